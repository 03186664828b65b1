use game::Seat;

use crate::{HOME, Lane, Position, TURNING_SPACE};

/// How many moves a player is away from winning if nobody is ever in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovesNeeded {
    /// The moves each piece still needs to get home, by lane.
    pub pieces: [u8; Lane::COUNT],
    /// The moves to bring four pieces home: those of all pieces but the slowest. 0 once four are home.
    pub total: u8,
}

impl Position {
    /// The moves this player still needs if nobody is ever in the way.
    ///
    /// # Panics
    /// If nobody sits there: Squadro has two seats.
    pub fn moves_needed(&self, seat: Seat) -> MovesNeeded {
        let pieces = Lane::ALL.map(|lane| piece_needs(seat, lane, self.progress(seat, lane)));
        let slowest = pieces.into_iter().max().unwrap_or(0);
        MovesNeeded { pieces, total: pieces.iter().sum::<u8>() - slowest }
    }
}

fn piece_needs(seat: Seat, lane: Lane, progress: u8) -> u8 {
    let leg = |from: u8, to: u8| (to - from).div_ceil(Position::speed(seat, lane, from));
    match progress {
        0..TURNING_SPACE => leg(progress, TURNING_SPACE) + leg(TURNING_SPACE, HOME),
        TURNING_SPACE..HOME => leg(progress, HOME),
        _ => 0,
    }
}
