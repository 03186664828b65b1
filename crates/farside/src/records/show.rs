//! `farside show`: a position with its legal moves, distances and outcome, as text or JSON.

mod dialogue;
mod json;
mod words;

use std::io::Write;

use anyhow::Result;
use game::{Line, Notation};
use games::GameKind;

use crate::arguments::{Drawing, SetupArgs, game_kind};
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_kind())]
    game: GameKind,
    #[command(flatten)]
    setup: SetupArgs,
    /// Moves to play from the start, such as 'e2 e8' or 'y3 r1'
    #[arg(long, default_value = "", hide_default_value = true)]
    moves: String,
    /// Print one line of JSON
    #[arg(long, conflicts_with = "ascii")]
    json: bool,
    /// Read lines of moves from stdin, and print a line of JSON for each
    #[arg(long, conflicts_with = "ascii")]
    stdin: bool,
    #[command(flatten)]
    drawing: Drawing,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    games::dispatch!(args.game, G => show::<G>(args))
}

fn show<G: CliGame>(args: &Args) -> Result<()> {
    let mut line = Line::new(args.setup.position::<G>()?);
    play_all(&mut line, &args.moves).map_err(|wrong| {
        bad_arguments(format!("--moves, ply {} ({}): {}", wrong.ply, wrong.text, wrong.reason))
    })?;
    let mut out = std::io::stdout().lock();
    if args.stdin {
        dialogue::hold(&line, std::io::stdin().lock(), out)?;
    } else if args.json {
        writeln!(out, "{}", serde_json::to_string(&json::Shown::of(&line))?)?;
    } else {
        out.write_all(words::describe(&line, args.drawing.charset()).as_bytes())?;
    }
    Ok(())
}

/// The first move that is illegal or unreadable.
#[derive(serde::Serialize)]
struct WrongMove<'a> {
    /// The number of the move from 1; 0 if the list can't be read.
    ply: usize,
    #[serde(rename = "move")]
    text: &'a str,
    reason: String,
}

/// Plays moves separated by blanks, up to the first error.
fn play_all<'a, G: CliGame>(line: &mut Line<G>, moves: &'a str) -> Result<(), WrongMove<'a>> {
    for (index, text) in moves.split_whitespace().enumerate() {
        line.play_text(text, Notation::Standard).map_err(|error| WrongMove {
            ply: index + 1,
            text,
            reason: error.to_string(),
        })?;
    }
    Ok(())
}
