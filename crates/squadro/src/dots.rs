//! The dots printed at both ends of every lane: how far a piece goes in one move.

use game::Seat;

use crate::{HOME, Lane, Position, TURNING_SPACE};

/// Dots at the start and at the turning space, by seat and lane.
const DOTS: [[[u8; Lane::COUNT]; 2]; 2] =
    [[[3, 1, 2, 1, 3], [1, 3, 2, 3, 1]], [[1, 3, 2, 3, 1], [3, 1, 2, 1, 3]]];

impl Position {
    /// How many spaces a piece with this progress goes in one move if nobody is in its way: the dots at its
    /// start on the way out, those at its turning space on the way back, and 0 once it is home.
    ///
    /// ```
    /// use squadro::{LIGHT, Lane, Position};
    ///
    /// let lane = Lane::ALL[0];
    /// assert_eq!([0, 5, 6, 12].map(|progress| Position::speed(LIGHT, lane, progress)), [3, 3, 1, 0]);
    /// ```
    ///
    /// # Panics
    /// If nobody sits there: Squadro has two seats.
    #[inline]
    pub const fn speed(seat: Seat, lane: Lane, progress: u8) -> u8 {
        let [out, back] = DOTS[seat.index()];
        match progress {
            0..TURNING_SPACE => out[lane.index()],
            TURNING_SPACE..HOME => back[lane.index()],
            _ => 0,
        }
    }
}
