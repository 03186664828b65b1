//! Fits the weights that positions of several players are judged by to games that the search plays against itself.
//!
//! ```sh
//! cargo run --release -p quoridor-engine --example fit_many -- games=2000 nodes=400 rounds=3
//! ```
//!
//! Every round plays that many games with the weights of the round before, then finds the weights under which the
//! results, and the moves that the search preferred, are most likely. The last lines are what
//! `src/many/weights.rs` holds. The same settings give the same weights.

mod likelihood;
mod self_play;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use quoridor_engine::many::Weights;

use crate::likelihood::{Choice, fit};
use crate::self_play::{Record, play};

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
    for round in 0..rounds {
        let records = play_all(&weights, games, nodes, seed + round * games, threads);
        weights = refit(&weights, &records, round);
    }
    for (players, value) in (2..).zip(&weights.value) {
        println!("// {players} play\n{value:?},");
    }
    println!("// policy\n{:?}", weights.policy);
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

fn refit(weights: &Weights, records: &[Record], round: u64) -> Weights {
    let mut fitted = weights.clone();
    for (index, value) in fitted.value.iter_mut().enumerate() {
        let choices: Vec<&Choice<_>> = records
            .iter()
            .flat_map(|record| &record.positions)
            .filter(|position| position.options.len() == index + 2)
            .collect();
        let (before, after) = fit(value, &choices);
        let count = choices.len();
        println!("round {round}, {} play: {count} positions, loss {before:.4} -> {after:.4}", index + 2);
    }
    let choices: Vec<&Choice<_>> = records.iter().flat_map(|record| &record.moves).collect();
    let (before, after) = fit(&mut fitted.policy, &choices);
    println!("round {round}, moves: {} positions, loss {before:.4} -> {after:.4}", choices.len());
    fitted
}
