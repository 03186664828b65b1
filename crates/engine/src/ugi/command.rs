//! What can be said.

use game::{Game, Line, Outcome};

use super::go::Go;
use super::position;
use crate::{OptionValue, UgiOption};

pub(super) enum Command<G: Game> {
    Ugi,
    IsReady,
    NewGame,
    Set(&'static str, OptionValue),
    /// The game, or why it can't be accepted.
    Position(Result<Line<G>, String>),
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

#[derive(Clone, Copy)]
pub(super) enum Query {
    Turn,
    Result,
    Legal,
}

impl<G: Game> Command<G> {
    /// Reads a line; nothing for an empty one.
    pub(super) fn parse(line: &str, options: &[UgiOption]) -> Result<Option<Command<G>>, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else { return Ok(None) };
        let command = match first {
            "setoption" => {
                let (name, value) = option(rest, options)?;
                Command::Set(name, value)
            }
            "position" => Command::Position(position::parse(rest)),
            "go" => Command::Go(Go::parse(rest)?),
            "query" => Command::Query(Query::parse(rest)?),
            _ => {
                let command = match first {
                    "ugi" => Command::Ugi,
                    "isready" => Command::IsReady,
                    "uginewgame" => Command::NewGame,
                    "stop" => Command::Stop,
                    "quit" => Command::Quit,
                    _ => return Err(format!("unknown word '{first}'")),
                };
                if let Some(more) = rest.first() {
                    return Err(format!("'{first}' stands alone, without '{more}'"));
                }
                command
            }
        };
        Ok(Some(command))
    }
}

fn option(words: &[&str], options: &[UgiOption]) -> Result<(&'static str, OptionValue), String> {
    let ["name", name, rest @ ..] = words else {
        return Err("say: setoption name NAME value VALUE".into());
    };
    let value = match rest {
        [] => String::new(),
        ["value", value @ ..] => value.join(" "),
        [other, ..] => return Err(format!("expected 'value', not '{other}'")),
    };
    UgiOption::read(options, name, &value).map_err(|error| error.to_string())
}

impl Query {
    fn parse(words: &[&str]) -> Result<Query, String> {
        match words {
            ["turn"] => Ok(Query::Turn),
            ["result"] => Ok(Query::Result),
            ["legal"] => Ok(Query::Legal),
            _ => Err("say: query turn, query result or query legal".into()),
        }
    }

    pub(super) fn answer<G: Game>(self, game: &Line<G>) -> String {
        match self {
            Query::Turn => G::seat_name(game.position().turn()).into(),
            Query::Result => match game.outcome().or_else(|| game.drawn().map(Outcome::Draw)) {
                None => "none".into(),
                Some(Outcome::Win(seat)) => G::seat_name(seat).into(),
                Some(Outcome::Draw(_)) => "draw".into(),
            },
            Query::Legal => {
                let moves: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
                if moves.is_empty() { "none".into() } else { moves.join(" ") }
            }
        }
    }
}
