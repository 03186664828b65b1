//! The first version that played: plain alpha-beta over the difference of distances.
//!
//! It stays as it is, so that later versions have something fixed to be measured against: iterative deepening, a
//! transposition table, moves ordered by the hash move, killers, ratings and history; all legal moves, at every depth.

use engine::{Choice, Clock, Info, Limits, Player, Score};
use game::{Game, Line};
use quoridor::{Fence, Move, Orientation, Position, Square};
use quoridor_engine::{Distances, Evaluation, Paths, Ratings};

/// The greatest depth, in plies.
const DEEPEST: usize = 64;
/// The clock is asked after so many nodes, a power of two.
const NODES_BETWEEN_LOOKS: u64 = 1 << 9;
/// No move's history counts for more than this.
const HISTORY_LIMIT: i32 = 4_000;

/// How many moves the history tells apart: 64 horizontal fences, 64 vertical ones, a pawn to any square.
const MOVES: usize = 128 + Square::COUNT;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The move to play.
    pub best: Move,
    /// What it is worth for the player who makes it.
    pub score: Score,
    /// The depth of the last complete iteration, in plies.
    pub depth: u32,
    /// How many nodes it visited.
    pub nodes: u64,
}

/// A player that searches by plain alpha-beta.
///
/// ```
/// use game::Line;
/// use quoridor::Position;
/// use quoridor_engine::{Limits, NoClock};
/// use references::quoridor::Baseline;
///
/// let mut player = Baseline::default();
/// let found = player.go(&Line::new(Position::start()), Limits::nodes(2_000), &NoClock);
/// println!("{}", found.expect("the game isn't over").best);
/// ```
#[derive(Debug)]
pub struct Baseline<E = Distances> {
    evaluation: E,
    table: Vec<Entry>,
}

impl Default for Baseline {
    fn default() -> Baseline {
        Baseline::new(Distances, 32)
    }
}

impl<E: Evaluation> Baseline<E> {
    /// A player with this evaluation and a transposition table of so many mebibytes at most.
    pub fn new(evaluation: E, mebibytes: usize) -> Baseline<E> {
        let entries = (mebibytes.clamp(1, 1 << 12) << 20) / size_of::<Entry>();
        Baseline { evaluation, table: vec![Entry::default(); 1 << entries.ilog2()] }
    }

    /// Forgets the last game.
    pub fn new_game(&mut self) {
        self.table.fill(Entry::default());
    }

    /// Chooses a move; none if the game is over.
    pub fn go(&mut self, game: &Line<Position>, limits: Limits, clock: &impl Clock) -> Option<Found> {
        if game.outcome().is_some() {
            return None;
        }
        let root = *game.position();
        let paths = Paths::of(&root);
        let accumulator = self.evaluation.refresh(&root);
        let search = Search {
            evaluation: &self.evaluation,
            table: &mut self.table,
            clock,
            limits,
            seen_twice: seen_twice(game.positions()),
            line: vec![Frame { position: root, paths, accumulator }; DEEPEST + 1],
            killers: [[None; 2]; DEEPEST + 1],
            rewards: [[0; MOVES]; 2],
            ratings: Ratings::NONE,
            nodes: 0,
            stopped: false,
        };
        search.run()
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    score: u16,
    depth: u8,
    bound: Bound,
    best: Option<Move>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Bound {
    #[default]
    Nothing,
    Lower,
    Upper,
    Exact,
}

/// A position on the line from the root, with what is kept beside it.
#[derive(Clone)]
struct Frame<S> {
    position: Position,
    paths: Paths,
    accumulator: S,
}

struct Search<'a, E: Evaluation, C> {
    evaluation: &'a E,
    table: &'a mut [Entry],
    clock: &'a C,
    limits: Limits,
    /// Hashes of positions that would stand on the board for the third time.
    seen_twice: Vec<u64>,
    line: Vec<Frame<E::Accumulator>>,
    killers: [[Option<Move>; 2]; DEEPEST + 1],
    rewards: [[i32; MOVES]; 2],
    /// Of the moves that were rated last.
    ratings: Ratings,
    nodes: u64,
    stopped: bool,
}

impl<E: Evaluation, C: Clock> Search<'_, E, C> {
    fn run(mut self) -> Option<Found> {
        let root = self.line[0].position;
        let mut moves: Vec<Move> = self.ordered(0, None).into_iter().map(|(_, mv)| mv).collect();
        let mut found = Found { best: *moves.first()?, score: Score::EVEN, depth: 0, nodes: 0 };
        let deepest = self.limits.depth.unwrap_or(u32::MAX).clamp(1, DEEPEST as u32 - 1);
        for depth in 1..=deepest {
            let mut low = Score::WORST;
            let mut best = None;
            for &mv in &moves {
                self.play(0, &root, mv);
                let score = self.window(1, depth as i32 - 1, low, Score::BEST, best.is_none());
                if self.stopped {
                    break;
                }
                if score > low {
                    low = score;
                    best = Some(mv);
                    found.best = mv;
                    found.score = score;
                }
            }
            found.nodes = self.nodes;
            if let Some(best) = best {
                moves.retain(|&mv| mv != best);
                moves.insert(0, best);
            }
            if self.stopped {
                break;
            }
            found.depth = depth;
            if found.score.is_proven() {
                break;
            }
        }
        Some(found)
    }

