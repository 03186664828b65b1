//! The opponents for three and four players.

use engine::{Limits, NoClock};
use game::{Game, Keys};
use quoridor_engine::multiplayer::Weights;
use references::quoridor::{Belief, deepening, greedy, uct};

use crate::support::random_multiplayer_game;

#[test]
fn all_make_legal_moves() {
    let mut keys = Keys::new(3);
    for number in 0..60 {
        let game = random_multiplayer_game(&mut keys, number as usize);
        let limits = Limits::nodes(30);
        let beliefs = [Belief::MaxN, Belief::Paranoid, Belief::BestReply];
        let deep = beliefs.map(|belief| deepening(&game, belief, &Weights::default(), limits, &NoClock));
        let moves = [greedy(&game, number), uct(&game, limits, &NoClock, number), deep[0], deep[1], deep[2]];
        for mv in moves {
            match mv {
                Some(mv) => assert_eq!(game.position().check(mv), Ok(()), "{}", game.position()),
                None => assert!(game.outcome().is_some(), "no move in {}", game.position()),
            }
        }
    }
}
