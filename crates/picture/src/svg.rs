//! Pictures as SVG: plain paths, without styles, scripts or typefaces.

use std::fmt::Write as _;

use tiny_skia::{Path, PathSegment, Point};

use crate::paint::{Colour, Paint, Stop};
use crate::scene::{Kind, Scene, Shape};

/// A number with at most two decimals, as short as it gets.
struct Short(f32);

impl std::fmt::Display for Short {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hundredths = (self.0 * 100.0).round() / 100.0;
        // No minus before zero.
        write!(f, "{}", if hundredths == 0.0 { 0.0 } else { hundredths })
    }
}

impl Scene {
    /// The picture as an SVG document, `size` pixels wide where nothing else says how large it is.
    pub fn svg(&self, size: u32) -> String {
        let mut gradients = Gradients::default();
        let shapes: String = self.shapes.iter().map(|shape| element(shape, &mut gradients)).collect();
        let (width, height) = (Short(self.width), Short(self.height));
        let high = (size as f32 * self.height / self.width).round();
        let title = escaped(&self.title);
        let definitions = gradients.definitions();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{high}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{title}</title>\n{definitions}{shapes}</svg>\n"
        )
    }
}

/// A text between tags; control characters, which XML has none of, are left out.
fn escaped(text: &str) -> String {
    let kept: String = text.chars().filter(|character| !character.is_control()).collect();
    kept.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn element(shape: &Shape, gradients: &mut Gradients) -> String {
    let d = outline(&shape.path);
    let paint = match &shape.paint {
        Paint::Solid(colour) => colour_of(*colour),
        gradient => (format!("url(#g{})", gradients.number(gradient)), String::new()),
    };
    let (colour, opacity) = paint;
    let opacity = |name: &str| {
        if opacity.is_empty() { String::new() } else { format!(" {name}-opacity=\"{opacity}\"") }
    };
    match &shape.kind {
        Kind::Fill => format!("<path fill=\"{colour}\"{} d=\"{d}\"/>\n", opacity("fill")),
        Kind::FillEvenOdd => {
            format!("<path fill=\"{colour}\"{} fill-rule=\"evenodd\" d=\"{d}\"/>\n", opacity("fill"))
        }
        Kind::Stroke(stroke) => {
            let dash = stroke.dash.map_or_else(String::new, |[dash, gap]| {
                format!(" stroke-dasharray=\"{} {}\"", Short(dash), Short(gap))
            });
            let round = if stroke.round { " stroke-linecap=\"round\" stroke-linejoin=\"round\"" } else { "" };
            let opacity = opacity("stroke");
            let width = Short(stroke.width);
            format!(
                "<path fill=\"none\" stroke=\"{colour}\"{opacity} stroke-width=\"{width}\"{dash}{round} d=\"{d}\"/>\n"
            )
        }
    }
}

/// A colour, and how opaque it is; nothing if it is wholly.
fn colour_of(colour: Colour) -> (String, String) {
    let [r, g, b] = colour.rgb;
    let opacity = if colour.opacity < 1.0 { Short(colour.opacity).to_string() } else { String::new() };
    (format!("#{r:02x}{g:02x}{b:02x}"), opacity)
}

fn outline(path: &Path) -> String {
    let mut text = String::new();
    let mut push = |letter: char, points: &[Point]| {
        text.push(letter);
        for (at, point) in points.iter().enumerate() {
            let space = if at == 0 { "" } else { " " };
            // Writing to a string can't fail.
            let _ = write!(text, "{space}{} {}", Short(point.x), Short(point.y));
        }
    };
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => push('M', &[to]),
            PathSegment::LineTo(to) => push('L', &[to]),
            PathSegment::QuadTo(control, to) => push('Q', &[control, to]),
            PathSegment::CubicTo(first, second, to) => push('C', &[first, second, to]),
            PathSegment::Close => push('Z', &[]),
        }
    }
    text
}

/// The gradients of a picture, each of them once.
#[derive(Default)]
struct Gradients {
    all: Vec<Paint>,
}

impl Gradients {
    fn number(&mut self, gradient: &Paint) -> usize {
        self.all.iter().position(|known| known == gradient).unwrap_or_else(|| {
            self.all.push(gradient.clone());
            self.all.len() - 1
        })
    }

    fn definitions(&self) -> String {
        if self.all.is_empty() {
            return String::new();
        }
        let each = self.all.iter().enumerate().map(|(number, paint)| definition(number, paint));
        format!("<defs>\n{}</defs>\n", each.collect::<String>())
    }
}

fn definition(number: usize, paint: &Paint) -> String {
    let absolute = "gradientUnits=\"userSpaceOnUse\"";
    match paint {
        Paint::Solid(_) => String::new(),
        Paint::Linear { from, to, stops } => {
            let [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]].map(Short);
            let stops = stops_of(stops);
            format!(
                "<linearGradient id=\"g{number}\" {absolute} x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\">{stops}\
                 </linearGradient>\n"
            )
        }
        Paint::Radial { focus, middle, radius, stops } => {
            let [cx, cy, fx, fy, r] = [middle[0], middle[1], focus[0], focus[1], *radius].map(Short);
            let stops = stops_of(stops);
            format!(
                "<radialGradient id=\"g{number}\" {absolute} cx=\"{cx}\" cy=\"{cy}\" fx=\"{fx}\" fy=\"{fy}\" \
                 r=\"{r}\">{stops}</radialGradient>\n"
            )
        }
    }
}

fn stops_of(stops: &[Stop]) -> String {
    let stop = |(offset, colour): &Stop| {
        let [r, g, b] = colour.rgb;
        let (offset, opacity) = (Short(*offset), Short(colour.opacity));
        format!(
            "<stop offset=\"{offset}\" stop-color=\"#{r:02x}{g:02x}{b:02x}\" stop-opacity=\"{opacity}\"/>"
        )
    };
    stops.iter().map(stop).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [1.0, -0.001, 0.126, 33.333, -12.5].map(|number| Short(number).to_string());
        assert_eq!(written, ["1", "0", "0.13", "33.33", "-12.5"]);
    }

    #[test]
    fn texts_cannot_end_their_element() {
        let scene = Scene::new(1.0, 1.0, "a</title><script>&\u{0}".into());
        assert!(scene.svg(10).contains("<title>a&lt;/title&gt;&lt;script&gt;&amp;</title>"));
    }
}
