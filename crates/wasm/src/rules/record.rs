use game::record::{Date, Record};
use game::{Game, Line, Seat};
use games::{AnyLine, GameKind};

use crate::fault::{About, Fault};
use crate::request::Played;

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
    let Some(name) = kind else {
        return Err(Fault::new(About::Record, &format!("no game is called '{}'", record.game)));
    };
    let moves = games::dispatch!(name, G => moves::<G>(&record))?;
    Ok(Played { name, setup: record.setup, moves })
}

fn moves<G: Game>(record: &Record) -> Result<Vec<String>, Fault> {
    let line: Line<G> = record.replay().map_err(|error| Fault::new(About::Record, &error))?;
    Ok(line.steps().iter().map(ToString::to_string).collect())
}
