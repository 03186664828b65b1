//! Fuzz targets: functions that take any bytes and panic only if something is wrong with us.
//!
//! Every parser has one, and both games have one that plays moves drawn from the bytes. `cargo fuzz` runs them
//! coverage-guided; the tests of this package run them on stable over the kept corpus and random bytes.

#![forbid(unsafe_code)]
#![expect(clippy::missing_panics_doc, reason = "a target panics where we are wrong: that is what it is for")]

mod examine;
mod games;
mod moves;
mod openings;
mod play;
mod player;
mod position;
mod record;
mod server;
mod talk;

use std::process::ExitCode;

#[cfg(fuzzing)]
#[doc(hidden)]
pub use libfuzzer_sys;

pub use crate::moves::{quoridor_moves, squadro_moves};
pub use crate::openings::openings;
pub use crate::play::{quoridor_play, squadro_play};
pub use crate::position::{quoridor_position, squadro_position};
pub use crate::record::{bare_moves, json_record, text_record};
pub use crate::server::server_messages;
pub use crate::talk::{qtp_talk, ugi_talk};

/// A fuzz target by its name.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of its file in `fuzz_targets` and of its folder in `corpus`.
    pub name: &'static str,
    /// What it does with some bytes.
    pub run: fn(&[u8]),
}

/// All of them.
pub const TARGETS: [Target; 13] = [
    Target { name: "quoridor_position", run: quoridor_position },
    Target { name: "squadro_position", run: squadro_position },
    Target { name: "quoridor_moves", run: quoridor_moves },
    Target { name: "squadro_moves", run: squadro_moves },
    Target { name: "text_record", run: text_record },
    Target { name: "json_record", run: json_record },
    Target { name: "bare_moves", run: bare_moves },
    Target { name: "quoridor_play", run: quoridor_play },
    Target { name: "squadro_play", run: squadro_play },
    Target { name: "ugi_talk", run: ugi_talk },
    Target { name: "qtp_talk", run: qtp_talk },
    Target { name: "openings", run: openings },
    Target { name: "server_messages", run: server_messages },
];

/// Makes a program of a target: libFuzzer's own under `cargo fuzz`, otherwise one that runs the files it is given.
#[macro_export]
macro_rules! target {
    ($target:ident) => {
        #[cfg(fuzzing)]
        $crate::libfuzzer_sys::fuzz_target!(|data: &[u8]| $crate::$target(data));

        #[cfg(not(fuzzing))]
        fn main() -> std::process::ExitCode {
            $crate::replay($crate::$target)
        }
    };
}

/// Runs a target on every file named on the command line, such as a crash that `cargo fuzz` found.
pub fn replay(target: fn(&[u8])) -> ExitCode {
    for file in std::env::args_os().skip(1) {
        match std::fs::read(&file) {
            Ok(data) => target(&data),
            Err(error) => {
                eprintln!("error: can't read {}: {error}", file.display());
                return ExitCode::FAILURE;
            }
        }
        println!("{}: fine", file.display());
    }
    ExitCode::SUCCESS
}
