//! Step 4: reads moves as Squadro's designer writes them, replays them by the rules, and writes a record.
//!
//! `cargo run -p farside-squadro --example squadro_read_record -- y3r1y3r2`

use game::Notation;
use game::record::Record;
use squadro::Position;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let moves = std::env::args().nth(1).unwrap_or("y3r1y3r2".into());
    // Reading checks the form; replaying checks every move and the result.
    let record = Record::from_moves("Squadro", Notation::Designer, &moves)?;
    let line = record.replay::<Position>()?;
    for (ply, position) in line.positions().iter().enumerate() {
        println!("{ply}: {position}");
    }
    print!("{}", record.standardised::<Position>()?);
    Ok(())
}
