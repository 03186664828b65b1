//! What is seen beyond the horizon: compared with the plain definition, move by move.

use crate::support::{below, random_game, slow_ways};
use game::{Game, Keys, Line};
use quoridor::{Move, Position};
use quoridor_engine::search::Search;
use quoridor_engine::{Distances, Evaluation, Limits, NoClock, Paths, Score, TranspositionTable};

/// How many positions are compared: for each, the slow definition looks at some ten thousand others.
const POSITIONS: usize = 60;

fn value(position: &Position) -> Score {
    Score::estimate(Distances.value(&mut (), position, &Paths::of(position)))
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play_unchecked(mv);
    after
}

/// How a position is judged where the search ends, and whether a fence had a say in it.
fn slow_quiet(position: &Position) -> (Score, bool) {
    let paths = slow_ways(position);
    let (own, others) = (position.turn().index(), position.turn().other().index());
    let stands = value(position);
    let mut best = stands;
    for fence in position.legal_fences() {
        let fenced = after(position, Move::Fence(fence));
        let much_longer = slow_ways(&fenced).distance[others] >= paths.distance[others] + 2;
        let candidate = paths.narrow[others].contains(fence)
            && !paths.narrow[own].contains(fence)
            && position.fences().with_an_end_at().contains(fence);
        if much_longer && candidate {
            best = best.max(-value(&fenced));
        }
    }
    (best, best > stands)
}

#[test]
fn one_ply_deep_the_score_is_that_of_the_best_move_with_the_best_fence_after_it() {
    let mut keys = Keys::new(61);
    let (mut compared, mut turned) = (0, 0);
    while compared < POSITIONS {
        let plies = below(&mut keys, 40);
        let position = *random_game(&mut keys, plies).position();
        let left = position.seats_playing().map(|seat| position.fences_left(seat)).min().unwrap_or(0);
        // Neither wins with the next move nor plays without fences, which the search knows to the end.
        if position.outcome().is_some()
            || Paths::of(&position).distance.into_iter().min() < Some(5)
            || left < 3
        {
            continue;
        }
        let moves = position.legal_moves();
        let answers: Vec<_> = moves.iter().map(|&mv| slow_quiet(&after(&position, mv))).collect();
        let &(worst, _) = answers.iter().min().expect("there is a move");
        let table = TranspositionTable::new(1);
        let search = Search::new(&Distances, &table, &NoClock, Limits::depth(1), &Line::new(position));
        let found = search.run(1, |_| ());
        assert_eq!(found.moves[0].score, -worst, "{position}");
        compared += 1;
        turned += usize::from(answers.into_iter().any(|(_, by_fence)| by_fence));
    }
    assert!(3 * turned > compared, "fences had a say in {turned} of {compared} only");
}
