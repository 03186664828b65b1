//! Levels for people: each beats the one below, the same seed plays the same game, and all of it is legal.

use game::{Game, Keys, Line, Outcome};
use quoridor::{Options as Rules, Position};
use quoridor_engine::{Engine, Level, Limits, NoClock, Options};

/// What the highest level looks at for a move: few enough for a test, more than level 7 does.
const NODES: u64 = 40_000;
/// How many openings are played, each from either side: the levels that only count steps take no time.
fn openings(higher: Level) -> u64 {
    if higher.number() <= 4 { 60 } else { 8 }
}

/// Two pawn moves each, and two fences: much the same for both, and different each time.
fn opening(seed: u64) -> Line<Position> {
    let mut keys = Keys::new(seed);
    let mut game = Line::new(Position::start());
    for ply in 0..6 {
        let position = *game.position();
        let legal = game.legal_moves();
        let pawn_moves = position.pawn_targets().len();
        let mv = if ply < 4 {
            let path = position.shortest_path(position.turn()).expect("everybody has a path");
            quoridor::Move::Pawn(path[0])
        } else {
            legal[pawn_moves + (keys.draw() % (legal.len() - pawn_moves) as u64) as usize]
        };
        game.play(mv).expect("legal moves are legal");
    }
    game
}

/// The points of the higher level in one game: 2 for a win, 1 for a draw.
fn play(levels: [Level; 2], higher: usize, seed: u64) -> u32 {
    let mut engines =
        levels.map(|level| Engine::new(Options { level, table: 1, seed, ..Options::default() }));
    let mut game = opening(seed);
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
fn each_beats_the_one_before(levels: &[Level], openings: fn(Level) -> u64) {
    let mut scores = Vec::new();
    for pair in levels.windows(2) {
        let (low, high) = (pair[0], pair[1]);
        let games = (0..openings(high)).map(|seed| play([high, low], 0, seed) + play([low, high], 1, seed));
        scores.push((high, games.sum::<u32>(), 4 * openings(high) as u32));
    }
    println!("each level, its points against the one before, and the most it could have: {scores:?}");
    for (level, points, most) in &scores {
        assert!(2 * points > *most, "level {level} has {points} of {most} points: {scores:?}");
    }
}

#[test]
#[ignore = "takes minutes: cargo xtask test --full"]
fn each_level_beats_the_one_below() {
    each_beats_the_one_before(&Level::all().collect::<Vec<_>>(), openings);
}

#[test]
fn levels_that_are_apart_are_apart_in_strength() {
    let level = |number: u8| Level::new(number).expect("a level");
    each_beats_the_one_before(&[1, 4].map(level), |_| 10);
    each_beats_the_one_before(&[4, 8].map(level), |_| 1);
}

#[test]
fn the_same_seed_plays_the_same_game_with_any_number_of_players() {
    for level in Level::all().take(7) {
        for players in 2..=4 {
            let game = |seed| {
                let mut engine = Engine::new(Options { level, table: 1, seed, ..Options::default() });
                let mut game = Line::new(Position::start_for(players, Rules::default()));
                for _ in 0..12 {
                    let Some(report) = engine.go(&game, Limits::nodes(500), &NoClock) else { break };
                    assert!(
                        report.verdicts[0].judgement.value().is_none() || players > 2 || level.number() > 4
                    );
                    game.play(report.best).expect("the player's moves are legal");
                }
                game.steps().to_vec()
            };
            assert_eq!(game(3), game(3), "level {level}, {players} players");
        }
    }
}

#[test]
fn nobody_overlooks_that_one_step_wins() {
    let position: Position = "e8 e3 / a5h c5h / 5 5 / 1".parse().expect("a position");
    for level in Level::all() {
        let mut engine = Engine::new(Options { level, table: 1, ..Options::default() });
        let report = engine.go(&Line::new(position), Limits::nodes(500), &NoClock).expect("not over");
        assert_eq!(report.best.to_string(), "e9", "level {level}");
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let position: Position = "e9 e3 / - / 5 5 / 2".parse().expect("a position");
    for level in Level::all() {
        let mut engine = Engine::new(Options { level, table: 1, ..Options::default() });
        assert_eq!(engine.go(&Line::new(position), Limits::nodes(500), &NoClock), None);
    }
}
