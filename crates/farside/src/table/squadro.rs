use engine::{Level, Player};
use game::{Charset, Game, Seat};
use serde::Serialize;
use squadro::{Move, Position};
use squadro_engine::{Engine, Options};

use super::{SeatValue, Table};

impl Table for Position {
    const MOST_PLAYERS: usize = 2;
    const EXAMPLE: &'static str = "y3 r1";

    type Distances = [Needed; 2];

    fn draw(&self, charset: Charset) -> String {
        self.board(charset).to_string()
    }

    fn player(seat: Seat) -> String {
        let name = if seat == squadro::LIGHT { "Light" } else { "Dark" };
        format!("{name} ({})", Self::seat_name(seat))
    }

    fn seat_value(seat: Seat) -> SeatValue {
        SeatValue::Letter(Self::seat_name(seat))
    }

    fn distances(&self) -> [Needed; 2] {
        [squadro::LIGHT, squadro::DARK].map(|seat| {
            let needed = self.moves_needed(seat);
            Needed { pieces: needed.pieces, total: needed.total }
        })
    }

    fn distances_in_words(&self) -> String {
        let words = |(seat, needed): (Seat, Needed)| {
            let pieces = needed.pieces.map(|moves| moves.to_string()).join(" ");
            format!("{} needs {} moves; lane by lane {pieces}\n", Self::player(seat), needed.total)
        };
        [squadro::LIGHT, squadro::DARK].into_iter().zip(self.distances()).map(words).collect()
    }

    fn list_moves(&self, moves: &[Move]) -> String {
        let lanes: Vec<_> = moves.iter().map(ToString::to_string).collect();
        format!("lanes   {}\n", lanes.join(" "))
    }

    fn how_to_move() -> &'static str {
        "A move is the number of a lane, 1 to 5."
    }

    fn computer(level: Level, seed: u64) -> Box<dyn Player<Game = Position> + Send> {
        Box::new(Engine::new(Options { level, seed, ..Options::default() }))
    }
}

/// Moves that a seat still needs if nobody gets in the way.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Needed {
    pieces: [u8; 5],
    total: u8,
}
