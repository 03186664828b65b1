//! Searches that another computer player does: a review is as fast as there are processors for it.

use engine::Clock;
use games::{AnyLine, Computer};
use serde::{Deserialize, Serialize};

use super::question::{Found, Question, search};
use super::state::{Review, Unit};

/// A search that a review needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    unit: Unit,
    /// The moves from the start of the game to the position.
    moves: Vec<String>,
    question: Question,
}

/// What came of a task.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TaskDone {
    unit: Unit,
    found: Found,
}

impl Task {
    /// Does the search, in a game that began like the one that is reviewed; none if the clock stopped it, or the moves
    /// can't be played.
    pub fn perform(
        &self,
        start: &AnyLine,
        computer: &mut Computer,
        clock: &(dyn Clock + Sync),
    ) -> Option<TaskDone> {
        let mut line = start.clone();
        line.take_back_to(0);
        self.moves.iter().try_for_each(|mv| line.step(mv)).ok()?;
        computer.new_game();
        let found = search(computer, &line, &self.question, clock);
        (!clock.stopped()).then_some(TaskDone { unit: self.unit, found })
    }
}

impl Review {
    /// Lends some of what can be done now, worth about one search of the last round. [`Review::step`] leaves it out
    /// until it is [given back](Review::give_back) or [reclaimed](Review::reclaim).
    pub fn lend(&mut self) -> Vec<Task> {
        let is_free = |unit: &Unit| !self.lent.contains(unit) && !matches!(unit, Unit::Only(_));
        let free: Vec<Unit> = self.open_units().filter(is_free).collect();
        let Some(own) = free.first() else { return Vec::new() };
        let mut nodes = self.state.budget.confirm;
        let mut tasks = Vec::new();
        // The review goes on with the first of them. Two candidates may need the same search.
        for &unit in free.iter().filter(|unit| *unit != own) {
            if nodes > 0 && self.lent.insert(unit) {
                let (line, question) = self.asked(unit);
                nodes = nodes.saturating_sub(question.nodes);
                tasks.push(Task { unit, moves: line.steps(), question });
            }
        }
        tasks
    }

    /// Takes in what came of a task.
    pub fn give_back(&mut self, done: TaskDone) {
        if self.lent.remove(&done.unit) {
            self.record(done.unit, done.found);
        }
    }

    /// Gives up all that was lent: the review does it itself.
    pub fn reclaim(&mut self) {
        self.lent.clear();
    }

    /// Whether nothing can be done but what is lent.
    pub fn is_waiting(&self) -> bool {
        let mut open = self.open_units().peekable();
        open.peek().is_some() && open.all(|unit| self.lent.contains(&unit))
    }
}
