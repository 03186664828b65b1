//! Step 1: plays random legal moves until the game is over, and prints the board at the end.
//!
//! `cargo run -p farside-squadro --example squadro_random_moves`

use std::hash::{BuildHasher, Hasher, RandomState};

use game::{Charset, Line};
use squadro::{LIGHT, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A line knows what no single position shows: draws by repetition and by the turn limit.
    let mut line = Line::new(Position::start(LIGHT));
    while line.outcome().is_none() {
        let moves = line.legal_moves();
        let random = RandomState::new().build_hasher().finish() as usize;
        line.play(moves[random % moves.len()])?;
    }
    let position = line.position();
    println!("{}", position.board(Charset::Unicode));
    println!("{position}");
    if let Some(outcome) = line.outcome() {
        println!("after {} turns: {outcome}", line.turns());
    }
    Ok(())
}
