//! Positions with what a search and the end of the game said about them, as a file: what the net is trained on.
//!
//! A file is a header of 32 bytes and then samples of 32 bytes each, all numbers lowest byte first. So a file can be
//! added to at any time, and one that was cut off in the middle of a sample is mended by dropping that sample.

use core::fmt;

use engine::{Score, Value};
use game::{Game, Keys, Seat};
use quoridor::{Fences, Move, Options, Parts, Position, PositionError, Square};

use crate::net::moves;

/// How many bytes a sample takes, and the header.
pub const SAMPLE_BYTES: usize = 32;

/// What every file of samples begins with.
pub const HEADER: [u8; SAMPLE_BYTES] = *b"quoridor samples, 32 bytes each\n";

/// A position of two players, and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The fences on the board.
    pub fences: Fences,
    /// The squares of the pawns, by seat.
    pub pawns: [u8; 2],
    /// Fences left, by seat.
    pub left: [u8; 2],
    /// The seat to move, 0 or 1.
    pub turn: u8,
    /// What the search said, for the player to move.
    pub score: Score,
    /// The [number](moves::number) of the move that the search chose.
    pub mv: u8,
    /// How the game ended, for the player to move here; none while nobody knows.
    pub result: Option<Value>,
    /// A number of the game it comes from.
    pub game: u32,
    /// How many moves were made before, since the game's first position.
    pub ply: u16,
}

/// Why a file isn't one of samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SamplesError {
    /// It doesn't begin like one.
    Header,
    /// Its last sample is cut off.
    CutOff,
}

impl fmt::Display for SamplesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SamplesError::Header => "not a file of samples of Quoridor",
            SamplesError::CutOff => "the last sample is cut off",
        })
    }
}

impl core::error::Error for SamplesError {}

impl Sample {
    /// A position of two players with what a search said of it.
    pub fn new(position: &Position, score: Score, mv: Move, game: u32, ply: u16) -> Sample {
        let seats = [Seat::FIRST, Seat::SECOND];
        Sample {
            fences: position.fences(),
            pawns: seats.map(|seat| position.pawn(seat).unwrap_or_default().index() as u8),
            left: seats.map(|seat| position.fences_left(seat)),
            turn: position.turn().index() as u8,
            score,
            mv: moves::number(position, mv) as u8,
            result: None,
            game,
            ply,
        }
    }

    /// The position, checked like any other from outside.
    pub fn position(&self) -> Result<Position, PositionError> {
        let square = |index: u8| Square::from_index(usize::from(index)).unwrap_or_default();
        Position::from_parts(&Parts {
            pawns: self.pawns.map(|pawn| Some(square(pawn))).to_vec(),
            fences: self.fences.into_iter().collect(),
            fences_left: self.left.to_vec(),
            turn: if self.turn == 0 { Seat::FIRST } else { Seat::SECOND },
            options: Options::default(),
        })
    }

    /// Whether its game is one in fifty that no net is trained on, only measured on. A matter of the game's number, but
    /// not of the keys that begin with it, which the game itself is drawn from.
    pub const fn is_set_apart(&self) -> bool {
        Keys::new(!(self.game as u64)).draw().is_multiple_of(50)
    }

    /// As a file holds it.
    pub fn to_bytes(&self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        bytes[..8].copy_from_slice(&self.fences.horizontal.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.fences.vertical.to_le_bytes());
        bytes[16..18].copy_from_slice(&self.pawns);
        bytes[18] = self.left[0] | self.left[1] << 4;
        let result = self.result.map_or(0, |value| value as u8);
        bytes[19] = self.turn | result << 1;
        bytes[20..22].copy_from_slice(&self.score.bits().to_le_bytes());
        bytes[22] = self.mv;
        bytes[24..28].copy_from_slice(&self.game.to_le_bytes());
        bytes[28..30].copy_from_slice(&self.ply.to_le_bytes());
        bytes
    }

    /// Read back.
    pub fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Sample {
        let word = |at: usize| u64::from_le_bytes(core::array::from_fn(|byte| bytes[at + byte]));
        let short = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        Sample {
            fences: Fences { horizontal: word(0), vertical: word(8) },
            pawns: [bytes[16], bytes[17]],
            left: [bytes[18] & 15, bytes[18] >> 4],
            turn: bytes[19] & 1,
            score: Score::from_bits(short(20)),
            mv: bytes[22],
            result: [None, Some(Value::Loss), Some(Value::Draw), Some(Value::Win)]
                [usize::from(bytes[19] >> 1 & 3)],
            game: word(24) as u32,
            ply: short(28),
        }
    }

    /// The samples of a file.
    pub fn all(bytes: &[u8]) -> Result<Vec<Sample>, SamplesError> {
        let samples = bytes.strip_prefix(&HEADER).ok_or(SamplesError::Header)?;
        let (samples, rest) = samples.as_chunks::<SAMPLE_BYTES>();
        if !rest.is_empty() {
            return Err(SamplesError::CutOff);
        }
        Ok(samples.iter().map(Sample::from_bytes).collect())
    }
}
