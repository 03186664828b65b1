use games::AnyPosition;

use crate::theme::Theme;

/// How a picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Its colours.
    pub theme: Theme,
    /// Whether squares and lanes are named at the edges.
    pub coordinates: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style { theme: Theme::default(), coordinates: true }
    }
}

/// What is drawn on a board besides its position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The position before the last move, which is marked.
    pub before: Option<AnyPosition>,
    /// Arrows: a move that can be read in this position, or two places with a hyphen between them, `e2-e4`.
    pub arrows: Vec<String>,
    /// Places that stand out: squares such as `e4`; in Squadro a player, a lane and a space, such as `y30` to `y36`.
    pub highlights: Vec<String>,
}

/// Why something can't be drawn on a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MarkError {
    /// There is no such place.
    #[error("'{0}' is no place on this board: {1}")]
    Place(String, &'static str),
    /// It is neither a move nor two places.
    #[error("'{0}' is no arrow: use a move, or two places such as {1}")]
    Arrow(String, &'static str),
    /// The position before the last move is of another game.
    #[error("the position before the last move is of another game")]
    OtherGame,
}
