//! `farside show --stdin`: a line of moves in, a line of JSON out, so that others can compare rules with ours.

use std::io::{self, BufRead, BufWriter, Write};

use game::Line;
use serde::Serialize;

use super::{WrongMove, json, play_all};
use crate::cli_game::CliGame;
use crate::input::{InputLine, MAX_LINE_LENGTH, read_line};

/// Answers line after line, each from the same start, until the input ends.
pub(super) fn hold<G: CliGame>(start: &Line<G>, mut input: impl BufRead, out: impl Write) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    while let Some(asked) = read_line(&mut input)? {
        match asked {
            InputLine::Text(moves) => {
                let mut line = start.clone();
                match play_all(&mut line, &moves) {
                    Ok(()) => serde_json::to_writer(&mut out, &json::Shown::of(&line))?,
                    Err(wrong) => serde_json::to_writer(&mut out, &Refusal { error: wrong })?,
                }
            }
            InputLine::TooLong => {
                let reason = format!("a line may have {MAX_LINE_LENGTH} bytes at most");
                let error = WrongMove { ply: 0, text: "", reason };
                serde_json::to_writer(&mut out, &Refusal { error })?;
            }
        }
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Refusal<'a> {
    error: WrongMove<'a>,
}
