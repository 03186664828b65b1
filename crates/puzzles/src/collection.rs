//! Puzzles of one game for so many players, as a file.

use core::fmt;
use std::collections::HashMap;
use std::sync::OnceLock;

use games::GameKind;

use crate::{Puzzle, PuzzleError, Theme};

/// The first line of a file.
const HEAD: &str = "farside-puzzles 1";
/// Lines that begin with it are remarks.
const REMARK: char = '#';

/// Puzzles of one game for so many players.
#[derive(Clone, Debug)]
pub struct Collection {
    puzzles: Vec<Puzzle>,
    /// Their ids, in the same order.
    ids: Vec<String>,
    by_id: HashMap<String, usize>,
}

/// Why a file isn't one of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CollectionError {
    /// It doesn't begin like one.
    #[error("the file isn't one of puzzles: its first line isn't '{HEAD}'")]
    Head,
    /// It isn't text.
    #[error("{0}")]
    NotText(#[from] core::str::Utf8Error),
    /// A line is no puzzle.
    #[error("line {line}: {error}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        error: PuzzleError,
    },
    /// A puzzle is for another number of players.
    #[error("line {line}: a puzzle for {given} players, but the first one is for {players}")]
    Players {
        /// The number of the line, from 1.
        line: usize,
        /// How many it is for.
        given: usize,
        /// How many those before are for.
        players: usize,
    },
    /// Two puzzles are alike.
    #[error("line {line}: a puzzle like it, {id}, stands above")]
    Alike {
        /// The number of the line, from 1.
        line: usize,
        /// The id of both.
        id: String,
    },
    /// There is no file of this name.
    #[error("there are no puzzles in '{0}'")]
    Unknown(String),
}

impl Collection {
    /// Reads the puzzles of a game, one on each line.
    pub fn read(game: GameKind, text: &str) -> Result<Collection, CollectionError> {
        let mut lines = (1..).zip(text.lines());
        if lines.next().is_none_or(|(_, head)| head.trim() != HEAD) {
            return Err(CollectionError::Head);
        }
        let mut collection = Collection { puzzles: Vec::new(), ids: Vec::new(), by_id: HashMap::new() };
        for (line, text) in lines.filter(|(_, text)| !text.trim().is_empty() && !text.starts_with(REMARK)) {
            let puzzle = Puzzle::read(game, text).map_err(|error| CollectionError::Line { line, error })?;
            let (given, players) = (puzzle.seats(), collection.puzzles.first().map(Puzzle::seats));
            if let Some(players) = players.filter(|&players| players != given) {
                return Err(CollectionError::Players { line, given, players });
            }
            let id = puzzle.id();
            if collection.by_id.insert(id.clone(), collection.puzzles.len()).is_some() {
                return Err(CollectionError::Alike { line, id });
            }
            collection.puzzles.push(puzzle);
            collection.ids.push(id);
        }
        Ok(collection)
    }

    /// All puzzles, in the order of the file.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// All puzzles with their ids, in the order of the file.
    pub(crate) fn by_ids(&self) -> impl Iterator<Item = (&str, &Puzzle)> {
        self.ids.iter().map(String::as_str).zip(&self.puzzles)
    }

    /// The puzzle with this id.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.by_id.get(id).and_then(|&at| self.puzzles.get(at))
    }

    /// The themes there are, with how many puzzles have each.
    pub fn themes(&self) -> Vec<(Theme, usize)> {
        let count =
            |theme: Theme| self.puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        Theme::ALL.into_iter().map(|theme| (theme, count(theme))).filter(|&(_, count)| count > 0).collect()
    }

    /// The head of a file, with remarks.
    pub fn head(remarks: &[&str]) -> String {
        let remarks: Vec<String> = remarks.iter().map(|remark| format!("{REMARK} {remark}\n")).collect();
        format!("{HEAD}\n{}", remarks.concat())
    }
}

/// Writes what [`Collection::read`] reads.
impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Collection::head(&[]))?;
        self.puzzles.iter().try_for_each(|puzzle| writeln!(f, "{puzzle}"))
    }
}

/// A file with the puzzles of a game for so many players. With the feature `embedded` it is part of the program;
/// without it, it has to be [installed](CollectionFile::install) before anybody solves one.
#[derive(Debug)]
pub struct CollectionFile {
    /// The name of the file.
    pub name: &'static str,
    /// The game.
    pub game: GameKind,
    /// How many play.
    pub players: usize,
    #[cfg(feature = "embedded")]
    text: &'static str,
    installed: OnceLock<Collection>,
}

macro_rules! file {
    ($name:literal, $game:ident, $players:literal) => {
        CollectionFile {
            name: $name,
            game: GameKind::$game,
            players: $players,
            #[cfg(feature = "embedded")]
            text: include_str!(concat!("../data/", $name)),
            installed: OnceLock::new(),
        }
    };
}

static FILES: [CollectionFile; 3] = [
    file!("quoridor.puzzles", Quoridor, 2),
    file!("quoridor-4.puzzles", Quoridor, 4),
    file!("squadro.puzzles", Squadro, 2),
];

impl CollectionFile {
    /// All files there are.
    pub fn all() -> &'static [CollectionFile] {
        &FILES
    }

    /// The file for a game with so many players.
    pub fn of(game: GameKind, players: usize) -> Option<&'static CollectionFile> {
        FILES.iter().find(|file| file.game == game && file.players == players)
    }

    /// Its puzzles; none if it is neither embedded nor installed.
    pub fn collection(&self) -> Option<&Collection> {
        #[cfg(feature = "embedded")]
        if self.installed.get().is_none() {
            // A test reads all that are embedded.
            if let Ok(collection) = Collection::read(self.game, self.text) {
                let _ = self.installed.set(collection);
            }
        }
        self.installed.get()
    }

    /// Installs the file of this name. What was installed before stays.
    pub fn install(name: &str, bytes: &[u8]) -> Result<(), CollectionError> {
        let Some(file) = FILES.iter().find(|file| file.name == name) else {
            return Err(CollectionError::Unknown(name.into()));
        };
        let collection = Collection::read(file.game, core::str::from_utf8(bytes)?)?;
        // The puzzles are the same for as long as a page is open.
        let _ = file.installed.set(collection);
        Ok(())
    }
}
