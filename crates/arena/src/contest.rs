use game::{Game, Keys, Seat};
use quoridor::Move;
use squadro::{DARK, LIGHT};

use crate::Opening;

/// A game that matches are played in: how its openings are drawn.
pub trait Contest: Game<Move: Send + Sync> + Send + Sync {
    /// How many random moves open a game by default.
    const OPENING_PLIES: usize;

    /// How many openings a group of games has: see [`Contest::group`].
    const STARTS: usize = 1;

    /// Draws a move for an opening; none if there is no move.
    fn draw_move(&self, keys: &mut Keys) -> Option<Self::Move>;

    /// Whether the position is balanced, by a quick look at distances and stocks.
    fn is_balanced(&self) -> bool;

    /// The openings of one group of games, of which each is played with every player at every seat. Fewer than
    /// [`Contest::STARTS`]: this one can't be used.
    fn group(opening: Opening<Self>) -> Vec<Opening<Self>> {
        vec![opening]
    }
}

/// A move of these, each as likely as any other.
fn any<M: Copy>(moves: &[M], keys: &mut Keys) -> Option<M> {
    let count = moves.len() as u64;
    (count > 0).then(|| moves[(keys.draw() % count) as usize])
}

/// No further apart than this.
fn within(most: u8, values: impl Iterator<Item = u8>) -> bool {
    let (low, high) = values.fold((u8::MAX, 0), |(low, high), value| (low.min(value), high.max(value)));
    high.saturating_sub(low) <= most
}

impl Contest for quoridor::Position {
    const OPENING_PLIES: usize = 6;

    /// Pawn moves and fences half and half: there are so many fences that all moves alike would mean hardly any steps.
    fn draw_move(&self, keys: &mut Keys) -> Option<Move> {
        let moves = self.legal_moves();
        let (pawn, fences): (Vec<Move>, Vec<Move>) = moves.iter().partition(|mv| matches!(mv, Move::Pawn(_)));
        let (first, second) = if keys.draw().is_multiple_of(2) { (pawn, fences) } else { (fences, pawn) };
        any(&first, keys).or_else(|| any(&second, keys))
    }

    /// By one step and one fence at the most.
    fn is_balanced(&self) -> bool {
        let seats = || Seat::all(self.seats());
        within(1, seats().filter_map(|seat| self.distance(seat)))
            && within(1, seats().map(|seat| self.fences_left(seat)))
    }
}

impl Contest for squadro::Position {
    const OPENING_PLIES: usize = 8;
    const STARTS: usize = 2;

    fn draw_move(&self, keys: &mut Keys) -> Option<squadro::Move> {
        any(self.legal_moves().as_ref(), keys)
    }

    /// By two moves at the most.
    fn is_balanced(&self) -> bool {
        within(2, [LIGHT, DARK].into_iter().map(|seat| self.moves_needed(seat).total))
    }

    /// The seats are no mirror images of each other, so who moves first is a thing of its own: the same position with
    /// either to move.
    fn group(opening: Opening<Self>) -> Vec<Opening<Self>> {
        let turned = opening.with_other_to_move();
        [opening].into_iter().chain(turned).collect()
    }
}
