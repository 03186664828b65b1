//! Every fact of a review, recomputed from the rules by slow and obviously right code.

mod quoridor;
mod squadro;

use std::collections::BTreeSet;

use engine::{Limits, NoClock};
use explain::{Budget, Fact, Mark, Review, facts_of};
use game::{Seat, Setup};
use games::{AnyLine, Evaluation, GameKind};

use crate::kept_games::{all, budget, computer, finish, is_long, some};

/// The facts about a move, found slowly; without decided races, which are checked one by one.
fn slow_facts(line: &AnyLine, mv: &str) -> Vec<Fact> {
    let mut facts = match line {
        AnyLine::Quoridor(line) => quoridor::facts(line.position(), mv),
        AnyLine::Squadro(line) => squadro::facts(line.position(), mv),
    };
    let wins = |mv: &str| {
        let mut after = line.clone();
        after.play(mv).is_ok() && after.outcome().is_some_and(|outcome| outcome.winner() == Some(line.turn()))
    };
    let winning = line.legal_moves().into_iter().find(|other| wins(other));
    facts.extend(winning.filter(|_| !wins(mv)).map(|mv| Fact::WinMissed { mv }));
    facts
}

/// Compares what is said of a move with what is found slowly.
fn check(line: &AnyLine, mv: &str) {
    let said = facts_of(line, mv);
    let (races, others): (Vec<_>, Vec<_>) =
        said.into_iter().partition(|fact| matches!(fact, Fact::RaceDecided { .. }));
    for race in races {
        let AnyLine::Quoridor(line) = line else { panic!("Squadro has no such races") };
        quoridor::check_race(line.position(), mv, &race);
    }
    let as_set = |facts: Vec<Fact>| facts.iter().map(|fact| format!("{fact:?}")).collect::<BTreeSet<_>>();
    assert_eq!(as_set(others), as_set(slow_facts(line, mv)), "{mv} in {}", line.position());
}

/// Checks what a mark says: the facts of both moves, and what is proven.
fn check_mark(review: &Review, mark: &Mark) {
    let mut before = review.line().clone();
    before.take_back_to(mark.ply as u32);
    let better = &mark.line[0];
    check(&before, &mark.played);
    check(&before, better);
    let (of_played, of_better) = (facts_of(&before, &mark.played), facts_of(&before, better));
    for fact in &mark.facts {
        match fact {
            Fact::OnlyMove { mv } => {
                assert_eq!(mv, better);
                assert!(is_won_after(&before, better));
                let others = before.legal_moves().into_iter().filter(|other| other != better);
                assert!(
                    others.into_iter().all(|other| !is_won_after(&before, &other)),
                    "{}",
                    before.position()
                );
            }
            Fact::WinGivenAway => {
                assert!(is_won_after(&before, better) && !is_won_after(&before, &mark.played));
            }
            fact => assert!(of_played.contains(fact) && !of_better.contains(fact), "{fact:?}"),
        }
    }
    for fact in &mark.better_facts {
        assert!(of_better.contains(fact) && !of_played.contains(fact), "{fact:?}");
    }
}

/// Whether a new search proves that a move wins.
fn is_won_after(line: &AnyLine, mv: &str) -> bool {
    let (mut after, mover) = (line.clone(), line.turn());
    after.play(mv).expect("the move is legal");
    let evaluation = after.outcome().map_or_else(
        || {
            let found = computer(&after).evaluate(&after, Limits::nodes(50_000), &NoClock);
            found.expect("the game goes on").evaluation
        },
        Evaluation::of_outcome,
    );
    evaluation.proven_winner() == Some(mover)
}

#[test]
fn every_fact_of_a_review_is_recomputed() {
    let mut marks = 0;
    let most = if is_long() { "2" } else { "-a 2" };
    for (name, line) in all().into_iter().filter(|(name, _)| name.ends_with(most)) {
        let divisor = if line.seats() > 2 { 40 } else { 20 };
        let review = finish(Review::new(line.clone(), budget(&line, divisor)));
        let found = review.summary().marks;
        println!("{name}: {} marks", found.len());
        for mark in &found {
            check_mark(&review, mark);
        }
        marks += found.len();
    }
    assert!(marks >= if is_long() { 20 } else { 5 }, "{marks}");
}

