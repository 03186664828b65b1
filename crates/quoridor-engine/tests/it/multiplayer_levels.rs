//! A higher level beats lower ones: one of it sits at a table of the others, at each seat in turn.
//!
//! How much each level gains on the one below takes more games than a test should: see `docs/engines/quoridor.md`.

use engine::{Level, Limits, NoClock};
use game::{Game, Line, Seat};
use quoridor::{Options, Position};
use quoridor_engine::multiplayer::{self, Settings};

/// What the highest level looks at for a move: few enough for a test, more than level 7 does.
const NODES: u64 = 1_500;
/// For each seat, where two levels are compared.
const GAMES: u64 = 4;

/// How many games the one level wins against the others, with so many games for each seat of three or four.
fn wins(one: Level, others: Level, players: usize, games: u64) -> u64 {
    let mut wins = 0;
    for (seat, seed) in Seat::all(players).flat_map(|seat| (0..games).map(move |seed| (seat, seed))) {
        let mut game = Line::new(Position::start_for(players, Options::default()));
        while game.outcome().is_none() {
            let turn = game.position().turn();
            let level = if turn == seat { one } else { others };
            let settings = Settings::level(level, 8 * seed + turn.index() as u64);
            let report = multiplayer::choose(&game, &settings, Limits::nodes(NODES), &NoClock);
            game.play(report.expect("the game isn't over").best).expect("moves are legal");
        }
        wins += u64::from(game.outcome().and_then(game::Outcome::winner) == Some(seat));
    }
    wins
}

#[test]
#[ignore = "takes half a minute: cargo xtask test --full"]
fn two_levels_make_a_difference() {
    for players in [3, 4] {
        let all: Vec<Level> = Level::all().collect();
        let results: Vec<u64> =
            all.iter().zip(&all[2..]).map(|(&low, &high)| wins(high, low, players, GAMES)).collect();
        println!(
            "wins in {} games of {players} against two levels below: {results:?}",
            GAMES * players as u64
        );
        // If levels were alike, one win in `players` would be the mean; half as much again is three standard deviations
        // away for six pairs.
        let sum: u64 = results.iter().sum();
        assert!(2 * sum >= 3 * GAMES * results.len() as u64, "{results:?}");
    }
}

/// It wins four games of five with other seeds, where alike players would win two of seven. Not the other way round:
/// among players who hold each other up even the weakest wins one game in twenty.
#[test]
fn the_highest_level_beats_a_table_of_the_lowest() {
    let won: u64 = [3, 4].into_iter().map(|players| wins(Level::HIGHEST, Level::LOWEST, players, 1)).sum();
    assert!(won > 3, "level 8 won {won} games of 7 against level 1");
}
