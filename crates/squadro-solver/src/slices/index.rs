//! The index of a position: its slice, row and bit.

use game::Game;
use squadro::{DARK, LIGHT, Lane, Position};

use crate::slices::layout::Side;
use crate::slices::slice::{LANES, Phases, Slice};
use crate::slices::tables::Tables;

/// Where the value of a position is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PositionIndex {
    pub(crate) slice: Slice,
    /// The side to move.
    pub(crate) side: Side,
    pub(crate) row: usize,
    pub(crate) bit: usize,
}

/// The progress of all pieces, Light's first.
fn progress(position: &Position) -> [[u8; LANES]; 2] {
    [LIGHT, DARK].map(|seat| Lane::ALL.map(|lane| position.progress(seat, lane)))
}

/// The slice of a position.
pub(crate) fn slice_of(position: &Position) -> Slice {
    let [light, dark] = progress(position).map(Phases::of);
    Slice { dark, light }
}

impl PositionIndex {
    /// Returns the index of a position; none if a piece stands where none can.
    pub(crate) fn of(tables: &Tables, position: &Position) -> Option<PositionIndex> {
        let [light, dark] = progress(position);
        let slice = slice_of(position);
        Some(PositionIndex {
            slice,
            side: if position.turn() == LIGHT { Side::Light } else { Side::Dark },
            row: tables.light(slice.light).index(light)?,
            bit: tables.dark(slice.dark).index(dark)?,
        })
    }

    /// Returns the position with this index; none if two pieces would share a crossing.
    pub(crate) fn position(self, tables: &Tables) -> Option<Position> {
        let light = tables.light(self.slice.light).progress(self.row);
        let dark = tables.dark(self.slice.dark).progress(self.bit);
        let turn = match self.side {
            Side::Light => LIGHT,
            Side::Dark => DARK,
        };
        Position::new([light, dark], turn).ok()
    }
}
