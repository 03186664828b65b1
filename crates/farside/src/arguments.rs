//! The commands and their arguments: help, man pages, completions and parsing all come from here.

use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use game::{Charset, Seat, Setup};
use games::GameKind;

use crate::cli_game::CliGame;
use crate::failure::bad_arguments;
use crate::{
    analyze, bench, check, completions, convert, engine, forget, health, join, keys, load, man_pages,
    matches, perft, picture, play, probe, prune, puzzle, puzzles, review, rules, serve, show, solve, starts,
    view, worker,
};

/// Quoridor and Squadro, exactly.
///
/// Without a command: serves the web app on this machine, and prints the address to open.
#[derive(Parser)]
#[command(name = "farside", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

impl Cli {
    /// The given command; `serve` without one.
    pub(crate) fn read() -> Result<Command, clap::Error> {
        if let Some(command) = Cli::try_parse()?.command {
            return Ok(command);
        }
        let usual = Cli::try_parse_from(["farside", "serve"])?.command;
        Ok(usual.expect("a command was given"))
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal; without a game, asks which
    Play(play::Args),
    /// Play or watch a game on a server in the terminal, by its link
    Join(join::Args),
    /// List the games of a server in the terminal, and find an opponent
    Lobby(join::LobbyArgs),
    /// Show a position: board, turn, legal moves, distances, outcome
    Show(show::Args),
    /// Print the complete rules of a game, with figures
    Rules(rules::Args),
    /// Read a record of a game, check every move, and write it in standard notation
    Convert(convert::Args),
    /// Count the lines of play of a given length
    Perft(perft::Args),
    /// Run a computer player that speaks UGI or QTP on stdin and stdout
    Engine(engine::Args),
    /// Play matches between engines and estimate their Elo difference
    Match(Box<matches::Args>),
    /// Evaluate the moves of a position
    Analyze(analyze::Args),
    /// Step through a record in the terminal, with the engine's lines
    View(view::Args),
    /// Review a game: errors, the reasons for them, accuracy, who was ahead when
    Review(review::Args),
    /// Draw a position or a game: SVG, PNG or animated GIF
    Picture(Box<picture::Args>),
    /// Solve puzzles in the terminal
    Puzzle(puzzle::Args),
    /// Make puzzles, and verify them
    Puzzles(puzzles::Args),
    /// Search fixed positions and print the node count and speed
    Bench(bench::Args),
    /// Solve Squadro
    Solve(solve::Args),
    /// Look up a position in a tablebase of Squadro
    Probe(probe::Args),
    /// Find fair start positions of Squadro, and measure them
    Starts(starts::Args),
    /// Serve the web app, and games over the network
    Serve(Box<serve::Args>),
    /// Run computer players for servers on other machines
    Worker(worker::Args),
    /// Check the health of a server; sets the exit code
    Health(health::Args),
    /// List, rotate and revoke the keys that sign cookies, tokens and links
    Keys(keys::Args),
    /// Check every game of a database
    Check(check::Args),
    /// Remove the personal data of a player from a database
    Forget(forget::Args),
    /// Remove old games from the database of a server
    Prune(prune::Args),
    /// Load-test a server
    Load(load::Args),
    /// Print the completions for a shell
    Completions(completions::Args),
    /// Write the man pages to a directory
    ManPages(man_pages::Args),
}

/// Reads the name of a game.
pub(crate) fn game_kind() -> impl TypedValueParser<Value = GameKind> {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name))
        .map(|name| GameKind::named(&name).expect("one of the possible values"))
}

/// The setup of a game, as arguments.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SetupArgs {
    /// The number of players: 2, 3 or 4 in Quoridor
    #[arg(long, value_name = "K")]
    pub(crate) players: Option<usize>,
    /// The seat that moves first: 1 to 4 in Quoridor, y or r in Squadro
    #[arg(long, value_name = "SEAT")]
    pub(crate) first: Option<String>,
    /// A rule option; may be repeated
    #[arg(long = "option", value_name = "NAME")]
    pub(crate) options: Vec<String>,
    /// A position to start from, such as 'e1 e9 / - / 10 10 / 1' or '0 0 0 0 0 / 0 0 0 0 0 / y'
    // It begins with - if seat 1 has retired.
    #[arg(long, value_name = "S", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

impl SetupArgs {
    /// The setup of these arguments.
    pub(crate) fn setup<G: CliGame>(&self) -> Result<Setup> {
        let first = self.first.as_deref().map(|name| seat_named::<G>("--first", name)).transpose()?;
        let SetupArgs { players, options, position, .. } = self.clone();
        Ok(Setup { players, first, options, position })
    }

    /// The start position.
    pub(crate) fn position<G: CliGame>(&self) -> Result<G> {
        G::from_setup(&self.setup::<G>()?).map_err(bad_arguments)
    }
}

/// Parses the value of an argument that takes the name of a seat.
pub(crate) fn seat_named<G: CliGame>(argument: &str, name: &str) -> Result<Seat> {
    let names: Vec<&str> = Seat::all(*G::KIND.players().end()).map(G::seat_name).collect();
    let seat = names.iter().position(|known| *known == name).and_then(Seat::new);
    seat.ok_or_else(|| {
        bad_arguments(format!("no seat '{name}' in {}: {argument} takes one of {}", G::NAME, names.join(" ")))
    })
}

/// How boards are drawn.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct Drawing {
    /// Draw the board in plain ASCII
    #[arg(long)]
    pub(crate) ascii: bool,
}

impl Drawing {
    /// Unicode where the locale says that the terminal can show it.
    pub(crate) fn charset(self) -> Charset {
        if !self.ascii && is_utf8_locale() { Charset::Unicode } else { Charset::Ascii }
    }
}

fn is_utf8_locale() -> bool {
    if cfg!(windows) {
        return true;
    }
    // The first of these that is set decides, as POSIX has it.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(std::env::var_os)
        .find(|value| !value.is_empty())
        .unwrap_or_default();
    let locale = locale.to_string_lossy().to_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}
