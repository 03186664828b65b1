//! Records of real games: every form and notation leads to the same moves.

use game::record::{Record, ReplayError};
use game::{Game, Line, Notation, Seat, Setup};
use proptest::prelude::*;
use squadro::{DARK, LIGHT, Position};

fn read(notation: Notation, moves: &str) -> Record {
    Record::from_moves("Squadro", notation, moves).expect("a list of moves")
}

#[test]
fn the_same_game_in_every_notation() {
    let end = "2 0 4 0 0 / 0 3 0 0 0 / r";
    for (notation, moves) in [
        (Notation::Standard, "3 1 3 2 1"),
        (Notation::Standard, "1. y3 r1 2. y3 r2 3. y1"),
        (Notation::Designer, "y3r1y3r2y1"),
        (Notation::Designer, "y3 r1 y3 r2 y1"),
    ] {
        let line = read(notation, moves).replay::<Position>().expect("a legal game");
        assert_eq!(line.position().to_string(), end, "{notation}: {moves}");
    }
}

#[test]
fn the_first_letter_tells_who_started() {
    let record = read(Notation::Designer, "r3y1").standardised::<Position>().expect("a legal game");
    assert_eq!(record.setup.first, Some(DARK));
    assert!(record.to_string().ends_with("1. r3 y1 *\n"), "{record}");
}

#[test]
fn letters_that_do_not_alternate_are_named_with_their_place() {
    let error = read(Notation::Designer, "y3y1").replay::<Position>().expect_err("Light moves twice");
    assert!(matches!(error, ReplayError::Move { ply: 2, .. }), "{error}");
    assert_eq!(error.to_string(), "move 2 (y1): this piece is Light's, but Dark is to move");
}

proptest! {
    /// Random games, with players that leave, through text and back, and through JSON and back.
    #[test]
    fn whole_games_come_back(
        dark_first in any::<bool>(),
        choices in proptest::collection::vec(any::<u8>(), 0..120),
    ) {
        let first = if dark_first { DARK } else { LIGHT };
        let setup = Setup { first: Some(first), ..Setup::default() };
        let mut line = Line::new(Position::from_setup(&setup).expect("a plain setup"));
        for choice in choices {
            let moves = line.legal_moves();
            if choice == 255 {
                // Whether the game is over doesn't matter here.
                let _ = line.retire(Seat::FIRST);
            } else if let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) {
                line.play(mv).expect("a listed move is legal");
            }
        }
        let record = Record::from_line(&setup, &line);
        let read = Record::from_text(&record.to_string()).expect("what we write we read");
        prop_assert_eq!(&read, &record);
        let again = read.replay::<Position>().expect("a legal game");
        prop_assert_eq!(again.positions(), line.positions());
        prop_assert_eq!(again.outcome(), line.outcome());
        #[cfg(feature = "serde")]
        prop_assert_eq!(Record::from_json(&record.to_json()).expect("what we write we read"), record);
    }
}
