//! The net in floating point, as it is trained.

use core::ops::Range;

use game::Keys;
use quoridor_engine::net::inputs::{BOARD, HEADS, SUMMARY, mirrored};
use quoridor_engine::net::moves::{self, KINDS, MOVES};
use quoridor_engine::net::policy::{
    MOVE_LIMIT, MOVE_ONE, NARROW, NARROW_LIMIT, NARROW_ONE, UNIT_CEILING, UNIT_ONE,
};
use quoridor_engine::net::{
    BASE, CEILING, ONE, OUT_LIMIT, OUT_ONE, ROW_LIMIT, SECOND, SECOND_CEILING, SECOND_ONE, VALUE_LIMIT,
    VALUE_ONE,
};

use super::example::{Example, INPUTS};
use crate::trainer::{self, Parameters as _};

/// All numbers of a model, or of its gradient, in one row.
#[derive(Clone)]
pub(crate) struct Parameters(pub(crate) Vec<f32>);

// Where the parts begin: rows of inputs and the bias, value heads, the narrow layer, moves.
const HEADS_AT: usize = (INPUTS + 1) * BASE;
const NARROW_AT: usize = HEADS_AT + HEADS * HEAD;
const MOVES_AT: usize = NARROW_AT + NARROW * NARROW_UNIT;
/// Weights and bias of the second layer, weights of the output, direct weights, bias of the output.
const HEAD: usize = SECOND * BASE + 2 * SECOND + BASE + 1;
/// Weights for the units of the first layer, for their mirror images, bias.
const NARROW_UNIT: usize = 2 * BASE + 1;
/// Weights for the narrow layer and bias, for each move and then for each kind.
const MOVE: usize = NARROW + 1;

/// The number of the bias among the rows.
pub(crate) const BIAS: usize = INPUTS;

type Half = [f32; BASE];

fn chunk<const N: usize>(numbers: &[f32]) -> &[f32; N] {
    numbers.first_chunk().expect("long enough")
}

fn chunk_mut<const N: usize>(numbers: &mut [f32]) -> &mut [f32; N] {
    numbers.first_chunk_mut().expect("long enough")
}

/// A value head.
pub(crate) struct Head<'a> {
    pub(crate) weights: &'a [Half],
    pub(crate) bias: &'a [f32],
    pub(crate) out: &'a [f32],
    pub(crate) direct: &'a Half,
    pub(crate) out_bias: f32,
}

impl trainer::Parameters for Parameters {
    const COUNT: usize = MOVES_AT + (MOVES + KINDS) * MOVE;

    fn new(numbers: Vec<f32>) -> Parameters {
        Parameters(numbers)
    }

    fn numbers(&self) -> &[f32] {
        &self.0
    }

    fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }
}

impl Parameters {
    /// The row of an input, or of the bias: the one after the last input.
    pub(crate) fn row(&self, input: usize) -> &Half {
        chunk(&self.0[input * BASE..])
    }

    fn row_mut(&mut self, input: usize) -> &mut Half {
        chunk_mut(&mut self.0[input * BASE..])
    }

