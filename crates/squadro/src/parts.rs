use game::{Game, Seat};

use crate::{DARK, HOME, LIGHT, Lane, Position, PositionError, TURNING_SPACE};

/// What a position is made of, for code that puts one together or changes one.
///
/// It can say what no position can be: [`Position::from_parts`] checks it. It is written and read as a position string.
///
/// ```
/// use squadro::{DARK, LIGHT, Parts, Position};
///
/// let mut parts = Position::start(LIGHT).parts();
/// parts.progress[0] = [3, 0, 0, 0, 0];
/// parts.turn = DARK;
/// assert_eq!(Position::from_parts(&parts)?.to_string(), "3 0 0 0 0 / 0 0 0 0 0 / r");
///
/// let refused = Position::from_parts(&Parts { progress: [[12; 5], [0; 5]], ..parts });
/// let told = "Light has five pieces home, but the game ends with the fourth";
/// assert_eq!(refused.expect_err("Light has five pieces home").to_string(), told);
/// # Ok::<(), squadro::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parts {
    /// How far the pieces of lanes 1 to 5 have come, 0 to 12: Light's, then Dark's.
    pub progress: [[u8; Lane::COUNT]; 2],
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has left the game.
    pub retired: Option<Seat>,
}

impl Position {
    /// The position made of these parts; an error if it can't be, as for a position string that says the same.
    pub fn from_parts(parts: &Parts) -> Result<Position, PositionError> {
        check(&parts.progress, parts.turn)?;
        let mut position = Position::from_pieces(&parts.progress, parts.turn);
        if let Some(seat) = parts.retired {
            if seat != LIGHT && seat != DARK {
                return Err(PositionError::Retired(seat));
            }
            if position.outcome().is_some() {
                return Err(PositionError::LeftAfterTheEnd(seat));
            }
            position.retire(seat);
        }
        Ok(position)
    }

    /// What the position is made of: the inverse of [`Position::from_parts`].
    pub fn parts(&self) -> Parts {
        Parts {
            progress: [LIGHT, DARK].map(|seat| Lane::ALL.map(|lane| self.progress(seat, lane))),
            turn: self.turn(),
            retired: self.retired(),
        }
    }

    /// The position with these progresses, Light's first, and this seat to move; an error if it can't be.
    pub fn new(progress: [[u8; Lane::COUNT]; 2], turn: Seat) -> Result<Position, PositionError> {
        Position::from_parts(&Parts { progress, turn, retired: None })
    }

    /// The same position with the pieces of each player where the other's were, and the same seat to move.
    ///
    /// The players' lanes have other dots, so that there may be no such position: a piece of Dark may stand where one
    /// of Light couldn't have stopped.
    pub fn with_sides_exchanged(&self) -> Result<Position, PositionError> {
        let parts = self.parts();
        let [light, dark] = parts.progress;
        Position::from_parts(&Parts { progress: [dark, light], ..parts })
    }
}

/// Whether pieces can stand like this, as far as it shows.
fn check(progress: &[[u8; Lane::COUNT]; 2], turn: Seat) -> Result<(), PositionError> {
    if turn != LIGHT && turn != DARK {
        return Err(PositionError::Turn(turn));
    }
    for (seat, pieces) in [LIGHT, DARK].into_iter().zip(progress) {
        for (lane, &progress) in Lane::ALL.into_iter().zip(pieces) {
            if progress > HOME {
                return Err(PositionError::Progress { seat, lane, progress });
            }
            // A piece that starts is stopped by its dots, or after a jump, which takes two spaces or more.
            let first_step = progress == 1 || progress == TURNING_SPACE + 1;
            if first_step && Position::speed(seat, lane, progress) > 1 {
                return Err(PositionError::Unstoppable { seat, lane, progress });
            }
        }
    }
    check_crossings(progress)?;
    check_homes(progress, turn)
}

fn check_crossings([light_pieces, dark_pieces]: &[[u8; Lane::COUNT]; 2]) -> Result<(), PositionError> {
    let space = |progress: u8| usize::from(progress.min(HOME - progress));
    for (light, &light_progress) in Lane::ALL.into_iter().zip(light_pieces) {
        for (dark, &dark_progress) in Lane::ALL.into_iter().zip(dark_pieces) {
            if space(light_progress) == dark.number() && space(dark_progress) == light.number() {
                return Err(PositionError::SharedCrossing { light, dark });
            }
        }
    }
    Ok(())
}

fn check_homes(progress: &[[u8; Lane::COUNT]; 2], turn: Seat) -> Result<(), PositionError> {
    let homes = progress.map(|pieces| pieces.into_iter().filter(|&progress| progress == HOME).count());
    if let Some(seat) = [LIGHT, DARK].into_iter().find(|seat| homes[seat.index()] == 5) {
        return Err(PositionError::FiveHome(seat));
    }
    if homes == [4, 4] {
        return Err(PositionError::BothWon);
    }
    if homes[turn.index()] == 4 {
        return Err(PositionError::WinnerToMove(turn));
    }
    Ok(())
}
