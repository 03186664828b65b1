//! What the net sees: the numbers of its inputs, and how they change when the board is turned or mirrored.
//!
//! Everything is seen by one of the players, whose goal line is always the upper one: the second player's board is
//! turned by 180 degrees. There are two kinds of inputs. Those of the *board* (pawns and fences) have a mirror
//! image each, left for right. Those of the *summary* (distances, fences left and the like) are the same in the mirror.

use game::{Game, Seat};
use quoridor::{Fence, Orientation, Position, Square};

use crate::{Detours, Paths};

/// The inputs of the board: the own pawn, the other's pawn, horizontal fences, vertical fences.
pub const BOARD: usize = VERTICAL + CROSSINGS;
const OTHER_PAWN: usize = Square::COUNT;
const HORIZONTAL: usize = 2 * Square::COUNT;
const VERTICAL: usize = HORIZONTAL + CROSSINGS;
/// The crossings that a fence can be centred on.
pub(crate) const CROSSINGS: usize = 64;

/// The inputs of the summary; one of each kind is on.
pub const SUMMARY: usize = OTHER_PATH + PATHS;
/// How many inputs of the summary are on at a time.
pub const SUMMARIES: usize = 4;
/// Both distances count up to this; where one is longer, the same is taken off both.
pub const LONGEST: usize = 20;
/// How many distances are told apart.
pub const DISTANCES: usize = LONGEST + 1;
/// How many numbers of fences left there are.
pub const STOCKS: usize = 11;
/// How many numbers of exits are told apart: one, two, and more.
pub const EXITS: usize = 3;
/// How many numbers of fences that cut a path are told apart.
pub const CUTS: usize = 12;

/// The first input of the summary for both numbers of fences left; before it come those for both distances.
pub const STOCK: usize = DISTANCES * DISTANCES;
/// The first input of the summary for exits and cuts of the own path.
pub const OWN_PATH: usize = STOCK + STOCKS * STOCKS;
/// The first input of the summary for exits and cuts of the other's path.
pub const OTHER_PATH: usize = OWN_PATH + PATHS;
const PATHS: usize = EXITS * CUTS * DETOURS;
/// How many lengths of detours are told apart, and that there is none.
pub const DETOURS: usize = Detours::STEPS.len() + 1;

/// The value heads: nobody has fences left, only the other, only the player to move; else by how many there are.
pub const HEADS: usize = 8;

/// One player's view of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    turned: bool,
}

impl View {
    /// How this seat of two sees the board.
    pub const fn of(seat: Seat) -> View {
        View { turned: seat.index() == 1 }
    }

    /// The number of a square, row by row from the viewer's left.
    #[inline]
    pub const fn square(self, square: Square) -> usize {
        if self.turned { Square::COUNT - 1 - square.index() } else { square.index() }
    }

    /// The number of the crossing that a fence is centred on, row by row from the viewer's left.
    #[inline]
    pub const fn crossing(self, fence: Fence) -> usize {
        let crossing = CROSSING[fence.square.index()] as usize;
        if self.turned { CROSSINGS - 1 - crossing } else { crossing }
    }

    /// The input of the pawn of a player, the viewer's own or the other's.
    #[inline]
    pub const fn pawn(self, own: bool, square: Square) -> usize {
        self.square(square) + if own { 0 } else { OTHER_PAWN }
    }

    /// The input of a fence.
    #[inline]
    pub const fn fence(self, fence: Fence) -> usize {
        self.crossing(fence)
            + match fence.orientation {
                Orientation::Horizontal => HORIZONTAL,
                Orientation::Vertical => VERTICAL,
            }
    }

    /// All inputs of the board that are on.
    pub fn board(self, position: &Position) -> impl Iterator<Item = usize> {
        let pawns = Seat::all(2).filter_map(move |seat| {
            let own = seat.index() == usize::from(self.turned);
            position.pawn(seat).map(|square| self.pawn(own, square))
        });
        pawns.chain(position.fences().into_iter().map(move |fence| self.fence(fence)))
    }
}

/// The crossing at the upper right corner of each square; where there is none, some other.
const CROSSING: [u8; Square::COUNT] = {
    let mut crossings = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let crossing = index / Square::WIDTH * 8 + index % Square::WIDTH;
        crossings[index] = (crossing % CROSSINGS) as u8;
        index += 1;
    }
    crossings
};

/// The mirror image of an input of the board.
pub const fn mirrored(input: usize) -> usize {
    let (start, width) = match input {
        0..OTHER_PAWN => (0, Square::WIDTH),
        OTHER_PAWN..HORIZONTAL => (OTHER_PAWN, Square::WIDTH),
        HORIZONTAL..VERTICAL => (HORIZONTAL, 8),
        _ => (VERTICAL, 8),
    };
    let at = input - start;
    start + at - at % width + (width - 1 - at % width)
}

/// What a position comes down to for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The own distance to the goal line and the other's, up to [`LONGEST`].
    pub distance: [usize; 2],
    /// Fences left, the own and the other's.
    pub stock: [usize; 2],
    /// Exits beyond the first, the own and the other's.
    pub exits: [usize; 2],
    /// How many fences could still be placed across the own shortest paths and the other's, in steps.
    pub cuts: [usize; 2],
    /// By how much one fence could make the own shortest path longer and the other's, in steps.
    pub detours: [usize; 2],
}

impl Summary {
    /// The summary of a position.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    pub fn of(position: &Position, paths: &Paths, detours: &[Detours; 2]) -> Summary {
        let seats = [position.turn(), position.turn().other()];
        let room = position.fences().room();
        let distance = seats.map(|seat| usize::from(paths.distance[seat.index()]));
        let excess = distance[0].max(distance[1]).saturating_sub(LONGEST);
        Summary {
            distance: distance.map(|distance| distance.saturating_sub(excess)),
            stock: seats.map(|seat| usize::from(position.fences_left(seat)).min(STOCKS - 1)),
            exits: seats.map(|seat| usize::from(paths.exits[seat.index()]).clamp(1, EXITS) - 1),
            cuts: seats.map(|seat| usize::from(CUT_STEPS[(paths.across[seat.index()] & room).count()])),
            detours: seats.map(|seat| match position.fences_left(seat.other()) {
                0 => 0,
                _ => detours[seat.index()].longest(),
            }),
        }
    }

    /// The inputs of the summary that are on.
    #[inline]
    pub const fn inputs(&self) -> [usize; SUMMARIES] {
        [
            self.distance[0] * DISTANCES + self.distance[1],
            STOCK + self.stock[0] * STOCKS + self.stock[1],
            OWN_PATH + (self.exits[0] * CUTS + self.cuts[0]) * DETOURS + self.detours[0],
            OTHER_PATH + (self.exits[1] * CUTS + self.cuts[1]) * DETOURS + self.detours[1],
        ]
    }

    /// The value head that evaluates such a position.
    #[inline]
    pub const fn head(&self) -> usize {
        match self.stock {
            [0, 0] => 0,
            [0, _] => 1,
            [_, 0] => 2,
            [own, other] => 3 + (own + other - 2) / 4,
        }
    }
}

/// Few fences across a path are told apart exactly, many roughly.
const CUT_STEPS: [u8; 129] = {
    let mut steps = [0; 129];
    let mut count = 0;
    while count < steps.len() {
        steps[count] = match count {
            0..=6 => count as u8,
            7..=8 => 7,
            9..=11 => 8,
            12..=15 => 9,
            16..=23 => 10,
            _ => 11,
        };
        count += 1;
    }
    steps
};
