//! Plain UCT: a tree grown by upper confidence bounds, judged by playing games out.

use engine::{Clock, Limits};
use game::{Game, Keys, Line, Seat};
use quoridor::{Fences, Move, Position};
use quoridor_engine::multiplayer::SeatPaths;

/// How much moves that were seldom tried are preferred: the usual constant for results between 0 and 1.
const EXPLORATION: f64 = 0.7;
/// How often in a hundred a game that is played out goes on with a fence, where the player has one.
const FENCES_IN_HUNDRED: u64 = 20;
/// A game that is played out for longer than this counts as a draw.
const LONGEST: usize = 200;

/// The most positions that are kept.
const MOST_NODES: usize = 200_000;

struct Node {
    position: Position,
    mv: Move,
    wins: [f64; Seat::MAX],
    visits: f64,
    children: Vec<usize>,
    untried: Vec<Move>,
}

/// Chooses a move by plain UCT with a result per seat, and nothing learnt or proven. It looks at pawn moves and at
/// the fences across somebody's path; games are played out along shortest paths, now and then with a random fence
/// across the path of the pawn that is nearest to its goal line. None if the game is over.
pub fn uct(game: &Line<Position>, limits: Limits, clock: &impl Clock, seed: u64) -> Option<Move> {
    if game.outcome().is_some() {
        return None;
    }
    let mut keys = Keys::new(seed ^ game.position().hash());
    let mut nodes = vec![node(*game.position(), Move::default(), &mut keys)];
    let mut visits = 0;
    loop {
        visit(&mut nodes, &mut keys);
        visits += 1;
        if limits.nodes.is_some_and(|most| visits >= most) || nodes.len() >= MOST_NODES {
            break;
        }
        if clock.stopped() || limits.time.is_some_and(|time| clock.elapsed() >= time) {
            break;
        }
    }
    let most_visited = |&one: &usize, &other: &usize| nodes[one].visits.total_cmp(&nodes[other].visits);
    nodes[0].children.iter().copied().max_by(most_visited).map(|id| nodes[id].mv)
}

fn node(position: Position, mv: Move, keys: &mut Keys) -> Node {
    let mut untried: Vec<Move> = position.pawn_targets().into_iter().map(Move::Pawn).collect();
    if position.outcome().is_none() && position.fences_left(position.turn()) > 0 {
        let across =
            SeatPaths::of(&position).across.into_iter().fold(Fences::NONE, |all, across| all | across);
        untried.extend((across & position.legal_fences()).into_iter().map(Move::Fence));
    }
    for last in (1..untried.len()).rev() {
        untried.swap(last, (keys.draw() % (last as u64 + 1)) as usize);
    }
    Node { position, mv, wins: [0.0; Seat::MAX], visits: 0.0, children: Vec::new(), untried }
}

fn visit(nodes: &mut Vec<Node>, keys: &mut Keys) {
    let mut path = vec![0];
    let mut id = 0;
    while nodes[id].untried.is_empty() && !nodes[id].children.is_empty() {
        id = best_bound(nodes, id);
        path.push(id);
    }
    if let Some(mv) = nodes[id].untried.pop() {
        let mut position = nodes[id].position;
        position.play_unchecked(mv);
        let child = nodes.len();
        nodes.push(node(position, mv, keys));
        nodes[id].children.push(child);
        path.push(child);
        id = child;
    }
    let result = play_out(nodes[id].position, keys);
    for id in path {
        nodes[id].visits += 1.0;
        for (wins, share) in nodes[id].wins.iter_mut().zip(result) {
            *wins += share;
        }
    }
}

fn best_bound(nodes: &[Node], id: usize) -> usize {
    let mover = nodes[id].position.turn().index();
    let scale = nodes[id].visits.ln();
    let bound = |id: usize| {
        let Node { wins, visits, .. } = &nodes[id];
        wins[mover] / visits + EXPLORATION * (scale / visits).sqrt()
    };
    let higher = |best: usize, id: usize| if bound(id) > bound(best) { id } else { best };
    nodes[id].children.iter().copied().reduce(higher).unwrap_or(id)
}

/// Plays a game to its end and tells each seat's share of the win.
fn play_out(mut position: Position, keys: &mut Keys) -> [f64; Seat::MAX] {
    let mut paths = SeatPaths::of(&position);
    for _ in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            let winner = outcome.winner().map_or(Seat::MAX, Seat::index);
            return core::array::from_fn(|index| if index == winner { 1.0 } else { 0.0 });
        }
        let mover = position.turn();
        let mv = random_fence(&position, &paths, keys).unwrap_or_else(|| step(&position, keys));
        position.play_unchecked(mv);
        paths = paths.after(mover, mv, &position);
    }
    [1.0 / position.seats_playing().count() as f64; Seat::MAX]
}

/// Now and then a fence across the path of the nearest of the others.
fn random_fence(position: &Position, paths: &SeatPaths, keys: &mut Keys) -> Option<Move> {
    let mover = position.turn();
    if position.fences_left(mover) == 0 || keys.draw() % 100 >= FENCES_IN_HUNDRED {
        return None;
    }
    let nearest = position
        .seats_playing()
        .filter(|&seat| seat != mover)
        .min_by_key(|seat| paths.distance[seat.index()])?;
    let across: Vec<_> = (paths.across[nearest.index()] & position.fences().room()).into_iter().collect();
    let fence = *across.get((keys.draw() % across.len().max(1) as u64) as usize)?;
    position.check(Move::Fence(fence)).is_ok().then_some(Move::Fence(fence))
}

/// A pawn move to a square that is as near to the goal line as can be.
fn step(position: &Position, keys: &mut Keys) -> Move {
    let openings = position.openings();
    let goal = position.goal(position.turn()).squares();
    let nearest = position
        .pawn_targets()
        .into_iter()
        .min_by_key(|&target| (openings.distance(target, goal), keys.draw()))
        .map(Move::Pawn);
    // Who can't move the pawn can place a fence: the rules pass the turn otherwise.
    nearest.or_else(|| position.legal_moves().first().copied()).unwrap_or_default()
}
