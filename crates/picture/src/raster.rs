//! Renders pictures to pixels.

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Pixmap, Point, PremultipliedColorU8,
    RadialGradient, Shader, SpreadMode, StrokeDash, Transform,
};

use crate::paint::{Colour, Paint, Stop};
use crate::scene::{Kind, Scene, Shape, Stroke};

/// The least and the most pixels that a side of a picture may have; [`RenderError`] says so, too.
pub const SIZES: std::ops::RangeInclusive<u32> = 64..=2048;

/// Why a picture can't be rendered.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// It would be too small or too large.
    #[error("a picture has 64 to 2048 pixels on each side, not {asked}")]
    Size {
        /// What was asked for.
        asked: u32,
    },
    /// The encoder failed.
    #[error("the picture can't be encoded: {0}")]
    Encoder(String),
}

/// A picture in pixels, row by row from the top.
#[derive(Clone, Debug)]
pub struct Pixels {
    pixmap: Pixmap,
}

impl Scene {
    /// Renders the picture, this many pixels wide. Its corners may be transparent.
    pub fn render(&self, width: u32) -> Result<Pixels, RenderError> {
        let mut pixels = self.blank(width)?;
        self.draw_from(0, &mut pixels.pixmap, self.place(width));
        Ok(pixels)
    }

    /// Room for the picture.
    fn blank(&self, width: u32) -> Result<Pixels, RenderError> {
        Pixels::new(width, (width as f32 * self.height / self.width).round() as u32)
    }

    fn place(&self, width: u32) -> Transform {
        let scale = width as f32 / self.width;
        Transform::from_scale(scale, scale)
    }

    /// Renders the picture in the middle of a ground of this size, as cards of links have it.
    pub(crate) fn render_on(&self, width: u32, height: u32, ground: Colour) -> Result<Pixels, RenderError> {
        let mut pixels = Pixels::new(width, height)?;
        pixels.pixmap.fill(colour_of(ground));
        let margin = height as f32 / 24.0;
        let scale =
            ((width as f32 - 2.0 * margin) / self.width).min((height as f32 - 2.0 * margin) / self.height);
        let left = (width as f32 - scale * self.width) / 2.0;
        let top = (height as f32 - scale * self.height) / 2.0;
        let place = Transform::from_scale(scale, scale).post_translate(left, top);
        self.draw_from(0, &mut pixels.pixmap, place);
        Ok(pixels)
    }

    /// Draws its shapes from this one on.
    fn draw_from(&self, first: usize, pixmap: &mut Pixmap, place: Transform) {
        for shape in self.shapes.iter().skip(first) {
            draw_shape(pixmap, shape, place);
        }
    }
}

/// Renders pictures that begin with the same shapes, which are drawn only once: the board of a game.
pub(crate) struct Series {
    width: u32,
    /// The picture before.
    last: Option<Scene>,
    /// What the first two had in common, and how it looks.
    common: Option<(Vec<Shape>, Pixels)>,
}

impl Series {
    pub(crate) fn new(width: u32) -> Series {
        Series { width, last: None, common: None }
    }

    pub(crate) fn render(&mut self, scene: Scene) -> Result<Pixels, RenderError> {
        if let (None, Some(last)) = (&self.common, &self.last) {
            let alike = last.shapes.iter().zip(&scene.shapes).take_while(|(one, other)| one == other).count();
            let shared =
                Scene { shapes: scene.shapes.iter().take(alike).cloned().collect(), ..scene.clone() };
            let pixels = shared.render(self.width)?;
            self.common = Some((shared.shapes, pixels));
        }
        let pixels = match &self.common {
            Some((shapes, drawn)) if scene.shapes.starts_with(shapes) => {
                let mut pixels = drawn.clone();
                scene.draw_from(shapes.len(), &mut pixels.pixmap, scene.place(self.width));
                pixels
            }
            _ => scene.render(self.width)?,
        };
        self.last = Some(scene);
        Ok(pixels)
    }
}

