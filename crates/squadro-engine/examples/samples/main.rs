//! Collects positions from play and looks their exact values up in a tablebase.
//!
//! ```text
//! cargo run --release -p squadro-engine --example samples -- positions --games 300000 --out positions.bin
//! ```

mod label;
mod play;

use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use game::Keys;
use squadro::Position;
use squadro_engine::samples::Sample;
use squadro_engine::{Evaluation, Race};
use squadro_solver::Tablebase;

use crate::play::Player;

/// Positions from play, and their exact values.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Plays games and collects their positions, each once.
    Positions {
        /// How many games.
        #[arg(long)]
        games: u64,
        /// The same seed and thread count give the same positions.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Also collect positions up to this many random moves off the games.
        #[arg(long, default_value_t = 5)]
        wander: u64,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: u64,
        /// Where the positions go.
        #[arg(long)]
        out: PathBuf,
    },
    /// Looks up the exact values of positions.
    Label {
        /// The tablebase.
        #[arg(long)]
        tablebase: PathBuf,
        /// The positions.
        #[arg(long)]
        positions: PathBuf,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: usize,
        /// Where the samples go.
        #[arg(long)]
        out: PathBuf,
    },
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Positions { games, seed, wander, threads, out } => {
            ensure!(threads > 0, "at least one thread");
            let positions = play(&Race, games, seed, wander, threads);
            println!("{} different positions", positions.len());
            write(&out, positions.into_iter().map(|position| Sample::unknown(&position)))
        }
        Task::Label { tablebase, positions, threads, out } => {
            ensure!(threads > 0, "at least one thread");
            let tablebase = Tablebase::open(tablebase)?;
            let positions = read(&positions)?.into_iter().filter_map(Sample::position).collect();
            let samples = label::label(&tablebase, positions, false, threads)?;
            write(&out, samples.into_iter())
        }
    }
}

/// Plays games and gives back their positions, each once, ordered.
fn play<E: Evaluation + Sync>(
    evaluation: &E,
    games: u64,
    seed: u64,
    wander: u64,
    threads: u64,
) -> Vec<Position> {
    let mut keys = Keys::new(seed);
    let seeds: Vec<u64> = (0..threads).map(|_| keys.draw()).collect();
    let one = |seed: u64| {
        let mut player = Player::new(evaluation, seed, wander);
        let mut positions = Vec::new();
        for _ in 0..games / threads {
            player.game(&mut positions);
        }
        positions
    };
    let one = &one;
    let mut positions: Vec<Position> = thread::scope(|scope| {
        let running: Vec<_> = seeds.into_iter().map(|seed| scope.spawn(move || one(seed))).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("a game doesn't panic")).collect()
    });
    positions.sort_unstable_by_key(Position::word);
    positions.dedup();
    positions
}

fn read(path: &Path) -> Result<Vec<Sample>> {
    let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
    Sample::all(&bytes).with_context(|| format!("{} is cut off", path.display()))
}

fn write(path: &Path, samples: impl Iterator<Item = Sample>) -> Result<()> {
    let bytes: Vec<u8> = samples.flat_map(Sample::to_bytes).collect();
    std::fs::write(path, bytes).with_context(|| format!("{}", path.display()))
}
