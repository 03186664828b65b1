use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ::play::clock::FLAG_GRACE;
use ::play::{Actor, Decision, Event, GameState, Millis, Phase, PlayerId, Refusal, Replica, Terms};
use anyhow::{Result, bail};
use engine::{Level, Limits, Watch};
use game::{Charset, Line, Seat};
use games::{Computer, ComputerOptions};

use super::command::{Command, HELP};
use super::lines::{Awaited, Lines};
use super::timer::{Timer, written};
use super::{capitalised, random};
use crate::failure::bad_arguments;
use crate::input::InputLine;
use crate::table::Table;

/// The longest the computer thinks about a move.
const PATIENCE: Millis = 1000;

/// One game being played, and those that follow it.
pub(super) struct Session<G> {
    replica: Replica,
    /// Everybody around the keyboard.
    people: Actor,
    /// Plays all seats of computers. Made when the first of them is to move.
    computer: Option<Computer>,
    timer: Timer,
    charset: Charset,
    /// The file the game was saved to: saving there again is no accident.
    saved_to: Option<PathBuf>,
    game: PhantomData<G>,
}

impl<G: Table> Session<G> {
    pub(super) fn new(terms: Terms, charset: Charset) -> Result<Session<G>> {
        let timer = Timer::start();
        let people = Actor { player: PlayerId::draw(random), name: String::new(), is_bot: false };
        let context = timer.context();
        let created = Replica::create(context.next_game, terms, people.clone(), &context);
        let (replica, _) = created.map_err(bad_arguments)?;
        Ok(Session { replica, people, computer: None, timer, charset, saved_to: None, game: PhantomData })
    }

    /// Reads commands until `quit` or the end of the input.
    pub(super) fn run(mut self, input: impl BufRead + Send + 'static, mut out: impl Write) -> Result<()> {
        let lines = Lines::of(input);
        write!(out, "{}", self.beginning())?;
        loop {
            self.let_computers_move(&mut out)?;
            write!(out, "{}> ", self.prompt())?;
            out.flush()?;
            let awaited = lines.next(self.time_to_flag())?;
            let flagged = self.flag();
            let line = match awaited {
                Awaited::End => {
                    writeln!(out)?;
                    return Ok(());
                }
                Awaited::Timeout => {
                    writeln!(out)?;
                    None
                }
                Awaited::Line(line) => Some(line),
            };
            let command = match &line {
                Some(InputLine::Text(typed)) => Command::read(typed),
                Some(InputLine::TooLong) => {
                    writeln!(out, "That line is too long.")?;
                    Command::Nothing
                }
                None => Command::Nothing,
            };
            match (command, flagged) {
                (Command::Quit, _) => return Ok(()),
                // What was typed was meant for the position before.
                (_, Some(told)) => write!(out, "{told}")?,
                (command, None) => write!(out, "{}", self.obey(command)?)?,
            }
        }
    }

    fn state(&self) -> &GameState {
        self.replica.state()
    }

    fn line(&self) -> &Line<G> {
        let line = self.state().board().and_then(G::line_of);
        line.expect("every seat is taken from the start, so the game has begun")
    }

    /// Until it is a person's turn.
    fn let_computers_move(&mut self, out: &mut impl Write) -> Result<()> {
        while let Some(turn) = self.replica.view(self.timer.now(), PATIENCE).computer {
            write!(out, "{} is thinking… ", capitalised(&G::player(self.line().position().turn())))?;
            out.flush()?;
            let computer =
                self.computer.get_or_insert_with(|| Computer::new(G::KIND, ComputerOptions::default()));
            computer.set_strength(Level::new(turn.level).unwrap_or_default(), turn.seed.into());
            let limits = Limits::time(Duration::from_millis(turn.time));
            let line = self.replica.state().board();
            let Some(mv) = line.and_then(|line| computer.think(line, limits, &Watch::start())) else {
                bail!("the computer found no move to play");
            };
            let ply = self.state().ply();
            let told = match self.replica.decide_for_computer(&mv, ply, &self.timer.context()) {
                Ok(_) => format!("plays {mv}.\n\n{}", self.situation().trim_start_matches('\n')),
                Err(Refusal::TimeIsUp) => {
                    let told = self.flag().ok_or(Refusal::TimeIsUp)?;
                    format!("out of time.\n{told}")
                }
                Err(refusal) => return Err(refusal.into()),
            };
            writeln!(out, "{}", told.trim_end())?;
        }
        Ok(())
    }

    /// How long it takes until the flag of whoever is to move falls; none without a clock.
    fn time_to_flag(&self) -> Option<Duration> {
        let clocks = self.state().clocks()?;
        let (seat, _) = clocks.running()?;
        let left = clocks.left_at(seat, self.timer.now())?;
        Some(Duration::from_millis(left + FLAG_GRACE + 1))
    }

    /// Ends the game of whoever has no time left, and says so.
    fn flag(&mut self) -> Option<String> {
        let decision = self.replica.decide_flag(&self.timer.context())?;
        let flagged = decision.events.iter().find_map(|recorded| match recorded.event {
            Event::Flagged { seat } => Some(seat),
            _ => None,
        })?;
        Some(format!("{} ran out of time.\n{}", capitalised(&G::player(flagged)), self.situation()))
    }

