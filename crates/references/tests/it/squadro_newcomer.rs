//! The low levels as somebody meets them who has just heard the rules: beatable, and never the same game twice.

use std::collections::HashSet;

use game::{Game, Line, Outcome};
use references::squadro::Newcomer;
use squadro::{LIGHT, Lane, Position};
use squadro_engine::{Engine, Level, Limits, NoClock, Options};

/// A game of the newcomer, who moves first, against a level.
fn play(level: u8, seed: u64) -> Line<Position> {
    let level = Level::new(level).expect("a level");
    let mut engine = Engine::new(Options { level, table: 1, seed, ..Options::default() });
    let mut game = Line::new(Position::start(LIGHT));
    while game.outcome().is_none() {
        let mv = if game.position().turn() == LIGHT {
            Newcomer.choose(&game)
        } else {
            engine.go(&game, Limits::nodes(1_000), &NoClock).map(|report| report.best)
        };
        game.play(mv.expect("the game isn't over")).expect("players make legal moves");
    }
    game
}

#[test]
fn low_levels_do_not_play_the_same_game_twice() {
    for level in 1..=4 {
        let games: Vec<Line<Position>> = (0..100).map(|seed| play(level, seed)).collect();
        let wins = games.iter().filter(|game| game.outcome() == Some(Outcome::Win(LIGHT))).count();
        println!("level {level}: the newcomer wins {wins} games of {}", games.len());
        let different: HashSet<String> = games.iter().map(|game| format!("{:?}", game.steps())).collect();
        assert_eq!(different.len(), games.len(), "level {level}");
    }
}

/// How many in a hundred of its chances to jump a level takes.
fn jumps_taken(level: u8) -> usize {
    let light = |position: &Position| Lane::ALL.map(|lane| position.progress(LIGHT, lane));
    let (mut chances, mut taken) = (0, 0);
    for game in (0..50).map(|seed| play(level, seed)) {
        for pair in game.positions().windows(2).filter(|pair| pair[0].turn() != LIGHT) {
            let jumps = |after: &Position| light(after) != light(&pair[0]);
            let mut next = pair[0].legal_moves().into_iter().map(|mv| {
                let mut after = pair[0];
                after.play_unchecked(mv);
                after
            });
            chances += usize::from(next.any(|after| jumps(&after)));
            taken += usize::from(jumps(&pair[1]));
        }
    }
    100 * taken / chances
}

#[test]
fn level_1_misses_more_jumps_than_level_2() {
    let [first, second] = [1, 2].map(jumps_taken);
    println!("jumps taken, of a hundred chances: {first} and {second}");
    assert!((10..=60).contains(&first), "level 1 takes {first} of 100");
    assert!(second >= first + 15, "of 100: level 1 {first}, level 2 {second}");
}
