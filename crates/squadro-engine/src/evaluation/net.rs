//! The net: values of positions, learnt from exactly solved ones.
//!
//! What matters in Squadro is who can jump whom, and every jump is a matter between one piece of Light's and one of
//! Dark's whose lanes cross. So the inputs are the 25 crossing pairs: for each pair of lanes, one input of all that
//! both progresses can be is on. Each has a row of [`HIDDEN`] numbers; their sum is the first layer. A move changes the
//! five pairs of the piece that moves and four or five of each that is jumped, so the sum, the accumulator, is updated
//! rather than made anew. The seats aren't mirror images, so positions are never turned round; instead the layers
//! behind the first exist for each player to move, and for a few stages of the game. The weights are quantised: all
//! arithmetic is in integers, the same everywhere.

use engine::net_file::SharedNet;
use squadro::{DARK, HOME, LIGHT, Lane, Position, TURNING_SPACE};

use crate::Evaluation;
use crate::Score;

mod file;

/// The width of the first layer.
pub const HIDDEN: usize = 256;
/// The width of the second layer.
pub const SECOND: usize = 16;
/// The progresses that the pieces of a player can have, all lanes together.
pub const PLACES: usize = 59;
/// How many inputs there are: one for each pair of a place of Light's and one of Dark's.
pub const INPUTS: usize = PLACES * PLACES;
/// The layers behind the first exist for each player to move and for so many stages of the game.
pub const STAGES: usize = 5;
/// No number of a row is larger than this, on either side of 0: each is one byte in a file.
pub const ROW_LIMIT: i16 = 127;
/// What 1 is in the first layer, where sums are clipped to 0 and 1 and then squared.
pub const ONE: i16 = 90;
/// The square is divided by this, so that it fits small numbers.
pub const SQUARE_DIVISOR: i16 = 32;
/// What 1 is in the weights behind the first layer.
pub const WEIGHT_ONE: i32 = 256;
/// What 1 is in the squares and in the second layer, times [`WEIGHT_ONE`]: the unit of biases and of the output.
pub const BIAS_ONE: i32 = ONE as i32 * ONE as i32 * WEIGHT_ONE / SQUARE_DIVISOR as i32;

/// A row of the first layer: what an input adds to each of its units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Row(pub [i16; HIDDEN]);

/// The layers behind the first, for one player to move and one stage of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Weights of the second layer, by unit.
    pub weights: [Row; SECOND],
    /// Added to each unit of the second layer, 1 being [`BIAS_ONE`].
    pub bias: [i32; SECOND],
    /// Weights of the output.
    pub out: [i16; SECOND],
    /// Added to the output, 1 being [`BIAS_ONE`].
    pub out_bias: i32,
}

/// The numbers of a net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The first layer, by [`input`].
    pub rows: Vec<Row>,
    /// What the first layer is without any input.
    pub bias: Row,
    /// By [`head`].
    pub heads: Vec<Head>,
}

/// The net that players evaluate by.
pub static SHARED: SharedNet<Net> = SharedNet::new(EMBEDDED, Net::from_bytes);
const EMBEDDED: Option<&[u8]> =
    if cfg!(feature = "embedded") { Some(include_bytes!("../../nets/squadro.net")) } else { None };

/// The place of a piece: its seat's lanes one after the other, and in each the progresses that can be.
static PLACE: [[u8; 16]; 2 * Lane::COUNT] = {
    let mut places = [[0; 16]; 2 * Lane::COUNT];
    let mut piece = 0;
    while piece < 2 * Lane::COUNT {
        let (seat, lane) = (if piece < Lane::COUNT { LIGHT } else { DARK }, Lane::ALL[piece % Lane::COUNT]);
        let mut next = if lane.index() == 0 { 0 } else { places[piece - 1][HOME as usize] + 1 };
        let mut progress = 0;
        while progress <= HOME {
            places[piece][progress as usize] = next;
            // Nothing stops a piece with two or three dots on the first space: that place can be the next one's.
            let first_step = progress == 1 || progress == TURNING_SPACE + 1;
            if !(first_step && Position::speed(seat, lane, progress) > 1) {
                next += 1;
            }
            progress += 1;
        }
        piece += 1;
    }
    assert!(places[Lane::COUNT - 1][HOME as usize] as usize + 1 == PLACES);
    assert!(places[2 * Lane::COUNT - 1][HOME as usize] as usize + 1 == PLACES);
    places
};

