use crate::Score;

/// A search that recurses from node to node, for what is the same in every principal variation search.
pub trait NodeSearch {
    /// The score of the node at `ply` of the line, searched `depth` plies further, within the window.
    fn node(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score) -> Score;

    /// Whether the search has to end; then scores mean nothing.
    fn stopped(&self) -> bool;

    /// The score of a late move, one that is expected not to be the best, after it was made at `ply`.
    ///
    /// Late move reduction: it is first searched less deeply, with a null window that only asks whether it is better
    /// than `alpha`. If it is, it is searched again: to the full depth, then with the full window.
    #[inline]
    fn late_move(&mut self, ply: usize, depth: i32, reduction: i32, alpha: Score, beta: Score) -> Score {
        let above = alpha.just_above();
        let mut score = -self.node(ply + 1, depth - 1 - reduction, -above, -alpha);
        if reduction > 0 && score > alpha && !self.stopped() {
            score = -self.node(ply + 1, depth - 1, -above, -alpha);
        }
        if above != beta && score > alpha && score < beta && !self.stopped() {
            score = -self.node(ply + 1, depth - 1, -beta, -alpha);
        }
        score
    }
}
