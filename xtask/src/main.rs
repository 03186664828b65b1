//! Chores of the Farside repository, run as `cargo xtask …`.
//!
//! `cargo xtask test` is the whole test command: what it says is what continuous integration says.

#![forbid(unsafe_code)]

mod bench;
mod fuzz;
mod step;
mod tally;
mod test;
mod toolchain;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the Farside repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Check formatting, lints, `no_std` builds, tests, doc tests and docs
    Test(test::Args),
    /// Run the fuzz targets coverage-guided: needs a nightly toolchain and cargo-fuzz
    Fuzz(fuzz::Args),
    /// Run the benches and the perft commands of the README
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().chore {
        Chore::Test(args) => test::run(&args),
        Chore::Fuzz(args) => fuzz::run(&args),
        Chore::Bench(args) => bench::run(&args),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
