//! The program `farside`: Quoridor and Squadro in a browser, in a terminal and for scripts.
//!
//! One file per subcommand, grouped by who needs them. What a game offers to the command line beyond its rules is in
//! [`cli_game`].

#![forbid(unsafe_code)]

mod arguments;
mod cli_game;
mod completions;
mod engines;
mod failure;
mod hosting;
mod input;
mod man_pages;
mod playing;
mod puzzles;
mod records;
mod solving;

use std::process::ExitCode;

use crate::arguments::{Cli, Command};
use crate::engines::{bench, engine, matches, perft};
use crate::hosting::{check, forget, health, keys, load, prune, serve, worker};
use crate::playing::{join, play, puzzle, rules, view};
use crate::records::{analyze, convert, picture, review, show};
use crate::solving::{probe, solve, starts};

fn main() -> ExitCode {
    let command = match Cli::read() {
        Ok(command) => command,
        Err(error) => return failure::report_arguments(&error),
    };
    let done = match &command {
        Command::Play(args) => play::run(args),
        Command::Join(args) => join::run(args),
        Command::Lobby(args) => join::run_lobby(args),
        Command::Show(args) => show::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Convert(args) => convert::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Engine(args) => engine::run(args),
        Command::Match(args) => matches::run(args),
        Command::Analyze(args) => analyze::run(args),
        Command::View(args) => view::run(args),
        Command::Review(args) => review::run(args),
        Command::Picture(args) => picture::run(args),
        Command::Puzzle(args) => puzzle::run(args),
        Command::Puzzles(args) => puzzles::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Probe(args) => probe::run(args),
        Command::Starts(args) => starts::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Worker(args) => worker::run(args),
        Command::Health(args) => health::run(args),
        Command::Keys(args) => keys::run(args),
        Command::Check(args) => check::run(args),
        Command::Forget(args) => forget::run(args),
        Command::Prune(args) => prune::run(args),
        Command::Load(args) => load::run(args),
        Command::Completions(args) => completions::run(args),
        Command::ManPages(args) => man_pages::run(args),
    };
    done.map_or_else(|error| failure::report(&error), |()| ExitCode::SUCCESS)
}
