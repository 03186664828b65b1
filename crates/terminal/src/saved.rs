//! Games kept in the user's data directory: local ones after every event, and who this player is on which server.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::{BaseStrategy as _, choose_base_strategy};
use game::Seat;
use play::{Actor, Corrupt, Event, GameId, Millis, PlayerId, Recorded, Replica, SeatKind};
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::text::Pen;
use crate::words::GameWords as _;

/// The ending of the names of saved games.
const ENDING: &str = "game";

/// How many games that are over are kept.
const MAX_OVER: usize = 100;

/// A game as it is saved: its events, from which everything else follows.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// The game.
    pub id: GameId,
    /// All people at the keyboard.
    pub player: PlayerId,
    /// The time that the game has taken.
    pub now: Millis,
    /// Everything that has happened in it.
    pub events: Vec<Recorded>,
}

impl SavedGame {
    /// The game as it is after these events.
    pub fn of(replica: &Replica, player: PlayerId, now: Millis, events: &[Recorded]) -> SavedGame {
        SavedGame { id: replica.state().id(), player, now, events: events.to_vec() }
    }

    /// Replays the game for the people at the keyboard.
    pub fn open(&self) -> Result<Replica, Corrupt> {
        let people = Actor { player: self.player, name: String::new(), is_bot: false };
        Replica::open(self.id, &self.events, people)
    }
}

/// A saved game that can be read.
pub(crate) struct Entry {
    /// When it was saved.
    pub(crate) changed: SystemTime,
    pub(crate) saved: SavedGame,
    pub(crate) replica: Replica,
}

/// The directory of saved games.
#[derive(Clone, Debug)]
pub struct SavedGames(PathBuf);

impl SavedGames {
    /// Games are saved in this directory, which needn't be there yet.
    pub fn in_directory(directory: PathBuf) -> SavedGames {
        SavedGames(directory)
    }

    /// The directory by the conventions of the platform; none if there is no home.
    pub fn of_user() -> Option<SavedGames> {
        let directories = choose_base_strategy().ok()?;
        Some(SavedGames(directories.data_dir().join("farside").join("terminal")))
    }

    fn path(&self, id: GameId) -> PathBuf {
        self.0.join(format!("{id}.{ENDING}"))
    }

    /// Saves a game: all of it or, if that fails, as it was. A game without a move isn't worth it.
    pub fn save(&self, game: &SavedGame) -> io::Result<()> {
        if !game.events.iter().any(|recorded| matches!(recorded.event, Event::Move { .. })) {
            return Ok(());
        }
        let path = self.path(game.id);
        if !path.exists() {
            self.remove_old();
        }
        self.write(&path, &serde_json::to_vec(game)?)
    }

    /// Removes the oldest games that are over, where there are many.
    fn remove_old(&self) {
        for entry in self.list().iter().filter(|entry| !entry.goes_on()).skip(MAX_OVER) {
            // What can't be removed now is tried again with the next game.
            drop(self.remove(entry.saved.id));
        }
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.0)?;
        // Readable by the user only, as temporary files are.
        let mut file = NamedTempFile::new_in(&self.0)?;
        file.write_all(bytes)?;
        file.persist(path)?;
        Ok(())
    }

    /// The games that can be read, the last one first.
    pub(crate) fn list(&self) -> Vec<Entry> {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten().map(|file| file.path());
        let games = files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
        let mut all: Vec<Entry> = games.filter_map(|path| Entry::read(&path)).collect();
        all.sort_by_key(|entry| std::cmp::Reverse(entry.changed));
        all
    }

    /// Removes a game.
    pub(crate) fn remove(&self, id: GameId) -> io::Result<()> {
        fs::remove_file(self.path(id))
    }

    /// Something about a server that is kept, such as the cookie that says who this player is.
    pub(crate) fn kept(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.0.join(name)).ok()
    }

    /// Keeps something about a server.
    pub(crate) fn keep(&self, name: &str, text: &str) -> io::Result<()> {
        self.write(&self.0.join(name), text.as_bytes())
    }
}

impl Entry {
    /// Reads a game; none if it is damaged or of a newer version.
    fn read(path: &Path) -> Option<Entry> {
        let changed = fs::metadata(path).and_then(|data| data.modified()).ok()?;
        let saved: SavedGame = serde_json::from_slice(&fs::read(path).ok()?).ok()?;
        let replica = saved.open().ok()?;
        Some(Entry { changed, saved, replica })
    }
}

impl Entry {
    /// Whether the game isn't over.
    pub(crate) fn goes_on(&self) -> bool {
        self.replica.state().status() == play::Status::Playing
    }

    /// The game in one line: which it is, since when, who plays, how far it has come.
    pub(crate) fn in_words(&self, pen: &Pen) -> String {
        let state = self.replica.state();
        let messages = pen.messages;
        let kind = state.terms().game;
        let player = |seat: Seat, who: SeatKind| {
            let place = games::dispatch!(kind, G => G::player_in(messages, seat));
            match who {
                SeatKind::Computer(level) => {
                    let values = [("colour", place.into()), ("level", level.into())];
                    messages.format("player-computer-colour", &values)
                }
                _ => place,
            }
        };
        let seats = Seat::all(state.seats().len()).zip(&state.terms().seats);
        let players = seats.map(|(seat, terms)| player(seat, terms.who));
        let mut parts = vec![kind.title().to_owned()];
        parts.extend(state.record().and_then(|record| record.date).map(|date| date.to_string()));
        parts.push(messages.format("moves-made", &[("moves", state.ply().into())]));
        parts.push(messages.text(if self.goes_on() { "saved-going-on" } else { "saved-over" }));
        parts.push(players.collect::<Vec<_>>().join(", "));
        parts.join(" · ")
    }
}
