use core::ops::Neg;

use game::{Game, Line};

/// Play that errs the way people do: a shallow alpha-beta search that overlooks moves and misjudges positions. It never
/// picks a move at random: what it doesn't see follows from a seed and the position.
pub trait HumanLike {
    /// A position with what is kept beside it.
    type Node;
    /// What a position looks worth to the player to move.
    type Value: Copy + Ord + Neg<Output = Self::Value>;

    /// Below every value.
    const WORST: Self::Value;

    /// The value where the game is over, so many plies from the root; none where it isn't.
    fn over(&self, node: &Self::Node, ply: u32) -> Option<Self::Value>;

    /// The static evaluation of the position as it looks to the player.
    fn evaluate(&self, node: &Self::Node) -> Self::Value;

    /// Where the moves lead that come to the player's mind.
    fn children(&self, node: &Self::Node) -> impl Iterator<Item = Self::Node>;

    /// The value where no move comes to mind: there seems to be nothing to fear.
    fn without_moves(&self, node: &Self::Node) -> Self::Value {
        self.evaluate(node)
    }

    /// What the position at a ply looks worth searched so many plies, within a window. Counts nodes.
    fn search(
        &self,
        node: &Self::Node,
        depth: u32,
        ply: u32,
        window: [Self::Value; 2],
        nodes: &mut u64,
    ) -> Self::Value {
        *nodes += 1;
        if let Some(value) = self.over(node, ply) {
            return value;
        }
        if depth == 0 {
            return self.evaluate(node);
        }
        let [mut alpha, beta] = window;
        let mut best = Self::WORST;
        for child in self.children(node) {
            let value = -self.search(&child, depth - 1, ply + 1, [-beta, -alpha], nodes);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if best == Self::WORST { self.without_moves(node) } else { best }
    }

    /// What the position after a move of the root looks worth to the player who made it, searched so many
    /// plies in all.
    fn search_root_move(&self, after: &Self::Node, depth: u32, nodes: &mut u64) -> Self::Value {
        -self.search(after, depth.saturating_sub(1), 1, [Self::WORST, -Self::WORST], nodes)
    }
}

/// Whether a move to this position would bring it on the board for the third time.
pub fn repeats<G: Game + PartialEq>(game: &Line<G>, after: &G) -> bool {
    game.positions().iter().filter(|earlier| *earlier == after).count() >= 2
}
