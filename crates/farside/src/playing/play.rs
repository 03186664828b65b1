//! `farside play`: a game in the terminal, at one keyboard or against computers: on the full screen, which is the crate
//! `terminal`, or line by line.
//!
//! It is a local game of the crate `play`, in which one player has all seats that aren't computers.

mod game_menu;
mod lines;
mod session;

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, BufReader, IsTerminal as _, Write};
use std::time::Duration;

use ::play::{LEVELS, MatchOfTwo, SeatKind, SeatTerms, Terms};
use anyhow::Result;
use clap::value_parser;
use game::record::TimeControl;
use game::{Charset, Seat, Setup};
use games::GameKind;
use i18n::{Language, Messages};
use terminal::{Bidi, ColorDepth, Look, Pen, SavedGame, SavedGames, Settings};

use self::session::Session;
use crate::arguments::{Drawing, SetupArgs, game_kind, seat_named};
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; asked for if not given
    #[arg(value_parser = game_kind())]
    game: Option<GameKind>,
    #[command(flatten)]
    terms: TermsArgs,
    /// Go on with a saved game: the last one, or the one of this number in --list
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", conflicts_with_all = ["game", "list"])]
    resume: Option<usize>,
    /// List the saved games
    #[arg(long, conflicts_with = "game")]
    list: bool,
    /// Play line by line, as for screen readers and scripts; the default if this is no terminal
    #[arg(long)]
    plain: bool,
    /// How long the move of a computer is shown if only computers play, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    pace: u64,
    #[command(flatten)]
    screen: ScreenArgs,
}

/// How the terminal is used, as arguments.
#[derive(clap::Args)]
pub(crate) struct ScreenArgs {
    #[command(flatten)]
    drawing: Drawing,
    /// The colours: never, 16, 256 or true; as the environment says if not given
    #[arg(long, alias = "color", value_name = "COLOURS")]
    colour: Option<ColorDepth>,
    /// Leave the mouse to the terminal, as for selecting text
    #[arg(long)]
    no_mouse: bool,
    /// Leave the order of right-to-left text to the terminal
    #[arg(long)]
    terminal_bidi: bool,
    /// The language, such as de or zh-TW; that of the environment if not given
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
}

impl ScreenArgs {
    /// The texts in the chosen language.
    pub(crate) fn messages(&self) -> &'static Messages {
        let environment = || Language::of_environment(|name| std::env::var(name).ok());
        Messages::of(self.lang.or_else(environment).unwrap_or_else(Language::english))
    }

    /// The settings of lines of text.
    pub(crate) fn terminal(&self) -> Terminal {
        Terminal { charset: self.drawing.charset(), messages: self.messages(), saves: true }
    }

    /// The settings of the full screen.
    pub(crate) fn settings(&self, pace: Duration) -> Settings {
        let environment = || ColorDepth::of_environment(|name| std::env::var(name).ok());
        let look = Look { charset: self.drawing.charset(), depth: self.colour.unwrap_or_else(environment) };
        let bidi = if self.terminal_bidi { Bidi::Logical } else { Bidi::Visual };
        Settings {
            pen: Pen { look, messages: self.messages(), bidi },
            mouse: !self.no_mouse,
            store: SavedGames::of_user(),
            pace,
        }
    }
}

/// Whether there is a terminal that can be drawn on.
pub(crate) fn has_screen() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

/// The settings of the terminal.
#[derive(Clone, Copy)]
pub(crate) struct Terminal {
    /// The characters to draw boards with.
    pub(crate) charset: Charset,
    /// The texts in the chosen language.
    pub(crate) messages: &'static Messages,
    /// Whether games are saved.
    pub(crate) saves: bool,
}

impl Terminal {
    /// Where games are saved; nowhere if there is no place.
    fn store(self) -> Option<SavedGames> {
        SavedGames::of_user().filter(|_| self.saves)
    }
}

