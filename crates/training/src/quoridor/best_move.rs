//! The best move of a position by a search, or by solving it exactly.

use game::Line;
use quoridor::{Move, Position};
use quoridor_engine::search::Search;
use quoridor_engine::{Endgame, Evaluation, Limits, NoClock, Score, TranspositionTable, Truth, Value};

/// The best move and its score. The game must not be over.
pub(super) fn search<E: Evaluation>(
    evaluation: &E,
    table: &TranspositionTable,
    nodes: u64,
    line: &Line<Position>,
) -> (Move, Score) {
    let certain = Endgame::solve(line.position()).and_then(|endgame| endgame.moves(line.position()));
    if let Some((mv, truth)) =
        certain.and_then(|moves| moves.into_iter().max_by_key(|(_, truth)| truth.rank()))
    {
        return (mv, score(truth));
    }
    let mut result = Search::new(evaluation, table, &NoClock, Limits::nodes(nodes), line).run(1, |_| ());
    let best = result.moves.swap_remove(0);
    (best.mv, best.score)
}

fn score(truth: Truth) -> Score {
    let plies = truth.plies.unwrap_or(0);
    match truth.value {
        Value::Win => Score::win_in(plies),
        Value::Draw => Score::EVEN,
        Value::Loss => Score::loss_in(plies),
    }
}
