use core::ops::RangeInclusive;

use crate::Score;

/// A root move with its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedMove<M> {
    /// The move.
    pub mv: M,
    /// Its score for the player who makes it.
    pub score: Score,
    /// The principal variation that begins with it; empty where it wasn't looked up.
    pub line: Vec<M>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct SearchResult<M> {
    /// Root moves, the best first: at least one if there is a legal move.
    pub moves: Vec<RankedMove<M>>,
    /// The depth of the last completed iteration, in plies.
    pub depth: u32,
    /// How many nodes were visited.
    pub nodes: u64,
}

/// What one iteration of [`iterative_deepening`] leaves behind.
#[derive(Clone, Debug)]
pub struct Iteration<M> {
    /// Root moves, the best first.
    pub moves: Vec<RankedMove<M>>,
    /// Whether the whole depth was searched; if not, the search was stopped and this is its last iteration.
    pub completed: bool,
}

/// The root of a game's search.
pub trait RootSearch {
    /// A move of the game.
    type Move;

    /// Searches the root moves to a depth, given what earlier iterations found.
    fn iterate(&mut self, depth: u32, so_far: &SearchResult<Self::Move>) -> Iteration<Self::Move>;

    /// How many nodes were visited.
    fn nodes(&self) -> u64;

    /// Whether no deeper iteration could change the choice among these moves.
    fn is_settled(&self, moves: &[RankedMove<Self::Move>]) -> bool;
}

/// Searches deeper and deeper, until a limit is reached or the result is settled. `tell` hears of every completed
/// iteration. `moves` are the legal moves in the order in which they are tried first.
pub fn iterative_deepening<R: RootSearch>(
    root: &mut R,
    moves: Vec<RankedMove<R::Move>>,
    depths: RangeInclusive<u32>,
    mut tell: impl FnMut(&SearchResult<R::Move>),
) -> SearchResult<R::Move> {
    let mut result = SearchResult { moves, depth: 0, nodes: 0 };
    if result.moves.is_empty() {
        return result;
    }
    for depth in depths {
        let Iteration { moves, completed } = root.iterate(depth, &result);
        result.moves = moves;
        result.nodes = root.nodes();
        if !completed {
            break;
        }
        result.depth = depth;
        tell(&result);
        if root.is_settled(&result.moves) {
            break;
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds a win at some depth, or is stopped at another.
    struct Countdown {
        wins_at: u32,
        stops_at: u32,
        nodes: u64,
    }

    impl RootSearch for Countdown {
        type Move = char;

        fn iterate(&mut self, depth: u32, so_far: &SearchResult<char>) -> Iteration<char> {
            self.nodes += 10;
            let mut moves = so_far.moves.clone();
            if depth >= self.wins_at {
                moves[0].score = Score::win_in(depth);
            }
            Iteration { moves, completed: depth < self.stops_at }
        }

        fn nodes(&self) -> u64 {
            self.nodes
        }

        fn is_settled(&self, moves: &[RankedMove<char>]) -> bool {
            moves[0].score.is_proven()
        }
    }

    fn run(wins_at: u32, stops_at: u32) -> (u32, u64, usize) {
        let moves = vec![RankedMove { mv: 'a', score: Score::EVEN, line: Vec::new() }];
        let mut told = 0;
        let mut root = Countdown { wins_at, stops_at, nodes: 0 };
        let result = iterative_deepening(&mut root, moves, 1..=9, |_| told += 1);
        (result.depth, result.nodes, told)
    }

    #[test]
    fn it_ends_with_the_limit_the_proof_or_the_stop() {
        assert_eq!(run(99, 99), (9, 90, 9));
        assert_eq!(run(3, 99), (3, 30, 3));
        assert_eq!(run(99, 4), (3, 40, 3));
        assert_eq!(run(99, 1), (0, 10, 0));
    }
}
