//! `farside play`: a game for everybody around one keyboard, or against the computer.
//!
//! The game is one of the model in `play`: the people at the keyboard are one player who holds all seats that no
//! computer has.

mod command;
mod lines;
mod session;
mod timer;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufReader, Write};

use ::play::{SeatKind, SeatTerms, Terms};
use anyhow::Result;
use clap::value_parser;
use game::record::TimeControl;
use game::{Charset, Seat, Setup};
use games::GameKind;
use i18n::{Language, Messages};

use self::session::Session;
use crate::arguments::{Drawing, SetupArgs, game_kind, seat_named};
use crate::failure::bad_arguments;
use crate::table::Table;
use crate::welcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game; if none is given, it is asked for
    #[arg(value_parser = game_kind())]
    game: Option<GameKind>,
    #[command(flatten)]
    terms: TermsArgs,
    #[command(flatten)]
    drawing: Drawing,
    /// The language to play in, such as de or zh-TW; if none is given, that of the environment
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
}

impl Args {
    fn terminal(&self) -> Terminal {
        let environment = || Language::of_environment(|name| std::env::var(name).ok());
        let language = self.lang.or_else(environment).unwrap_or_else(Language::english);
        Terminal { charset: self.drawing.charset(), messages: Messages::of(language) }
    }
}

/// How a game is shown.
#[derive(Clone, Copy)]
pub(crate) struct Terminal {
    /// What boards are drawn with.
    pub(crate) charset: Charset,
    /// The texts, in the language of the people at the keyboard.
    pub(crate) messages: &'static Messages,
}

/// What is agreed before a game, as arguments.
#[derive(clap::Args)]
struct TermsArgs {
    #[command(flatten)]
    setup: SetupArgs,
    /// A seat that the computer plays: 1 to 4 in Quoridor, y or r in Squadro; may be given several times
    #[arg(long = "computer", value_name = "SEAT")]
    computers: Vec<String>,
    /// How well the computer plays, 1 to 8
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u8).range(1..=8))]
    level: u8,
    /// The time everybody has: 600+5 (seconds, and for each move), 600, 30/move
    #[arg(long, value_name = "TIME")]
    time: Option<TimeControl>,
}

impl TermsArgs {
    /// Whether nothing was asked for.
    fn is_usual(&self) -> bool {
        self.setup == SetupArgs::default() && self.computers.is_empty() && self.time.is_none()
    }

    /// The terms they ask for.
    fn terms<G: Table>(&self) -> Result<Terms> {
        let computers = self.computers.iter().map(|name| seat_named::<G>("--computer", name));
        let computers = computers.collect::<Result<Vec<Seat>>>()?;
        let setup = self.setup.setup::<G>()?;
        let seats = G::from_setup(&setup).map_err(bad_arguments)?.seats();
        let seats = Seat::all(seats).map(|seat| {
            let computer = computers.contains(&seat).then_some(SeatKind::Computer(self.level));
            computer.unwrap_or(SeatKind::Creator)
        });
        Ok(Terms { clock: self.time.unwrap_or(TimeControl::Unlimited), ..terms::<G>(seats, setup) })
    }
}

/// The terms of a game for these seats that begins like this.
pub(crate) fn terms<G: Table>(seats: impl IntoIterator<Item = SeatKind>, setup: Setup) -> Terms {
    // A position says itself who moves first.
    let first = setup.first.filter(|_| setup.position.is_none());
    Terms {
        game: G::KIND,
        seats: seats.into_iter().map(SeatTerms::of).collect(),
        options: setup.options,
        position: setup.position,
        clock: TimeControl::Unlimited,
        first,
        draw_seats: false,
        public: false,
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // Lines are read on another thread, which can't have the lock of this one.
    let (input, out) = (BufReader::new(io::stdin()), io::stdout().lock());
    let terminal = args.terminal();
    match args.game {
        Some(game) => games::dispatch!(game, G => play::<G>(args.terms.terms::<G>()?, terminal, input, out)),
        None if args.terms.is_usual() => welcome::run(terminal, input, out),
        None => Err(bad_arguments(format!("which game? {}", GameKind::ALL.map(GameKind::name).join(" or ")))),
    }
}

/// Plays one game to its end, or until the players have had enough.
pub(crate) fn play<G: Table>(
    terms: Terms,
    terminal: Terminal,
    input: impl BufRead + Send + 'static,
    mut out: impl Write,
) -> Result<()> {
    let session = Session::<G>::new(terms, terminal)?;
    let Terminal { messages, .. } = terminal;
    let help = messages.format("terminal-type-help", &[("help", "help".into())]);
    writeln!(out, "{}\n{}\n{help}", G::NAME, G::how_to_move(messages))?;
    session.run(input, out)
}

pub(crate) fn draw_seat(count: usize) -> Seat {
    Seat::new((random() % count as u64) as usize).unwrap_or(Seat::FIRST)
}

/// A number nobody can foresee.
pub(crate) fn random() -> u64 {
    // The standard library seeds its hash maps from the system's randomness; a draw now and then needs no more.
    RandomState::new().hash_one(())
}
