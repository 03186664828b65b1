//! Fixed positions searched to a fixed depth: one number that changes only when the search or the net does, and the
//! speed.

use core::time::Duration;
use std::time::Instant;

use engine::Player;
use game::{Line, Notation};
use quoridor::Position;

use crate::{Engine, Limits, NoClock, Options};

/// The beginnings of games that are searched.
const GAMES: [&str; 8] = [
    "",
    "e2 e8 e3 e7 e4 e6",
    "e2 e8 e3 e7 e4 e6 e3h d6v",
    "e2 e8 e3 e7 e4 e6 d3h f6h c4v g5h b3h",
    "e2 e8 e3 d8h e4 b8h e5 e7h d5v f5h c6h g7v h6h",
    "e2 e8 b7v e7 e3 e1h e4 e6 c1h e4h d4 c4h e5v b3v",
    "h5v e8 a5h g2h e2 b7h e3 e7 e2h d3h f3 f3h c2h b3h a2h f2v h3v c5h",
    "e2 e8 b7v e7 e3 e1h e4 e6 c1h e4h d4 c4h e5v e7 e7v e3v d7h a6h a1h d7 c6v d6 g1h d5",
];
/// How deep they are searched.
pub const DEPTH: u32 = 9;
/// The table for measuring, in mebibytes. It is cleared for every position.
const TABLE: usize = 4;

/// What a bench found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// How many nodes were visited: the same on every machine and in every run.
    pub signature: u64,
    /// The time it took.
    pub time: Duration,
}

impl Measured {
    /// Nodes per second.
    pub fn nodes_per_second(&self) -> f64 {
        self.signature as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// The games that are searched.
///
/// # Panics
/// If one of them isn't a game: a test makes sure they all are.
pub fn games() -> Vec<Line<Position>> {
    let read = |text: &&str| {
        let mut game = Line::new(Position::start());
        for word in text.split_whitespace() {
            game.play_text(word, Notation::Standard).expect("the games of the bench are legal");
        }
        game
    };
    GAMES.iter().map(read).collect()
}

/// Searches the fixed positions to their depth.
pub fn measure() -> Measured {
    let mut engine = Engine::new(Options { table: TABLE, ..Options::default() }).without_book();
    let mut signature = 0;
    let mut time = Duration::ZERO;
    for game in games() {
        engine.new_game();
        let began = Instant::now();
        let report = engine.go(&game, Limits::depth(DEPTH), &NoClock);
        time += began.elapsed();
        signature += report.map_or(0, |report| report.nodes);
    }
    Measured { signature, time }
}

/// The signature that [`measure`] finds: it changes with the search or the net, and then it is changed here.
pub const SIGNATURE: u64 = 224_310;

/// Nodes per second from the start of a game, in a search of this time.
pub fn speed(time: Duration) -> f64 {
    let mut engine = Engine::new(Options::default()).without_book();
    let began = Instant::now();
    let report = engine.go(&Line::new(Position::start()), Limits::time(time), &crate::Stopwatch::start());
    report.map_or(0.0, |report| report.nodes as f64 / began.elapsed().as_secs_f64().max(1e-9))
}
