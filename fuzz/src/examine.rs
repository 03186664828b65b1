use game::{Notation, Setup};

use crate::games::Fuzzed;

/// Checks the invariants of a position and panics where two answers of the rules disagree.
pub(crate) struct Examiner<G: Fuzzed> {
    /// The rule options that are on: no part of a position string.
    options: Vec<String>,
    every_move: Vec<G::Move>,
}

impl<G: Fuzzed> Examiner<G> {
    pub(crate) fn new(options: Vec<String>) -> Examiner<G> {
        Examiner { options, every_move: G::every_move() }
    }

    /// A position string holds all of a position, and leads to the hash that was kept up over the moves.
    pub(crate) fn read_back(&self, position: &G) {
        let setup =
            Setup { position: Some(position.to_string()), options: self.options.clone(), ..Setup::default() };
        let again = G::from_setup(&setup);
        let again = again.unwrap_or_else(|error| panic!("'{position}' isn't read back: {error}"));
        assert_eq!(&again, position, "read back as another position");
        assert_eq!(again.to_string(), position.to_string(), "not written the same twice");
        assert_eq!(again.hash(), position.hash(), "the hash of '{position}'");
    }

    /// The legal moves are those that pass the check, each listed once.
    pub(crate) fn compare_moves(&self, position: &G) {
        let moves = position.legal_moves();
        let moves = moves.as_ref();
        assert_eq!(moves.len(), position.count_moves(), "moves counted in '{position}'");
        assert_eq!(moves.is_empty(), position.outcome().is_some(), "moves left in '{position}'");
        for mv in moves {
            let read = position.parse_move(&mv.to_string(), Notation::Standard);
            assert_eq!(read.as_ref(), Ok(mv), "read back as another move");
        }
        let mut legal = 0;
        for mv in &self.every_move {
            match position.check(*mv) {
                Ok(()) => {
                    assert!(moves.contains(mv), "{mv} is legal in '{position}' but not listed");
                    legal += 1;
                }
                Err(why) => {
                    assert!(!moves.contains(mv), "{mv} is listed in '{position}' but illegal: {why}");
                    assert!(!why.to_string().is_empty(), "{mv} is refused without a reason");
                }
            }
        }
        assert_eq!(legal, moves.len(), "moves listed twice in '{position}'");
    }
}
