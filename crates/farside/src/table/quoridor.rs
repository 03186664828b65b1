use std::fmt::Write;
use std::io;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use arena::{Halt, Maker, Program, Qtp};
use engine::{Limits, Watch};
use game::{Charset, Game, Line, Notation, Seat};
use games::{ComputerOf, ComputerOptions, HasComputer as _};
use quoridor::{Fence, Move, Orientation, Position, Square};
use quoridor_engine::baseline::Baseline;
use quoridor_engine::many::reference::Reference;
use quoridor_engine::puct::PuctPlayer;
use quoridor_engine::{Analysis, Newcomer};

use super::{SeatValue, Table};

impl Table for Position {
    const REFERENCES: &'static [&'static str] = &["first", "puct", "greedy", "uct", "newcomer"];
    const NOTATIONS: &'static [Notation] = &[Notation::Glendenning, Notation::Qtp];

    type Distances = Vec<Option<u8>>;
    type Analysis = Analysis;

    fn draw(&self, charset: Charset) -> String {
        self.board(charset).to_string()
    }

    fn player(seat: Seat) -> String {
        format!("player {seat}")
    }

    fn seat_value(seat: Seat) -> SeatValue {
        SeatValue::Number(seat.number())
    }

    fn distances(&self) -> Vec<Option<u8>> {
        Seat::all(self.seats()).map(|seat| self.distance(seat)).collect()
    }

    fn distances_in_words(&self) -> String {
        Seat::all(self.seats())
            .zip(self.distances())
            .map(|(seat, distance)| match distance {
                Some(1) => format!("{}: 1 step to go\n", Self::player(seat)),
                Some(steps) => format!("{}: {steps} steps to go\n", Self::player(seat)),
                None => format!("{}: out of the game\n", Self::player(seat)),
            })
            .collect()
    }

    fn list_moves(&self, moves: &[Move]) -> String {
        let mut squares = Vec::new();
        let mut fences = Vec::new();
        for mv in moves {
            match mv {
                Move::Pawn(square) => squares.push(square.to_string()),
                Move::Fence(fence) => fences.push(*fence),
            }
        }
        let map = if fences.is_empty() { String::new() } else { map_of(&fences) };
        let pawn = if squares.is_empty() { "no pawn moves".into() } else { squares.join(" ") };
        format!("pawn    {pawn}\n{map}")
    }

    fn how_to_move() -> &'static str {
        "Type a square to move to (e2), or a fence: the square at its lower left, then h or v (e3h)."
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
        let report = engine.analyze(line, limits, &Watch::start(), lines);
        Ok(report.map(|report| Analysis::new(line.position(), &report)))
    }

    fn converse_in_qtp(mut player: ComputerOf<Position>, movetime: Duration) -> Option<io::Result<()>> {
        Some(qtp::converse(&mut *player, movetime, io::stdin().lock(), io::stdout()))
    }

    fn reference(name: &str, seats: usize) -> Option<ComputerOf<Position>> {
        match name {
            "first" if seats == 2 => Some(Box::new(Baseline::default())),
            "puct" if seats == 2 => Some(Box::new(PuctPlayer)),
            "greedy" => Some(Box::new(Reference::Greedy(0))),
            "uct" => Some(Box::new(Reference::Uct(0))),
            "newcomer" => Some(Box::new(Newcomer)),
            _ => None,
        }
    }

    fn qtp(program: Program, halt: Halt) -> Option<Maker<Position>> {
        Some(Box::new(move || Ok(Box::new(Qtp::start(program.clone(), &halt)?))))
    }
}

/// Two small maps, with the letter of its column wherever a fence may be placed.
fn map_of(fences: &[Fence]) -> String {
    let row = |row: usize, orientation: Orientation| -> String {
        let free = |column: usize| {
            let square = Square::new(column, row);
            square.is_some_and(|square| fences.contains(&Fence { square, orientation }))
        };
        (0..8).zip('a'..).map(|(column, letter)| if free(column) { letter } else { '.' }).collect()
    };
    let mut map = String::from("fences  h         v\n");
    for number in (1..=8).rev() {
        let (across, along) =
            (row(number - 1, Orientation::Horizontal), row(number - 1, Orientation::Vertical));
        writeln!(map, "     {number}  {across}  {along}").expect("writing to a string can't fail");
    }
    map
}
