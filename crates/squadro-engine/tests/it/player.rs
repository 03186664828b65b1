//! The player without a tablebase: legal, repeatable, and exact where it says so.

use crate::support::{late_position, random_game};
use game::{Game, Keys, Line, Outcome};
use proptest::prelude::*;
use squadro::Position;
use squadro_engine::{Engine, Judgement, Level, Limits, NoClock, Options, Report, Source, Value};

fn engine(level: Level) -> Engine {
    Engine::new(Options { level, table: 1, ..Options::default() })
}

fn go(engine: &mut Engine, game: &Line<Position>, nodes: u64) -> Report {
    engine.go(game, Limits::nodes(nodes), &NoClock).expect("the game isn't over")
}

#[test]
fn the_same_search_is_the_same_every_time() {
    let mut keys = Keys::new(21);
    for plies in [0, 7, 20, 33, 60] {
        let game = random_game(&mut keys, plies);
        if game.outcome().is_some() {
            continue;
        }
        let reports: Vec<Report> = (0..3).map(|_| go(&mut engine(Level::HIGHEST), &game, 20_000)).collect();
        assert!(reports.iter().all(|report| *report == reports[0]), "{reports:?}");
    }
}

#[test]
fn a_limit_of_nodes_is_kept_and_a_limit_of_depth_is_reached() {
    let game = Line::new(Position::default());
    for nodes in [1, 2, 5, 100, 12_345] {
        assert!(go(&mut engine(Level::HIGHEST), &game, nodes).nodes <= nodes);
    }
    for depth in [1, 2, 9] {
        let report = engine(Level::HIGHEST).go(&game, Limits::depth(depth), &NoClock);
        assert_eq!(report.map(|report| report.depth), Some(depth));
    }
}

#[test]
fn sees_a_win_with_the_next_move_and_takes_it() {
    // Light has three pieces home and the fourth one move away.
    let position: Position = "12 12 12 11 0 / 11 11 11 0 0 / y".parse().expect("a position");
    for level in Level::all() {
        let report = go(&mut engine(level), &Line::new(position), 1_000);
        assert_eq!(report.best.to_string(), "4", "level {level}");
    }
}

#[test]
fn there_is_no_move_after_the_end() {
    let position: Position = "12 12 12 12 0 / 11 11 11 0 0 / r".parse().expect("a position");
    let mut engine = engine(Level::HIGHEST);
    assert!(engine.go(&Line::new(position), Limits::nodes(10), &NoClock).is_none());
    assert!(engine.analyze(&Line::new(position), Limits::nodes(10), &NoClock).is_none());
    let mut left = Position::default();
    left.retire(left.turn());
    assert!(engine.go(&Line::new(left), Limits::nodes(10), &NoClock).is_none());
}

#[test]
fn what_a_search_proves_is_true() {
    let mut keys = Keys::new(22);
    let mut proven = 0;
    while proven < 100 {
        let position = late_position(&mut keys, 4);
        let game = Line::new(position);
        // Too few nodes to work the endgame out, enough to find a forced win here and there.
        let report = engine(Level::HIGHEST).analyze(&game, Limits::nodes(3_000), &NoClock);
        let report = report.expect("the game isn't over");
        if report.source != Source::Search {
            continue;
        }
        let Some(endgame) = squadro_engine::Endgame::solve(&position, 1_000_000) else { continue };
        for verdict in report.verdicts {
            let Judgement::Exact(truth) = verdict.judgement else { continue };
            let mut after = position;
            after.play(verdict.mv).expect("verdicts are about legal moves");
            let exact = endgame.get(&after).expect("what can arise is covered").before();
            assert_eq!(truth.value, exact.value, "{position} {}", verdict.mv);
            proven += 1;
        }
    }
}

#[test]
fn endgames_are_worked_out_when_there_is_room() {
    let mut keys = Keys::new(23);
    let game = Line::new(late_position(&mut keys, 6));
    let report = go(&mut engine(Level::HIGHEST), &game, 10_000_000);
    assert_eq!(report.source, Source::Endgame);
    assert!(report.verdicts.iter().all(|verdict| verdict.judgement.value().is_some()));
    assert_eq!(report.verdicts[0].mv, report.best);
    assert_eq!(report.pv.first(), Some(&report.best));
}

#[test]
fn never_misses_a_win_it_has_worked_out_and_never_repeats_on_the_way() {
    let mut keys = Keys::new(24);
    let mut won = 0;
    while won < 20 {
        let mut game = Line::new(late_position(&mut keys, 5));
        let mut engine = engine(Level::HIGHEST);
        let first = go(&mut engine, &game, 8_000_000);
        if first.verdicts[0].judgement.value() != Some(Value::Win) {
            continue;
        }
        let winner = game.position().turn();
        while game.outcome().is_none() {
            let mv = if game.position().turn() == winner {
                go(&mut engine, &game, 8_000_000).best
            } else {
                let moves = game.legal_moves();
                moves[crate::support::below(&mut keys, moves.len())]
            };
            game.play(mv).expect("the player's moves are legal");
            assert_eq!(game.occurrences(), 1, "the position came again");
        }
        assert_eq!(game.outcome(), Some(Outcome::Win(winner)));
        won += 1;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn never_plays_an_illegal_move(seed: u64, plies in 0_usize..120, level in 1_u8..=8, nodes in 1_u64..3_000) {
        let game = random_game(&mut Keys::new(seed), plies);
        let level = Level::new(level).expect("1 to 8");
        let mut engine = Engine::new(Options { level, table: 1, seed, ..Options::default() });
        match engine.go(&game, Limits::nodes(nodes), &NoClock) {
            None => prop_assert!(game.outcome().is_some()),
            Some(report) => {
                let mut line = game.clone();
                prop_assert!(line.play(report.best).is_ok());
                prop_assert_eq!(report.pv.first(), Some(&report.best));
                let mut line = game;
                for mv in report.pv {
                    prop_assert!(line.play(mv).is_ok());
                }
            }
        }
    }
}
