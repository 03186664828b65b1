//! The file that a match writes its games to, as they end, and from which it can be taken up again.

use core::time::Duration;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::Path;

use game::record::{Names, Record, Tag};
use game::{Game, Seat};

use crate::play::Played;
use crate::standing::{Effort, Finished, GameId, Lineup};

/// Why a match can't be taken up again.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// There are games in it already, and the match isn't to be resumed.
    #[error("there are games in it already: resume them, or choose another file")]
    NotEmpty,
    /// It is no journal of a match.
    #[error("game {number} in it isn't one of this match: {reason}")]
    Foreign {
        /// Which one, counted from 1.
        number: usize,
        /// What is wrong with it.
        reason: String,
    },
}

/// The file of a match.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

const MATCH: &str = "Match";
const GROUP: &str = "Group";
const ROUND: &str = "Round";
const OPENING: &str = "Opening";
const FAULT: &str = "Fault";

impl Journal {
    /// A new file, or an empty one.
    pub fn create(path: &Path) -> Result<Journal, JournalError> {
        let mut file = open(path)?;
        if file.seek(io::SeekFrom::End(0))? > 0 {
            return Err(JournalError::NotEmpty);
        }
        Ok(Journal { file })
    }

    /// A file with games of this match in it, and these games. What an interruption left half-written at the end is cut
    /// off; no file is as good as an empty one.
    pub fn resume(
        path: &Path,
        name: &str,
        lineup: &Lineup,
    ) -> Result<(Journal, Vec<Finished>), JournalError> {
        let mut file = open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        // Every record is written with a blank line behind it, as one piece.
        let whole = text.rfind("\n\n[").map_or(0, |end| end + 2);
        let keep = match Record::from_text(&text[whole..]) {
            Ok(_) if text.ends_with("\n\n") => text.len(),
            _ => whole,
        };
        let mut finished = Vec::new();
        let records = Record::all_from_text(&text[..keep]);
        let foreign = |number: usize, reason: String| JournalError::Foreign { number, reason };
        for (index, record) in records.map_err(|error| foreign(0, error.to_string()))?.iter().enumerate() {
            finished.push(read(record, name, lineup).map_err(|reason| foreign(index + 1, reason))?);
        }
        file.set_len(keep as u64)?;
        file.seek(io::SeekFrom::End(0))?;
        Ok((Journal { file }, finished))
    }

    /// Adds a game.
    pub(crate) fn write(&mut self, record: &Record) -> io::Result<()> {
        self.file.write_all(format!("{record}\n").as_bytes())?;
        self.file.flush()
    }
}

fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

/// The record of a game of a match.
pub(crate) fn record<G: Game>(
    played: &Played<G>,
    id: GameId,
    name: &str,
    players: impl Fn(Seat) -> String,
) -> Record {
    let mut record = Record::from_line(&played.setup, &played.line);
    let mut names = Names::default();
    for seat in Seat::all(played.line.start().seats()) {
        names.set(seat, Some(players(seat)));
    }
    record.players = names;
    record.termination = record.termination.or_else(|| played.termination());
    let tag = |name, value: String| Tag::new(name, value).ok();
    let tags = [
        tag(MATCH, name.into()),
        tag(GROUP, (id.group + 1).to_string()),
        tag(ROUND, (id.round + 1).to_string()),
        tag(OPENING, played.opening.to_string()),
    ];
    let faults = played.faults.iter().map(|fault| tag(FAULT, fault.to_string()));
    record.tags = tags.into_iter().chain(faults).flatten().collect();
    record
}

fn read(record: &Record, name: &str, lineup: &Lineup) -> Result<Finished, String> {
    let tag = |name: &str| record.tags.iter().find(|tag| tag.name() == name).map(|tag| tag.value.as_str());
    match tag(MATCH) {
        Some(other) if other == name => {}
        Some(other) => return Err(format!("it is of the match '{other}', this is '{name}'")),
        None => return Err(format!("it has no tag {MATCH}")),
    }
    let number = |name| {
        let value = tag(name).and_then(|value| value.parse::<u64>().ok()).filter(|&number| number > 0);
        value.ok_or_else(|| format!("it has no number {name}"))
    };
    let id = GameId { group: number(GROUP)? - 1, round: number(ROUND)? as usize - 1 };
    if id.round >= lineup.games() || record.result.players() != Some(lineup.seats()) {
        return Err("it doesn't fit into a group".into());
    }
    let faults = record.tags.iter().filter(|tag| tag.name() == FAULT);
    let faults = faults.map(|tag| tag.value.parse()).collect::<Result<_, _>>();
    Ok(Finished {
        id,
        result: record.result,
        faults: faults.map_err(|error: crate::play::BadFault| error.to_string())?,
        plies: record.moves.len(),
        overruns: [Duration::ZERO; Seat::MAX],
        efforts: [Effort::default(); Seat::MAX],
    })
}
