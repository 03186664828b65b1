//! Squadro: positions of play, their exact values, the net's training.

mod label;
mod model;
mod network;
mod player;
mod quantise;
mod recorder;
pub(crate) mod samples;
pub(crate) mod train;