    pub(crate) fn head(&self, head: usize) -> Head<'_> {
        let (weights, rest) = self.0[HEADS_AT + head * HEAD..][..HEAD].split_at(SECOND * BASE);
        let (bias, rest) = rest.split_at(SECOND);
        let (out, rest) = rest.split_at(SECOND);
        Head { weights: weights.as_chunks().0, bias, out, direct: chunk(rest), out_bias: rest[BASE] }
    }

    fn head_mut(&mut self, head: usize) -> &mut [f32] {
        &mut self.0[HEADS_AT + head * HEAD..][..HEAD]
    }

    /// Weights of a unit of the narrow layer, for the first layer and for its mirror image, and its bias.
    pub(crate) fn narrow(&self, unit: usize) -> (&Half, &Half, f32) {
        let numbers = &self.0[NARROW_AT + unit * NARROW_UNIT..][..NARROW_UNIT];
        (chunk(numbers), chunk(&numbers[BASE..]), numbers[2 * BASE])
    }

    fn narrow_mut(&mut self, unit: usize) -> &mut [f32] {
        &mut self.0[NARROW_AT + unit * NARROW_UNIT..][..NARROW_UNIT]
    }

    /// Weights of a move for the narrow layer, and its bias. The kinds follow after the moves.
    pub(crate) fn mv(&self, mv: usize) -> &[f32; MOVE] {
        chunk(&self.0[MOVES_AT + mv * MOVE..])
    }

    fn mv_mut(&mut self, mv: usize) -> &mut [f32; MOVE] {
        chunk_mut(&mut self.0[MOVES_AT + mv * MOVE..])
    }

    fn limit(&mut self, range: Range<usize>, limit: f32) {
        self.0[range].iter_mut().for_each(|number| *number = number.clamp(-limit, limit));
    }

    /// Keeps all numbers where the finished net can hold them.
    pub(crate) fn keep_within_limits(&mut self) {
        let ratio = |limit: i32, one: i32| limit as f32 / one as f32;
        // An input of the summary and its parts are one row in the finished net.
        self.limit(0..BOARD * BASE, ratio(ROW_LIMIT, ONE));
        self.limit(BOARD * BASE..HEADS_AT, ratio(ROW_LIMIT, ONE) / 4.0);
        for head in 0..HEADS {
            let start = HEADS_AT + head * HEAD;
            let out = start + SECOND * BASE + SECOND;
            self.limit(start..out, ratio(VALUE_LIMIT, VALUE_ONE));
            self.limit(out..out + SECOND, ratio(OUT_LIMIT, OUT_ONE));
            self.limit(out + SECOND..start + HEAD, ratio(VALUE_LIMIT, VALUE_ONE));
        }
        self.limit(NARROW_AT..MOVES_AT, ratio(NARROW_LIMIT, NARROW_ONE));
        self.limit(MOVES_AT..Parameters::COUNT, ratio(MOVE_LIMIT, MOVE_ONE));
    }

    /// Small random numbers.
    pub(crate) fn random(keys: &mut Keys) -> Parameters {
        let mut parameters = Parameters::zero();
        let mut draw = |size: f32| ((keys.draw() >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
        let mut fill = |parameters: &mut Parameters, range: Range<usize>, size: f32| {
            parameters.0[range].iter_mut().for_each(|number| *number = draw(size));
        };
        fill(&mut parameters, 0..BOARD * BASE, 0.15);
        fill(&mut parameters, BOARD * BASE..(BOARD + SUMMARY) * BASE, 0.02);
        fill(&mut parameters, (BOARD + SUMMARY) * BASE..HEADS_AT, 0.1);
        fill(&mut parameters, HEADS_AT..NARROW_AT, 0.1);
        fill(&mut parameters, NARROW_AT..MOVES_AT, 0.1);
        fill(&mut parameters, MOVES_AT..Parameters::COUNT, 0.1);
        parameters.row_mut(BIAS).fill(0.3);
        parameters
    }
}

const FIRST_CEILING: f32 = CEILING as f32 / ONE as f32;
const MIDDLE_CEILING: f32 = SECOND_CEILING as f32 / SECOND_ONE as f32;
const UNITS_CEILING: f32 = UNIT_CEILING as f32 / UNIT_ONE as f32;

/// What the layers hold for one sample.
pub(crate) struct Layers {
    /// The first layer and its mirror image, cut off but not squared.
    cut: [Half; 2],
    active: [Half; 2],
    both: Half,
    second: [f32; SECOND],
    /// The narrow layer and its mirror image.
    units: [[f32; NARROW]; 2],
    /// In logits.
    pub(crate) output: f32,
    /// By number of the move; what isn't legal is left as it is.
    pub(crate) ratings: [f32; MOVES],
}

impl Layers {
    pub(crate) fn new() -> Layers {
        Layers {
            cut: [[0.0; BASE]; 2],
            active: [[0.0; BASE]; 2],
            both: [0.0; BASE],
            second: [0.0; SECOND],
            units: [[0.0; NARROW]; 2],
            output: 0.0,
            ratings: [0.0; MOVES],
        }
    }
}

pub(crate) fn forward(model: &Parameters, example: &Example, layers: &mut Layers) {
    let mut rest = *model.row(BIAS);
    for &input in &example.rest {
        add(&mut rest, model.row(usize::from(input)), 1.0);
    }
    layers.cut = [rest; 2];
    for &input in example.board() {
        add(&mut layers.cut[0], model.row(usize::from(input)), 1.0);
        add(&mut layers.cut[1], model.row(mirrored(usize::from(input))), 1.0);
    }
    for (cut, active) in layers.cut.iter_mut().zip(&mut layers.active) {
        for unit in 0..BASE {
            cut[unit] = cut[unit].clamp(0.0, FIRST_CEILING);
            active[unit] = cut[unit] * cut[unit];
        }
    }
    for unit in 0..BASE {
        layers.both[unit] = layers.active[0][unit] + layers.active[1][unit];
    }
    let head = model.head(usize::from(example.head));
    layers.output = head.out_bias + dot(&layers.both, head.direct);
    for unit in 0..SECOND {
        layers.second[unit] =
            (head.bias[unit] + dot(&layers.both, &head.weights[unit])).clamp(0.0, MIDDLE_CEILING);
        layers.output += layers.second[unit] * head.out[unit];
    }
    if example.chosen.is_some() {
        forward_policy(model, example, layers);
    }
}

fn forward_policy(model: &Parameters, example: &Example, layers: &mut Layers) {
    let [straight, mirror] = &layers.active;
    for unit in 0..NARROW {
        let (one, other, bias) = model.narrow(unit);
        layers.units[0][unit] = (bias + dot(one, straight) + dot(other, mirror)).clamp(0.0, UNITS_CEILING);
        layers.units[1][unit] = (bias + dot(one, mirror) + dot(other, straight)).clamp(0.0, UNITS_CEILING);
    }
    let [straight, mirror] = &layers.units;
    let mut kinds = [0.0; KINDS];
    for (kind, sum) in kinds.iter_mut().enumerate() {
        let weights = model.mv(MOVES + kind);
        *sum = weights[NARROW] + dot_narrow(weights, straight) + dot_narrow(weights, mirror);
    }
    for (mv, kind) in example.moves() {
        let (weights, mirrored) = (model.mv(mv), model.mv(moves::mirrored(mv)));
        layers.ratings[mv] = kinds[kind]
            + weights[NARROW]
            + mirrored[NARROW]
            + dot_narrow(weights, straight)
            + dot_narrow(mirrored, mirror);
    }
}

/// Adds to `gradient` what this sample wants changed, given how much it wants the output and the ratings changed.
pub(crate) fn backward(
    model: &Parameters,
    example: &Example,
    layers: &Layers,
    wanted: f32,
    wanted_ratings: Option<&[f32; MOVES]>,
    gradient: &mut Parameters,
) {
    let head = model.head(usize::from(example.head));
    let into = gradient.head_mut(usize::from(example.head));
    let mut both = [0.0; BASE];
    add(&mut both, head.direct, wanted);
    add(chunk_mut(&mut into[SECOND * BASE + 2 * SECOND..]), &layers.both, wanted);
    into[HEAD - 1] += wanted;
    for unit in 0..SECOND {
        into[SECOND * BASE + SECOND + unit] += wanted * layers.second[unit];
        if inside(layers.second[unit], MIDDLE_CEILING) {
            let wanted = wanted * head.out[unit];
            into[SECOND * BASE + unit] += wanted;
            add(chunk_mut(&mut into[unit * BASE..]), &layers.both, wanted);
            add(&mut both, &head.weights[unit], wanted);
        }
    }
    let mut active = [both; 2];
    if let Some(wanted) = wanted_ratings {
        backward_policy(model, example, layers, wanted, &mut active, gradient);
    }
    let [straight, mirror] = &mut active;
    for (wanted, cut) in [(&mut *straight, &layers.cut[0]), (&mut *mirror, &layers.cut[1])] {
        for unit in 0..BASE {
            wanted[unit] *= if cut[unit] < FIRST_CEILING { 2.0 * cut[unit] } else { 0.0 };
        }
    }
    for &input in example.board() {
        add(gradient.row_mut(usize::from(input)), straight, 1.0);
        add(gradient.row_mut(mirrored(usize::from(input))), mirror, 1.0);
    }
    add(straight, mirror, 1.0);
    for input in example.rest.iter().map(|&input| usize::from(input)).chain([BIAS]) {
        add(gradient.row_mut(input), straight, 1.0);
    }
}

fn backward_policy(
    model: &Parameters,
    example: &Example,
    layers: &Layers,
    wanted: &[f32; MOVES],
    active: &mut [Half; 2],
    gradient: &mut Parameters,
) {
    let mut units = [[0.0; NARROW]; 2];
    let mut kinds = [0.0; KINDS];
    for (mv, kind) in example.moves() {
        let wanted = wanted[mv];
        kinds[kind] += wanted;
        for (side, mv) in [mv, moves::mirrored(mv)].into_iter().enumerate() {
            let (weights, into) = (model.mv(mv), gradient.mv_mut(mv));
            for unit in 0..NARROW {
                into[unit] += wanted * layers.units[side][unit];
                units[side][unit] += wanted * weights[unit];
            }
            into[NARROW] += wanted;
        }
    }
    for (kind, &wanted) in kinds.iter().enumerate() {
        let (weights, into) = (model.mv(MOVES + kind), gradient.mv_mut(MOVES + kind));
        for unit in 0..NARROW {
            into[unit] += wanted * (layers.units[0][unit] + layers.units[1][unit]);
            units[0][unit] += wanted * weights[unit];
            units[1][unit] += wanted * weights[unit];
        }
        into[NARROW] += wanted;
    }
    for (side, units) in units.iter().enumerate() {
        for (unit, &wanted) in units.iter().enumerate() {
            if inside(layers.units[side][unit], UNITS_CEILING) {
                let (one, other, _) = model.narrow(unit);
                let into = gradient.narrow_mut(unit);
                add(chunk_mut(into), &layers.active[side], wanted);
                add(chunk_mut(&mut into[BASE..]), &layers.active[1 - side], wanted);
                into[2 * BASE] += wanted;
                add(&mut active[side], one, wanted);
                add(&mut active[1 - side], other, wanted);
            }
        }
    }
}

/// At the ends, where a layer is cut off, a small change changes nothing.
fn inside(unit: f32, ceiling: f32) -> bool {
    unit > 0.0 && unit < ceiling
}

#[inline]
fn add(sums: &mut Half, row: &Half, times: f32) {
    for unit in 0..BASE {
        sums[unit] += times * row[unit];
    }
}

/// Eight sums side by side, which is what a processor can do at once.
#[inline]
fn dot(a: &Half, b: &Half) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum()
}

