use serde::Serialize;

/// What went wrong with a request.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Fault {
    /// What is at fault.
    pub about: About,
    /// In English, for developers.
    pub message: String,
}

/// What a fault is about.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(dead_code, reason = "neither module alone has all faults")]
pub(crate) enum About {
    /// The request isn't one.
    Request,
    /// The request is one for the other module.
    Module,
    /// The game can't begin like this.
    Setup,
    /// A game can't be played on these terms.
    Terms,
    /// The events aren't a game.
    Events,
    /// A move of the game can't have been played.
    Moves,
    /// There is no such level.
    Level,
    /// The game is over: there is no move to choose.
    GameOver,
    /// The text isn't the record of a game.
    Record,
    /// There is no such review.
    Review,
    /// A file that the computer player needs, or one with puzzles, is missing or unusable.
    File,
    /// There is no such puzzle, or no such step of it.
    Puzzle,
}

impl Fault {
    pub(crate) fn new(about: About, message: &(impl ToString + ?Sized)) -> Fault {
        Fault { about, message: message.to_string() }
    }
}
