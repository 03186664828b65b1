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

mod acceptor;
mod address;
pub mod bus;
pub mod client;
pub mod computer;
mod config;
mod counts;
pub mod credentials;
mod http;
pub mod maintenance;
#[cfg(test)]
mod messages;
pub mod nats;
mod origin;
pub mod protocol;
mod retention;
pub mod room;
mod server;
mod site;
pub mod store;
mod sync;
pub mod tablebase;
pub mod time;
mod write_deadline;

pub use crate::address::ProxyHeader;
pub use crate::config::{Config, Limits};
pub use crate::origin::{Origin, OriginError};
pub use crate::retention::Retention;
pub use crate::server::{Server, StartError};
pub use crate::site::{File, FileRequest, Site};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
