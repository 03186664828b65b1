//! Collects positions from play and looks up their exact values in a tablebase.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result, ensure};
use game::Keys;
use squadro::Position;
use squadro_engine::Race;
use squadro_engine::samples::Sample;
use squadro_solver::Tablebase;

use super::player::Player;
use super::{label, recorder};

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// How many games
    #[arg(long)]
    games: u64,
    /// The same seed and thread count give the same positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also collect positions up to this many random moves off the games
    #[arg(long, default_value_t = 5)]
    wander: u64,
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// Where the positions go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct SearchedArgs {
    /// How many games
    #[arg(long)]
    games: u64,
    /// The mean number of nodes of a search
    #[arg(long, default_value_t = 400)]
    nodes: u64,
    /// Collect one in so many
    #[arg(long, default_value_t = 10)]
    one_in: u64,
    /// The same seed and thread count give the same positions
    #[arg(long, default_value_t = 2)]
    seed: u64,
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// Where the positions go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct HeldOutArgs {
    /// The directory of the tablebase
    #[arg(long, value_name = "DIR")]
    tablebase: PathBuf,
    /// How many games
    #[arg(long)]
    games: u64,
    /// How many positions to keep at most
    #[arg(long)]
    keep: usize,
    /// Not the seed of the positions to train on
    #[arg(long, default_value_t = 1_000_003)]
    seed: u64,
    #[arg(long, default_value_t = 2)]
    threads: u64,
    /// Where the samples go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

#[derive(clap::Args)]
pub(crate) struct LabelArgs {
    /// The directory of the tablebase
    #[arg(long, value_name = "DIR")]
    tablebase: PathBuf,
    /// The positions
    #[arg(long, value_name = "FILE")]
    positions: PathBuf,
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Where the samples go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Plays games between quick players and collects their positions, each once.
pub(crate) fn play(args: &PlayArgs) -> Result<()> {
    ensure!(args.threads > 0, "at least one thread");
    let positions = in_threads(args.games, args.seed, args.threads, |seed, games, tell| {
        let mut player = Player::wandering(&Race, seed, args.wander);
        let mut positions = Vec::new();
        (0..games).for_each(|_| {
            player.game(&mut positions);
            tell();
        });
        positions
    });
    println!("{} different positions", positions.len());
    write(&args.out, positions.into_iter().map(|position| Sample::unknown(&position)))
}

/// Plays games with the net and collects positions that its searches evaluate, each once.
pub(crate) fn searched(args: &SearchedArgs) -> Result<()> {
    let &SearchedArgs { games, nodes, one_in, seed, threads, .. } = args;
    ensure!(threads > 0 && nodes > 0 && one_in > 0, "threads, nodes and one-in are at least 1");
    let positions = in_threads(games, seed, threads, |seed, games, tell| {
        recorder::games(seed, games, nodes, one_in, tell)
    });
    println!("{} different positions", positions.len());
    write(&args.out, positions.into_iter().map(|position| Sample::unknown(&position)))
}

/// Plays games and keeps positions that are held out and in which the result can be spoilt, with all values.
pub(crate) fn held_out(args: &HeldOutArgs) -> Result<()> {
    let &HeldOutArgs { games, keep, seed, threads, .. } = args;
    ensure!(threads > 0, "at least one thread");
    let tablebase = Tablebase::open(&args.tablebase)?;
    let positions = in_threads(games, seed, threads, |seed, games, tell| {
        let mut player = Player::steady(&Race, seed);
        let mut game = Vec::new();
        let mut positions = Vec::new();
        for _ in 0..games {
            game.clear();
            player.game(&mut game);
            positions.extend(game.iter().filter(|position| Sample::unknown(position).is_set_apart()));
            tell();
        }
        positions
    });
    println!("{} different positions that are held out", positions.len());
    let mut samples = label::label(&tablebase, positions, true, threads as usize)?;
    samples.retain(|&sample| label::can_be_spoilt(sample));
    println!("{} can be spoilt", samples.len());
    // In an order that has nothing to do with the game, so that the first so many are as good as any.
    samples.sort_by_key(|sample| Keys::new(sample.word() ^ seed).draw());
    samples.truncate(keep);
    write(&args.out, samples.into_iter())
}

/// Looks up the exact values of positions.
pub(crate) fn label(args: &LabelArgs) -> Result<()> {
    ensure!(args.threads > 0, "at least one thread");
    let tablebase = Tablebase::open(&args.tablebase)?;
    let positions = read(&args.positions)?.into_iter().filter_map(Sample::position).collect();
    let samples = label::label(&tablebase, positions, false, args.threads)?;
    write(&args.out, samples.into_iter())
}

/// How many lines of progress a run prints.
const LINES: u64 = 20;

/// Has games played in several threads and gives back their positions, each once, ordered. `play` is given a seed, the
/// number of its games and what to call after each of them.
fn in_threads(
    games: u64,
    seed: u64,
    threads: u64,
    play: impl Fn(u64, u64, &dyn Fn()) -> Vec<Position> + Sync,
) -> Vec<Position> {
    let mut keys = Keys::new(seed);
    let seeds: Vec<u64> = (0..threads).map(|_| keys.draw()).collect();
    let played = AtomicU64::new(0);
    let tell = || {
        let played = played.fetch_add(1, Ordering::Relaxed) + 1;
        if played.is_multiple_of((games / LINES).max(1)) {
            println!("{played} of {games} games");
        }
    };
    let (play, tell) = (&play, &tell);
    let mut positions: Vec<Position> = thread::scope(|scope| {
        let start = |seed| scope.spawn(move || play(seed, games / threads, tell));
        let running: Vec<_> = seeds.into_iter().map(start).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("a game doesn't panic")).collect()
    });
    positions.sort_unstable_by_key(Position::word);
    positions.dedup();
    positions
}

pub(super) fn read(path: &Path) -> Result<Vec<Sample>> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    Sample::all(&bytes).with_context(|| format!("{} is cut off", path.display()))
}

fn write(path: &Path, samples: impl Iterator<Item = Sample>) -> Result<()> {
    let bytes: Vec<u8> = samples.flat_map(Sample::to_bytes).collect();
    fs::write(path, bytes).with_context(|| path.display().to_string())
}
