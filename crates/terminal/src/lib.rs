#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod bar;
mod board;
mod command;
mod error;
mod events;
mod look;
mod match_score;
mod menu;
mod online;
mod page;
mod play_screen;
mod popup;
mod record_file;
mod run;
mod saved;
mod screen;
mod session;
mod text;
mod trainer;
mod typing;
mod words;

pub use crate::command::{Command, help};
pub use crate::error::Error;
pub use crate::look::{ColorDepth, Look, UnknownDepth};
pub use crate::match_score::match_score;
pub use crate::record_file::{record_text, saving_told};
pub use crate::run::{Settings, begin, choose, join, lobby, resume, saved, saved_games, solve, view};
pub use crate::saved::{SavedGame, SavedGames};
pub use crate::session::record::{Recording, Remark};
pub use crate::session::timer::{Timer, time_written};
pub use crate::text::{Bidi, Pen};
pub use crate::trainer::{Hint, Trainer, Verdict};
pub use crate::words::{GameWords, padded};
