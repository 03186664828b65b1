//! A position as JSON.

use std::fmt::Display;

use game::{Line, Outcome};
use serde::{Serialize, Serializer};

use crate::cli_game::{CliGame, SeatValue};

/// The position of a line of play in JSON. Scripts rely on the keys and their order.
#[derive(Serialize)]
// Everything in it can be written whatever the game, so no bound on it is needed.
#[serde(bound = "")]
pub(super) struct Shown<G: CliGame> {
    position: Text<G>,
    turn: SeatValue,
    legal: Vec<Text<G::Move>>,
    outcome: Option<Ended>,
    distances: G::Distances,
}

impl<G: CliGame> Shown<G> {
    pub(super) fn of(line: &Line<G>) -> Shown<G> {
        let position = line.position();
        Shown {
            position: Text(position.clone()),
            turn: G::seat_value(position.turn()),
            legal: line.legal_moves().into_iter().map(Text).collect(),
            outcome: line.outcome().map(Ended::of::<G>),
            distances: position.distances(),
        }
    }
}

/// Something that is written as people write it.
struct Text<T>(T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Ended {
    Winner(SeatValue),
    Draw(Text<game::DrawReason>),
}

impl Ended {
    fn of<G: CliGame>(outcome: Outcome) -> Ended {
        match outcome {
            Outcome::Win(seat) => Ended::Winner(G::seat_value(seat)),
            Outcome::Draw(reason) => Ended::Draw(Text(reason)),
        }
    }
}
