//! The real program: its commands, and its server as a process.

mod program;
mod serve;
#[cfg(unix)]
mod terminal;