    fn play(&mut self, ply: usize, position: &Position, mv: Move) {
        let (before, after) = self.line.split_at_mut(ply + 1);
        let (before, after) = (&before[ply], &mut after[0]);
        after.position = *position;
        after.position.play_unchecked(mv);
        after.paths = before.paths.after(mv, &after.position);
        self.evaluation.update(&before.accumulator, &before.position, mv, &mut after.accumulator);
    }

    /// The score of a child for its parent; all but the first are first asked only whether they are better.
    fn window(&mut self, ply: usize, depth: i32, low: Score, high: Score, first: bool) -> Score {
        if first {
            return -self.node(ply, depth, -high, -low);
        }
        let score = -self.node(ply, depth, -low.just_above(), -low);
        if score > low && score < high && !self.stopped { -self.node(ply, depth, -high, -low) } else { score }
    }

    fn node(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score) -> Score {
        self.count_node();
        if self.stopped {
            return Score::EVEN;
        }
        let Frame { position, paths, .. } = self.line[ply];
        if position.outcome().is_some() {
            return Score::loss_in(ply as u32);
        }
        if self.repeats(ply) {
            return Score::EVEN;
        }
        let mover = position.turn();
        if paths.distance[mover.index()] <= 2 && position.pawn_targets().meets(position.goal(mover).squares())
        {
            return Score::win_in(ply as u32 + 1);
        }
        if depth <= 0 || ply >= DEEPEST {
            return Score::estimate(self.evaluation.value(
                &mut self.line[ply].accumulator,
                &position,
                &paths,
            ));
        }
        let hash = position.hash();
        let place = hash as usize & (self.table.len() - 1);
        let entry = self.table[place];
        let known = (entry.key == hash && entry.bound != Bound::Nothing).then_some(entry);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
        {
            let score = Score::from_bits(entry.score).later(ply as u32);
            let settled = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::Nothing => false,
            };
            if settled {
                return score;
            }
        }
        let (best, best_move) = self.moves(ply, depth, alpha, beta, known.and_then(|entry| entry.best));
        if self.stopped {
            return Score::EVEN;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let score = best.sooner(ply as u32).bits();
        self.table[place] = Entry { key: hash, score, depth: depth as u8, bound, best: best_move };
        best
    }

