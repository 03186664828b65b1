use game::{Game, Seat};
use quoridor::{Fences, Move, Openings, Position, Square};

/// The shortest paths of both pawns to their goal lines, other pawns left aside. All by seat.
///
/// They are functions of the position alone, however it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paths {
    /// How many steps they take.
    pub distance: [u8; 2],
    /// How many of the neighbouring squares lie on one of them: 1 to 4, and 0 on the goal line.
    pub exits: [u8; 2],
    /// The fences that would cut at least one of them, whether there is room for these fences or not.
    pub across: [Fences; 2],
    /// The fences each of which would cut all of them, whether there is room for these fences or not; a few may be
    /// missing ([`ShortestPaths::narrow`](quoridor::ShortestPaths::narrow)).
    pub narrow: [Fences; 2],
}

impl Paths {
    /// The paths in a position of two players.
    pub fn of(position: &Position) -> Paths {
        let mut paths =
            Paths { distance: [0; 2], exits: [0; 2], across: [Fences::NONE; 2], narrow: [Fences::NONE; 2] };
        let openings = position.openings();
        for seat in Seat::all(2) {
            paths.renew(position, openings, seat);
        }
        paths
    }

    /// The paths in the position after a move.
    ///
    /// A fence that cuts none of a pawn's shortest paths leaves them all as they are and makes no new ones, so it costs
    /// nothing.
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move, after: &Position) -> Paths {
        let mut paths = *self;
        match mv {
            Move::Pawn(_) => paths.renew(after, after.openings(), after.turn().other()),
            Move::Fence(fence) => {
                let cut = self.across.map(|across| across.contains(fence));
                if cut != [false; 2] {
                    let openings = after.openings();
                    for seat in Seat::all(2).filter(|seat| cut[seat.index()]) {
                        paths.renew(after, openings, seat);
                    }
                }
            }
        }
        paths
    }

    fn renew(&mut self, position: &Position, openings: Openings, seat: Seat) {
        let goal = position.goal(seat).squares();
        let shortest = position.pawn(seat).and_then(|pawn| openings.shortest_paths(pawn, goal));
        let Some(shortest) = shortest else { return };
        let index = seat.index();
        self.distance[index] = shortest.distance;
        self.exits[index] = shortest.exits;
        self.across[index] = shortest.across;
        self.narrow[index] = shortest.narrow;
    }
}

/// How many steps apart two squares would be without fences. A pawn that moves further than one has jumped.
pub(crate) fn steps_apart(one: Square, other: Square) -> usize {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
}
