//! Fits the weights that positions of several players are judged by to games that the search plays against itself.
//!
//! ```sh
//! cargo run --release -p quoridor-engine --example fit_many -- games=3000 nodes=60 rounds=2
//! ```
//!
//! Every round plays that many games with the weights of the round before, then finds the weights under which the
//! results of all games so far, and the moves that the search preferred, are most likely. The last lines are what
//! `src/many/weights.rs` holds. The same settings give the same weights.

mod likelihood;
mod self_play;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use quoridor_engine::multiplayer::Weights;

use crate::likelihood::{Choice, fit, loss};
use crate::self_play::{Record, play};

/// One game of so many isn't fitted to, but judged by.
const HELD_OUT: usize = 5;

fn main() {
    let mut settings = [("games", 500), ("nodes", 300), ("rounds", 2), ("seed", 1), ("threads", 1)];
    for word in std::env::args().skip(1) {
        let known = word.split_once('=').and_then(|(name, value)| {
            let setting = settings.iter_mut().find(|setting| setting.0 == name)?;
            setting.1 = value.parse().ok()?;
            Some(())
        });
        if known.is_none() {
            eprintln!("'{word}' isn't one of games=N nodes=N rounds=N seed=N threads=N");
            std::process::exit(2);
        }
    }
    let [games, nodes, rounds, seed, threads] = settings.map(|(_, value)| value);
    let mut weights = Weights::default();
    let mut records = Vec::new();
    for round in 0..rounds {
        records.extend(play_all(&weights, games, nodes, seed + round * games, threads));
        weights = refit(&weights, &records, round);
        print(&weights);
    }
}

/// As `src/many/weights.rs` holds them: values for two who play and for more, then the policy.
fn print(weights: &Weights) {
    for value in &weights.value {
        println!("    {value:?},");
    }
    println!("    {:?}", weights.policy);
}

/// Plays the games of a round; in the order of their numbers, whichever thread played them.
fn play_all(weights: &Weights, games: u64, nodes: u64, seed: u64, threads: u64) -> Vec<Record> {
    let records = Mutex::new(Vec::new());
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    let record = play(weights, nodes, seed + number);
                    records.lock().expect("no game panics while it is kept").push((number, record));
                }
            });
        }
    });
    let mut records = records.into_inner().expect("no game panics while it is kept");
    records.sort_by_key(|&(number, _)| number);
    records.into_iter().map(|(_, record)| record).collect()
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
