use game::Seat;

use crate::{Square, SquareSet};

/// An edge of the board, seen from player 1, who sits at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Row 1.
    Bottom,
    /// Column a.
    Left,
    /// Row 9.
    Top,
    /// Column i.
    Right,
}

impl Side {
    /// Where the seats of a game for two, three or four start: clockwise, and for two opposite each other.
    pub(crate) const fn of_seat(players: usize, seat: Seat) -> Side {
        match (players, seat.index()) {
            (_, 0) => Side::Bottom,
            (2, _) | (_, 2) => Side::Top,
            (_, 1) => Side::Left,
            _ => Side::Right,
        }
    }

    /// The edge on the other side of the board.
    #[must_use]
    pub const fn opposite(self) -> Side {
        match self {
            Side::Bottom => Side::Top,
            Side::Left => Side::Right,
            Side::Top => Side::Bottom,
            Side::Right => Side::Left,
        }
    }

    /// The nine squares along this edge.
    pub const fn squares(self) -> SquareSet {
        match self {
            Side::Bottom => SquareSet::row(0),
            Side::Left => SquareSet::column(0),
            Side::Top => SquareSet::row(Square::WIDTH - 1),
            Side::Right => SquareSet::column(Square::WIDTH - 1),
        }
    }

    /// The square in the middle of this edge.
    pub(crate) fn middle(self) -> Square {
        self.squares().into_iter().nth(Square::WIDTH / 2).unwrap_or_default()
    }
}
