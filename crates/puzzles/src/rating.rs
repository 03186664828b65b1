use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::Puzzle;

/// How well somebody solves puzzles, by Glicko-2: each puzzle tried is a game against it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it changes from time to time.
    pub volatility: f64,
}

/// What somebody begins with: between the second and the third level.
const FIRST: f64 = 1_000.0;
/// Levels of computer players were few to measure a puzzle by.
const PUZZLE_DEVIATION: f64 = 120.0;
/// A rating that was read is taken to be at least and at most this.
const RATINGS: core::ops::RangeInclusive<f64> = 0.0..=4_000.0;
/// The same for deviations.
const DEVIATIONS: core::ops::RangeInclusive<f64> = 30.0..=350.0;
/// The same for volatilities.
const VOLATILITIES: core::ops::RangeInclusive<f64> = 0.01..=0.2;

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: FIRST, deviation: *DEVIATIONS.end(), volatility: 0.06 }
    }
}

impl Rating {
    /// The rating after a puzzle was solved without an error, or not.
    #[must_use]
    pub fn after(self, puzzle: &Puzzle, solved: bool) -> Rating {
        let player: Glicko2Rating = self.bounded().into();
        let puzzle = Glicko2Rating {
            rating: f64::from(puzzle.difficulty.rating),
            deviation: PUZZLE_DEVIATION,
            ..Glicko2Rating::new()
        };
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (player, _) = glicko2(&player, &puzzle, &outcome, &Glicko2Config::new());
        Rating { rating: player.rating, deviation: player.deviation, volatility: player.volatility }.bounded()
    }

    /// The same within bounds: what was stored may be anything.
    #[must_use]
    pub fn bounded(self) -> Rating {
        let within = |value: f64, usual: f64, bounds: core::ops::RangeInclusive<f64>| {
            if value.is_finite() { value.clamp(*bounds.start(), *bounds.end()) } else { usual }
        };
        let usual = Rating::default();
        Rating {
            rating: within(self.rating, usual.rating, RATINGS),
            deviation: within(self.deviation, usual.deviation, DEVIATIONS),
            volatility: within(self.volatility, usual.volatility, VOLATILITIES),
        }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(Rating { rating, deviation, volatility }: Rating) -> Glicko2Rating {
        Glicko2Rating { rating, deviation, volatility }
    }
}
