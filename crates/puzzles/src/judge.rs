//! Which move is the best, and how much better than all others: by what is known, or by searches.

mod quoridor;
mod several;
mod squadro;

use engine::{Judgement, Value};
use games::{AnyLine, GameKind};
use squadro_engine::Oracle;

use self::quoridor::QuoridorJudge;
use self::several::SeveralJudge;
pub(crate) use self::squadro::SquadroJudge;
use crate::{Aim, Proof};

/// What a move is worth to the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Worth {
    /// The result with best play.
    Proven(Value),
    /// The chance of winning, 0 to 1.
    Chance(f64),
}

/// The best move of a position, beside all others.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The best move.
    pub best: String,
    /// What it is worth.
    pub worth: Worth,
    /// What the best of all other moves is worth; none if there are no others.
    pub rest: Option<Worth>,
    /// The nodes of each search; 0 if everything was known.
    pub nodes: u64,
}

/// Why moves can't be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JudgeError {
    /// The game is over, or another one.
    #[error("there is nothing to judge in the position {0}")]
    Nothing(String),
    /// Whoever knows doesn't know this.
    #[error("{0}")]
    Unknown(String),
}

/// Compares the moves of positions.
pub trait Judge {
    /// Compares the moves of the position that a line stands at.
    fn compare(&mut self, line: &AnyLine) -> Result<Comparison, JudgeError>;

    /// The replies of the position that a line stands at which make it hardest for the player who has just moved, the
    /// hardest first.
    fn defences(&mut self, line: &AnyLine) -> Result<Vec<String>, JudgeError>;
}

/// Whoever compares moves of this game for so many players, with searches of so many nodes or by an oracle; none if
/// the game needs an oracle and there is none.
pub fn judge_of<'a>(
    game: GameKind,
    players: usize,
    nodes: u64,
    oracle: Option<&'a dyn Oracle>,
) -> Option<Box<dyn Judge + 'a>> {
    Some(match game {
        GameKind::Squadro => Box::new(SquadroJudge::new(oracle?)),
        GameKind::Quoridor if players == 2 => Box::new(QuoridorJudge::new(nodes)),
        GameKind::Quoridor => Box::new(SeveralJudge::new(nodes)),
    })
}

/// A move that keeps the better chances must have at least this chance of winning …
const GOOD: f64 = 0.65;
/// … and no other move more than this. A move after which the search sees a repetition, at 0.5, may still win later.
const SPOILT: f64 = 0.35;
/// Among several all chances are smaller: a move must have this one …
const STOPPED: f64 = 0.3;
/// … and every other move this much less.
const SEVERAL_MARGIN: u16 = 200;

impl Comparison {
    /// What the best move alone achieves and how that is known; none if another move does, too.
    pub fn only(&self, seats: usize) -> Option<(Aim, Proof)> {
        match (self.worth, self.rest?) {
            (Worth::Proven(Value::Win), Worth::Proven(rest)) if rest < Value::Win => {
                Some((Aim::Win, Proof::Proven))
            }
            (Worth::Proven(Value::Draw), Worth::Proven(Value::Loss)) => Some((Aim::Draw, Proof::Proven)),
            // Among several a win is seldom proven: who isn't stopped wins, and who is may still.
            (Worth::Chance(chance), Worth::Proven(Value::Loss)) if seats > 2 && chance >= STOPPED => {
                Some((Aim::Stop, Proof::Proven))
            }
            (worth, rest) => {
                let margin = (1_000.0 * (worth.chance() - rest.chance())).floor();
                let (aim, holds) = if seats > 2 {
                    (Aim::Stop, worth.chance() >= STOPPED && margin >= f64::from(SEVERAL_MARGIN))
                } else {
                    (Aim::Win, worth.chance() >= GOOD && rest.chance() <= SPOILT)
                };
                let margin = margin.clamp(0.0, 1_000.0) as u16;
                holds.then_some((aim, Proof::Searched { nodes: self.nodes, margin }))
            }
        }
    }
}

impl Worth {
    /// The chance of winning, 0 to 1.
    pub fn chance(self) -> f64 {
        match self {
            Worth::Proven(Value::Win) => 1.0,
            Worth::Proven(Value::Draw) => 0.5,
            Worth::Proven(Value::Loss) => 0.0,
            Worth::Chance(chance) => chance,
        }
    }
}

impl From<Judgement> for Worth {
    fn from(judgement: Judgement) -> Worth {
        match judgement.value() {
            Some(value) => Worth::Proven(value),
            None => Worth::Chance(judgement.chance()),
        }
    }
}

/// Whether a move is the only one that achieves what it does.
pub fn is_only(comparison: &Comparison, mv: &str, seats: usize) -> Option<(Aim, Proof)> {
    comparison.only(seats).filter(|_| comparison.best == mv)
}

fn nothing(line: &AnyLine) -> JudgeError {
    JudgeError::Nothing(line.position())
}