/// The terms of a game, as arguments.
#[derive(clap::Args)]
struct TermsArgs {
    #[command(flatten)]
    setup: SetupArgs,
    /// A seat for the computer: 1 to 4 in Quoridor, y or r in Squadro; may be repeated
    #[arg(long = "computer", value_name = "SEAT")]
    computers: Vec<String>,
    /// Who is at which seat, such as 1=person,2=level:4; may be repeated
    #[arg(long = "seat", value_name = "SEAT=WHO", value_delimiter = ',', conflicts_with = "computers")]
    seats: Vec<String>,
    /// The level of the computer, 1 to 8 [default: 3]; without --computer and --seat, it plays all seats but one
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=8))]
    level: Option<u8>,
    /// The time control: 600+5 (seconds and increment), 600, 30/move
    #[arg(long, value_name = "TIME")]
    time: Option<TimeControl>,
    /// Begin with a balanced position, which favours neither side: Squadro only
    #[arg(long, conflicts_with_all = ["position", "first"])]
    balanced: bool,
    /// Play a match of two games, between which the players change sides
    #[arg(long = "match")]
    match_of_two: bool,
}

impl TermsArgs {
    /// Whether no terms are given.
    fn is_default(&self) -> bool {
        self.setup == SetupArgs::default()
            && self.computers.is_empty()
            && self.seats.is_empty()
            && self.level.is_none()
            && self.time.is_none()
            && !self.balanced
            && !self.match_of_two
    }

    /// The terms of these arguments.
    fn terms<G: CliGame>(&self) -> Result<Terms> {
        let mut setup = self.setup.setup::<G>()?;
        if self.balanced {
            let none = || bad_arguments(format!("there are no balanced positions of {}", G::NAME));
            setup.position = Some(fair_start(G::KIND).ok_or_else(none)?);
        }
        let count = G::from_setup(&setup).map_err(bad_arguments)?.seats();
        let seats = self.kinds::<G>(count)?;
        Ok(Terms {
            clock: self.time.unwrap_or(TimeControl::Unlimited),
            match_of_two: self.match_of_two.then(MatchOfTwo::default),
            ..terms::<G>(seats, setup)
        })
    }
}

impl TermsArgs {
    /// Who is at each of so many seats.
    fn kinds<G: CliGame>(&self, count: usize) -> Result<Vec<SeatKind>> {
        let level = SeatKind::Computer(self.level.unwrap_or(DEFAULT_LEVEL));
        if self.level.is_some() && self.computers.is_empty() && self.seats.is_empty() {
            let person = draw_seat(count);
            let kind = |seat| if seat == person { SeatKind::Creator } else { level };
            return Ok(Seat::all(count).map(kind).collect());
        }
        let mut kinds = vec![SeatKind::Creator; count];
        let mut set = |argument, name: &str, kind| -> Result<()> {
            let seat = seat_named::<G>(argument, name)?;
            // Whoever isn't there is refused as before: the seat is known, but not in this game.
            if let Some(known) = kinds.get_mut(seat.index()) {
                *known = kind;
            }
            Ok(())
        };
        for name in &self.computers {
            set("--computer", name, level)?;
        }
        for given in &self.seats {
            let (name, who) = given.split_once('=').unwrap_or((given, ""));
            let kind = match who.strip_prefix("level:").map(str::parse) {
                None if who == "person" => SeatKind::Creator,
                Some(Ok(level)) if LEVELS.contains(&level) => SeatKind::Computer(level),
                _ => {
                    return Err(bad_arguments(format!(
                        "--seat takes SEAT=person or SEAT=level:1 to level:8, not {given}"
                    )));
                }
            };
            set("--seat", name, kind)?;
        }
        Ok(kinds)
    }
}

