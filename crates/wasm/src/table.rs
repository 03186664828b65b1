use engine::{Judgement, Limits, Value};
use game::{Game, Line, Outcome};
use serde::Serialize;

use crate::computer::{Computers, Strength};

/// What a game needs beyond its rules to be put on a page.
pub(crate) trait Table: Game {
    /// All that a board shows.
    type View: Serialize;
    /// Why a move is illegal, with what is needed to show it.
    type Refusal: Serialize;

    fn view(line: &Line<Self>) -> Self::View;

    fn refusal(why: &Self::IllegalMove) -> Self::Refusal;

    /// The move a computer player chooses; none if the game is over.
    fn think(computers: &mut Computers, line: &Line<Self>, strength: Strength) -> Option<Thought>;

    /// A verdict on every move; none if the game is over.
    fn analyse(computers: &mut Computers, line: &Line<Self>, limits: Limits) -> Option<Analysis>;

    /// How many positions a fresh search of this depth looks at.
    fn nodes(line: &Line<Self>, depth: u32) -> u64;
}

/// How a game ended.
#[derive(Serialize)]
#[serde(tag = "end", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Ending {
    /// This seat won.
    Win { seat: usize },
    /// The same position stood on the board for the third time.
    Repetition,
    /// The game took more turns than its rules allow.
    TurnLimit,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        match outcome {
            Outcome::Win(seat) => Ending::Win { seat: seat.number() },
            Outcome::Draw(game::DrawReason::Repetition) => Ending::Repetition,
            Outcome::Draw(game::DrawReason::TurnLimit) => Ending::TurnLimit,
        }
    }
}

/// What a computer player chose.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Thought {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A position with everything that was found out about it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Analysis {
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// How many positions it looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// The moves, best first.
    pub moves: Vec<JudgedMove>,
    /// The best line of play.
    pub line: Vec<String>,
}

/// A move with its verdict, for the player who makes it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct JudgedMove {
    #[serde(rename = "move")]
    pub mv: String,
    /// What is proven: `win`, `draw` or `loss`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "\"win\" | \"draw\" | \"loss\" | undefined"))]
    pub exact: Option<&'static str>,
    /// The plies to the end, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// The chance to win, 0 to 1.
    pub chance: f64,
}

impl JudgedMove {
    pub(crate) fn new(mv: &impl ToString, judgement: Judgement) -> JudgedMove {
        let (exact, plies) = match judgement {
            Judgement::Exact(truth) => (Some(truth.value), truth.plies),
            Judgement::Estimate(_) => (None, None),
        };
        let exact = exact.map(|value| match value {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        });
        JudgedMove { mv: mv.to_string(), exact, plies, chance: judgement.chance() }
    }
}

/// A move that was made, with whose it was.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Made {
    pub seat: usize,
    #[serde(rename = "move")]
    pub mv: String,
}

/// All steps of a line with their seats.
pub(crate) fn made<G: Game>(line: &Line<G>) -> Vec<Made> {
    let steps = line.steps().iter().zip(line.positions());
    steps
        .map(|(step, before)| {
            let seat = match step {
                game::Step::Move(_) => before.turn(),
                game::Step::Retire(seat) => *seat,
            };
            Made { seat: seat.number(), mv: step.to_string() }
        })
        .collect()
}
