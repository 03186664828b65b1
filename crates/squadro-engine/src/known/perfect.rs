//! Play by one who knows the truth: wins what is won, keeps what is drawn, and makes it hard to win what is lost.

use core::cmp::Reverse;

use engine::repeats;
use game::{Game, Line};
use squadro::{Move, Position};

use super::{Oracle, OracleError, truth_after};
use crate::{Judgement, Score, Truth, Value, Verdict};

/// The moves of a position with their truths, best first.
pub(crate) struct Known {
    pub(crate) moves: Vec<(Move, Truth)>,
}

impl Known {
    /// Asks the oracle about every move. A move that brings a position on the board for the third time draws,
    /// whatever the position is worth.
    pub(crate) fn look_up(oracle: &dyn Oracle, line: &Line<Position>) -> Result<Known, OracleError> {
        let position = line.position();
        let mut moves = Vec::new();
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let truth =
                if repeats(line, &after) { Truth::DRAW } else { truth_after(oracle, &after)?.before() };
            moves.push((mv, truth));
        }
        moves.sort_by_key(|&(_, truth)| Reverse(truth.rank()));
        Ok(Known { moves })
    }

    /// The move to make. `judge` is an estimate of the position after each move for the player who made it, by
    /// which moves are told apart that are equally good and equally tricky.
    pub(crate) fn choose(
        &self,
        oracle: &dyn Oracle,
        line: &Line<Position>,
        judge: impl FnOnce() -> Vec<(Move, Score)>,
    ) -> Result<Option<Move>, OracleError> {
        let Some(&(first, best)) = self.moves.first() else { return Ok(None) };
        let equal: Vec<Move> =
            self.moves.iter().filter(|(_, truth)| truth.value == best.value).map(|&(mv, _)| mv).collect();
        if best.value == Value::Win {
            let progress = oracle.winning_move(line.position())?;
            // Only after somebody else has shuffled can the move of progress be one that draws by repetition.
            return Ok(Some(progress.filter(|mv| equal.contains(mv)).unwrap_or(first)));
        }
        if equal.len() == 1 {
            return Ok(Some(first));
        }
        let mut trickiness = Vec::with_capacity(equal.len());
        for &mv in &equal {
            trickiness.push((mv, share_of_good_replies(oracle, line, mv)?));
        }
        let estimates = judge();
        let estimate = |mv: Move| {
            estimates.iter().find(|&&(judged, _)| judged == mv).map_or(Score::WORST, |&(_, score)| score)
        };
        let plies = |mv: Move| {
            self.moves.iter().find(|&&(known, _)| known == mv).and_then(|(_, truth)| truth.plies).unwrap_or(0)
        };
        let hardest = trickiness
            .into_iter()
            .min_by_key(|&(mv, share)| (share, Reverse(plies(mv)), Reverse(estimate(mv)), mv.lane));
        Ok(hardest.map(|(mv, _)| mv))
    }

    /// What is known, as verdicts, with this move first.
    pub(crate) fn verdicts(&self, best: Move) -> Vec<Verdict> {
        let verdict =
            |&(mv, truth): &(Move, Truth)| Verdict { mv, judgement: Judgement::Exact(truth), line: vec![mv] };
        let (first, others): (Vec<_>, Vec<_>) = self.moves.iter().partition(|(mv, _)| *mv == best);
        first.iter().chain(&others).map(verdict).collect()
    }
}

/// How many in 1,000 of the opponent's replies keep what this move gives him. The fewer, the easier he errs.
fn share_of_good_replies(oracle: &dyn Oracle, line: &Line<Position>, mv: Move) -> Result<usize, OracleError> {
    let mut after = *line.position();
    after.play_unchecked(mv);
    let replies = after.legal_moves();
    if replies.is_empty() || repeats(line, &after) {
        return Ok(1_000);
    }
    let here = truth_after(oracle, &after)?.value;
    let mut good = 0;
    for &reply in &replies {
        let mut then = after;
        then.play_unchecked(reply);
        good += usize::from(truth_after(oracle, &then)?.before().value >= here);
    }
    Ok(1_000 * good / replies.len())
}
