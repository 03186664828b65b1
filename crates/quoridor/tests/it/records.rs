//! Records of real games: every form and notation leads to the same moves.

use game::record::{Record, ReplayError};
use game::{Game, Line, Notation, PlayError, Seat, Setup};
use proptest::prelude::*;
use quoridor::{IllegalMove, Position};

const MOVES: &str = "e2 e8 e3 e7 e4 e6 e4h d6 c4v";

/// The position that a bare list of moves in this notation leads to.
fn replayed(notation: Notation, moves: &str) -> String {
    let record = Record::from_moves("Quoridor", notation, moves).expect("a list of moves");
    record.replay::<Position>().expect("a legal game").position().to_string()
}

#[test]
fn the_same_game_in_every_notation() {
    let end = "e4 d6 / c4v e4h / 8 10 / 2";
    assert_eq!(replayed(Notation::Standard, MOVES), end);
    assert_eq!(replayed(Notation::Glendenning, "e8 e2 e7 e3 e6 e4 e5h d4 c5v"), end);
    assert_eq!(replayed(Notation::Qtp, "E2 E8 E3 E7 E4 E6 E5h D6 C5v"), end);
    let session = "playmove white E2\nplaymove black E8\nplaymove white E3\nplaymove black E7\n\
        playmove white E4\nplaymove black E6\nplaywall white E5 horizontal\nplaymove black D6\nplaywall white C5 v";
    assert_eq!(replayed(Notation::Qtp, session), end);
}

#[test]
fn an_imported_game_becomes_standard() {
    let imported =
        Record::from_moves("Quoridor", Notation::Glendenning, "e8 e2 e6h").expect("a list of moves");
    let record = imported.standardised::<Position>().expect("a legal game");
    assert_eq!(record.notation, Notation::Standard);
    let moves: Vec<_> = record.moves.iter().map(|mv| mv.text.as_str()).collect();
    assert_eq!(moves, ["e2", "e8", "e3h"]);
}

#[test]
fn an_illegal_move_is_named_with_its_place_and_reason() {
    let record = Record::from_moves("Quoridor", Notation::Standard, "e2 e8 e4").expect("a list of moves");
    let Err(ReplayError::Move { ply: 3, error, .. }) = record.replay::<Position>() else {
        panic!("the third move goes too far");
    };
    assert!(matches!(error, PlayError::Illegal(IllegalMove::TooFar { .. })));
}

proptest! {
    /// Random games, with seats that leave, through text and back, and through JSON and back.
    #[test]
    fn whole_games_come_back(
        players in 2..=4usize,
        first in 0..4usize,
        free in any::<bool>(),
        choices in proptest::collection::vec(any::<u16>(), 0..120),
    ) {
        let options = if free { vec!["free-side-jump".to_owned()] } else { Vec::new() };
        let setup = Setup { players: Some(players), first: Seat::new(first % players), options, position: None };
        let mut line = Line::new(Position::from_setup(&setup).expect("a plain setup"));
        for choice in choices {
            let moves = line.legal_moves();
            if choice % 61 == 0 {
                // Whether anybody is left to leave doesn't matter here.
                let _ = line.retire(Seat::new(usize::from(choice) % players).expect("a seat"));
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
