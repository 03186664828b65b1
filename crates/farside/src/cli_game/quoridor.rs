use std::fmt::Write;
use std::io;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use arena::{Halt, Maker, Program, Qtp};
use engine::{Limits, Stopwatch};
use game::{Charset, Game, Line, Notation, Seat};
use games::{ComputerOf, ComputerOptions, HasComputer as _};
use i18n::{Messages, Value};
use quoridor::{Fence, IllegalMove, Move, Orientation, Position, Side, Square};
use quoridor_engine::Analysis;
use unicode_width::UnicodeWidthStr as _;

use super::{CliGame, SeatValue, labels};

impl CliGame for Position {
    const NOTATIONS: &'static [Notation] = &[Notation::Glendenning, Notation::Qtp];

    type Distances = Vec<Option<u8>>;
    type Analysis = Analysis;

    fn draw(&self, charset: Charset) -> String {
        self.board(charset).to_string()
    }

    fn draw_in(&self, messages: &Messages, charset: Charset) -> String {
        let note = |seat: Seat| {
            if !self.plays(seat) {
                return messages
                    .format("terminal-out", &[("player", Self::player_in(messages, seat).into())]);
            }
            let (id, line) = match self.goal(seat) {
                Side::Top => ("terminal-goal-row", ("row", 9.into())),
                Side::Bottom => ("terminal-goal-row", ("row", 1.into())),
                Side::Left => ("terminal-goal-column", ("column", "a".into())),
                Side::Right => ("terminal-goal-column", ("column", "i".into())),
            };
            let number = ("number", seat.number().into());
            messages.format(id, &[number, ("fences", self.fences_left(seat).into()), line])
        };
        let notes: Vec<String> = Seat::all(self.seats()).map(note).collect();
        self.board(charset).with_notes(&notes).to_string()
    }

    fn draw_board(&self, charset: Charset) -> String {
        self.board(charset).with_notes(&[]).to_string()
    }

    fn symbols(seat: Seat, _charset: Charset) -> String {
        seat.to_string()
    }

    fn player(seat: Seat) -> String {
        format!("player {seat}")
    }

    fn player_in(messages: &Messages, seat: Seat) -> String {
        messages.format("terminal-player", &[("number", seat.number().into())])
    }

    fn seat_value(seat: Seat) -> SeatValue {
        SeatValue::Number(seat.number())
    }

    fn distances(&self) -> Vec<Option<u8>> {
        Seat::all(self.seats()).map(|seat| self.distance(seat)).collect()
    }

    fn distances_in_words(&self, messages: &Messages, player: impl Fn(Seat) -> String) -> String {
        let words = |(seat, distance): (Seat, Option<u8>)| {
            let player = ("player", player(seat).into());
            match distance {
                Some(steps) => messages.format("terminal-steps", &[player, ("steps", steps.into())]),
                None => messages.format("terminal-out", &[player]),
            }
        };
        Seat::all(self.seats()).zip(self.distances()).map(words).map(|line| line + "\n").collect()
    }

    fn list_moves(&self, messages: &Messages, moves: &[Move]) -> String {
        let mut squares = Vec::new();
        let mut fences = Vec::new();
        for mv in moves {
            match mv {
                Move::Pawn(square) => squares.push(square.to_string()),
                Move::Fence(fence) => fences.push(*fence),
            }
        }
        let [pawn, label] =
            labels(["terminal-legal-pawn", "terminal-legal-fences"].map(|id| messages.text(id)));
        let map = if fences.is_empty() { String::new() } else { map_of(&fences, &label) };
        let squares =
            if squares.is_empty() { messages.text("terminal-no-pawn-moves") } else { squares.join(" ") };
        format!("{pawn}{squares}\n{map}")
    }

    fn how_to_move(messages: &Messages) -> String {
        messages.text("terminal-how-quoridor")
    }

    fn why_illegal(&self, messages: &Messages, why: &IllegalMove) -> String {
        let with = |id, name, value: String| messages.format(id, &[(name, Value::from(value))]);
        match why {
            IllegalMove::GameOver(_) => messages.text("refused-game-over"),
            IllegalMove::AlreadyThere(_) => messages.text("refused-already-there"),
            IllegalMove::Occupied { .. } => messages.text("refused-occupied"),
            IllegalMove::FenceBetween { fence, .. } => {
                with("refused-fence-between", "fence", fence.to_string())
            }
            IllegalMove::StraightJumpPossible { landing, .. } => {
                with("refused-straight-jump-possible", "square", landing.to_string())
            }
            IllegalMove::PawnBehind { .. } => messages.text("refused-pawn-behind"),
            IllegalMove::TooFar { .. } => messages.text("refused-too-far"),
            IllegalMove::NoFenceLeft(_) => messages.text("refused-no-fence-left"),
            IllegalMove::OffBoard(_) => messages.text("refused-off-board"),
            IllegalMove::Overlaps { other, .. } => with("refused-overlaps", "fence", other.to_string()),
            IllegalMove::Crosses { other, .. } => with("refused-crosses", "fence", other.to_string()),
            IllegalMove::CutsOff { seat, .. } if *seat == self.turn() => {
                messages.text("refused-cuts-off-you")
            }
            IllegalMove::CutsOff { seat, .. } => {
                with("refused-cuts-off", "player", Self::player_in(messages, *seat))
            }
        }
    }

    /// By the first word. Uppercase squares are left to the reader: they may be of either notation.
    fn recognize(moves: &str) -> Option<Notation> {
        let first = moves.trim_start().to_ascii_lowercase();
        if first.starts_with("playmove") || first.starts_with("playwall") {
            return Some(Notation::Qtp);
        }
        let letter = first.chars().find(|c| c.is_alphabetic())?;
        ('a'..='i').contains(&letter).then_some(Notation::Standard)
    }

    fn analyze(
        line: &Line<Position>,
        limits: Limits,
        lines: usize,
        _: Option<&Path>,
    ) -> Result<Option<Analysis>> {
        let mut engine = Position::engine(ComputerOptions::default());
        let report = engine.analyze(line, limits, &Stopwatch::start(), lines);
        Ok(report.map(|report| Analysis::new(line.position(), &report)))
    }

    fn best_move(analysis: &Analysis) -> Option<&str> {
        Some(&analysis.lines.first()?.mv)
    }

    fn run_qtp(mut player: ComputerOf<Position>, movetime: Duration) -> Option<io::Result<()>> {
        Some(qtp::converse(&mut *player, movetime, io::stdin().lock(), io::stdout()))
    }

    fn qtp(program: Program, halt: Halt) -> Option<Maker<Position>> {
        Some(Box::new(move || Ok(Box::new(Qtp::start(program.clone(), &halt)?))))
    }
}

/// Two small maps behind a label, with the letter of its column wherever a fence may be placed.
fn map_of(fences: &[Fence], label: &str) -> String {
    let row = |row: usize, orientation: Orientation| -> String {
        let free = |column: usize| {
            let square = Square::new(column, row);
            square.is_some_and(|square| fences.contains(&Fence { square, orientation }))
        };
        (0..8).zip('a'..).map(|(column, letter)| if free(column) { letter } else { '.' }).collect()
    };
    let mut map = format!("{label}h         v\n");
    let numbers = label.width().saturating_sub(2);
    for number in (1..=8).rev() {
        let (across, along) =
            (row(number - 1, Orientation::Horizontal), row(number - 1, Orientation::Vertical));
        writeln!(map, "{number:>numbers$}  {across}  {along}").expect("writing to a string can't fail");
    }
    map
}
