//! `farside play`: a game for everybody around one keyboard, or against the computer.

mod command;
mod computer;
mod session;

use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, Write};

use anyhow::Result;
use clap::value_parser;
use engine::Level;
use game::{Charset, Line, Seat};

use self::computer::Computers;
use self::session::Session;
use crate::arguments::{Drawing, GameName, Start, seat_named};
use crate::failure::bad_arguments;
use crate::table::Table;
use crate::welcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game; if none is given, it is asked for
    game: Option<GameName>,
    #[command(flatten)]
    start: Start,
    #[command(flatten)]
    opponents: Opponents,
    #[command(flatten)]
    drawing: Drawing,
}

/// Which seats the computer plays, and how well.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Opponents {
    /// A seat that the computer plays: 1 to 4 in Quoridor, y or r in Squadro; may be given several times
    #[arg(long = "computer", value_name = "SEAT")]
    seats: Vec<String>,
    /// How well the computer plays, 1 to 8
    #[arg(long, value_name = "N", default_value_t = Self::LEVEL, value_parser = value_parser!(u8).range(1..=8))]
    level: u8,
}

impl Opponents {
    /// For somebody who hasn't said how strong the computer shall be.
    const LEVEL: u8 = 3;

    /// People only.
    pub(crate) fn nobody() -> Opponents {
        Opponents { seats: Vec::new(), level: Self::LEVEL }
    }

    /// The computer at these seats.
    pub(crate) fn at(
        seats: impl IntoIterator<Item = Seat>,
        name: fn(Seat) -> &'static str,
        level: u8,
    ) -> Opponents {
        Opponents { seats: seats.into_iter().map(|seat| name(seat).to_owned()).collect(), level }
    }

    fn sit_down<G: Table>(&self) -> Result<Computers<G>> {
        if self.seats.is_empty() {
            return Ok(Computers::none());
        }
        let seats =
            self.seats.iter().map(|name| seat_named::<G>("--computer", name)).collect::<Result<_>>()?;
        let player = G::computer(Level::new(self.level).unwrap_or_default(), random());
        Ok(Computers::at(seats, player))
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (input, out) = (std::io::stdin().lock(), std::io::stdout().lock());
    let charset = args.drawing.charset();
    match args.game {
        Some(GameName::Quoridor) => {
            play::<quoridor::Position>(&args.start, &args.opponents, charset, input, out)
        }
        Some(GameName::Squadro) => {
            play::<squadro::Position>(&args.start, &args.opponents, charset, input, out)
        }
        None if args.start.is_usual() && args.opponents.seats.is_empty() => welcome::run(charset, input, out),
        None => Err(bad_arguments("which game? quoridor or squadro")),
    }
}

/// Plays one game to its end, or until the players have had enough.
pub(crate) fn play<G: Table>(
    start: &Start,
    opponents: &Opponents,
    charset: Charset,
    input: impl BufRead,
    mut out: impl Write,
) -> Result<()> {
    let computers = opponents.sit_down::<G>()?;
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
    Session::new(setup, line, computers, charset).run(input, out)
}

pub(crate) fn draw_seat(count: usize) -> Seat {
    Seat::new((random() % count as u64) as usize).unwrap_or(Seat::FIRST)
}

/// A number nobody can foresee.
pub(crate) fn random() -> u64 {
    // The standard library seeds its hash maps from the system's randomness; a draw now and then needs no more.
    RandomState::new().hash_one(())
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
