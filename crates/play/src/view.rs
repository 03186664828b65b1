use game::Seat;
use game::record::{GameResult, Termination};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::event::{Seq, Sitter};
use crate::id::{GameId, PlayerId};
use crate::seat_set::SeatSet;
use crate::state::{GameState, Phase};
use crate::terms::Terms;
use games::AnyLine;

/// How far a game has come, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Status {
    /// A seat is empty.
    Open,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// It was called off.
    Aborted,
}

impl Status {
    /// The word itself.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Aborted => "aborted",
        }
    }

    /// The status of this name.
    pub fn named(name: &str) -> Option<Status> {
        let all = [Status::Open, Status::Playing, Status::Over, Status::Aborted];
        all.into_iter().find(|status| status.name() == name)
    }
}

/// A game at one moment, for everybody who may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameView {
    /// Its id.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub id: GameId,
    /// The number of the last event.
    pub seq: Seq,
    /// How far it has come.
    pub status: Status,
    /// What was agreed.
    pub terms: Terms,
    /// Who made it.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub creator: PlayerId,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub turn: Option<Seat>,
    /// How many steps were taken.
    pub ply: u32,
    /// The position string; none before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
    /// What was played, as it is written.
    pub moves: Vec<String>,
    /// What may be played now.
    pub legal: Vec<String>,
    /// The clock that runs.
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
    /// The result, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub result: Option<GameResult>,
    /// What ended it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub termination: Option<Termination>,
    /// The seats that want to play again.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub wants_rematch: Vec<Seat>,
    /// The next game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<GameId>,
}

/// A seat at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sitter: Option<Sitter>,
    /// What is left on the clock, in milliseconds; none without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<Millis>,
    /// Whether this player has left the board.
    pub gone: bool,
}

/// The clock that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// Whose.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub seat: Seat,
    /// Since when, in service time.
    pub since: Millis,
    /// The service time now.
    pub now: Millis,
}

impl GameState {
    /// How far it has come, in one word.
    pub fn status(&self) -> Status {
        match self.phase {
            Phase::Open => Status::Open,
            Phase::Playing => Status::Playing,
            Phase::Over { .. } => Status::Over,
            Phase::Aborted => Status::Aborted,
        }
    }

    /// What everybody may see of it now.
    pub fn view(&self, now: Millis) -> GameView {
        let gone = Seat::all(self.chairs.len()).collect::<SeatSet>().without(self.remaining());
        let seats = Seat::all(self.chairs.len()).zip(&self.chairs).map(|(seat, chair)| SeatView {
            sitter: chair.sitter.as_ref().map(|(sitter, _)| sitter.clone()),
            left: self.clocks().and_then(|clocks| clocks.left_at(seat, now)),
            gone: gone.contains(seat),
        });
        let end = match self.phase {
            Phase::Over { result, termination } => Some((result, termination)),
            _ => None,
        };
        let running = self.clocks().and_then(crate::clock::Clocks::running);
        GameView {
            id: self.id,
            seq: self.seq,
            status: self.status(),
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
            result: end.map(|(result, _)| result),
            termination: end.map(|(_, termination)| termination),
            wants_rematch: self.wants_rematch.iter().collect(),
            rematch: self.rematch,
        }
    }
}
