//! Solving, choosing and rating.

use std::collections::HashSet;

use engine::{Limits, NoClock};
use games::{AnyLine, Computer, ComputerOptions, GameKind};
use puzzles::{Answer, Collection, CollectionFile, Rating, Session, Theme, Wanted, refute};

fn collections() -> impl Iterator<Item = &'static Collection> {
    CollectionFile::all().iter().map(|file| file.collection().expect("it is embedded"))
}

#[test]
fn right_moves_solve_every_puzzle_and_others_are_wrong() {
    for puzzle in collections().flat_map(Collection::puzzles) {
        let mut session = Session::new(puzzle.clone());
        while !session.is_solved() {
            let own = puzzle.own_move(session.step()).expect("a move to find").to_owned();
            let line = session.line();
            let wrong = line.legal_moves().into_iter().find(|mv| *mv != own).expect("there are others");
            assert!(matches!(puzzle.answer(session.step(), &wrong), Ok(Answer::Wrong { .. })));
            assert!(session.play("nonsense").is_err());
            session.play(&own).expect("it is legal");
        }
        assert!(!session.has_failed(), "{}", puzzle.id());
        assert_eq!(session.line().steps(), puzzle.moves);
    }
}

#[test]
fn a_wrong_move_or_a_look_at_the_solution_is_a_failure() {
    for collection in collections() {
        let puzzle = &collection.puzzles()[0];
        let own = puzzle.own_move(0).expect("a move");
        let wrong =
            puzzle.line_at(0).legal_moves().into_iter().find(|mv| mv != own).expect("there are others");
        let mut session = Session::new(puzzle.clone());
        assert!(matches!(session.play(&wrong), Ok(Answer::Wrong { .. })));
        assert!(session.has_failed() && session.step() == 0, "it can be tried again");
        let mut session = Session::new(puzzle.clone());
        assert_eq!(session.reveal(), Some(own));
        assert!(session.has_failed());
    }
}

#[test]
fn every_wrong_move_in_squadro_has_its_refutation() {
    let file = CollectionFile::of(GameKind::Squadro, 2).expect("there are some");
    for puzzle in file.collection().expect("it is embedded").puzzles() {
        for step in 0..puzzle.len() {
            for mv in puzzle.line_at(step).legal_moves() {
                let told = puzzle.answer(step, &mv).expect("it is legal");
                let refuted = !matches!(&told, Answer::Wrong { refutation } if refutation.is_empty());
                assert!(refuted, "{} {step} {mv}: {told:?}", puzzle.id());
            }
        }
    }
}

#[test]
fn what_is_not_stored_is_refuted_by_a_computer_player() {
    let mut computer =
        Computer::new(GameKind::Quoridor, ComputerOptions { table: 1, ..ComputerOptions::default() });
    let line = Collection::read(
        GameKind::Quoridor,
        "farside-puzzles 1\ne5 e6 / - / 0 0 / 1 | e7 | win proven | 1 - - - | jump | -\n",
    );
    let line = line.expect("a collection").puzzles()[0].line_at(0);
    let refuted = refute(&line, "e4", &mut computer, Limits::nodes(1_000), &NoClock);
    let mut after: AnyLine = line.clone();
    for mv in ["e4"].into_iter().chain(refuted.iter().map(String::as_str)) {
        after.play(mv).expect("it can be played");
    }
    assert!(!refuted.is_empty());
    assert!(refute(&line, "a1", &mut computer, Limits::nodes(1_000), &NoClock).is_empty(), "it is illegal");
}

#[test]
fn puzzles_are_chosen_by_rating_and_theme_until_all_are_seen() {
    for collection in collections() {
        let (theme, count) = collection.themes()[0];
        let mut seen = Vec::new();
        let draw = |seen: &[String], rating: f64| {
            collection.next(&Wanted { rating, theme: Some(theme), seen, seed: seen.len() as u64 })
        };
        while let Some(puzzle) = draw(&seen, 1_500.0) {
            assert!(puzzle.themes.contains(&theme) && !seen.contains(&puzzle.id()));
            seen.push(puzzle.id());
        }
        assert_eq!(seen.len(), count);
        let mean = |rating: f64| {
            let rated = |seed| {
                let wanted = Wanted { rating, theme: None, seen: &[], seed };
                f64::from(collection.next(&wanted).expect("there is one").difficulty.rating)
            };
            (0..40).map(rated).sum::<f64>() / 40.0
        };
        assert!(mean(900.0) + 200.0 < mean(1_800.0), "{} {}", mean(900.0), mean(1_800.0));
    }
}

