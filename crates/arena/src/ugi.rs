use core::fmt::Write;
use core::time::Duration;
use std::path::PathBuf;
use std::time::Instant;

use engine::Limits;
use game::{Game, Line, Notation, Seat, Setup};

use crate::opening::written;
use crate::process::{GRACE, Heard, Process};
use crate::{Answer, Competitor, Failure, Halt, Turn, Work};

/// A program that is talked to, and how it wants to be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Its working directory, if not the present one.
    pub directory: Option<PathBuf>,
    /// Options by name, and what they are set to.
    pub options: Vec<(String, String)>,
    /// Lines that are said to it once it runs, as they are.
    pub lines: Vec<String>,
    /// How long to wait for an answer before it is given up, where nothing else limits the time.
    pub patience: Duration,
}

impl Default for Program {
    /// No program yet, and a minute of patience.
    fn default() -> Program {
        let patience = Duration::from_mins(1);
        Program { command: Vec::new(), directory: None, options: Vec::new(), lines: Vec::new(), patience }
    }
}

impl Program {
    pub(crate) fn start(&self) -> Result<Process, Failure> {
        let (program, arguments) = self
            .command
            .split_first()
            .ok_or_else(|| Failure::Crashed("there is no program to start".into()))?;
        Process::start(program, arguments, self.directory.as_deref())
    }

    pub(crate) fn until(&self) -> Instant {
        Instant::now() + self.patience
    }
}

/// The words that are asked with: UGI's, or those of UCI, which some programs use as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// `ugi`, `ugiok`, `uginewgame`.
    Ugi,
    /// `uci`, `uciok`, `ucinewgame`.
    Uci,
}

impl Words {
    fn name(self) -> &'static str {
        match self {
            Words::Ugi => "ugi",
            Words::Uci => "uci",
        }
    }
}

/// A program that plays by UGI: see `docs/engines/ugi.md`.
pub struct Ugi {
    program: Program,
    words: Words,
    process: Process,
}

impl Ugi {
    /// Starts the program and sets it up.
    pub fn start(program: Program, words: Words, halt: &Halt) -> Result<Ugi, Failure> {
        let mut process = program.start()?;
        process.say(words.name());
        let mut known = Vec::new();
        let ok = format!("{}ok", words.name());
        process.await_line(program.until(), halt, |heard| {
            known.extend(
                heard.line.strip_prefix("option name ").map(|rest| name_of_option(rest).to_lowercase()),
            );
            (heard.line == ok).then_some(())
        })?;
        for (name, value) in &program.options {
            if !known.contains(&name.to_lowercase()) {
                return Err(Failure::Crashed(format!("it has no option '{name}'")));
            }
            let value = if value.is_empty() { "<empty>" } else { value };
            process.say(&format!("setoption name {name} value {value}"));
        }
        for line in &program.lines {
            process.say(line);
        }
        let mut ugi = Ugi { program, words, process };
        ugi.wait_until_ready(halt)?;
        Ok(ugi)
    }

    /// Waits until everything said so far is done; a complaint about it is a failure.
    fn wait_until_ready(&mut self, halt: &Halt) -> Result<(), Failure> {
        self.process.say("isready");
        let ready = |heard: &Heard| match heard.line.strip_prefix("info string error ") {
            Some(error) => Some(Err(Failure::Crashed(error.into()))),
            None => (heard.line == "readyok").then_some(Ok(())),
        };
        self.process.await_line(self.program.until(), halt, ready)?
    }
}

/// `Clear Hash` of `Clear Hash type button`.
fn name_of_option(text: &str) -> &str {
    text.split(" type ").next().unwrap_or(text).trim()
}

impl<G: Game> Competitor<G> for Ugi {
    fn new_game(&mut self, _: u32, halt: &Halt) -> Result<(), Failure> {
        self.process.skip();
        self.process.say(&format!("{}newgame", self.words.name()));
        self.wait_until_ready(halt)
    }

    fn choose(
        &mut self,
        setup: &Setup,
        line: &Line<G>,
        turn: &Turn,
        halt: &Halt,
    ) -> Result<Answer<G::Move>, Failure> {
        self.process.skip();
        self.process.say(&position::<G>(setup, line));
        // What it said before it was asked comes before this answer, however slowly its lines are read.
        self.wait_until_ready(halt)?;
        let began = Instant::now();
        self.process.say(&go(turn, line.start().seats()));
        let mut work = Work::default();
        let mut best = |heard: &Heard| {
            let mut words = heard.line.split_whitespace();
            match words.next() {
                Some("bestmove") => Some((words.next().unwrap_or("").to_string(), heard.at)),
                Some("info") => {
                    read_work(words, &mut work);
                    None
                }
                _ => None,
            }
        };
        let until = turn.deadline.map_or_else(|| self.program.until(), |deadline| began + deadline);
        let heard = match self.process.await_line(until, halt, &mut best) {
            Err(Failure::Stalled) if turn.deadline.is_some() => {
                // Too late, but if it can still answer it needn't be started anew.
                self.process.say("stop");
                self.process.await_line(Instant::now() + GRACE, halt, &mut best)
            }
            heard => heard,
        };
        let (text, at) = heard?;
        let mv = line.position().parse_move(&text, Notation::Standard).map_err(|_| Failure::NoMove(text))?;
        Ok(Answer { mv, took: at.saturating_duration_since(began), ran: None, work })
    }
}

