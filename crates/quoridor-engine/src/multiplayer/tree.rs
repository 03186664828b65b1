//! The tree that the search grows: for every position every seat's mean chance, and moves not tried yet.

use game::{Game, Seat};
use quoridor::{Move, Position};

use super::certain::{self, Win};
use super::evaluation::{Chances, Evaluation};
use super::level_traits::View;
use super::seat_paths::SeatPaths;
use super::weights::Weights;

/// The index of a node.
pub(crate) type Id = u32;
/// Stands for no node.
const NONE: Id = Id::MAX;

/// How the tree grows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Growth {
    /// How much moves that were seldom tried are preferred.
    pub(crate) exploration: f32,
    /// How much worse than its position a move is taken to be before it was tried.
    pub(crate) reserve: f32,
    /// The most moves that are tried in a position.
    pub(crate) width: usize,
}

#[derive(Clone, Copy, Debug)]
struct Untried {
    mv: Move,
    prior: u16,
}

/// Priors are kept as parts of this.
const PRIOR_UNIT: f32 = 65_535.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) position: Position,
    paths: SeatPaths,
    /// Every seat's chance, on average over the visits.
    pub(crate) mean: Chances,
    pub(crate) visits: u32,
    /// The move that led here.
    pub(crate) mv: Move,
    prior: f32,
    /// The win that nobody can prevent from here on.
    pub(crate) win: Option<Win>,
    /// Whether the game is drawn here by repetition.
    drawn: bool,
    first_child: Id,
    next_sibling: Id,
    untried: u32,
    untried_count: u8,
    /// Whether `untried` and the children together are all legal moves.
    complete: bool,
    open: bool,
}

/// Where a way down the tree goes on.
enum Turn {
    Child(Id),
    New,
    /// Nothing to go on with.
    Here,
}

pub(crate) struct Tree<'a> {
    pub(crate) nodes: Vec<Node>,
    untried: Vec<Untried>,
    weights: &'a Weights,
    growth: Growth,
    view: View,
    /// The positions of the game since the last move that can't be taken back.
    past: &'a [Position],
    path: Vec<Id>,
    /// The longest way down so far.
    pub(crate) deepest: u32,
}

