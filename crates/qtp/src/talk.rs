//! The conversation: reads commands, answers them.

use core::time::Duration;
use std::io::{self, BufRead, Read, Write};

use engine::{Limits, Player, Stopwatch};
use game::{Charset, Seat};
use quoridor::{Position, Square};

use crate::board::{Board, FENCES};
use crate::command::{Command, Line, NAMES};
use crate::words::{colour, written};

/// Longer lines are refused.
const LONGEST_LINE: u64 = 1 << 16;

/// Talks until `quit` or the end of the input, thinking this long about each move unless it is told otherwise.
pub fn converse<P>(
    player: &mut P,
    movetime: Duration,
    mut input: impl BufRead,
    output: impl Write,
) -> io::Result<()>
where
    P: Player<Game = Position> + ?Sized,
{
    let board = Board::new(FENCES).ok_or_else(|| io::Error::other("the game can't begin"))?;
    let mut talk = Talk { player, board, movetime, left: [None; 2], output };
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read == 0 {
            return Ok(());
        }
        if read as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            talk.answer("", Err("this line is too long".into()))?;
            continue;
        }
        let Some(Line { id, command }) = Line::parse(&String::from_utf8_lossy(&bytes)) else { continue };
        let quits = matches!(command, Ok(Command::Quit));
        let done = command.map_err(String::from).and_then(|command| talk.obey(command));
        talk.answer(&id, done)?;
        if quits {
            return Ok(());
        }
    }
}

struct Talk<'a, P: ?Sized, W> {
    player: &'a mut P,
    board: Board,
    movetime: Duration,
    /// What the clocks show, by seat, if that was told.
    left: [Option<Duration>; 2],
    output: W,
}

impl<P: Player<Game = Position> + ?Sized, W: Write> Talk<'_, P, W> {
    fn answer(&mut self, id: &str, done: Result<String, String>) -> io::Result<()> {
        let (sign, text) = match done {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        let blank = if text.is_empty() { "" } else { " " };
        // An empty line ends an answer.
        write!(self.output, "{sign}{id}{blank}{text}\n\n")?;
        self.output.flush()
    }

    fn obey(&mut self, command: Command) -> Result<String, String> {
        match command {
            Command::Name => return Ok(self.player.name()),
            Command::Version => return Ok(env!("CARGO_PKG_VERSION").into()),
            Command::ProtocolVersion => return Ok("1".into()),
            Command::Knows(known) => return Ok(known.to_string()),
            Command::ListCommands => return Ok(NAMES.join("\n")),
            Command::Quit => {}
            Command::BoardSize(size) if size == Square::WIDTH as u64 => self.begin(FENCES)?,
            Command::BoardSize(_) => return Err("unacceptable size".into()),
            Command::ClearBoard => self.begin(FENCES)?,
            Command::Walls(_) if !self.board.is_fresh() => return Err("the game has begun".into()),
            Command::Walls(number) => self.begin(u8::try_from(number).unwrap_or(u8::MAX))?,
            Command::Play(seat, mv) => self.board.play(seat, mv).ok_or("illegal move")?,
            Command::GenMove(seat) => return self.generate(seat),
            Command::Undo(times) => self.board.undo(times).ok_or("cannot undo")?,
            Command::Winner => {
                let won = |seat| format!("true {}", colour(seat));
                return Ok(self.board.winner().map_or("false".into(), won));
            }
            Command::ShowBoard => return Ok(self.show()),
            Command::MoveTime(time) => {
                self.movetime = time;
                self.left = [None; 2];
            }
            Command::TimeLeft(seat, left) => self.left[seat.index()] = Some(left),
        }
        Ok(String::new())
    }

    fn begin(&mut self, fences: u8) -> Result<(), String> {
        self.board = Board::new(fences).ok_or("unacceptable number of walls")?;
        self.left = [None; 2];
        self.player.new_game();
        Ok(())
    }

    fn generate(&mut self, seat: Seat) -> Result<String, String> {
        let watch = Stopwatch::start();
        if self.board.winner().is_some() {
            return Err("the game is over".into());
        }
        let limits = match self.left[seat.index()] {
            Some(left) => Limits::of_clock(left, Duration::ZERO),
            None => Limits::time(self.movetime),
        };
        let line = self.board.line_for(seat).ok_or("no move")?;
        let choice = self.player.think(&line, limits, &watch, &mut |_| ()).ok_or("no move")?;
        // The rules have the last word before a move leaves.
        self.board.play(seat, choice.best).ok_or("no move")?;
        Ok(written(choice.best))
    }

    fn show(&self) -> String {
        let drawn = self.board.position().board(Charset::Ascii).to_string();
        let lines: Vec<&str> =
            drawn.lines().map(|line| if line.trim().is_empty() { " " } else { line }).collect();
        format!("\n{}", lines.join("\n"))
    }
}
