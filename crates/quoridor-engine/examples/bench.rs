//! Prints the signature of the search and its speed: `cargo run --release -p quoridor-engine --example bench`

use std::time::Duration;

use quoridor_engine::bench;

fn main() {
    let measured = bench::measure();
    println!("signature {}", measured.signature);
    println!("{:.0} nodes per second", measured.nodes_per_second());
    println!("{:.0} nodes per second from the start", bench::speed(Duration::from_secs(2)));
}
