//! Self-play: samples of the engine's searches.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use game::Keys;
use quoridor_engine::{Distances, Evaluation, TranspositionTable};

use super::one_game::{self, Settings};
use crate::parallel::in_turn;
use crate::samples_file::{SamplesFile, open_net};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games
    #[arg(long)]
    games: u64,
    /// The mean number of nodes of a search
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// The temperature of the softmax by which moves are drawn rather than searched for
    #[arg(long, default_value_t = 1.0)]
    temperature: f64,
    /// The percentage of positions near which one off the game is searched too
    #[arg(long, default_value_t = 25)]
    aside: u64,
    /// The percentage of games in which one player is the baseline; all positions are searched by the engine
    #[arg(long, default_value_t = 0)]
    sparring: u64,
    /// The same seed gives the same games, however many threads there are
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The net to evaluate with; without one, distances
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Where the samples go; games that are in the file already aren't played again
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(args.threads > 0 && args.nodes > 0, "at least one thread and one node");
    match &args.net {
        None => play(&Distances, args),
        Some(path) => play(&open_net(path)?, args),
    }
}

fn play<E: Evaluation>(evaluation: &E, args: &Args) -> Result<()> {
    let &Args { nodes, temperature, aside, sparring, .. } = args;
    let settings = Settings { nodes, temperature, aside, sparring };
    let (out, played) = SamplesFile::open(&args.out)?;
    in_turn(
        args.threads,
        args.games,
        || TranspositionTable::new(1),
        |table, index| {
            let number = Keys::new(args.seed.wrapping_mul(1 << 32) + index).draw() as u32;
            if played.contains(&number) {
                return Ok(());
            }
            out.add(&one_game::play(evaluation, table, &settings, number), index, args.games)
        },
    )
}
