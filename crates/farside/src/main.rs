//! The program `farside`: Quoridor and Squadro in a terminal and for scripts.
//!
//! One file per subcommand. What a game must offer beyond its rules to be shown to people is in [`table`].

#![forbid(unsafe_code)]

mod analyze;
mod arguments;
mod bench;
mod completions;
mod convert;
mod engine;
mod failure;
mod input;
mod load;
mod matches;
mod open_files;
mod perft;
mod play;
mod probe;
mod serve;
mod service;
mod show;
mod solve;
mod table;
mod welcome;
mod worker;

use std::process::ExitCode;

use clap::Parser;

use crate::arguments::{Cli, Command};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return failure::report_arguments(&error),
    };
    let done = match &cli.command {
        None => serve::run_as_usual(),
        Some(Command::Play(args)) => play::run(args),
        Some(Command::Show(args)) => show::run(args),
        Some(Command::Convert(args)) => convert::run(args),
        Some(Command::Perft(args)) => perft::run(args),
        Some(Command::Engine(args)) => engine::run(args),
        Some(Command::Match(args)) => matches::run(args),
        Some(Command::Analyze(args)) => analyze::run(args),
        Some(Command::Bench(args)) => bench::run(args),
        Some(Command::Solve(args)) => solve::run(args),
        Some(Command::Probe(args)) => probe::run(args),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Worker(args)) => worker::run(args),
        Some(Command::Load(args)) => load::run(args),
        Some(Command::Completions(args)) => completions::run(args),
    };
    done.map_or_else(|error| failure::report(&error), |()| ExitCode::SUCCESS)
}
