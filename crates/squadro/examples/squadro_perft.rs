//! Step 2: counts the lines of play to a depth, the number by which implementations of the rules are compared.
//!
//! `cargo run --release -p farside-squadro --example squadro_perft -- 9 '0 0 0 0 0 / 0 0 0 0 0 / r'`

use std::time::Instant;

use game::{divide, perft};
use squadro::{LIGHT, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let depth = arguments.next().map_or(Ok(9), |depth| depth.parse())?;
    let position = arguments.next().map_or(Ok(Position::start(LIGHT)), |position| position.parse())?;
    let started = Instant::now();
    let nodes = perft(&position, depth);
    println!("{nodes} in {:.3} s", started.elapsed().as_secs_f64());
    // Where two implementations disagree, the counts below each move lead to the position at fault.
    if let Some((mv, count)) = divide(&position, depth.max(1)).first() {
        println!("{count} of them begin with {mv}");
    }
    Ok(())
}
