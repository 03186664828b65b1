//! From floating point to the whole numbers of the finished net.

use core::array::from_fn;

use game::Game;
use squadro::{HOME, Lane};
use squadro_engine::net::{
    BIAS_ONE, HIDDEN, Head, INPUTS, Net, ONE, PLACES, ROW_LIMIT, Row, STAGES, WEIGHT_ONE, place,
};
use squadro_engine::samples::Sample;
use squadro_engine::{Evaluation, Score, Value};

use super::model::{BIAS, Parameters, single};

/// The finished net. The rows of single pieces go into those of pairs: each piece's into its pair with the
/// first opposing lane.
pub(super) fn quantise(model: &Parameters) -> Net {
    let row = |values: [f32; HIDDEN]| Row(values.map(|value| whole(value, f32::from(ONE)) as i16));
    let first_lane = |seat: usize| 0..=place(seat * Lane::COUNT, HOME.into());
    let rows = (0..INPUTS).map(|input| {
        let (light, dark) = (input / PLACES, input % PLACES);
        let mut values = *model.row(input);
        let mut add = |input: usize| {
            for (value, single) in values.iter_mut().zip(model.row(input)) {
                *value += single;
            }
        };
        if first_lane(1).contains(&dark) {
            add(single(0, light));
        }
        if first_lane(0).contains(&light) {
            add(single(1, dark));
        }
        let Row(whole) = row(values);
        Row(whole.map(|number| number.clamp(-ROW_LIMIT, ROW_LIMIT)))
    });
    let rows = rows.collect();
    Net { rows, bias: row(*model.row(BIAS)), heads: (0..2 * STAGES).map(|at| head(model, at)).collect() }
}

fn head(model: &Parameters, at: usize) -> Head {
    let head = model.head(at);
    let weight = |value: f32| whole(value, WEIGHT_ONE as f32) as i16;
    let bias = |value: f32| whole(value, BIAS_ONE as f32);
    Head {
        weights: from_fn(|unit| Row(head.weights[unit].map(weight))),
        bias: from_fn(|unit| bias(head.bias[unit])),
        out: from_fn(|unit| weight(head.out[unit])),
        out_bias: bias(head.out_bias),
    }
}

fn whole(value: f32, one: f32) -> i32 {
    (value * one).round() as i32
}

/// The share of samples whose winner the finished net tells right; draws aren't counted.
pub(super) fn measure(net: &Net, samples: &[Sample]) -> f64 {
    let judged = samples.iter().filter_map(|sample| {
        let position = sample.position().filter(|position| position.outcome().is_none())?;
        let won = match sample.value()? {
            Value::Win => true,
            Value::Loss => false,
            Value::Draw => return None,
        };
        Some((net.evaluate(&net.refresh(&position), &position) > Score::EVEN) == won)
    });
    let (right, all) = judged.fold((0_u32, 0_u32), |(right, all), ok| (right + u32::from(ok), all + 1));
    f64::from(right) / f64::from(all.max(1))
}
