//! Monte Carlo tree search without the dice: PUCT over the value and the policy of an evaluation.
//!
//! Every visit walks down the tree, at each node to the move that promises most for how little it has been visited,
//! adds one node and takes its value up again. What is proven goes up, too: a node with a move to a lost node is won,
//! and one whose moves all lead to won nodes is lost. Only the moves of highest rating get an edge; with some left
//! out a node can't be proven lost.

use core::time::Duration;
use std::time::Instant;

use engine::{Choice, Clock, Info, Limits, Player, RankedMove, Score, SearchResult, Stopwatch};
use game::{Game, Line, Seat};
use quoridor::{Move, Position};
use quoridor_engine::search::{EndgameCache, MAX_PLY, Repetitions};
use quoridor_engine::{Evaluation, Net, Paths, Ratings, race};

mod tree;

use tree::{Edge, Proof, Tree};

/// The clock is asked after so many visits, a power of two.
const VISITS_BETWEEN_LOOKS: u64 = 1 << 4;
/// How much an unlikely move is tried for the sake of trying.
const CURIOSITY: f32 = 1.1;
/// A move that was never tried is taken to be this much worse than its node, for each square root of the share tried.
const UNTRIED: f32 = 0.25;
/// How many moves of a node get an edge.
const EDGES: usize = 40;
/// Ratings are divided by this, in hundredths of a logit: above 100 likely and unlikely moves are nearer to each other.
const TEMPERATURE: f32 = 120.0;

/// One search from one position of a game for two.
pub struct Puct<'a, E: Evaluation, C: Clock> {
    evaluation: &'a E,
    clock: &'a C,
    limits: Limits,
    repetitions: Repetitions,
    endgames: EndgameCache,
    tree: Tree,
    /// The most memory that the tree may take, in bytes.
    memory: usize,
    /// The way from the root to the present node.
    line: Vec<Frame<E::Accumulator>>,
    visits: u64,
}

/// A player of games for two that searches by [`Puct`] over the net of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuctPlayer;

impl PuctPlayer {
    /// The most memory that its tree takes.
    const MEBIBYTES: usize = 256;
}

#[derive(Clone)]
struct Frame<S> {
    position: Position,
    paths: Paths,
    accumulator: S,
    node: usize,
}

impl<'a, E: Evaluation, C: Clock> Puct<'a, E, C> {
    /// A search from where a game stands, with a tree of so many mebibytes at most.
    pub fn new(
        evaluation: &'a E,
        mebibytes: usize,
        clock: &'a C,
        limits: Limits,
        game: &Line<Position>,
    ) -> Self {
        let position = *game.position();
        let paths = Paths::of(&position);
        let accumulator = evaluation.refresh(&position);
        let line = vec![Frame { position, paths, accumulator, node: 0 }; MAX_PLY + 1];
        Puct {
            evaluation,
            clock,
            limits,
            repetitions: Repetitions::of(game),
            endgames: EndgameCache::new(),
            tree: Tree::default(),
            memory: mebibytes.max(1) << 20,
            line,
            visits: 0,
        }
    }

    /// Visits until a limit is reached or the root is proven, and gives so many best moves.
    pub fn run(mut self, lines: usize) -> SearchResult<Move> {
        self.tree.add(None);
        self.expand(0, 0, usize::MAX);
        while !self.is_over() {
            self.visit();
            self.visits += 1;
        }
        self.result(lines)
    }

    fn is_over(&self) -> bool {
        let late =
            || self.limits.time.is_some_and(|time| self.clock.elapsed() >= time) || self.clock.stopped();
        self.tree.node(0).proof.is_some()
            || self.limits.nodes.is_some_and(|nodes| self.visits >= nodes)
            || !self.tree.has_room(self.memory)
            || self.visits.is_multiple_of(VISITS_BETWEEN_LOOKS) && late()
    }

    /// One walk down the tree and up again.
    fn visit(&mut self) {
        let mut ply = 0;
        // The value for the player to move at the end of the walk.
        let mut value = loop {
            let node = self.line[ply].node;
            if let Some(proof) = self.tree.node(node).proof {
                break proof.worth();
            }
            if self.tree.edges(node).is_empty() {
                break self.arrive(ply, node);
            }
            let edge = self.choose(node);
            self.play(ply, self.tree.edges(node)[edge].mv());
            if ply + 1 >= MAX_PLY || self.is_drawn(ply + 1) {
                // The node before counts this visit; there is none for a draw that depends on the way here.
                break 0.0;
            }
            let child = self.tree.edges(node)[edge].child().unwrap_or_else(|| {
                let child = self.tree.add(None);
                self.tree.link(node, edge, child);
                child
            });
            ply += 1;
            self.line[ply].node = child;
        };
        let mut proven = self.tree.node(self.line[ply].node).proof.is_some();
        for ply in (0..=ply).rev() {
            let node = self.line[ply].node;
            proven = proven && self.prove(node);
            let at = self.tree.node_mut(node);
            at.visits += 1;
            at.sum += at.proof.map_or(value, Proof::worth);
            value = -at.proof.map_or(value, Proof::worth);
        }
    }

