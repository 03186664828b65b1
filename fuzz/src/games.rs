//! What the targets need to know of each game beyond its rules.

use game::{Charset, Game, Notation, Outcome, Seat, Setup};
use quoridor::{Fence, Move, Square};
use squadro::Lane;

/// A game to be fuzzed.
pub(crate) trait Fuzzed: Game {
    /// The notations that this game's moves are written in.
    const NOTATIONS: &'static [Notation];

    /// A start that depends on two bytes: players, who begins, rule options.
    fn setup(bytes: [u8; 2]) -> Setup;

    /// Every move that can be written, legal or not.
    fn every_move() -> Vec<Self::Move>;

    /// Draws the board and measures distances.
    fn look(&self);
}

impl Fuzzed for quoridor::Position {
    const NOTATIONS: &'static [Notation] = &[Notation::Standard, Notation::Glendenning, Notation::Qtp];

    fn setup([begin, rules]: [u8; 2]) -> Setup {
        let players = usize::from(begin % 3) + 2;
        let first = usize::from(begin / 3) % players;
        let options = ["free-side-jump", "strict-pawn-behind"];
        let chosen = options.into_iter().enumerate().filter(|(bit, _)| rules >> bit & 1 == 1);
        Setup {
            players: Some(players),
            first: Seat::new(first),
            options: chosen.map(|(_, name)| name.to_string()).collect(),
            position: None,
        }
    }

    fn every_move() -> Vec<Move> {
        let moves = |square| {
            [
                Move::Pawn(square),
                // Those of the last row and column stick out of the board.
                Move::Fence(Fence::horizontal(square)),
                Move::Fence(Fence::vertical(square)),
            ]
        };
        Square::all().flat_map(moves).collect()
    }

    fn look(&self) {
        for charset in [Charset::Unicode, Charset::Ascii] {
            let _ = self.board(charset).to_string();
        }
        for seat in Seat::all(self.seats()) {
            let steps = self.shortest_path(seat).map(|path| path.len());
            assert_eq!(self.distance(seat).map(usize::from), steps, "the path of seat {seat} in '{self}'");
        }
    }
}

impl Fuzzed for squadro::Position {
    const NOTATIONS: &'static [Notation] = &[Notation::Standard, Notation::Designer];

    fn setup([begin, _]: [u8; 2]) -> Setup {
        Setup { first: Seat::new(usize::from(begin % 2)), ..Setup::default() }
    }

    fn every_move() -> Vec<squadro::Move> {
        let moves = |seat| Lane::ALL.map(|lane| squadro::Move::new(seat, lane));
        [squadro::LIGHT, squadro::DARK].into_iter().flat_map(moves).collect()
    }

    fn look(&self) {
        for charset in [Charset::Unicode, Charset::Ascii] {
            let _ = self.board(charset).to_string();
        }
        for seat in [squadro::LIGHT, squadro::DARK] {
            let needed = self.moves_needed(seat);
            let home = needed.pieces.into_iter().filter(|moves| *moves == 0).count();
            assert_eq!(needed.total == 0, home >= 4, "moves needed in '{self}'");
            assert!(needed.total > 0 || self.outcome() == Some(Outcome::Win(seat)), "nobody won '{self}'");
        }
    }
}
