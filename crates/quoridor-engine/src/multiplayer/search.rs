//! Looking ahead with a chance for every seat.

use engine::{Clock, Level, Limits};
use game::{Game, Line, Seat};
use quoridor::{Move, Position};

use super::level_traits::{LevelTraits, View};
use super::tree::{Growth, Id, Tree, certainly};
use super::weights::Weights;

/// The most positions that are kept, about 200 MB: several seconds' worth. A search that reaches it ends.
const MOST_NODES: usize = 500_000;
/// Where neither time nor nodes are limited, a search for several players ends after so many positions.
const ENOUGH_NODES: u64 = 200_000;
/// The clock is polled once in so many visits, which take well under a millisecond.
const VISITS_PER_LOOK: u64 = 16;

/// How a search is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How it errs; none: it plays as well as it can.
    pub traits: Option<LevelTraits>,
    /// What its errors are drawn from: the same seed, the same game.
    pub seed: u64,
    /// What positions and moves are evaluated by.
    pub weights: Weights,
    /// How much moves that were seldom tried are preferred to those that proved good.
    pub exploration: f32,
    /// How much worse than its position a move is taken to be before it was tried.
    pub reserve: f32,
    /// The most moves that are tried in a position.
    pub width: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            traits: None,
            seed: 0,
            weights: Weights::default(),
            exploration: 1.0,
            reserve: 0.05,
            width: 32,
        }
    }
}

impl Settings {
    /// A player of this strength. The seed settles how it errs: the same seed, the same game.
    pub fn level(level: Level, seed: u64) -> Settings {
        Settings { traits: LevelTraits::of(level), seed, ..Settings::default() }
    }
}

/// What the player thinks of a position of several players.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The move to play.
    pub best: Move,
    /// Every seat's chance to win, 0 to 1; 0 where nobody plays.
    pub chances: [f64; Seat::MAX],
    /// The seat that is proven to win whatever the others do, and the plies it takes at most; none if nobody is.
    pub proven: Option<(Seat, u32)>,
    /// The line of play that is expected, beginning with the best move.
    pub pv: Vec<Move>,
    /// How many nodes were visited.
    pub nodes: u64,
    /// The longest line, in plies.
    pub depth: u32,
    /// How often each move was visited, the most visited first.
    pub visits: Vec<(Move, u32)>,
    /// The moves that were tried with what they lead to, the best first.
    pub lines: Vec<SeatLine>,
}

/// What a move of several players leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatLine {
    /// Every seat's chance after the move, 0 to 1; 0 where nobody plays.
    pub chances: [f64; Seat::MAX],
    /// The seat that is proven to win after the move, and the plies it takes at most, the move included.
    pub proven: Option<(Seat, u32)>,
    /// The line of play that is expected, beginning with the move.
    pub pv: Vec<Move>,
}

/// Chooses a move for the player whose turn it is; none if the game is over.
pub fn choose(
    game: &Line<Position>,
    settings: &Settings,
    limits: Limits,
    clock: &impl Clock,
) -> Option<Report> {
    if game.outcome().is_some() {
        return None;
    }
    let position = game.position();
    if let Some(report) = last_step(position) {
        return Some(report);
    }
    let limits = settings.traits.map_or(limits, |traits| Limits {
        nodes: Some(traits.nodes.min(limits.nodes.unwrap_or(u64::MAX))),
        depth: Some(traits.depth.min(limits.depth.unwrap_or(u32::MAX))),
        ..limits
    });
    let wasteful = settings.traits.map(|traits| traits.weights(&settings.weights));
    let weights = wasteful.as_ref().unwrap_or(&settings.weights);
    let growth =
        Growth { exploration: settings.exploration, reserve: settings.reserve, width: settings.width };
    let view = View::new(settings.traits, settings.seed, position);
    let mut tree = Tree::new(position, since_last_fence(game), weights, growth, view);
    let nodes = grow(&mut tree, limits, clock);
    report(&tree, position, nodes)
}

/// The winning move of a player who has only to step on the goal line.
fn last_step(position: &Position) -> Option<Report> {
    let turn = position.turn();
    let target = (position.pawn_targets() & position.goal(turn).squares()).first()?;
    let best = Move::Pawn(target);
    let (chances, proven) = (certainly(turn).map(f64::from), Some((turn, 1)));
    Some(Report {
        best,
        chances,
        proven,
        pv: vec![best],
        lines: vec![SeatLine { chances, proven, pv: vec![best] }],
        nodes: 1,
        depth: 1,
        visits: vec![(best, 1)],
    })
}

/// Visits the tree as long as the limits allow; how many nodes were visited.
fn grow(tree: &mut Tree<'_>, limits: Limits, clock: &impl Clock) -> u64 {
    let most = match limits {
        Limits { nodes: Some(nodes), .. } => nodes,
        Limits { time: None, depth: Some(_), .. } => ENOUGH_NODES,
        _ => u64::MAX,
    };
    let depth = limits.depth.unwrap_or(u32::MAX).max(1);
    let mut nodes = 1;
    loop {
        // At least one move has to be visited before there is an answer.
        tree.visit(depth);
        nodes += 1;
        if nodes >= most || tree.root().win.is_some() || tree.nodes.len() >= MOST_NODES {
            return nodes;
        }
        if nodes.is_multiple_of(VISITS_PER_LOOK)
            && (clock.stopped() || limits.time.is_some_and(|time| clock.elapsed() >= time))
        {
            return nodes;
        }
    }
}

/// The positions since the last fence was placed or a seat left: no earlier one can come again.
fn since_last_fence(game: &Line<Position>) -> &[Position] {
    let position = game.position();
    let same = |other: &&Position| {
        other.fences() == position.fences() && other.seats_playing().eq(position.seats_playing())
    };
    let count = game.positions().iter().rev().take_while(same).count();
    &game.positions()[game.positions().len() - count..]
}

fn report(tree: &Tree<'_>, position: &Position, nodes: u64) -> Option<Report> {
    let pv = expected_line(tree, 0);
    let mut visits: Vec<(Move, u32)> =
        tree.children(0).map(|id| (tree.nodes[id as usize].mv, tree.nodes[id as usize].visits)).collect();
    visits.sort_by_key(|&(_, visits)| core::cmp::Reverse(visits));
    // The rules have the last word.
    let best = pv.first().copied().filter(|&mv| position.check(mv).is_ok());
    let best = best.or_else(|| position.legal_moves().first().copied())?;
    Some(Report {
        best,
        chances: tree.root().mean.map(f64::from),
        proven: tree.root().win.map(|win| (win.seat, win.plies)),
        pv,
        nodes,
        depth: tree.deepest,
        visits,
        lines: lines(tree),
    })
}

/// The line that is expected from a node on.
fn expected_line(tree: &Tree<'_>, from: Id) -> Vec<Move> {
    let best = |&id: &Id| tree.best_child(id);
    core::iter::successors(best(&from), best).map(|id| tree.nodes[id as usize].mv).collect()
}

/// The moves that were tried, the best first.
fn lines(tree: &Tree<'_>) -> Vec<SeatLine> {
    let mut children: Vec<Id> = tree.children(0).collect();
    children.sort_by(|&one, &other| tree.compare(0, other, one));
    let line = |&id: &Id| {
        let node = &tree.nodes[id as usize];
        let mut pv = vec![node.mv];
        pv.extend(expected_line(tree, id));
        SeatLine {
            chances: node.win.map_or(node.mean, |win| certainly(win.seat)).map(f64::from),
            proven: node.win.map(|win| (win.seat, win.plies + 1)),
            pv,
        }
    };
    children.iter().map(line).collect()
}
