//! A net as a file: a word to know it by, its measures, the numbers, a checksum.

use core::fmt;

use super::inputs::{BOARD, HEADS, SUMMARY};
use super::moves::{KINDS, MOVES};
use super::policy::{NARROW, Policy};
use super::{BASE, Half, Head, Net, SECOND, Weights};

/// What every net begins with; the last letter is the version.
const MAGIC: &[u8; 8] = b"quoridr2";

/// How many there are of what.
const MEASURES: [usize; 8] = [BOARD, SUMMARY, BASE, HEADS, SECOND, NARROW, MOVES, KINDS];

/// Why a file isn't a net that can be used here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It doesn't begin like one, or is of another version.
    Magic,
    /// It is a net of other measures.
    Measures,
    /// It is too short or too long.
    Length,
    /// It was damaged.
    Checksum,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NetError::Magic => "not a net for Quoridor, or of another version",
            NetError::Measures => "a net of other measures than this program uses",
            NetError::Length => "the net is cut off, or something follows it",
            NetError::Checksum => "the net is damaged: its checksum is wrong",
        })
    }
}

impl core::error::Error for NetError {}

impl Net {
    /// Reads a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let mut reader = Reader(bytes);
        if reader.take::<8>()? != *MAGIC {
            return Err(NetError::Magic);
        }
        for measure in MEASURES {
            if reader.take().map(u32::from_le_bytes)? != measure as u32 {
                return Err(NetError::Measures);
            }
        }
        let weights = reader.weights()?;
        let checked = bytes.len() - reader.0.len();
        if reader.0.len() != size_of::<u64>() {
            return Err(NetError::Length);
        }
        if reader.take()? != checksum(&bytes[..checked]).to_le_bytes() {
            return Err(NetError::Checksum);
        }
        Ok(Net::new(weights))
    }

    /// Writes a net.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Weights { board, summary, bias, heads, policy } = self.weights();
        let mut writer = Writer(MAGIC.to_vec());
        writer.0.extend(MEASURES.iter().flat_map(|&measure| (measure as u32).to_le_bytes()));
        board.iter().chain(summary).chain([bias]).for_each(|row| writer.i16s(&row.0));
        for head in heads {
            head.weights.iter().for_each(|row| writer.i16s(&row.0));
            writer.i32s(&head.bias);
            writer.i16s(&head.out);
            writer.i16s(&head.direct.0);
            writer.i32s(&[head.out_bias]);
        }
        policy.narrow.iter().flatten().for_each(|row| writer.i16s(&row.0));
        writer.i32s(&policy.bias);
        (0..MOVES).for_each(|mv| writer.i16s(policy.move_weights(mv)));
        policy.kinds.iter().for_each(|kind| writer.i16s(kind));
        writer.i32s(&policy.move_bias);
        writer.i32s(&policy.kind_bias);
        let sum = checksum(&writer.0);
        writer.0.extend(sum.to_le_bytes());
        writer.0
    }
}

/// FNV-1a of 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

struct Writer(Vec<u8>);

impl Writer {
    fn i16s(&mut self, numbers: &[i16]) {
        self.0.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }

    fn i32s(&mut self, numbers: &[i32]) {
        self.0.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or(NetError::Length)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn i16s<const N: usize>(&mut self) -> Result<[i16; N], NetError> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.take().map(i16::from_le_bytes)?;
        }
        Ok(numbers)
    }

    fn i32s<const N: usize>(&mut self) -> Result<[i32; N], NetError> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.take().map(i32::from_le_bytes)?;
        }
        Ok(numbers)
    }

    fn half(&mut self) -> Result<Half, NetError> {
        self.i16s().map(Half)
    }

    fn halves<const N: usize>(&mut self) -> Result<[Half; N], NetError> {
        let mut halves = [Half([0; BASE]); N];
        for half in &mut halves {
            *half = self.half()?;
        }
        Ok(halves)
    }

    fn weights(&mut self) -> Result<Weights, NetError> {
        Ok(Weights {
            board: (0..BOARD).map(|_| self.half()).collect::<Result<_, _>>()?,
            summary: (0..SUMMARY).map(|_| self.half()).collect::<Result<_, _>>()?,
            bias: self.half()?,
            heads: (0..HEADS).map(|_| self.head()).collect::<Result<_, _>>()?,
            policy: self.policy()?,
        })
    }

    fn head(&mut self) -> Result<Head, NetError> {
        Ok(Head {
            weights: self.halves()?,
            bias: self.i32s()?,
            out: self.i16s()?,
            direct: self.half()?,
            out_bias: self.i32s::<1>()?[0],
        })
    }

    fn policy(&mut self) -> Result<Policy, NetError> {
        let mut narrow = [[Half([0; BASE]); 2]; NARROW];
        for unit in &mut narrow {
            *unit = self.halves()?;
        }
        let bias = self.i32s()?;
        let moves = (0..MOVES).map(|_| self.i16s()).collect::<Result<Vec<[i16; NARROW]>, _>>()?;
        let mut kinds = [[0; NARROW]; KINDS];
        for kind in &mut kinds {
            *kind = self.i16s()?;
        }
        let (move_bias, kind_bias) = (self.i32s()?, self.i32s()?);
        Ok(Policy::new(narrow, bias, &moves, kinds, move_bias, kind_bias))
    }
}
