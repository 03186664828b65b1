//! What the search calls proven, compared with trying everything.

use engine::{Limits, NoClock};
use game::{Game, Keys, Line, Seat};
use quoridor::{Move, Position};
use quoridor_engine::multiplayer::{self, Settings};

use crate::multiplayer_support::near_the_end;

/// Whether the seat wins within so many plies whatever all others do, by trying every move.
fn forced(position: &Position, seat: Seat, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(seat);
    }
    if plies == 0 {
        return false;
    }
    let wins = |mv: &Move| {
        let mut after = *position;
        after.play_unchecked(*mv);
        forced(&after, seat, plies - 1)
    };
    let moves = position.legal_moves();
    if position.turn() == seat { moves.iter().any(wins) } else { moves.iter().all(wins) }
}

fn search(position: &Position, nodes: u64) -> multiplayer::Report {
    let game = Line::new(*position);
    multiplayer::choose(&game, &Settings::default(), Limits::nodes(nodes), &NoClock)
        .expect("the game isn't over")
}

#[test]
fn without_fences_whoever_can_force_a_win_is_found_and_nobody_else() {
    const PLIES: u32 = 7;
    // Longer ones take the reference too long.
    const MOST_PLIES: u32 = 12;
    let mut keys = Keys::new(1);
    let (mut proven, mut open) = (0, 0);
    for _ in 0..400 {
        let Some(position) = near_the_end(&mut keys, 0) else { continue };
        let winner = position.seats_playing().find(|&seat| forced(&position, seat, PLIES));
        let report = search(&position, 4_000);
        if winner.is_some() {
            assert_eq!(report.proven.map(|(seat, _)| seat), winner, "{position}");
            proven += 1;
        }
        match report.proven {
            Some((seat, plies)) if plies <= MOST_PLIES => {
                assert!(forced(&position, seat, plies), "{position}: seat {seat} in {plies}");
            }
            Some(_) => {}
            None => open += 1,
        }
    }
    assert!(proven > 100 && open > 0, "{proven} proven, {open} open");
}

#[test]
fn what_is_proven_with_fences_left_is_forced_and_the_move_keeps_it() {
    let mut keys = Keys::new(2);
    let mut proven = 0;
    for _ in 0..300 {
        let Some(position) = near_the_end(&mut keys, 5) else { continue };
        let report = search(&position, 300);
        // Every fence is tried at each ply, so the reference can't look far ahead.
        let Some((winner, plies)) = report.proven.filter(|&(_, plies)| plies <= 5) else { continue };
        assert!(forced(&position, winner, plies), "{position}: seat {winner} in {plies}");
        proven += 1;
        if winner == position.turn() {
            let mut after = position;
            after.play(report.best).expect("the search makes legal moves");
            assert!(forced(&after, winner, plies - 1), "{} in {position}", report.best);
        }
    }
    assert!(proven > 60, "only {proven} proven wins");
}

#[test]
fn a_threat_that_only_one_can_stop_is_stopped() {
    // Seat 1 steps on row 9 next; seats 2 and 3 have no fence, seat 4 has one and moves right before seat 1. Fence d8h
    // sends seat 1 round c8h or f8h, which takes longer than seat 4 has to go.
    let position: Position = "e8 b3 c6 c1 / b8h f8h / 0 0 0 1 / 4".parse().expect("a position");
    let report = search(&position, 2_000);
    let mut after = position;
    after.play(report.best).expect("the search makes legal moves");
    assert!(after.distance(Seat::FIRST) > Some(1), "{} lets seat 1 win", report.best);
}
