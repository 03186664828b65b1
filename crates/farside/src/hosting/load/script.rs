//! Random games generated beforehand, so that the load generator needs little CPU.

use anyhow::{Context as _, Result};
use game::{Seat, Setup};
use games::{AnyLine, GameKind};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

/// The number of games of each kind.
const GAMES: u64 = 32;

/// The moves of a game.
#[derive(Clone, Debug)]
pub(super) struct Script {
    pub(super) kind: GameKind,
    pub(super) moves: Vec<String>,
}

/// Random games of both kinds, the same in every run.
pub(super) fn scripts() -> Result<Vec<Script>> {
    let games = (0..GAMES).flat_map(|seed| GameKind::ALL.map(|kind| (kind, seed)));
    games.map(|(kind, seed)| script(kind, seed)).collect()
}

fn script(kind: GameKind, seed: u64) -> Result<Script> {
    let mut rng = StdRng::seed_from_u64(seed);
    let setup = Setup { first: Some(Seat::FIRST), ..Setup::default() };
    let mut board = AnyLine::new(kind, &setup).context("no game")?;
    let mut moves = Vec::new();
    while board.outcome().is_none() {
        let legal = board.legal_moves();
        let choice = &legal[rng.random_range(0..legal.len())];
        board.play(choice).context("a legal move can be played")?;
        moves.push(choice.clone());
    }
    Ok(Script { kind, moves })
}

#[cfg(test)]
mod tests {
    #[test]
    fn there_are_games_of_both_kinds_and_none_is_short() {
        let scripts = super::scripts().expect("games");
        for kind in games::GameKind::ALL {
            assert!(
                scripts.iter().filter(|script| script.kind == kind).all(|script| script.moves.len() >= 20)
            );
        }
    }
}
