//! Step 4: reads the record of a game, replays it by the rules, and writes it in standard notation.
//!
//! `cargo run -p farside-quoridor --example quoridor_read_record -- game.txt`

use std::fs;

use game::record::Record;
use quoridor::Position;

/// A game in the notation of Lisa Glendenning's thesis, which counts rows from the other side.
const RECORD: &str = r#"[Game "Quoridor"]
[Notation "glendenning"]
[Player1 "Ann"]
[Player2 "Bob"]
[Termination "resignation"]

1. e8 e2 2. e7 {Bold.} e3 3. e6h 1-0
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::env::args().nth(1).map_or(Ok(RECORD.into()), fs::read_to_string)?;
    // Reading checks the form; replaying checks every move and the result.
    let record: Record = text.parse()?;
    let line = record.replay::<Position>()?;
    for (ply, position) in line.positions().iter().enumerate() {
        println!("{ply}: {position}");
    }
    print!("{}", record.standardised::<Position>()?);
    Ok(())
}
