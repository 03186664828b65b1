//! Records from files, in any format and notation.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use game::Notation;
use game::record::{Format, Record};
use games::{AnyLine, GameKind, Registered as _};

use crate::arguments::game_kind;
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

/// Which record to read, and how.
#[derive(clap::Args)]
pub(crate) struct RecordArgs {
    /// The notation of the moves: standard, glendenning, qtp or designer; detected if not given
    #[arg(long, value_name = "NOTATION")]
    from: Option<Notation>,
    /// The game, if it can't be detected from a bare list of moves
    #[arg(long, value_parser = game_kind())]
    game: Option<GameKind>,
    /// The record: tagged text, JSON or a bare list of moves; - reads standard input
    file: PathBuf,
}

impl RecordArgs {
    /// The record in this file, read like this.
    pub(crate) fn new(from: Option<Notation>, game: Option<GameKind>, file: PathBuf) -> RecordArgs {
        RecordArgs { from, game, file }
    }

    /// Reads the records, or says what couldn't be done with the file: `verb` is in that sentence.
    pub(crate) fn read<T>(&self, verb: &str, each: impl Fn(GameKind, Record) -> Result<T>) -> Result<Vec<T>> {
        let name = self.file.display();
        let text = read(&self.file).map_err(|error| bad_arguments(format!("can't read {name}: {error}")))?;
        let all = || self.records(&text)?.into_iter().map(|(game, record)| each(game, record)).collect();
        let all: Result<Vec<T>> = all();
        all.map_err(|error| bad_arguments(format!("can't {verb} {name}: {error:#}")))
    }

    fn records(&self, text: &str) -> Result<Vec<(GameKind, Record)>> {
        let records = match Format::detect(text) {
            Format::Text => Record::all_from_text(text)?,
            Format::Json => Record::all_from_json(text)?,
            Format::Moves => vec![self.read_moves(text)?],
        };
        records.into_iter().map(|record| self.with_game(record)).collect()
    }

    /// The record with its game, in the notation that was asked for.
    fn with_game(&self, mut record: Record) -> Result<(GameKind, Record)> {
        if let Some(from) = self.from {
            // A record names its notation; where it names none it is read as standard, and may be told otherwise.
            if record.notation != Notation::Standard && record.notation != from {
                bail!("the record says that it is in {} notation, not in {from}", record.notation);
            }
            record.notation = from;
        }
        let Some(game) = GameKind::named(&record.game) else {
            bail!("unknown game '{}': use {}", record.game, GameKind::ALL.map(GameKind::title).join(" or "));
        };
        if self.game.is_some_and(|asked| asked != game) {
            bail!("this is a record of {}", record.game);
        }
        Ok((game, record))
    }

    /// Reads a bare list of moves, which says neither its game nor its notation, but mostly gives both away.
    fn read_moves(&self, text: &str) -> Result<Record> {
        let guessed = guess(text);
        let notation = self.from.or(guessed.map(|(_, notation)| notation)).unwrap_or_default();
        let game = self.game.or(game_written_in(notation)).or(guessed.map(|(game, _)| game));
        let Some(game) = game else {
            let games = GameKind::ALL.map(|game| format!("--game {}", game.name()));
            bail!("there is no telling which game this is: say {}", games.join(" or "));
        };
        Ok(Record::from_moves(game.title(), notation, text)?)
    }
}

/// What was played in a record, checked by the rules.
pub(crate) fn line_of(game: GameKind, record: &Record) -> Result<AnyLine> {
    Ok(games::dispatch!(game, G => G::any_line(record.replay()?)))
}

fn read(file: &Path) -> io::Result<String> {
    let mut text = String::new();
    if file == Path::new("-") {
        io::stdin().lock().read_to_string(&mut text)?;
    } else {
        File::open(file)?.read_to_string(&mut text)?;
    }
    Ok(text)
}

/// The game that a notation is for, if it is for one only.
fn game_written_in(notation: Notation) -> Option<GameKind> {
    let has_it = |game: &GameKind| games::dispatch!(game, G => <G as CliGame>::NOTATIONS.contains(&notation));
    GameKind::ALL.into_iter().find(has_it)
}

/// What the moves give away.
fn guess(text: &str) -> Option<(GameKind, Notation)> {
    let guess = |game| Some((game, games::dispatch!(game, G => <G as CliGame>::recognize(text))?));
    GameKind::ALL.into_iter().find_map(guess)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bare_moves_give_their_game_away() {
        assert_eq!(guess("1. e2 e8"), Some((GameKind::Quoridor, Notation::Standard)));
        assert_eq!(guess("y3r1"), Some((GameKind::Squadro, Notation::Designer)));
        assert_eq!(guess("3 1 3"), Some((GameKind::Squadro, Notation::Standard)));
        assert_eq!(guess("playmove white E2"), Some((GameKind::Quoridor, Notation::Qtp)));
        assert_eq!(guess(""), None);
        assert_eq!(guess("*"), None);
    }

    #[test]
    fn a_notation_of_one_game_tells_which() {
        assert_eq!(game_written_in(Notation::Standard), None);
        assert_eq!(game_written_in(Notation::Glendenning), Some(GameKind::Quoridor));
        assert_eq!(game_written_in(Notation::Designer), Some(GameKind::Squadro));
    }
}
