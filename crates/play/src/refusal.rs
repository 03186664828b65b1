use serde::Serialize;

use crate::state::Corrupt;

/// Why a command is refused. The game stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// No game can be played on these terms.
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
    /// The actor has no seat in this game.
    #[error("you have no seat in this game")]
    NotSeated,
    /// Another seat is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The command was meant for another position, as from another tab or a late message.
    #[error("this was meant for another position: the game is at ply {ply}")]
    Stale {
        /// The current ply of the game.
        ply: u32,
    },
    /// The time of the seat was up before the move arrived.
    #[error("your time is up")]
    TimeIsUp,
    /// The game hasn't started.
    #[error("the game has not begun: a seat is empty")]
    NotStarted,
    /// The game has started.
    #[error("the game has begun")]
    Started,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game isn't over yet.
    #[error("the game is not over")]
    NotOver,
    /// The seat isn't free, or no seat is.
    #[error("no such seat is free")]
    SeatTaken,
    /// The seat is for a bot.
    #[error("this seat is for a bot")]
    ForBots,
    /// The seat is for a person.
    #[error("this seat is for a person")]
    ForPeople,
    /// There is no offer to answer.
    #[error("nothing was asked that could be answered")]
    NothingAsked,
    /// The same was asked too recently.
    #[error("you have asked already")]
    AlreadyAsked,
    /// There is no move to take back.
    #[error("there is no move of yours that could be taken back")]
    NothingToTakeBack,
    /// Other people play, who would have to agree.
    #[error("somebody else plays: ask for a takeback")]
    NotAlone,
    /// Every seat has moved: the game can only be resigned now.
    #[error("everybody has moved: the game can't be called off any more")]
    TooLateToAbort,
    /// Only the creator can abort a game before it starts.
    #[error("only whoever made the game may call it off")]
    NotCreator,
    /// The rematch was created already.
    #[error("the next game is there already")]
    RematchMade,
    /// The decided event can't follow the events before it: a bug, or stored terms that this version doesn't accept.
    #[error("the game can't go on like this: {reason}")]
    Inconsistent {
        /// The contradiction.
        reason: String,
    },
}

impl From<Corrupt> for Refusal {
    fn from(corrupt: Corrupt) -> Refusal {
        Refusal::Inconsistent { reason: corrupt.to_string() }
    }
}

impl Refusal {
    /// The code for programs.
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
