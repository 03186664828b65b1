//! The computer player for Squadro, seen from outside.

mod analysis;
mod endgame;
mod held_out;
mod levels;
mod net;
mod player;
mod support;
mod tablebase;
mod ugi;
