//! The program `training`: self-play, training of nets, books of openings, for both games. See its README.

#![forbid(unsafe_code)]

mod adam;
mod checkpoint;
mod engine;
mod multiplayer;
mod parallel;
mod quoridor;
mod samples_file;
mod squadro;
mod trainer;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Self-play, training of nets and books of openings
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and write positions to train on
    #[command(subcommand)]
    Selfplay(Selfplay),
    /// Train a net; a run that was interrupted goes on from its checkpoint
    #[command(subcommand)]
    Train(Train),
    /// Evaluate positions again, or exactly
    #[command(subcommand)]
    Samples(Samples),
    /// Write a book of openings for Quoridor; a run that was interrupted goes on
    Book(quoridor::book::Args),
    /// Fit the evaluation of Quoridor for three and four players to games of self-play
    Fit(multiplayer::fit::Args),
    /// Play Quoridor with a net from a file, in UGI, for `farside match`
    Engine(engine::Args),
}

#[derive(Subcommand)]
enum Selfplay {
    /// Quoridor for two: positions with the scores of searches and the results of the games
    Quoridor(quoridor::selfplay::Args),
    /// Squadro: positions of games between quick players, and near them
    Squadro(squadro::samples::PlayArgs),
    /// Squadro: positions that the net evaluates within searches
    SquadroSearched(squadro::samples::SearchedArgs),
}

#[derive(Subcommand)]
enum Train {
    /// The net of the Quoridor engine
    Quoridor(quoridor::train::Args),
    /// The net of the Squadro engine
    Squadro(squadro::train::Args),
}

#[derive(Subcommand)]
enum Samples {
    /// Quoridor: search longer where the net and the search disagree most
    Relabel(quoridor::relabel::Args),
    /// Squadro: look up exact values in a tablebase
    Label(squadro::samples::LabelArgs),
    /// Squadro: make the held-out positions that the engine is measured on
    HeldOut(squadro::samples::HeldOutArgs),
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Selfplay(Selfplay::Quoridor(args)) => quoridor::selfplay::run(&args),
        Command::Selfplay(Selfplay::Squadro(args)) => squadro::samples::play(&args),
        Command::Selfplay(Selfplay::SquadroSearched(args)) => squadro::samples::searched(&args),
        Command::Train(Train::Quoridor(args)) => quoridor::train::run(&args),
        Command::Train(Train::Squadro(args)) => squadro::train::run(&args),
        Command::Samples(Samples::Relabel(args)) => quoridor::relabel::run(&args),
        Command::Samples(Samples::Label(args)) => squadro::samples::label(&args),
        Command::Samples(Samples::HeldOut(args)) => squadro::samples::held_out(&args),
        Command::Book(args) => quoridor::book::run(&args),
        Command::Fit(args) => multiplayer::fit::run(&args),
        Command::Engine(args) => engine::run(&args),
    }
}
