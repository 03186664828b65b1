//! Where a piece lands and whom it jumps: worked out once for every case, then looked up.
//!
//! What a piece does depends on its seat, lane and progress and on which of the five crossings of its lane are
//! occupied: 2 × 5 × 13 × 32 cases. Occupied are the crossings where an opponent's progress is the lane's number
//! (on the way out) or 12 less that (on the way back), which is found for all five opponents at once.

use game::ArrayVec;

use crate::position::{LANE_BITS, PIECES};
use crate::{DARK, HOME, LIGHT, Lane, Position, TURNING_SPACE};

/// The path of one move: where the piece lands, and whom it jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    /// The progress of the piece before the move.
    pub from: u8,
    /// Its progress after the move.
    pub to: u8,
    /// The opponent's pieces it jumps over, by lane.
    pub jumped: ArrayVec<Jump, { Lane::COUNT }>,
}

/// An opponent's piece that is jumped over and goes back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Jump {
    /// Its lane.
    pub lane: Lane,
    /// Its progress before.
    pub from: u8,
    /// Its progress after: on its start or its turning space.
    pub to: u8,
}

/// Where a piece lands, as the move itself needs it.
#[derive(Clone, Copy)]
pub(crate) struct Landing(u32);

impl Landing {
    const NOWHERE: Landing = Landing(0);

    /// The progress after the move.
    #[inline]
    pub(crate) const fn to(self) -> u64 {
        (self.0 >> LANE_BITS) as u64
    }

    /// All four bits of every opponent that is jumped over.
    #[inline]
    pub(crate) const fn jumped(self) -> u64 {
        self.0 as u64 & ((1 << LANE_BITS) - 1)
    }
}

/// By piece, progress and occupied crossings; progress 13 to 15 doesn't occur but spares a bound check.
static LANDINGS: [[[Landing; 32]; 16]; PIECES] = {
    let mut landings = [[[Landing::NOWHERE; 32]; 16]; PIECES];
    let mut piece = 0;
    while piece < PIECES {
        let mut progress = 0;
        while progress <= HOME {
            let mut occupied = 0;
            while occupied < 32 {
                landings[piece][progress as usize][occupied as usize] = walk(piece, progress, occupied);
                occupied += 1;
            }
            progress += 1;
        }
        piece += 1;
    }
    landings
};

/// Follows the path of a piece space by space. Bit `4 - i` of `occupied` is the crossing with the opponent's
/// lane of index `i`.
const fn walk(piece: usize, from: u8, occupied: u8) -> Landing {
    let seat = if piece < Lane::COUNT { LIGHT } else { DARK };
    let mut speed = Position::speed(seat, Lane::ALL[piece % Lane::COUNT], from);
    let mut to = from;
    let mut jumped = 0;
    while speed > 0 {
        speed -= 1;
        to += 1;
        while let Some(opponent) = crossed_lane(to)
            && occupied & (0b1_0000 >> opponent) != 0
        {
            jumped |= 0xf << (4 * opponent);
            to += 1;
            speed = 0;
        }
        if crossed_lane(to).is_none() {
            break;
        }
    }
    Landing(jumped | (to as u32) << LANE_BITS)
}

/// The index of the opponent's lane that a piece with this progress stands on; none at the ends of its own.
const fn crossed_lane(progress: u8) -> Option<u8> {
    match progress {
        0 | TURNING_SPACE | HOME => None,
        1..TURNING_SPACE => Some(progress - 1),
        _ => Some(HOME - 1 - progress),
    }
}

/// The opponents on a lane, found on the twenty bits of their progresses: bit 3 of each that is on its way out, and
/// twenty bits higher, of each that is on its way back.
#[derive(Clone, Copy)]
pub(crate) struct Opponents(u64);

/// What the progress of an opponent on the lane of this index is, for all five: on the way out, and twenty bits
/// higher, on the way back. Lanes beyond the fifth don't occur but spare a bound check.
static ON_LANE: [u64; 8] = {
    let mut on_lane = [0; 8];
    let mut lane = 0;
    while lane < Lane::COUNT {
        let space = lane as u64 + 1;
        on_lane[lane] = (space | (HOME as u64 - space) << LANE_BITS) * 0x1_1111;
        lane += 1;
    }
    on_lane
};

impl Opponents {
    /// Those of `side` that stand on the lane of this index.
    #[inline]
    pub(crate) fn on(side: u64, lane: usize) -> Opponents {
        const LOW_BITS: u64 = 0x77_7777_7777;
        let difference = (side | side << LANE_BITS) ^ ON_LANE[lane & 7];
        // Four bits are 0 if the highest is, and the lower three don't reach it when 7 is added.
        Opponents(!(((difference & LOW_BITS) + LOW_BITS) | difference) & (LOW_BITS + 0x11_1111_1111))
    }

    /// Looks the move of the piece up.
    #[inline]
    pub(crate) fn landing(self, piece: usize, progress: u64) -> Landing {
        // Brings bits 3, 7, 11, 15 and 19 together as bits 24 to 20: the one of lane i is moved by 21 - 5i.
        // All 25 products fall on different bits, so nothing is carried.
        const GATHER: u64 = 1 << 21 | 1 << 16 | 1 << 11 | 1 << 6 | 1 << 1;
        let occupied = (((self.0 | self.back()) & 0x8_8888) * GATHER) >> 20;
        LANDINGS[piece][(progress & 15) as usize][(occupied & 31) as usize]
    }

    /// What changes in `side` when those with all bits set in `jumped` go back, to progress 0 on the way out
    /// and 6 on the way back.
    #[inline]
    pub(crate) const fn sent_back(self, side: u64, jumped: u64) -> u64 {
        (side ^ (self.back() >> 1 | self.back() >> 2)) & jumped
    }

    #[inline]
    const fn back(self) -> u64 {
        self.0 >> LANE_BITS
    }
}
