use std::time::Instant;

use engine::Limits;
use game::{Game, Line, Seat, Setup, Step};
use qtp::Response;
use quoridor::{Move, Position};

use crate::process::{GRACE, Process};
use crate::{Answer, Competitor, Failure, Halt, Program, Turn, Work};

/// A program that plays Quoridor by QTP: see `docs/engines/qtp.md`.
///
/// The protocol has no word for a position, so games have to begin at the beginning; nor for time, so a program that
/// doesn't know our words for it has to be told by its command line.
pub struct Qtp {
    program: Program,
    process: Process,
    /// Whether it knows `movetime` and `time_left`.
    knows: Knows,
    /// What it has been told about the present game.
    told: Vec<Move>,
    /// The time it was last given for a move.
    movetime: Option<u128>,
}

#[derive(Clone, Copy, Default)]
struct Knows {
    movetime: bool,
    time_left: bool,
}

impl Qtp {
    /// Starts the program and sets it up.
    pub fn start(program: Program, halt: &Halt) -> Result<Qtp, Failure> {
        if let Some((name, _)) = program.options.first() {
            return Err(Failure::Crashed(format!("QTP has no options, so '{name}' can't be set")));
        }
        let process = program.start()?;
        let lines = program.lines.clone();
        let mut qtp = Qtp { program, process, knows: Knows::default(), told: Vec::new(), movetime: None };
        qtp.knows =
            Knows { movetime: qtp.knows("movetime", halt)?, time_left: qtp.knows("time_left", halt)? };
        for line in &lines {
            qtp.demand(line, halt)?;
        }
        Ok(qtp)
    }

    /// Says something and waits for the answer.
    fn ask(&mut self, command: &str, until: Instant, halt: &Halt) -> Result<(Response, Instant), Failure> {
        self.process.skip();
        self.process.say(command);
        // What comes before is noise, and the rest of an answer of several lines is skipped before the next one.
        self.process
            .await_line(until, halt, |heard| Response::read(&heard.line).map(|response| (response, heard.at)))
    }

    /// Says something that has to be done.
    fn demand(&mut self, command: &str, halt: &Halt) -> Result<String, Failure> {
        match self.ask(command, self.program.until(), halt)?.0 {
            Response::Done(text) => Ok(text),
            Response::Failed(error) => Err(Failure::Crashed(format!("it refused '{command}': {error}"))),
        }
    }

    fn knows(&mut self, command: &str, halt: &Halt) -> Result<bool, Failure> {
        let answer = self.ask(&format!("known_command {command}"), self.program.until(), halt)?.0;
        Ok(answer == Response::Done("true".into()))
    }

    fn begin(&mut self, halt: &Halt) -> Result<(), Failure> {
        for command in ["boardsize 9", "clear_board", "walls 10"] {
            self.demand(command, halt)?;
        }
        self.told.clear();
        Ok(())
    }

    /// Tells the moves it doesn't know of yet.
    fn tell(&mut self, line: &Line<Position>, halt: &Halt) -> Result<(), Failure> {
        let mut moves = Vec::new();
        for (step, before) in line.steps().iter().zip(line.positions()) {
            match step {
                Step::Move(mv) => moves.push((before.turn(), *mv)),
                Step::Retire(_) => return Err(Failure::Crashed("QTP is for two players".into())),
            }
        }
        if !self.told.iter().eq(moves.iter().take(self.told.len()).map(|(_, mv)| mv)) {
            self.begin(halt)?;
        }
        for &(seat, mv) in &moves[self.told.len()..] {
            self.demand(&qtp::play(seat, mv), halt)?;
            self.told.push(mv);
        }
        Ok(())
    }

    /// Tells how long it may think, if it can be told.
    fn tell_time(&mut self, turn: &Turn, halt: &Halt) -> Result<(), Failure> {
        match (turn.limits, turn.clocks) {
            (_, Some(clocks)) if self.knows.time_left => {
                for seat in Seat::all(2) {
                    let seconds = clocks.left[seat.index()].as_secs_f64();
                    self.demand(&format!("time_left {} {seconds:.3}", qtp::colour(seat)), halt)?;
                }
            }
            (Limits { time: Some(time), .. }, None) if self.knows.movetime => {
                let milliseconds = time.as_millis().max(1);
                if self.movetime.replace(milliseconds) != Some(milliseconds) {
                    self.demand(&format!("movetime {milliseconds}"), halt)?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

impl Competitor<Position> for Qtp {
    fn new_game(&mut self, _: u32, halt: &Halt) -> Result<(), Failure> {
        self.begin(halt)
    }

    fn choose(
        &mut self,
        setup: &Setup,
        line: &Line<Position>,
        turn: &Turn,
        halt: &Halt,
    ) -> Result<Answer<Move>, Failure> {
        if setup.position.is_some() || !setup.options.is_empty() || line.start().seats() != 2 {
            return Err(Failure::Crashed(
                "QTP knows the usual game of two players only, from its start".into(),
            ));
        }
        self.tell_time(turn, halt)?;
        self.tell(line, halt)?;
        let began = Instant::now();
        let until = turn.deadline.map_or_else(|| self.program.until(), |deadline| began + deadline + GRACE);
        let command = format!("genmove {}", qtp::colour(line.position().turn()));
        let (response, at) = self.ask(&command, until, halt)?;
        let text = match response {
            Response::Done(text) => text,
            Response::Failed(error) => return Err(Failure::NoMove(error)),
        };
        let mv = qtp::read_move(&text).ok_or(Failure::NoMove(text))?;
        self.told.push(mv);
        Ok(Answer { mv, took: at.saturating_duration_since(began), ran: None, work: Work::default() })
    }
}
