//! `farside match`: engines against engines.

mod progress;
mod spec;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use arena::statistics::Sprt;
use arena::{ClockTime, Contest, Control, Ending, Finished, Halt, Journal, Match, Opening, Openings, Report};
use clap::value_parser;
use engine::{Limits, NoClock};
use game::{Line, Setup};
use games::{ComputerOptions, GameKind};

use self::progress::Bar;
use self::spec::Spec;
use crate::arguments::{SetupArgs, game_kind};
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

const ENGINES: &str = "\
An ENGINE is one argument of words:
  builtin         the computer player of this program
  ugi=COMMAND     a program that speaks UGI (docs/engines/ugi.md), with its arguments
  uci=COMMAND     the same with the words uci, uciok and ucinewgame
  qtp=COMMAND     a program that speaks QTP (docs/engines/qtp.md): Quoridor for two, from the usual start
  option.NAME=V   an option it has, such as option.Level=3; without option.Seed the builtin player gets another seed
                  in every game
  name=NAME       what it is called here
  dir=DIR         where it runs
  say=LINE        something more to tell it at the start
  movetime=MS nodes=N depth=N clock=S+S
                  how long it thinks, if not as long as the others
What has blanks in it goes in quotes, single or double.

Examples:
  farside match squadro --engine 'builtin option.Level=8' --engine 'builtin option.Level=7' --nodes 20000
  farside match quoridor --engine 'ugi=\"./new engine quoridor\" name=new' \\
      --engine 'ugi=\"./old engine quoridor\" name=old' --sprt 0,10 --records games.txt --games 2000

Two engines play groups of games: the same opening with the seats swapped, in Squadro also with the other to move
first. With three or four players the first engine has one seat, the others share the rest, and all move on by a
seat from game to game. Illegal moves, crashes and losses on time lose the game and are told apart at the end.";

#[derive(clap::Args)]
#[command(after_long_help = ENGINES, after_help = "What an ENGINE can be is told by --help.")]
pub(crate) struct Args {
    #[arg(value_parser = game_kind())]
    game: GameKind,
    /// Who plays; two of them, or up to as many as there are seats
    #[arg(long = "engine", value_name = "ENGINE", required = true)]
    engines: Vec<Spec>,
    /// The most games to play; rounded up to whole groups
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    time: TimeArgs,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    openings: OpeningArgs,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Stop as soon as it is clear whether the first engine is stronger by ELO0 or less, or by ELO1 or more
    #[arg(long, value_name = "ELO0,ELO1", value_parser = elo_bounds, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// How often ELO1 may be believed though ELO0 is true
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = chance)]
    alpha: f64,
    /// How often ELO0 may be believed though ELO1 is true
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = chance)]
    beta: f64,
    /// Write all games to this file as they end
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Go on with the match whose games are in the file
    #[arg(long, requires = "records")]
    resume: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// The limits of all engines that have none of their own.
#[derive(clap::Args)]
#[group(multiple = false, id = "time")]
struct Thinking {
    /// Milliseconds for each move; 100 if nothing else is said
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..))]
    movetime: Option<u64>,
    /// Nodes for each move
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Depth in plies for each move
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Seconds for the game and for each move, such as 10+0.1
    #[arg(long, value_name = "S+S")]
    clock: Option<ClockTime>,
}

#[derive(clap::Args)]
struct TimeArgs {
    #[command(flatten)]
    thinking: Thinking,
    /// How many milliseconds late an answer may be
    #[arg(long, value_name = "MS", default_value_t = 20)]
    margin: u64,
    /// How many seconds to wait for an answer where no time is limited, and for an engine to get ready
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = value_parser!(u64).range(1..))]
    patience: u64,
}

