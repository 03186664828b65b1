//! Which puzzle comes next.

use game::Keys;

use crate::{Collection, Puzzle, Theme};

/// What somebody wants to solve next.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The rating of the player.
    pub rating: f64,
    /// What it should be about.
    pub theme: Option<Theme>,
    /// The ids of those that were solved or failed before.
    pub seen: &'a [String],
    /// What the choice among those that fit is drawn from.
    pub seed: u64,
}

/// Ratings this much apart are as good a fit.
const NEAR: f64 = 75.0;
/// At least so many puzzles are drawn from, if there are.
const CHOICE: usize = 8;
/// In a streak or a rush each puzzle is about this much harder than the one before.
const RUN_STEP: f64 = 40.0;

impl Collection {
    /// A puzzle with the theme that the player hasn't seen, of about the player's rating; none if there is no other.
    pub fn next(&self, wanted: &Wanted<'_>) -> Option<&Puzzle> {
        let fits = |(id, puzzle): &(&str, &Puzzle)| {
            wanted.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
                && !wanted.seen.iter().any(|seen| seen == id)
        };
        let away = |puzzle: &Puzzle| (f64::from(puzzle.difficulty.rating) - wanted.rating).abs();
        let mut open: Vec<&Puzzle> = self.by_ids().filter(fits).map(|(_, puzzle)| puzzle).collect();
        open.sort_by(|one, other| away(one).total_cmp(&away(other)));
        let near = open.iter().take_while(|puzzle| away(puzzle) <= NEAR).count();
        let choice = near.max(CHOICE).min(open.len());
        let drawn = Keys::new(wanted.seed).draw().checked_rem(choice as u64)?;
        open.get(drawn as usize).copied()
    }

    /// The puzzle of this number, from 0, of a streak or a rush: about the easiest first, each a little harder than the
    /// one before. None if the player has seen all.
    pub fn in_run(&self, number: u32, seen: &[String], seed: u64) -> Option<&Puzzle> {
        let ratings = || self.puzzles().iter().map(|puzzle| f64::from(puzzle.difficulty.rating));
        let hardest = ratings().fold(0.0, f64::max);
        let easiest = ratings().fold(hardest, f64::min);
        let rating = (easiest + RUN_STEP * f64::from(number)).min(hardest);
        self.next(&Wanted { rating, theme: None, seen, seed })
    }

    /// The puzzle of a day, the same for everybody; days are counted from 1970-01-01 in UTC. No puzzle comes again
    /// before all others have come.
    pub fn daily(&self, day: u32) -> Option<&Puzzle> {
        let count = self.puzzles().len() as u64;
        let (round, place) = (u64::from(day).checked_div(count)?, u64::from(day).checked_rem(count)?);
        // Each round has an order of its own.
        let mut order: Vec<usize> = (0..self.puzzles().len()).collect();
        let mut keys = Keys::new(round);
        for last in (1..order.len()).rev() {
            order.swap(last, (keys.draw() % (last as u64 + 1)) as usize);
        }
        self.puzzles().get(*order.get(place as usize)?)
    }
}
