use game::Seat;
use game::record::{GameResult, Termination};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::event::{Occupant, Seq};
use crate::id::{GameId, PlayerId};
use crate::state::GameState;
use crate::terms::Terms;
use games::AnyLine;

/// The status of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Status {
    /// Waiting for players: a seat is free.
    Open,
    /// Being played.
    Playing,
    /// Finished with a result.
    Over,
    /// Called off without a result.
    Aborted,
}

impl Status {
    /// The name used on the wire and in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Aborted => "aborted",
        }
    }

    /// The status with this name.
    pub fn named(name: &str) -> Option<Status> {
        let all = [Status::Open, Status::Playing, Status::Over, Status::Aborted];
        all.into_iter().find(|status| status.name() == name)
    }
}

/// A snapshot of a game, the same for all viewers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameView {
    /// The id of the game.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: GameId,
    /// The number of the last event.
    pub seq: Seq,
    /// The status of the game.
    pub status: Status,
    /// The terms of the game.
    pub terms: Terms,
    /// The player who created it.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub creator: PlayerId,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The seat to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub turn: Option<Seat>,
    /// The number of steps taken.
    pub ply: u32,
    /// The position string; absent before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
    /// The steps taken, in notation.
    pub moves: Vec<String>,
    /// The legal moves.
    pub legal: Vec<String>,
    /// The running clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockView>,
    /// The seat that offers a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub draw_offer: Option<Seat>,
    /// The seat that asks for a takeback.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub takeback: Option<Seat>,
    /// The result, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub result: Option<GameResult>,
    /// The cause of the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub termination: Option<Termination>,
    /// The seats that want a rematch.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub wants_rematch: Vec<Seat>,
    /// The id of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<GameId>,
}

/// A snapshot of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The occupant.
    #[serde(rename = "sitter", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub occupant: Option<Occupant>,
    /// The time left on the clock, in milliseconds; absent without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<Millis>,
    /// Whether this seat has resigned or run out of time.
    pub gone: bool,
}

/// The running clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// Its seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub seat: Seat,
    /// The service time at which it was started.
    pub since: Millis,
    /// The service time now.
    pub now: Millis,
}

impl GameState {
    /// The snapshot that all viewers get.
    pub fn view(&self, now: Millis) -> GameView {
        let retired = self.retired();
        let seats = Seat::all(self.seats.len()).zip(&self.seats).map(|(seat, state)| SeatView {
            occupant: state.occupant.as_ref().map(|(occupant, _)| occupant.clone()),
            left: self.clocks().and_then(|clocks| clocks.left_at(seat, now)),
            gone: retired.contains(seat),
        });
        let running = self.clocks().and_then(crate::clock::Clocks::running);
        GameView {
            id: self.id,
            seq: self.seq,
            status: self.status,
            terms: self.terms.clone(),
            creator: self.creator,
            created: self.wall,
            seats: seats.collect(),
            turn: self.turn(),
            ply: self.ply(),
            position: self.board().map(AnyLine::position),
            moves: self.board().map(AnyLine::steps).unwrap_or_default(),
            legal: self.turn().and(self.board()).map(AnyLine::legal_moves).unwrap_or_default(),
            clock: running.map(|(seat, since)| ClockView { seat, since, now }),
            draw_offer: self.draw_offer().map(|(seat, _)| seat),
            takeback: self.takeback().map(|(seat, ..)| seat),
            result: self.ending.map(|ending| ending.result),
            termination: self.ending.map(|ending| ending.termination),
            wants_rematch: self.wants_rematch.iter().collect(),
            rematch: self.rematch,
        }
    }
}
