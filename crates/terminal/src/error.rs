use std::io;

use server::client::ClientError;

/// Why a game can't be played in the terminal.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The terminal or a file failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// No game can be played on these terms.
    #[error(transparent)]
    Terms(#[from] play::Refusal),
    /// A saved game can't be read.
    #[error("the saved game can't be read: {0}")]
    Saved(#[from] play::Corrupt),
    /// There is no saved game of this number.
    #[error("no saved game {number}: there are {count}")]
    NoSuchGame {
        /// The number that was asked for.
        number: usize,
        /// How many there are.
        count: usize,
    },
    /// The address leads to no game.
    #[error("'{0}' is no address of a game: it looks like http://host/#/game/…")]
    Address(String),
    /// The server can't be reached, or refuses.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// A computer player has failed.
    #[error("a computer player has failed")]
    Panicked,
    /// The program was ended by this signal.
    #[error("ended by signal {0}")]
    Signal(i32),
}
