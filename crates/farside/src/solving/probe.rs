//! `farside probe`: looks up a position in a tablebase of Squadro.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use game::{Game, Outcome};
use games::GameKind;
use squadro::Position;
use squadro_solver::{Tablebase, TablebaseError, Value};

use crate::arguments::{SetupArgs, game_kind};
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: squadro
    #[arg(value_parser = game_kind())]
    game: GameKind,
    /// The directory of a tablebase made by `farside solve --keep all`
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    #[command(flatten)]
    setup: SetupArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.game != GameKind::Squadro {
        return Err(bad_arguments("there are tablebases for squadro only"));
    }
    let position: Position = args.setup.position()?;
    let mut out = std::io::stdout().lock();
    if let Some(outcome) = position.outcome() {
        let won = match outcome {
            Outcome::Win(seat) => format!("won by {}", Position::seat_name(seat)),
            Outcome::Draw(_) => String::from("drawn"),
        };
        writeln!(out, "over: {won}")?;
    } else {
        write!(out, "{}", describe(&Tablebase::open(&args.dir)?, &position)?)?;
    }
    Ok(out.flush()?)
}

/// The value of a position and of its moves, a line each.
pub(crate) fn describe(tablebase: &Tablebase, position: &Position) -> Result<String, TablebaseError> {
    let value = tablebase.probe(position)?;
    let mut lines = vec![format!("{}: {}\n", Position::seat_name(position.turn()), word(value))];
    lines.extend(tablebase.moves(position)?.iter().map(|(mv, value)| format!("{mv}: {}\n", word(*value))));
    Ok(lines.concat())
}

/// The name of a value for the player to move.
fn word(value: Value) -> &'static str {
    match value {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    }
}
