//! How well the player does on positions it has never seen.
//!
//! The held-out positions come from games of quick players. None is lost for the player to move, and in each some legal
//! move would spoil the result. Their exact values, and those of their moves, are known. They are of the one in a
//! hundred that no net is ever trained on. `data/README.md` says how they were made.

use core::time::Duration;
use std::time::Instant;

use engine::Player;
use game::Line;
use squadro::{Move, Position};

use crate::net::Net;
use crate::samples::Sample;
use crate::search::{Choice, Search};
use crate::{Engine, Limits, NoClock, Options, Race, Stopwatch, TranspositionTable};

static HELD_OUT: &[u8] = include_bytes!("../data/held-out.bin");

/// The depth of the race-counting player to compare with, in plies.
pub const BASELINE_DEPTH: u32 = 10;
/// The table for measuring, in mebibytes. It is cleared for every position.
const TABLE: usize = 16;
/// The positions and the depth of the signature.
const SIGNATURE_POSITIONS: usize = 50;
const SIGNATURE_DEPTH: u32 = 12;

/// The held-out positions with their exact values.
///
/// # Panics
/// If the embedded file is damaged: a test makes sure it isn't.
pub fn held_out() -> Vec<Sample> {
    Sample::all(HELD_OUT).expect("the embedded positions are whole")
}

/// So many of the held-out positions, spread evenly.
pub fn some_held_out(many: usize) -> Vec<Sample> {
    let all = held_out();
    let many = many.min(all.len());
    (0..many).map(|at| all[at * all.len() / many]).collect()
}

/// How it went.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How many positions were played.
    pub played: usize,
    /// In how many of them the move kept the result.
    pub kept: usize,
    /// Where it didn't: the position and the move.
    pub spoilt: Vec<(Position, Move)>,
    /// How many nodes were visited in all.
    pub nodes: u64,
    /// How deep it looked, added up.
    pub depths: u64,
    /// The time it took in all, and the longest that one move took.
    pub time: Duration,
    /// The longest that one move took.
    pub longest: Duration,
}

impl Measured {
    /// The share that was kept, 0 to 1.
    pub fn share(&self) -> f64 {
        self.kept as f64 / self.played.max(1) as f64
    }

    fn add(&mut self, sample: Sample, position: Position, mv: Move, took: Duration) {
        self.played += 1;
        if sample.move_value(mv.lane) == sample.value() {
            self.kept += 1;
        } else {
            self.spoilt.push((position, mv));
        }
        self.time += took;
        self.longest = self.longest.max(took);
    }
}

/// The player to be measured: at its best, on one thread, without tablebase.
pub fn player() -> Engine {
    Engine::new(Options { table: TABLE, ..Options::default() })
}

/// Has the player play each position once, and tells after each how it goes.
pub fn measure(
    engine: &mut Engine,
    samples: &[Sample],
    limits: Limits,
    mut tell: impl FnMut(&Measured),
) -> Measured {
    let mut measured = Measured::default();
    for &sample in samples {
        let Some(position) = sample.position() else { continue };
        engine.new_game();
        let game = Line::new(position);
        let began = Instant::now();
        let Some(report) = engine.go(&game, limits, &Stopwatch::start()) else { continue };
        measured.add(sample, position, report.best, began.elapsed());
        measured.nodes += report.nodes;
        measured.depths += u64::from(report.depth);
        tell(&measured);
    }
    measured
}

/// The same for the player that everybody writes first: alpha-beta of ten plies that counts the moves to the goal.
pub fn measure_baseline(samples: &[Sample]) -> Measured {
    let mut table = TranspositionTable::new(TABLE);
    let mut measured = Measured::default();
    for &sample in samples {
        let Some(position) = sample.position() else { continue };
        table.clear();
        let began = Instant::now();
        let limits = Limits::depth(BASELINE_DEPTH);
        let search = Search::new(&Race, &table, &NoClock, limits, &position, &[]);
        let result = search.run(Choice::Deepest, |_| ());
        let Some(best) = result.moves.first() else { continue };
        measured.add(sample, position, best.mv, began.elapsed());
        measured.nodes += result.nodes;
        measured.depths += u64::from(result.depth);
    }
    measured
}

/// The [`signature`]: it changes with the search or the net, and then it is changed here.
pub const SIGNATURE: u64 = 609_973;

/// How many nodes are visited in a fixed set of searches: as long as nothing about the search or the net changes,
/// this number stays the same, on every machine.
pub fn signature() -> u64 {
    let mut table = TranspositionTable::new(1);
    let nodes = some_held_out(SIGNATURE_POSITIONS).into_iter().filter_map(Sample::position).map(|position| {
        table.clear();
        let limits = Limits::depth(SIGNATURE_DEPTH);
        Search::new(Net::shared(), &table, &NoClock, limits, &position, &[])
            .run(Choice::Averaged, |_| ())
            .nodes
    });
    nodes.sum()
}
