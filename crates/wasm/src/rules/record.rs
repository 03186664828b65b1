use game::record::{Date, Record};
use game::{Game, Line, Seat};
use games::{AnyLine, GameKind};

use crate::fault::{About, Fault};
use crate::question::Played;

/// The record of a game as text.
pub(crate) fn write(
    played: &Played,
    line: &AnyLine,
    names: &[String],
    date: Option<&str>,
) -> Result<String, Fault> {
    let mut record = line.record(&played.setup);
    for (seat, name) in Seat::all(line.seats()).zip(names) {
        record.players.set(seat, Some(name.clone()).filter(|name| !name.is_empty()));
    }
    if let Some(date) = date {
        record.date = Some(date.parse::<Date>().map_err(|error| Fault::new(About::Record, &error))?);
    }
    Ok(record.to_string())
}

/// The game of a record, with its moves in standard notation.
pub(crate) fn read(text: &str) -> Result<Played, Fault> {
    let record = Record::from_text(text).map_err(|error| Fault::new(About::Record, &error))?;
    let kind = GameKind::ALL.into_iter().find(|kind| record.game.eq_ignore_ascii_case(kind.name()));
    let line = match kind {
        Some(GameKind::Quoridor) => AnyLine::Quoridor(replay(&record)?),
        Some(GameKind::Squadro) => AnyLine::Squadro(replay(&record)?),
        None => return Err(Fault::new(About::Record, &format!("no game is called '{}'", record.game))),
    };
    Ok(Played { name: line.kind(), setup: record.setup, moves: line.steps() })
}

fn replay<G: Game>(record: &Record) -> Result<Line<G>, Fault> {
    record.replay().map_err(|error| Fault::new(About::Record, &error))
}
