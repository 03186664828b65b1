use quoridor::{Fence, IllegalMove, Square};
use serde::Serialize;

/// Why a move of Quoridor is illegal, with what is needed to show it.
#[derive(Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum QuoridorRefusal {
    GameOver,
    AlreadyThere,
    Occupied {
        by: usize,
    },
    FenceBetween {
        fence: String,
    },
    StraightJumpPossible {
        landing: String,
    },
    PawnBehind {
        behind: usize,
    },
    TooFar,
    NoFenceLeft,
    OffBoard,
    Overlaps {
        other: String,
    },
    Crosses {
        other: String,
    },
    /// The pawn of this seat would be shut in.
    CutsOff {
        seat: usize,
        /// The squares it could still get to.
        reachable: Vec<String>,
    },
}

impl From<&IllegalMove> for QuoridorRefusal {
    fn from(why: &IllegalMove) -> QuoridorRefusal {
        let text = |fence: &Fence| fence.to_string();
        match why {
            IllegalMove::GameOver(_) => QuoridorRefusal::GameOver,
            IllegalMove::AlreadyThere(_) => QuoridorRefusal::AlreadyThere,
            IllegalMove::Occupied { by, .. } => QuoridorRefusal::Occupied { by: by.number() },
            IllegalMove::FenceBetween { fence, .. } => QuoridorRefusal::FenceBetween { fence: text(fence) },
            IllegalMove::StraightJumpPossible { landing, .. } => {
                QuoridorRefusal::StraightJumpPossible { landing: landing.to_string() }
            }
            IllegalMove::PawnBehind { behind, .. } => QuoridorRefusal::PawnBehind { behind: behind.number() },
            IllegalMove::TooFar { .. } => QuoridorRefusal::TooFar,
            IllegalMove::NoFenceLeft(_) => QuoridorRefusal::NoFenceLeft,
            IllegalMove::OffBoard(_) => QuoridorRefusal::OffBoard,
            IllegalMove::Overlaps { other, .. } => QuoridorRefusal::Overlaps { other: text(other) },
            IllegalMove::Crosses { other, .. } => QuoridorRefusal::Crosses { other: text(other) },
            IllegalMove::CutsOff { seat, reachable } => QuoridorRefusal::CutsOff {
                seat: seat.number(),
                reachable: reachable.into_iter().map(|square: Square| square.to_string()).collect(),
            },
        }
    }
}
