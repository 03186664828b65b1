//! The commands of the protocol.

use core::time::Duration;

use game::Seat;
use quoridor::Move;

use crate::words::{read_move, seat_of};

/// All commands, in the order they are listed.
pub(crate) const NAMES: [&str; 17] = [
    "name",
    "version",
    "protocol_version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "walls",
    "playmove",
    "playwall",
    "genmove",
    "undo",
    "winner",
    "showboard",
    "movetime",
    "time_left",
];

#[derive(Clone, Copy)]
pub(crate) enum Command {
    Name,
    Version,
    ProtocolVersion,
    Knows(bool),
    ListCommands,
    Quit,
    BoardSize(u64),
    ClearBoard,
    Walls(u64),
    Play(Seat, Move),
    GenMove(Seat),
    Undo(usize),
    Winner,
    ShowBoard,
    MoveTime(Duration),
    TimeLeft(Seat, Duration),
}

/// A command, and the number it has, if it has one.
pub(crate) struct Line {
    pub(crate) id: String,
    pub(crate) command: Result<Command, &'static str>,
}

const SYNTAX: &str = "syntax error";

impl Line {
    /// Reads a line; nothing for an empty one. Comments and control characters are dropped first.
    pub(crate) fn parse(text: &str) -> Option<Line> {
        let text = text.split('#').next().unwrap_or("");
        let plain: String = text.replace('\t', " ").chars().filter(|c| !c.is_control()).collect();
        let mut words = plain.split_whitespace().peekable();
        let id =
            words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit())).unwrap_or("").to_string();
        let Some(name) = words.next() else {
            // An id without a command: the sender may wait for an answer to it.
            return (!id.is_empty()).then_some(Line { id, command: Err(SYNTAX) });
        };
        let arguments: Vec<&str> = words.collect();
        Some(Line { id, command: Command::parse(&name.to_ascii_lowercase(), &arguments) })
    }
}

impl Command {
    fn parse(name: &str, arguments: &[&str]) -> Result<Command, &'static str> {
        let read = match (name, arguments) {
            ("name", []) => Some(Command::Name),
            ("version", []) => Some(Command::Version),
            ("protocol_version", []) => Some(Command::ProtocolVersion),
            ("known_command", [name]) => {
                Some(Command::Knows(NAMES.contains(&name.to_ascii_lowercase().as_str())))
            }
            ("known_command", []) => Some(Command::Knows(false)),
            ("list_commands", []) => Some(Command::ListCommands),
            ("quit", []) => Some(Command::Quit),
            ("boardsize", [size]) => size.parse().ok().map(Command::BoardSize),
            ("clear_board", []) => Some(Command::ClearBoard),
            ("walls", [number]) => number.parse().ok().map(Command::Walls),
            ("playmove", [colour, square]) => play(colour, square, false),
            ("playwall", [colour, rest @ ..]) => play(colour, &rest.join(" "), true),
            ("genmove", [colour]) => seat_of(colour).map(Command::GenMove),
            ("undo", []) => Some(Command::Undo(1)),
            ("undo", [times]) => times.parse().ok().map(Command::Undo),
            ("winner", []) => Some(Command::Winner),
            ("showboard", []) => Some(Command::ShowBoard),
            ("movetime", [milliseconds]) => {
                let milliseconds = milliseconds.parse().ok().filter(|&milliseconds| milliseconds > 0);
                milliseconds.map(|milliseconds| Command::MoveTime(Duration::from_millis(milliseconds)))
            }
            // As in Go, where the last argument counts stones; seconds may have decimals here.
            ("time_left", [colour, seconds] | [colour, seconds, _]) => time_left(colour, seconds),
            _ if NAMES.contains(&name) => None,
            _ => return Err("unknown command"),
        };
        read.ok_or(SYNTAX)
    }
}

fn play(colour: &str, text: &str, fence: bool) -> Option<Command> {
    let (seat, mv) = (seat_of(colour)?, read_move(text)?);
    (matches!(mv, Move::Fence(_)) == fence).then_some(Command::Play(seat, mv))
}

fn time_left(colour: &str, seconds: &str) -> Option<Command> {
    let left = Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?;
    Some(Command::TimeLeft(seat_of(colour)?, left))
}
