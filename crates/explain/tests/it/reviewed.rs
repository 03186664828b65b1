//! Reviews as state machines, and what they say of games whose errors are known.

use core::time::Duration;

use engine::{Clock, NoClock};
use explain::{Argument, Budget, Fact, Grade, Review, ReviewState, facts_of};
use game::{Seat, Setup};
use games::{AnyLine, Evaluation, GameKind};
use i18n::{Language, Messages};

use crate::kept_games::{all, computer, finish};

const SMALL: Budget = Budget { scan: 100, look: 300, confirm: 600 };

fn line_from(kind: GameKind, position: &str, moves: &[&str]) -> AnyLine {
    let setup = Setup { position: Some(position.into()), ..Setup::default() };
    let mut line = AnyLine::new(kind, &setup).expect("the position can be");
    for mv in moves {
        line.play(mv).expect("the move is legal");
    }
    line
}

fn kept(name: &str) -> AnyLine {
    all().into_iter().find(|(kept, _)| kept == name).expect("it is kept").1
}

#[test]
fn a_review_that_is_interrupted_and_stored_after_every_search_ends_like_one_that_is_not() {
    for name in ["quoridor-2-a 1", "quoridor-4-a 1", "squadro-a 1"] {
        let mut line = kept(name);
        line.take_back_to(16);
        let whole = finish(Review::new(line.clone(), SMALL));
        let mut state = Review::new(line.clone(), SMALL).state().clone();
        let mut done = 0;
        loop {
            let stored = serde_json::to_string(&state).expect("it can be written");
            let read: ReviewState = serde_json::from_str(&stored).expect("it can be read");
            let mut review = Review::resume(line.clone(), read).expect("it is of this game");
            if !review.step(&mut computer(&line), &NoClock) {
                break;
            }
            let progress = review.progress();
            assert!(progress.0 == done + 1 && progress.0 <= progress.1, "{progress:?}");
            done += 1;
            state = review.state().clone();
        }
        assert_eq!(&state, whole.state(), "{name}");
        assert_eq!(whole.progress().0, whole.progress().1);
    }
}

#[test]
fn a_review_whose_searches_are_lent_ends_like_one_that_does_them_itself() {
    for name in ["quoridor-2-a 1", "quoridor-4-a 1", "squadro-a 1"] {
        let mut line = kept(name);
        line.take_back_to(16);
        let whole = finish(Review::new(line.clone(), SMALL));
        let mut review = Review::new(line.clone(), SMALL);
        let mut helper = computer(&line);
        let (mut lent, mut waited) = (0, 0);
        loop {
            let tasks = review.lend();
            let step = review.step(&mut computer(&line), &NoClock);
            for task in &tasks {
                let stored = serde_json::to_string(task).expect("it can be written");
                let task: explain::Task = serde_json::from_str(&stored).expect("it can be read");
                review.give_back(task.perform(&line, &mut helper, &NoClock).expect("it isn't stopped"));
                waited += usize::from(review.is_waiting());
            }
            lent += tasks.len();
            if !step && tasks.is_empty() {
                break;
            }
        }
        assert!(lent > 8, "{name}: {lent}");
        assert_eq!(review.state(), whole.state(), "{name}, {waited}");
        assert!(!review.is_waiting());
    }
}

#[test]
fn what_is_lent_and_never_given_back_is_done_after_all() {
    let mut line = kept("squadro-a 1");
    line.take_back_to(6);
    let whole = finish(Review::new(line.clone(), SMALL));
    let mut review = Review::new(line.clone(), SMALL);
    assert!(!review.lend().is_empty());
    let mut computer = computer(&line);
    while review.step(&mut computer, &NoClock) {}
    assert!(review.is_waiting() && review.progress().0 < review.progress().1);
    review.reclaim();
    assert_eq!(finish(review).state(), whole.state());
}

/// Somebody has pressed Ctrl-C.
struct Stopped;

impl Clock for Stopped {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        true
    }
}

#[test]
fn a_search_that_was_stopped_counts_for_nothing() {
    let line = kept("squadro-a 1");
    let mut review = Review::new(line.clone(), SMALL);
    let before = review.state().clone();
    assert!(review.step(&mut computer(&line), &Stopped));
    assert_eq!(review.state(), &before);
}

#[test]
fn a_win_that_is_walked_past_is_a_blunder_with_its_reasons() {
    let line = line_from(GameKind::Quoridor, "e8 a2 / - / 0 0 / 1", &["e7", "a1"]);
    let summary = finish(Review::new(line, SMALL)).summary();
    let [mark] = &summary.marks[..] else { panic!("{:?}", summary.marks) };
    assert_eq!((mark.ply, mark.seat, mark.grade), (0, Seat::FIRST, Grade::Blunder));
    assert_eq!(mark.line, ["e9"]);
    let only = Fact::OnlyMove { mv: "e9".into() };
    assert_eq!(mark.facts[..2], [only, Fact::WinMissed { mv: "e9".into() }]);
    assert_eq!(mark.after.proven_winner(), Some(Seat::SECOND));
    assert_eq!(summary.moments, [0]);
    assert_eq!(summary.accuracy.iter().filter(|accuracy| **accuracy == Some(100.0)).count(), 1);
    let leads: Vec<_> = summary.leads.iter().map(|lead| (lead.from, lead.to, lead.seat)).collect();
    assert_eq!(leads, [(0, 0, Some(Seat::FIRST)), (1, 2, Some(Seat::SECOND))]);
}

