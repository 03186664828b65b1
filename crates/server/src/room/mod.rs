//! Games that somebody is at.
//!
//! A [`Hub`] opens a room for each of them: one task that owns the game's state, decides what commands lead to,
//! commits it, and only then tells everybody. All of it is a cache: a room can be dropped at any moment and opened
//! again from the store, here or on another node.

mod ask;
mod hub;
mod log;
mod notices;
mod presence;
mod subscribers;
mod task;
mod thinking;

pub use self::ask::{CommandError, Presence, Subscription};
pub use self::hub::{Hub, Parts, RoomSettings};

/// How many messages may wait for one socket. Whoever reads more slowly than that is dropped.
pub const QUEUE: usize = 64;
