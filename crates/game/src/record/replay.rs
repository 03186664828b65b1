use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{GameResult, MoveText, Record, RecordedMove, Termination};
use crate::{Game, Line, Notation, Outcome, PlayError, Seat, Setup, SetupError, Step};

impl Record {
    /// The record of what was played, in standard notation: the game, its setup, the moves, and the result as
    /// far as the board shows it. Everything else is for the caller to add.
    ///
    /// `setup` is what the line's start was made from: a position alone doesn't name its rule options.
    ///
    /// # Panics
    /// If the game displays a move as anything but a few letters and digits, against what [`Game::Move`] asks.
    pub fn from_line<G: Game>(setup: &Setup, line: &Line<G>) -> Record {
        let mut record = Record { setup: setup.clone(), ..Record::new(G::NAME) };
        record.moves = written(line).map(RecordedMove::from).collect();
        record.settle(line);
        record
    }

    /// Plays the record through by the rules of a game.
    ///
    /// Names, result and termination must fit what was played. What the board decides, it decides; as long as
    /// it decides nothing, any result can have come about (somebody resigned, or ran out of time), and an open
    /// result `*` fits every board.
    pub fn replay<G: Game>(&self) -> Result<Line<G>, ReplayError<G::IllegalMove>> {
        if !self.game.eq_ignore_ascii_case(G::NAME) {
            return Err(ReplayError::Game { given: self.game.clone(), expected: G::NAME });
        }
        let mut line = Line::new(G::from_setup(&self.setup).map_err(ReplayError::Setup)?);
        for (index, mv) in self.moves.iter().enumerate() {
            line.play_text(&mv.text, self.notation).map_err(|error| ReplayError::Move {
                ply: index + 1,
                text: mv.text.clone(),
                error,
            })?;
        }
        self.check_names(line.start().seats())?;
        self.check_result(&line)?;
        self.check_termination(&line)?;
        Ok(line)
    }

    /// The same record with its moves in standard notation, and with what a replay tells filled in where it was
    /// left open: how many played, who started, the result that the board shows.
    pub fn standardised<G: Game>(&self) -> Result<Record, ReplayError<G::IllegalMove>> {
        let line = self.replay::<G>()?;
        let mut record = Record { game: G::NAME.into(), notation: Notation::Standard, ..self.clone() };
        for (mv, text) in record.moves.iter_mut().zip(written(&line)) {
            mv.text = text;
        }
        record.settle(&line);
        Ok(record)
    }

    /// Fills in what the line tells.
    fn settle<G: Game>(&mut self, line: &Line<G>) {
        self.setup.players.get_or_insert(line.start().seats());
        self.setup.first.get_or_insert(line.start().turn());
        if self.result.is_open() {
            self.result = result_on_board(line);
        }
        self.termination = self.termination.or_else(|| termination_on_board(line));
    }

    fn check_names<I>(&self, players: usize) -> Result<(), ReplayError<I>> {
        let outside = self.players.known().map(|(seat, _)| seat).find(|seat| seat.index() >= players);
        outside.map_or(Ok(()), |seat| Err(ReplayError::Name { seat, players }))
    }

    fn check_result<G: Game>(&self, line: &Line<G>) -> Result<(), ReplayError<G::IllegalMove>> {
        let given = self.result;
        let players = line.start().seats();
        if given.players().is_some_and(|count| count != players) {
            return Err(ReplayError::ResultPlayers { given, players });
        }
        let board = result_on_board(line);
        if !given.is_open() && !board.is_open() && given != board {
            return Err(ReplayError::Result { given, board });
        }
        let remaining = remaining(line);
        match given.sharers().find(|seat| !remaining.contains(seat)) {
            Some(seat) => Err(ReplayError::ResultOfGone { given, seat }),
            None => Ok(()),
        }
    }

    fn check_termination<G: Game>(&self, line: &Line<G>) -> Result<(), ReplayError<G::IllegalMove>> {
        let Some(given) = self.termination else { return Ok(()) };
        let fits = match termination_on_board(line) {
            Some(board) => given == board,
            None => !given.is_on_board(),
        };
        if fits { Ok(()) } else { Err(ReplayError::Termination { given, board: line.outcome() }) }
    }
}

