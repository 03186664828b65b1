//! The Farside server: games over HTTP and WebSocket, stored in SQLite or PostgreSQL.
//!
//! A move is acknowledged only once it is committed.

#![forbid(unsafe_code)]

mod acceptor;
mod address;
pub mod bus;
pub mod client;
pub mod computer;
mod config;
mod counts;
pub mod credentials;
mod http;
#[cfg(test)]
mod messages;
pub mod nats;
pub mod protocol;
mod retention;
pub mod room;
mod server;
mod site;
pub mod store;
pub mod time;
mod write_deadline;

pub use crate::address::ProxyHeader;
pub use crate::config::{Config, Limits};
pub use crate::retention::{Pruned, Retention, prune};
pub use crate::server::{Server, StartError};
pub use crate::site::{File, FileRequest, Site};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
