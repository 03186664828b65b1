//! The program on a full screen, in a pseudo-terminal.

mod browser;
mod games;
mod online;
mod pty;
mod puzzles;
mod restored;
mod saved;
mod snapshots;
mod tls;
