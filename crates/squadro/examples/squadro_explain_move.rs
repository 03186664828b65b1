//! Step 3: explains what a move does, or why it is illegal.
//!
//! `cargo run -p farside-squadro --example squadro_explain_move -- y3 '0 0 2 0 0 / 0 0 3 0 0 / y'`

use game::{Charset, Game, Notation};
use squadro::Position;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mv = arguments.next().unwrap_or("y3".into());
    let position: Position = arguments.next().as_deref().unwrap_or("0 0 2 0 0 / 0 0 3 0 0 / y").parse()?;
    println!("{}", position.board(Charset::Unicode));
    // Reading and playing are apart: a typo is an error here, an illegal move is one below.
    let mv = position.parse_move(&mv, Notation::Standard)?;
    match position.check(mv) {
        Err(why) => println!("{mv} is illegal: {why}"),
        Ok(()) => {
            if let Some(path) = position.landing(mv) {
                println!("the piece of lane {} goes from {} to {}", mv.lane, path.from, path.to);
                for jump in &path.jumped {
                    println!("it jumps the piece of lane {}, which goes back to {}", jump.lane, jump.to);
                }
            }
        }
    }
    Ok(())
}
