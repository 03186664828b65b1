//! Who is ahead if nobody were ever in the way: the simplest evaluation of Squadro.

use game::{Game, Seat};
use squadro::{DARK, HOME, LIGHT, Lane, Position, TURNING_SPACE};

use crate::Evaluation;
use crate::Score;

/// How many pieces there are.
const PIECES: usize = 2 * Lane::COUNT;

/// The moves a piece still needs to get home, by piece (Light's lanes, then Dark's) and progress; 13 to 15 don't
/// occur but spare a bound check.
static NEEDED: [[u8; 16]; PIECES] = {
    let mut needed = [[0; 16]; PIECES];
    let mut piece = 0;
    while piece < PIECES {
        let seat = if piece < Lane::COUNT { LIGHT } else { DARK };
        let lane = Lane::ALL[piece % Lane::COUNT];
        let back = (HOME - TURNING_SPACE).div_ceil(Position::speed(seat, lane, TURNING_SPACE));
        let mut progress = 0;
        while progress < HOME {
            let speed = Position::speed(seat, lane, progress);
            needed[piece][progress as usize] = if progress < TURNING_SPACE {
                (TURNING_SPACE - progress).div_ceil(speed) + back
            } else {
                (HOME - progress).div_ceil(speed)
            };
            progress += 1;
        }
        piece += 1;
    }
    needed
};

/// The moves that each piece of a seat still needs.
#[inline]
pub(crate) fn needed(position: &Position, seat: Seat) -> [i32; Lane::COUNT] {
    let first = seat.index() * Lane::COUNT;
    let word = position.word() >> (4 * first);
    core::array::from_fn(|lane| i32::from(NEEDED[first + lane][(word >> (4 * lane) & 15) as usize]))
}

/// The moves a seat still needs for four pieces: all but the slowest.
#[inline]
pub(crate) fn needed_for_four(position: &Position, seat: Seat) -> i32 {
    let pieces = needed(position, seat);
    let slowest = pieces.iter().copied().max().unwrap_or(0);
    pieces.iter().sum::<i32>() - slowest
}

/// Counts the moves both players still need. Being to move is worth half a move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Race;

impl Evaluation for Race {
    type Accumulator = ();

    fn refresh(&self, _: &Position) {}

    fn update(&self, (): &(), (): &mut (), _: &Position, _: &Position) {}

    fn evaluate(&self, (): &(), position: &Position) -> Score {
        let mover = position.turn();
        let ahead = needed_for_four(position, mover.other()) - needed_for_four(position, mover);
        Score::estimate(50 * ahead + 25)
    }
}

#[cfg(test)]
mod tests {
    use game::Keys;

    use super::*;

    #[test]
    fn counts_as_the_rules_do() {
        let mut keys = Keys::new(5);
        let mut position = Position::start(DARK);
        for _ in 0..5_000 {
            for seat in [LIGHT, DARK] {
                let slow = position.moves_needed(seat);
                assert_eq!(needed(&position, seat), slow.pieces.map(i32::from));
                assert_eq!(needed_for_four(&position, seat), i32::from(slow.total));
            }
            let moves = position.legal_moves();
            position = match moves.len() as u64 {
                0 => Position::start(LIGHT),
                many => {
                    position.play_unchecked(moves[(keys.draw() % many) as usize]);
                    position
                }
            };
        }
    }
}
