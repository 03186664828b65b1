//! The computer player for Quoridor, seen from outside.

mod book;
mod endgame;
mod horizon;
mod levels;
mod many_judgement;
mod many_levels;
mod many_proofs;
mod many_search;
mod many_support;
mod net;
mod player;
mod proven;
mod samples;
mod support;
mod ugi;
mod ways;
