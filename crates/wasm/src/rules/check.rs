use game::{Line, Notation, PlayError};
use serde::Serialize;

use super::view::HasView;

/// What is to be said of a move that somebody typed.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct Checked<R> {
    legal: bool,
    /// The move in standard notation; none if it can't be read.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    /// Why it is illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<R>,
}

/// Whether what somebody typed can be played next.
pub(crate) fn check<G: HasView>(mut line: Line<G>, text: &str) -> Checked<G::Refusal> {
    // Whoever types `E2` means the square.
    let text = text.trim().to_ascii_lowercase();
    let Ok(mv) = line.position().parse_move(&text, Notation::Standard) else {
        return Checked { legal: false, mv: None, why: None };
    };
    match line.play(mv) {
        Ok(()) => Checked { legal: true, mv: Some(mv.to_string()), why: None },
        Err(PlayError::Illegal(why)) => {
            Checked { legal: false, mv: Some(mv.to_string()), why: Some(G::refusal(&why)) }
        }
        Err(_) => Checked { legal: false, mv: Some(mv.to_string()), why: None },
    }
}
