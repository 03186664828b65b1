//! Plays games of three or four in which one player meets a table of others, and prints the share of wins.
//!
//! ```sh
//! cargo run --release -p quoridor-engine --example table_match -- \
//!     players=4 one=search others=uct games=200 ms=50
//! ```
//!
//! `one` and `others` name players: `search`, `greedy`, `uct`, `maxn`, `paranoid`, `best-reply` or `level:N`. Every
//! opening (a round of moves that the seed draws) is played once with the one player at each seat. `nodes=N` limits
//! positions instead of time, which makes a match the same every time. `threads=N` plays N games at a time.

mod player;
mod tally;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::Limits;
use game::{Game, Keys, Line, Seat};
use quoridor::{Move, Options, Position};
use quoridor_engine::multiplayer::{Weights, move_features};

use crate::player::Player;
use crate::tally::{Played, Tally};

struct Match {
    players: usize,
    one: Player,
    others: Player,
    games: u64,
    limits: Limits,
    seed: u64,
    threads: usize,
}

fn main() {
    let table = match read(std::env::args().skip(1)) {
        Ok(table) => table,
        Err(trouble) => {
            eprintln!("{trouble}");
            std::process::exit(2);
        }
    };
    let tally = Mutex::new(Tally::new(table.players));
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..table.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= table.games {
                        return;
                    }
                    let seat =
                        Seat::all(table.players).nth(number as usize % table.players).unwrap_or_default();
                    let played = play(&table, seat, number);
                    let mut tally = tally.lock().expect("no game panics while it counts");
                    tally.count(seat, &played);
                }
            });
        }
    });
    let tally = tally.into_inner().expect("no game panics while it counts");
    println!("{:?} against {:?}: {tally}", table.one, table.others);
}

/// Plays one game with the one player at this seat.
fn play(table: &Match, seat: Seat, number: u64) -> Played {
    let mut game = Line::new(Position::start_for(table.players, Options::default()));
    let mut keys = Keys::new(table.seed ^ (number / table.players as u64) << 20);
    for _ in 0..table.players {
        let mv = drawn(game.position(), &mut keys);
        game.play(mv).expect("openings are drawn from legal moves");
    }
    let mut longest = Duration::ZERO;
    let mut effort = (0, 0);
    while game.outcome().is_none() {
        let turn = game.position().turn();
        let player = if turn == seat { &table.one } else { &table.others };
        let watch = engine::Stopwatch::start();
        let seed = table.seed ^ number << 8 ^ turn.number() as u64;
        let (mv, nodes) = player.choose(&game, table.limits, &watch, seed).expect("the game isn't over");
        longest = longest.max(engine::Clock::elapsed(&watch));
        if nodes > 0 {
            effort.0 += nodes;
            effort.1 += 1;
        }
        game.play(mv).expect("players make legal moves");
    }
    Played { outcome: game.outcome(), turns: game.steps().len(), longest, effort }
}

/// A move for an opening: as often a pawn move as a fence across somebody's way.
fn drawn(position: &Position, keys: &mut Keys) -> Move {
    let moves: Vec<Move> =
        move_features(position, &Weights::default()).into_iter().map(|(mv, _)| mv).collect();
    let pawns = keys.draw().is_multiple_of(2);
    let of_kind: Vec<Move> =
        moves.iter().copied().filter(|mv| matches!(mv, Move::Pawn(_)) == pawns).collect();
    let choice = if of_kind.is_empty() { moves } else { of_kind };
    choice[(keys.draw() % choice.len() as u64) as usize]
}

fn read(words: impl Iterator<Item = String>) -> Result<Match, String> {
    let mut table = Match {
        players: 4,
        one: Player::parse("search")?,
        others: Player::parse("greedy")?,
        games: 40,
        limits: Limits::time(Duration::from_millis(50)),
        seed: 1,
        threads: 1,
    };
    for word in words {
        let (name, value) =
            word.split_once('=').ok_or_else(|| format!("'{word}' isn't of the form name=value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("'{value}' isn't a number"));
        match name {
            "players" => table.players = number()? as usize,
            "one" => table.one = Player::parse(value)?,
            "others" => table.others = Player::parse(value)?,
            "games" => table.games = number()?,
            "ms" => table.limits = Limits::time(Duration::from_millis(number()?)),
            "nodes" => table.limits = Limits::nodes(number()?),
            "seed" => table.seed = number()?,
            "threads" => table.threads = number()? as usize,
            _ => return Err(format!("unknown setting '{name}'")),
        }
    }
    if !(2..=4).contains(&table.players) {
        return Err(format!("a table for {} players", table.players));
    }
    Ok(table)
}
