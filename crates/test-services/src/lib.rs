//! Databases that tests start for themselves.
//!
//! Each runs on a free port of the loopback interface, in a folder of its own, as an unprivileged user, and is gone
//! when the test ends.

#![cfg(unix)]
#![forbid(unsafe_code)]

mod postgres;
mod program;

pub use crate::postgres::Postgres;
pub use crate::program::ServiceError;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
