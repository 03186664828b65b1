//! Sixteen boards at once, each with another fence more, on which the squares that a pawn can reach spread step by
//! step.
//!
//! A board is nine rows of nine bits, and a row of all boards lies side by side, so that what is done to a row is done
//! to those of all boards by the same instruction.

use core::array::from_fn;

use quoridor::{Fences, Square};

/// How many boards there are.
pub(super) const LANES: usize = 16;
/// More than any number of steps: the goal can't be reached.
pub(super) const NO_PATH: u16 = 0x8000;

/// All squares of a row.
const ALL: u16 = 0x1ff;
/// So many more steps are taken before anybody asks whether all have arrived or are stuck: most paths round are short.
const PATIENCE: u8 = 2;

/// All squares of a row on the first so many boards.
const FIRST: [[u16; LANES]; LANES + 1] = {
    let mut first = [[0; LANES]; LANES + 1];
    let mut many = 1;
    while many <= LANES {
        first[many] = first[many - 1];
        first[many][many - 1] = ALL;
        many += 1;
    }
    first
};

type Rows = [[u16; LANES]; Square::WIDTH];

#[repr(align(32))]
pub(super) struct Flood {
    /// The squares whose upper edge is open.
    above: Rows,
    /// The squares whose right edge is open.
    right: Rows,
    /// The squares that are reached.
    reached: Rows,
    /// All squares of the top row where the goal is there, and of the bottom row where it is there.
    goal: [[u16; LANES]; 2],
}

/// A pawn that wants to the top, or else to the bottom.
#[derive(Clone, Copy)]
pub(super) struct Traveller {
    pub(super) pawn: Square,
    pub(super) to_top: bool,
}

impl Flood {
    /// Boards with these fences: on the first so many of them one pawn, on the next so many another. On the rest
    /// somebody has arrived.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    pub(super) fn new(fences: Fences, travellers: [Traveller; 2], many: [usize; 2]) -> Flood {
        let row = |crossings: u64, row: usize| u16::from((crossings >> (8 * row)) as u8);
        let mut flood = Flood {
            above: from_fn(|_| [0; LANES]),
            right: from_fn(|_| [ALL >> 1; LANES]),
            reached: from_fn(|_| [0; LANES]),
            goal: [[0; LANES]; 2],
        };
        let mut below = 0;
        for at in 0..Square::WIDTH - 1 {
            let (horizontal, vertical) = (row(fences.horizontal, at), row(fences.vertical, at));
            flood.above[at] = [ALL & !(horizontal | horizontal << 1); LANES];
            flood.right[at] = [ALL >> 1 & !(vertical | below); LANES];
            below = vertical;
        }
        flood.right[Square::WIDTH - 1] = [ALL >> 1 & !below; LANES];
        let (first, both) = (&FIRST[many[0].min(LANES)], &FIRST[(many[0] + many[1]).min(LANES)]);
        let second = from_fn(|lane| both[lane] & !first[lane]);
        let rest = from_fn(|lane| ALL & !both[lane]);
        for (Traveller { pawn, to_top }, lanes) in travellers.into_iter().zip([first, &second]) {
            add(&mut flood.reached[pawn.row()], lanes, 1 << pawn.column());
            add(&mut flood.goal[usize::from(!to_top)], lanes, ALL);
        }
        add(&mut flood.reached[0], &rest, 1);
        add(&mut flood.goal[1], &rest, 1);
        flood
    }

    /// Places a horizontal fence on one of the boards.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    pub(super) fn place_horizontal(&mut self, lane: usize, crossing: usize) {
        self.above[crossing / 8][lane] &= !(0b11 << (crossing % 8));
    }

    /// Places a vertical fence on one of the boards.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    pub(super) fn place_vertical(&mut self, lane: usize, crossing: usize) {
        let closed = !(1 << (crossing % 8));
        self.right[crossing / 8][lane] &= closed;
        self.right[crossing / 8 + 1][lane] &= closed;
    }

    /// How many steps each pawn takes to its goal: `nearest` at least, `farthest` where it takes as long or longer, and
    /// [`NO_PATH`] or more where it was found out that it can't get there.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    pub(super) fn steps(mut self, nearest: u8, farthest: u8) -> [u16; LANES] {
        for _ in 0..nearest {
            self.step();
        }
        let mut steps = [u16::from(nearest); LANES];
        for _ in 0..PATIENCE {
            self.count_under_way(&mut steps);
            self.step();
        }
        for _ in nearest + PATIENCE..farthest {
            if self.count_under_way(&mut steps) == 0 {
                break;
            }
            let before = self.reached;
            self.step();
            for lane in 0..LANES {
                let mut grown = 0;
                for (before, reached) in before.iter().zip(&self.reached) {
                    grown |= before[lane] ^ reached[lane];
                }
                let stuck = self.under_way(lane) & u16::from(grown == 0);
                steps[lane] |= stuck * NO_PATH;
                // As if it had arrived, so that it isn't waited for.
                self.goal[0][lane] |= stuck * ALL;
                self.goal[1][lane] |= stuck * ALL;
                self.reached[0][lane] |= stuck;
            }
        }
        steps
    }

    /// 1 if the pawn on a board hasn't arrived.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn under_way(&self, lane: usize) -> u16 {
        let [top, bottom] = &self.goal;
        let arrived =
            (self.reached[Square::WIDTH - 1][lane] & top[lane]) | (self.reached[0][lane] & bottom[lane]);
        u16::from(arrived == 0)
    }

    /// Adds a step where the pawn hasn't arrived; 0 if there is no such board.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn count_under_way(&self, steps: &mut [u16; LANES]) -> u16 {
        let mut any = 0;
        for (lane, steps) in steps.iter_mut().enumerate() {
            let under_way = self.under_way(lane);
            *steps += under_way;
            any |= under_way;
        }
        any
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn step(&mut self) {
        let mut from_below = [0; LANES];
        for row in 0..Square::WIDTH {
            let here = self.reached[row];
            let upper = if row + 1 < Square::WIDTH { self.reached[row + 1] } else { [0; LANES] };
            for lane in 0..LANES {
                let (above, right) = (self.above[row][lane], self.right[row][lane]);
                self.reached[row][lane] = here[lane]
                    | (here[lane] & right) << 1
                    | (here[lane] >> 1 & right)
                    | (upper[lane] & above)
                    | from_below[lane];
                from_below[lane] = here[lane] & above;
            }
        }
    }
}

/// Adds these squares to a row on some boards.
#[inline(always)]
#[allow(clippy::inline_always, reason = "see `fast`")]
fn add(row: &mut [u16; LANES], lanes: &[u16; LANES], squares: u16) {
    for lane in 0..LANES {
        row[lane] |= lanes[lane] & squares;
    }
}