fn draw_shape(pixmap: &mut Pixmap, shape: &Shape, place: Transform) {
    // What has no shader is a gradient without extent: nothing to see.
    let Some(shader) = shader_of(&shape.paint) else { return };
    let paint = tiny_skia::Paint { shader, ..tiny_skia::Paint::default() };
    match &shape.kind {
        Kind::Fill => pixmap.fill_path(&shape.path, &paint, FillRule::Winding, place, None),
        Kind::FillEvenOdd => pixmap.fill_path(&shape.path, &paint, FillRule::EvenOdd, place, None),
        Kind::Stroke(stroke) => pixmap.stroke_path(&shape.path, &paint, &stroke_of(stroke), place, None),
    }
}

fn stroke_of(stroke: &Stroke) -> tiny_skia::Stroke {
    let (line_cap, line_join) =
        if stroke.round { (LineCap::Round, LineJoin::Round) } else { (LineCap::Butt, LineJoin::Miter) };
    let dash = stroke.dash.and_then(|[dash, gap]| StrokeDash::new(vec![dash, gap], 0.0));
    tiny_skia::Stroke { width: stroke.width, line_cap, line_join, dash, ..tiny_skia::Stroke::default() }
}

fn colour_of(colour: Colour) -> Color {
    let [r, g, b] = colour.rgb;
    Color::from_rgba8(r, g, b, (colour.opacity * 255.0).round() as u8)
}

fn shader_of(paint: &Paint) -> Option<Shader<'static>> {
    let point = |[x, y]: [f32; 2]| Point::from_xy(x, y);
    let stops = |stops: &[Stop]| {
        stops.iter().map(|(offset, colour)| GradientStop::new(*offset, colour_of(*colour))).collect()
    };
    match *paint {
        Paint::Solid(colour) => Some(Shader::SolidColor(colour_of(colour))),
        Paint::Linear { from, to, stops: given } => {
            LinearGradient::new(point(from), point(to), stops(given), SpreadMode::Pad, Transform::identity())
        }
        Paint::Radial { focus, middle, radius, stops: given } => RadialGradient::new(
            point(focus),
            0.0,
            point(middle),
            radius,
            stops(given),
            SpreadMode::Pad,
            Transform::identity(),
        ),
    }
}

impl Pixels {
    fn new(width: u32, height: u32) -> Result<Pixels, RenderError> {
        let wrong = [width, height].into_iter().find(|side| !SIZES.contains(side));
        if let Some(side) = wrong {
            return Err(RenderError::Size { asked: side });
        }
        let pixmap = Pixmap::new(width, height).ok_or(RenderError::Size { asked: width })?;
        Ok(Pixels { pixmap })
    }

    /// How many there are in a row.
    pub fn width(&self) -> u32 {
        self.pixmap.width()
    }

    /// How many rows there are.
    pub fn height(&self) -> u32 {
        self.pixmap.height()
    }

    /// Red, green, blue and opacity of a pixel; none beyond the edges.
    pub fn at(&self, x: u32, y: u32) -> Option<[u8; 4]> {
        let colour = self.pixmap.pixel(x, y)?.demultiply();
        Some([colour.red(), colour.green(), colour.blue(), colour.alpha()])
    }

    /// All pixels without their opacity, as they look on this ground.
    pub(crate) fn on(&self, ground: Colour) -> impl Iterator<Item = [u8; 3]> + '_ {
        self.pixmap.pixels().iter().map(move |pixel| {
            let clear = u32::from(255 - pixel.alpha());
            let over = |channel: u8, below: u8| {
                (u32::from(channel) + (u32::from(below) * clear + 127) / 255).min(255) as u8
            };
            let [r, g, b] = ground.rgb;
            [over(pixel.red(), r), over(pixel.green(), g), over(pixel.blue(), b)]
        })
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        let failed = |error: png::EncodingError| RenderError::Encoder(error.to_string());
        let pixels = self.pixmap.pixels().iter().map(PremultipliedColorU8::demultiply);
        let opaque = self.pixmap.pixels().iter().all(|pixel| pixel.alpha() == 255);
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width(), self.height());
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_compression(png::Compression::High);
        let data: Vec<u8> = if opaque {
            encoder.set_color(png::ColorType::Rgb);
            pixels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
        } else {
            encoder.set_color(png::ColorType::Rgba);
            pixels.flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]).collect()
        };
        let mut writer = encoder.write_header().map_err(failed)?;
        writer.write_image_data(&data).map_err(failed)?;
        writer.finish().map_err(failed)?;
        Ok(bytes)
    }
}
