//! The modules of the web app, against the native code.

mod module;
mod questions;
mod saved_games;
