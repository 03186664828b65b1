//! Two players against each other: pairs of games from the same short random opening, with the seats swapped.
//!
//! `cargo run --release -p quoridor-engine --example duel -- engine baseline --games 200 --time 100`
//!
//! A player is `engine`, `baseline`, the engine with a net from a file (`*.net`), or the path of another build of this
//! program, so that versions can be compared.

mod player;
mod tally;

use std::io::{BufRead, Write};
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use game::{Game, Keys, Line, Notation, Seat};
use quoridor::{Move, Position};
use quoridor_engine::Limits;

use player::Player;
use tally::Tally;

#[derive(Parser)]
struct Arguments {
    /// The player whose score is counted; `serve` to be the other build that a duel talks to.
    one: String,
    /// Its opponent; with `serve`, the player that is served.
    other: String,
    /// How many games; rounded up to pairs.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Milliseconds for each move.
    #[arg(long)]
    time: Option<u64>,
    /// Positions looked at for each move.
    #[arg(long)]
    nodes: Option<u64>,
    /// Random plies that a game begins with.
    #[arg(long, default_value_t = 6)]
    opening: usize,
    /// What the openings are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print every game.
    #[arg(long)]
    show: bool,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let limits =
        Limits { depth: None, nodes: arguments.nodes, time: arguments.time.map(Duration::from_millis) };
    if arguments.one == "serve" {
        return serve(&arguments.other);
    }
    let mut players = [Player::named(&arguments.one)?, Player::named(&arguments.other)?];
    let mut keys = Keys::new(arguments.seed);
    let mut tally = Tally::default();
    for _ in 0..arguments.games.div_ceil(2) {
        let opening = opening(&mut keys, arguments.opening);
        let mut points = 0.0;
        for first in [0, 1] {
            let game = play(&mut players, first, &opening, limits)?;
            let winner = game.outcome().and_then(game::Outcome::winner);
            let of_one = winner.map_or(0.5, |seat| if seat.index() == first { 1.0 } else { 0.0 });
            tally.add(of_one);
            points += of_one;
            if arguments.show {
                let moves: Vec<String> = game.steps().iter().map(ToString::to_string).collect();
                println!("{of_one} {}", moves.join(" "));
            }
        }
        tally.add_pair(points);
        if arguments.games >= 200 && tally.games() % 50 == 0 || tally.games() == arguments.games {
            println!("{tally}");
        }
    }
    for (name, player) in [&arguments.one, &arguments.other].into_iter().zip(&players) {
        println!("{name}: {}", player.work());
    }
    Ok(())
}

/// A short game that people could have played: mostly steps forward, now and then a fence somewhere.
fn opening(keys: &mut Keys, plies: usize) -> Line<Position> {
    loop {
        let mut game = Line::new(Position::start());
        while game.steps().len() < plies {
            let position = game.position();
            let fences: Vec<Move> = position.legal_fences().into_iter().map(Move::Fence).collect();
            let ahead =
                position.shortest_path(position.turn()).and_then(|way| way.first().copied()).map(Move::Pawn);
            let step = ahead.filter(|&mv| position.check(mv).is_ok() && keys.draw().is_multiple_of(2));
            let mv = step.unwrap_or(fences[(keys.draw() % fences.len() as u64) as usize]);
            if game.play(mv).is_err() {
                break;
            }
        }
        // Both should have a chance.
        let steps = Seat::all(2).filter_map(|seat| game.position().distance(seat));
        let steps: Vec<u8> = steps.collect();
        if game.steps().len() == plies && steps[0].abs_diff(steps[1]) <= 2 {
            return game;
        }
    }
}

fn play(
    players: &mut [Player; 2],
    first: usize,
    opening: &Line<Position>,
    limits: Limits,
) -> Result<Line<Position>> {
    let mut game = opening.clone();
    players.iter_mut().try_for_each(Player::new_game)?;
    while game.outcome().is_none() {
        // Player `first` has the first seat.
        let index = game.position().turn().index() ^ first;
        let mv = players[index].choose(&game, limits)?;
        game.play(mv).with_context(|| format!("player {index} at {}", game.position()))?;
    }
    Ok(game)
}

/// Answers another duel: a line of limits and moves in, a line with a move and the work it took out.
fn serve(name: &str) -> Result<()> {
    let mut player = Player::named(name)?;
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let mut words = line.split_whitespace();
        match words.next() {
            Some("new") => player.new_game()?,
            Some("go") => {
                let mut number = || words.next().context("a number")?.parse::<u64>().context("a number");
                let (nodes, time) = (number()?, number()?);
                let limits = Limits {
                    depth: None,
                    nodes: (nodes > 0).then_some(nodes),
                    time: (time > 0).then(|| Duration::from_millis(time)),
                };
                let mut game = Line::new(Position::start());
                for word in words {
                    game.play_text(word, Notation::Standard)?;
                }
                let before = player.work().clone();
                let mv = player.choose(&game, limits)?;
                let work = player.work();
                println!("{mv} {} {}", work.depths - before.depths, work.nodes - before.nodes);
                std::io::stdout().flush()?;
            }
            _ => break,
        }
    }
    Ok(())
}
