use crate::outline::{line, placed, read};
use crate::paint::{Colour, WHITE};
use crate::scene::Scene;

const HEAD: &str = "M16 0 L-8 -13 L-3 0 L-8 13 Z";

/// Draws an arrow from one place to another, with a light edge so that it is seen on any ground.
pub(crate) fn draw_arrow(scene: &mut Scene, from: [f32; 2], to: [f32; 2], colour: Colour) {
    let (right, down) = (to[0] - from[0], to[1] - from[1]);
    let length = (right * right + down * down).sqrt();
    if length == 0.0 {
        return;
    }
    // The line ends within the head.
    let end = [to[0] - right / length * 10.0, to[1] - down / length * 10.0];
    let head = placed(read(HEAD), to[0], to[1], [right / length, down / length], 1.0);
    scene.stroke_round(line(&[from, end]), WHITE.faded(0.7), 11.0);
    scene.stroke(head.clone(), WHITE.faded(0.7), 4.0);
    scene.stroke_round(line(&[from, end]), colour, 7.0);
    scene.fill(head, colour);
}
