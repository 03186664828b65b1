//! The computer player for Quoridor, seen from outside.

mod book;
mod endgame;
mod horizon;
mod levels;
mod multiplayer_judgement;
mod multiplayer_levels;
mod multiplayer_proofs;
mod multiplayer_search;
mod multiplayer_support;
mod net;
mod paths;
mod player;
mod proven;
mod samples;
mod support;
mod ugi;
