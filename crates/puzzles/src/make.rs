//! Making puzzles from games between our own levels.

mod difficulty;
mod game;
mod refutations;

use std::collections::HashSet;

use ::game::Outcome;
use engine::{Level, Limits, NoClock};
use games::{AnyLine, Computer, ComputerOptions, GameKind};
use quoridor_engine::{Paths, race};
use squadro_engine::Oracle;

use self::difficulty::Measured;
use crate::text::MOST_OWN;
use crate::themes::themes_of;
use crate::{Aim, Comparison, Judge, Proof, Puzzle, canonical, is_only, judge_of};

/// What puzzles are made of.
#[derive(Clone, Copy)]
pub struct Making<'a> {
    /// The game.
    pub game: GameKind,
    /// How many play.
    pub players: usize,
    /// What the games are drawn from.
    pub seed: u64,
    /// The nodes of each search that is to prove something.
    pub nodes: u64,
    /// The nodes of each search that confirms what isn't proven; none if only what is proven counts.
    pub confirm: Option<u64>,
    /// Who knows the results in Squadro.
    pub oracle: Option<&'a dyn Oracle>,
}

impl Making<'_> {
    /// What the puzzles of the program are made with, but for the oracle.
    pub fn usual(game: GameKind, players: usize) -> Making<'static> {
        let nodes = match (game, players) {
            (GameKind::Squadro, _) => 0,
            (GameKind::Quoridor, 2) => 100_000,
            (GameKind::Quoridor, _) => 2_000,
        };
        Making { game, players, seed: 1, nodes, confirm: None, oracle: None }
    }
}

/// Makes puzzles, game by game.
pub struct Maker<'a> {
    making: Making<'a>,
    computer: Computer,
    judge: Box<dyn Judge + 'a>,
    /// See soon that a position is none: the first at a glance.
    scouts: Option<[Box<dyn Judge + 'a>; 2]>,
    /// Has the last word on what isn't proven.
    confirming: Option<Box<dyn Judge + 'a>>,
    /// The canonical forms of all positions in which there is a move to find.
    known: HashSet<String>,
    /// Whether puzzles are wanted that beginners solve.
    wants_easy: bool,
}

/// The transposition table of the players, in mebibytes.
const TABLE: usize = 8;
/// The nodes of the scouts' searches.
const SCOUT_NODES: [u64; 2] = [2_500, 12_500];
/// The best move has to seem to them better than all others by this chance of winning.
const SCOUT_MARGINS: [f64; 2] = [0.2, 0.25];
/// What the levels up to this one find is easy.
const EASY: u8 = 3;
/// What isn't proven has to be better by this, in thousandths, to be made; to be verified, a little less is enough.
const CONFIRMED_MARGIN: u16 = 400;
/// Where only what is proven counts, by this.
const PROMISING: f64 = 0.7;
/// With more fences in hand than these, both players' together, nothing can be proven.
const PROVABLE_FENCES: u8 = 8;
/// The first plies of a game have no puzzles.
const OPENING: usize = 10;
/// At most so many positions of a game of Quoridor are tried, since that takes searches …
const TRIED: usize = 60;
/// … and so many of any game become puzzles.
const MADE: usize = 3;
/// So many plies lie between the end of one and the start of the next.
const APART: usize = 4;
/// With fewer legal moves there is nothing to choose.
const CHOICE: usize = 3;

