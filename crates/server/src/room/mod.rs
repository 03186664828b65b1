//! Rooms: the tasks that own the games in use.
//!
//! A [`Hub`] opens a room for each game in use: a task that owns the state of the game, decides commands, commits their
//! events, and only then broadcasts them. A room is a cache: it can be dropped at any time and opened again from the
//! store, on this node or another.

mod attended;
mod bounds;
mod hub;
mod log;
mod notices;
mod presence;
mod reload;
mod request;
mod say_limits;
mod subscribers;
mod task;
mod thinking;

pub use self::hub::{Hub, Parts, RoomSettings};
pub use self::request::{CommandError, Presence, Subscription, SubscriptionEnd};

/// The capacity of the queue of a subscriber. A subscriber with a full queue is dropped.
pub const QUEUE: usize = 64;