impl Thinking {
    fn control(&self) -> Control {
        match *self {
            Thinking { clock: Some(ClockTime { base, increment }), .. } => Control::Clock { base, increment },
            Thinking { nodes: Some(nodes), .. } => Control::PerMove(Limits::nodes(nodes)),
            Thinking { depth: Some(depth), .. } => Control::PerMove(Limits::depth(depth)),
            Thinking { movetime, .. } => {
                Control::PerMove(Limits::time(Duration::from_millis(movetime.unwrap_or(100))))
            }
        }
    }
}

/// How games begin.
#[derive(clap::Args)]
struct OpeningArgs {
    /// Openings from a file: records, or a list of moves or a position in each line; else they are drawn
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// How many moves to draw, or to take from each opening of the file
    #[arg(long, value_name = "N")]
    opening_plies: Option<usize>,
    /// What openings and the seeds of builtin players are drawn from: the same seed, the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Draw only openings in which the builtin player, searching 20,000 nodes, gives no side more than two thirds
    #[arg(long, conflicts_with = "openings")]
    fair: bool,
}

/// The nodes of the search that tells whether an opening is fair.
const FAIR_NODES: u64 = 20_000;
/// The best chance that a side has after a fair opening.
const FAIR_CHANCE: f64 = 2.0 / 3.0;

fn is_fair<G: CliGame>(line: &Line<G>) -> bool {
    let mut player = G::computer(ComputerOptions::default());
    let thought = player.think(line, Limits::nodes(FAIR_NODES), &NoClock, &mut |_| ());
    let chance = thought.map(|choice| choice.info.judgement.chance());
    chance.is_some_and(|chance| (1.0 - FAIR_CHANCE..=FAIR_CHANCE).contains(&chance))
}

impl OpeningArgs {
    fn openings<G: CliGame + Contest>(&self, setup: &Setup, seats: usize) -> Result<Openings<G>> {
        let Some(file) = &self.openings else {
            if self.fair && seats != 2 {
                return Err(bad_arguments("--fair is for two players"));
            }
            let plies = self.opening_plies.unwrap_or(G::OPENING_PLIES);
            let fair = if self.fair { is_fair } else { arena::anything };
            return Ok(Openings::Random { seed: self.seed, plies, setup: setup.clone(), fair });
        };
        let wrong = |error: &dyn std::fmt::Display| bad_arguments(format!("{}: {error}", file.display()));
        let text = fs::read_to_string(file).map_err(|error| wrong(&error))?;
        let openings = Opening::read_all(&text, setup, self.opening_plies).map_err(|error| wrong(&error))?;
        Ok(Openings::Listed(openings))
    }

    /// What is said about them in the records, so that a match is resumed with the same.
    fn words<G: Contest>(&self, openings: &Openings<G>) -> String {
        match openings {
            Openings::Random { seed, plies, .. } => {
                format!("{plies} plies drawn from {seed}{}", if self.fair { ", fair" } else { "" })
            }
            Openings::Listed(listed) => {
                let name = self.openings.as_ref().and_then(|file| file.file_name()).unwrap_or_default();
                format!("{} from {}", listed.len(), name.display())
            }
        }
    }
}

fn elo_bounds(text: &str) -> Result<(f64, f64), String> {
    let numbers = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    let sane = |(low, high): &(f64, f64)| low < high && low.abs() <= 1000.0 && high.abs() <= 1000.0;
    numbers.filter(sane).ok_or_else(|| "expected two numbers, the lower first, such as 0,5".into())
}

fn chance(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|chance: &f64| *chance > 0.0 && *chance < 0.5);
    number.ok_or_else(|| "expected a number between 0 and 0.5".into())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    games::dispatch!(args.game, G => hold::<G>(args))
}

