use engine::{Judgement, Value};
use game::{Outcome, Seat};
use quoridor_engine::multiplayer;
use serde::{Deserialize, Serialize};

use crate::{Analysis, JudgedMove};

/// What a position is worth to every seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub enum Evaluation {
    /// The result with best play is known.
    Proven {
        /// Who wins; nobody in a draw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>"))]
        winner: Option<Seat>,
        /// The plies to the end, where they are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plies: Option<u32>,
    },
    /// The chances are estimated.
    Estimated {
        /// By seat, 0 to 1.
        chances: Vec<f64>,
    },
}

/// A position with what a computer player found out about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluated {
    /// What it is worth.
    pub evaluation: Evaluation,
    /// The best line of play, as moves are written; it begins with the best move.
    pub pv: Vec<String>,
    /// The number of nodes visited.
    pub nodes: u64,
}

/// An estimate is never certain.
const ESTIMATES: core::ops::RangeInclusive<f64> = 0.001..=0.999;

impl Evaluation {
    /// Of a game that is over.
    pub fn of_outcome(outcome: Outcome) -> Evaluation {
        Evaluation::Proven { winner: outcome.winner(), plies: Some(0) }
    }

    /// The chance of a seat to win among so many, 0 to 1. A draw is shared.
    pub fn chance(&self, seat: Seat, seats: usize) -> f64 {
        match self {
            Evaluation::Proven { winner: Some(winner), .. } => f64::from(u8::from(*winner == seat)),
            Evaluation::Proven { winner: None, .. } => 1.0 / seats.max(1) as f64,
            Evaluation::Estimated { chances } => chances.get(seat.index()).copied().unwrap_or_default(),
        }
    }

    /// Who is proven to win.
    pub fn proven_winner(&self) -> Option<Seat> {
        match self {
            Evaluation::Proven { winner, .. } => *winner,
            Evaluation::Estimated { .. } => None,
        }
    }

    /// Of a position or a move of two, from what it is worth to the player to move.
    pub(crate) fn of_judgement(judgement: Judgement, turn: Seat) -> Evaluation {
        match judgement {
            Judgement::Exact(truth) => {
                let winner = match truth.value {
                    Value::Win => Some(turn),
                    Value::Draw => None,
                    Value::Loss => Some(turn.other()),
                };
                Evaluation::Proven { winner, plies: truth.plies }
            }
            Judgement::Estimate(score) => {
                let own = score.chance();
                Evaluation::estimated(Seat::all(2).map(|seat| if seat == turn { own } else { 1.0 - own }))
            }
        }
    }

    /// Of a position of so many, from who is proven to win in how many plies, and every seat's chance.
    pub(crate) fn of_several(
        proven: Option<(Seat, u32)>,
        chances: &[f64; Seat::MAX],
        seats: usize,
    ) -> Evaluation {
        match proven {
            Some((winner, plies)) => Evaluation::Proven { winner: Some(winner), plies: Some(plies) },
            None => Evaluation::estimated(chances.iter().copied().take(seats)),
        }
    }

    /// Three digits say all that an estimate can. Who has left has no chance.
    fn estimated(chances: impl IntoIterator<Item = f64>) -> Evaluation {
        let rounded = |chance: f64| {
            let shown = (chance * 1_000.0).round() / 1_000.0;
            if chance > 0.0 { shown.clamp(*ESTIMATES.start(), *ESTIMATES.end()) } else { 0.0 }
        };
        Evaluation::Estimated { chances: chances.into_iter().map(rounded).collect() }
    }
}

impl Evaluated {
    /// Of a position whose best move was found; none if there is none.
    pub fn of_analysis(analysis: Analysis) -> Option<Evaluated> {
        let evaluation = analysis.moves.into_iter().next()?.evaluation;
        Some(Evaluated { evaluation, pv: analysis.pv, nodes: analysis.nodes })
    }

    /// Of a position in which the game is over.
    pub(crate) fn of_outcome(outcome: Outcome) -> Evaluated {
        Evaluated { evaluation: Evaluation::of_outcome(outcome), pv: Vec::new(), nodes: 0 }
    }

    /// Of the position after a move that was judged.
    pub(crate) fn of_move(judged: JudgedMove, nodes: u64) -> Evaluated {
        let mut evaluation = judged.evaluation;
        if let Evaluation::Proven { plies: Some(plies), .. } = &mut evaluation {
            *plies = plies.saturating_sub(1);
        }
        Evaluated { evaluation, pv: judged.line, nodes }
    }

    /// The same, with the line beginning with the move that led to the position.
    pub(crate) fn after(mut self, mv: &str) -> Evaluated {
        self.pv.insert(0, mv.to_owned());
        self
    }

    /// Of a position of three or four.
    pub(crate) fn of_several(seats: usize, report: &multiplayer::Report) -> Evaluated {
        let evaluation = Evaluation::of_several(report.proven, &report.chances, seats);
        let pv = report.pv.iter().map(ToString::to_string).collect();
        Evaluated { evaluation, pv, nodes: report.nodes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_never_certain_and_draws_are_shared() {
        let estimated = Evaluation::estimated([0.999_99, 0.000_01, 0.0]);
        assert_eq!(estimated, Evaluation::Estimated { chances: vec![0.999, 0.001, 0.0] });
        let drawn = Evaluation::Proven { winner: None, plies: None };
        assert!((drawn.chance(Seat::SECOND, 4) - 0.25).abs() < f64::EPSILON);
        let won = Evaluation::of_outcome(Outcome::Win(Seat::SECOND));
        assert!(won.chance(Seat::FIRST, 2) <= 0.0 && won.chance(Seat::SECOND, 2) >= 1.0);
    }
}
