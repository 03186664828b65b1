//! The search for three and four keeps the rules, its limits and its word.

use core::cell::Cell;
use core::time::Duration;

use engine::{Clock, Level, Limits, NoClock};
use game::{Game, Keys, Line};
use quoridor::{Options, Position};
use quoridor_engine::multiplayer::{self, Settings};

use crate::multiplayer_support::random_game;

#[test]
fn every_move_is_legal_whoever_has_left() {
    let mut keys = Keys::new(1);
    let mut left = [0; 5];
    for number in 0..400 {
        let game = random_game(&mut keys, number % 70, true);
        let settings = Settings::level(Level::new(1 + (number % 8) as u8).expect("1 to 8"), number);
        let Some(report) = multiplayer::choose(&game, &settings, Limits::nodes(60), &NoClock) else {
            assert!(game.outcome().is_some(), "no move in {}", game.position());
            continue;
        };
        assert_eq!(game.position().check(report.best), Ok(()), "{}", game.position());
        left[game.position().seats_playing().count()] += 1;
        let mut line = game.clone();
        for mv in &report.pv {
            line.play(*mv).expect("the expected line is legal");
        }
        let sum: f64 = report.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "chances add up to {sum}");
        for (index, chance) in report.chances.iter().enumerate() {
            let plays = game.position().seats_playing().any(|seat| seat.index() == index);
            assert!((0.0..=1.0).contains(chance) && (plays || *chance == 0.0), "{:?}", report.chances);
        }
    }
    assert!(left[2..].iter().all(|&games| games > 20), "games by players left: {left:?}");
}

#[test]
fn whole_games_end_with_a_winner() {
    for players in [3, 4] {
        for seed in 0..3 {
            let mut game = Line::new(Position::start_for(players, Options::default()));
            let settings = Settings::level(Level::new(7).expect("1 to 8"), seed);
            while let Some(report) = multiplayer::choose(&game, &settings, Limits::nodes(300), &NoClock) {
                game.play(report.best).expect("the search makes legal moves");
            }
            assert!(game.outcome().is_some_and(|outcome| outcome.winner().is_some()), "{:?}", game.outcome());
        }
    }
}

#[test]
fn the_same_limit_gives_the_same_report() {
    let mut keys = Keys::new(2);
    for number in 0..30 {
        let game = random_game(&mut keys, number, false);
        for level in [Level::LOWEST, Level::HIGHEST] {
            let settings = Settings::level(level, number);
            let choose = || multiplayer::choose(&game, &settings, Limits::nodes(500), &NoClock);
            assert_eq!(choose(), choose());
        }
    }
}

/// A clock that goes on by a millisecond each time it is asked.
struct Ticking(Cell<u64>);

impl Clock for Ticking {
    fn elapsed(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_millis(self.0.get())
    }
}

/// A clock whose button is pressed.
struct Pressed;

impl Clock for Pressed {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        true
    }
}

#[test]
fn a_search_ends_when_its_time_is_up_or_somebody_wants_an_answer() {
    let game = Line::new(Position::start_for(4, Options::default()));
    let settings = Settings::default();
    let clock = Ticking(Cell::new(0));
    let report = multiplayer::choose(&game, &settings, Limits::time(Duration::from_millis(20)), &clock);
    let nodes = report.expect("the game isn't over").nodes;
    assert!(nodes <= 20 * 20, "{nodes} nodes between 20 looks at the clock");
    assert_eq!(clock.0.get(), 20, "the clock isn't asked again after the time is up");
    let report =
        multiplayer::choose(&game, &settings, Limits::default(), &Pressed).expect("the game isn't over");
    assert!(report.nodes <= 20, "{} nodes after the button was pressed", report.nodes);
}

#[test]
fn nodes_and_depth_are_kept() {
    let game = Line::new(Position::start_for(3, Options::default()));
    let settings = Settings::default();
    let report =
        multiplayer::choose(&game, &settings, Limits::nodes(321), &NoClock).expect("the game isn't over");
    assert_eq!(report.nodes, 321);
    let limits = Limits { depth: Some(2), nodes: Some(2_000), time: None };
    let report = multiplayer::choose(&game, &settings, limits, &NoClock).expect("the game isn't over");
    assert_eq!(report.depth, 2);
}