    /// The value of a node that is visited for the first time, for the player to move; it gets its edges.
    fn arrive(&mut self, ply: usize, node: usize) -> f32 {
        let known = self.known(ply);
        if let Some(proof) = known {
            self.tree.node_mut(node).proof = Some(proof);
            return proof.worth();
        }
        self.expand(ply, node, EDGES);
        let Frame { position, paths, accumulator, .. } = &mut self.line[ply];
        worth(self.evaluation.value(accumulator, position, paths))
    }

    /// What is certain of a position without looking ahead.
    fn known(&mut self, ply: usize) -> Option<Proof> {
        let Frame { position, paths, .. } = &self.line[ply];
        if position.outcome().is_some() {
            return Some(Proof::Loss(0));
        }
        let mover = position.turn();
        if position.pawn_targets().meets(position.goal(mover).squares()) {
            return Some(Proof::Win(1));
        }
        let left = [Seat::FIRST, Seat::SECOND].map(|seat| position.fences_left(seat));
        if left[0].min(left[1]) > 0 || !self.repetitions.is_nothing() {
            return None;
        }
        let score = race::decided(position, paths, 0).or_else(|| match left {
            [0, 0] => self.endgames.get(position, 0, 8 * self.visits),
            _ => None,
        })?;
        Some(match (score.win_plies(), score.loss_plies()) {
            (Some(plies), _) => Proof::Win(plies as u16),
            (_, Some(plies)) => Proof::Loss(plies as u16),
            _ => Proof::Draw,
        })
    }

    /// Gives a node its edges: the most likely ones.
    fn expand(&mut self, ply: usize, node: usize, most: usize) {
        let Frame { position, paths, accumulator, .. } = &mut self.line[ply];
        let moves = position.legal_moves();
        let mut ratings = Ratings::NONE;
        self.evaluation.rate(accumulator, position, paths, &mut ratings);
        let mut rated: Vec<(Move, i16)> = moves.iter().map(|&mv| (mv, ratings.of(mv))).collect();
        rated.sort_by_key(|&(_, rating)| core::cmp::Reverse(rating));
        let whole = rated.len() <= most;
        rated.truncate(most);
        let best = rated.first().map_or(0, |&(_, rating)| rating);
        let likelihood = |rating: i16| ((f32::from(rating) - f32::from(best)) / TEMPERATURE).exp();
        let sum: f32 = rated.iter().map(|&(_, rating)| likelihood(rating)).sum();
        let edges = rated.iter().map(|&(mv, rating)| Edge::new(mv, likelihood(rating) / sum));
        self.tree.grow(node, edges, whole);
    }

    /// The edge to follow from a node.
    fn choose(&self, node: usize) -> usize {
        let at = self.tree.node(node);
        let mean = at.sum / at.visits.max(1) as f32;
        let edges = self.tree.edges(node);
        let tried: f32 = edges.iter().filter(|edge| edge.child().is_some()).map(|edge| edge.prior).sum();
        let untried = mean - UNTRIED * tried.sqrt();
        let urge = CURIOSITY * (at.visits.max(1) as f32).sqrt();
        let promise = |edge: &Edge| match edge.child().map(|child| self.tree.node(child)) {
            // A move that loses is tried only when all do.
            Some(child) if matches!(child.proof, Some(Proof::Win(_))) => -10.0,
            Some(child) => {
                let visits = child.visits.max(1) as f32;
                -child.sum / visits + urge * edge.prior / (1.0 + visits)
            }
            None => untried + urge * edge.prior,
        };
        let mut best = (f32::MIN, 0);
        for (at, edge) in edges.iter().enumerate() {
            let promise = promise(edge);
            if promise > best.0 {
                best = (promise, at);
            }
        }
        best.1
    }

    /// Takes up what is proven of the nodes that a node leads to. Whether the node itself is proven.
    fn prove(&mut self, node: usize) -> bool {
        let at = self.tree.node(node);
        if at.proof.is_some() {
            return true;
        }
        let mut win: Option<u16> = None;
        let mut loss = at.whole.then_some(0);
        for edge in self.tree.edges(node) {
            match edge.child().and_then(|child| self.tree.node(child).proof) {
                Some(Proof::Loss(plies)) => win = Some(win.map_or(plies + 1, |least| least.min(plies + 1))),
                Some(Proof::Win(plies)) => loss = loss.map(|most: u16| most.max(plies + 1)),
                Some(Proof::Draw) | None => loss = None,
            }
        }
        let proof = win.map(Proof::Win).or(loss.map(Proof::Loss));
        self.tree.node_mut(node).proof = proof;
        proof.is_some()
    }