/// Reads depth and nodes of an `info` line. The last ones before the move count.
fn read_work<'a>(mut words: impl Iterator<Item = &'a str>, work: &mut Work) {
    while let Some(word) = words.next() {
        match word {
            "depth" => work.depth = words.next().and_then(|number| number.parse().ok()).or(work.depth),
            "nodes" => work.nodes = words.next().and_then(|number| number.parse().ok()).or(work.nodes),
            // A line of moves and a message for people run to the end.
            "pv" | "string" => return,
            _ => {}
        }
    }
}

/// The line that puts this on the board. What goes without saying isn't said, for programs that know fewer words.
fn position<G: Game>(setup: &Setup, line: &Line<G>) -> String {
    let mut text = String::from("position ");
    if let Some(position) = &setup.position {
        let _ = write!(text, "pos {position}");
    } else {
        text += "startpos";
        if let Some(first) = setup.first.filter(|&first| first != Seat::FIRST) {
            let _ = write!(text, " first {}", G::seat_name(first));
        }
        if let Some(players) = setup.players.filter(|&players| players != 2) {
            let _ = write!(text, " players {players}");
        }
    }
    for option in &setup.options {
        let _ = write!(text, " option {option}");
    }
    if !line.steps().is_empty() {
        let _ = write!(text, " moves {}", written(line));
    }
    text
}

fn go(turn: &Turn, seats: usize) -> String {
    let Limits { depth, nodes, time } = turn.limits;
    let mut text = String::from("go");
    if let Some(time) = time {
        let _ = write!(text, " movetime {}", time.as_millis());
    }
    if let Some(nodes) = nodes {
        let _ = write!(text, " nodes {nodes}");
    }
    if let Some(depth) = depth {
        let _ = write!(text, " depth {depth}");
    }
    if let Some(clocks) = turn.clocks {
        for seat in Seat::all(seats) {
            let (left, increment) =
                (clocks.left[seat.index()].as_millis(), clocks.increment[seat.index()].as_millis());
            let _ = match (seats, seat.number()) {
                // As every program knows it.
                (2, 1) => write!(text, " wtime {left} winc {increment}"),
                (2, _) => write!(text, " btime {left} binc {increment}"),
                (_, number) => write!(text, " p{number}time {left} p{number}inc {increment}"),
            };
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Clocks;

    #[test]
    fn what_goes_without_saying_is_not_said() {
        let mut line = Line::new(quoridor::Position::start());
        let mut setup = Setup { first: Some(Seat::FIRST), players: Some(2), ..Setup::default() };
        assert_eq!(position(&setup, &line), "position startpos");
        line.play_text("e2", Notation::Standard).expect("a legal move");
        setup.options.push("free-side-jump".into());
        assert_eq!(position(&setup, &line), "position startpos option free-side-jump moves e2");
        let setup = Setup { first: Some(Seat::SECOND), players: Some(3), ..Setup::default() };
        let start = quoridor::Position::from_setup(&setup).expect("a game for three");
        assert_eq!(position(&setup, &Line::new(start)), "position startpos first 2 players 3");
        let setup = Setup { position: Some("0 0 0 0 0 / 0 0 0 0 0 / r".into()), ..Setup::default() };
        let start = squadro::Position::from_setup(&setup).expect("a position");
        assert_eq!(position(&setup, &Line::new(start)), "position pos 0 0 0 0 0 / 0 0 0 0 0 / r");
    }

    #[test]
    fn depth_and_nodes_are_read_from_info_lines() {
        let mut work = Work::default();
        for line in [
            "depth 3 score cp 12 nodes 100 pv e2 e8",
            "string depth 9 nodes 9",
            "depth 4 nodes 250 nps 1000 pv depth nodes",
            "nodes many",
        ] {
            read_work(line.split_whitespace(), &mut work);
        }
        assert_eq!(work, Work { depth: Some(4), nodes: Some(250) });
    }

    #[test]
    fn limits_and_clocks_are_told() {
        let limits = Limits { depth: Some(3), nodes: Some(9), time: Some(Duration::from_millis(40)) };
        let mut turn = Turn { limits, clocks: None, deadline: None };
        assert_eq!(go(&turn, 2), "go movetime 40 nodes 9 depth 3");
        turn.limits = Limits::default();
        let mut clocks = Clocks::default();
        clocks.left[1] = Duration::from_millis(1234);
        clocks.increment[0] = Duration::from_millis(5);
        turn.clocks = Some(clocks);
        assert_eq!(go(&turn, 2), "go wtime 0 winc 5 btime 1234 binc 0");
        assert_eq!(go(&turn, 3), "go p1time 0 p1inc 5 p2time 1234 p2inc 0 p3time 0 p3inc 0");
    }
}
