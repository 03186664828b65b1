//! The Farside server: games over HTTP and WebSocket, stored in SQLite or PostgreSQL.
//!
//! A move is acknowledged only once it is committed.

#![forbid(unsafe_code)]
// Nothing that a client sends ends a task.
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

pub mod bus;
pub mod client;
pub mod computer;
mod config;
pub mod credentials;
mod http;
#[cfg(test)]
mod messages;
pub mod nats;
pub mod protocol;
pub mod room;
mod server;
mod site;
pub mod store;
mod sync;
pub mod time;

pub use crate::config::{Config, Limits};
pub use crate::server::{Server, StartError};
pub use crate::site::{File, FileRequest, Site};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
