//! Each level beats the one below: seats and first moves shared out evenly, with a few different openings.

use game::{Game, Keys, Line, Outcome};
use squadro::{DARK, LIGHT, Position};
use squadro_engine::{Engine, Level, Limits, NoClock, Options};

/// What the highest level looks at for a move: few enough for a test, more than level 7 does.
const NODES: u64 = 5_000;
/// For each seat and first mover.
const OPENINGS: u64 = 8;

/// The points of the higher level in one game: 2 for a win, 1 for a draw.
fn play(levels: [Level; 2], higher: usize, first: game::Seat, opening: u64) -> u32 {
    let mut engines =
        levels.map(|level| Engine::new(Options { level, table: 1, seed: opening, ..Options::default() }));
    let mut keys = Keys::new(opening);
    let mut game = Line::new(Position::start(first));
    for _ in 0..2 {
        let moves = game.legal_moves();
        game.play(moves[(keys.draw() % 5) as usize]).expect("legal moves are legal");
    }
    while game.outcome().is_none() && game.steps().len() < 300 {
        let engine = &mut engines[game.position().turn().index()];
        let report = engine.go(&game, Limits::nodes(NODES), &NoClock).expect("the game isn't over");
        game.play(report.best).expect("the player's moves are legal");
    }
    match game.outcome() {
        Some(Outcome::Win(seat)) if seat.index() == higher => 2,
        Some(Outcome::Win(_)) => 0,
        _ => 1,
    }
}

/// Whether each of these levels makes more than half of the points against the one before it.
fn each_beats_the_one_before(levels: &[Level], openings: u64) {
    let mut scores = Vec::new();
    for pair in levels.windows(2) {
        let (low, high) = (pair[0], pair[1]);
        let mut points = 0;
        for opening in 0..openings {
            for first in [LIGHT, DARK] {
                points += play([high, low], 0, first, opening);
                points += play([low, high], 1, first, opening);
            }
        }
        scores.push((high, points));
    }
    let most = 2 * 4 * openings as u32;
    println!("points of each level against the one before, of {most}: {scores:?}");
    for (level, points) in &scores {
        assert!(
            2 * points > most,
            "level {level} has {points} of {most} points against the one before: {scores:?}"
        );
    }
}

#[test]
#[ignore = "takes a minute: cargo xtask test --full"]
fn each_level_beats_the_one_below() {
    each_beats_the_one_before(&Level::all().collect::<Vec<_>>(), OPENINGS);
}

#[test]
fn levels_that_are_apart_are_apart_in_strength() {
    each_beats_the_one_before(&[1, 4, 8].map(|number: u8| Level::new(number).expect("a level")), 1);
}
