//! Play that errs the way people do.
//!
//! A person looks a few moves ahead, sees what he wants to do more clearly than what the other may do, and likes to
//! run. So does this player: it may overlook that it can jump, or the opponent, it counts the moves to the goal and, if
//! eager, its own more than the other's and most of all those of its foremost pieces. It never picks a move at
//! random: what it doesn't see follows from the seed and the position, and what it sees it weighs.

use engine::HumanLike;
use game::{Game, Keys, Line, Seat};
use squadro::{Lane, Move, Position};

use crate::Evaluation;
use crate::evaluation::race::{needed, needed_for_four};
use crate::net::Net;
use crate::{Judgement, Report, Score, Source};

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelTraits {
    /// The depth of its search, in plies.
    pub(crate) depth: u32,
    /// How often in a hundred it doesn't see that the opponent can jump.
    pub(crate) overlooks: u64,
    /// How often in a hundred it doesn't see that it can jump itself.
    pub(crate) misses: u64,
    /// How much it runs for the sake of running, 0 to 4.
    pub(crate) eagerness: i32,
    /// Whether it evaluates positions by the net instead of counting moves.
    pub(crate) by_net: bool,
}

/// Positions that look this much alike to it are chosen between by taste, in hundredths of a logit.
const TASTE: u64 = 40;
/// What a move that somebody has to go is worth, in hundredths of a logit.
const MOVE: i32 = 50;
/// The weight of moves that count in full.
const WHOLE: i32 = 8;
/// Draws about its own jumps are numbered from here on, those about the opponent's by the lane alone.
const OWN_JUMP: u64 = 16;

/// Whether a move has sent pieces of a seat back.
fn sent_back(before: &Position, after: &Position, seat: Seat) -> bool {
    Lane::ALL.iter().any(|&lane| before.progress(seat, lane) != after.progress(seat, lane))
}

/// Chooses a move; none if the game is over.
pub(crate) fn choose(game: &Line<Position>, traits: &LevelTraits, seed: u64) -> Option<Report> {
    let position = game.position();
    let player = HumanPlayer { traits, seed, me: position.turn() };
    let mut nodes = 0;
    let mut verdicts: Vec<(Score, Move)> = Vec::new();
    for mv in position.legal_moves() {
        let mut after = *position;
        after.play_unchecked(mv);
        // Nobody overlooks that he has had this before.
        let score = if engine::repeats(game, &after) {
            Score::EVEN
        } else {
            let score = player.search_root_move(&after, traits.depth, &mut nodes);
            player.without_missed_jump(score, position, &after, mv.lane)
        };
        verdicts.push((score, mv));
    }
    verdicts.sort_by_key(|&(score, mv)| (core::cmp::Reverse(score), mv.lane));
    let best = verdicts.first()?.1;
    let judgement = Judgement::Estimate(seen(verdicts[0].0));
    Some(Report::of_one(best, judgement, nodes, traits.depth, Source::Search))
}

/// Who overlooks things proves nothing: what it takes for a win is only a good chance.
fn seen(score: Score) -> Score {
    match score.hundredths() {
        Some(hundredths) => Score::estimate(hundredths),
        None if score > Score::EVEN => Score::estimate(1_000),
        None => Score::estimate(-1_000),
    }
}

struct HumanPlayer<'a> {
    traits: &'a LevelTraits,
    seed: u64,
    me: Seat,
}

impl HumanLike for HumanPlayer<'_> {
    type Node = Position;
    type Value = Score;

    const WORST: Score = Score::WORST;

    fn over(&self, position: &Position, ply: u32) -> Option<Score> {
        position.outcome().map(|_| Score::loss_in(ply))
    }

    fn children(&self, position: &Position) -> impl Iterator<Item = Position> {
        position.legal_moves().into_iter().filter_map(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            (!self.overlooks(position, &after, mv.lane)).then_some(after)
        })
    }

    fn evaluate(&self, position: &Position) -> Score {
        let taste = (self.luck(position, 0) % TASTE) as i32 - TASTE as i32 / 2;
        if self.traits.by_net {
            let net = Net::shared();
            let score = net.evaluate(&net.refresh(position), position);
            return Score::estimate(score.hundredths().unwrap_or(0) + taste);
        }
        let mover = position.turn();
        let other = mover.other();
        let ahead = needed_for_four(position, other) * self.weight(other)
            - needed_for_four(position, mover) * self.weight(mover);
        let rush = if mover == self.me { self.rush(position) } else { -self.rush(position) };
        Score::estimate(MOVE * ahead / WHOLE + MOVE / 2 + rush + taste)
    }
}

impl HumanPlayer<'_> {
    /// Whether a jump of the opponent's isn't seen.
    fn overlooks(&self, before: &Position, after: &Position, lane: Lane) -> bool {
        if before.turn() == self.me || self.traits.overlooks == 0 {
            return false;
        }
        sent_back(before, after, self.me)
            && self.luck(before, lane.number() as u64) % 100 < self.traits.overlooks
    }

    /// The score of the player's own move as it looks to whoever doesn't see that it jumps: the opponent's pieces seem
    /// to stay where they are. A move that ends the game is no jump that anybody misses.
    fn without_missed_jump(&self, score: Score, before: &Position, after: &Position, lane: Lane) -> Score {
        let other = self.me.other();
        let missed = self.traits.misses > 0
            && sent_back(before, after, other)
            && self.luck(before, OWN_JUMP + lane.number() as u64) % 100 < self.traits.misses;
        match score.hundredths() {
            Some(hundredths) if missed => {
                let gained = needed_for_four(after, other) - needed_for_four(before, other);
                Score::estimate(hundredths - MOVE * gained * self.weight(other) / WHOLE)
            }
            _ => score,
        }
    }

    /// A number that seed and position settle.
    fn luck(&self, position: &Position, what: u64) -> u64 {
        Keys::new(self.seed ^ position.word() << 8 ^ what).draw()
    }

    /// How much the moves count that a seat has to go, of [`WHOLE`]: who is eager looks less at how the other gets on.
    fn weight(&self, seat: Seat) -> i32 {
        if seat == self.me { WHOLE } else { WHOLE - self.traits.eagerness }
    }

    /// How far the foremost pieces have come, which an eager player loves to see.
    fn rush(&self, position: &Position) -> i32 {
        let foremost = needed(position, self.me).into_iter().filter(|&moves| moves > 0).min().unwrap_or(0);
        -8 * self.traits.eagerness * foremost
    }
}
