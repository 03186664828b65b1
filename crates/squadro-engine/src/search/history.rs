//! Killer moves and the history heuristic: which moves caused beta cutoffs, and which to try first.

use game::{ArrayVec, Game};
use squadro::{HOME, Lane, Move, Position};

use super::MAX_PLY;
use crate::evaluation::race::needed;

/// A move and what it leads to.
#[derive(Clone, Copy, Default)]
pub(super) struct Child {
    pub(super) mv: Move,
    pub(super) after: Position,
    worth: i32,
}

pub(super) struct History {
    /// The last move that caused a beta cutoff at each ply.
    killers: [Option<Lane>; MAX_PLY + 2],
    /// By seat, lane and progress: how often the move of a piece caused a cutoff, rather than not.
    moves: [[[i32; HOME as usize]; Lane::COUNT]; 2],
}

/// The most that an entry of the history can be.
const HISTORY_LIMIT: i32 = 4_000;

impl History {
    pub(super) fn new() -> History {
        History { killers: [None; MAX_PLY + 2], moves: [[[0; HOME as usize]; Lane::COUNT]; 2] }
    }

    /// The moves of a position with what they lead to, the most promising first.
    #[inline]
    pub(super) fn children(
        &self,
        position: &Position,
        ply: usize,
        known: Option<Lane>,
    ) -> ArrayVec<Child, { Lane::COUNT }> {
        let mover = position.turn();
        let behind = needed(position, mover.other()).iter().sum::<i32>();
        let ahead = needed(position, mover).iter().sum::<i32>();
        let mut found: [Child; Lane::COUNT] = [Child::default(); Lane::COUNT];
        let mut many = 0;
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let sent_back = needed(&after, mover.other()).iter().sum::<i32>() - behind;
            let gained = ahead - needed(&after, mover).iter().sum::<i32>();
            let mut worth = self.moves[mover.index()][mv.lane.index()]
                [usize::from(position.progress(mover, mv.lane)).min(11)];
            worth += 1_000 * (sent_back + gained);
            if self.killers[ply] == Some(mv.lane) {
                worth += 2_000;
            }
            if known == Some(mv.lane) {
                worth += 1_000_000;
            }
            // Insertion keeps the order of lanes among equals, so a search is the same every time.
            let mut place = many;
            while place > 0 && found[place - 1].worth < worth {
                found[place] = found[place - 1];
                place -= 1;
            }
            found[place] = Child { mv, after, worth };
            many += 1;
        }
        let mut children = ArrayVec::new();
        for child in &found[..many] {
            children.push(*child);
        }
        children
    }

    /// Records a beta cutoff: updates the killer move, and history for this move and against those tried before.
    pub(super) fn record_cutoff(
        &mut self,
        position: &Position,
        ply: usize,
        depth: i32,
        lane: Lane,
        failed: &[Child],
    ) {
        self.killers[ply] = Some(lane);
        let bonus = (depth * depth).min(400);
        self.add(position, lane, bonus);
        for child in failed {
            self.add(position, child.mv.lane, -bonus);
        }
    }

    fn add(&mut self, position: &Position, lane: Lane, bonus: i32) {
        let mover = position.turn();
        let progress = usize::from(position.progress(mover, lane)).min(11);
        let entry = &mut self.moves[mover.index()][lane.index()][progress];
        // The nearer to the limit the less it takes in.
        *entry += bonus - *entry * bonus.abs() / HISTORY_LIMIT;
    }
}
