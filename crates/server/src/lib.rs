//! The Farside server: games over HTTP and WebSocket, stored in SQLite or PostgreSQL.
//!
//! A move is acknowledged only once it is committed.

#![forbid(unsafe_code)]

pub mod bus;
pub mod client;
pub mod computer;
mod config;
pub mod credentials;
mod http;
pub mod maintenance;
#[cfg(test)]
mod messages;
pub mod nats;
mod origin;
pub mod protocol;
pub mod room;
mod server;
mod site;
pub mod store;
pub mod time;

pub use crate::config::{Config, Limits};
pub use crate::origin::{Origin, OriginError};
pub use crate::server::{Server, StartError};
pub use crate::site::{File, FileRequest, Site};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
