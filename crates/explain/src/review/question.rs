//! Single searches: what they are asked, and what comes of them.

use engine::{Clock, Limits};
use games::{AnyLine, Computer, Evaluation, JudgedMove};
use serde::{Deserialize, Serialize};

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Searched {
    pub(super) evaluation: Evaluation,
    /// The best line of play; empty where the game is over.
    pub(super) line: Vec<String>,
}

/// What a search of two moves of a position found out about them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Compared {
    /// What the move played leads to.
    pub(super) played: Evaluation,
    /// What the best move leads to.
    pub(super) better: Evaluation,
    /// The line of play that begins with the best move.
    pub(super) line: Vec<String>,
}

/// What came of a unit of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Found {
    Position(Searched),
    Moves(Compared),
}

/// What a unit of work searches: a position, or two moves of it, the one played and the best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Question {
    /// How many nodes may be visited.
    pub(super) nodes: u64,
    /// The moves; none of them for the position.
    pub(super) moves: Option<[String; 2]>,
}

/// Answers a question about a position.
pub(super) fn search(
    computer: &mut Computer,
    line: &AnyLine,
    Question { nodes, moves }: &Question,
    clock: &(dyn Clock + Sync),
) -> Found {
    let limits = Limits::nodes(*nodes);
    // Only for another game than the computer's.
    let nothing = || Searched { evaluation: Evaluation::Estimated { chances: Vec::new() }, line: Vec::new() };
    if let Some([played, best]) = moves {
        let mut found =
            computer.compare(line, &[played, best], limits, clock).unwrap_or_default().into_iter();
        let mut next = || {
            found
                .next()
                .map_or_else(nothing, |found| Searched { evaluation: found.evaluation, line: found.pv })
        };
        let (played, best) = (next(), next());
        let (played, better) = (played.evaluation, best.evaluation);
        return Found::Moves(Compared { played, better, line: best.line });
    }
    Found::Position(if let Some(outcome) = line.outcome() {
        Searched { evaluation: Evaluation::of_outcome(outcome), line: Vec::new() }
    } else if let Some(found) = computer.evaluate(line, limits, clock) {
        Searched { evaluation: found.evaluation, line: found.pv }
    } else {
        nothing()
    })
}

/// Whether the position is proven to be won by one move alone.
pub(super) fn is_only_win(
    computer: &mut Computer,
    line: &AnyLine,
    nodes: u64,
    clock: &(dyn Clock + Sync),
) -> bool {
    // The second best of two lines is at least as good as all the rest.
    let Some(analysis) = computer.analyze(line, Limits::nodes(nodes), clock, 2) else { return false };
    let [best, others @ ..] = &analysis.moves[..] else { return false };
    let wins = |judged: &JudgedMove| judged.evaluation.proven_winner() == Some(line.turn());
    let proven = |judged: &JudgedMove| matches!(judged.evaluation, Evaluation::Proven { .. });
    wins(best) && !others.is_empty() && others.iter().all(|judged| proven(judged) && !wins(judged))
}
