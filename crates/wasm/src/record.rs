use game::record::{Date, Record};
use game::{Game, Line, Seat, Step};

use crate::answer::{About, Fault};
use crate::question::{GameName, Played};

/// The record of a game as text.
pub(crate) fn write<G: Game>(
    played: &Played,
    line: &Line<G>,
    names: Vec<String>,
    date: Option<String>,
) -> Result<String, Fault> {
    let mut record = Record::from_line(&played.setup, line);
    for (seat, name) in Seat::all(line.start().seats()).zip(names) {
        record.players.set(seat, Some(name).filter(|name| !name.is_empty()));
    }
    if let Some(date) = date {
        record.date = Some(date.parse::<Date>().map_err(|error| Fault::new(About::Record, &error))?);
    }
    Ok(record.to_string())
}

/// The game of a record, with its moves in standard notation.
pub(crate) fn read(text: &str) -> Result<Played, Fault> {
    let record = Record::from_text(text).map_err(|error| Fault::new(About::Record, &error))?;
    if record.game.eq_ignore_ascii_case(<quoridor::Position as Game>::NAME) {
        played::<quoridor::Position>(GameName::Quoridor, &record)
    } else {
        played::<squadro::Position>(GameName::Squadro, &record)
    }
}

fn played<G: Game>(name: GameName, record: &Record) -> Result<Played, Fault> {
    let line = record.replay::<G>().map_err(|error| Fault::new(About::Record, &error))?;
    let moves = line.steps().iter().map(Step::to_string).collect();
    Ok(Played { name, setup: record.setup.clone(), moves })
}