#[test]
fn a_run_gets_harder_and_has_no_puzzle_twice() {
    for collection in collections() {
        let mut seen: Vec<String> = Vec::new();
        let mut ratings = Vec::new();
        for number in 0..20 {
            let puzzle = collection.in_run(number, &seen, 3).expect("there are more than 20");
            assert!(!seen.contains(&puzzle.id()));
            seen.push(puzzle.id());
            ratings.push(f64::from(puzzle.difficulty.rating));
        }
        let mean = |ratings: &[f64]| ratings.iter().sum::<f64>() / ratings.len() as f64;
        assert!(mean(&ratings[..5]) + 200.0 < mean(&ratings[15..]), "{ratings:?}");
        let every: Vec<String> = collection.puzzles().iter().map(puzzles::Puzzle::id).collect();
        assert!(collection.in_run(500, &every[1..], 3).is_some_and(|puzzle| puzzle.id() == every[0]));
        assert!(collection.in_run(0, &every, 3).is_none());
    }
}

#[test]
fn every_day_has_its_puzzle_and_none_comes_twice_in_a_round() {
    for collection in collections() {
        let count = collection.puzzles().len() as u32;
        let ids = |days: std::ops::Range<u32>| -> Vec<String> {
            days.map(|day| collection.daily(day).expect("there is one").id()).collect()
        };
        let round = ids(40 * count..41 * count);
        assert_eq!(round.iter().collect::<HashSet<_>>().len(), count as usize);
        assert_eq!(round, ids(40 * count..41 * count), "the same for everybody");
        assert_ne!(round, ids(41 * count..42 * count), "another order in the next round");
    }
    let empty = Collection::read(GameKind::Squadro, "farside-puzzles 1\n").expect("an empty collection");
    assert!(empty.daily(20_000).is_none());
    assert!(empty.next(&Wanted { rating: 1_000.0, theme: None, seen: &[], seed: 1 }).is_none());
}

#[test]
fn ratings_go_up_and_down_and_become_certain() {
    let puzzle = &collections().next().expect("a collection").puzzles()[0];
    let first = Rating::default();
    let (better, worse) = (first.after(puzzle, true), first.after(puzzle, false));
    assert!(better.rating > first.rating && worse.rating < first.rating);
    assert!(better.deviation < first.deviation && worse.deviation < first.deviation);
    let many = (0..50).fold(first, |rating, number| rating.after(puzzle, number % 2 == 0));
    let away = (many.rating - f64::from(puzzle.difficulty.rating)).abs();
    assert!(away < 100.0 && many.deviation < 100.0, "{many:?}");
    let broken = Rating { rating: f64::NAN, deviation: -5.0, volatility: f64::INFINITY };
    let mended = broken.after(puzzle, true);
    assert!(mended.rating.is_finite() && mended.deviation >= 30.0 && mended.volatility < 0.3);
}

#[test]
fn glicko_2_is_that_of_its_author() {
    // The example of Glickman's paper, game by game instead of in one period, moves the same way and about as far.
    let text = |rating: u16| {
        format!("farside-puzzles 1\ne5 e6 / - / 0 0 / 1 | e7 | win proven | {rating} - - - | jump | -\n")
    };
    let against = |rating: u16| Collection::read(GameKind::Quoridor, &text(rating)).expect("a collection");
    let player = Rating { rating: 1_500.0, deviation: 200.0, volatility: 0.06 };
    let games = [(1_400, true), (1_550, false), (1_700, false)];
    let after = games
        .into_iter()
        .fold(player, |player, (rating, solved)| player.after(&against(rating).puzzles()[0], solved));
    assert!((after.rating - 1_464.0).abs() < 25.0 && (after.deviation - 151.5).abs() < 10.0, "{after:?}");
}

#[test]
fn themes_are_read_by_name() {
    for theme in Theme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
        assert_eq!(theme.name().to_uppercase().parse(), Ok(theme));
    }
    let refused = "joy".parse::<Theme>().expect_err("no theme").to_string();
    assert!(refused.starts_with("unknown theme 'joy': use jump, sideJump,"), "{refused}");
}
