//! Fits the weights that positions of several players are judged by to games that the search plays against itself.
//!
//! Every round plays that many games with the weights of the round before, then finds the weights under which the
//! results of all games so far, and the moves that the search preferred, are most likely. The last lines are what
//! `many/weights.rs` of the engine holds. The same settings give the same weights.

use std::sync::Mutex;

use anyhow::{Result, ensure};
use quoridor_engine::multiplayer::Weights;

use super::likelihood::{Choice, fit, loss};
use super::selfplay::{Record, play};
use crate::parallel::in_turn;

/// One game of so many isn't fitted to, but judged by.
const HELD_OUT: usize = 5;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The games of a round
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// The nodes of a search
    #[arg(long, default_value_t = 300)]
    nodes: u64,
    #[arg(long, default_value_t = 2)]
    rounds: u64,
    /// The same settings give the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let &Args { games, nodes, rounds, seed, threads } = args;
    ensure!(threads > 0 && nodes > 0, "at least one thread and one node");
    let mut weights = Weights::default();
    let mut records = Vec::new();
    for round in 0..rounds {
        records.extend(play_all(&weights, games, nodes, seed + round * games, threads)?);
        weights = refit(&weights, &records, round);
        print(&weights);
    }
    Ok(())
}

/// As `many/weights.rs` of the engine holds them: values for two who play and for more, then the policy.
fn print(weights: &Weights) {
    for value in &weights.value {
        println!("    {value:?},");
    }
    println!("    {:?}", weights.policy);
}

/// Plays the games of a round; in the order of their numbers, whichever thread played them.
fn play_all(weights: &Weights, games: u64, nodes: u64, seed: u64, threads: usize) -> Result<Vec<Record>> {
    let records = Mutex::new(Vec::new());
    in_turn(
        threads,
        games,
        || (),
        |(), number| {
            let record = play(weights, nodes, seed + number);
            records.lock().expect("no game panics while it is kept").push((number, record));
            Ok(())
        },
    )?;
    let mut records = records.into_inner().expect("no game panics while it is kept");
    records.sort_by_key(|&(number, _)| number);
    Ok(records.into_iter().map(|(_, record)| record).collect())
}

/// Fits the weights to four games of five and tells how likely they make the fifth, before and after.
fn refit(weights: &Weights, records: &[Record], round: u64) -> Weights {
    let held_out = |index: usize| index.is_multiple_of(HELD_OUT);
    let mut fitted = weights.clone();
    for (index, value) in fitted.value.iter_mut().enumerate() {
        let choices = |held: bool| -> Vec<&Choice<_>> {
            let of_games = records.iter().enumerate().filter(|&(game, _)| held_out(game) == held);
            let positions = of_games.flat_map(|(_, record)| &record.positions);
            positions.filter(|position| (position.options.len() > 2) == (index > 0)).collect()
        };
        let who = ["two", "more"][index];
        report(&format!("round {round}, {who} play"), value, &choices(false), &choices(true));
    }
    let choices = |held: bool| -> Vec<&Choice<_>> {
        let of_games = records.iter().enumerate().filter(|&(game, _)| held_out(game) == held);
        of_games.flat_map(|(_, record)| &record.moves).collect()
    };
    report(&format!("round {round}, moves"), &mut fitted.policy, &choices(false), &choices(true));
    fitted
}

fn report<const N: usize>(
    what: &str,
    weights: &mut [f32; N],
    fitted: &[&Choice<N>],
    held_out: &[&Choice<N>],
) {
    let before = loss(weights, held_out);
    fit(weights, fitted);
    let after = loss(weights, held_out);
    let (fitted, held_out) = (fitted.len(), held_out.len());
    println!("{what}: {fitted} positions; loss on {held_out} others {before:.4} -> {after:.4}");
}