#[test]
fn the_facts_of_every_move_of_the_kept_games_are_recomputed() {
    let mut kinds = BTreeSet::new();
    for (index, (_, line)) in some().into_iter().enumerate() {
        let steps = line.steps();
        for (at, step) in steps.iter().enumerate().filter(|&(at, _)| line.is_move(at)) {
            let mut before = line.clone();
            before.take_back_to(at as u32);
            // Some move that nobody made, too.
            let legal = before.legal_moves();
            for mv in [step, &legal[(7 * at + index) % legal.len()]] {
                check(&before, mv);
                kinds.extend(facts_of(&before, mv).iter().map(|fact| fact.message().key));
            }
        }
    }
    // All but those that only a search can tell.
    assert_eq!(kinds.len(), 16, "{kinds:?}");
}

/// Whether a seat wins within so many plies whatever the other does, by trying everything.
fn wins_within(line: &AnyLine, plies: u32, winner: Seat) -> bool {
    if let Some(outcome) = line.outcome() {
        return outcome.winner() == Some(winner);
    }
    let after = |mv: String| {
        let mut after = line.clone();
        after.play(&mv).expect("the move is legal");
        wins_within(&after, plies - 1, winner)
    };
    let mut moves = line.legal_moves().into_iter();
    plies > 0 && if line.turn() == winner { moves.any(after) } else { moves.all(after) }
}

/// The longest win that is looked for by trying everything.
const TRIED: u32 = 5;

/// Who wins after a move and in how many plies, found by trying everything; none if that takes too long.
fn tried(line: &AnyLine, mv: &str) -> Option<Seat> {
    let mut after = line.clone();
    after.play(mv).expect("the move is legal");
    let wins = |plies| Seat::all(2).find(|&seat| wins_within(&after, plies, seat));
    (0..=TRIED).find_map(wins)
}

/// Positions near the end: of the kept games of Squadro, and of Quoridor with all fences placed.
fn endings() -> Vec<AnyLine> {
    let mut found = Vec::new();
    for (_, line) in some().into_iter().filter(|(name, _)| name.starts_with("squadro")) {
        for back in 2..=5 {
            let mut before = line.clone();
            before.take_back_to(line.ply().saturating_sub(back));
            found.push(before);
        }
    }
    for one in ["e8", "d7", "a7"] {
        for other in ["a2", "b3", "e3"] {
            for turn in 1..=2 {
                let position = Some(format!("{one} {other} / - / 0 0 / {turn}"));
                let setup = Setup { position, ..Setup::default() };
                found.push(AnyLine::new(GameKind::Quoridor, &setup).expect("the position can be"));
            }
        }
    }
    found
}

/// Tries everything, too, where a mark says that a win was kept by one move only or given away. Counts both.
fn check_by_trying(before: &AnyLine, played: &str, mark: &Mark, counts: &mut [u32; 2]) {
    let mover = before.turn();
    for fact in &mark.facts {
        match fact {
            Fact::OnlyMove { mv: best } if tried(before, best).is_some() => {
                assert_eq!(tried(before, best), Some(mover), "{best} in {}", before.position());
                for other in before.legal_moves().into_iter().filter(|other| other != best) {
                    assert_ne!(tried(before, &other), Some(mover), "{other} in {}", before.position());
                }
                counts[0] += 1;
            }
            Fact::WinGivenAway if tried(before, played).is_some() => {
                assert_ne!(tried(before, played), Some(mover), "{played} in {}", before.position());
                assert_eq!(tried(before, &mark.line[0]).unwrap_or(mover), mover);
                counts[1] += 1;
            }
            _ => {}
        }
    }
}

#[test]
fn wins_kept_and_given_away_are_found_by_trying_everything() {
    let mut counts = [0, 0];
    let budget = Budget { scan: 100, look: 2_000, confirm: 4_000 };
    for before in endings() {
        for mv in before.legal_moves() {
            let mut played = before.clone();
            played.play(&mv).expect("the move is legal");
            let attempt = finish(Review::of_last_move(played, budget)).attempt().expect("there is a move");
            if let Some(mark) = attempt.mark {
                check_by_trying(&before, &mv, &mark, &mut counts);
            }
        }
    }
    let [only, given_away] = counts;
    println!("{only} only moves, {given_away} wins given away");
    assert!(only >= 3 && given_away >= 3, "{only} only moves, {given_away} wins given away");
}