impl<'a> Tree<'a> {
    pub(crate) fn new(
        position: &Position,
        past: &'a [Position],
        weights: &'a Weights,
        growth: Growth,
        view: View,
    ) -> Tree<'a> {
        let mut tree = Tree {
            nodes: Vec::new(),
            untried: Vec::new(),
            weights,
            growth,
            view,
            past,
            path: Vec::new(),
            deepest: 0,
        };
        tree.add(*position, SeatPaths::of(position), Move::default(), 1.0);
        let chances = tree.open(0);
        tree.settle(0, chances);
        tree
    }

    pub(crate) fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// Goes down the tree once, adds a node and passes what is seen there up to the root.
    pub(crate) fn visit(&mut self, depth_limit: u32) {
        self.path.clear();
        self.path.push(0);
        let mut id = 0;
        loop {
            let depth = self.path.len() as u32 - 1;
            if self.is_over(id) || depth >= depth_limit {
                break;
            }
            match self.turn(id) {
                Turn::Child(child) => {
                    id = child;
                    self.path.push(id);
                }
                Turn::New => {
                    id = self.grow(id);
                    self.path.push(id);
                    break;
                }
                Turn::Here => break,
            }
        }
        self.deepest = self.deepest.max(self.path.len() as u32 - 1);
        let chances = self.worth(id);
        self.pass_up(chances);
    }

    /// What a visit that ends at this node has found.
    fn worth(&mut self, id: Id) -> Chances {
        let node = &self.nodes[id as usize];
        if let Some(win) = node.win {
            return certainly(win.seat);
        }
        if node.drawn {
            return shared(&node.position);
        }
        if node.open { node.mean } else { self.open(id) }
    }

    fn is_over(&self, id: Id) -> bool {
        let node = &self.nodes[id as usize];
        node.win.is_some() || node.drawn
    }

    /// Chooses the move to follow: the one that is best for the player to move, with a bonus for what was seldom
    /// tried and looks promising.
    fn turn(&self, id: Id) -> Turn {
        let node = &self.nodes[id as usize];
        let mover = node.position.turn();
        let explore = self.growth.exploration * (node.visits as f32).sqrt();
        let mut best = f32::NEG_INFINITY;
        let mut turn = Turn::Here;
        let mut child = node.first_child;
        while child != NONE {
            let next = &self.nodes[child as usize];
            // What is proven lost is visited again only if there is nothing else.
            let lost = next.win.is_some_and(|win| win.seat != mover);
            let rating = if lost {
                next.prior - 10.0
            } else {
                next.mean[mover.index()] + explore * next.prior / (1.0 + next.visits as f32)
            };
            if rating > best {
                best = rating;
                turn = Turn::Child(child);
            }
            child = next.next_sibling;
        }
        if node.untried_count > 0 {
            let prior = f32::from(self.untried[node.untried as usize].prior) / PRIOR_UNIT;
            let expected = (node.mean[mover.index()] - self.growth.reserve).max(0.0);
            if expected + explore * prior > best {
                turn = Turn::New;
            }
        }
        turn
    }

    /// Tries the next move of a node.
    fn grow(&mut self, parent: Id) -> Id {
        let node = &mut self.nodes[parent as usize];
        let Untried { mv, prior } = self.untried[node.untried as usize];
        node.untried += 1;
        node.untried_count -= 1;
        let mut position = node.position;
        position.play_unchecked(mv);
        let paths = node.paths.after(node.position.turn(), mv, &position);
        let id = self.add(position, paths, mv, f32::from(prior) / PRIOR_UNIT);
        let parent = &mut self.nodes[parent as usize];
        let sibling = core::mem::replace(&mut parent.first_child, id);
        self.nodes[id as usize].next_sibling = sibling;
        id
    }

    fn add(&mut self, position: Position, paths: SeatPaths, mv: Move, prior: f32) -> Id {
        let id = self.nodes.len() as Id;
        let drawn = id != 0 && self.occurred_twice(&position, mv);
        self.nodes.push(Node {
            position,
            paths,
            mean: [0.0; Seat::MAX],
            visits: 0,
            mv,
            prior,
            // The root needs moves whatever is certain of it.
            win: if drawn || id == 0 { None } else { certain::win(&position) },
            drawn,
            first_child: NONE,
            next_sibling: NONE,
            untried: 0,
            untried_count: 0,
            complete: false,
            open: false,
        });
        id
    }

    /// Whether a position has stood on the board twice before, in the game or on the way down to it.
    fn occurred_twice(&self, position: &Position, mv: Move) -> bool {
        if matches!(mv, Move::Fence(_)) {
            return false;
        }
        let hash = position.hash();
        let on_the_way = self.path.iter().map(|&id| &self.nodes[id as usize].position);
        // The root is the last of the past.
        let earlier = self.past.iter().chain(on_the_way.skip(1));
        earlier.filter(|other| other.hash() == hash && *other == position).take(2).count() == 2
    }

    /// Judges a node's position and lists its moves.
    fn open(&mut self, id: Id) -> Chances {
        let Node { position, paths, .. } = self.nodes[id as usize];
        let obstacles = paths.obstacles(&position);
        let evaluation = Evaluation::new(self.weights, &position, &paths, &obstacles);
        let candidates = evaluation.candidates(&position, &paths, &obstacles);
        let first = self.untried.len();
        for candidate in candidates.iter().take(self.growth.width) {
            if !self.view.overlooks(&position, candidate.mv) {
                let prior = (candidate.prior * PRIOR_UNIT) as u16;
                self.untried.push(Untried { mv: candidate.mv, prior });
            }
        }
        let node = &mut self.nodes[id as usize];
        node.untried = first as u32;
        node.untried_count = (self.untried.len() - first) as u8;
        node.complete = position.fences_left(position.turn()) == 0
            && usize::from(node.untried_count) == position.pawn_targets().len();
        node.open = true;
        self.view.blurred(&position, evaluation.chances())
    }

    /// Adds what was found at the end of the path to all nodes along it.
    fn pass_up(&mut self, mut chances: Chances) {
        for step in (0..self.path.len()).rev() {
            let id = self.path[step];
            if self.nodes[id as usize].win.is_none() {
                self.nodes[id as usize].win = self.proven_win(id);
            }
            if let Some(win) = self.nodes[id as usize].win {
                chances = certainly(win.seat);
            }
            self.settle(id, chances);
        }
    }

    fn settle(&mut self, id: Id, chances: Chances) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        let share = 1.0 / node.visits as f32;
        for (mean, chance) in node.mean.iter_mut().zip(chances) {
            *mean += (chance - *mean) * share;
        }
    }

    /// The win that is proven by what is proven of the moves: the mover's with one winning move, another's if every
    /// move lets that one win.
    fn proven_win(&self, id: Id) -> Option<Win> {
        let node = &self.nodes[id as usize];
        let mover = node.position.turn();
        let wins = || self.children(id).map(|child| self.nodes[child as usize].win);
        let mine = wins().flatten().filter(|win| win.seat == mover).map(|win| win.plies).min();
        if let Some(plies) = mine {
            return Some(Win { seat: mover, plies: plies + 1 });
        }
        if !node.complete || node.untried_count > 0 {
            return None;
        }
        let seat = wins().next()??.seat;
        let mut most = 0;
        for win in wins() {
            let plies = win.filter(|win| win.seat == seat)?.plies;
            most = most.max(plies);
        }
        Some(Win { seat, plies: most + 1 })
    }

    pub(crate) fn children(&self, id: Id) -> impl Iterator<Item = Id> + '_ {
        let some = |id: Id| (id != NONE).then_some(id);
        core::iter::successors(some(self.nodes[id as usize].first_child), move |&child| {
            some(self.nodes[child as usize].next_sibling)
        })
    }

    /// The child that was found best: the shortest win, else the one visited most that isn't lost, else the one that
    /// is lost last.
    pub(crate) fn best_child(&self, id: Id) -> Option<Id> {
        self.children(id).max_by(|&one, &other| self.compare(id, one, other))
    }

    /// Compares two children of a node: the better one is greater.
    pub(crate) fn compare(&self, id: Id, one: Id, other: Id) -> core::cmp::Ordering {
        let mover = self.nodes[id as usize].position.turn();
        let rank = |id: Id| {
            let node = &self.nodes[id as usize];
            match node.win {
                Some(win) if win.seat == mover => (2, u32::MAX - win.plies),
                None => (1, node.visits),
                Some(win) => (0, win.plies),
            }
        };
        let chance = |id: Id| self.nodes[id as usize].mean[mover.index()];
        rank(one).cmp(&rank(other)).then(chance(one).total_cmp(&chance(other)))
    }
}

/// The chances once a seat has won.
pub(crate) fn certainly(winner: Seat) -> Chances {
    core::array::from_fn(|index| if index == winner.index() { 1.0 } else { 0.0 })
}

/// A draw is shared by all who play.
fn shared(position: &Position) -> Chances {
    let share = 1.0 / position.seats_playing().count() as f32;
    let mut chances = [0.0; Seat::MAX];
    for seat in position.seats_playing() {
        chances[seat.index()] = share;
    }
    chances
}
