//! The low levels as somebody meets them who has just heard the rules: beatable, and never the same game twice.

use std::collections::HashSet;

use game::{Game, Line, Outcome, Seat};
use quoridor::{Move, Options as Rules, Position, SquareSet};
use quoridor_engine::{Engine, Level, Limits, NoClock, Options};
use references::quoridor::Newcomer;

fn engine(level: u8, seed: u64) -> Engine {
    let level = Level::new(level).expect("a level");
    Engine::new(Options { level, table: 1, seed, ..Options::default() })
}

/// A game of the newcomer, who moves first, against players of a level.
fn play(level: u8, players: usize, seed: u64) -> Line<Position> {
    let mut engine = engine(level, seed);
    let mut game = Line::new(Position::start_for(players, Rules::default()));
    while game.outcome().is_none() {
        let mv = if game.position().turn() == Seat::FIRST {
            Newcomer.choose(&game)
        } else {
            engine.go(&game, Limits::nodes(1_000), &NoClock).map(|report| report.best)
        };
        game.play(mv.expect("the game isn't over")).expect("players make legal moves");
    }
    game
}

/// So many games against a level, with as many seeds.
fn games(level: u8, count: u64) -> Vec<Line<Position>> {
    (0..count).map(|seed| play(level, 2, seed)).collect()
}

fn wins(games: &[Line<Position>]) -> usize {
    games.iter().filter(|game| game.outcome() == Some(Outcome::Win(Seat::FIRST))).count()
}

fn different(games: &[Line<Position>]) -> usize {
    let moves = |game: &Line<Position>| format!("{:?}", game.steps());
    games.iter().map(moves).collect::<HashSet<_>>().len()
}

#[test]
fn a_newcomer_wins_three_games_of_four_against_level_1() {
    let games = games(1, 200);
    assert!(wins(&games) >= 150, "{} of {}", wins(&games), games.len());
    assert_eq!(different(&games), games.len(), "no game is played twice");
}

#[test]
fn levels_2_to_4_do_not_play_the_same_game_twice() {
    for (level, count) in [(2, 100), (3, 100), (4, 30)] {
        let games = games(level, count);
        println!("level {level}: the newcomer wins {} games of {count}", wins(&games));
        assert_eq!(different(&games), games.len(), "level {level}");
    }
}

/// Seven moves straight ahead, one of them a jump, won every game of levels 1, 2 and 4 as second player.
#[test]
fn low_levels_place_fences() {
    for level in 1..=4 {
        for game in games(level, 20) {
            let others = game.steps().iter().skip(1).step_by(2);
            let fences = others.filter(|step| matches!(step, game::Step::Move(Move::Fence(_)))).count();
            assert!(fences > 0, "level {level}: {:?}", game.steps());
        }
    }
}

/// Levels 1 to 3 take a step that gets no nearer, at times, but never one away from the goal where they could get
/// nearer.
#[test]
fn nobody_walks_away_from_the_goal() {
    for (level, players) in (1..=3).flat_map(|level| (2..=4).map(move |players| (level, players))) {
        for seed in 0..20 {
            let game = play(level, players, seed);
            for pair in game.positions().windows(2) {
                let (before, after, seat) = (&pair[0], &pair[1], pair[0].turn());
                if seat != Seat::FIRST && after.distance(seat) > before.distance(seat) && !has_fence(pair) {
                    assert!(!can_get_nearer(before), "level {level}, {players} players, {seed}: {before}");
                }
            }
        }
    }
}

/// Whether the move from the first to the second position was a fence.
fn has_fence(pair: &[Position]) -> bool {
    pair[0].fences() != pair[1].fences()
}

fn can_get_nearer(position: &Position) -> bool {
    let seat = position.turn();
    let (openings, goal) = (position.openings(), position.goal(seat).squares());
    let pawn = position.pawn(seat).expect("who is to move has a pawn");
    let plain = openings.beside(SquareSet::of(pawn)) & position.pawn_targets();
    plain.into_iter().any(|target| openings.distance(target, goal) < position.distance(seat))
}
