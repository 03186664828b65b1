use game::record::{Date, Format, ReadError, Record};
use game::{Game, Line, Notation, Seat, Setup};
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

/// The game of a text, with its moves in standard notation: a record as text or JSON, a position, or a bare list of
/// moves in any notation.
pub(crate) fn read(text: &str) -> Result<Played, Fault> {
    if let Some(played) = GameKind::ALL.into_iter().find_map(|name| position(name, text)) {
        return Ok(played);
    }
    match Format::detect(text) {
        Format::Text => played(Record::from_text(text)),
        Format::Json => played(Record::from_json(text)),
        Format::Moves => bare(text),
    }
}

fn position(name: GameKind, text: &str) -> Option<Played> {
    let setup = Setup { position: Some(text.trim().to_owned()), ..Setup::default() };
    AnyLine::new(name, &setup).ok()?;
    Some(Played { name, setup, moves: Vec::new() })
}

/// A bare list of moves says neither its game nor its notation: it is the first of both in which it can be played.
fn bare(text: &str) -> Result<Played, Fault> {
    let tries = NOTATIONS.into_iter().map(|(name, notation)| {
        let record = Record::from_moves(name.title(), notation, text);
        played(record)
    });
    let mut refused = None;
    for tried in tries {
        match tried {
            Ok(played) if !played.moves.is_empty() => return Ok(played),
            Ok(_) => {}
            Err(fault) => refused = refused.or(Some(fault)),
        }
    }
    Err(refused.unwrap_or_else(|| Fault::new(About::Record, "there are no moves in it")))
}

/// All notations of all games, the usual ones first.
const NOTATIONS: [(GameKind, Notation); 5] = [
    (GameKind::Quoridor, Notation::Standard),
    (GameKind::Squadro, Notation::Standard),
    (GameKind::Squadro, Notation::Designer),
    (GameKind::Quoridor, Notation::Qtp),
    (GameKind::Quoridor, Notation::Glendenning),
];

fn played(record: Result<Record, ReadError>) -> Result<Played, Fault> {
    let record = record.map_err(|error| Fault::new(About::Record, &error))?;
    let Some(name) = GameKind::named(&record.game) else {
        return Err(Fault::new(About::Record, &format!("no game is called '{}'", record.game)));
    };
    let moves = games::dispatch!(name, G => moves::<G>(&record))?;
    Ok(Played { name, setup: record.setup, moves })
}

fn moves<G: Game>(record: &Record) -> Result<Vec<String>, Fault> {
    let line: Line<G> = record.replay().map_err(|error| Fault::new(About::Record, &error))?;
    Ok(line.steps().iter().map(ToString::to_string).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anything_that_records_a_game_is_read() {
        let of = |text: &str| {
            let read = read(text).map_err(|fault| fault.message)?;
            Ok::<_, String>((read.name, read.setup.position, read.moves.join(" ")))
        };
        let quoridor = |moves: &str| Ok((GameKind::Quoridor, None, moves.to_owned()));
        assert_eq!(of("1. e2 e8 2. e3h"), quoridor("e2 e8 e3h"));
        assert_eq!(of("e8 e2"), quoridor("e2 e8"), "Glendenning counts the rows from the other side");
        assert_eq!(of("playmove white E2"), quoridor("e2"));
        assert_eq!(of("[Game \"Quoridor\"]\n\n1. e2 *"), quoridor("e2"));
        assert_eq!(of(r#"{"game":"Quoridor","moves":["e2"]}"#), quoridor("e2"));
        let squadro = |moves: &str| Ok((GameKind::Squadro, None, moves.to_owned()));
        assert_eq!(of("3 1 3"), squadro("3 1 3"));
        assert_eq!(of("y3r1y3"), squadro("3 1 3"));
        for (name, position) in
            [(GameKind::Quoridor, "e2 e9 / e3h / 9 10 / 2"), (GameKind::Squadro, "3 0 0 0 0 / 0 0 0 0 0 / r")]
        {
            let padded = format!(" {position}\n");
            assert_eq!(of(&padded), Ok((name, Some(position.to_owned()), String::new())));
        }
        assert!(of("e2 e5").is_err_and(|message| message.contains("move 2")));
        assert!(of("").is_err() && of("nonsense").is_err());
    }
}
