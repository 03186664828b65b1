//! Killer moves and the history heuristic: which moves caused beta cutoffs.

use game::Game;
use quoridor::{Move, Position};

use super::MAX_PLY;
use crate::coded_move::{CODES, code};

pub(super) struct History {
    /// The last two moves that caused a beta cutoff at each ply.
    killers: [[Option<Move>; 2]; MAX_PLY + 1],
    /// By seat and move: how often it caused a cutoff, rather than not.
    moves: [[i16; CODES]; 2],
    /// Continuation history: the same by the opponent's last move and the move.
    replies: Box<[[i16; CODES]]>,
}

/// The most that an entry of the history can be.
const LIMIT: i32 = 8_000;

impl History {
    pub(super) fn new() -> History {
        History {
            killers: [[None; 2]; MAX_PLY + 1],
            moves: [[0; CODES]; 2],
            replies: vec![[0; CODES]; CODES].into(),
        }
    }

    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    /// The history of the moves in a position after some move.
    #[inline]
    pub(super) fn after(&self, position: &Position, before: Move) -> NodeHistory<'_> {
        NodeHistory {
            of_moves: &self.moves[position.turn().index()],
            of_replies: &self.replies[usize::from(code(before))],
        }
    }

    /// Records a beta cutoff: updates killer moves, and history for this move and against those tried before.
    pub(super) fn record_cutoff(
        &mut self,
        position: &Position,
        before: Option<Move>,
        ply: usize,
        depth: i32,
        mv: Move,
        failed: &[Move],
    ) {
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply] = [Some(mv), self.killers[ply][0]];
        }
        let bonus = (16 * depth * depth).min(1_600);
        let history = &mut self.moves[position.turn().index()];
        let mut add = |mv: Move, bonus: i32| {
            let code = usize::from(code(mv));
            update(&mut history[code], bonus);
            if let Some(before) = before {
                update(&mut self.replies[usize::from(self::code(before))][code], bonus);
            }
        };
        add(mv, bonus);
        for &mv in failed {
            add(mv, -bonus);
        }
    }
}

/// The history of the moves of one node.
#[derive(Clone, Copy)]
pub(super) struct NodeHistory<'a> {
    of_moves: &'a [i16; CODES],
    of_replies: &'a [i16; CODES],
}

impl NodeHistory<'_> {
    /// The bonus for the move of this code, in hundredths of a logit.
    #[inline]
    pub(super) fn bonus(self, code: usize) -> i32 {
        (i32::from(self.of_moves[code]) + i32::from(self.of_replies[code])) / 32
    }
}

/// Adds a bonus; the nearer an entry is to the limit, the less it takes in.
#[inline]
fn update(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    *entry = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}
