//! `farside play`: a game in the terminal, at one keyboard or against computers.
//!
//! It is a local game of the crate `play`, in which one player has all seats that aren't computers.

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
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;
use crate::game_menu;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; asked for if not given
    #[arg(value_parser = game_kind())]
    game: Option<GameKind>,
    #[command(flatten)]
    terms: TermsArgs,
    #[command(flatten)]
    drawing: Drawing,
    /// The language, such as de or zh-TW; that of the environment if not given
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

/// The settings of the terminal.
#[derive(Clone, Copy)]
pub(crate) struct Terminal {
    /// The characters to draw boards with.
    pub(crate) charset: Charset,
    /// The texts in the chosen language.
    pub(crate) messages: &'static Messages,
}

/// The terms of a game, as arguments.
#[derive(clap::Args)]
struct TermsArgs {
    #[command(flatten)]
    setup: SetupArgs,
    /// A seat for the computer: 1 to 4 in Quoridor, y or r in Squadro; may be repeated
    #[arg(long = "computer", value_name = "SEAT")]
    computers: Vec<String>,
    /// The level of the computer, 1 to 8
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(u8).range(1..=8))]
    level: u8,
    /// The time control: 600+5 (seconds and increment), 600, 30/move
    #[arg(long, value_name = "TIME")]
    time: Option<TimeControl>,
}

impl TermsArgs {
    /// Whether no terms are given.
    fn is_default(&self) -> bool {
        self.setup == SetupArgs::default() && self.computers.is_empty() && self.time.is_none()
    }

    /// The terms of these arguments.
    fn terms<G: CliGame>(&self) -> Result<Terms> {
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

/// The terms of a game with these seats and this setup.
pub(crate) fn terms<G: CliGame>(seats: impl IntoIterator<Item = SeatKind>, setup: Setup) -> Terms {
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
        match_of_two: None,
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // Lines are read on another thread, which can't have the lock of this one.
    let (input, out) = (BufReader::new(io::stdin()), io::stdout().lock());
    let terminal = args.terminal();
    match args.game {
        Some(game) => games::dispatch!(game, G => play::<G>(args.terms.terms::<G>()?, terminal, input, out)),
        None if args.terms.is_default() => game_menu::run(terminal, input, out),
        None => Err(bad_arguments(format!("which game? {}", GameKind::ALL.map(GameKind::name).join(" or ")))),
    }
}

/// Plays games until `quit` or the end of the input.
pub(crate) fn play<G: CliGame>(
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

/// A random number.
pub(crate) fn random() -> u64 {
    // The standard library seeds its hash maps from the system's randomness; a draw now and then needs no more.
    RandomState::new().hash_one(())
}
