//! The shortest paths of all pawns, and what every fence across one of them would do.

use game::{ArrayVec, Game, Seat};
use quoridor::{Fence, Fences, Move, Openings, Position, SquareSet};

/// The paths of all pawns in a position. All by seat; a seat where nobody plays has distance 0 and no fence in its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatPaths {
    /// How many steps each pawn is from its goal line, other pawns left aside.
    pub distance: [u8; Seat::MAX],
    /// The fences that would cut one of its shortest paths.
    pub across: [Fences; Seat::MAX],
}

/// A fence that lies across somebody's path and may be placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Obstacle {
    pub(crate) fence: Fence,
    /// By how many steps it lengthens each seat's path.
    pub(crate) longer: [u8; Seat::MAX],
}

/// All fences that lie across somebody's path and may be placed.
pub(crate) type Obstacles = ArrayVec<Obstacle, 128>;

impl SeatPaths {
    /// The paths in a position, from scratch.
    pub fn of(position: &Position) -> SeatPaths {
        let mut paths = SeatPaths { distance: [0; Seat::MAX], across: [Fences::NONE; Seat::MAX] };
        let openings = position.openings();
        for seat in position.seats_playing() {
            paths.renew(position, openings, seat);
        }
        paths
    }

    /// The paths in the position after a move of the seat that moved: only those that the move can have changed are
    /// found anew.
    #[must_use]
    pub fn after(&self, mover: Seat, mv: Move, after: &Position) -> SeatPaths {
        let mut paths = *self;
        let openings = after.openings();
        for seat in after.seats_playing() {
            let stays = match mv {
                Move::Pawn(_) => seat != mover,
                Move::Fence(fence) => !self.across[seat.index()].contains(fence),
            };
            if !stays {
                paths.renew(after, openings, seat);
            }
        }
        paths
    }

    fn renew(&mut self, position: &Position, openings: Openings, seat: Seat) {
        let Some(pawn) = position.pawn(seat) else { return };
        // The rules leave everybody a path.
        let shortest = openings.shortest_paths(pawn, position.goal(seat).squares());
        self.distance[seat.index()] = shortest.map_or(0, |paths| paths.distance);
        self.across[seat.index()] = shortest.map_or(Fences::NONE, |paths| paths.across);
    }

    /// What the fences across somebody's path would do. A fence that isn't across the path of a seat can't cut that
    /// seat off, so this settles which of them are legal, too.
    pub(crate) fn obstacles(&self, position: &Position) -> Obstacles {
        let openings = position.openings();
        let mut pawns: ArrayVec<(Seat, quoridor::Square, SquareSet), { Seat::MAX }> = ArrayVec::new();
        for seat in position.seats_playing() {
            let pawn = position.pawn(seat).unwrap_or_default();
            pawns.push((seat, pawn, position.goal(seat).squares()));
        }
        let across = self.across.into_iter().fold(Fences::NONE, |all, across| all | across);
        let mut obstacles = Obstacles::new();
        'fences: for fence in across & position.fences().room() {
            let closed = openings.closed_by(fence);
            let mut longer = [0; Seat::MAX];
            for &(seat, pawn, goal) in &pawns {
                let index = seat.index();
                if self.across[index].contains(fence) {
                    let Some(distance) = closed.distance(pawn, goal) else { continue 'fences };
                    longer[index] = distance - self.distance[index];
                }
            }
            obstacles.push(Obstacle { fence, longer });
        }
        obstacles
    }
}

/// How many turns pass before each seat moves: 0 for the player to move. Seats where nobody plays have 0, too.
pub(crate) fn waits(position: &Position) -> [u8; Seat::MAX] {
    let mut waits = [0; Seat::MAX];
    let mut wait = 0;
    let mut seat = position.turn();
    for _ in 0..position.seats() {
        if position.plays(seat) {
            waits[seat.index()] = wait;
            wait += 1;
        }
        seat = seat.next(position.seats());
    }
    waits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::multiplayer::random::positions;

    #[test]
    fn what_is_kept_up_is_what_a_fresh_look_sees() {
        for position in positions(200, 3) {
            let paths = SeatPaths::of(&position);
            for mv in position.legal_moves().iter().step_by(3) {
                let mut after = position;
                after.play_unchecked(*mv);
                assert_eq!(
                    paths.after(position.turn(), *mv, &after),
                    SeatPaths::of(&after),
                    "{mv} in {position}"
                );
            }
        }
    }

    #[test]
    fn obstacles_are_the_legal_fences_across_somebodys_path() {
        for position in positions(300, 4) {
            let paths = SeatPaths::of(&position);
            let found: Fences = paths.obstacles(&position).iter().map(|obstacle| obstacle.fence).collect();
            let across = paths.across.into_iter().fold(Fences::NONE, |all, across| all | across);
            if position.fences_left(position.turn()) > 0 {
                assert_eq!(found, across & position.legal_fences(), "{position}");
            }
            for obstacle in &paths.obstacles(&position) {
                for seat in position.seats_playing() {
                    let pawn = position.pawn(seat).expect("it plays");
                    let openings = position.openings().closed_by(obstacle.fence);
                    let distance = openings.distance(pawn, position.goal(seat).squares());
                    let longer = distance.expect("legal fences leave a path") - paths.distance[seat.index()];
                    assert_eq!(obstacle.longer[seat.index()], longer, "{} in {position}", obstacle.fence);
                }
            }
        }
    }

    #[test]
    fn seats_wait_their_turn() {
        let position: Position = "e1 a5 - i5 / - / 5 5 0 5 / 4".parse().expect("a position");
        assert_eq!(waits(&position), [1, 2, 0, 0]);
    }
}
