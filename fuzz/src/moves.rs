use game::{Notation, Setup};

use crate::games::Fuzzed;

/// Moves of Quoridor as text, in each notation.
pub fn quoridor_moves(data: &[u8]) {
    moves::<quoridor::Position>(data);
}

/// Moves of Squadro as text, in each notation.
pub fn squadro_moves(data: &[u8]) {
    moves::<squadro::Position>(data);
}

fn moves<G: Fuzzed>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let start = G::from_setup(&Setup::default()).expect("the usual start is allowed");
    for notation in Notation::ALL {
        // The whole text as one move, and every word of it played as far as it is legal.
        if let Ok(mv) = start.parse_move(&text, notation) {
            assert!(G::NOTATIONS.contains(&notation), "'{text}' is read as {notation}");
            // In full: a move of Squadro without its letter is that of the player to move.
            let again = start.parse_move(&format!("{mv:#}"), Notation::Standard);
            assert_eq!(again, Ok(mv), "'{text}' in {notation} is read back as another move");
        }
        let mut position = start.clone();
        for word in text.split_whitespace() {
            match position.parse_move(word, notation) {
                Ok(mv) => drop(position.play(mv)),
                Err(error) => assert_eq!(error.text, word, "the error names what was written"),
            }
        }
    }
}
