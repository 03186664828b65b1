//! Chores of the Farside repository, run as `cargo xtask …`.
//!
//! `cargo xtask test` is the whole test command: what it says is what continuous integration says.

#![forbid(unsafe_code)]

mod bench;
mod browser;
mod dist;
mod fuzz;
mod languages;
mod rustc_wrapper;
mod schemathesis;
mod setup;
mod site;
mod step;
mod test;
mod toolchain;
mod wasm;
mod wasm_toolchain;

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
    /// Install what the tests need besides a Rust toolchain
    Setup(setup::Args),
    /// Check formatting, lints, `no_std` builds, tests, doc tests, docs and the web app
    Test(test::Args),
    /// Run the fuzz targets coverage-guided: needs a nightly toolchain and cargo-fuzz
    Fuzz(fuzz::Args),
    /// Run the benches and the perft commands of the README
    Bench(bench::Args),
    /// Build the WebAssembly modules of the web app
    Wasm(wasm::Args),
    /// List what is missing or wrong in the languages
    Languages(languages::Args),
    /// Write the web app to a folder that any web host can serve
    Site(site::Args),
    /// Drive the web app in Chromium and Firefox
    Browser(browser::Args),
    /// Build the program and package it for a release
    Dist(dist::Args),
}

fn main() -> ExitCode {
    if let Some(done) = rustc_wrapper::run_as_rustc_wrapper() {
        return done;
    }
    let done = match Cli::parse().chore {
        Chore::Setup(args) => setup::run(&args),
        Chore::Test(args) => test::run(&args),
        Chore::Fuzz(args) => fuzz::run(&args),
        Chore::Bench(args) => bench::run(&args),
        Chore::Wasm(args) => wasm::run(&args),
        Chore::Languages(args) => languages::run(&args),
        Chore::Site(args) => site::run(&args),
        Chore::Browser(args) => browser::run(&args),
        Chore::Dist(args) => dist::run(&args),
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