/// The level of computers without another one.
const DEFAULT_LEVEL: u8 = 3;

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
    let settings = args.screen.settings(Duration::from_millis(args.pace));
    if args.list {
        for (line, number) in terminal::saved_games(&settings).iter().zip(1..) {
            writeln!(io::stdout(), "{number}  {line}")?;
        }
        return Ok(());
    }
    if args.plain || !has_screen() {
        return run_plain(args, &settings);
    }
    let played = match (args.resume, args.game) {
        (Some(number), _) => {
            terminal::saved(&settings, number).and_then(|saved| terminal::resume(&settings, saved))
        }
        (None, Some(game)) => {
            let terms = games::dispatch!(game, G => args.terms.terms::<G>()?);
            terminal::begin(&settings, terms)
        }
        (None, None) if args.terms.is_default() => terminal::choose(&settings),
        (None, None) => return Err(which_game()),
    };
    played.map_err(screen_failure)
}

/// An error of the full screen: what was asked for wrongly, or what went wrong.
pub(crate) fn screen_failure(error: terminal::Error) -> anyhow::Error {
    match error {
        terminal::Error::Terms(_) | terminal::Error::NoSuchGame { .. } | terminal::Error::Address(_) => {
            bad_arguments(error)
        }
        other => other.into(),
    }
}

fn which_game() -> anyhow::Error {
    bad_arguments(format!("which game? {}", GameKind::ALL.map(GameKind::name).join(" or ")))
}

fn run_plain(args: &Args, settings: &Settings) -> Result<()> {
    if let Some(number) = args.resume {
        let saved = terminal::saved(settings, number).map_err(screen_failure)?;
        return resume_plain(saved, args.screen.terminal());
    }
    // Lines are read on another thread, which can't have the lock of this one.
    let (input, out) = (BufReader::new(io::stdin()), io::stdout().lock());
    let terminal = args.screen.terminal();
    match args.game {
        Some(game) => games::dispatch!(game, G => play::<G>(args.terms.terms::<G>()?, terminal, input, out)),
        None if args.terms.is_default() => game_menu::run(terminal, input, out),
        None => Err(which_game()),
    }
}

/// Goes on with a saved game line by line.
fn resume_plain(saved: SavedGame, terminal: Terminal) -> Result<()> {
    let replica = saved.open().map_err(|corrupt| screen_failure(corrupt.into()))?;
    let (input, out) = (BufReader::new(io::stdin()), io::stdout().lock());
    let game = replica.state().terms().game;
    games::dispatch!(game, G => {
        let session = Session::<G>::resume(saved, replica, terminal);
        introduced(session, terminal, input, out)
    })
}

/// An error if there is no terminal that can be drawn on.
pub(crate) fn need_screen() -> Result<()> {
    if has_screen() { Ok(()) } else { Err(bad_arguments("this takes a terminal for input and output")) }
}

/// Plays games until `quit` or the end of the input.
pub(crate) fn play<G: CliGame>(
    terms: Terms,
    terminal: Terminal,
    input: impl BufRead + Send + 'static,
    out: impl Write,
) -> Result<()> {
    let session = Session::<G>::new(terms, terminal)?;
    introduced(session, terminal, input, out)
}

/// Plays on after saying which game it is, and what can be typed.
fn introduced<G: CliGame>(
    session: Session<G>,
    terminal: Terminal,
    input: impl BufRead + Send + 'static,
    mut out: impl Write,
) -> Result<()> {
    let Terminal { messages, .. } = terminal;
    let help = messages.format("terminal-type-help", &[("help", "help".into())]);
    writeln!(out, "{}\n{}\n{help}", G::NAME, G::how_to_move(messages))?;
    session.run(input, out)
}

/// Any of the balanced positions of a game; `None` if there are none.
fn fair_start(game: GameKind) -> Option<String> {
    let starts: Vec<&str> = games::fair_starts(game).collect();
    let index = random() as usize % starts.len().max(1);
    starts.get(index).map(|start| (*start).to_owned())
}

pub(crate) fn draw_seat(count: usize) -> Seat {
    Seat::new((random() % count as u64) as usize).unwrap_or(Seat::FIRST)
}

/// A random number.
pub(crate) fn random() -> u64 {
    // The standard library seeds its hash maps from the system's randomness; a draw now and then needs no more.
    RandomState::new().hash_one(())
}
