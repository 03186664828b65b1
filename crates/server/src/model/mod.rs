//! A game as a list of events: what is stored, what follows from it, what may be added.
//!
//! Pure and synchronous. Nothing in here reads a clock, draws a number or waits: time, dice and ids come in through a
//! [`Context`]. [`GameState`] is what a list of [`Event`]s means; [`GameState::decide`] turns a [`Command`] into the
//! events that it leads to, or a [`Refusal`].

mod board;
pub mod clock;
mod command;
mod decide;
mod event;
mod id;
mod record;
mod refusal;
mod seat_set;
mod state;
mod terms;
mod view;

pub use self::board::{Board, BoardError, GameKind};
pub use self::clock::{Charge, Clocks, Millis};
pub use self::command::{Actor, Command, Context};
pub use self::decide::{Decision, create};
pub use self::event::{EVENT_VERSION, Event, Recorded, Seq, Sitter};
pub use self::id::{BadId, CommandId, GameId, PlayerId};
pub use self::refusal::Refusal;
pub use self::seat_set::SeatSet;
pub use self::state::{Chair, Corrupt, GameState, Phase};
pub use self::terms::{LEVELS, SeatKind, SeatTerms, Terms};
pub use self::view::{ClockView, GameView, SeatView, Status};
