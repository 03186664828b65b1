//! What can be said, and how it is written.

use core::time::Duration;
use std::path::PathBuf;

use game::{Game, Line, Notation, Outcome, Seat};
use squadro::{DARK, LIGHT, Position};

use crate::{Level, Limits};

/// The largest memory that can be asked for, in mebibytes.
pub(super) const MOST_HASH: usize = 16_384;
/// The most threads that can be asked for.
pub(super) const MOST_THREADS: usize = 64;

pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    Set(Setting),
    Position(Line<Position>),
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

pub(super) enum Setting {
    Level(Level),
    Hash(usize),
    Threads(usize),
    Seed(u64),
    Tablebase(Option<PathBuf>),
}

#[derive(Clone, Copy)]
pub(super) enum Query {
    Turn,
    Result,
    Legal,
}

impl Command {
    /// Reads a line; nothing for an empty one.
    pub(super) fn parse(line: &str) -> Result<Option<Command>, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else { return Ok(None) };
        let command = match first {
            "setoption" => Command::Set(Setting::parse(rest)?),
            "position" => Command::Position(position(rest)?),
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

impl Setting {
    fn parse(words: &[&str]) -> Result<Setting, String> {
        let ["name", name, rest @ ..] = words else {
            return Err("say: setoption name NAME value VALUE".into());
        };
        let value = match rest {
            [] => String::new(),
            ["value", value @ ..] => value.join(" "),
            [other, ..] => return Err(format!("expected 'value', not '{other}'")),
        };
        let number = |low: u64, high: u64| {
            let number = value.parse().ok().filter(|number| (low..=high).contains(number));
            number.ok_or_else(|| format!("{name} is a number from {low} to {high}, not '{value}'"))
        };
        match name.to_ascii_lowercase().as_str() {
            "level" => {
                let number = number(Level::LOWEST.number().into(), Level::HIGHEST.number().into())?;
                Ok(Setting::Level(Level::new(number as u8).unwrap_or_default()))
            }
            "hash" => Ok(Setting::Hash(number(1, MOST_HASH as u64)? as usize)),
            "threads" => Ok(Setting::Threads(number(1, MOST_THREADS as u64)? as usize)),
            "seed" => Ok(Setting::Seed(number(0, u32::MAX.into())?)),
            "tablebase" => match value.as_str() {
                "" | "<empty>" => Ok(Setting::Tablebase(None)),
                directory => Ok(Setting::Tablebase(Some(directory.into()))),
            },
            _ => Err(format!("no option '{name}': there are Level, Hash, Threads, Seed and Tablebase")),
        }
    }
}

/// `startpos [first y|r] [players N] [moves …]` or `pos <position string> [moves …]`.
fn position(words: &[&str]) -> Result<Line<Position>, String> {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let (setup, moves) = words.split_at(split);
    let start = match setup {
        ["startpos", rest @ ..] => Position::start(first_of(rest)?),
        ["pos", rest @ ..] => rest.join(" ").parse().map_err(|error| format!("bad position: {error}"))?,
        _ => return Err("say: position startpos or position pos POSITION, then moves if any".into()),
    };
    let mut game = Line::new(start);
    for text in moves.iter().skip(1) {
        game.play_text(text, Notation::Standard).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

fn first_of(words: &[&str]) -> Result<Seat, String> {
    let mut first = LIGHT;
    for pair in words.chunks(2) {
        match pair {
            ["first", "y" | "1"] => first = LIGHT,
            ["first", "r" | "2"] => first = DARK,
            ["players", "2"] => {}
            ["players", other] => return Err(format!("Squadro is for two players, not {other}")),
            _ => return Err(format!("can't understand '{}' after startpos", pair.join(" "))),
        }
    }
    Ok(first)
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

    pub(super) fn answer(self, game: &Line<Position>) -> String {
        match self {
            Query::Turn => Position::seat_name(game.position().turn()).into(),
            Query::Result => match game.outcome() {
                None => "none".into(),
                Some(Outcome::Win(seat)) => Position::seat_name(seat).into(),
                Some(Outcome::Draw(_)) => "draw".into(),
            },
            Query::Legal => {
                let moves: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
                if moves.is_empty() { "none".into() } else { moves.join(" ") }
            }
        }
    }
}

/// How long to think.
#[derive(Clone, Copy, Default)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    /// What the clocks show, by seat, in milliseconds, and what each move adds.
    time: [Option<u64>; 2],
    increment: [u64; 2],
    pub(super) infinite: bool,
}

impl Go {
    fn parse(words: &[&str]) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let known = ["depth", "nodes", "movetime", "wtime", "btime", "winc", "binc"];
            let known = known.iter().chain(&["p1time", "p2time", "p1inc", "p2inc"]);
            if !known.clone().any(|&known| known == word) {
                return Err(format!("unknown word '{word}' after go"));
            }
            let number = words.next().and_then(|text| text.parse().ok());
            let number = number.ok_or_else(|| format!("'{word}' is followed by a number"))?;
            match word {
                "depth" => go.depth = Some(number),
                "nodes" => go.nodes = Some(number),
                "movetime" => go.movetime = Some(number),
                "wtime" | "p1time" => go.time[0] = Some(number),
                "btime" | "p2time" => go.time[1] = Some(number),
                "winc" | "p1inc" => go.increment[0] = number,
                _ => go.increment[1] = number,
            }
        }
        Ok(go)
    }

    /// What that means for the player to move. Nothing said means no limit, as `infinite` does.
    pub(super) fn limits(&self, turn: Seat) -> Limits {
        let from_clock = self.time[turn.index()].map(|left| share(left, self.increment[turn.index()]));
        let time = match (self.movetime, from_clock) {
            (Some(movetime), Some(share)) => Some(movetime.min(share)),
            (movetime, share) => movetime.or(share),
        };
        Limits {
            depth: self.depth.map(|depth| depth.clamp(1, u32::MAX.into()) as u32),
            nodes: self.nodes,
            time: time.map(Duration::from_millis),
        }
    }
}

/// The part of the time left that one move gets: a game lasts some forty moves of each player.
fn share(left: u64, increment: u64) -> u64 {
    const SPARE: u64 = 15;
    let wanted = left / 25 + increment.saturating_mul(3) / 4;
    wanted.min(left / 2).min(left.saturating_sub(SPARE)).max(1)
}
