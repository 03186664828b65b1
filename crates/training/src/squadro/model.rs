//! The net in floating point, as it is trained.
//!
//! Beside the rows of pairs, which the finished net has, there is a row for each place alone: what
//! is learnt about a piece then serves all its pairs. Finished, these rows are added to those of the pairs.

use core::array::from_fn;

use game::Keys;
use squadro::Lane;
use squadro_engine::Value;
use squadro_engine::net::{HIDDEN, INPUTS, PLACES, SECOND, STAGES, head, input, places};
use squadro_engine::samples::Sample;

use crate::trainer::{self, Parameters as _};

/// How many inputs of single pieces there are.
pub(super) const SINGLES: usize = 2 * PLACES;
/// How many inputs are on at a time.
pub(super) const ACTIVE: usize = Lane::COUNT * Lane::COUNT + 2 * Lane::COUNT;

/// All numbers of a model, or of its gradient, in one row: inputs, bias, then the heads.
pub(super) struct Parameters(pub(super) Vec<f32>);

const HEAD: usize = SECOND * HIDDEN + SECOND + SECOND + 1;
const BIAS_AT: usize = (INPUTS + SINGLES) * HIDDEN;
const HEADS_AT: usize = BIAS_AT + HIDDEN;

impl trainer::Parameters for Parameters {
    const COUNT: usize = HEADS_AT + 2 * STAGES * HEAD;

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
    /// Small random numbers.
    pub(super) fn random(keys: &mut Keys) -> Parameters {
        let mut parameters = Parameters::zero();
        let mut draw = |size: f32| ((keys.draw() >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
        for number in &mut parameters.0[..BIAS_AT] {
            *number = draw(0.06);
        }
        parameters.row_mut(BIAS).fill(0.3);
        for head in 0..2 * STAGES {
            for number in parameters.head_mut(head) {
                *number = draw(0.2);
            }
        }
        parameters
    }

    /// The row of an input, or of the bias: the one after the last input.
    pub(super) fn row(&self, input: usize) -> &[f32; HIDDEN] {
        self.0[input * HIDDEN..].first_chunk().expect("every input has a row")
    }

    pub(super) fn row_mut(&mut self, input: usize) -> &mut [f32; HIDDEN] {
        self.0[input * HIDDEN..].first_chunk_mut().expect("every input has a row")
    }

    pub(super) fn head(&self, head: usize) -> Head<'_> {
        let (weights, rest) = self.0[HEADS_AT + head * HEAD..][..HEAD].split_at(SECOND * HIDDEN);
        let (bias, rest) = rest.split_at(SECOND);
        let (out, out_bias) = rest.split_at(SECOND);
        Head { weights: weights.as_chunks().0, bias, out, out_bias: out_bias[0] }
    }

    fn head_mut(&mut self, head: usize) -> &mut [f32] {
        &mut self.0[HEADS_AT + head * HEAD..][..HEAD]
    }
}

/// The layers behind the first, for one player to move and one stage.
pub(super) struct Head<'a> {
    pub(super) weights: &'a [[f32; HIDDEN]],
    pub(super) bias: &'a [f32],
    pub(super) out: &'a [f32],
    pub(super) out_bias: f32,
}

/// The number of the bias among the rows.
pub(super) const BIAS: usize = INPUTS + SINGLES;

/// A sample as the net sees it.
pub(super) struct Example {
    pub(super) inputs: [usize; ACTIVE],
    pub(super) head: usize,
    /// 1 for a win of the player to move, 0 for a loss, a half for a draw.
    pub(super) target: f32,
}

impl Example {
    pub(super) fn new(sample: Sample) -> Example {
        let word = sample.word();
        let places = places(word);
        let mut inputs = [0; ACTIVE];
        for light in 0..Lane::COUNT {
            for dark in 0..Lane::COUNT {
                inputs[light * Lane::COUNT + dark] = input(places[light], places[Lane::COUNT + dark]);
            }
        }
        for piece in 0..2 * Lane::COUNT {
            inputs[Lane::COUNT * Lane::COUNT + piece] = single(piece / Lane::COUNT, places[piece]);
        }
        let target = match sample.value() {
            Some(Value::Win) => 1.0,
            Some(Value::Loss) => 0.0,
            Some(Value::Draw) | None => 0.5,
        };
        Example { inputs, head: head(word), target }
    }
}

/// The number of the input of a single piece, by seat and place.
pub(super) const fn single(seat: usize, place: usize) -> usize {
    INPUTS + seat * PLACES + place
}

/// What the layers hold for one sample.
pub(super) struct Layers {
    first: [f32; HIDDEN],
    second: [f32; SECOND],
    pub(super) output: f32,
}

pub(super) fn forward(model: &Parameters, example: &Example) -> Layers {
    let mut first = *model.row(BIAS);
    for &input in &example.inputs {
        let row = model.row(input);
        for unit in 0..HIDDEN {
            first[unit] += row[unit];
        }
    }
    let head = model.head(example.head);
    let active = first.map(square);
    let second: [f32; SECOND] = from_fn(|unit| head.bias[unit] + dot(&active, &head.weights[unit]));
    let outs = second.iter().zip(head.out).map(|(sum, out)| sum.clamp(0.0, 1.0) * out);
    Layers { first, second, output: head.out_bias + outs.sum::<f32>() }
}

/// Adds to `gradient` what this sample wants changed, given how much it wants the output changed.
pub(super) fn backward(
    model: &Parameters,
    example: &Example,
    layers: &Layers,
    wanted: f32,
    gradient: &mut Parameters,
) {
    let head = model.head(example.head);
    let active = layers.first.map(square);
    let mut first = [0.0; HIDDEN];
    let into = gradient.head_mut(example.head);
    for unit in 0..SECOND {
        into[SECOND * HIDDEN + SECOND + unit] += wanted * layers.second[unit].clamp(0.0, 1.0);
        if inside(layers.second[unit]) {
            let wanted = wanted * head.out[unit];
            into[SECOND * HIDDEN + unit] += wanted;
            let into: &mut [f32; HIDDEN] =
                into[unit * HIDDEN..].first_chunk_mut().expect("every unit has its weights");
            let weights = &head.weights[unit];
            for hidden in 0..HIDDEN {
                into[hidden] += wanted * active[hidden];
                first[hidden] += wanted * weights[hidden];
            }
        }
    }
    into[HEAD - 1] += wanted;
    for (wanted, &sum) in first.iter_mut().zip(&layers.first) {
        *wanted *= if inside(sum) { 2.0 * sum } else { 0.0 };
    }
    for &input in example.inputs.iter().chain(&[BIAS]) {
        let row = gradient.row_mut(input);
        for hidden in 0..HIDDEN {
            row[hidden] += first[hidden];
        }
    }
}

/// What the first layer passes on: cut off at 0 and 1, then squared.
fn square(sum: f32) -> f32 {
    let cut = sum.clamp(0.0, 1.0);
    cut * cut
}

/// Outside, where a layer is cut off, a small change changes nothing.
fn inside(sum: f32) -> bool {
    sum > 0.0 && sum < 1.0
}

/// Eight sums side by side, which is what a processor can do at once.
fn dot(a: &[f32; HIDDEN], b: &[f32; HIDDEN]) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum()
}
