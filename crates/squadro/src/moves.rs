use core::fmt;
use core::str::FromStr;

use alloc::string::ToString;

use game::{ArrayVec, Seat, UnreadableMove};

use crate::{Lane, letter, seat_of};

/// A move: whose piece, on which lane. Where it goes is settled by the rules.
///
/// Displayed, it is the number of the lane; with `{:#}`, the letter of the seat before it. Read from a string,
/// it needs the letter: without one, only a position can tell whose move it is
/// ([`Game::parse_move`](game::Game::parse_move)).
///
/// ```
/// use squadro::{DARK, Lane, Move};
///
/// let mv = Move::new(DARK, Lane::ALL[2]);
/// assert_eq!(format!("{mv} {mv:#}"), "3 r3");
/// assert_eq!("r3".parse(), Ok(mv));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Whose piece moves.
    pub seat: Seat,
    /// The lane of that piece.
    pub lane: Lane,
}

/// The legal moves of a position.
pub type Moves = ArrayVec<Move, { Lane::COUNT }>;

impl Move {
    /// The move of this seat's piece on this lane.
    #[inline]
    pub const fn new(seat: Seat, lane: Lane) -> Move {
        Move { seat, lane }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            f.write_str(letter(self.seat))?;
        }
        self.lane.number().fmt(f)
    }
}

impl FromStr for Move {
    type Err = UnreadableMove;

    fn from_str(text: &str) -> Result<Move, UnreadableMove> {
        read(text).and_then(|(seat, lane)| Some(Move::new(seat?, lane))).ok_or_else(|| UnreadableMove {
            text: text.to_string(),
            reason: "a move is the letter of a seat and the number of a lane, y1 to y5 or r1 to r5",
        })
    }
}

/// Reads a lane with or without the letter of its seat.
pub(crate) fn read(text: &str) -> Option<(Option<Seat>, Lane)> {
    let mut characters = text.chars();
    let mut next = characters.next()?;
    let seat = seat_of(next);
    if seat.is_some() {
        next = characters.next()?;
    }
    let lane = Lane::from_number(next.to_digit(10)? as usize)?;
    characters.next().is_none().then_some((seat, lane))
}
