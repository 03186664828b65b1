//! Positions as they come about in play, good and bad.

use game::{Game, Keys};
use squadro::{DARK, LIGHT, Move, Position};
use squadro_engine::search::{Choice, Search};
use squadro_engine::{Evaluation, Limits, NoClock, TranspositionTable};

/// Plays games and collects positions from them.
pub(super) struct Player<'a, E: Evaluation> {
    evaluation: &'a E,
    table: TranspositionTable,
    keys: Keys,
    /// How far at most to wander off from a game by random moves: what a search visits is mostly such positions.
    wander: u64,
    /// A game in which a player makes more random moves than this, in a hundred, isn't played.
    most_noise: u64,
}

/// Longer games go round in circles.
const LONGEST_GAME: usize = 250;
/// How often in a hundred a move is a random one; each game draws one of these.
const NOISE: [u64; 8] = [0, 2, 5, 10, 20, 35, 60, 100];

impl<'a, E: Evaluation> Player<'a, E> {
    /// Plays well, badly and at random, and wanders off.
    pub(super) fn wandering(evaluation: &'a E, seed: u64, wander: u64) -> Player<'a, E> {
        Player {
            evaluation,
            table: TranspositionTable::new(1),
            keys: Keys::new(seed),
            wander,
            most_noise: 100,
        }
    }

    /// Plays games as people might, with a random move in ten at the most, and collects nothing else.
    pub(super) fn steady(evaluation: &'a E, seed: u64) -> Player<'a, E> {
        Player { most_noise: 10, ..Player::wandering(evaluation, seed, 0) }
    }

    fn below(&mut self, end: u64) -> u64 {
        self.keys.draw() % end
    }

    /// Plays one game and adds positions of it, none of them finished.
    pub(super) fn game(&mut self, positions: &mut Vec<Position>) {
        let noise = [self.noise(), self.noise()];
        let depth = 1 + self.below(4) as u32;
        let mut position = Position::start(if self.below(2) == 0 { LIGHT } else { DARK });
        // No game without a few random moves: else there would be only few games.
        let opening = self.below(12) as usize;
        for ply in 0..LONGEST_GAME {
            if position.outcome().is_some() {
                break;
            }
            positions.push(position);
            if self.wander > 0 {
                self.wander_off(position, positions);
            }
            let mv = if ply < opening || self.below(100) < noise[position.turn().index()] {
                self.random_move(&position)
            } else {
                let search =
                    Search::new(self.evaluation, &self.table, &NoClock, Limits::depth(depth), &position, &[]);
                search.run(Choice::Deepest, |_| ()).moves[0].mv
            };
            position.play_unchecked(mv);
        }
    }

    fn noise(&mut self) -> u64 {
        let kinds = NOISE.iter().filter(|&&noise| noise <= self.most_noise).count() as u64;
        NOISE[self.below(kinds) as usize]
    }

    fn wander_off(&mut self, mut position: Position, positions: &mut Vec<Position>) {
        for _ in 0..=self.below(self.wander) {
            let mv = self.random_move(&position);
            position.play_unchecked(mv);
            if position.outcome().is_some() {
                return;
            }
        }
        positions.push(position);
    }

    fn random_move(&mut self, position: &Position) -> Move {
        let moves = position.legal_moves();
        moves[self.below(moves.len() as u64) as usize]
    }
}
