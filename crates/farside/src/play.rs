//! `farside play`: a game for everybody around one keyboard.

mod command;
mod session;

use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Write};

use anyhow::Result;
use game::{Charset, Line, Seat};

use self::session::Session;
use crate::arguments::{Drawing, GameName, Start};
use crate::failure::bad_arguments;
use crate::table::Table;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: GameName,
    #[command(flatten)]
    start: Start,
    #[command(flatten)]
    drawing: Drawing,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (input, out) = (std::io::stdin().lock(), std::io::stdout().lock());
    let charset = args.drawing.charset();
    match args.game {
        GameName::Quoridor => play::<quoridor::Position>(&args.start, charset, input, out),
        GameName::Squadro => play::<squadro::Position>(&args.start, charset, input, out),
    }
}

/// Plays one game to its end, or until the players have had enough.
pub(crate) fn play<G: Table>(
    start: &Start,
    charset: Charset,
    input: impl BufRead,
    mut out: impl Write,
) -> Result<()> {
    let mut setup = start.setup::<G>()?;
    let drawn = setup.first.is_none() && setup.position.is_none();
    if drawn {
        // Who starts is drawn at random: a rule of both games.
        setup.first = Some(draw_seat(G::from_setup(&setup).map_err(bad_arguments)?.seats()));
    }
    let line = Line::new(G::from_setup(&setup).map_err(bad_arguments)?);
    writeln!(out, "{}. {} Type help for all commands.", G::NAME, G::how_to_move())?;
    if drawn {
        writeln!(out, "{} was drawn to begin.", capitalised(&G::player(line.position().turn())))?;
    }
    Session::new(setup, line, charset).run(input, out)
}

fn draw_seat(count: usize) -> Seat {
    // The standard library seeds its hash maps from the system's randomness; one draw needs no more.
    let random = RandomState::new().hash_one(());
    Seat::new((random % count as u64) as usize).unwrap_or(Seat::FIRST)
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