    fn moves(
        &mut self,
        ply: usize,
        depth: i32,
        alpha: Score,
        beta: Score,
        known: Option<Move>,
    ) -> (Score, Option<Move>) {
        let position = self.line[ply].position;
        let mut moves = self.ordered(ply, known);
        let (mut low, mut best, mut best_move) = (alpha, Score::WORST, None);
        for at in 0..moves.len() {
            // The best of those left comes next; among equals the first in the order of the rules.
            let next = (at..moves.len()).rev().max_by_key(|&other| moves[other].0).unwrap_or(at);
            moves[at..=next].rotate_right(1);
            let mv = moves[at].1;
            self.play(ply, &position, mv);
            let score = self.window(ply + 1, depth - 1, low, beta, at == 0);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > low {
                    low = score;
                    best_move = Some(mv);
                }
                if score >= beta {
                    self.reward(&position, ply, depth, mv, &moves[..at]);
                    break;
                }
            }
        }
        (best, best_move)
    }

    /// The legal moves with how promising each is. At the root they are in order.
    fn ordered(&mut self, ply: usize, known: Option<Move>) -> Vec<(i32, Move)> {
        let Frame { position, paths, accumulator } = &mut self.line[ply];
        let moves = position.legal_moves();
        self.evaluation.rate(accumulator, position, paths, &mut self.ratings);
        let worth = |&mv: &Move| {
            let mut worth = 8 * i32::from(self.ratings.of(mv));
            worth += self.rewards[position.turn().index()][history_index(mv)];
            worth += if self.killers[ply].contains(&Some(mv)) { 3_000 } else { 0 };
            worth += if known == Some(mv) { 1_000_000 } else { 0 };
            (worth, mv)
        };
        let mut ordered: Vec<(i32, Move)> = moves.iter().map(worth).collect();
        if ply == 0 {
            ordered.sort_by_key(|&(worth, _)| core::cmp::Reverse(worth));
        }
        ordered
    }

    fn reward(&mut self, position: &Position, ply: usize, depth: i32, mv: Move, tried: &[(i32, Move)]) {
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply] = [Some(mv), self.killers[ply][0]];
        }
        let bonus = (depth * depth * 4).min(400);
        let rewards = &mut self.rewards[position.turn().index()];
        let mut add = |mv: Move, bonus: i32| {
            let entry = &mut rewards[history_index(mv)];
            *entry += bonus - *entry * bonus.abs() / HISTORY_LIMIT;
        };
        add(mv, bonus);
        for &(_, mv) in tried {
            add(mv, -bonus);
        }
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            let late = self.limits.time.is_some_and(|time| self.clock.elapsed() >= time);
            self.stopped |= late || self.clock.stopped();
        }
        self.stopped |= self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
    }

    /// Whether the position at this ply repeats one on the line, or would be on the board for the third time.
    fn repeats(&self, ply: usize) -> bool {
        let hash = self.line[ply].position.hash();
        self.line[..ply].iter().rev().skip(1).step_by(2).any(|frame| frame.position.hash() == hash)
            || self.seen_twice.contains(&hash)
    }
}

/// The place of a move in the history.
fn history_index(mv: Move) -> usize {
    match mv {
        Move::Pawn(square) => 128 + square.index(),
        Move::Fence(Fence { square, orientation }) => {
            let crossing = 8 * square.row() + square.column();
            crossing + if orientation == Orientation::Vertical { 64 } else { 0 }
        }
    }
}

fn seen_twice(history: &[Position]) -> Vec<u64> {
    let mut hashes: Vec<u64> = history.iter().map(Game::hash).collect();
    hashes.sort_unstable();
    let mut twice: Vec<u64> =
        hashes.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    twice.dedup();
    twice
}

impl Player for Baseline {
    type Game = Position;

    fn name(&self) -> String {
        "Farside Quoridor, the first version".into()
    }

    fn new_game(&mut self) {
        Baseline::new_game(self);
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        _: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        if game.position().seats() != 2 {
            return None;
        }
        let Found { best, score, depth, nodes } = self.go(game, limits, &clock)?;
        Some(Choice::new(best, Info { depth, judgement: score.into(), nodes, pv: vec![best] }))
    }
}
