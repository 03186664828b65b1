use game::{Game, Seat};
use quoridor::{Fence, Fences, Move, Orientation, Position, Square, SquareSet};

/// The shortest ways of both pawns to their goal lines, other pawns left aside. All by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// How many steps they take.
    pub distance: [u8; 2],
    /// How many of the neighbouring squares lie on one of them: 1 to 4, and 0 on the goal line.
    pub exits: [u8; 2],
    /// The fences that would cut at least one of them, whether there is room for these fences or not.
    pub across: [Fences; 2],
}

impl Ways {
    /// The ways in a position of two players.
    pub fn of(position: &Position) -> Ways {
        let mut ways = Ways { distance: [0; 2], exits: [0; 2], across: [Fences::NONE; 2] };
        for seat in Seat::all(position.seats()) {
            ways.renew(position, seat);
        }
        ways
    }

    /// The ways in the position after a move.
    #[must_use]
    pub fn after(&self, mv: Move, after: &Position) -> Ways {
        let mut ways = *self;
        for seat in Seat::all(after.seats()) {
            let stays = match mv {
                Move::Pawn(_) => seat == after.turn(),
                Move::Fence(fence) => !self.across[seat.index()].contains(fence),
            };
            if !stays {
                ways.renew(after, seat);
            }
        }
        ways
    }

    fn renew(&mut self, position: &Position, seat: Seat) {
        let openings = position.openings();
        let goal = position.goal(seat).squares();
        let left = |square: Square| openings.distance(square, goal);
        let Some(pawn) = position.pawn(seat) else { return };
        let index = seat.index();
        self.distance[index] = left(pawn).unwrap_or(0);
        self.across[index] = Fences::NONE;
        let mut layer: SquareSet = SquareSet::of(pawn);
        for remaining in (0..self.distance[index]).rev() {
            let mut next = SquareSet::EMPTY;
            for square in layer {
                for (columns, rows) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                    let Some(neighbour) = square.offset(columns, rows) else { continue };
                    let open = position.fences().between(square, neighbour).is_none();
                    if open && left(neighbour) == Some(remaining) {
                        next.insert(neighbour);
                        self.across[index] = self.across[index] | closing(square, neighbour);
                    }
                }
            }
            if square_is(layer, pawn) {
                self.exits[index] = next.len() as u8;
            }
            layer = next;
        }
        if self.distance[index] == 0 {
            self.exits[index] = 0;
        }
    }
}

fn square_is(layer: SquareSet, pawn: Square) -> bool {
    layer == SquareSet::of(pawn)
}

/// The fences that would close the edge between two neighbouring squares.
fn closing(one: Square, other: Square) -> Fences {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    let (orientation, beside) = if low.column() == high.column() {
        (Orientation::Horizontal, low.offset(-1, 0))
    } else {
        (Orientation::Vertical, low.offset(0, -1))
    };
    let corners = [Some(low), beside].into_iter().flatten();
    corners.map(|square| Fence { square, orientation }).filter(|fence| fence.is_on_board()).collect()
}
