//! Animated pictures of games, as GIF files, which every chat and forum shows.

use std::collections::HashMap;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::marks::Style;
use crate::raster::{Pixels, RenderError, Series};
use crate::scene::Scene;

/// How long a position is shown, and the last one, in hundredths of a second.
const DELAY: u16 = 100;
const LAST_DELAY: u16 = 400;
/// The colours of the palette; the one after them leaves a pixel as it was.
const COLOURS: usize = 255;
const UNCHANGED: u8 = 255;
/// Every so many pixels are looked at for the palette.
const SAMPLE: i32 = 4;
/// The most frames of an animation.
pub const MAX_FRAMES: usize = 1000;

type Colour = [u8; 3];

/// An animation of these pictures, `size` pixels wide: one frame for each. More than [`MAX_FRAMES`] are cut off.
pub fn animation(
    scenes: impl IntoIterator<Item = Scene>,
    style: Style,
    size: u32,
) -> Result<Vec<u8>, RenderError> {
    let ground = style.theme.colours().backdrop;
    let mut scenes = scenes.into_iter().take(MAX_FRAMES).peekable();
    let mut series = Series::new(size);
    let mut file = None;
    let mut shown: Vec<Colour> = Vec::new();
    while let Some(scene) = scenes.next() {
        let pixels = series.render(scene)?;
        let next: Vec<Colour> = pixels.on(ground).collect();
        let file = match &mut file {
            Some(file) => file,
            None => file.insert(File::begin(&pixels, Palette::of(&next, style))?),
        };
        let delay = if scenes.peek().is_some() { DELAY } else { LAST_DELAY };
        file.write(&shown, &next, delay)?;
        shown = next;
    }
    file.map_or(Ok(Vec::new()), File::end)
}

/// A GIF file that is being written.
struct File {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    width: usize,
}

impl File {
    fn begin(first: &Pixels, palette: Palette) -> Result<File, RenderError> {
        let [width, height] = [first.width(), first.height()].map(|side| side as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes).map_err(failed)?;
        encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
        Ok(File { encoder, palette, width: usize::from(width) })
    }

    /// Writes a frame: what has changed, in the smallest rectangle around it.
    fn write(&mut self, shown: &[Colour], next: &[Colour], delay: u16) -> Result<(), RenderError> {
        let changed = |at: usize| shown.get(at) != next.get(at);
        let [left, top, right, bottom] = bounds((0..next.len()).filter(|at| changed(*at)), self.width);
        let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
        for at in (top..bottom).flat_map(|row| row * self.width + left..row * self.width + right) {
            let colour = next.get(at).copied().unwrap_or_default();
            buffer.push(if changed(at) { self.palette.index(colour) } else { UNCHANGED });
        }
        let frame = Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: buffer.into(),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(failed)
    }

    fn end(self) -> Result<Vec<u8>, RenderError> {
        self.encoder.into_inner().map_err(failed)
    }
}

fn failed(error: impl std::fmt::Display) -> RenderError {
    RenderError::Encoder(error.to_string())
}

/// Left, top, right and bottom around these pixels, the latter two excluded; one pixel if there are none.
fn bounds(pixels: impl Iterator<Item = usize>, width: usize) -> [usize; 4] {
    let around = pixels.fold(None, |around: Option<[usize; 4]>, at| {
        let (x, y) = (at % width, at / width);
        let [left, top, right, bottom] = around.unwrap_or([x, y, x + 1, y + 1]);
        Some([left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)])
    });
    around.unwrap_or([0, 0, 1, 1])
}

/// The colours of an animation.
struct Palette {
    quantized: NeuQuant,
    bytes: Vec<u8>,
    /// What was looked up.
    known: HashMap<Colour, u8>,
}

impl Palette {
    /// A palette for the board in the first frame, with all colours of pieces and marks.
    fn of(first: &[Colour], style: Style) -> Palette {
        let mut samples: Vec<u8> = first.iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
        // Pieces that come later weigh as much as a square.
        let weight = first.len() / 160;
        for [r, g, b] in style.theme.colours().of_pieces() {
            samples.extend([r, g, b, 255].repeat(weight));
        }
        let quantized = NeuQuant::new(SAMPLE, COLOURS, &samples);
        let mut bytes: Vec<u8> = quantized.color_map_rgb();
        bytes.extend([0, 0, 0]);
        Palette { quantized, bytes, known: HashMap::new() }
    }

    fn index(&mut self, colour: Colour) -> u8 {
        let [r, g, b] = colour;
        let quantized = &self.quantized;
        *self.known.entry(colour).or_insert_with(|| quantized.index_of(&[r, g, b, 255]) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_lie_around_all_that_has_changed() {
        assert_eq!(bounds([].into_iter(), 10), [0, 0, 1, 1]);
        assert_eq!(bounds([23, 37].into_iter(), 10), [3, 2, 8, 4]);
    }
}