impl<'a> Maker<'a> {
    /// Sets everything up; none if the game needs an oracle and there is none.
    pub fn new(making: Making<'a>) -> Option<Maker<'a>> {
        let Making { game, players, nodes, confirm, oracle, .. } = making;
        let judge = judge_of(game, players, nodes, oracle)?;
        let other = |nodes: u64| judge_of(game, players, nodes, oracle);
        // The judge of several players is a scout of its own, and the oracle of Squadro needs none.
        let searches = game == GameKind::Quoridor && players == 2;
        let [glance, scout] = SCOUT_NODES.map(|nodes| other(nodes).filter(|_| searches));
        let scouts = glance.zip(scout).map(|(glance, scout)| [glance, scout]);
        let confirming = if game == GameKind::Quoridor { confirm.and_then(other) } else { None };
        let options = ComputerOptions { table: TABLE, ..ComputerOptions::default() };
        let computer = Computer::new(making.game, options);
        let known = HashSet::new();
        Some(Maker { making, computer, judge, scouts, confirming, known, wants_easy: true })
    }

    /// From now on makes what is proven only.
    pub fn prove_only(&mut self) {
        self.confirming = None;
    }

    /// From now on leaves out what beginners find.
    pub fn leave_easy(&mut self) {
        self.wants_easy = false;
    }

    /// Keeps puzzles like this one from being made again.
    pub fn learn(&mut self, puzzle: &Puzzle) {
        let lines = (0..puzzle.len()).map(|step| puzzle.line_at(step));
        self.known.extend(lines.map(|line| canonical(&line.any_position())));
    }

    /// Plays the game of this number and makes puzzles of it. `stop` is asked before each position.
    pub fn game(&mut self, number: u64, stop: impl Fn() -> bool) -> Vec<Puzzle> {
        let lines = game::positions(&self.making, &mut self.computer, number);
        let most = if self.making.game == GameKind::Quoridor { TRIED } else { usize::MAX };
        let (mut made, mut tried) = (Vec::new(), 0);
        let mut lines = lines.iter().skip(OPENING);
        while let Some(line) = lines.next() {
            if stop() || tried >= most || made.len() >= MADE {
                break;
            }
            let start = AnyLine::starting_at(&line.any_position());
            if !self.is_worth_trying(&start) {
                continue;
            }
            tried += 1;
            if !self.is_promising(&start) {
                continue;
            }
            if let Some(puzzle) = self.solve_out(start) {
                // What follows in the game is much the same.
                lines.by_ref().take(puzzle.moves.len() + APART).for_each(drop);
                made.push(self.finished(puzzle));
            }
        }
        made
    }

    /// Measures a puzzle, and finds what refutes wrong moves.
    fn finished(&mut self, puzzle: Puzzle) -> Puzzle {
        let refutations = self.making.oracle.map(|oracle| refutations::of(&puzzle, oracle));
        let difficulty = Measured::of(&puzzle, &mut self.computer).difficulty();
        self.learn(&puzzle);
        Puzzle { refutations: refutations.unwrap_or_default(), difficulty, ..puzzle }
    }

    /// Whether a position may be a puzzle, as far as can be seen soon.
    fn is_worth_trying(&self, start: &AnyLine) -> bool {
        let moves = start.legal_moves();
        if moves.len() < CHOICE || is_decided(start) || self.known.contains(&canonical(&start.any_position()))
        {
            return false;
        }
        // Who can win on the spot has nothing to find out.
        let wins = |mv: &String| {
            let mut after = start.clone();
            after.play(mv).is_ok() && after.outcome().is_some()
        };
        if moves.iter().any(wins) || start.seats() > 2 && !is_threatened(start) {
            return false;
        }
        let is_provable = self.scouts.is_none() || fences_in_hand(start) <= PROVABLE_FENCES;
        is_provable || self.confirming.is_some()
    }

    /// Whether one move seems the best by far at a glance, and isn't what every beginner plays if that isn't wanted.
    fn is_promising(&mut self, line: &AnyLine) -> bool {
        let Some([glance, _]) = &mut self.scouts else { return true };
        let Ok(Comparison { best, worth, rest: Some(rest), .. }) = glance.compare(line) else { return false };
        worth.chance() - rest.chance() >= SCOUT_MARGINS[0] && (self.wants_easy || !self.is_easy(line, &best))
    }

    /// Whether the lowest levels find a move.
    fn is_easy(&mut self, line: &AnyLine, best: &str) -> bool {
        Level::all().take_while(|level| level.number() <= EASY).all(|level| {
            self.computer.set_strength(level, 0);
            self.computer.think(line, Limits::default(), &NoClock).as_deref() == Some(best)
        })
    }

    /// What the best move of a position alone achieves, and the move; none if another one does, too.
    fn only(&mut self, line: &AnyLine) -> Option<(Aim, Proof, String)> {
        let seats = line.seats();
        if let Some([_, scout]) = &mut self.scouts {
            let compared = scout.compare(line).ok()?;
            // What is proven with few nodes needs no more.
            if let Some((aim, Proof::Proven)) = compared.only(seats) {
                return Some((aim, Proof::Proven, compared.best));
            }
            let margin = if self.confirming.is_some() { SCOUT_MARGINS[1] } else { PROMISING };
            if compared.rest.is_none_or(|rest| compared.worth.chance() - rest.chance() < margin) {
                return None;
            }
        }
        let compared = self.judge.compare(line).ok()?;
        let (aim, proof) = compared.only(seats)?;
        if proof == Proof::Proven {
            return Some((aim, proof, compared.best));
        }
        let confirmed = self.confirming.as_mut()?.compare(line).ok()?;
        let (aim, proof) = is_only(&confirmed, &compared.best, seats)?;
        let is_wide = match proof {
            Proof::Proven => true,
            Proof::Searched { margin, .. } => seats > 2 || margin >= CONFIRMED_MARGIN,
        };
        is_wide.then_some((aim, proof, compared.best))
    }

    /// The puzzle that begins here, with the defence that asks most of the solver.
    fn solve_out(&mut self, mut line: AnyLine) -> Option<Puzzle> {
        let start = line.any_position();
        let seats = line.seats();
        let (aim, mut proof, best) = self.only(&line)?;
        let mut forms = vec![canonical(&start)];
        line.play(&best).ok()?;
        for _ in 1..MOST_OWN {
            if seats > 2 || line.outcome().is_some() || is_decided(&line) {
                break;
            }
            let Some((next, step)) = self.defended(&line, &forms, aim, proof) else { break };
            line = next;
            forms.push(before_last(&line));
            proof = proof.weaker(step);
        }
        if seats > 2 && !stops_somebody(&start, &best) {
            return None;
        }
        let moves = line.steps();
        let themes = themes_of(&start, &moves);
        let difficulty = Measured::nothing();
        Some(Puzzle { start, moves, aim, proof, difficulty, themes, refutations: Vec::new() })
    }

    /// The line with the hardest defence after which there is again just one move, and this move.
    fn defended(
        &mut self,
        line: &AnyLine,
        forms: &[String],
        aim: Aim,
        so_far: Proof,
    ) -> Option<(AnyLine, Proof)> {
        for reply in self.judge.defences(line).ok()? {
            let mut next = line.clone();
            if next.play(&reply).is_err() || next.outcome().is_some() || next.legal_moves().len() < 2 {
                continue;
            }
            let form = canonical(&next.any_position());
            if self.known.contains(&form) || forms.contains(&form) {
                continue;
            }
            let only = self.only(&next).filter(|&(kept, proof, _)| {
                kept == aim && (proof == Proof::Proven || so_far != Proof::Proven)
            });
            if let Some((_, proof, best)) = only {
                next.play(&best).ok()?;
                return Some((next, proof));
            }
        }
        None
    }
}

/// The canonical form of the position before the last move.
fn before_last(line: &AnyLine) -> String {
    let mut before = line.clone();
    before.take_back_to(line.ply().saturating_sub(1));
    canonical(&before.any_position())
}

/// Whether it is only a matter of walking on.
fn is_decided(line: &AnyLine) -> bool {
    match line {
        AnyLine::Quoridor(game) => {
            let position = game.position();
            ::game::Game::seats(position) == 2 && race::decided(position, &Paths::of(position), 0).is_some()
        }
        AnyLine::Squadro(_) => false,
    }
}

/// The fences that all players together can still place.
fn fences_in_hand(line: &AnyLine) -> u8 {
    match line {
        AnyLine::Quoridor(game) => {
            let position = game.position();
            position.seats_playing().map(|seat| position.fences_left(seat)).sum()
        }
        AnyLine::Squadro(_) => 0,
    }
}

/// Whether one of several players besides the one to move has but a few steps to go.
fn is_threatened(line: &AnyLine) -> bool {
    const FEW: u8 = 2;
    let AnyLine::Quoridor(game) = line else { return false };
    let position = game.position();
    let others = position.seats_playing().filter(|&seat| seat != line.turn());
    others.into_iter().any(|seat| position.distance(seat).is_some_and(|steps| steps <= FEW))
}

/// Whether a move makes somebody else's path longer, or stands in it.
fn stops_somebody(start: &games::AnyPosition, mv: &str) -> bool {
    let line = AnyLine::starting_at(start);
    let mover = line.turn();
    let hinders = |fact: &explain::Fact| {
        matches!(
            fact,
            explain::Fact::PathLonger { seat, .. } | explain::Fact::PathsLonger { seat, .. } if *seat != mover
        ) || matches!(fact, explain::Fact::NoCloser { .. })
    };
    let mut after = line.clone();
    let goes_on =
        after.play(mv).is_ok() && after.outcome().is_none_or(|outcome| outcome != Outcome::Win(mover));
    goes_on && explain::facts_of(&line, mv).iter().any(hinders)
}
