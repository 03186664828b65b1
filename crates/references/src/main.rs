//! The program `references`: an opponent on stdin and stdout, in UGI.

#![forbid(unsafe_code)]

use std::io;
use std::time::Duration;

use anyhow::Result;
use clap::{Parser, ValueEnum, value_parser};
use engine::{Player, ugi};
use references::quoridor::{Baseline, Belief, PuctPlayer, Reference, puct_speed};
use references::{quoridor, squadro};

/// Opponents that exist to be measured against, for `farside match`
#[derive(Parser)]
enum Command {
    /// Play Quoridor in UGI
    Quoridor { opponent: QuoridorOpponent },
    /// Play Squadro in UGI
    Squadro { opponent: SquadroOpponent },
    /// Print the simulations per second of PUCT from the start of a game
    PuctSpeed {
        /// How long to search, in milliseconds
        #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = value_parser!(u64).range(1..))]
        movetime: u64,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum QuoridorOpponent {
    /// Plain alpha-beta over distances, for two players
    Baseline,
    /// PUCT over the engine's net, for two players
    Puct,
    /// Walks a shortest path and never places a fence
    Newcomer,
    /// The best distances one move ahead
    Greedy,
    /// Plain UCT with playouts
    Uct,
    /// Every player maximises its own chance
    MaxN,
    /// All others play against the one that thinks
    Paranoid,
    /// Of all others only the most harmful one moves
    BestReply,
}

#[derive(Clone, Copy, ValueEnum)]
enum SquadroOpponent {
    /// Runs home with one piece after the other
    Newcomer,
}

fn main() -> Result<()> {
    match Command::parse() {
        Command::Quoridor { opponent } => converse(match opponent {
            QuoridorOpponent::Baseline => Box::new(Baseline::default()),
            QuoridorOpponent::Puct => Box::new(PuctPlayer),
            QuoridorOpponent::Newcomer => Box::new(quoridor::Newcomer),
            QuoridorOpponent::Greedy => Box::new(Reference::Greedy(0)),
            QuoridorOpponent::Uct => Box::new(Reference::Uct(0)),
            QuoridorOpponent::MaxN => Box::new(Reference::Deepening(Belief::MaxN)),
            QuoridorOpponent::Paranoid => Box::new(Reference::Deepening(Belief::Paranoid)),
            QuoridorOpponent::BestReply => Box::new(Reference::Deepening(Belief::BestReply)),
        }),
        Command::Squadro { opponent: SquadroOpponent::Newcomer } => converse(Box::new(squadro::Newcomer)),
        Command::PuctSpeed { movetime } => {
            println!("{:.0} simulations per second", puct_speed(Duration::from_millis(movetime)));
            Ok(())
        }
    }
}

fn converse<G>(mut player: Box<dyn Player<Game = G> + Send>) -> Result<()>
where
    G: game::Game<Move: Send + Sync> + Send + Sync,
{
    Ok(ugi::converse(&mut *player, io::stdin().lock(), io::stdout())?)
}
