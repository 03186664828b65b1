use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use game::record::{Record, Termination};
use game::{Charset, Game, Line, Notation, PlayError, Setup, Step};

use super::capitalised;
use super::command::{Command, HELP};
use super::computer::Computers;
use crate::input::{InputLine, read_line};
use crate::table::Table;

/// One game being played.
pub(super) struct Session<G: Game> {
    setup: Setup,
    line: Line<G>,
    computers: Computers<G>,
    charset: Charset,
    /// The file the game was saved to: saving there again is no accident.
    saved_to: Option<PathBuf>,
}

impl<G: Table> Session<G> {
    pub(super) fn new(setup: Setup, line: Line<G>, computers: Computers<G>, charset: Charset) -> Session<G> {
        Session { setup, line, computers, charset, saved_to: None }
    }

    /// Reads commands until `quit` or the end of the input.
    pub(super) fn run(mut self, mut input: impl BufRead, mut out: impl Write) -> Result<()> {
        write!(out, "{}", self.situation())?;
        loop {
            self.let_computers_move(&mut out)?;
            write!(out, "{}> ", self.prompt())?;
            out.flush()?;
            let Some(typed) = read_line(&mut input)? else {
                writeln!(out)?;
                return Ok(());
            };
            let InputLine::Text(typed) = typed else {
                writeln!(out, "That was too long for a move.")?;
                continue;
            };
            match Command::read(&typed) {
                Command::Quit => return Ok(()),
                command => write!(out, "{}", self.obey(command))?,
            }
        }
    }

    /// Until it is a person's turn.
    fn let_computers_move(&mut self, out: &mut impl Write) -> Result<()> {
        while self.computers.is_to_move(&self.line) {
            let player = capitalised(&G::player(self.line.position().turn()));
            write!(out, "{player} is thinking ... ")?;
            out.flush()?;
            let chosen = self.computers.choose(&self.line);
            let Some(mv) = chosen.filter(|&mv| self.line.play(mv).is_ok()) else {
                bail!("the computer found no move to play");
            };
            writeln!(out, "and plays {mv}.\n\n{}", self.situation().trim_start_matches('\n').trim_end())?;
        }
        Ok(())
    }

    /// Takes the last move back, and the computer's moves behind it: back to where a person was to move.
    fn undo(&mut self) -> String {
        let mut undone = false;
        let before = self.line.clone();
        while self.line.undo().is_some() {
            undone = true;
            if !self.computers.is_to_move(&self.line) {
                break;
            }
        }
        if self.computers.is_to_move(&self.line) {
            // Nobody but the computer has moved yet.
            self.line = before;
            undone = false;
        }
        if undone { self.situation() } else { "There is nothing to take back.\n".into() }
    }

    fn prompt(&self) -> String {
        match self.line.outcome() {
            Some(_) => "game over".into(),
            None => G::player(self.line.position().turn()),
        }
    }

    /// Does what was asked for, and says what came of it.
    fn obey(&mut self, command: Command<'_>) -> String {
        match command {
            Command::Nothing | Command::Quit => String::new(),
            Command::Board => self.situation(),
            Command::Help => format!("{}\n{HELP}", G::how_to_move()),
            Command::Legal if self.line.outcome().is_some() => "None: the game is over.\n".into(),
            Command::Legal => self.line.position().list_moves(&self.line.legal_moves()),
            Command::Move(text) => self.play(text),
            Command::Undo => self.undo(),
            Command::Resign => match self.line.retire(self.line.position().turn()) {
                Ok(()) => self.situation(),
                Err(error) => refusal(&error),
            },
            Command::SaveWhere => "Save to which file? For example: save game.txt\n".into(),
            Command::Save(file) => match self.save(file) {
                Ok(()) => format!("Saved to {}.\n", file.display()),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    format!("{} is there already: choose another name.\n", file.display())
                }
                Err(error) => format!("Can't save to {}: {error}.\n", file.display()),
            },
        }
    }

    fn play(&mut self, text: &str) -> String {
        let played = self
            .line
            .position()
            .parse_move(text, Notation::Standard)
            .map_err(PlayError::Unreadable)
            .and_then(|mv| self.line.play(mv));
        match played {
            Ok(()) => self.situation(),
            Err(error) => refusal(&error),
        }
    }

    /// Writes the record. A file that is there already is left alone, unless it is this game saved before.
    fn save(&mut self, file: &Path) -> io::Result<()> {
        let mut record = Record::from_line(&self.setup, &self.line);
        if matches!(self.line.steps().last(), Some(Step::Retire(_))) && self.line.outcome().is_some() {
            // The board doesn't show why the last opponent left, but here there is only one reason.
            record.termination = Some(Termination::Resignation);
        }
        let text = match file.extension() {
            Some(extension) if extension.eq_ignore_ascii_case("json") => record.to_json() + "\n",
            _ => record.to_string(),
        };
        if self.saved_to.as_deref() == Some(file) {
            fs::write(file, text)?;
        } else {
            File::create_new(file)?.write_all(text.as_bytes())?;
            self.saved_to = Some(file.into());
        }
        Ok(())
    }

    /// The board, and how it ended if it did.
    fn situation(&self) -> String {
        let position = self.line.position();
        let board = position.draw(self.charset);
        let ended = self
            .line
            .outcome()
            .map_or_else(String::new, |outcome| format!("{}.\n", capitalised(&G::outcome_in_words(outcome))));
        format!("\n{}\n\n{}{ended}", board.trim_end(), position.distances_in_words())
    }
}

fn refusal<I: std::fmt::Display>(error: &PlayError<I>) -> String {
    format!("{}.\n", capitalised(&error.to_string()))
}
