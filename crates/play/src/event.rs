use game::record::{GameResult, Termination};
use game::{Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::clock::{Charge, Millis};
use crate::id::{GameId, PlayerId};
use crate::terms::Terms;

/// The number of an event in its game, counted from 1 without gaps.
pub type Seq = u32;

/// The version of the form in which events are stored. A change that old readers would misread makes it grow, and
/// what is stored in old forms is still read.
pub const EVENT_VERSION: u32 = 1;

/// Something that happened in a game. A game is nothing but the list of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// Somebody made the game. Always the first event.
    Created {
        /// What was agreed.
        terms: Terms,
        /// Who made it.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: PlayerId,
        /// The game that this is the rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        #[cfg_attr(feature = "ts", ts(optional))]
        rematch_of: Option<GameId>,
        /// The first game of a row of rematches: its link opens all of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        #[cfg_attr(feature = "ts", ts(optional))]
        root: Option<GameId>,
    },
    /// Somebody sat down.
    SeatTaken {
        /// Where.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// Somebody got up before the game began.
    SeatLeft {
        /// From where.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// All seats were taken, and the game began.
    Started {
        /// How the board was set up, with the first player that was drawn or chosen.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        #[cfg_attr(feature = "ts", ts(type = "Setup"))]
        setup: Setup,
        /// For each seat, where its player had sat before seats were drawn.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        order: Vec<Seat>,
        /// The time each seat is given, in milliseconds; empty without a clock.
        given: Vec<Millis>,
    },
    /// A move was made.
    Move {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// In standard notation.
        #[serde(rename = "move")]
        mv: String,
        /// What it cost; none without a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        charge: Option<Charge>,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// The draw was accepted; once everybody has, the game is over.
    DrawAccepted {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// The draw was declined, and the offer is gone.
    DrawDeclined {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// Somebody wants to take a move back.
    TakebackAsked {
        /// Who.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// How many steps would be left.
        ply: u32,
    },
    /// The takeback was granted.
    TakebackGranted {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// Everybody has granted it now: so many steps are left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        back_to: Option<u32>,
        /// What the wait cost the seat whose clock ran until now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        charge: Option<Charge>,
        /// What every seat has on its clock after it; empty without a clock, and in games of version 0.1.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Millis>>", optional))]
        left: Vec<Millis>,
    },
    /// A player took back, without asking: only computers sit at the other seats. A game that was over goes on.
    Undone {
        /// Whose move or resignation was taken back.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// How many steps are left.
        ply: u32,
        /// What every seat has on its clock: what it had then; empty without a clock.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Millis>>", optional))]
        left: Vec<Millis>,
    },
    /// The takeback was refused, and the question is gone.
    TakebackRefused {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// Somebody gave up and left the board.
    Resigned {
        /// Who.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// Somebody's time ran out, and that player left the board.
    Flagged {
        /// Whose.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// The game was called off: it has no result.
    Aborted {
        /// By which seat; none: by whoever made the game, before it began.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
        seat: Option<Seat>,
    },
    /// The game is over.
    Ended {
        /// Who got what.
        #[cfg_attr(feature = "schema", schema(value_type = String, example = "1-0"))]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        result: GameResult,
        /// What ended it.
        #[cfg_attr(feature = "schema", schema(value_type = String, example = "goal"))]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        termination: Termination,
    },
    /// Somebody wants to play again.
    RematchOffered {
        /// Who.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// Everybody wants to play again: the next game is there.
    Rematch {
        /// Its id. Whoever may see this game may see that one.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        game: GameId,
    },
}

impl Event {
    /// The name it is stored and counted under.
    pub fn name(&self) -> &'static str {
        match self {
            Event::Created { .. } => "created",
            Event::SeatTaken { .. } => "seatTaken",
            Event::SeatLeft { .. } => "seatLeft",
            Event::Started { .. } => "started",
            Event::Move { .. } => "move",
            Event::DrawOffered { .. } => "drawOffered",
            Event::DrawAccepted { .. } => "drawAccepted",
            Event::DrawDeclined { .. } => "drawDeclined",
            Event::TakebackAsked { .. } => "takebackAsked",
            Event::TakebackGranted { .. } => "takebackGranted",
            Event::TakebackRefused { .. } => "takebackRefused",
            Event::Undone { .. } => "undone",
            Event::Resigned { .. } => "resigned",
            Event::Flagged { .. } => "flagged",
            Event::Aborted { .. } => "aborted",
            Event::Ended { .. } => "ended",
            Event::RematchOffered { .. } => "rematchOffered",
            Event::Rematch { .. } => "rematch",
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sitter {
    /// A person.
    Person {
        /// The guest's id.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        player: PlayerId,
        /// The name at the time of sitting down.
        name: String,
    },
    /// A program that came over the network.
    Bot {
        /// The bot's id.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        player: PlayerId,
        /// Its name.
        name: String,
    },
    /// The server's own player.
    Computer {
        /// How strong it plays.
        level: u8,
    },
}

impl Sitter {
    /// The guest or bot; none for the computer.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            Sitter::Person { player, .. } | Sitter::Bot { player, .. } => Some(*player),
            Sitter::Computer { .. } => None,
        }
    }

    /// The level, if it is the computer.
    pub fn level(&self) -> Option<u8> {
        match self {
            Sitter::Computer { level } => Some(*level),
            Sitter::Person { .. } | Sitter::Bot { .. } => None,
        }
    }

    /// What a record calls this player.
    pub fn name(&self) -> String {
        match self {
            Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name.clone(),
            Sitter::Computer { level } => format!("Computer, level {level}"),
        }
    }
}

/// An event with its place in the game and in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recorded {
    /// Its number in the game, from 1.
    pub seq: Seq,
    /// When, in milliseconds of service time: see `docs/2-protocol.md`.
    pub at: Millis,
    /// When, by the wall clock: milliseconds since 1970. For people to read; nothing is computed from it.
    pub wall: i64,
    /// What happened.
    pub event: Event,
}