/// The steps of a line in standard notation. In a game whose seats have letters, each move begins with its
/// seat's, as such games are written: `y3 r1`.
fn written<G: Game>(line: &Line<G>) -> impl Iterator<Item = MoveText> {
    line.steps().iter().zip(line.positions()).map(|(step, before)| {
        let seat = G::seat_name(before.turn());
        let mut text = String::new();
        if matches!(step, Step::Move(_)) && seat.starts_with(|c: char| c.is_ascii_alphabetic()) {
            text.push_str(seat);
        }
        text.push_str(&step.to_string());
        MoveText::new(text).expect("a game writes its moves with a few letters and digits")
    })
}

/// The seats that never left.
fn remaining<G: Game>(line: &Line<G>) -> Vec<Seat> {
    let start = line.start();
    // In a game that is over nobody can leave any more, so that would tell nothing.
    let plays_at_start = |seat: Seat| {
        let mut without = start.clone();
        without.retire(seat);
        start.outcome().is_some() || without != *start
    };
    Seat::all(start.seats())
        .filter(|&seat| plays_at_start(seat) && !line.steps().contains(&Step::Retire(seat)))
        .collect()
}

/// The result as far as the board shows it. A draw is shared by those who were still there.
fn result_on_board<G: Game>(line: &Line<G>) -> GameResult {
    let players = line.start().seats();
    let result = match line.outcome() {
        None => None,
        Some(Outcome::Win(winner)) => GameResult::win(winner, players),
        Some(Outcome::Draw(_)) => GameResult::shared(remaining(line), players),
    };
    result.unwrap_or(GameResult::OPEN)
}

/// What ended the game as far as the board shows it: not why the last opponent left.
fn termination_on_board<G: Game>(line: &Line<G>) -> Option<Termination> {
    match (line.outcome()?, line.steps().last()) {
        (Outcome::Draw(reason), _) => Some(Termination::from(reason)),
        (Outcome::Win(_), Some(Step::Retire(_))) => None,
        (Outcome::Win(_), _) => Some(Termination::Goal),
    }
}

/// Why a record isn't a game by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError<I> {
    /// It is the record of another game.
    Game {
        /// The game it names.
        given: String,
        /// The game whose rules were to replay it.
        expected: &'static str,
    },
    /// The game can't begin like this.
    Setup(SetupError),
    /// A move can't be played.
    Move {
        /// Which one, counted from 1.
        ply: usize,
        /// How it is written.
        text: MoveText,
        /// What is wrong with it.
        error: PlayError<I>,
    },
    /// Somebody is named who can't have played.
    Name {
        /// Where they would sit.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// The result is for another number of players.
    ResultPlayers {
        /// The result in the record.
        given: GameResult,
        /// How many play.
        players: usize,
    },
    /// The board shows another result.
    Result {
        /// The result in the record.
        given: GameResult,
        /// The result on the board.
        board: GameResult,
    },
    /// The result gives a share to a seat that left.
    ResultOfGone {
        /// The result in the record.
        given: GameResult,
        /// The seat that left.
        seat: Seat,
    },
    /// The game didn't end like this.
    Termination {
        /// What the record says.
        given: Termination,
        /// How it ended on the board, if it did.
        board: Option<Outcome>,
    },
}

impl<I: fmt::Display> fmt::Display for ReplayError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Game { given, expected } => {
                write!(f, "this is a record of '{given}', not of {expected}")
            }
            ReplayError::Setup(error) => error.fmt(f),
            ReplayError::Move { ply, text, error } => write!(f, "move {ply} ({text}): {error}"),
            ReplayError::Name { seat, players } => {
                write!(f, "a player is named at seat {seat}, but {players} play")
            }
            ReplayError::ResultPlayers { given, players } => {
                write!(f, "the result {given} isn't for {players} players")
            }
            ReplayError::Result { given, board } => {
                write!(f, "the result is given as {given}, but the board shows {board}")
            }
            ReplayError::ResultOfGone { given, seat } => {
                write!(f, "the result is given as {given}, but seat {seat} had left the game")
            }
            ReplayError::Termination { given, board: Some(outcome) } => {
                write!(f, "the game is said to have ended by {given}, but on the board {outcome}")
            }
            ReplayError::Termination { given, board: None } => {
                write!(f, "the game is said to have ended by {given}, but on the board it goes on")
            }
        }
    }
}

impl<I: fmt::Debug + fmt::Display> core::error::Error for ReplayError<I> {}
