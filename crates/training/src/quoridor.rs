//! Quoridor for two players: self-play, the net's training, the book of openings.

mod best_move;
pub(crate) mod book;
mod example;
mod model;
mod network;
mod one_game;
mod quantise;
pub(crate) mod relabel;
pub(crate) mod selfplay;
mod start;
pub(crate) mod train;
