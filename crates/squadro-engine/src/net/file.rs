//! A net as a file: a word to know it by, its measures, the numbers, a checksum.

use core::fmt;

use super::{HIDDEN, Head, INPUTS, Net, Row, SECOND, STAGES};

/// What every net begins with; the last letter is the version.
const MAGIC: &[u8; 8] = b"squadro2";

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
            NetError::Magic => "not a net for Squadro, or of another version",
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
        if [reader.u32()?, reader.u32()?, reader.u32()?] != [INPUTS as u32, HIDDEN as u32, SECOND as u32] {
            return Err(NetError::Measures);
        }
        let bias = reader.row()?;
        let rows = (0..INPUTS).map(|_| reader.row_of_bytes()).collect::<Result<_, _>>()?;
        let heads = (0..2 * STAGES).map(|_| reader.head()).collect::<Result<_, _>>()?;
        let checked = bytes.len() - reader.0.len();
        if reader.0.len() != size_of::<u64>() {
            return Err(NetError::Length);
        }
        if reader.take()? != checksum(&bytes[..checked]).to_le_bytes() {
            return Err(NetError::Checksum);
        }
        Ok(Net { rows, bias, heads })
    }

    /// Writes a net.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for measure in [INPUTS, HIDDEN, SECOND] {
            bytes.extend((measure as u32).to_le_bytes());
        }
        let rows = |bytes: &mut Vec<u8>, rows: &[Row]| {
            bytes.extend(rows.iter().flat_map(|row| row.0).flat_map(i16::to_le_bytes));
        };
        rows(&mut bytes, &[self.bias]);
        bytes.extend(self.rows.iter().flat_map(|row| row.0).map(|number| number as u8));
        for head in &self.heads {
            rows(&mut bytes, &head.weights);
            bytes.extend(head.bias.into_iter().flat_map(i32::to_le_bytes));
            bytes.extend(head.out.into_iter().flat_map(i16::to_le_bytes));
            bytes.extend(head.out_bias.to_le_bytes());
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// FNV-1a of 64 bits.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (taken, rest) = self.0.split_first_chunk::<N>().ok_or(NetError::Length)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn u32(&mut self) -> Result<u32, NetError> {
        self.take().map(u32::from_le_bytes)
    }

    fn i32(&mut self) -> Result<i32, NetError> {
        self.take().map(i32::from_le_bytes)
    }

    fn i16(&mut self) -> Result<i16, NetError> {
        self.take().map(i16::from_le_bytes)
    }

    fn row(&mut self) -> Result<Row, NetError> {
        let mut row = Row([0; HIDDEN]);
        for number in &mut row.0 {
            *number = self.i16()?;
        }
        Ok(row)
    }

    fn row_of_bytes(&mut self) -> Result<Row, NetError> {
        self.take().map(|bytes: [u8; HIDDEN]| Row(bytes.map(|byte| i16::from(byte as i8))))
    }

    fn head(&mut self) -> Result<Head, NetError> {
        let mut weights = [Row([0; HIDDEN]); SECOND];
        for row in &mut weights {
            *row = self.row()?;
        }
        let mut bias = [0; SECOND];
        for number in &mut bias {
            *number = self.i32()?;
        }
        let mut out = [0; SECOND];
        for number in &mut out {
            *number = self.i16()?;
        }
        Ok(Head { weights, bias, out, out_bias: self.i32()? })
    }
}
