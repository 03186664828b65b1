//! The player with a tablebase: here that of the end of the game, made for the test.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::OnceLock;

use crate::support::{below, late_position};
use game::{Game, Keys, Line, Outcome};
use squadro::Position;
use squadro_engine::{Engine, Limits, NoClock, Options, Oracle, Source, Truth, Value, open_tablebase};
use squadro_solver::{Keep, Scope, SolveOptions, Tablebase, solve};

/// The positions with at least five pieces home, solved once.
fn directory() -> &'static PathBuf {
    static SOLVED: OnceLock<PathBuf> = OnceLock::new();
    SOLVED.get_or_init(|| {
        let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("player-tablebase");
        let options =
            SolveOptions { keep: Keep::All, scope: Scope::PiecesHome(5), ..SolveOptions::new(&dir) };
        solve(&options, &mut ()).expect("it can be solved");
        dir
    })
}

fn tablebase() -> Tablebase {
    open_tablebase(directory()).expect("it was just made")
}

fn engine() -> Engine {
    let mut engine = Engine::new(Options { table: 1, ..Options::default() });
    engine.set_tablebase(Some(Box::new(tablebase())));
    engine
}

/// Few enough nodes that no endgame is worked out: what is known comes from the tablebase.
const LIMITS: Limits = Limits::nodes(500);

#[test]
fn agrees_with_endgames_worked_out_on_the_spot() {
    let tablebase = tablebase();
    let mut keys = Keys::new(31);
    for _ in 0..30 {
        let position = late_position(&mut keys, 5);
        let endgame =
            squadro_engine::Endgame::solve(&position, 4_000_000).expect("so late, little can happen");
        let truth = endgame.get(&position).expect("the root is covered");
        assert_eq!(tablebase.truth(&position), Ok(Truth::of(truth.value)), "{position}");
    }
}

#[test]
fn wins_whatever_is_won_and_never_repeats_on_the_way() {
    let mut keys = Keys::new(32);
    let mut engine = engine();
    let mut won = 0;
    while won < 60 {
        let mut game = Line::new(late_position(&mut keys, 5));
        let report = engine.go(&game, LIMITS, &NoClock).expect("the game isn't over");
        assert_eq!((report.source, report.trouble), (Source::Tablebase, None));
        if report.verdicts[0].judgement.value() != Some(Value::Win) {
            continue;
        }
        let winner = game.position().turn();
        let mut seen = HashSet::new();
        while game.outcome().is_none() {
            assert!(seen.insert(*game.position()), "{} comes again", game.position());
            let mv = if game.position().turn() == winner {
                engine.go(&game, LIMITS, &NoClock).expect("the game isn't over").best
            } else {
                let moves = game.legal_moves();
                moves[below(&mut keys, moves.len())]
            };
            game.play(mv).expect("the player's moves are legal");
        }
        assert_eq!(game.outcome(), Some(Outcome::Win(winner)));
        won += 1;
    }
}

#[test]
fn keeps_what_it_has_and_leaves_few_good_replies_where_it_is_lost() {
    let tablebase = tablebase();
    let mut engine = engine();
    let mut keys = Keys::new(33);
    let mut lost = 0;
    while lost < 40 {
        let position = late_position(&mut keys, 5);
        let report = engine.go(&Line::new(position), LIMITS, &NoClock).expect("the game isn't over");
        let here = tablebase.probe(&position).expect("it is covered");
        let moves = tablebase.moves(&position).expect("they are covered");
        let chosen = moves.iter().find(|(mv, _)| *mv == report.best).expect("the move is legal");
        assert_eq!(chosen.1, here, "{position} {}", report.best);
        if here != squadro_solver::Value::Loss {
            continue;
        }
        lost += 1;
        // In shares, as the opponent may have more moves after one than after another.
        let shares: Vec<(bool, f64)> = moves
            .iter()
            .map(|&(mv, _)| {
                let mut after = position;
                after.play(mv).expect("it is legal");
                let replies = tablebase.moves(&after).expect("they are covered");
                let wins = replies.iter().filter(|(_, value)| *value == squadro_solver::Value::Win).count();
                (mv == report.best, wins as f64 / replies.len() as f64)
            })
            .collect();
        let least = shares.iter().map(|&(_, share)| share).fold(1.0, f64::min);
        let taken = shares.iter().find(|(chosen, _)| *chosen).map(|&(_, share)| share);
        assert!(taken.is_some_and(|share| share < least + 0.001), "{position} {}: {shares:?}", report.best);
    }
}

#[test]
fn what_it_does_not_cover_is_told_and_searched() {
    let report = engine().go(&Line::new(Position::default()), LIMITS, &NoClock).expect("the game isn't over");
    assert_eq!(report.source, Source::Search);
    assert!(report.trouble.is_some());
}

#[test]
fn a_directory_without_one_is_an_error() {
    let error = open_tablebase(&PathBuf::from("no such directory")).expect_err("nothing is there");
    assert!(!error.to_string().is_empty());
}
