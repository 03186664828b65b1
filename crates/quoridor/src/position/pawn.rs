//! Where a pawn can go.

use crate::{Fences, Options, Square, SquareSet};

/// The four directions a pawn can go, in pairs that are opposite or at right angles by index.
const DIRECTIONS: usize = 4;

/// The neighbour of each square in each direction (up, right, down, left), or none at the edge of the board.
const NEIGHBOURS: [[Option<Square>; Square::COUNT]; DIRECTIONS] = {
    let offsets = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let mut neighbours = [[None; Square::COUNT]; DIRECTIONS];
    let mut direction = 0;
    while direction < DIRECTIONS {
        let mut index = 0;
        while index < Square::COUNT {
            if let Some(square) = Square::from_index(index) {
                neighbours[direction][index] = square.offset(offsets[direction].0, offsets[direction].1);
            }
            index += 1;
        }
        direction += 1;
    }
    neighbours
};

/// The neighbour in this direction, if no fence and no edge is in between.
#[inline]
fn open_neighbour(fences: Fences, square: Square, direction: usize) -> Option<Square> {
    let neighbour = NEIGHBOURS[direction][square.index()]?;
    let closed = match direction {
        0 => fences.closed_above(square),
        1 => fences.closed_right(square),
        2 => fences.closed_above(neighbour),
        _ => fences.closed_right(neighbour),
    };
    (!closed).then_some(neighbour)
}

/// All squares that a pawn on this square can move to.
#[inline]
pub(crate) fn targets(fences: Fences, pawns: SquareSet, options: Options, from: Square) -> SquareSet {
    let mut targets = SquareSet::EMPTY;
    for direction in 0..DIRECTIONS {
        match open_neighbour(fences, from, direction) {
            Some(neighbour) if pawns.contains(neighbour) => {
                targets = targets | jumps(fences, pawns, options, neighbour, direction);
            }
            Some(neighbour) => targets.insert(neighbour),
            None => {}
        }
    }
    targets
}

/// Where a pawn can land that jumps the one on `over` in this direction.
#[cold]
fn jumps(fences: Fences, pawns: SquareSet, options: Options, over: Square, direction: usize) -> SquareSet {
    let behind = open_neighbour(fences, over, direction);
    let free = |square: &Square| !pawns.contains(*square);
    let straight = behind.filter(free);
    if behind.is_some() && straight.is_none() && options.strict_pawn_behind {
        return SquareSet::EMPTY;
    }
    let mut landings: SquareSet = straight.into_iter().collect();
    if straight.is_none() || options.free_side_jump {
        let sides = [(direction + 1) % DIRECTIONS, (direction + 3) % DIRECTIONS];
        let open_sides = sides.into_iter().filter_map(|side| open_neighbour(fences, over, side));
        landings = landings | open_sides.filter(free).collect();
    }
    landings
}

/// The squares a pawn on one of these would have to be on to be jumped on the way from one to the other: one in the
/// middle of two squares in line, two for squares that touch at a corner, none for any others.
pub(crate) fn squares_between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let next_to = |one: Square, other: Square| {
        one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1
    };
    let near = (0..DIRECTIONS).filter_map(move |direction| NEIGHBOURS[direction][from.index()]);
    near.filter(move |&square| next_to(square, to))
}

/// The square straight behind `over`, seen from its neighbour `from`; none at the edge of the board.
pub(crate) fn straight_behind(from: Square, over: Square) -> Option<Square> {
    let columns = over.column() as isize - from.column() as isize;
    let rows = over.row() as isize - from.row() as isize;
    over.offset(columns, rows)
}
