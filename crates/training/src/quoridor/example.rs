//! A sample as the net sees it: the inputs that are on, and what it should say.

use game::Game;
use quoridor_engine::net::inputs::{
    BOARD, CUTS, DETOURS, DISTANCES, EXITS, OTHER_PATH, OWN_PATH, STOCK, STOCKS, SUMMARIES, SUMMARY, Summary,
    View,
};
use quoridor_engine::net::moves::{KINDS, Kinds, MOVES, number};
use quoridor_engine::samples::Sample;
use quoridor_engine::{Detours, Paths};

/// The most inputs of the board that are on: two pawns and twenty fences.
const MOST_BOARD: usize = 22;
/// How many differences of distances are told apart.
const MARGINS: usize = 21;
/// How many bits tell a kind of moves.
const KIND_BITS: usize = KINDS.next_power_of_two().ilog2() as usize;
/// How many inputs of parts are on.
const PARTS: usize = 11;
/// How many inputs there are in training: those of the net and those of the parts of its summaries.
pub(crate) const INPUTS: usize = PART + 2 * DISTANCES + MARGINS + 2 * STOCKS + 2 * (EXITS + CUTS + DETOURS);
const PART: usize = BOARD + SUMMARY;

/// The inputs for the parts of an input of the summary. The finished net doesn't have them. What is learnt about a
/// distance, say, then serves all pairs it is part of; in the end their rows are added to those of the pairs.
pub(crate) fn parts(input: usize) -> impl Iterator<Item = usize> {
    let stock = PART + 2 * DISTANCES + MARGINS;
    let own_way = stock + 2 * STOCKS;
    let way = |start: usize, input: usize| {
        let (exits, cuts) = (input / DETOURS / CUTS, input / DETOURS % CUTS);
        [start + exits, start + EXITS + cuts, start + EXITS + CUTS + input % DETOURS]
    };
    let parts = match input {
        0..STOCK => {
            let (own, other) = (input / DISTANCES, input % DISTANCES);
            let margin = (own + MARGINS / 2).saturating_sub(other).min(MARGINS - 1);
            [PART + own, PART + DISTANCES + other, PART + 2 * DISTANCES + margin]
        }
        STOCK..OWN_PATH => {
            let (own, other) = ((input - STOCK) / STOCKS, (input - STOCK) % STOCKS);
            [stock + own, stock + STOCKS + other, 0]
        }
        OWN_PATH..OTHER_PATH => way(own_way, input - OWN_PATH),
        _ => way(own_way + EXITS + CUTS + DETOURS, input - OTHER_PATH),
    };
    parts.into_iter().filter(|&part| part > 0)
}

/// The inputs of the net that are on for a sample, and what the net should say.
pub(crate) struct Example {
    board: [u16; MOST_BOARD],
    board_len: u8,
    /// Inputs that are the same in the mirror.
    pub(crate) rest: [u16; SUMMARIES + PARTS],
    pub(crate) head: u8,
    /// The chance to win that is to be told.
    pub(crate) target: f32,
    /// The number of the move that is to be rated best.
    pub(crate) chosen: Option<u8>,
    /// By number of the move, a bit in each for whether it is legal and for its kind.
    legal: [u64; 3],
    kinds: [[u64; 3]; KIND_BITS],
}

impl Example {
    /// None for a sample that isn't a position in play. The value to tell is a mix of the search's and the result's.
    pub(crate) fn new(sample: &Sample, result_share: f32) -> Option<Example> {
        let position = sample.position().ok().filter(|position| position.outcome().is_none())?;
        let paths = Paths::of(&position);
        let detours = Detours::of(&position, &paths);
        let summary = Summary::of(&position, &paths, &detours);
        let searched = sample.score.chance() as f32;
        let target = match sample.result.filter(|_| !sample.score.is_proven()) {
            Some(result) => {
                let result = f32::from(result as u8 - 1) / 2.0;
                result_share * result + (1.0 - result_share) * searched
            }
            None => searched,
        };
        let mut example = Example {
            board: [0; MOST_BOARD],
            board_len: 0,
            rest: [0; SUMMARIES + PARTS],
            head: summary.head() as u8,
            target,
            chosen: Some(sample.mv).filter(|&mv| usize::from(mv) < MOVES),
            legal: [0; 3],
            kinds: [[0; 3]; KIND_BITS],
        };
        for input in View::of(position.turn()).board(&position) {
            example.board[usize::from(example.board_len)] = input as u16;
            example.board_len += 1;
        }
        let pairs = summary.inputs();
        let rest =
            pairs.iter().map(|input| BOARD + input).chain(pairs.iter().flat_map(|&input| parts(input)));
        for (into, input) in example.rest.iter_mut().zip(rest) {
            *into = input as u16;
        }
        let kinds = Kinds::of(&position, &paths, &detours);
        for &mv in &position.legal_moves() {
            let number = number(&position, mv);
            let kind = kinds.kind(mv);
            example.legal[number / 64] |= 1 << (number % 64);
            for (bit, kinds) in example.kinds.iter_mut().enumerate() {
                kinds[number / 64] |= (kind as u64 >> bit & 1) << (number % 64);
            }
        }
        example.chosen =
            example.chosen.filter(|&mv| example.legal[usize::from(mv) / 64] >> (mv % 64) & 1 != 0);
        Some(example)
    }

    pub(crate) fn board(&self) -> &[u16] {
        &self.board[..usize::from(self.board_len)]
    }

    /// The numbers and kinds of the legal moves.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..3).flat_map(move |word| {
            let mut legal = self.legal[word];
            core::iter::from_fn(move || {
                let bit = legal.trailing_zeros();
                legal &= legal.wrapping_sub(1);
                let kind = |(at, kinds): (usize, &[u64; 3])| ((kinds[word] >> (bit & 63) & 1) as usize) << at;
                (bit < 64).then(|| (64 * word + bit as usize, self.kinds.iter().enumerate().map(kind).sum()))
            })
        })
    }
}
