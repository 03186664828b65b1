#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
// Everything here may come from a client.
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::panic_in_result_fn,
        clippy::string_slice,
        clippy::todo,
        clippy::unimplemented,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

pub mod clock;
mod command;
mod decide;
mod event;
mod id;
mod per_seat;
mod record;
mod refusal;
mod replica;
#[cfg(feature = "schema")]
pub mod schema;
mod seat_set;
mod state;
mod terms;
mod view;

pub use crate::clock::{Charge, Clocks, Millis};
pub use crate::command::{Actor, Command, Context};
pub use crate::decide::{Decision, create};
pub use crate::event::{EVENT_VERSION, Event, Occupant, Recorded, Seq};
pub use crate::id::{BadId, CommandId, GameId, PlayerId};
pub use crate::refusal::Refusal;
pub use crate::replica::{ComputerTurn, Due, Replica, ReplicaView};
pub use crate::seat_set::SeatSet;
pub use crate::state::{Corrupt, Ending, GameState, SeatState};
pub use crate::terms::{LEVELS, MatchOfTwo, SeatKind, SeatTerms, Terms};
pub use crate::view::{ClockView, GameView, SeatView, Status};
pub use games::GameKind;
