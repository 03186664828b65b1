use game::Seat;
use games::{AnyLine, AnyPosition, GameKind};
use serde::Serialize;

use crate::{Theme, canonical};

/// A position in which exactly one move keeps the result, and again after each reply.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The position to solve; whoever is to move in it solves it.
    pub start: AnyPosition,
    /// The solution: the solver's moves, with the replies between them. It begins and ends with one of the solver's.
    pub moves: Vec<String>,
    /// What the solution achieves.
    pub aim: Aim,
    /// How it is known that no other move does.
    pub proof: Proof,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What it is about; never empty.
    pub themes: Vec<Theme>,
    /// What refutes wrong moves, where it isn't left to a computer player to show.
    pub refutations: Vec<Refutation>,
}

/// What the one right move achieves and all others give away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Aim {
    /// It wins.
    Win,
    /// It draws.
    Draw,
    /// It keeps somebody from winning, among three or four.
    Stop,
}

/// How it is known that the solution is the only one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Proof {
    /// The results of all moves are known.
    Proven,
    /// Searches of so many nodes find every other move worse by at least this chance of winning.
    Searched {
        /// The nodes of each search.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        nodes: u64,
        /// The least difference, in thousandths.
        margin: u16,
    },
}

impl Proof {
    /// Of two ways of knowing, what holds for both.
    pub(crate) fn weaker(self, other: Proof) -> Proof {
        match (self, other) {
            (Proof::Searched { nodes, margin }, Proof::Searched { margin: least, .. }) => {
                Proof::Searched { nodes, margin: margin.min(least) }
            }
            (Proof::Proven, searched) | (searched, Proof::Proven) => searched,
        }
    }
}

/// How hard a puzzle is, as measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// The rating of a player who solves it every other time.
    pub rating: u16,
    /// The levels that find the first move.
    pub first: Vec<u8>,
    /// The levels that find all moves.
    pub all: Vec<u8>,
    /// The nodes that full strength needs to find the first move; none if it needs more than were tried.
    pub nodes: Option<u64>,
}

/// What follows a wrong move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The number of the solver's move, from 0, instead of which it is played.
    pub step: usize,
    /// The wrong move, and what follows.
    pub moves: Vec<String>,
}

impl Aim {
    /// All of them.
    pub const ALL: [Aim; 3] = [Aim::Win, Aim::Draw, Aim::Stop];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Win => "win",
            Aim::Draw => "draw",
            Aim::Stop => "stop",
        }
    }
}

impl Puzzle {
    /// The game it is of.
    pub fn game(&self) -> GameKind {
        self.line_at(0).kind()
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.line_at(0).seats()
    }

    /// Who solves it.
    pub fn solver(&self) -> Seat {
        self.start.turn()
    }

    /// How many moves the solver has to find.
    pub fn len(&self) -> usize {
        self.moves.len().div_ceil(2)
    }

    /// Never: there is a move to find.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Its name: the same for the same position, and for its mirror images.
    pub fn id(&self) -> String {
        /// As many letters as keep thousands of puzzles apart.
        const LETTERS: u32 = 6;
        let alphabet: Vec<char> = ('a'..='z').filter(|letter| !"aeiou".contains(*letter)).collect();
        // FNV-1a.
        let hash = canonical(&self.start).bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        let hash = hash ^ hash >> 32;
        let base = alphabet.len() as u64;
        let letter = |place: u32| alphabet.get((hash / base.pow(place) % base) as usize).copied();
        (0..LETTERS).filter_map(letter).collect()
    }

    /// The solver's move of this number.
    pub fn own_move(&self, step: usize) -> Option<&str> {
        self.moves.get(2 * step).map(String::as_str)
    }

    /// The reply to the solver's move of this number; none after the last.
    pub fn reply(&self, step: usize) -> Option<&str> {
        self.moves.get(2 * step + 1).map(String::as_str)
    }

    /// The line of play before the solver's move of this number.
    pub fn line_at(&self, step: usize) -> AnyLine {
        let mut line = AnyLine::starting_at(&self.start);
        for mv in self.moves.iter().take(2 * step) {
            // A puzzle that was read has been played through; one that is being made was played move by move.
            let played = line.play(mv);
            debug_assert!(played.is_ok(), "{mv}: {played:?}");
        }
        line
    }
}
