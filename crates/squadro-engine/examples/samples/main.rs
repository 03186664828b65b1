//! Collects positions from play and looks their exact values up in a tablebase.
//!
//! ```text
//! cargo run --release -p squadro-engine --example samples -- positions --games 300000 --out positions.bin
//! ```

mod label;
mod play;
mod recorder;

use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use game::Keys;
use squadro::Position;
use squadro_engine::Race;
use squadro_engine::samples::Sample;
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
    /// Plays games with the net and collects positions that its searches judge, each once.
    Judged {
        /// How many games.
        #[arg(long)]
        games: u64,
        /// How many positions a search looks at, on average.
        #[arg(long, default_value_t = 400)]
        nodes: u64,
        /// Collect one in so many.
        #[arg(long, default_value_t = 10)]
        one_in: u64,
        /// The same seed and thread count give the same positions.
        #[arg(long, default_value_t = 2)]
        seed: u64,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: u64,
        /// Where the positions go.
        #[arg(long)]
        out: PathBuf,
    },
    /// Plays games and keeps positions that are set apart and in which the result can be spoilt, with all values.
    HeldOut {
        /// The tablebase.
        #[arg(long)]
        tablebase: PathBuf,
        /// How many games.
        #[arg(long)]
        games: u64,
        /// How many positions to keep at most.
        #[arg(long)]
        keep: usize,
        /// Not the seed of the positions to train on.
        #[arg(long, default_value_t = 1_000_003)]
        seed: u64,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: u64,
        /// Where the samples go.
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
            let positions = in_threads(games, seed, threads, |seed, games| {
                let mut player = Player::wandering(&Race, seed, wander);
                let mut positions = Vec::new();
                (0..games).for_each(|_| player.game(&mut positions));
                positions
            });
            println!("{} different positions", positions.len());
            write(&out, positions.into_iter().map(|position| Sample::unknown(&position)))
        }
        Task::Judged { games, nodes, one_in, seed, threads, out } => {
            ensure!(threads > 0 && nodes > 0 && one_in > 0, "threads, nodes and one-in are at least 1");
            let positions =
                in_threads(games, seed, threads, |seed, games| recorder::games(seed, games, nodes, one_in));
            println!("{} different positions", positions.len());
            write(&out, positions.into_iter().map(|position| Sample::unknown(&position)))
        }
        Task::HeldOut { tablebase, games, keep, seed, threads, out } => {
            ensure!(threads > 0, "at least one thread");
            let tablebase = Tablebase::open(tablebase)?;
            let positions = in_threads(games, seed, threads, |seed, games| {
                let mut player = Player::steady(&Race, seed);
                let mut game = Vec::new();
                let mut positions = Vec::new();
                for _ in 0..games {
                    game.clear();
                    player.game(&mut game);
                    positions.extend(game.iter().filter(|position| Sample::unknown(position).is_set_apart()));
                }
                positions
            });
            println!("{} different positions that are set apart", positions.len());
            let mut samples = label::label(&tablebase, positions, true, threads as usize)?;
            samples.retain(|&sample| label::can_be_spoilt(sample));
            println!("{} can be spoilt", samples.len());
            // In an order that has nothing to do with the game, so that the first so many are as good as any.
            samples.sort_by_key(|sample| Keys::new(sample.word() ^ seed).draw());
            samples.truncate(keep);
            write(&out, samples.into_iter())
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

/// Has games played in several threads and gives back their positions, each once, ordered.
fn in_threads(
    games: u64,
    seed: u64,
    threads: u64,
    play: impl Fn(u64, u64) -> Vec<Position> + Sync,
) -> Vec<Position> {
    let mut keys = Keys::new(seed);
    let seeds: Vec<u64> = (0..threads).map(|_| keys.draw()).collect();
    let play = &play;
    let mut positions: Vec<Position> = thread::scope(|scope| {
        let start = |seed| scope.spawn(move || play(seed, games / threads));
        let running: Vec<_> = seeds.into_iter().map(start).collect();
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
