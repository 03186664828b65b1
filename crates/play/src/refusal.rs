use serde::Serialize;

use crate::state::Corrupt;

/// Why a command isn't done. The game stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// A game can't be played on these terms.
    #[error("{reason}")]
    BadTerms {
        /// What is wrong with them.
        reason: String,
    },
    /// The move couldn't be read.
    #[error("{reason}")]
    UnreadableMove {
        /// What is wrong with it.
        reason: String,
    },
    /// The rules forbid the move.
    #[error("{reason}")]
    IllegalMove {
        /// Which rule.
        reason: String,
    },
    /// Who asks has no seat in this game.
    #[error("you have no seat in this game")]
    NotSeated,
    /// Somebody else is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The command was made for another position: another tab, or a message that came late.
    #[error("this was meant for another position: the game is at ply {ply}")]
    Stale {
        /// How many steps the game has taken.
        ply: u32,
    },
    /// The time of the seat was up before the move came.
    #[error("your time is up")]
    TimeIsUp,
    /// The game hasn't begun.
    #[error("the game has not begun: a seat is empty")]
    NotStarted,
    /// The game has begun.
    #[error("the game has begun")]
    Started,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game isn't over.
    #[error("the game is not over")]
    NotOver,
    /// The seat isn't free, or none is.
    #[error("no such seat is free")]
    SeatTaken,
    /// Only bots may sit there.
    #[error("this seat is for a bot")]
    ForBots,
    /// Only people may sit there.
    #[error("this seat is for a person")]
    ForPeople,
    /// There is nothing of the kind to answer.
    #[error("nothing was asked that could be answered")]
    NothingAsked,
    /// It was asked before, and not enough has happened since.
    #[error("you have asked already")]
    AlreadyAsked,
    /// There is no move to take back.
    #[error("there is no move of yours that could be taken back")]
    NothingToTakeBack,
    /// Somebody else plays, who would have to agree.
    #[error("somebody else plays: ask for a takeback")]
    NotAlone,
    /// Everybody has moved: a game can only be resigned now.
    #[error("everybody has moved: the game can't be called off any more")]
    TooLateToAbort,
    /// Only whoever made the game may call it off before it begins.
    #[error("only whoever made the game may call it off")]
    NotCreator,
    /// The next game is there already.
    #[error("the next game is there already")]
    RematchMade,
    /// What was decided can't follow what happened: a bug, or stored terms that this version doesn't accept.
    #[error("the game can't go on like this: {reason}")]
    Inconsistent {
        /// What can't be.
        reason: String,
    },
}

impl From<Corrupt> for Refusal {
    fn from(corrupt: Corrupt) -> Refusal {
        Refusal::Inconsistent { reason: corrupt.to_string() }
    }
}

impl Refusal {
    /// The name by which programs know it.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::BadTerms { .. } => "bad_terms",
            Refusal::UnreadableMove { .. } => "unreadable_move",
            Refusal::IllegalMove { .. } => "illegal_move",
            Refusal::NotSeated => "not_seated",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::Stale { .. } => "stale",
            Refusal::TimeIsUp => "time_is_up",
            Refusal::NotStarted => "not_started",
            Refusal::Started => "started",
            Refusal::GameOver => "game_over",
            Refusal::NotOver => "not_over",
            Refusal::SeatTaken => "seat_taken",
            Refusal::ForBots => "for_bots",
            Refusal::ForPeople => "for_people",
            Refusal::NothingAsked => "nothing_asked",
            Refusal::AlreadyAsked => "already_asked",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::NotAlone => "not_alone",
            Refusal::Inconsistent { .. } => "inconsistent",
            Refusal::TooLateToAbort => "too_late_to_abort",
            Refusal::NotCreator => "not_creator",
            Refusal::RematchMade => "rematch_made",
        }
    }
}
