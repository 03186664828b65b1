use game::{Game, Line, Outcome};
use games::AnyLine;
use serde::Serialize;

use super::quoridor_view::QuoridorView;
use super::squadro_view::SquadroView;

/// A game that can be put on a page.
pub(crate) trait HasView: Game {
    /// All that a board shows.
    type View: Serialize;
    /// Why a move is illegal, with what is needed to show it.
    type Refusal: Serialize;

    fn view(line: &Line<Self>) -> Self::View;

    /// The same view with the past of this line: its moves, and the last of them.
    fn with_past_of(view: Self::View, line: &Line<Self>) -> Self::View;

    fn refusal(why: &Self::IllegalMove) -> Self::Refusal;
}

/// All that a board shows, whichever game it is.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum AnyView {
    Quoridor(QuoridorView),
    Squadro(SquadroView),
}

impl AnyView {
    /// What a board shows of this line.
    pub(crate) fn new(line: &AnyLine) -> AnyView {
        match line {
            AnyLine::Quoridor(line) => AnyView::Quoridor(HasView::view(line)),
            AnyLine::Squadro(line) => AnyView::Squadro(HasView::view(line)),
        }
    }

    /// What a board shows of a position that might come, with the past of the one that is there.
    pub(crate) fn planned(ahead: &AnyLine, now: &AnyLine) -> Option<AnyView> {
        fn planned<G: HasView>(ahead: &Line<G>, now: &Line<G>) -> G::View {
            G::with_past_of(G::view(ahead), now)
        }
        match (ahead, now) {
            (AnyLine::Quoridor(ahead), AnyLine::Quoridor(now)) => {
                Some(AnyView::Quoridor(planned(ahead, now)))
            }
            (AnyLine::Squadro(ahead), AnyLine::Squadro(now)) => Some(AnyView::Squadro(planned(ahead, now))),
            _ => None,
        }
    }
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
