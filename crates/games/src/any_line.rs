use game::record::{Record, Termination};
use game::{Game, Line, Notation, Outcome, PlayError, Seat, Setup, SetupError, Step};

use crate::{AnyPosition, GameKind};

/// A line of play of any game: its start and the steps taken from it.
#[derive(Clone, Debug)]
pub enum AnyLine {
    /// A game of Quoridor.
    Quoridor(Line<quoridor::Position>),
    /// A game of Squadro.
    Squadro(Line<squadro::Position>),
}

/// The same expression for whichever game it is.
macro_rules! on {
    ($any:expr, $line:ident => $do:expr) => {
        match $any {
            AnyLine::Quoridor($line) => $do,
            AnyLine::Squadro($line) => $do,
        }
    };
}

/// Why a step couldn't be taken, in words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// It couldn't be read.
    #[error("{0}")]
    Unreadable(String),
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(String),
}

impl<I: std::fmt::Display> From<PlayError<I>> for LineError {
    fn from(error: PlayError<I>) -> LineError {
        match error {
            PlayError::Unreadable(error) => LineError::Unreadable(error.to_string()),
            other => LineError::Illegal(other.to_string()),
        }
    }
}

impl AnyLine {
    /// The board that a game with this setup begins with.
    pub fn new(kind: GameKind, setup: &Setup) -> Result<AnyLine, SetupError> {
        Ok(match kind {
            GameKind::Quoridor => AnyLine::Quoridor(Line::new(Game::from_setup(setup)?)),
            GameKind::Squadro => AnyLine::Squadro(Line::new(Game::from_setup(setup)?)),
        })
    }

    /// A line that begins at this position.
    pub fn starting_at(position: &AnyPosition) -> AnyLine {
        match position {
            AnyPosition::Quoridor(position) => AnyLine::Quoridor(Line::new(*position)),
            AnyPosition::Squadro(position) => AnyLine::Squadro(Line::new(*position)),
        }
    }

    /// The position it stands at now.
    pub fn any_position(&self) -> AnyPosition {
        match self {
            AnyLine::Quoridor(line) => AnyPosition::Quoridor(*line.position()),
            AnyLine::Squadro(line) => AnyPosition::Squadro(*line.position()),
        }
    }

    /// Which game it is of.
    pub fn kind(&self) -> GameKind {
        match self {
            AnyLine::Quoridor(_) => GameKind::Quoridor,
            AnyLine::Squadro(_) => GameKind::Squadro,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        on!(self, line => line.start().seats())
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        on!(self, line => line.position().turn())
    }

    /// How many steps were taken: moves, and seats that left.
    pub fn ply(&self) -> u32 {
        on!(self, line => line.steps().len() as u32)
    }

    /// How the game ended, as far as the board shows it.
    pub fn outcome(&self) -> Option<Outcome> {
        on!(self, line => line.outcome())
    }

    /// What the board says ended the game; none if it isn't over, or because somebody left.
    pub fn termination(&self) -> Option<Termination> {
        let left = on!(self, line => matches!(line.steps().last(), Some(Step::Retire(_))));
        match self.outcome()? {
            Outcome::Draw(reason) => Some(reason.into()),
            Outcome::Win(_) => (!left).then_some(Termination::Goal),
        }
    }

    /// The position string.
    pub fn position(&self) -> String {
        on!(self, line => line.position().to_string())
    }

    /// Everything that was played, as it is written; what was taken back is gone.
    pub fn steps(&self) -> Vec<String> {
        on!(self, line => line.steps().iter().map(ToString::to_string).collect())
    }

    /// The moves that may be played now, as they are written.
    pub fn legal_moves(&self) -> Vec<String> {
        on!(self, line => line.legal_moves().iter().map(ToString::to_string).collect())
    }

    /// The ply at which a seat made its last move, if nobody has left since; the board before that move.
    pub fn last_move_of(&self, seat: Seat) -> Option<u32> {
        on!(self, line => {
            let steps = line.steps().iter().zip(line.positions()).enumerate().rev();
            for (ply, (step, before)) in steps {
                match step {
                    Step::Retire(_) => return None,
                    Step::Move(_) if before.turn() == seat => return Some(ply as u32),
                    Step::Move(_) => {}
                }
            }
            None
        })
    }

    /// The seat of every step, in order: whoever moved, or left.
    pub fn seats_of_steps(&self) -> Vec<Seat> {
        on!(self, line => line.steps().iter().zip(line.positions()).map(|(step, before)| match step {
            Step::Move(_) => before.turn(),
            Step::Retire(seat) => *seat,
        }).collect())
    }

    /// The seats that have left.
    pub fn retired(&self) -> Vec<Seat> {
        on!(self, line => line.steps().iter().filter_map(|step| match step {
            Step::Move(_) => None,
            Step::Retire(seat) => Some(*seat),
        }).collect())
    }

    /// Whether this step was a move, not a seat that left.
    pub fn is_move(&self, ply: usize) -> bool {
        on!(self, line => matches!(line.steps().get(ply), Some(Step::Move(_))))
    }

    /// Whether a seat has made a move that still stands.
    pub fn has_moved(&self, seat: Seat) -> bool {
        on!(self, line => line.steps().iter().zip(line.positions()).any(|(step, before)| {
            matches!(step, Step::Move(_)) && before.turn() == seat
        }))
    }

    /// Plays a move written in standard notation and returns how we write it.
    pub fn play(&mut self, text: &str) -> Result<String, LineError> {
        on!(self, line => {
            let mv = line.position().parse_move(text, Notation::Standard);
            let mv = mv.map_err(|error| LineError::Unreadable(error.to_string()))?;
            line.play(mv)?;
            Ok(mv.to_string())
        })
    }

    /// Takes a step as it is written: a move, or `x2` for a seat that leaves.
    pub fn step(&mut self, text: &str) -> Result<(), LineError> {
        on!(self, line => Ok(line.play_text(text, Notation::Standard)?))
    }

    /// Takes a seat out of the game.
    pub fn retire(&mut self, seat: Seat) -> Result<(), LineError> {
        on!(self, line => Ok(line.retire(seat)?))
    }

    /// Takes steps back until there are no more than `ply`.
    pub fn take_back_to(&mut self, ply: u32) {
        on!(self, line => while line.steps().len() > ply as usize {
            line.undo();
        });
    }

    /// The record of what was played from this setup.
    pub fn record(&self, setup: &Setup) -> Record {
        on!(self, line => Record::from_line(setup, line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_game_is_played_by_its_own_rules() {
        let mut board = AnyLine::new(GameKind::Squadro, &Setup::default()).expect("the usual start");
        assert_eq!(board.legal_moves(), ["1", "2", "3", "4", "5"]);
        assert_eq!(board.play("y1"), Ok("1".into()));
        assert!(matches!(board.play("e2"), Err(LineError::Unreadable(_))));
        assert!(matches!(board.play("y2"), Err(LineError::Illegal(_))));

        let mut board = AnyLine::new(GameKind::Quoridor, &Setup { players: Some(3), ..Setup::default() })
            .expect("Quoridor is for three, too");
        assert_eq!(board.play("e2"), Ok("e2".into()));
        assert_eq!((board.turn(), board.ply()), (Seat::SECOND, 1));
        board.retire(Seat::SECOND).expect("somebody sits there");
        assert_eq!(board.steps(), ["e2", "x2"]);
        assert_eq!(board.last_move_of(Seat::FIRST), None, "nothing is taken back across a seat that left");
        assert!(board.has_moved(Seat::FIRST) && !board.has_moved(Seat::SECOND));
    }
}
