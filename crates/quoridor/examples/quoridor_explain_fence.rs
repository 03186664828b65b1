//! Step 3: explains why a fence, or any other move, is illegal.
//!
//! `cargo run -p farside-quoridor --example quoridor_explain_fence -- d2h 'e1 e9 / d1v e1v / 9 9 / 1'`

use game::{Charset, Game};
use quoridor::{IllegalMove, Move, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mv: Move = arguments.next().as_deref().unwrap_or("d2h").parse()?;
    let position: Position = arguments.next().as_deref().unwrap_or("e1 e9 / d1v e1v / 9 9 / 1").parse()?;
    println!("{}", position.board(Charset::Unicode));
    // Every reason is a value with its evidence, for a screen to draw; displayed, it is a sentence.
    match position.check(mv) {
        Ok(()) => println!("{mv} is legal"),
        Err(why) => {
            println!("{mv} is illegal: {why}");
            match why {
                IllegalMove::CutsOff { seat, reachable } => {
                    println!("seat {seat} could only get to {reachable}");
                }
                IllegalMove::Crosses { other, .. } | IllegalMove::Overlaps { other, .. } => {
                    println!("{other} is in the way");
                }
                _ => {}
            }
        }
    }
    Ok(())
}
