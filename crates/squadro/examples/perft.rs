//! Counts lines of play and prints how fast: `cargo run --release -p squadro --example perft -- 13`.

use std::time::Instant;

use squadro::{DARK, LIGHT, Position};

fn main() {
    let depth = std::env::args().nth(1).map_or(Ok(12), |depth| depth.parse());
    let Ok(depth) = depth else {
        eprintln!("the depth is a number of plies");
        std::process::exit(2);
    };
    for first in [LIGHT, DARK] {
        let start = Instant::now();
        let leaves = game::perft(&Position::start(first), depth);
        let seconds = start.elapsed().as_secs_f64();
        let millions = leaves as f64 / seconds / 1e6;
        println!("seat {first} first, depth {depth}: {leaves} leaves, {millions:.0} million a second");
    }
}
