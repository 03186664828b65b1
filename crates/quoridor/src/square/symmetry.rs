use game::{Game, Seat};

use crate::{Fence, Fences, Move, Position, Square};

/// A symmetry of the board of a game for two: a transformation under which the rules stay the same.
///
/// They form a group: each undoes itself, and doing one after the other gives the third.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// As it is.
    #[default]
    Identity,
    /// Left and right swapped.
    Mirrored,
    /// Turned half round, the players swapped: what the one across the table sees.
    Turned,
    /// Turned and mirrored: the rows swapped end for end, and the players with them.
    TurnedAndMirrored,
}

impl Symmetry {
    /// All four.
    pub const ALL: [Symmetry; 4] =
        [Symmetry::Identity, Symmetry::Mirrored, Symmetry::Turned, Symmetry::TurnedAndMirrored];

    const fn swaps_columns(self) -> bool {
        matches!(self, Symmetry::Mirrored | Symmetry::Turned)
    }

    /// Whether the players change places.
    pub const fn swaps_players(self) -> bool {
        matches!(self, Symmetry::Turned | Symmetry::TurnedAndMirrored)
    }

    /// Where a square comes to lie.
    #[must_use]
    pub fn square(self, square: Square) -> Square {
        let last = Square::WIDTH - 1;
        let column = if self.swaps_columns() { last - square.column() } else { square.column() };
        let row = if self.swaps_players() { last - square.row() } else { square.row() };
        Square::new(column, row).unwrap_or(square)
    }

    /// Where a fence comes to lie. One that sticks out of the board stays what it is.
    #[must_use]
    pub fn fence(self, fence: Fence) -> Fence {
        // The crossings are eight by eight, so they swap about another middle than the squares.
        let last = Square::WIDTH - 2;
        let (column, row) = (fence.square.column(), fence.square.row());
        if !fence.is_on_board() {
            return fence;
        }
        let column = if self.swaps_columns() { last - column } else { column };
        let row = if self.swaps_players() { last - row } else { row };
        Square::new(column, row).map_or(fence, |square| Fence { square, ..fence })
    }

    /// Where a set of fences comes to lie.
    #[must_use]
    pub const fn fences(self, fences: Fences) -> Fences {
        let Fences { horizontal, vertical } = fences;
        Fences { horizontal: self.crossings(horizontal), vertical: self.crossings(vertical) }
    }

    const fn crossings(self, crossings: u64) -> u64 {
        // A byte is a row of crossings: mirroring turns each byte round, turning the whole word.
        match self {
            Symmetry::Identity => crossings,
            Symmetry::Mirrored => crossings.reverse_bits().swap_bytes(),
            Symmetry::Turned => crossings.reverse_bits(),
            Symmetry::TurnedAndMirrored => crossings.swap_bytes(),
        }
    }

    /// What a move becomes.
    #[must_use]
    pub fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Pawn(square) => Move::Pawn(self.square(square)),
            Move::Fence(fence) => Move::Fence(self.fence(fence)),
        }
    }

    /// What a position becomes; none if it isn't one of a game for two in which both still play.
    #[must_use]
    pub fn position(self, position: &Position) -> Option<Position> {
        if position.seats() != 2 {
            return None;
        }
        let whose = |seat: Seat| if self.swaps_players() { seat.other() } else { seat };
        let mut pawns = [Square::default(); Seat::MAX];
        let mut left = [0; Seat::MAX];
        for seat in Seat::all(2) {
            pawns[whose(seat).index()] = self.square(position.pawn(seat)?);
            left[whose(seat).index()] = position.fences_left(seat);
        }
        let fences = self.fences(position.fences());
        let turn = whose(position.turn());
        Some(Position::assemble(2, 0b11, pawns, fences, left, turn, position.options()))
    }
}