/// The place of a piece (Light's lanes from 0 on, Dark's from 5 on) with this progress, counted for its seat.
#[inline]
pub fn place(piece: usize, progress: u64) -> usize {
    usize::from(PLACE[piece][(progress & 15) as usize])
}

/// The number of the input that is on when a piece of Light's and one of Dark's are at these places.
#[inline]
pub const fn input(light: usize, dark: usize) -> usize {
    light * PLACES + dark
}

/// The places of all ten pieces, Light's first.
#[inline]
pub fn places(word: u64) -> [usize; 2 * Lane::COUNT] {
    core::array::from_fn(|piece| place(piece, word >> (4 * piece)))
}

/// The number of the layers behind the first that a position is evaluated by. The stage of the game is how many
/// phases the pieces have finished: one when they turn, another when they get home.
#[inline]
pub const fn head(word: u64) -> usize {
    // With 2 added, bit 3 tells those that have turned; 12 alone has bits 2 and 3 set.
    let turned = (word & PIECE_BITS) + 0x22_2222_2222;
    let finished = (turned & 0x88_8888_8888).count_ones() + (word & word << 1 & 0x88_8888_8888).count_ones();
    (word >> 40 & 1) as usize * STAGES + (finished / 4) as usize
}

const PIECE_BITS: u64 = (1 << 40) - 1;

impl Net {
    /// The net that players evaluate by: see [`SHARED`].
    pub fn shared() -> &'static Net {
        SHARED.get()
    }

    /// The output for a sum of rows, in hundredths of a logit for the player to move.
    #[inline]
    fn output(&self, sum: &Row, word: u64) -> i32 {
        let head = &self.heads[head(word)];
        let mut active = [0_i16; HIDDEN];
        for (active, &sum) in active.iter_mut().zip(&sum.0) {
            let cut = sum.clamp(0, ONE);
            *active = (cut * cut + SQUARE_DIVISOR / 2) / SQUARE_DIVISOR;
        }
        let mut out = head.out_bias;
        for unit in 0..SECOND {
            let weights = &head.weights[unit].0;
            let products = active.iter().zip(weights).map(|(&a, &w)| i32::from(a) * i32::from(w));
            let sum = (head.bias[unit] + products.sum::<i32>()) / WEIGHT_ONE;
            out += sum.clamp(0, BIAS_ONE / WEIGHT_ONE) * i32::from(head.out[unit]);
        }
        out.saturating_mul(100) / BIAS_ONE
    }
}

impl Evaluation for Net {
    type Accumulator = Row;

    fn refresh(&self, position: &Position) -> Row {
        let places = places(position.word());
        let mut sum = self.bias;
        for light in &places[..Lane::COUNT] {
            for dark in &places[Lane::COUNT..] {
                let row = &self.rows[input(*light, *dark)];
                for (sum, &row) in sum.0.iter_mut().zip(&row.0) {
                    *sum = sum.wrapping_add(row);
                }
            }
        }
        sum
    }

    fn update(&self, from: &Row, to: &mut Row, before: &Position, after: &Position) {
        let changed = before.word() ^ after.word();
        let (old, new) = (places(before.word()), places(after.word()));
        *to = *from;
        for light in 0..Lane::COUNT {
            let light_changed = changed >> (4 * light) & 15 != 0;
            for dark in Lane::COUNT..2 * Lane::COUNT {
                if light_changed || changed >> (4 * dark) & 15 != 0 {
                    let gone = &self.rows[input(old[light], old[dark])];
                    let come = &self.rows[input(new[light], new[dark])];
                    for ((to, &gone), &come) in to.0.iter_mut().zip(&gone.0).zip(&come.0) {
                        *to = to.wrapping_add(come).wrapping_sub(gone);
                    }
                }
            }
        }
    }

    fn evaluate(&self, accumulator: &Row, position: &Position) -> Score {
        Score::estimate(self.output(accumulator, position.word()))
    }
}
