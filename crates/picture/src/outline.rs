//! Paths: rounded rectangles, circles, and outlines that are written as in SVG.

use tiny_skia::{Path, PathBuilder, Rect, Transform};

/// How far the control points of a quarter of a circle are from its ends, in radii.
const KAPPA: f32 = 0.552_284_8;

/// A rectangle around a point, with round corners.
pub(crate) fn bar(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    push_bar(&mut path, x, y, width, height, radius);
    path.finish()
}

pub(crate) fn push_bar(path: &mut PathBuilder, x: f32, y: f32, width: f32, height: f32, radius: f32) {
    let (left, right, top, bottom) = (x - width / 2.0, x + width / 2.0, y - height / 2.0, y + height / 2.0);
    let r = radius.min(width / 2.0).min(height / 2.0);
    let k = r * (1.0 - KAPPA);
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - k, top, right, top + k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + k, left + k, top, left + r, top);
    path.close();
}

pub(crate) fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Option<Path> {
    PathBuilder::from_oval(Rect::from_ltrb(x - rx, y - ry, x + rx, y + ry)?)
}

pub(crate) fn circle(x: f32, y: f32, radius: f32) -> Option<Path> {
    ellipse(x, y, radius, radius)
}

/// A line through these points.
pub(crate) fn line(points: &[[f32; 2]]) -> Option<Path> {
    let mut path = PathBuilder::new();
    push_line(&mut path, points);
    path.finish()
}

pub(crate) fn push_line(path: &mut PathBuilder, points: &[[f32; 2]]) {
    for (at, [x, y]) in points.iter().enumerate() {
        if at == 0 {
            path.move_to(*x, *y);
        } else {
            path.line_to(*x, *y);
        }
    }
}

/// The area within these points.
pub(crate) fn polygon(points: &[[f32; 2]]) -> Option<Path> {
    let mut path = PathBuilder::new();
    push_line(&mut path, points);
    path.close();
    path.finish()
}

/// An outline in the language of SVG, of the absolute commands M, L, H, V, Q, C and Z; none if it isn't one.
pub(crate) fn read(text: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    for command in
        text.split_inclusive(|letter: char| letter.is_ascii_alphabetic()).collect::<Vec<_>>().windows(2)
    {
        let [before, rest] = command else { return None };
        let letter = before.chars().last()?;
        let numbers: Option<Vec<f32>> = rest
            .trim_end_matches(|letter: char| letter.is_ascii_alphabetic())
            .split([' ', ','])
            .filter(|number| !number.is_empty())
            .map(|number| number.parse().ok())
            .collect();
        draw(&mut path, letter, &numbers?)?;
    }
    if text.ends_with('Z') {
        path.close();
    }
    path.finish()
}

/// Follows one command, as often as there are numbers for it.
fn draw(path: &mut PathBuilder, letter: char, numbers: &[f32]) -> Option<()> {
    let last = path.last_point().unwrap_or_default();
    match (letter, numbers) {
        ('Z', []) => path.close(),
        ('H', [x]) => path.line_to(*x, last.y),
        ('V', [y]) => path.line_to(last.x, *y),
        ('M', [x, y, ..]) => {
            path.move_to(*x, *y);
            return draw(path, 'L', numbers.get(2..)?);
        }
        ('L', _) => numbers.chunks_exact(2).for_each(|to| path.line_to(to[0], to[1])),
        ('Q', _) => numbers.chunks_exact(4).for_each(|to| path.quad_to(to[0], to[1], to[2], to[3])),
        ('C', _) => {
            numbers.chunks_exact(6).for_each(|to| path.cubic_to(to[0], to[1], to[2], to[3], to[4], to[5]));
        }
        _ => return None,
    }
    Some(())
}

/// What isn't turned.
pub(crate) const UPRIGHT: [f32; 2] = [1.0, 0.0];

/// Where something is put: turned clockwise by the angle of this cosine and sine, scaled around its middle, then moved
/// there. No angles: the sines of the system's library differ from machine to machine.
pub(crate) fn placed(path: Option<Path>, x: f32, y: f32, turn: [f32; 2], scale: f32) -> Option<Path> {
    let [cosine, sine] = turn;
    let turned = Transform::from_row(cosine, sine, -sine, cosine, 0.0, 0.0);
    path?.transform(turned.post_scale(scale, scale).post_translate(x, y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_are_read_as_svg_has_them() {
        let path = read("M0 -10 L5 0 10 5 H12 V20 Q1 2 3 4 C1 2 3 4 -5 6 Z").expect("an outline");
        let bounds = path.bounds();
        assert_eq!((bounds.left(), bounds.top(), bounds.right(), bounds.bottom()), (-5.0, -10.0, 12.0, 20.0));
        for wrong in ["", "M", "M1", "M1 2 A3 4", "M1 2 L3 x"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
