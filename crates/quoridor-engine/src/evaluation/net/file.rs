//! A net as a file.

use engine::net_file::{NetError, NetHeader, NetReader, NetWriter};

use super::inputs::{BOARD, HEADS, SUMMARY};
use super::moves::{KINDS, MOVES};
use super::policy::{NARROW, Policy};
use super::{BASE, Half, Head, Net, SECOND, Weights};

const HEADER: NetHeader = NetHeader {
    game: "Quoridor",
    magic: *b"quoridr2",
    dimensions: &[BOARD, SUMMARY, BASE, HEADS, SECOND, NARROW, MOVES, KINDS],
};

impl Net {
    /// Reads a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let mut reader = NetReader::new(bytes, HEADER)?;
        let weights = weights(&mut reader)?;
        reader.finish()?;
        Ok(Net::new(weights))
    }

    /// Writes a net.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Weights { board, summary, bias, heads, policy } = self.weights();
        let mut writer = NetWriter::new(HEADER);
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
        writer.finish()
    }
}

fn half(reader: &mut NetReader<'_>) -> Result<Half, NetError> {
    reader.i16s().map(Half)
}

fn halves<const N: usize>(reader: &mut NetReader<'_>) -> Result<[Half; N], NetError> {
    let mut halves = [Half([0; BASE]); N];
    for row in &mut halves {
        *row = half(reader)?;
    }
    Ok(halves)
}

fn weights(reader: &mut NetReader<'_>) -> Result<Weights, NetError> {
    Ok(Weights {
        board: (0..BOARD).map(|_| half(reader)).collect::<Result<_, _>>()?,
        summary: (0..SUMMARY).map(|_| half(reader)).collect::<Result<_, _>>()?,
        bias: half(reader)?,
        heads: (0..HEADS).map(|_| head(reader)).collect::<Result<_, _>>()?,
        policy: policy(reader)?,
    })
}

fn head(reader: &mut NetReader<'_>) -> Result<Head, NetError> {
    Ok(Head {
        weights: halves(reader)?,
        bias: reader.i32s()?,
        out: reader.i16s()?,
        direct: half(reader)?,
        out_bias: reader.i32s::<1>()?[0],
    })
}

fn policy(reader: &mut NetReader<'_>) -> Result<Policy, NetError> {
    let mut narrow = [[Half([0; BASE]); 2]; NARROW];
    for unit in &mut narrow {
        *unit = halves(reader)?;
    }
    let bias = reader.i32s()?;
    let moves = (0..MOVES).map(|_| reader.i16s()).collect::<Result<Vec<[i16; NARROW]>, _>>()?;
    let mut kinds = [[0; NARROW]; KINDS];
    for kind in &mut kinds {
        *kind = reader.i16s()?;
    }
    let (move_bias, kind_bias) = (reader.i32s()?, reader.i32s()?);
    Ok(Policy::new(narrow, bias, &moves, kinds, move_bias, kind_bias))
}
