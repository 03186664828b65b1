//! What is drawn, apart from what it is written to: shapes in the order in which they cover each other.

use tiny_skia::Path;

use crate::paint::{Colour, Paint};

/// A picture made of shapes, before it is written as SVG or rendered.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// What the picture shows, for those who can't see it.
    pub(crate) title: String,
    pub(crate) shapes: Vec<Shape>,
}

/// A path that is filled or stroked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    pub(crate) path: Path,
    pub(crate) paint: Paint,
    pub(crate) kind: Kind,
}

/// How a path is painted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    /// Its inside.
    Fill,
    /// Its inside, where what is enclosed twice is outside.
    FillEvenOdd,
    /// Its outline, this wide.
    Stroke(Stroke),
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Stroke {
    pub(crate) width: f32,
    /// Lengths of dashes and gaps; none for a line without gaps.
    pub(crate) dash: Option<[f32; 2]>,
    /// Whether ends and corners are round.
    pub(crate) round: bool,
}

impl Scene {
    pub(crate) fn new(width: f32, height: f32, title: String) -> Scene {
        Scene { width, height, title, shapes: Vec::new() }
    }

    /// The same picture with another text for those who can't see it.
    #[must_use]
    pub fn titled(mut self, title: impl Into<String>) -> Scene {
        self.title = title.into();
        self
    }

    /// Its width and height in units of its own.
    pub fn size(&self) -> (f32, f32) {
        (self.width, self.height)
    }

    /// Fills a path; nothing if it has no extent.
    pub(crate) fn fill(&mut self, path: Option<Path>, paint: impl Into<Paint>) {
        self.push(path, paint.into(), Kind::Fill);
    }

    pub(crate) fn fill_even_odd(&mut self, path: Option<Path>, paint: impl Into<Paint>) {
        self.push(path, paint.into(), Kind::FillEvenOdd);
    }

    pub(crate) fn stroke(&mut self, path: Option<Path>, colour: Colour, width: f32) {
        self.push(path, colour.into(), Kind::Stroke(Stroke { width, ..Stroke::default() }));
    }

    pub(crate) fn stroke_round(&mut self, path: Option<Path>, colour: Colour, width: f32) {
        self.push(path, colour.into(), Kind::Stroke(Stroke { width, round: true, ..Stroke::default() }));
    }

    pub(crate) fn stroke_dashed(&mut self, path: Option<Path>, colour: Colour, width: f32, dash: [f32; 2]) {
        let stroke = Stroke { width, dash: Some(dash), round: false };
        self.push(path, colour.into(), Kind::Stroke(stroke));
    }

    fn push(&mut self, path: Option<Path>, paint: Paint, kind: Kind) {
        if let Some(path) = path
            && !paint.is_invisible()
        {
            self.shapes.push(Shape { path, paint, kind });
        }
    }
}
