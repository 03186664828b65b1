//! Positions taken apart, for an editor that changes them part by part, possible or not.

use game::Seat;
use quoridor::Options;
use serde::{Deserialize, Serialize};
use squadro::Lane;

/// What a position is made of. Seats count from 1.
#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "game", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) enum PositionParts {
    Quoridor {
        /// The squares of the pawns by seat; none for a seat that has left.
        pawns: Vec<Option<String>>,
        fences: Vec<String>,
        /// How many fences each seat has left.
        fences_left: Vec<u8>,
        /// The seat to move.
        turn: usize,
    },
    Squadro {
        /// How far the pieces have come, 0 to 12, by seat and lane.
        progress: [[u8; Lane::COUNT]; 2],
        /// The seat to move.
        turn: usize,
        /// The seat that has left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retired: Option<usize>,
    },
}

/// The same as the rules have it.
pub(crate) enum RulesParts {
    Quoridor(quoridor::Parts),
    Squadro(squadro::Parts),
}

impl PositionParts {
    /// Reads the words; an error is the first that can't be read.
    pub(crate) fn read(&self) -> Result<RulesParts, String> {
        match self {
            PositionParts::Quoridor { pawns, fences, fences_left, turn } => {
                Ok(RulesParts::Quoridor(quoridor::Parts {
                    pawns: pawns
                        .iter()
                        .map(|pawn| pawn.as_deref().map(word).transpose())
                        .collect::<Result<_, _>>()?,
                    fences: fences.iter().map(|fence| word(fence)).collect::<Result<_, _>>()?,
                    fences_left: fences_left.clone(),
                    turn: seat(*turn)?,
                    options: Options::default(),
                }))
            }
            PositionParts::Squadro { progress, turn, retired } => Ok(RulesParts::Squadro(squadro::Parts {
                progress: *progress,
                turn: seat(*turn)?,
                retired: retired.map(seat).transpose()?,
            })),
        }
    }
}

fn word<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| text.to_owned())
}

fn seat(number: usize) -> Result<Seat, String> {
    Seat::from_number(number).ok_or_else(|| number.to_string())
}

impl From<&quoridor::Parts> for PositionParts {
    fn from(parts: &quoridor::Parts) -> PositionParts {
        PositionParts::Quoridor {
            pawns: parts.pawns.iter().map(|pawn| pawn.map(|square| square.to_string())).collect(),
            fences: parts.fences.iter().map(ToString::to_string).collect(),
            fences_left: parts.fences_left.clone(),
            turn: parts.turn.number(),
        }
    }
}

impl From<&squadro::Parts> for PositionParts {
    fn from(parts: &squadro::Parts) -> PositionParts {
        PositionParts::Squadro {
            progress: parts.progress,
            turn: parts.turn.number(),
            retired: parts.retired.map(Seat::number),
        }
    }
}
