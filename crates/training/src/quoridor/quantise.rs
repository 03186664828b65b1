//! From floating point to the whole numbers of the finished net.

use core::array::from_fn;

use quoridor_engine::net::inputs::{BOARD, HEADS, SUMMARY};
use quoridor_engine::net::moves::{MOVES, mirrored};
use quoridor_engine::net::policy::{MOVE_ONE, NARROW, NARROW_ONE, Policy, UNIT_ONE};
use quoridor_engine::net::{BASE, Half, Head, Net, ONE, OUT_ONE, ROW_LIMIT, SQUARE_ONE, VALUE_ONE, Weights};
use quoridor_engine::samples::Sample;
use quoridor_engine::{Evaluation, Paths, Ratings};

use super::example::{Example, parts};
use super::model::{BIAS, Layers, Parameters, forward};

/// The finished net.
pub(crate) fn quantise(model: &Parameters) -> Net {
    let row = |values: &[f32; BASE]| {
        Half(values.map(|value| whole(value, ONE).clamp(-ROW_LIMIT, ROW_LIMIT) as i16))
    };
    let summary = |input: usize| {
        let mut sum = *model.row(BOARD + input);
        for part in parts(input) {
            sum.iter_mut().zip(model.row(part)).for_each(|(sum, part)| *sum += part);
        }
        row(&sum)
    };
    Net::new(Weights {
        board: (0..BOARD).map(|input| row(model.row(input))).collect(),
        summary: (0..SUMMARY).map(summary).collect(),
        bias: row(model.row(BIAS)),
        heads: (0..HEADS).map(|at| head(model, at)).collect(),
        policy: policy(model),
    })
}

fn head(model: &Parameters, at: usize) -> Head {
    let head = model.head(at);
    let weights = |values: &[f32; BASE]| Half(values.map(|value| whole(value, VALUE_ONE) as i16));
    Head {
        weights: from_fn(|unit| weights(&head.weights[unit])),
        bias: from_fn(|unit| whole(head.bias[unit], SQUARE_ONE * VALUE_ONE)),
        out: from_fn(|unit| whole(head.out[unit], OUT_ONE) as i16),
        direct: weights(head.direct),
        out_bias: whole(head.out_bias, SQUARE_ONE * VALUE_ONE),
    }
}

fn policy(model: &Parameters) -> Policy {
    let weight = |value: f32| whole(value / 2.0, NARROW_ONE) as i16;
    let narrow = from_fn(|unit| {
        // The model has weights for units and for their mirror images, the net for their sums and differences.
        let (straight, mirror, _) = model.narrow(unit);
        let even = from_fn(|at| weight(straight[at] + mirror[at]));
        let odd = from_fn(|at| weight(straight[at] - mirror[at]));
        [Half(even), Half(odd)]
    });
    let bias = from_fn(|unit| whole(model.narrow(unit).2, SQUARE_ONE * NARROW_ONE));
    let move_weights = |mv: usize| from_fn(|unit| whole(model.mv(mv)[unit], MOVE_ONE) as i16);
    let added = |mv: usize| whole(model.mv(mv)[NARROW], UNIT_ONE * MOVE_ONE);
    let moves: Vec<[i16; NARROW]> = (0..MOVES).map(move_weights).collect();
    Policy::new(
        narrow,
        bias,
        &moves,
        from_fn(|kind| move_weights(MOVES + kind)),
        from_fn(|mv| added(mv) + added(mirrored(mv))),
        from_fn(|kind| added(MOVES + kind)),
    )
}

fn whole(value: f32, one: i32) -> i32 {
    (value * one as f32).round() as i32
}

/// How far the finished net is from the model on average: in its values and in its ratings, in logits.
pub(crate) fn error(net: &Net, model: &Parameters, samples: &[Sample]) -> (f64, f64) {
    let mut layers = Layers::new();
    let (mut values, mut ratings) = ((0.0, 0_u32), (0.0, 0_u32));
    for sample in samples {
        let (Some(example), Ok(position)) = (Example::new(sample, 0.0), sample.position()) else { continue };
        forward(model, &example, &mut layers);
        let paths = Paths::of(&position);
        let mut accumulator = net.refresh(&position);
        values.0 += (f64::from(net.value(&mut accumulator, &position, &paths)) / 100.0
            - f64::from(layers.output))
        .abs();
        values.1 += 1;
        if let Some(mv) =
            example.chosen.and_then(|mv| quoridor_engine::net::moves::from_number(&position, mv.into()))
        {
            let mut rated = Ratings::NONE;
            net.rate(&mut accumulator, &position, &paths, &mut rated);
            let trained = layers.ratings[usize::from(sample.mv)];
            ratings.0 += (f64::from(rated.of(mv)) / 100.0 - f64::from(trained)).abs();
            ratings.1 += 1;
        }
    }
    let mean = |(sum, count): (f64, u32)| sum / f64::from(count.max(1));
    (mean(values), mean(ratings))
}
