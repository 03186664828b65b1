use std::fs::{self, File};
use std::io::{self, BufRead, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ::play::clock::FLAG_GRACE;
use ::play::{
    Actor, Command as GameCommand, Decision, Event, GameState, Millis, PlayerId, Recorded, Refusal, Replica,
    Terms,
};
use anyhow::{Result, bail};
use engine::{Level, Limits, Stopwatch};
use game::record::Termination;
use game::{DrawReason, Line, Notation, Outcome, Seat};
use games::{Computer, ComputerOptions};
use i18n::Value;
use terminal::{
    Command, SavedGame, SavedGames, Timer, help, match_score, record_text, saving_told, time_written,
};

use super::lines::{Lines, NextLine};
use super::{Terminal, random};
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;
use crate::input::InputLine;

/// The maximum time of a computer for a move.
const PATIENCE: Millis = 1000;

/// A game in the terminal and its rematches.
pub(super) struct Session<G> {
    replica: Replica,
    /// The local player.
    people: Actor,
    events: Vec<Recorded>,
    /// The computer player of all computer seats, created on its first move.
    computer: Option<Computer>,
    timer: Timer,
    terminal: Terminal,
    /// Where the game is saved after every event; nowhere if there is no place.
    store: Option<SavedGames>,
    /// Why it couldn't be saved the last time.
    not_saved: Option<String>,
    /// The file the game was saved to, which may be overwritten.
    saved_to: Option<PathBuf>,
    game: PhantomData<G>,
}

impl<G: CliGame> Session<G> {
    pub(super) fn new(terms: Terms, terminal: Terminal) -> Result<Session<G>> {
        let timer = Timer::start();
        let people = Actor { player: PlayerId::draw(random), name: String::new(), is_bot: false };
        let context = timer.context();
        let created = Replica::create(context.next_game, terms, people.clone(), &context);
        let (replica, events) = created.map_err(bad_arguments)?;
        Ok(Session::of(replica, people, events, timer, terminal))
    }

    /// Goes on with a saved game.
    pub(super) fn resume(saved: SavedGame, replica: Replica, terminal: Terminal) -> Self {
        let people = Actor { player: saved.player, name: String::new(), is_bot: false };
        Session::of(replica, people, saved.events, Timer::start_at(saved.now), terminal)
    }

    fn of(replica: Replica, people: Actor, events: Vec<Recorded>, timer: Timer, terminal: Terminal) -> Self {
        Session {
            replica,
            people,
            events,
            computer: None,
            timer,
            terminal,
            store: terminal.store(),
            not_saved: None,
            saved_to: None,
            game: PhantomData,
        }
    }

    /// Reads commands until `quit` or the end of the input.
    pub(super) fn run(mut self, input: impl BufRead + Send + 'static, mut out: impl Write) -> Result<()> {
        let lines = Lines::of(input);
        write!(out, "{}", self.beginning())?;
        loop {
            self.let_computers_move(&mut out)?;
            if let Some(error) = self.not_saved.take() {
                writeln!(out, "{}", self.say("terminal-not-kept", &[("error", error.into())]))?;
            }
            write!(out, "{}> ", self.prompt())?;
            out.flush()?;
            let awaited = lines.next(self.time_to_flag())?;
            let flagged = self.flag();
            let line = match awaited {
                NextLine::End => {
                    writeln!(out)?;
                    return Ok(());
                }
                NextLine::Timeout => {
                    writeln!(out)?;
                    None
                }
                NextLine::Line(line) => Some(line),
            };
            let command = match &line {
                Some(InputLine::Text(typed)) => Command::read(typed),
                Some(InputLine::TooLong) => {
                    writeln!(out, "{}", self.text("terminal-line-too-long"))?;
                    Command::Nothing
                }
                None => Command::Nothing,
            };
            match (command, flagged) {
                (Command::Quit, _) => return Ok(()),
                // The line was typed for the position before.
                (_, Some(told)) => write!(out, "{told}")?,
                (command, None) => write!(out, "{}", self.execute(command)?)?,
            }
        }
    }

    /// A message without variables.
    fn text(&self, id: &str) -> String {
        self.terminal.messages.text(id)
    }

    /// A message with the values of its variables.
    fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.terminal.messages.format(id, values)
    }

    /// A message about a player.
    fn say_of(&self, seat: Seat, id: &str) -> String {
        self.say(id, &[("player", self.player(seat).into())])
    }

    fn player(&self, seat: Seat) -> String {
        G::player_in(self.terminal.messages, seat)
    }

    fn state(&self) -> &GameState {
        self.replica.state()
    }

    fn line(&self) -> &Line<G> {
        let line = self.state().board().and_then(G::line_of);
        line.expect("every seat is taken from the start, so the game has begun")
    }

    /// Plays the moves of computers until it is a person's turn.
    fn let_computers_move(&mut self, out: &mut impl Write) -> Result<()> {
        while let Some(turn) = self.replica.view(self.timer.now(), PATIENCE).computer {
            let seat = self.line().position().turn();
            writeln!(out, "{}", self.say_of(seat, "status-thinking"))?;
            out.flush()?;
            let computer =
                self.computer.get_or_insert_with(|| Computer::new(G::KIND, ComputerOptions::default()));
            computer.set_strength(Level::new(turn.level).unwrap_or_default(), turn.seed.into());
            let limits = Limits::time(Duration::from_millis(turn.time));
            let line = self.replica.state().board();
            let Some(mv) = line.and_then(|line| computer.think(line, limits, &Stopwatch::start())) else {
                bail!("the computer found no move to play");
            };
            let ply = self.state().ply();
            let told = match self.replica.decide_for_computer(&mv, ply, &self.timer.context()) {
                Ok(decision) => {
                    self.keep(decision);
                    let values = [("player", self.player(seat).into()), ("move", mv.as_str().into())];
                    format!("{}\n{}", self.say("terminal-computer-move", &values), self.situation())
                }
                Err(Refusal::TimeIsUp) => self.flag().ok_or(Refusal::TimeIsUp)?,
                Err(refusal) => return Err(refusal.into()),
            };
            writeln!(out, "{}", told.trim_end())?;
        }
        Ok(())
    }

    /// The time until the flag of the player to move falls; `None` without a clock.
    fn time_to_flag(&self) -> Option<Duration> {
        let clocks = self.state().clocks()?;
        let (seat, _) = clocks.running()?;
        let left = clocks.left_at(seat, self.timer.now())?;
        Some(Duration::from_millis(left + FLAG_GRACE + 1))
    }

    /// Applies a fallen flag and returns the message.
    fn flag(&mut self) -> Option<String> {
        let decision = self.replica.decide_flag(&self.timer.context())?;
        let flagged = decision.events.iter().find_map(|recorded| match recorded.event {
            Event::Flagged { seat } => Some(seat),
            _ => None,
        });
        self.keep(decision);
        let flagged = flagged?;
        Some(format!("{}\n{}", self.say_of(flagged, "time-ran-out"), self.situation()))
    }

    fn prompt(&self) -> String {
        let Some(seat) = self.state().turn() else { return self.text("terminal-prompt-over") };
        self.with_time("terminal-prompt-time", seat).unwrap_or_else(|| self.player(seat))
    }

    /// A message about a player and the time left; `None` without a clock.
    fn with_time(&self, id: &str, seat: Seat) -> Option<String> {
        let left = self.state().clocks()?.left_at(seat, self.timer.now()).map(time_written)?;
        Some(self.say(id, &[("player", self.player(seat).into()), ("time", left.into())]))
    }

    /// Executes a command and returns its output.
    fn execute(&mut self, command: Command<'_>) -> Result<String> {
        let messages = self.terminal.messages;
        Ok(match command {
            Command::Nothing | Command::Quit => String::new(),
            Command::Board => self.situation(),
            Command::Help => format!("{}\n{}", G::how_to_move(messages), help(messages)),
            Command::Legal if self.state().turn().is_none() => self.explained(&Refusal::GameOver),
            Command::Legal => self.line().position().list_moves(messages, &self.line().legal_moves()),
            Command::Move(text) => self.play(text),
            Command::Undo => match self.decide(&GameCommand::Undo) {
                Ok(_) => self.situation(),
                // Computers play all seats, or have made all moves.
                Err(Refusal::NotSeated | Refusal::NothingToTakeBack) => {
                    self.text("terminal-nothing-to-undo") + "\n"
                }
                Err(refusal) => self.explained(&refusal),
            },
            Command::Resign => self.shown(&GameCommand::Resign),
            Command::Draw => self.draw(),
            Command::Rematch => self.rematch()?,
            Command::SaveWhere => {
                self.say("terminal-save-where", &[("example", "save game.txt".into())]) + "\n"
            }
            Command::Save(file) => {
                let saved = self.save(file);
                saving_told(messages, file, saved) + "\n"
            }
        })
    }

    /// Plays a move and returns the board after it, or why it is illegal.
    fn play(&mut self, text: &str) -> String {
        let ply = self.state().ply();
        match self.decide(&GameCommand::Move { mv: text.into(), ply }) {
            Ok(_) => self.situation(),
            Err(Refusal::UnreadableMove { .. } | Refusal::IllegalMove { .. }) => self.why_not(text),
            Err(refusal) => self.explained(&refusal),
        }
    }

    /// The reason why a text is no legal move.
    fn why_not(&self, text: &str) -> String {
        let (messages, position) = (self.terminal.messages, self.line().position());
        let Ok(mv) = position.parse_move(text, Notation::Standard) else {
            let unreadable = self.say("refused-unreadable", &[("text", text.into())]);
            return format!("{unreadable}\n{}\n", G::how_to_move(messages));
        };
        let why = position.check(mv).map_err(|why| position.why_illegal(messages, &why));
        why.err().unwrap_or_else(|| self.text("refused-illegal-move")) + "\n"
    }

    /// Decides a command and saves what comes of it.
    fn decide(&mut self, command: &GameCommand) -> Result<Decision, Refusal> {
        let decision = self.replica.decide(command, &self.timer.context())?;
        self.keep(decision.clone());
        Ok(decision)
    }

    /// Takes in the events of a decision, and saves the game.
    fn keep(&mut self, decision: Decision) {
        self.events.extend(decision.events);
        let Some(store) = &self.store else { return };
        let saved = SavedGame::of(&self.replica, self.people.player, self.timer.now(), &self.events);
        self.not_saved = store.save(&saved).err().map(|error| error.to_string());
    }

    /// Decides a command and returns the board after it.
    fn shown(&mut self, command: &GameCommand) -> String {
        match self.decide(command) {
            Ok(_) => self.situation(),
            Err(refusal) => self.explained(&refusal),
        }
    }

    fn explained(&self, refusal: &Refusal) -> String {
        let code = refusal.code();
        let why = match refusal {
            // Only a fault of the program brings these about.
            Refusal::ForPeople | Refusal::Inconsistent { .. } => {
                self.say("trouble-code", &[("code", code.into())])
            }
            _ => self.text(&format!("refused-{}", code.replace('_', "-"))),
        };
        let ending = self.ending().filter(|_| matches!(refusal, Refusal::GameOver));
        [Some(why), ending].into_iter().flatten().map(|line| line + "\n").collect()
    }

    /// Ends the game in a draw, unless a computer declines.
    fn draw(&mut self) -> String {
        let decision = match self.decide(&GameCommand::OfferDraw) {
            Ok(decision) => decision,
            Err(refusal) => return self.explained(&refusal),
        };
        let declined = decision.events.iter().find_map(|recorded| match recorded.event {
            Event::DrawDeclined { seat } => Some(seat),
            _ => None,
        });
        match declined {
            Some(seat) => self.say_of(seat, "terminal-draw-declined") + "\n",
            None => self.situation(),
        }
    }

    /// Starts the rematch.
    fn rematch(&mut self) -> Result<String> {
        let decision = match self.decide(&GameCommand::Rematch) {
            Ok(decision) => decision,
            Err(refusal) => return Ok(self.explained(&refusal)),
        };
        let Some(sequel) = decision.sequel else { bail!("the next game didn't begin") };
        self.replica = Replica::open(sequel.next.id(), &sequel.events, self.people.clone())?;
        (self.events, self.saved_to) = (sequel.events, None);
        if let Some(computer) = &mut self.computer {
            computer.new_game();
        }
        Ok(self.beginning())
    }

    /// Writes the record. An existing file is kept, unless this game was saved there before.
    fn save(&mut self, file: &Path) -> io::Result<()> {
        let record = self.state().record().map(|mut record| {
            // Local players have no names.
            for seat in self.state().seats_of(self.people.player).iter() {
                record.players.set(seat, None);
            }
            record
        });
        let record = record.ok_or_else(|| io::Error::other(Refusal::NotStarted))?;
        let text = record_text(&record, file);
        if self.saved_to.as_deref() == Some(file) {
            fs::write(file, text)?;
        } else {
            File::create_new(file)?.write_all(text.as_bytes())?;
            self.saved_to = Some(file.into());
        }
        Ok(())
    }

    /// The start position, and the first player if drawn.
    fn beginning(&self) -> String {
        let terms = self.state().terms();
        let is_new = self.state().ply() == 0;
        let drawn = if is_new && terms.first.is_none() && terms.position.is_none() {
            self.say_of(self.line().position().turn(), "terminal-first-drawn") + "\n"
        } else {
            String::new()
        };
        drawn + &self.situation()
    }

    /// The board, the clocks and the result.
    fn situation(&self) -> String {
        let position = self.line().position();
        let Terminal { charset, messages, .. } = self.terminal;
        let board = position.draw_in(messages, charset);
        let distances = position.distances_in_words(messages, |seat| self.player(seat));
        let left = Seat::all(position.seats()).filter_map(|seat| self.with_time("terminal-time-left", seat));
        let lines: String = left.chain(self.ending()).chain(self.score()).map(|line| line + "\n").collect();
        format!("\n{}\n\n{distances}{lines}", board.trim_end())
    }

    /// The score of the match that the game belongs to; `None` before anything is scored.
    fn score(&self) -> Option<String> {
        let state = self.state();
        let result = state.ending().map(|ending| ending.result);
        match_score(self.terminal.messages, state.terms(), result, |seat| self.player(seat))
    }

    /// The result in a sentence; `None` while the game is played.
    fn ending(&self) -> Option<String> {
        let termination = self.state().ending()?.termination;
        Some(match self.line().outcome() {
            Some(Outcome::Win(seat)) => self.say_of(seat, "status-wins"),
            Some(Outcome::Draw(DrawReason::Repetition)) => self.text("status-repetition"),
            Some(Outcome::Draw(DrawReason::TurnLimit)) => self.text("status-turn-limit"),
            // An agreed draw isn't visible on the board.
            None if termination == Termination::Agreement => self.text("status-agreement"),
            None => self.text("refused-game-over"),
        })
    }
}
