use core::fmt;
use core::ops::Neg;

/// How good a position is for the player to move: a proven result, or an estimate of the chances.
///
/// Proven results and estimates live in ranges that can't touch, so a proven win is better than any estimate and a
/// proven loss worse. Among wins the nearer is better, among losses the farther.
///
/// ```
/// use engine::Score;
///
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert!(Score::win_in(400) > Score::estimate(i32::MAX));
/// assert!(Score::estimate(i32::MIN) > Score::loss_in(400));
/// assert_eq!(-Score::win_in(3), Score::loss_in(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// An immediate win; one that takes `n` more plies is `n` less.
const WON: i16 = 32_000;
/// The longest proven win that is told apart from still longer ones.
const LONGEST: u32 = 8_000;
/// A proven win whose end isn't in sight counts as one that takes this many plies more than are.
const FAR: u32 = 4_000;
/// No estimate is further from even than this.
const ESTIMATE_LIMIT: i16 = 20_000;

impl Score {
    /// Even, and what a draw is worth.
    pub const EVEN: Score = Score(0);
    /// Better than everything: the upper end of a window.
    pub const BEST: Score = Score(WON + 1);
    /// Worse than everything: the lower end of a window.
    pub const WORST: Score = Score(-WON - 1);

    /// A proven win with the last move this many plies away.
    pub const fn win_in(plies: u32) -> Score {
        Score(WON - if plies < LONGEST { plies } else { LONGEST } as i16)
    }

    /// A win that is known to be one from so many plies on, however long it takes from there: after all wins
    /// whose end is in sight, and the sooner it is known the better.
    pub const fn won_from(plies: u32) -> Score {
        Score::win_in(FAR + plies)
    }

    /// A loss that is known to be one from so many plies on.
    pub const fn lost_from(plies: u32) -> Score {
        Score::loss_in(FAR + plies)
    }

    /// A proven loss with the last move this many plies away.
    pub const fn loss_in(plies: u32) -> Score {
        Score(-Score::win_in(plies).0)
    }

    /// An estimate in hundredths of a logit: 0 is even, 100 is a chance of 73 %, 300 of 95 %.
    pub const fn estimate(hundredths: i32) -> Score {
        let limit = ESTIMATE_LIMIT as i32;
        Score(if hundredths > limit {
            ESTIMATE_LIMIT
        } else if hundredths < -limit {
            -ESTIMATE_LIMIT
        } else {
            hundredths as i16
        })
    }

    /// The estimate of a chance to win, 0 to 1.
    pub fn of_chance(chance: f64) -> Score {
        let chance = chance.clamp(1e-6, 1.0 - 1e-6);
        Score::estimate((100.0 * (chance / (1.0 - chance)).ln()).round() as i32)
    }

    /// Whether it is a proven win.
    pub const fn is_win(self) -> bool {
        self.0 > ESTIMATE_LIMIT
    }

    /// Whether it is a proven loss.
    pub const fn is_loss(self) -> bool {
        self.0 < -ESTIMATE_LIMIT
    }

    /// How many plies a proven win takes, if its end is in sight.
    pub const fn win_plies(self) -> Option<u32> {
        let plies = WON.saturating_sub(self.0) as u32;
        if self.is_win() && plies < FAR { Some(plies) } else { None }
    }

    /// How many plies a proven loss takes, if its end is in sight.
    pub const fn loss_plies(self) -> Option<u32> {
        Score(-self.0).win_plies()
    }

    /// Whether it is a proven win or loss.
    pub const fn is_proven(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// The estimate in hundredths of a logit; none for what is proven.
    pub const fn hundredths(self) -> Option<i32> {
        if self.is_proven() { None } else { Some(self.0 as i32) }
    }

    /// The chance to win, 0 to 1.
    pub fn chance(self) -> f64 {
        match self.hundredths() {
            Some(hundredths) => 1.0 / (1.0 + (-f64::from(hundredths) / 100.0).exp()),
            None if self > Score::EVEN => 1.0,
            None => 0.0,
        }
    }

    /// The same result seen from this many plies earlier on the same side's account: a win takes longer, and so
    /// does a loss; an estimate stays.
    #[must_use]
    pub const fn later(self, plies: u32) -> Score {
        if self.0 > ESTIMATE_LIMIT {
            Score(self.0 - plies as i16)
        } else if self.0 < -ESTIMATE_LIMIT {
            Score(self.0 + plies as i16)
        } else {
            self
        }
    }

    /// The opposite of [`Score::later`].
    #[must_use]
    pub const fn sooner(self, plies: u32) -> Score {
        if self.0 > ESTIMATE_LIMIT {
            Score(self.0 + plies as i16)
        } else if self.0 < -ESTIMATE_LIMIT {
            Score(self.0 - plies as i16)
        } else {
            self
        }
    }

    /// The number inside, for storing.
    pub const fn bits(self) -> u16 {
        self.0 as u16
    }

    /// The score with this number inside.
    pub const fn from_bits(bits: u16) -> Score {
        Score(bits as i16)
    }

    /// The next better score: a window between a score and this one holds nothing.
    #[must_use]
    pub const fn just_above(self) -> Score {
        Score(self.0 + 1)
    }

    /// A score this much better or worse, for margins around estimates.
    #[must_use]
    pub const fn shifted(self, hundredths: i16) -> Score {
        let shifted = self.0.saturating_add(hundredths);
        let end = Score::BEST.0;
        Score(if shifted > end {
            end
        } else if shifted < -end {
            -end
        } else {
            shifted
        })
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// As UGI writes it: `cp 35`, `win 7` or `loss 12`, the last two in plies, which are left out where they aren't known.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.win_plies() {
            write!(f, "win {plies}")
        } else if let Some(plies) = self.loss_plies() {
            write!(f, "loss {plies}")
        } else if self.is_win() {
            f.write_str("win")
        } else if self.is_loss() {
            f.write_str("loss")
        } else {
            write!(f, "cp {}", self.0)
        }
    }
}
