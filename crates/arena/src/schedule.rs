use std::collections::HashSet;
use std::sync::Arc;

use crate::standing::{GameId, Lineup};
use crate::{Contest, Opening, OpeningError, Openings};

/// The games that are still to be played, in order.
pub(crate) struct Schedule<'a, G: Contest> {
    openings: Box<dyn Iterator<Item = Vec<Opening<G>>> + Send + 'a>,
    lineup: &'a Lineup,
    groups: u64,
    done: HashSet<GameId>,
    next: GameId,
    /// The openings of the present group.
    present: Vec<Arc<Opening<G>>>,
}

/// A game to be played.
pub(crate) struct Assignment<G: Contest> {
    pub(crate) id: GameId,
    pub(crate) opening: Arc<Opening<G>>,
}

impl<'a, G: Contest> Schedule<'a, G> {
    pub(crate) fn new(
        openings: &'a Openings<G>,
        lineup: &'a Lineup,
        groups: u64,
        done: HashSet<GameId>,
    ) -> Result<Schedule<'a, G>, OpeningError> {
        let next = GameId { group: 0, round: 0 };
        Ok(Schedule { openings: openings.stream()?, lineup, groups, done, next, present: Vec::new() })
    }
}

impl<G: Contest> Iterator for Schedule<'_, G> {
    type Item = Assignment<G>;

    fn next(&mut self) -> Option<Assignment<G>> {
        while self.next.group < self.groups {
            let id = self.next;
            if id.round == 0 {
                self.present = self.openings.next()?.into_iter().map(Arc::new).collect();
            }
            let last = id.round + 1 == self.lineup.games();
            self.next = if last {
                GameId { group: id.group + 1, round: 0 }
            } else {
                GameId { round: id.round + 1, ..id }
            };
            if !self.done.contains(&id) {
                let opening = Arc::clone(self.present.get(self.lineup.opening(id.round))?);
                return Some(Assignment { id, opening });
            }
        }
        None
    }
}
