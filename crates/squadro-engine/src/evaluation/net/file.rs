//! A net as a file.

use engine::net_file::{NetError, NetHeader, NetReader, NetWriter};

use super::{HIDDEN, Head, INPUTS, Net, Row, SECOND, STAGES};

const HEADER: NetHeader =
    NetHeader { game: "Squadro", magic: *b"squadro2", dimensions: &[INPUTS, HIDDEN, SECOND] };

impl Net {
    /// Reads a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let mut reader = NetReader::new(bytes, HEADER)?;
        let bias = row(&mut reader)?;
        let rows = (0..INPUTS).map(|_| row_of_bytes(&mut reader)).collect::<Result<_, _>>()?;
        let heads = (0..2 * STAGES).map(|_| head(&mut reader)).collect::<Result<_, _>>()?;
        reader.finish()?;
        Ok(Net { rows, bias, heads })
    }

    /// Writes a net.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = NetWriter::new(HEADER);
        writer.i16s(&self.bias.0);
        writer.i8s(self.rows.iter().flat_map(|row| row.0).map(|number| number as i8));
        for head in &self.heads {
            head.weights.iter().for_each(|row| writer.i16s(&row.0));
            writer.i32s(&head.bias);
            writer.i16s(&head.out);
            writer.i32s(&[head.out_bias]);
        }
        writer.finish()
    }
}

fn row(reader: &mut NetReader<'_>) -> Result<Row, NetError> {
    reader.i16s().map(Row)
}

fn row_of_bytes(reader: &mut NetReader<'_>) -> Result<Row, NetError> {
    reader.take().map(|bytes: [u8; HIDDEN]| Row(bytes.map(|byte| i16::from(byte as i8))))
}

fn head(reader: &mut NetReader<'_>) -> Result<Head, NetError> {
    let mut weights = [Row([0; HIDDEN]); SECOND];
    for weights in &mut weights {
        *weights = row(reader)?;
    }
    Ok(Head { weights, bias: reader.i32s()?, out: reader.i16s()?, out_bias: reader.i32s::<1>()?[0] })
}
