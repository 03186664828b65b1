//! PostgreSQL and NATS servers for tests.
//!
//! Each runs on a free port of the loopback interface, in a temporary directory, as an unprivileged user, and is
//! stopped when dropped.

#![cfg(unix)]
#![forbid(unsafe_code)]

mod nats;
mod postgres;
mod program;

pub use crate::nats::Nats;
pub use crate::postgres::Postgres;
pub use crate::program::ServiceError;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
