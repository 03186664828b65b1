//! Checks of the source tree and of releases.

mod release;
mod tidy;
