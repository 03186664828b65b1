use std::fmt::Write as _;

use game::{Charset, Game as _, Seat};
use i18n::{Messages, Value};
use quoridor::{Fence, IllegalMove, Move, Orientation, Position, Side, Square};
use unicode_width::UnicodeWidthStr as _;

use super::{GameWords, labels};

impl GameWords for Position {
    const HAS_SIDES: bool = false;
    const MOVE_LETTERS: &'static str = "abcdefghi";
    const EXAMPLE: &'static str = "e2 e3h";
    const OWN_KEYS: &'static [(&'static str, &'static str)] =
        &[("h v", "terminal-keys-fence"), ("r", "terminal-keys-rotate")];
    const BAR_KEYS: &'static [(&'static str, &'static str)] = &[("h/v", "terminal-fence")];
    const HOW_TO_MOVE: &'static str = "terminal-move-quoridor";

    fn chip(_charset: Charset, seat: Seat) -> String {
        seat.to_string()
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

    fn player_in(messages: &Messages, seat: Seat) -> String {
        messages.format("terminal-player", &[("number", seat.number().into())])
    }

    fn distances_in_words(&self, messages: &Messages, player: impl Fn(Seat) -> String) -> String {
        let words = |(seat, distance): (Seat, Option<u8>)| {
            let player = ("player", player(seat).into());
            match distance {
                Some(steps) => messages.format("terminal-steps", &[player, ("steps", steps.into())]),
                None => messages.format("terminal-out", &[player]),
            }
        };
        Seat::all(self.seats())
            .map(|seat| (seat, self.distance(seat)))
            .map(words)
            .map(|line| line + "\n")
            .collect()
    }

    fn standing(&self, messages: &Messages, seat: Seat) -> [String; 2] {
        if !self.plays(seat) {
            return [String::new(), String::new()];
        }
        let steps = self.distance(seat);
        let steps = steps.map(|steps| messages.format("steps-to-goal", &[("steps", steps.into())]));
        let fences = messages.format("fences-left", &[("fences", self.fences_left(seat).into())]);
        [fences, steps.unwrap_or_default()]
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