#[inline]
fn dot_narrow(weights: &[f32; MOVE], units: &[f32; NARROW]) -> f32 {
    let mut sums = [0.0_f32; 4];
    for unit in 0..NARROW {
        sums[unit % 4] += weights[unit] * units[unit];
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use quoridor_engine::Score;
    use quoridor_engine::samples::Sample;

    use super::*;

    /// A change of each number by a little changes output and ratings as the gradient says.
    #[test]
    fn the_gradient_is_what_small_changes_do() {
        let mut keys = Keys::new(3);
        for text in ["e4 e6 / c3h e3h g4h d4v e5h c6h b6v / 6 7 / 1", "b5 h3 / d4v / 0 4 / 2"] {
            let position: quoridor::Position = text.parse().expect("a position");
            let mv = game::Game::legal_moves(&position)[0];
            let sample = Sample::new(&position, Score::EVEN, mv, 0, 0);
            let example = Example::new(&sample, 0.0).expect("a position in play");
            let model = Parameters::random(&mut keys);
            let mut layers = Layers::new();
            // What is differentiated: the output and the ratings with random weights.
            let mut wanted = [0.0; MOVES];
            for (mv, _) in example.moves() {
                wanted[mv] = (keys.draw() % 1000) as f32 / 1000.0 - 0.5;
            }
            let mut gradient = Parameters::zero();
            forward(&model, &example, &mut layers);
            backward(&model, &example, &layers, 2.0, Some(&wanted), &mut gradient);
            let mut checked = 0;
            for _ in 0..3_000 {
                let at = (keys.draw() % Parameters::COUNT as u64) as usize;
                let by = 0.004;
                let changed = |by: f32| {
                    let mut changed = model.clone();
                    changed.0[at] += by;
                    changed
                };
                let forward_of = |model: &Parameters| {
                    let mut layers = Layers::new();
                    forward(model, &example, &mut layers);
                    let ratings = example.moves().map(|(mv, _)| f64::from(layers.ratings[mv] * wanted[mv]));
                    f64::from(layers.output) * 2.0 + ratings.sum::<f64>()
                };
                let slope = (forward_of(&changed(by)) - forward_of(&changed(-by))) / f64::from(2.0 * by);
                let told = f64::from(gradient.0[at]);
                // Where a layer is cut off within the change, the slope is between two.
                assert!((slope - told).abs() < 0.02 + 0.1 * told.abs(), "{at}: {slope} but {told}");
                checked += u32::from(told != 0.0);
            }
            assert!(checked > 50, "only {checked} numbers matter here");
        }
    }
}
