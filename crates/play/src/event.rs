use game::record::{GameResult, Termination};
use game::{Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::clock::{Charge, Millis};
use crate::id::{GameId, PlayerId};
use crate::terms::Terms;

/// The number of an event in its game, counted from 1 without gaps.
pub type Seq = u32;

/// The version of the format in which events are stored. It grows with every change that old readers would misread;
/// older versions can still be read.
pub const EVENT_VERSION: u32 = 1;

/// Something that happened in a game. A game is the list of its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// The game was created. Always the first event.
    Created {
        /// The terms of the game.
        terms: Terms,
        /// The creator.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: PlayerId,
        /// The game that this is the rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        #[cfg_attr(feature = "ts", ts(optional))]
        rematch_of: Option<GameId>,
        /// The first game of a series of rematches: its link opens all of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        #[cfg_attr(feature = "ts", ts(optional))]
        root: Option<GameId>,
    },
    /// A seat was taken.
    SeatTaken {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// The new occupant.
        #[serde(rename = "sitter")]
        occupant: Occupant,
    },
    /// A seat was left before the game started.
    SeatLeft {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// All seats were taken, and the game started.
    Started {
        /// The setup of the board, with the first player as drawn or chosen.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        #[cfg_attr(feature = "ts", ts(type = "Setup"))]
        setup: Setup,
        /// For each seat, the seat its occupant had before seats were drawn.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        order: Vec<Seat>,
        /// The time each seat is given, in milliseconds; empty without a clock.
        given: Vec<Millis>,
    },
    /// A move was made.
    Move {
        /// The seat that moved.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// The move in standard notation.
        #[serde(rename = "move")]
        mv: String,
        /// What it cost on the clock; absent without a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        charge: Option<Charge>,
    },
    /// A draw was offered.
    DrawOffered {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat accepted the draw; once all have, the game is over.
    DrawAccepted {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat declined the draw, which ends the offer.
    DrawDeclined {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat asked for a takeback.
    TakebackAsked {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// The ply to go back to.
        ply: u32,
    },
    /// A seat granted the takeback.
    TakebackGranted {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// The ply the game goes back to; present once all seats have granted it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        back_to: Option<u32>,
        /// What the wait cost the seat whose clock ran.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        charge: Option<Charge>,
        /// The time left on each clock afterwards; empty without a clock, and in games of version 0.1.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Millis>>", optional))]
        left: Vec<Millis>,
    },
    /// A player who plays only against computers took a step back without asking. A finished game goes on.
    Undone {
        /// The seat whose move or resignation was taken back.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
        /// The ply the game goes back to.
        ply: u32,
        /// The time left on each clock, as it was then; empty without a clock.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Millis>>", optional))]
        left: Vec<Millis>,
    },
    /// A seat refused the takeback, which ends the request.
    TakebackRefused {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat resigned and retired from the board.
    Resigned {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat's time ran out, and it retired from the board.
    Flagged {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// The game was aborted: it has no result.
    Aborted {
        /// The seat that aborted it; absent if the creator did before the start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
        seat: Option<Seat>,
    },
    /// The game is over.
    Ended {
        /// The points of each seat.
        #[cfg_attr(feature = "schema", schema(value_type = String, example = "1-0"))]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        result: GameResult,
        /// The cause.
        #[cfg_attr(feature = "schema", schema(value_type = String, example = "goal"))]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        termination: Termination,
    },
    /// A seat wants a rematch.
    RematchOffered {
        /// The seat.
        #[cfg_attr(feature = "schema", schema(value_type = u8))]
        #[cfg_attr(feature = "ts", ts(as = "u8"))]
        seat: Seat,
    },
    /// All players want a rematch: the next game was created.
    Rematch {
        /// Its id. It is visible to everybody who can see this game.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        game: GameId,
    },
}

impl Event {
    /// The name used in storage and metrics.
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

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Occupant {
    /// A person.
    Person {
        /// The guest's id.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        player: PlayerId,
        /// The name when the seat was taken.
        name: String,
    },
    /// A program that plays over the network.
    Bot {
        /// The bot's id.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        player: PlayerId,
        /// Its name.
        name: String,
    },
    /// A computer player of the server.
    Computer {
        /// Its level.
        level: u8,
    },
}

impl Occupant {
    /// The id of the guest or bot; `None` for a computer.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            Occupant::Person { player, .. } | Occupant::Bot { player, .. } => Some(*player),
            Occupant::Computer { .. } => None,
        }
    }

    /// The level of a computer.
    pub fn level(&self) -> Option<u8> {
        match self {
            Occupant::Computer { level } => Some(*level),
            Occupant::Person { .. } | Occupant::Bot { .. } => None,
        }
    }

    /// The name in game records.
    pub fn name(&self) -> String {
        match self {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name.clone(),
            Occupant::Computer { level } => format!("Computer, level {level}"),
        }
    }
}

/// An event with its number and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recorded {
    /// Its number in the game, from 1.
    pub seq: Seq,
    /// When it happened, in milliseconds of service time: see `docs/2-protocol.md`.
    pub at: Millis,
    /// When it happened by the wall clock, in milliseconds since 1970. For display only.
    pub wall: i64,
    /// The event.
    pub event: Event,
}
