//! Games searched with ten times the nodes of a review, in a way of its own: no rounds, no margin, no average.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use engine::{Limits, NoClock};
use explain::{CANDIDATE, MISTAKE};
use game::Seat;
use games::{AnyLine, Computer, Evaluation};
use serde::{Deserialize, Serialize};

use super::interrupted;
use crate::kept_games::{budget, computer};

/// The nodes of the deep search for each of a review's.
const DEEPER: u64 = 10;
/// What a move must seem to lose in the deep scan to be looked at: half of what a blunder loses.
const SUSPICIOUS: f64 = 0.125;

/// What the deep search found in a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Deep {
    /// The nodes for each position in the scan, and for each that was looked at.
    nodes: [u64; 2],
    /// The number of moves: what tells one game from another of the same name.
    moves: usize,
    /// By ply, what moves lost that were looked at; the others lose too little to be blunders.
    pub(super) lost: BTreeMap<usize, f64>,
}

impl Deep {
    /// Whether it is of this game, with as many nodes as it has to be.
    fn is_of(&self, line: &AnyLine) -> bool {
        (self.nodes, self.moves) == (nodes(line), line.steps().len())
    }

    /// Whether it is of this game and says what these moves lost.
    pub(super) fn covers(&self, line: &AnyLine, suspects: &[usize]) -> bool {
        self.is_of(line) && suspects.iter().all(|ply| self.lost.contains_key(ply))
    }
}

fn nodes(line: &AnyLine) -> [u64; 2] {
    let usual = budget(line, 1);
    [usual.scan * DEEPER, usual.confirm * DEEPER]
}

/// What a search found out about a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Searched {
    evaluation: Evaluation,
    best: Option<String>,
}

/// A game that is being searched, with everything that is known: kept on disk after every search.
struct Search<'a> {
    name: &'a str,
    line: &'a AnyLine,
    computer: &'a mut Computer,
    movers: Vec<Seat>,
    known: BTreeMap<String, Searched>,
}

/// Scans all positions of a game, and looks at these plies and at those that seem to be blunders; at these plies alone
/// if the rest was found out before.
pub(super) fn search(
    folder: &Path,
    name: &str,
    line: &AnyLine,
    suspects: &[usize],
    before: Option<&Deep>,
) -> Deep {
    let of_folder = folder.file_name().map(|folder| folder.to_string_lossy()).unwrap_or_default();
    let name = format!("{of_folder} {name}");
    let text = fs::read_to_string(interrupted(&name)).unwrap_or_else(|_| "{}".into());
    let known = serde_json::from_str(&text).unwrap_or_default();
    let mut computer = computer(line);
    let mut search =
        Search { name: &name, line, computer: &mut computer, movers: line.seats_of_steps(), known };
    if let Some(before) = before.filter(|before| before.is_of(line)) {
        let mut found = before.clone();
        for &at in suspects {
            found.lost.entry(at).or_insert_with(|| search.lost(at));
        }
        return found;
    }
    let moves = line.steps().len();
    let scanned: Vec<Searched> = (0..=moves).map(|at| search.scan(at)).collect();
    let is_meant =
        |at: &usize| line.is_move(*at) && (suspects.contains(at) || search.is_suspicious(&scanned, *at));
    let looked: Vec<usize> = (0..moves).filter(is_meant).collect();
    let lost = looked.into_iter().map(|at| (at, search.lost(at))).collect();
    Deep { nodes: nodes(line), moves, lost }
}

impl Search<'_> {
    fn before(&self, at: usize) -> AnyLine {
        let mut line = self.line.clone();
        line.take_back_to(at as u32);
        line
    }

    fn chance(&self, found: &Searched, at: usize) -> f64 {
        found.evaluation.chance(self.movers[at], self.line.seats())
    }

    fn scan(&mut self, at: usize) -> Searched {
        let [scan, _] = nodes(self.line);
        self.searched(&self.before(at), scan)
    }

    fn is_suspicious(&self, scanned: &[Searched], at: usize) -> bool {
        let drop = |plies: usize| {
            let later = scanned.get(at + plies)?;
            Some(self.chance(&scanned[at], at) - self.chance(later, at))
        };
        drop(1) >= Some(SUSPICIOUS) || drop(self.line.seats()) >= Some(MISTAKE)
    }

    /// The chance of winning that a move lost: by searches of the position, of the one after the move and of the one
    /// after the best move.
    fn lost(&mut self, at: usize) -> f64 {
        let [_, look] = nodes(self.line);
        let before = self.searched(&self.before(at), look);
        let played = &self.line.steps()[at];
        let Some(best) = before.best.as_ref().filter(|best| *best != played) else { return 0.0 };
        let after = self.searched(&self.before(at + 1), look);
        let (before_chance, after_chance) = (self.chance(&before, at), self.chance(&after, at));
        if before_chance - after_chance < CANDIDATE {
            return rounded(before_chance - after_chance);
        }
        let mut instead = self.before(at);
        instead.play(best).expect("the best move is legal");
        let better = self.searched(&instead, look);
        let better_chance = self.chance(&better, at);
        // Where the two don't agree, the less is the surer, unless the better move is proven.
        let is_proven = matches!(better.evaluation, Evaluation::Proven { .. });
        let best = if is_proven { better_chance } else { better_chance.min(before_chance) };
        rounded(best - after_chance)
    }

    fn searched(&mut self, line: &AnyLine, nodes: u64) -> Searched {
        if let Some(outcome) = line.outcome() {
            return Searched { evaluation: Evaluation::of_outcome(outcome), best: None };
        }
        let key = format!("{nodes}: {}", line.steps().join(" "));
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        self.computer.new_game();
        let found = judged(self.computer, line, nodes);
        self.known.insert(key, found.clone());
        let text = serde_json::to_string(&self.known).expect("it can be written");
        fs::write(interrupted(self.name), text).expect("it can be kept");
        found
    }
}

/// What a search says of a position: of two players its last iteration alone, where a review takes an average.
fn judged(computer: &mut Computer, line: &AnyLine, nodes: u64) -> Searched {
    let limits = Limits::nodes(nodes);
    if line.seats() > 2 {
        let found = computer.evaluate(line, limits, &NoClock).expect("the game goes on");
        return Searched { evaluation: found.evaluation, best: found.pv.into_iter().next() };
    }
    let found = computer.analyze(line, limits, &NoClock, 1).expect("the game goes on");
    let evaluation = found.moves.into_iter().next().expect("there is a move").evaluation;
    Searched { evaluation, best: found.pv.into_iter().next() }
}

fn rounded(lost: f64) -> f64 {
    (lost * 1_000.0).round() / 1_000.0
}
