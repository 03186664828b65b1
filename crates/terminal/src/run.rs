//! Everything that can be done in the terminal, as the program calls it.

use std::time::Duration;

use play::Terms;
use server::client::ClientError;

use crate::error::Error;
use crate::events::{Events, Waker};
use crate::menu::Menu;
use crate::online::Guest;
use crate::online::address::{GameAddress, origin_of};
use crate::online::lobby::Lobby;
use crate::online::session::OnlineSession;
use crate::page::{self, Page};
use crate::play_screen::PlayScreen;
use crate::saved::{SavedGame, SavedGames};
use crate::session::local::{LocalOptions, LocalSession};
use crate::session::record::Recording;
use crate::text::Pen;
use crate::trainer::{Trainer, TrainerPage};

/// The settings of the terminal.
#[derive(Clone)]
pub struct Settings {
    /// Characters, colours, texts.
    pub pen: Pen,
    /// Whether the mouse is for the boards; otherwise it selects text as usual.
    pub mouse: bool,
    /// Where games are saved; nowhere if there is no place.
    pub store: Option<SavedGames>,
    /// How long the move of a computer is shown before the next one, if only computers play.
    pub pace: Duration,
}

impl Settings {
    fn local(&self) -> LocalOptions {
        LocalOptions { store: self.store.clone(), pace: self.pace }
    }

    fn show(&self, events: &Events, page: impl Page + 'static) -> Result<(), Error> {
        ended(page::run(Box::new(page), events, self.pen, self.mouse))
    }
}

/// Ends the program by the signal that asked for it, now that the terminal is restored.
fn ended(result: Result<(), Error>) -> Result<(), Error> {
    #[cfg(unix)]
    if let Err(Error::Signal(signal)) = &result {
        signal_hook::low_level::emulate_default_handler(*signal)?;
    }
    result
}

/// The page of a new game.
pub(crate) fn new_game(settings: &Settings, terms: Terms, waker: Waker) -> Result<PlayScreen, play::Refusal> {
    let session = LocalSession::begin(terms, settings.local(), waker.clone())?;
    Ok(PlayScreen::new(Box::new(session), settings.pen, waker))
}

/// Plays a game on this machine.
pub fn begin(settings: &Settings, terms: Terms) -> Result<(), Error> {
    let events = Events::new()?;
    let page = new_game(settings, terms, events.waker())?;
    settings.show(&events, page)
}

/// Asks which game to play, or to go on with.
pub fn choose(settings: &Settings) -> Result<(), Error> {
    let events = Events::new()?;
    settings.show(&events, Menu::new(settings.clone(), events.waker()))
}

/// The page of a saved game.
pub(crate) fn saved_game(
    settings: &Settings,
    saved: SavedGame,
    waker: Waker,
) -> Result<PlayScreen, play::Corrupt> {
    let session = LocalSession::resume(saved, settings.local(), waker.clone())?;
    Ok(PlayScreen::new(Box::new(session), settings.pen, waker))
}

/// The saved game of this number, counted from 1, the last one first.
pub fn saved(settings: &Settings, number: usize) -> Result<SavedGame, Error> {
    let mut all = settings.store.as_ref().map(SavedGames::list).unwrap_or_default();
    if number == 0 || number > all.len() {
        return Err(Error::NoSuchGame { number, count: all.len() });
    }
    Ok(all.swap_remove(number - 1).saved)
}

/// Goes on with a saved game.
pub fn resume(settings: &Settings, saved: SavedGame) -> Result<(), Error> {
    let events = Events::new()?;
    let page = saved_game(settings, saved, events.waker())?;
    settings.show(&events, page)
}

/// The saved games in words, a line for each, the last one first.
pub fn saved_games(settings: &Settings) -> Vec<String> {
    let all = settings.store.as_ref().map(SavedGames::list).unwrap_or_default();
    all.iter().map(|entry| entry.in_words(&settings.pen)).collect()
}

/// The page of a game on a server.
pub(crate) fn online_game(
    settings: &Settings,
    address: GameAddress,
    guest: Guest,
    sit: bool,
    waker: Waker,
) -> Result<PlayScreen, ClientError> {
    let session = OnlineSession::connect(address, guest, sit, waker.clone())?;
    Ok(PlayScreen::new(Box::new(session), settings.pen, waker))
}

/// Opens the game on a server that a link leads to, under this name if there is one, and takes a free seat if asked to.
pub fn join(settings: &Settings, link: &str, name: Option<String>, sit: bool) -> Result<(), Error> {
    let address = GameAddress::read(link)?;
    let guest = Guest::new(settings.store.clone(), name);
    let events = Events::new()?;
    let page = online_game(settings, address, guest, sit, events.waker())?;
    settings.show(&events, page)
}

/// Shows the lobby of a server.
pub fn lobby(settings: &Settings, address: &str, name: Option<String>) -> Result<(), Error> {
    let guest = Guest::new(settings.store.clone(), name);
    let events = Events::new()?;
    let page = Lobby::open(settings.clone(), &origin_of(address)?, guest, events.waker())?;
    settings.show(&events, page)
}

/// Steps through a record.
pub fn view(settings: &Settings, recording: Recording) -> Result<(), Error> {
    let events = Events::new()?;
    let page = PlayScreen::of_record(recording, settings.pen, events.waker());
    settings.show(&events, page)
}

/// Solves puzzles.
pub fn solve(settings: &Settings, trainer: Box<dyn Trainer>) -> Result<(), Error> {
    let events = Events::new()?;
    let page = TrainerPage::new(trainer, settings.pen, events.waker());
    settings.show(&events, page)
}
