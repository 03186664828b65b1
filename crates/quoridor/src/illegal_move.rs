//! Why a move is illegal, and the checks that find out.

use core::fmt;

use game::{Outcome, Seat};

use crate::position::pawn;
use crate::{Fence, Position, Square, SquareSet};

/// Why a move is illegal, with what is needed to show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver(Outcome),
    /// The pawn already stands there.
    AlreadyThere(Square),
    /// Another pawn stands there.
    Occupied {
        /// Where.
        square: Square,
        /// Whose pawn it is.
        by: Seat,
    },
    /// A fence stands in between.
    FenceBetween {
        /// The fence.
        fence: Fence,
        /// The pawn would have to cross it coming from here …
        from: Square,
        /// … and going there.
        to: Square,
    },
    /// A step aside is only for when the straight jump is impossible.
    StraightJumpPossible {
        /// Whose pawn is jumped.
        over: Seat,
        /// Where the straight jump lands.
        landing: Square,
    },
    /// A pawn with another one right behind it can't be jumped (rule option `strict-pawn-behind`).
    PawnBehind {
        /// Whose pawn would be jumped.
        over: Seat,
        /// Whose pawn stands behind it.
        behind: Seat,
    },
    /// Neither a neighbouring square nor behind or beside a neighbouring pawn.
    TooFar {
        /// Where the pawn stands.
        from: Square,
        /// Where it should have gone.
        to: Square,
    },
    /// The player has no fence left.
    NoFenceLeft(Seat),
    /// The fence would stick out of the board.
    OffBoard(Fence),
    /// The fence would lie on another one, wholly or in part.
    Overlaps {
        /// The fence to be placed.
        fence: Fence,
        /// The one on the board.
        other: Fence,
    },
    /// The fence would cross another one.
    Crosses {
        /// The fence to be placed.
        fence: Fence,
        /// The one on the board.
        other: Fence,
    },
    /// The fence would leave a player no path to the goal line.
    CutsOff {
        /// The player; if there are several, the first in turn order.
        seat: Seat,
        /// The squares that player's pawn could still get to.
        reachable: SquareSet,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            IllegalMove::AlreadyThere(square) => write!(f, "the pawn already stands on {square}"),
            IllegalMove::Occupied { square, by } => write!(f, "the pawn of seat {by} stands on {square}"),
            IllegalMove::FenceBetween { fence, from, to } => {
                write!(f, "fence {fence} stands between {from} and {to}")
            }
            IllegalMove::StraightJumpPossible { over, landing } => {
                write!(
                    f,
                    "no step aside from the pawn of seat {over}: the straight jump to {landing} is possible"
                )
            }
            IllegalMove::PawnBehind { over, behind } => {
                write!(
                    f,
                    "the pawn of seat {over} can't be jumped: the pawn of seat {behind} is right behind it"
                )
            }
            IllegalMove::TooFar { from, to } => {
                write!(f, "the pawn can't get from {from} to {to} in one move")
            }
            IllegalMove::NoFenceLeft(seat) => write!(f, "seat {seat} has no fence left"),
            IllegalMove::OffBoard(fence) => write!(f, "fence {fence} would stick out of the board"),
            IllegalMove::Overlaps { fence, other } if fence == other => {
                write!(f, "fence {fence} is already there")
            }
            IllegalMove::Overlaps { fence, other } => write!(f, "fence {fence} would overlap fence {other}"),
            IllegalMove::Crosses { fence, other } => write!(f, "fence {fence} would cross fence {other}"),
            IllegalMove::CutsOff { seat, reachable } => {
                let squares = reachable.len();
                let s = if squares == 1 { "" } else { "s" };
                write!(
                    f,
                    "the fence would leave seat {seat} no path to its goal line, only {squares} square{s}"
                )
            }
        }
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Whether the player to move can place this fence, and if not, why.
    pub(crate) fn check_fence(&self, fence: Fence) -> Result<(), IllegalMove> {
        self.check_going_on()?;
        let seat = game::Game::turn(self);
        if self.fences_left(seat) == 0 {
            return Err(IllegalMove::NoFenceLeft(seat));
        }
        if !fence.is_on_board() {
            return Err(IllegalMove::OffBoard(fence));
        }
        if let Some(other) = self.fences().overlapped_by(fence) {
            return Err(IllegalMove::Overlaps { fence, other });
        }
        if let Some(other) = self.fences().crossed_by(fence) {
            return Err(IllegalMove::Crosses { fence, other });
        }
        match self.cut_off_by(fence) {
            Some((seat, reachable)) => Err(IllegalMove::CutsOff { seat, reachable }),
            None => Ok(()),
        }
    }

    /// Whether the player to move can move the pawn there, and if not, why.
    pub(crate) fn check_pawn(&self, to: Square) -> Result<(), IllegalMove> {
        self.check_going_on()?;
        if self.pawn_targets().contains(to) {
            return Ok(());
        }
        let Some(from) = self.pawn(game::Game::turn(self)) else {
            return Err(IllegalMove::TooFar { from: to, to });
        };
        if from == to {
            return Err(IllegalMove::AlreadyThere(to));
        }
        if let Some(by) = self.pawn_on(to) {
            return Err(IllegalMove::Occupied { square: to, by });
        }
        if let Some(fence) = self.fences().between(from, to) {
            return Err(IllegalMove::FenceBetween { fence, from, to });
        }
        let jumps = pawn::squares_between(from, to).filter_map(|over| self.why_no_jump(from, over, to));
        Err(jumps.last().unwrap_or(IllegalMove::TooFar { from, to }))
    }

    /// Why the pawn can't jump the one on `over` to land on `to`, given that it can't; none if there is no pawn.
    fn why_no_jump(&self, from: Square, over: Square, to: Square) -> Option<IllegalMove> {
        let seat = self.pawn_on(over)?;
        let fence_between = |from, to| {
            self.fences().between(from, to).map(|fence| IllegalMove::FenceBetween { fence, from, to })
        };
        fence_between(from, over).or_else(|| fence_between(over, to)).or_else(|| {
            let landing = pawn::straight_behind(from, over)?;
            match self.pawn_on(landing) {
                Some(behind) => Some(IllegalMove::PawnBehind { over: seat, behind }),
                None => Some(IllegalMove::StraightJumpPossible { over: seat, landing }),
            }
        })
    }

    fn check_going_on(&self) -> Result<(), IllegalMove> {
        game::Game::outcome(self).map_or(Ok(()), |outcome| Err(IllegalMove::GameOver(outcome)))
    }
}
