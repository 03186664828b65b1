//! The tree: nodes and edges in two lists, numbered as they come.

use quoridor::Move;

/// What is proven of a node for the player to move there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// It is won in so many plies.
    Win(u16),
    /// It is lost in so many plies.
    Loss(u16),
    /// Nobody can force a win.
    Draw,
}

impl Proof {
    /// What it is worth for the player to move, -1 to 1.
    pub(super) fn worth(self) -> f32 {
        match self {
            Proof::Win(_) => 1.0,
            Proof::Loss(_) => -1.0,
            Proof::Draw => 0.0,
        }
    }
}

/// A position of the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    first: u32,
    many: u16,
    /// Whether all legal moves have an edge, so that a loss can be proven.
    pub(super) whole: bool,
    pub(super) visits: u32,
    /// The sum of what the visits were worth for the player to move.
    pub(super) sum: f32,
    pub(super) proof: Option<Proof>,
}

/// A move in a node.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    mv: Move,
    /// How likely it is to be the best, before any visit.
    pub(super) prior: f32,
    /// The node it leads to; 0, which is the root's number, if it has none yet.
    child: u32,
}

impl Edge {
    pub(super) fn new(mv: Move, prior: f32) -> Edge {
        Edge { mv, prior, child: 0 }
    }

    /// The move.
    pub(super) fn mv(&self) -> Move {
        self.mv
    }

    /// The number of the node it leads to, if it has one yet.
    pub(super) fn child(&self) -> Option<usize> {
        (self.child > 0).then_some(self.child as usize)
    }
}

/// All nodes and edges; the root is the first node.
#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Tree {
    /// Adds a node with what is proven of it and gives its number.
    pub(super) fn add(&mut self, proof: Option<Proof>) -> usize {
        let first = self.edges.len() as u32;
        self.nodes.push(Node { first, many: 0, whole: false, visits: 0, sum: 0.0, proof });
        self.nodes.len() - 1
    }

    /// Gives a node its edges.
    pub(super) fn grow(&mut self, node: usize, edges: impl IntoIterator<Item = Edge>, whole: bool) {
        let first = self.edges.len();
        self.edges.extend(edges);
        let many = (self.edges.len() - first) as u16;
        let node = &mut self.nodes[node];
        (node.first, node.many, node.whole) = (first as u32, many, whole);
    }

    /// Has an edge lead to a node.
    pub(super) fn link(&mut self, node: usize, edge: usize, child: usize) {
        let first = self.nodes[node].first as usize;
        self.edges[first + edge].child = child as u32;
    }

    pub(super) fn node(&self, node: usize) -> &Node {
        &self.nodes[node]
    }

    pub(super) fn node_mut(&mut self, node: usize) -> &mut Node {
        &mut self.nodes[node]
    }

    pub(super) fn edges(&self, node: usize) -> &[Edge] {
        let Node { first, many, .. } = self.nodes[node];
        &self.edges[first as usize..][..usize::from(many)]
    }

    /// Whether one more node would still fit into so much memory.
    pub(super) fn has_room(&self, bytes: usize) -> bool {
        self.nodes.len() * size_of::<Node>() + self.edges.len() * size_of::<Edge>() < bytes
    }
}
