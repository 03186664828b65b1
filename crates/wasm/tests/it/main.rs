//! The modules of the web app, against the native code.

mod module;
mod requests;
mod reviews;
mod saved_games;
