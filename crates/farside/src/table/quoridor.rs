use std::fmt::Write;

use arena::{Halt, Maker, Program, Qtp};
use engine::{Level, Player};
use game::{Charset, Game, Seat};
use quoridor::{Fence, Move, Orientation, Position, Square};
use quoridor_engine::baseline::Baseline;
use quoridor_engine::many::reference::Reference;
use quoridor_engine::puct::PuctPlayer;
use quoridor_engine::{Engine, Options};

use super::{SeatValue, Table};

impl Table for Position {
    const MOST_PLAYERS: usize = Seat::MAX;
    const EXAMPLE: &'static str = "e2 e8 e3h";
    const REFERENCES: &'static [&'static str] = &["first", "puct", "greedy", "uct"];

    type Distances = Vec<Option<u8>>;

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
                Some(1) => format!("{} is 1 step from the goal line\n", Self::player(seat)),
                Some(steps) => format!("{} is {steps} steps from the goal line\n", Self::player(seat)),
                None => format!("{} has left\n", Self::player(seat)),
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
        let pawn = if squares.is_empty() { "the pawn is shut in".into() } else { squares.join(" ") };
        format!("pawn    {pawn}\n{map}")
    }

    fn how_to_move() -> &'static str {
        "A move is the square a pawn goes to (e2), or a fence: the square at its lower left and its direction, \
         h or v (e3h)."
    }

    fn computer(level: Level, seed: u64) -> Box<dyn Player<Game = Position> + Send> {
        Box::new(Engine::new(Options { level, seed, ..Options::default() }))
    }

    fn reference(name: &str, seats: usize) -> Option<Box<dyn Player<Game = Position> + Send>> {
        match name {
            "first" if seats == 2 => Some(Box::new(Baseline::default())),
            "puct" if seats == 2 => Some(Box::new(PuctPlayer)),
            "greedy" => Some(Box::new(Reference::Greedy(0))),
            "uct" => Some(Box::new(Reference::Uct(0))),
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
