//! Has the engine play against itself and notes what its searches say.
//!
//! ```text
//! cargo run --release -p quoridor-engine --example selfplay -- --games 10000 --nodes 2000 --out samples.bin
//! ```
//!
//! A run that was interrupted goes on when it is started again with the same settings: games that are in the file
//! aren't played a second time.

mod look;
mod play;
mod relabel;
mod start;

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use game::Keys;
use quoridor_engine::samples::{HEADER, SAMPLE_BYTES, Sample};
use quoridor_engine::{Distances, Evaluation, Net, TranspositionTable};

use crate::play::Settings;

/// Samples from self-play.
#[derive(Parser)]
struct Arguments {
    /// How many games; none to look a second time at samples.
    #[arg(long, default_value_t = 0)]
    games: u64,
    /// Samples to look at a second time, where the net and the search disagree most.
    #[arg(long)]
    relabel: Option<PathBuf>,
    /// How many in a hundred of them.
    #[arg(long, default_value_t = 5)]
    percent: usize,
    /// How many nodes a search looks at, on average.
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// How even the chances of moves are that are drawn rather than searched for.
    #[arg(long, default_value_t = 1.0)]
    temperature: f64,
    /// How often in a hundred a position off the game is searched too.
    #[arg(long, default_value_t = 25)]
    aside: u64,
    /// How often in a hundred games one player is the first version; all positions are still judged by the engine.
    #[arg(long, default_value_t = 0)]
    sparring: u64,
    /// The same seed gives the same games, however many threads there are.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The net to judge by; without one, distances.
    #[arg(long)]
    net: Option<PathBuf>,
    /// Where the samples go; they are added to what is there.
    #[arg(long)]
    out: PathBuf,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    ensure!(arguments.threads > 0 && arguments.nodes > 0, "at least one thread and one node");
    match &arguments.net {
        None => run(&Distances, &arguments),
        Some(path) => {
            let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
            let net = Net::from_bytes(&bytes).with_context(|| format!("{}", path.display()))?;
            run(&net, &arguments)
        }
    }
}

fn run<E: Evaluation>(evaluation: &E, arguments: &Arguments) -> Result<()> {
    let (file, played) = open(&arguments.out)?;
    let out = Out { file: Mutex::new(file), samples: AtomicU64::new(0), began: Instant::now() };
    if let Some(path) = &arguments.relabel {
        let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
        let samples = Sample::all(&bytes).with_context(|| format!("{}", path.display()))?;
        let hardest = relabel::hardest(evaluation, &samples, arguments.percent);
        return in_threads(arguments.threads, hardest.len() as u64, |table, index| {
            let sample = &hardest[index as usize];
            let again = relabel::again(evaluation, table, arguments.nodes, sample);
            out.add(again.as_slice(), index, hardest.len() as u64)
        });
    }
    let &Arguments { nodes, temperature, aside, sparring, .. } = arguments;
    let settings = Settings { nodes, temperature, aside, sparring };
    in_threads(arguments.threads, arguments.games, |table, index| {
        let number = Keys::new(arguments.seed.wrapping_mul(1 << 32) + index).draw() as u32;
        if played.contains(&number) {
            return Ok(());
        }
        out.add(&play::game(evaluation, table, &settings, number), index, arguments.games)
    })
}

/// Does so many things in several threads, each with a table of its own.
fn in_threads(
    threads: usize,
    many: u64,
    one: impl Fn(&mut TranspositionTable, u64) -> Result<()> + Sync,
) -> Result<()> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut table = TranspositionTable::new(1);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= many {
                return Ok(());
            }
            one(&mut table, index)?;
        }
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().try_for_each(|thread| thread.join().expect("a game doesn't panic"))
    })
}

/// Where samples go.
struct Out {
    file: Mutex<File>,
    samples: AtomicU64,
    began: Instant,
}

impl Out {
    fn add(&self, samples: &[Sample], index: u64, many: u64) -> Result<()> {
        let bytes: Vec<u8> = samples.iter().flat_map(Sample::to_bytes).collect();
        self.file.lock().expect("writing doesn't panic").write_all(&bytes)?;
        let new = samples.len() as u64;
        let all = self.samples.fetch_add(new, Ordering::Relaxed) + new;
        if index % 100 == 99 {
            let rate = all as f64 / self.began.elapsed().as_secs_f64();
            println!("{} of {many}: {all} samples, {rate:.0} a second", index + 1);
        }
        Ok(())
    }
}

/// The file to add to, and the games that are in it. A sample that was cut off is dropped.
fn open(path: &Path) -> Result<(File, HashSet<u32>)> {
    let mut file = OpenOptions::new().create(true).append(true).read(true).open(path)?;
    let mut bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
    if bytes.is_empty() {
        file.write_all(&HEADER)?;
        return Ok((file, HashSet::new()));
    }
    bytes.truncate(bytes.len() - bytes.len() % SAMPLE_BYTES);
    let samples = Sample::all(&bytes).with_context(|| format!("{}", path.display()))?;
    file.set_len(bytes.len() as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok((file, samples.iter().map(|sample| sample.game).collect()))
}
