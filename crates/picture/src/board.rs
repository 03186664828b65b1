//! Which board is drawn, and in which order.

use game::Game;
use games::{AnyLine, AnyPosition};

use crate::marks::{MarkError, Marks, Style};
use crate::scene::Scene;

/// A board that can be drawn, in units of its own.
pub(crate) trait Board: Game {
    /// Its width and height.
    fn size() -> f32;
    /// Draws it without pieces.
    fn draw(&self, scene: &mut Scene, style: Style);
    /// Draws what lies below the pieces of the move that led here.
    fn draw_last(&self, before: &Self, scene: &mut Scene, style: Style);
    /// Draws the pieces; those that the last move placed stand out.
    fn draw_pieces(&self, before: Option<&Self>, scene: &mut Scene, style: Style);
    fn draw_arrow(&self, text: &str, scene: &mut Scene, style: Style) -> Result<(), MarkError>;
    fn highlight(&self, text: &str, scene: &mut Scene, style: Style) -> Result<(), MarkError>;
}

/// The picture of a position.
pub fn draw(position: &AnyPosition, marks: &Marks, style: Style) -> Result<Scene, MarkError> {
    match (position, &marks.before) {
        (AnyPosition::Quoridor(position), None) => draw_board(position, None, marks, style),
        (AnyPosition::Squadro(position), None) => draw_board(position, None, marks, style),
        (AnyPosition::Quoridor(position), Some(AnyPosition::Quoridor(before))) => {
            draw_board(position, Some(before), marks, style)
        }
        (AnyPosition::Squadro(position), Some(AnyPosition::Squadro(before))) => {
            draw_board(position, Some(before), marks, style)
        }
        _ => Err(MarkError::OtherGame),
    }
}

fn draw_board<B: Board>(
    position: &B,
    before: Option<&B>,
    marks: &Marks,
    style: Style,
) -> Result<Scene, MarkError> {
    let mut scene = Scene::new(B::size(), B::size(), format!("{}: {position}", B::NAME));
    position.draw(&mut scene, style);
    if let Some(before) = before {
        position.draw_last(before, &mut scene, style);
    }
    for place in &marks.highlights {
        position.highlight(place, &mut scene, style)?;
    }
    position.draw_pieces(before, &mut scene, style);
    for arrow in &marks.arrows {
        position.draw_arrow(arrow, &mut scene, style)?;
    }
    Ok(scene)
}

/// The picture of a line of play after so many steps, its last move marked.
///
/// A ply beyond the end is the end.
pub fn draw_ply(line: &AnyLine, ply: usize, style: Style) -> Scene {
    match line {
        AnyLine::Quoridor(line) => ply_of(line, ply, style),
        AnyLine::Squadro(line) => ply_of(line, ply, style),
    }
}

fn ply_of<B: Board>(line: &game::Line<B>, ply: usize, style: Style) -> Scene {
    let ply = ply.min(line.steps().len());
    let position = line.positions().get(ply).unwrap_or_else(|| line.position());
    let before = ply.checked_sub(1).and_then(|before| line.positions().get(before));
    // Without arrows and highlights nothing can be refused.
    draw_board(position, before, &Marks::default(), style)
        .unwrap_or_else(|_| Scene::new(B::size(), B::size(), String::new()))
}

/// The pictures of a line of play: of its start and of the position after each step.
pub fn draw_line(line: &AnyLine, style: Style) -> impl Iterator<Item = Scene> + use<'_> {
    (0..=line.ply() as usize).map(move |ply| draw_ply(line, ply, style))
}
