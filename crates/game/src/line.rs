use alloc::vec::Vec;
use core::fmt;

use crate::{DrawReason, Game, Notation, Outcome, Seat, UnreadableMove};

/// A start position and the steps taken from it.
///
/// Where [`Game`] knows one position, a line knows how it came about, and so the two endings that no single
/// position shows: the third occurrence of a position and the turn limit. [`Line::new`] ends the game with them;
/// [`Line::unadjudicated`] leaves them to an arbiter.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    /// The start and the position after each step: one more than there are steps.
    positions: Vec<G>,
    steps: Vec<Step<G::Move>>,
    outcome: Option<Outcome>,
    /// Whether draws end it.
    adjudicated: bool,
}

/// One thing that changed the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<M> {
    /// The player to move made this move.
    Move(M),
    /// This seat left the game: see [`Game::retire`]. Written `x` and the seat: `x2`.
    Retire(Seat),
}

impl<M: fmt::Display> fmt::Display for Step<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move(mv) => mv.fmt(f),
            Step::Retire(seat) => write!(f, "x{seat}"),
        }
    }
}

/// Why a step couldn't be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError<I> {
    /// It couldn't even be read.
    Unreadable(UnreadableMove),
    /// The rules forbid it.
    Illegal(I),
    /// The game had ended before.
    GameOver(Outcome),
    /// Nobody sits there, or not any more.
    NobodyThere(Seat),
}

impl<I: fmt::Display> fmt::Display for PlayError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Unreadable(error) => error.fmt(f),
            PlayError::Illegal(error) => error.fmt(f),
            PlayError::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            PlayError::NobodyThere(seat) => write!(f, "nobody plays at seat {seat}"),
        }
    }
}

impl<I: fmt::Debug + fmt::Display> core::error::Error for PlayError<I> {}

impl<G: Game> Line<G> {
    /// A line of no moves yet.
    pub fn new(start: G) -> Line<G> {
        let outcome = start.outcome();
        Line { positions: alloc::vec![start], steps: Vec::new(), outcome, adjudicated: true }
    }

    /// A line of no moves yet that only a win ends: whether a repetition or the number of turns is a draw is for
    /// somebody else to say. [`Line::drawn`] tells what the rules would say.
    pub fn unadjudicated(start: G) -> Line<G> {
        Line { adjudicated: false, ..Line::new(start) }
    }

    /// Where it began.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// Where it stands now.
    pub fn position(&self) -> &G {
        &self.positions[self.steps.len()]
    }

    /// The start and the position after each step.
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// What happened since the start.
    pub fn steps(&self) -> &[Step<G::Move>] {
        &self.steps
    }

    /// How it ended: repetition and turn limit included, unless these are left to an arbiter.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The moves that may be played now: none once the game is over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        if self.outcome.is_some() { Vec::new() } else { self.position().legal_moves().as_ref().to_vec() }
    }

    /// How often the present position has stood on the board, this time included.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        let hash = now.hash();
        self.positions.iter().filter(|position| position.hash() == hash && *position == now).count()
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Move(_))).count()
    }

    /// Why the rules call the present position a draw; none where they don't, or where somebody has won.
    pub fn drawn(&self) -> Option<DrawReason> {
        if self.position().outcome().is_some() {
            None
        } else if self.occurrences() >= 3 {
            Some(DrawReason::Repetition)
        } else {
            G::TURN_LIMIT.is_some_and(|limit| self.turns() > limit).then_some(DrawReason::TurnLimit)
        }
    }

    /// Plays a move; if it can't be played, nothing changes.
    pub fn play(&mut self, mv: G::Move) -> Result<(), PlayError<G::IllegalMove>> {
        self.check_going_on()?;
        let mut next = self.position().clone();
        next.play(mv).map_err(PlayError::Illegal)?;
        self.push(next, Step::Move(mv));
        Ok(())
    }

    /// Takes a seat out of the game; if it can't be, nothing changes.
    pub fn retire(&mut self, seat: Seat) -> Result<(), PlayError<G::IllegalMove>> {
        self.check_going_on()?;
        let mut next = self.position().clone();
        next.retire(seat);
        if next == *self.position() {
            return Err(PlayError::NobodyThere(seat));
        }
        self.push(next, Step::Retire(seat));
        Ok(())
    }

    /// Takes a step as it is written: a move in this notation, or `x2` for a seat that leaves.
    pub fn play_text(&mut self, text: &str, notation: Notation) -> Result<(), PlayError<G::IllegalMove>> {
        if let Some(number) =
            text.strip_prefix('x').filter(|number| number.bytes().all(|b| b.is_ascii_digit()))
        {
            let seat = number.parse().ok().and_then(Seat::from_number).ok_or_else(|| UnreadableMove {
                text: text.into(),
                reason: "x is followed by the number of a seat, 1 to 4",
            });
            return self.retire(seat.map_err(PlayError::Unreadable)?);
        }
        let mv = self.position().parse_move(text, notation).map_err(PlayError::Unreadable)?;
        self.play(mv)
    }

    /// Takes the last step back and returns it.
    pub fn undo(&mut self) -> Option<Step<G::Move>> {
        let step = self.steps.pop()?;
        self.positions.pop();
        // A line never goes on after an outcome, so one step earlier there was none.
        self.outcome = None;
        Some(step)
    }

    fn check_going_on(&self) -> Result<(), PlayError<G::IllegalMove>> {
        self.outcome.map_or(Ok(()), |outcome| Err(PlayError::GameOver(outcome)))
    }

    fn push(&mut self, next: G, step: Step<G::Move>) {
        self.positions.push(next);
        self.steps.push(step);
        self.outcome = self.position().outcome();
        if self.outcome.is_none() && self.adjudicated {
            self.outcome = self.drawn().map(Outcome::Draw);
        }
    }
}
