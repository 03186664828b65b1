//! What was learnt about which moves are good.

use game::Game;
use quoridor::{Move, Position};

use super::DEEPEST;
use crate::coded_move::{CODES, code};

pub(super) struct Order {
    /// The moves that were last too good at each ply.
    killers: [[Option<Move>; 2]; DEEPEST + 1],
    /// By seat and move: how often it was too good, rather than not.
    history: [[i16; CODES]; 2],
    /// The same by the opponent's last move and the move.
    replies: Box<[[i16; CODES]]>,
}

/// No move's history counts for more than this.
const LIMIT: i32 = 8_000;

impl Order {
    pub(super) fn new() -> Order {
        Order {
            killers: [[None; 2]; DEEPEST + 1],
            history: [[0; CODES]; 2],
            replies: vec![[0; CODES]; CODES].into(),
        }
    }

    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    /// How good moves were so far.
    #[inline]
    pub(super) fn experience(&self, position: &Position, before: Move) -> Experience<'_> {
        Experience {
            of_moves: &self.history[position.turn().index()],
            of_replies: &self.replies[usize::from(code(before))],
        }
    }

    /// A move was too good for the opponent to let it come to this position; those tried before weren't.
    pub(super) fn reward(
        &mut self,
        position: &Position,
        before: Option<Move>,
        ply: usize,
        depth: i32,
        mv: Move,
        tried: &[Move],
    ) {
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply] = [Some(mv), self.killers[ply][0]];
        }
        let bonus = (16 * depth * depth).min(1_600);
        let history = &mut self.history[position.turn().index()];
        let mut add = |mv: Move, bonus: i32| {
            let code = usize::from(code(mv));
            learn(&mut history[code], bonus);
            if let Some(before) = before {
                learn(&mut self.replies[usize::from(self::code(before))][code], bonus);
            }
        };
        add(mv, bonus);
        for &mv in tried {
            add(mv, -bonus);
        }
    }
}

/// How good moves were so far, in a position after some move.
#[derive(Clone, Copy)]
pub(super) struct Experience<'a> {
    of_moves: &'a [i16; CODES],
    of_replies: &'a [i16; CODES],
}

impl Experience<'_> {
    /// How good the move of this code was, in hundredths of a logit.
    #[inline]
    pub(super) fn worth(self, code: usize) -> i32 {
        (i32::from(self.of_moves[code]) + i32::from(self.of_replies[code])) / 32
    }
}

/// The nearer to the limit the less it takes in.
#[inline]
fn learn(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    *entry = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}
