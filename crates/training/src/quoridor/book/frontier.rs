//! Which position is to be taken up next.

use std::collections::{BTreeSet, HashMap};

use game::Game;
use quoridor::{Position, Symmetry};
use quoridor_engine::BookMove;

/// What a move costs that gives nothing away, in hundredths of a logit: long lines come after short ones.
const PLY: i32 = 12;
/// A move that gives more away than this isn't looked into.
const MOST_GIVEN_AWAY: i32 = 60;

/// Positions that wait to be taken up, the cheapest first.
pub(super) struct Frontier {
    waiting: BTreeSet<(i32, u64)>,
    positions: HashMap<u64, Position>,
}

impl Frontier {
    pub(super) fn new(start: Position) -> Frontier {
        let mut frontier = Frontier { waiting: BTreeSet::new(), positions: HashMap::new() };
        frontier.wait(start, 0);
        frontier
    }

    /// The cheapest position, and what it cost to get there.
    pub(super) fn next(&mut self) -> Option<(Position, i32)> {
        let (cost, key) = self.waiting.pop_first()?;
        self.positions.get(&key).map(|&position| (position, cost))
    }

    /// Takes the positions after these moves into account; the first move is the best.
    pub(super) fn expand(&mut self, position: &Position, cost: i32, moves: &[BookMove]) {
        let worth = |known: &BookMove| known.score.hundredths().unwrap_or(0);
        let Some(best) = moves.first().map(worth) else { return };
        for known in moves {
            let given_away = best - worth(known);
            let mut after = *position;
            if given_away <= MOST_GIVEN_AWAY && after.play(known.mv).is_ok() && after.outcome().is_none() {
                self.wait(after, cost + PLY + given_away.max(0));
            }
        }
    }

    /// Each position waits once, however it is looked at, and however many ways lead there.
    fn wait(&mut self, position: Position, cost: i32) {
        let views = Symmetry::ALL.into_iter().filter_map(|view| view.position(&position));
        let Some(key) = views.map(|seen| seen.hash()).min() else { return };
        if self.positions.insert(key, position).is_none() {
            self.waiting.insert((cost, key));
        }
    }
}
