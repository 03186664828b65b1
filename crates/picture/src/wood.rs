//! The grain of the boards: a hundred lines, bent as in a plank.

use tiny_skia::PathBuilder;

use crate::paint::Colour;
use crate::scene::Scene;

/// In how many pieces a line of grain is drawn.
const PIECES: usize = 6;
/// The widths of its lines, from the finest.
const WIDTHS: [f32; 3] = [0.7, 1.3, 2.4];

/// How far the grain is bent away from a straight line here, and how steeply.
fn bend(x: f32, y: f32, seed: f32) -> (f32, f32) {
    let waves = [(11.0, 210.0, y / 96.0 + seed), (5.0, 83.0, 2.0 * seed - y / 61.0), (2.0, 37.0, y / 29.0)];
    waves.into_iter().fold((0.0, 0.0), |(height, slope), (strength, length, shift)| {
        // Without the functions of the system's library, whose last digits differ from machine to machine.
        let (sine, cosine) = sine_and_cosine(x / length + shift);
        (height + strength * sine, slope + strength / length * cosine)
    })
}

/// Sine and cosine to about five digits.
fn sine_and_cosine(angle: f32) -> (f32, f32) {
    let sine = |angle: f32| {
        let turns = angle / std::f32::consts::TAU;
        // Within half a turn to either side of 0, folded to a quarter.
        let turn = turns - (turns + 0.5).floor();
        let x = if turn > 0.25 {
            0.5 - turn
        } else if turn < -0.25 {
            -0.5 - turn
        } else {
            turn
        } * std::f32::consts::TAU;
        let square = x * x;
        x * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))))
    };
    (sine(angle), sine(angle + std::f32::consts::FRAC_PI_2))
}

/// One line of grain from the left to the right.
fn push_hair(path: &mut PathBuilder, left: f32, right: f32, y: f32, seed: f32) {
    let third = (right - left) / PIECES as f32 / 3.0;
    let (height, slope) = bend(left, y, seed);
    let mut from = (left, y + height, slope);
    path.move_to(from.0, from.1);
    for piece in 1..=PIECES {
        let x = left + 3.0 * third * piece as f32;
        let (height, slope) = bend(x, y, seed);
        let to = (x, y + height, slope);
        let first = (from.0 + third, from.1 + from.2 * third);
        path.cubic_to(first.0, first.1, to.0 - third, to.1 - to.2 * third, to.0, to.1);
        from = to;
    }
}

/// Draws the grain of a square plank of this size, the same every time for the same seed.
pub(crate) fn grain(scene: &mut Scene, size: f32, seed: u32, colour: Colour) {
    if colour.opacity == 0.0 {
        return;
    }
    let mut state = seed;
    let mut random = || {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
        state as f32 / 2_147_483_648.0
    };
    let mut lines = WIDTHS.map(|_| PathBuilder::new());
    // Lines are bent by less than this, and don't leave the plank.
    let margin = 18.0;
    let mut y = margin + 2.0;
    while y < size - margin - 2.0 {
        let strength = random();
        let width = (strength * strength * WIDTHS.len() as f32) as usize;
        if let Some(path) = lines.get_mut(width) {
            push_hair(path, 1.0, size - 1.0, y, seed as f32);
        }
        y += 4.0 + 7.0 * random();
    }
    for (path, width) in lines.into_iter().zip(WIDTHS) {
        scene.stroke(path.finish(), colour, width);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_are_near_enough() {
        for step in -2000..2000 {
            let angle = step as f32 / 100.0;
            let (sine, cosine) = sine_and_cosine(angle);
            assert!((sine - angle.sin()).abs() < 1e-3 && (cosine - angle.cos()).abs() < 1e-3, "{angle}");
        }
    }
}
