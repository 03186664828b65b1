//! The few characters that boards need, as lines: no typeface is loaded, so that a picture is the same everywhere.

use tiny_skia::{Path, PathBuilder, Transform};

use crate::outline::read;
use crate::paint::Colour;
use crate::scene::Scene;

/// The height of a digit and the width of a character, in units of the outlines below.
const HEIGHT: f32 = 14.0;
const WIDTH: f32 = 8.0;
/// How far one character is from the next.
const ADVANCE: f32 = 11.5;

/// A character within 0 0 8 14; small letters stand on the same line as digits.
const fn outline(character: char) -> &'static str {
    match character {
        '0' => "M4 0 C6.8 0 8 3 8 7 C8 11 6.8 14 4 14 C1.2 14 0 11 0 7 C0 3 1.2 0 4 0 Z",
        '1' => "M1 3 L4.5 0 V14",
        '2' => "M0.4 3.4 C0.8 1 2.4 0 4.2 0 C6.4 0 8 1.4 8 3.6 C8 6.6 3.5 9.5 0 14 H8",
        '3' => {
            "M0.4 1.8 C1.2 0.6 2.6 0 4 0 C6.2 0 7.6 1.3 7.6 3.3 C7.6 5.4 6 6.5 3.2 6.5 C6.3 6.5 8 7.9 8 10.1 C8 12.5 \
                6.3 14 3.9 14 C2.1 14 0.7 13.2 0 11.7"
        }
        '4' => "M6 14 V0 L0 9.6 H8.4",
        '5' => {
            "M7.4 0 H1.4 L0.8 6.4 C1.7 5.5 2.8 5.1 4 5.1 C6.4 5.1 8 6.9 8 9.4 C8 12.2 6.3 14 3.8 14 \
                C2 14 0.7 13.1 0 11.7"
        }
        '6' => {
            "M7 1.2 C6.3 0.4 5.4 0 4.4 0 C1.7 0 0 3.2 0 8.6 C0 12.1 1.6 14 4.1 14 C6.5 14 8 12.2 8 9.7 C8 7.2 6.5 5.6 \
                4.2 5.6 C2.2 5.6 0.5 6.9 0 8.6"
        }
        '7' => "M0 0 H8 C5 4.5 3.4 9 3 14",
        '8' => {
            "M4 6.4 C2 6.4 0.7 5.2 0.7 3.3 C0.7 1.3 2 0 4 0 C6 0 7.3 1.3 7.3 3.3 C7.3 5.2 6 6.4 4 6.4 C1.6 6.4 0 7.9 0 \
                10.2 C0 12.5 1.6 14 4 14 C6.4 14 8 12.5 8 10.2 C8 7.9 6.4 6.4 4 6.4 Z"
        }
        '9' => {
            "M1 12.8 C1.7 13.6 2.6 14 3.6 14 C6.3 14 8 10.8 8 5.4 C8 1.9 6.4 0 3.9 0 C1.5 0 0 1.8 0 4.3 C0 6.8 1.5 8.4 \
                3.8 8.4 C5.8 8.4 7.5 7.1 8 5.4"
        }
        'a' => {
            "M7.4 5 V14 M7.4 9.5 C7.4 6.6 6.1 4.8 3.8 4.8 C1.5 4.8 0 6.7 0 9.4 C0 12.1 1.5 14 3.8 14 C6.1 14 7.4 12.2 \
                7.4 9.5"
        }
        'b' => {
            "M0.4 0 V14 M0.4 9.5 C0.4 6.6 1.8 4.8 4.1 4.8 C6.4 4.8 7.8 6.7 7.8 9.4 C7.8 12.1 6.4 14 4.1 14 C1.8 14 0.4 \
                12.2 0.4 9.5"
        }
        'c' => {
            "M7.4 6.5 C6.7 5.4 5.6 4.8 4.2 4.8 C1.7 4.8 0 6.7 0 9.4 C0 12.1 1.7 14 4.2 14 C5.6 14 6.7 13.4 7.4 12.3"
        }
        'd' => {
            "M7.4 0 V14 M7.4 9.5 C7.4 6.6 6.1 4.8 3.8 4.8 C1.5 4.8 0 6.7 0 9.4 C0 12.1 1.5 14 3.8 14 C6.1 14 7.4 12.2 \
                7.4 9.5"
        }
        'e' => {
            "M0.1 9.3 H7.8 C7.8 6.5 6.3 4.8 4 4.8 C1.6 4.8 0 6.7 0 9.4 C0 12.2 1.7 14 4.2 14 C5.7 14 6.8 13.4 7.4 12.4"
        }
        'f' => "M6.8 0.4 C4.2 -0.5 2.8 0.5 2.8 3 V14 M0.4 5.2 H6.2",
        'g' => {
            "M7.4 5 V14.4 C7.4 17 6 18.2 3.8 18.2 C2.3 18.2 1.2 17.7 0.5 16.8 M7.4 9.5 C7.4 6.6 6.1 4.8 \
                3.8 4.8 C1.5 4.8 0 6.7 0 9.4 C0 12.1 1.5 14 3.8 14 C6.1 14 7.4 12.2 7.4 9.5"
        }
        'h' => "M0.6 0 V14 M0.6 9 C0.8 6.3 2.2 4.8 4.2 4.8 C6.2 4.8 7.3 6.1 7.3 8.5 V14",
        'i' => "M4 5 V14 M4 0.6 V1.4",
        _ => "",
    }
}

/// Writes a text with its middle here; characters without an outline stay blank.
pub(crate) fn write(scene: &mut Scene, text: &str, x: f32, y: f32, height: f32, colour: Colour) {
    let scale = height / HEIGHT;
    let width = WIDTH + ADVANCE * (text.chars().count() as f32 - 1.0);
    let mut all = PathBuilder::new();
    for (at, character) in text.chars().enumerate() {
        let place = Transform::from_translate(ADVANCE * at as f32 - width / 2.0, -HEIGHT / 2.0)
            .post_scale(scale, scale)
            .post_translate(x, y);
        if let Some(path) = read(outline(character)).and_then(|path: Path| path.transform(place)) {
            all.push_path(&path);
        }
    }
    scene.stroke_round(all.finish(), colour, 1.9 * scale);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coordinate_has_an_outline_of_its_own_within_its_box() {
        let all = "0123456789abcdefghi";
        for (at, character) in all.chars().enumerate() {
            let path = read(outline(character)).unwrap_or_else(|| panic!("{character} can't be read"));
            let bounds = path.bounds();
            assert!(bounds.left() >= -0.5 && bounds.right() <= 8.5, "{character}: {bounds:?}");
            assert!(bounds.top() >= -0.6 && bounds.bottom() <= 18.5, "{character}: {bounds:?}");
            assert!(
                all.chars().skip(at + 1).all(|other| outline(other) != outline(character)),
                "{character}"
            );
        }
    }
}
