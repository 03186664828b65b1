//! Prints the signature of the search and its speed: `cargo run --release -p quoridor-engine --example bench`
//!
//! With a number it searches the fixed positions so many times and nothing else, for a profiler or on a busy machine.

use std::time::Duration;

use quoridor_engine::bench;

fn main() {
    if let Some(times) = std::env::args().nth(1).and_then(|times| times.parse::<u32>().ok()) {
        let nodes: u64 = (0..times).map(|_| bench::measure().signature).sum();
        println!("{nodes} nodes");
        return;
    }
    let measured = bench::measure();
    println!("signature {}", measured.signature);
    println!("{:.0} nodes per second", measured.nodes_per_second());
    println!("{:.0} nodes per second from the start", bench::speed(Duration::from_secs(2)));
}