fn hold<G: CliGame + Contest + 'static>(args: &Args) -> Result<()> {
    let setup = args.setup.setup::<G>()?;
    let seats = arena::seats_of::<G>(&setup).map_err(bad_arguments)?;
    let openings = args.openings.openings::<G>(&setup, seats)?;
    let halt = Halt::new();
    let names = spec::names(&args.engines);
    let patience = Duration::from_secs(args.time.patience);
    let entries = args.engines.iter().zip(&names);
    let entries = entries.map(|(spec, name)| spec.entry::<G>(name, patience, &halt));
    let mut game = Match {
        entries: entries.collect::<Result<_>>()?,
        seats,
        openings,
        seed: args.openings.seed,
        groups: 0,
        control: args.time.thinking.control(),
        margin: Duration::from_millis(args.time.margin),
        concurrency: args.concurrency.into(),
        sprt: args.sprt.map(|(elo0, elo1)| Sprt { elo0, elo1, alpha: args.alpha, beta: args.beta }),
    };
    if game.sprt.is_some() && seats != 2 {
        return Err(bad_arguments("--sprt is for two players"));
    }
    check_for_qtp(args, &game, &setup)?;
    let lineup = game.lineup().map_err(bad_arguments)?;
    game.groups = args.games.div_ceil(lineup.games() as u64);
    game.check().map_err(bad_arguments)?;
    let name = title(args, &game, &names, &setup);
    let (mut journal, done) = open_journal(args, &name, &game)?;

    let button = halt.clone();
    ctrlc::set_handler(move || {
        if button.called() {
            // Twice means at once.
            std::process::exit(130);
        }
        button.call();
    })?;
    let mut bar = Bar::new(game.groups * lineup.games() as u64, done.len() as u64, &names, game.sprt);
    let (standing, ending) =
        game.run(&done, journal.as_mut().map(|journal| (journal, &*name)), &halt, &mut bar)?;
    bar.finish();
    let report = Report::new(&names, &standing, game.sprt, ending);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write!(out, "{report}")?;
        if let (Ending::Halted, Some(file)) = (ending, &args.records) {
            writeln!(out, "--resume --records {} goes on with it", file.display())?;
        }
    }
    Ok(())
}

/// QTP has no words for anything but the usual game, and it is better to say so before the first one.
fn check_for_qtp<G: Contest>(args: &Args, game: &Match<G>, setup: &Setup) -> Result<()> {
    let unusual = |setup: &Setup| setup.position.is_some() || !setup.options.is_empty();
    let listed = match &game.openings {
        Openings::Listed(openings) => openings.iter().any(|opening| unusual(&opening.setup)),
        Openings::Random { .. } => false,
    };
    if args.engines.iter().any(Spec::is_qtp) && (unusual(setup) || listed || game.seats != 2) {
        return Err(bad_arguments("QTP is for two players and the usual rules, from the usual start"));
    }
    Ok(())
}

/// What tells one match from another: it is resumed only under the same.
fn title<G: Contest>(args: &Args, game: &Match<G>, names: &[String], setup: &Setup) -> String {
    let players: Vec<String> = names
        .iter()
        .zip(&game.entries)
        .map(|(name, entry)| match entry.control {
            Some(control) => format!("{name} ({control})"),
            None => name.clone(),
        })
        .collect();
    let start = if *setup == Setup::default() { String::new() } else { format!(", start: {}", words(setup)) };
    format!(
        "{}, {}, margin {} ms, openings: {}{start}",
        players.join(" against "),
        game.control,
        args.time.margin,
        args.openings.words(&game.openings)
    )
}

fn words(setup: &Setup) -> String {
    let Setup { players, first, options, position } = setup;
    let words = [
        players.map(|players| format!("{players} players")),
        first.map(|first| format!("seat {first} first")),
        (!options.is_empty()).then(|| options.join(" ")),
        position.clone(),
    ];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn open_journal<G: Contest>(
    args: &Args,
    name: &str,
    game: &Match<G>,
) -> Result<(Option<Journal>, Vec<Finished>)> {
    let Some(file) = &args.records else { return Ok((None, Vec::new())) };
    let opened = if args.resume {
        Journal::resume(file, name, &game.lineup()?)
    } else {
        Journal::create(file).map(|journal| (journal, Vec::new()))
    };
    let (journal, done) = opened.map_err(|error| bad_arguments(format!("{}: {error}", file.display())))?;
    Ok((Some(journal), done))
}
