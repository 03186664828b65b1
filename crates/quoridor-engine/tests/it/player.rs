//! The player: legal, repeatable, and within its limits.

use crate::support::{late_position, random_game, random_move};
use engine::Player;
use game::{Game, Keys, Line, Notation, Outcome};
use proptest::prelude::*;
use quoridor::Position;
use quoridor_engine::bench::{self, Measured};
use quoridor_engine::{Engine, Judgement, Limits, NoClock, Options, Report, Source, Value};

fn engine() -> Engine {
    Engine::new(Options { table: 1, ..Options::default() }).without_book()
}

fn go(engine: &mut Engine, game: &Line<Position>, nodes: u64) -> Report {
    engine.go(game, Limits::nodes(nodes), &NoClock).expect("the game isn't over")
}

#[test]
fn the_same_search_is_the_same_every_time_with_a_new_engine_and_with_a_used_one() {
    let mut keys = Keys::new(21);
    let mut used = engine();
    for plies in [0, 3, 7, 20, 33, 60] {
        let game = random_game(&mut keys, plies);
        if game.outcome().is_some() {
            continue;
        }
        used.new_game();
        let reports = [
            go(&mut engine(), &game, 20_000),
            go(&mut engine(), &game, 20_000),
            go(&mut used, &game, 20_000),
        ];
        assert!(reports.iter().all(|report| *report == reports[0]), "{reports:?}");
    }
}

#[test]
fn the_signature_of_the_bench_is_the_golden_value() {
    let Measured { signature, .. } = bench::measure();
    assert_eq!(
        signature,
        bench::SIGNATURE,
        "a change of the search or the net also changes bench::SIGNATURE"
    );
}

#[test]
fn a_limit_of_nodes_is_kept_and_a_limit_of_depth_is_reached() {
    let game = Line::new(Position::start());
    for nodes in [1, 2, 5, 100, 12_345] {
        assert!(go(&mut engine(), &game, nodes).nodes <= nodes);
    }
    for depth in [1, 2, 5] {
        let report = engine().go(&game, Limits::depth(depth), &NoClock);
        assert_eq!(report.map(|report| report.depth), Some(depth));
    }
}

#[test]
fn a_search_that_is_stopped_answers_at_once() {
    struct Stopped;
    impl quoridor_engine::Clock for Stopped {
        fn elapsed(&self) -> std::time::Duration {
            std::time::Duration::ZERO
        }
        fn stopped(&self) -> bool {
            true
        }
    }
    let game = Line::new(Position::start());
    let report = engine().go(&game, Limits::default(), &Stopped).expect("the game isn't over");
    assert!(report.nodes <= 512, "{}", report.nodes);
}

#[test]
fn threads_find_a_move_together() {
    let mut engine = Engine::new(Options { table: 1, threads: 3, ..Options::default() });
    let game = Line::new(Position::start());
    let report = go(&mut engine, &game, 20_000);
    assert!(game.position().check(report.best).is_ok());
    assert!(report.nodes <= 20_000);
}

#[test]
fn takes_a_win_with_the_next_move() {
    let position: Position = "e8 e5 / - / 10 10 / 1".parse().expect("a position");
    let report = go(&mut engine(), &Line::new(position), 1_000);
    assert_eq!(report.best.to_string(), "e9");
    assert_eq!(report.verdicts[0].judgement.value(), Some(Value::Win));
}

#[test]
fn there_is_no_move_after_the_end() {
    let over: Position = "e9 e5 / - / 10 10 / 2".parse().expect("a position");
    let mut left = Position::start();
    left.retire(left.turn());
    for position in [over, left] {
        assert!(engine().go(&Line::new(position), Limits::nodes(10), &NoClock).is_none());
        assert!(engine().analyze(&Line::new(position), Limits::nodes(10), &NoClock, 3).is_none());
    }
}

#[test]
fn an_analysis_gives_as_many_lines_as_asked_for_best_first() {
    let mut game = Line::new(Position::start());
    for word in "e2 e8 e3 e7 e4 e6 e3h d6v".split_whitespace() {
        game.play_text(word, Notation::Standard).expect("a legal move");
    }
    // Wherever it is stopped, too.
    let limits = (0..40).map(|step| Limits::nodes(3_000 + 777 * step)).chain([Limits::depth(4)]);
    for limits in limits {
        let report = engine().analyze(&game, limits, &NoClock, 5).expect("the game isn't over");
        assert_eq!(report.verdicts.len(), 5);
        assert_eq!(report.verdicts[0].mv, report.best);
        let chances: Vec<f64> = report.verdicts.iter().map(|verdict| verdict.judgement.chance()).collect();
        assert!(chances.is_sorted_by(|one, next| one >= next), "{limits:?} {chances:?}");
        for verdict in &report.verdicts {
            assert_eq!(verdict.line.first(), Some(&verdict.mv));
            assert_eq!(report.verdicts.iter().filter(|other| other.mv == verdict.mv).count(), 1);
        }
    }
}

#[test]
fn without_fences_it_knows_and_wins_what_is_won() {
    let mut keys = Keys::new(24);
    let mut won = 0;
    while won < 20 {
        let mut game = Line::new(late_position(&mut keys, [0, 0]));
        let mut engine = engine();
        let first = go(&mut engine, &game, 1);
        assert_eq!(first.source, Source::Endgame);
        let Judgement::Exact(truth) = first.verdicts[0].judgement else { panic!("{first:?}") };
        if truth.value != Value::Win {
            continue;
        }
        let winner = game.position().turn();
        while game.outcome().is_none() {
            let mv = if game.position().turn() == winner {
                go(&mut engine, &game, 1).best
            } else {
                random_move(&mut keys, game.position())
            };
            game.play(mv).expect("the player's moves are legal");
        }
        assert_eq!(game.outcome(), Some(Outcome::Win(winner)));
        assert!(game.steps().len() as u32 <= truth.plies.expect("a win has an end"));
        won += 1;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn never_plays_an_illegal_move(seed: u64, plies in 0_usize..150, nodes in 1_u64..3_000, lines in 1_usize..4) {
        let game = random_game(&mut Keys::new(seed), plies);
        match engine().analyze(&game, Limits::nodes(nodes), &NoClock, lines) {
            None => prop_assert!(game.outcome().is_some()),
            Some(report) => {
                prop_assert_eq!(&report.trouble, &None);
                prop_assert_eq!(report.pv.first(), Some(&report.best));
                for verdict in report.verdicts {
                    let mut line = Line::new(*game.position());
                    for mv in verdict.line {
                        prop_assert!(line.play(mv).is_ok());
                    }
                }
            }
        }
    }
}
