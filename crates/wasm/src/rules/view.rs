use game::{Game, Line, Outcome};
use serde::Serialize;

/// A game that can be put on a page.
pub(crate) trait HasView: Game {
    /// All that a board shows.
    type View: Serialize;
    /// Why a move is illegal, with what is needed to show it.
    type Refusal: Serialize;

    fn view(line: &Line<Self>) -> Self::View;

    fn refusal(why: &Self::IllegalMove) -> Self::Refusal;
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
