//! The Farside server: rooms by link, honest clocks, no acknowledged move ever lost.

#![forbid(unsafe_code)]

pub mod bus;
pub mod client;
pub mod computer;
mod config;
mod http;
pub mod identity;
#[cfg(test)]
mod messages;
pub mod nats;
pub mod protocol;
pub mod room;
mod server;
mod site;
pub mod store;
pub mod time;

pub use crate::config::{Config, Limits};
pub use crate::server::{Server, StartError};
pub use crate::site::{File, FileRequest, Site};

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
