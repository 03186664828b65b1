//! Seen in a mirror or from across the table, a game for two is the same game.

use std::collections::BTreeSet;

use game::{Game, Keys, Outcome, Seat};
use quoridor::{Move, Position, Symmetry};

fn moves(position: &Position, through: Symmetry) -> BTreeSet<String> {
    position.legal_moves().iter().map(|&mv| through.mv(mv).to_string()).collect()
}

#[test]
fn a_game_seen_otherwise_goes_on_in_the_same_way() {
    for seed in 0..20 {
        let mut keys = Keys::new(seed);
        let mut position = Position::start();
        while position.outcome().is_none() {
            let legal = position.legal_moves();
            // Mostly pawn moves, or the fences would be gone at once.
            let most =
                if keys.draw().is_multiple_of(3) { legal.len() } else { position.pawn_targets().len() };
            let mv = legal[(keys.draw() % most as u64) as usize];
            let mut after = position;
            after.play_unchecked(mv);
            for symmetry in Symmetry::ALL {
                let mut seen = symmetry.position(&position).expect("two play");
                assert_eq!(symmetry.position(&seen), Some(position), "each undoes itself");
                assert_eq!(moves(&position, symmetry), moves(&seen, Symmetry::Identity));
                seen.play(symmetry.mv(mv)).expect("legal here as there");
                assert_eq!(Some(seen), symmetry.position(&after));
                assert_eq!(seen.hash(), seen.hash_from_scratch());
                let whose = |seat: Seat| if symmetry.swaps_players() { seat.other() } else { seat };
                let winner = after.outcome().and_then(Outcome::winner);
                assert_eq!(seen.outcome().and_then(Outcome::winner), winner.map(whose));
            }
            position = after;
        }
    }
}

#[test]
fn what_lies_where_is_known_by_hand() {
    let seen = |symmetry: Symmetry, text: &str| {
        let mv: Move = text.parse().expect("a move");
        symmetry.mv(mv).to_string()
    };
    assert_eq!(seen(Symmetry::Mirrored, "b3"), "h3");
    assert_eq!(seen(Symmetry::Turned, "b3"), "h7");
    assert_eq!(seen(Symmetry::TurnedAndMirrored, "b3"), "b7");
    // b3h touches b3, c3, b4 and c4; mirrored these are h3, g3, h4 and g4.
    assert_eq!(seen(Symmetry::Mirrored, "b3h"), "g3h");
    assert_eq!(seen(Symmetry::Turned, "b3v"), "g6v");
    assert_eq!(seen(Symmetry::TurnedAndMirrored, "b3h"), "b6h");
}

#[test]
fn with_more_players_the_order_of_turns_has_a_direction() {
    let four = Position::start_for(4, quoridor::Options::default());
    assert_eq!(Symmetry::Mirrored.position(&four), None);
}
