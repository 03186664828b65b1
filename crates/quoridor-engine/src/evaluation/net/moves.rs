//! The numbers of moves, as the policy of the net knows them.

use game::{Game, Seat};
use quoridor::{Fence, Fences, Move, Orientation, Position, Square};

use super::inputs::{CROSSINGS, View};
use crate::{Detours, Paths};

/// How many moves there are: horizontal and vertical fences as the player to move sees them, then pawn moves by how far
/// they go.
pub const MOVES: usize = 2 * CROSSINGS + PAWN_MOVES.len();
/// How many kinds of moves there are, see [`Kinds`].
pub const KINDS: usize = FENCE_KINDS + 3;
const FENCE_KINDS: usize = OWN_EFFECTS * OTHER_EFFECTS;
/// What a fence does to the own path: nothing, nothing to its length, longer by one step, by more.
const OWN_EFFECTS: usize = 4;
/// What a fence does to the other's path: the same, and longer by two steps, three or four, more.
const OTHER_EFFECTS: usize = 6;

/// Columns to the right and rows up, seen by the player to move.
const PAWN_MOVES: [(isize, isize); 12] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (0, 2), (2, 0), (0, -2), (-2, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// Pawn moves by rows and columns, both counted from two down or to the left.
const PAWN_MOVE_NUMBERS: [[u8; 5]; 5] = {
    let mut numbers = [[0; 5]; 5];
    let mut index = 0;
    while index < PAWN_MOVES.len() {
        let (columns, rows) = PAWN_MOVES[index];
        numbers[(rows + 2) as usize][(columns + 2) as usize] = index as u8;
        index += 1;
    }
    numbers
};

/// The number of a legal move of the player to move.
#[inline]
pub fn number(position: &Position, mv: Move) -> usize {
    let view = View::of(position.turn());
    match mv {
        Move::Fence(fence) => fence_number(view, fence),
        Move::Pawn(target) => {
            let from = position.pawn(position.turn()).unwrap_or_default();
            pawn_number(position.turn(), from, target)
        }
    }
}

#[inline]
pub(crate) const fn fence_number(view: View, fence: Fence) -> usize {
    view.crossing(fence)
        + match fence.orientation {
            Orientation::Horizontal => 0,
            Orientation::Vertical => CROSSINGS,
        }
}

#[inline]
pub(crate) fn pawn_number(seat: Seat, from: Square, target: Square) -> usize {
    let view = View::of(seat);
    let (from, target) = (view.square(from), view.square(target));
    // Targets are at most two away; anything else would be no pawn move, and gets some number.
    let rows = (target / Square::WIDTH + 2).wrapping_sub(from / Square::WIDTH).min(4);
    let columns = (target % Square::WIDTH + 2).wrapping_sub(from % Square::WIDTH).min(4);
    2 * CROSSINGS + usize::from(PAWN_MOVE_NUMBERS[rows][columns])
}

/// The legal move with this number, if it is one.
pub fn from_number(position: &Position, wanted: usize) -> Option<Move> {
    position.legal_moves().into_iter().find(|&mv| number(position, mv) == wanted)
}

/// The number of the mirror image of a move.
pub const fn mirrored(number: usize) -> usize {
    if number < 2 * CROSSINGS {
        return number - number % 8 + (7 - number % 8);
    }
    let (columns, rows) = PAWN_MOVES[number - 2 * CROSSINGS];
    2 * CROSSINGS + PAWN_MOVE_NUMBERS[(rows + 2) as usize][(2 - columns) as usize] as usize
}

/// Tells moves apart by what they do to the shortest paths: fences by whether they cut the own paths and the other's
/// and by how much they make them longer; steps along a shortest path, other steps, jumps.
pub struct Kinds {
    /// For the own path and the other's, the fences that reach each effect above the first, as they are on the board.
    own: [Fences; OWN_EFFECTS - 1],
    other: [Fences; OTHER_EFFECTS - 1],
    pawn: Square,
}

impl Kinds {
    /// The kind of a fence that does nothing to either path.
    pub(crate) const IDLE: usize = 0;

    /// For the moves of a position.
    #[inline]
    pub fn of(position: &Position, paths: &Paths, detours: &[Detours; 2]) -> Kinds {
        let turn = position.turn();
        let (own, other) = (turn.index(), turn.other().index());
        let longer = |index: usize, step: usize| detours[index].at_least[step];
        Kinds {
            own: [paths.across[own], longer(own, 0), longer(own, 1)],
            other: [
                paths.across[other],
                longer(other, 0),
                longer(other, 1),
                longer(other, 2),
                longer(other, 3),
            ],
            pawn: position.pawn(turn).unwrap_or_default(),
        }
    }

    /// The kind of a legal move.
    #[inline]
    pub fn kind(&self, mv: Move) -> usize {
        match mv {
            Move::Fence(fence) => self.fence_kind(fence),
            Move::Pawn(target) => FENCE_KINDS + self.pawn_kind(target),
        }
    }

    /// All fences that do anything to a path. The others are of the kind [`Kinds::IDLE`].
    #[inline]
    pub(crate) fn fences(&self) -> Fences {
        // Whatever makes a path longer cuts it.
        self.own[0] | self.other[0]
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    pub(crate) fn fence_kind(&self, fence: Fence) -> usize {
        let reached = |effects: &[Fences]| -> usize {
            effects.iter().map(|fences| usize::from(fences.contains(fence))).sum()
        };
        reached(&self.own) * OTHER_EFFECTS + reached(&self.other)
    }

    /// A step is along a shortest path if both fences that would stop it cut one. There are rare steps of which this is
    /// true though they lead nowhere.
    fn pawn_kind(&self, target: Square) -> usize {
        let (low, high) = if self.pawn < target { (self.pawn, target) } else { (target, self.pawn) };
        let (across, beside) = if low.offset(0, 1) == Some(high) {
            (Fence::horizontal(low), low.offset(-1, 0).map(Fence::horizontal))
        } else if low.offset(1, 0) == Some(high) {
            (Fence::vertical(low), low.offset(0, -1).map(Fence::vertical))
        } else {
            return 2;
        };
        let cuts = |fence: Fence| !fence.is_on_board() || self.own[0].contains(fence);
        let along = cuts(across) && beside.is_none_or(cuts);
        usize::from(!along)
    }
}