    fn prompt(&self) -> String {
        let Some(seat) = self.state().turn() else { return "game over".into() };
        match self.left(seat) {
            Some(left) => format!("{}, {left}", G::player(seat)),
            None => G::player(seat),
        }
    }

    /// The time a seat has left, as it is shown; none without a clock.
    fn left(&self, seat: Seat) -> Option<String> {
        self.state().clocks()?.left_at(seat, self.timer.now()).map(written)
    }

    /// Does what was asked for, and says what came of it.
    fn obey(&mut self, command: Command<'_>) -> Result<String> {
        Ok(match command {
            Command::Nothing | Command::Quit => String::new(),
            Command::Board => self.situation(),
            Command::Help => format!("{}\n{HELP}", G::how_to_move()),
            Command::Legal if self.state().turn().is_none() => "No legal moves: the game is over.\n".into(),
            Command::Legal => self.line().position().list_moves(&self.line().legal_moves()),
            Command::Move(text) => {
                let ply = self.state().ply();
                self.shown(&::play::Command::Move { mv: text.into(), ply })
            }
            Command::Undo => match self.decide(&::play::Command::Undo) {
                Ok(_) => self.situation(),
                // Computers play all seats, or have made all moves.
                Err(Refusal::NotSeated | Refusal::NothingToTakeBack) => "Nothing to undo.\n".into(),
                Err(refusal) => self.explained(&refusal),
            },
            Command::Resign => self.shown(&::play::Command::Resign),
            Command::Draw => self.draw(),
            Command::Rematch => self.rematch()?,
            Command::SaveWhere => "Save to which file? For example: save game.txt\n".into(),
            Command::Save(file) => match self.save(file) {
                Ok(()) => format!("Saved to {}.\n", file.display()),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    format!("{} already exists. Choose another name.\n", file.display())
                }
                Err(error) => format!("Can't save to {}: {error}.\n", file.display()),
            },
        })
    }

    fn decide(&mut self, command: &::play::Command) -> Result<Decision, Refusal> {
        self.replica.decide(command, &self.timer.context())
    }

    /// Decides a command and shows the board after it.
    fn shown(&mut self, command: &::play::Command) -> String {
        match self.decide(command) {
            Ok(_) => self.situation(),
            Err(refusal) => self.explained(&refusal),
        }
    }

    fn explained(&self, refusal: &Refusal) -> String {
        match (refusal, self.ending()) {
            (Refusal::GameOver, Some(ending)) => format!("The game is over: {ending}.\n"),
            _ => format!("{}.\n", capitalised(&refusal.to_string())),
        }
    }

    /// Ends the game in a draw, unless a computer plays: it declines.
    fn draw(&mut self) -> String {
        let decision = match self.decide(&::play::Command::OfferDraw) {
            Ok(decision) => decision,
            Err(refusal) => return self.explained(&refusal),
        };
        let declined = decision.events.iter().find_map(|recorded| match recorded.event {
            Event::DrawDeclined { seat } => Some(seat),
            _ => None,
        });
        match declined {
            Some(seat) => format!("{} declines the draw.\n", capitalised(&G::player(seat))),
            None => self.situation(),
        }
    }

    /// Begins the next game.
    fn rematch(&mut self) -> Result<String> {
        let decision = match self.decide(&::play::Command::Rematch) {
            Ok(decision) => decision,
            Err(refusal) => return Ok(self.explained(&refusal)),
        };
        let Some(sequel) = decision.sequel else { bail!("the next game didn't begin") };
        self.replica = Replica::open(sequel.next.id(), &sequel.events, self.people.clone())?;
        self.saved_to = None;
        if let Some(computer) = &mut self.computer {
            computer.new_game();
        }
        Ok(self.beginning())
    }

    /// Writes the record. A file that is there already is left alone, unless it is this game saved before.
    fn save(&mut self, file: &Path) -> io::Result<()> {
        let record = self.state().record().map(|mut record| {
            // Nobody has asked the people for their names.
            for seat in self.state().seats_of(self.people.player).iter() {
                record.players.set(seat, None);
            }
            record
        });
        let record = record.ok_or_else(|| io::Error::other("the game has not begun"))?;
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

    /// The board at the beginning, and who begins if it was drawn.
    fn beginning(&self) -> String {
        let terms = self.state().terms();
        let drawn = if terms.first.is_none() && terms.position.is_none() {
            format!("{} goes first (random draw).\n", capitalised(&G::player(self.line().position().turn())))
        } else {
            String::new()
        };
        drawn + &self.situation()
    }

    /// The board, the clocks, and how it ended if it did.
    fn situation(&self) -> String {
        let position = self.line().position();
        let board = position.draw(self.charset);
        let left = Seat::all(position.seats())
            .filter_map(|seat| Some(format!("{} has {} left\n", G::player(seat), self.left(seat)?)));
        let left: String = left.collect();
        let ended = self.ending().map_or_else(String::new, |ending| format!("{}.\n", capitalised(&ending)));
        format!("\n{}\n\n{}{left}{ended}", board.trim_end(), position.distances_in_words())
    }

    /// How the game ended, in words; none while it is played.
    fn ending(&self) -> Option<String> {
        let Phase::Over { termination, .. } = self.state().phase() else { return None };
        Some(match self.line().outcome() {
            Some(outcome) => G::outcome_in_words(outcome),
            // What the board doesn't show is what people agree on.
            None => format!("draw by {termination}"),
        })
    }
}