    fn play(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.line.split_at_mut(ply + 1);
        let (before, after) = (&before[ply], &mut after[0]);
        after.position = before.position;
        after.position.play_unchecked(mv);
        after.paths = before.paths.after(mv, &after.position);
        self.evaluation.update(&before.accumulator, &before.position, mv, &mut after.accumulator);
    }

    fn is_drawn(&self, ply: usize) -> bool {
        let position = &self.line[ply].position;
        if position.outcome().is_some() {
            return false;
        }
        let hash = position.hash();
        self.repetitions.too_late(ply)
            || self.repetitions.would_draw(hash)
            || self.line[..ply].iter().any(|frame| frame.position.hash() == hash)
    }

    fn result(&self, lines: usize) -> SearchResult<Move> {
        let mut ranked: Vec<(u32, RankedMove<Move>)> = Vec::new();
        for edge in self.tree.edges(0) {
            let mv = edge.mv();
            let child = edge.child().map(|child| self.tree.node(child));
            let score = match child.and_then(|child| child.proof) {
                Some(Proof::Win(plies)) => Score::loss_in(u32::from(plies) + 1),
                Some(Proof::Loss(plies)) => Score::win_in(u32::from(plies) + 1),
                Some(Proof::Draw) => Score::EVEN,
                None => child.map_or(Score::EVEN, |child| estimate(-child.sum / child.visits.max(1) as f32)),
            };
            let visits = child.map_or(0, |child| child.visits);
            ranked.push((visits, RankedMove { mv, score, line: self.best_line(edge) }));
        }
        // A win first, a loss last, and in between what was visited most; of equals what was more likely from the
        // start.
        let place = |(visits, ranked): &(u32, RankedMove<Move>)| {
            let proven = i32::from(ranked.score.is_win()) - i32::from(ranked.score.is_loss());
            let plies = if proven == 0 { Score::EVEN } else { ranked.score };
            core::cmp::Reverse((proven, plies, *visits))
        };
        ranked.sort_by_key(place);
        let best: Vec<RankedMove<Move>> =
            ranked.into_iter().take(lines.max(1)).map(|(_, ranked)| ranked).collect();
        let depth = best.first().map_or(0, |ranked| ranked.line.len() as u32);
        SearchResult { moves: best, depth, nodes: self.visits }
    }

    /// The most visited line that begins with an edge of the root.
    fn best_line(&self, first: &Edge) -> Vec<Move> {
        let mut line = vec![first.mv()];
        let mut child = first.child();
        while let Some(node) = child {
            let visits = |edge: &&Edge| edge.child().map_or(0, |child| self.tree.node(child).visits);
            let next = self.tree.edges(node).iter().rev().max_by_key(visits).filter(|edge| visits(edge) > 0);
            line.extend(next.map(Edge::mv));
            child = next.and_then(Edge::child);
        }
        line
    }
}

/// How many simulations per second PUCT does from the start of a game, in a search of this time.
pub fn puct_speed(time: Duration) -> f64 {
    let (start, watch) = (Line::new(Position::start()), Stopwatch::start());
    let began = Instant::now();
    let found = Puct::new(Net::shared(), PuctPlayer::MEBIBYTES, &watch, Limits::time(time), &start).run(1);
    found.nodes as f64 / began.elapsed().as_secs_f64().max(1e-9)
}

impl Player for PuctPlayer {
    type Game = Position;

    fn name(&self) -> String {
        "Farside Quoridor, PUCT".into()
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        _: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        if game.outcome().is_some() || game.position().seats() != 2 {
            return None;
        }
        let found = Puct::new(Net::shared(), PuctPlayer::MEBIBYTES, &clock, limits, game).run(1);
        let RankedMove { mv, score, line } = found.moves.into_iter().next()?;
        let info = Info { depth: found.depth, judgement: score.into(), nodes: found.nodes, pv: line };
        Some(Choice::new(mv, info))
    }
}

/// A value in hundredths of a logit as one between -1 and 1.
fn worth(value: i32) -> f32 {
    (value as f32 / 200.0).tanh()
}

/// The opposite of [`worth`].
fn estimate(worth: f32) -> Score {
    Score::estimate((worth.clamp(-0.9999, 0.9999).atanh() * 200.0) as i32)
}