#[test]
fn the_fence_of_the_issue_is_told_as_what_it_does_to_both_paths() {
    let line = line_from(GameKind::Quoridor, "e5 e6 / d6v e6v / 5 5 / 1", &[]);
    let facts = facts_of(&line, "d5h");
    let (own, seat) = (Seat::FIRST, Seat::SECOND);
    assert_eq!(facts[0], Fact::PathsLonger { seat, steps: 5, own, own_steps: 1 });
    assert_eq!(facts[1], Fact::StraightJumpMissed { square: "e7".into() });
}

#[test]
fn every_seat_has_a_chance_and_the_end_is_proven() {
    for name in ["quoridor-2-a 1", "quoridor-3-a 1", "quoridor-4-a 1", "squadro-a 1"] {
        let line = kept(name);
        let summary = finish(Review::new(line.clone(), SMALL)).summary();
        assert_eq!(summary.evaluations.len(), line.ply() as usize + 1);
        assert_eq!(summary.accuracy.len(), line.seats());
        for evaluation in &summary.evaluations {
            let sum: f64 = Seat::all(line.seats()).map(|seat| evaluation.chance(seat, line.seats())).sum();
            assert!((sum - 1.0).abs() < 0.01, "{name}: {evaluation:?}");
            if let Evaluation::Estimated { chances } = evaluation {
                assert!(
                    chances.iter().all(|chance| (0.0..1.0).contains(chance)),
                    "an estimate isn't certain"
                );
            }
        }
        let winner = line.outcome().expect("it was played to the end").winner();
        assert_eq!(summary.evaluations.last(), Some(&Evaluation::Proven { winner, plies: Some(0) }));
    }
}

#[test]
fn a_move_of_squadro_is_said_by_its_lane() {
    let english = Messages::of(Language::english());
    let said =
        |fact: Fact| english.format(fact.message().key, &[("lane", "1".into()), ("move", "e9".into())]);
    assert_eq!(said(Fact::OnlyMove { mv: "1".into() }), "Only lane 1 kept the win.");
    assert_eq!(said(Fact::OnlyMove { mv: "e9".into() }), "Only e9 kept the win.");
    assert_eq!(said(Fact::WinMissed { mv: "1".into() }), "Lane 1 wins at once.");
}

#[test]
fn every_fact_is_said_in_every_language() {
    let (seat, square, mv) = (Seat::FIRST, "e4", "e9");
    let facts = [
        Fact::PathLonger { seat, steps: 1 },
        Fact::PathsLonger { seat, steps: 1, own: seat.other(), own_steps: 2 },
        Fact::FenceWithoutEffect,
        Fact::NoCloser { steps: 5 },
        Fact::StraightJumpMissed { square: square.into() },
        Fact::SideJumpMissed { square: square.into() },
        Fact::Jumps { square: square.into() },
        Fact::JumpAllowed { seat, square: square.into() },
        Fact::RaceDecided { seat, moves: 2 },
        Fact::LastFence { seat },
        Fact::PieceSentBack { seat, lane: 3, moves: 4 },
        Fact::PieceThreatened { seat, lane: 3, moves: 11 },
        Fact::RaceLead { seat, moves: 3 },
        Fact::PieceHome { seat, pieces: 2 },
        Fact::WinMissed { mv: mv.into() },
        Fact::WinMissed { mv: "3".into() },
        Fact::WinGivenAway,
        Fact::OnlyMove { mv: mv.into() },
        Fact::OnlyMove { mv: "3".into() },
    ];
    for language in Language::all() {
        let messages = Messages::of(language);
        for fact in &facts {
            let message = fact.message();
            let values: Vec<_> = message
                .arguments
                .iter()
                .map(|(name, value)| match value {
                    Argument::Number(number) => (*name, (*number).into()),
                    Argument::Text(text) => (*name, text.clone().into()),
                    Argument::Player(_) => (*name, "Ada".into()),
                })
                .collect();
            let said = messages.format(message.key, &values);
            assert!(said != message.key && !said.contains('{'), "{language:?}: {said}");
            for (_, value) in &message.arguments {
                let shown = match value {
                    Argument::Text(text) => text,
                    Argument::Player(_) => "Ada",
                    Argument::Number(_) => continue,
                };
                assert!(said.contains(shown), "{language:?}: {said}");
            }
        }
    }
}
