//! The opponents, and the engines' levels against them.

mod baseline;
mod matches;
mod multiplayer;
mod puct;
mod quoridor_newcomer;
mod squadro_newcomer;
mod support;
