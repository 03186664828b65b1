use core::fmt;
use core::str::FromStr;

use crate::DrawReason;

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// The aim of the game was reached: a pawn on its goal line, four pieces home.
    Goal,
    /// A position stood on the board for the third time.
    Repetition,
    /// The game took more turns than its rules allow.
    TurnLimit,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    Time,
    /// The players agreed on the result.
    Agreement,
    /// One player left, or all did.
    Abandoned,
    /// An arbiter decided.
    Adjudication,
}

impl Termination {
    /// All of them.
    pub const ALL: [Termination; 8] = [
        Termination::Goal,
        Termination::Repetition,
        Termination::TurnLimit,
        Termination::Resignation,
        Termination::Time,
        Termination::Agreement,
        Termination::Abandoned,
        Termination::Adjudication,
    ];

    /// The name that records use.
    pub const fn name(self) -> &'static str {
        match self {
            Termination::Goal => "goal",
            Termination::Repetition => "repetition",
            Termination::TurnLimit => "turn-limit",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
            Termination::Agreement => "agreement",
            Termination::Abandoned => "abandoned",
            Termination::Adjudication => "adjudication",
        }
    }

    /// Whether it shows on the board, so that a replay can check it.
    pub const fn is_on_board(self) -> bool {
        matches!(self, Termination::Goal | Termination::Repetition | Termination::TurnLimit)
    }
}

impl From<DrawReason> for Termination {
    fn from(reason: DrawReason) -> Termination {
        match reason {
            DrawReason::Repetition => Termination::Repetition,
            DrawReason::TurnLimit => Termination::TurnLimit,
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Nothing of this name ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTermination;

impl fmt::Display for BadTermination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected what ended the game:")?;
        for (index, termination) in Termination::ALL.into_iter().enumerate() {
            let separator = match index {
                0 => " ",
                _ if index + 1 == Termination::ALL.len() => " or ",
                _ => ", ",
            };
            write!(f, "{separator}{termination}")?;
        }
        Ok(())
    }
}

impl core::error::Error for BadTermination {}

impl FromStr for Termination {
    type Err = BadTermination;

    fn from_str(name: &str) -> Result<Termination, BadTermination> {
        Termination::ALL.into_iter().find(|termination| termination.name() == name).ok_or(BadTermination)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for termination in Termination::ALL {
            assert_eq!(termination.to_string().parse(), Ok(termination));
        }
        assert_eq!("Goal".parse::<Termination>(), Err(BadTermination));
    }

    #[test]
    fn the_error_lists_all_names() {
        assert_eq!(
            BadTermination.to_string(),
            "expected what ended the game: goal, repetition, turn-limit, resignation, time, agreement, \
             abandoned or adjudication"
        );
    }
}
