//! The mistakes of people who learn the game: jumps they don't see, fences a square beside the right place or across
//! their own path too, detours they count wrongly, and a liking for this move or that in the opening.
//!
//! A mistake lasts for as long as the fences stand as they do, and none of them makes a pawn walk away from its goal or
//! leaves a winning step unseen.

use game::{Game, Keys, Line, Seat};
use quoridor::{Fence, Fences, Move, Position, Square, SquareSet};

use super::human_like::{HumanPlayer, STEP, number};
use crate::Paths;
use crate::evaluation::steps_apart;

/// How many steps both have to go at least in the opening.
const OPENING_STEPS: u8 = 4;
/// With how many steps to go one of the first fences is placed at the latest, and in how many turns before that.
const LAST_STEPS: u64 = 6;
const OPENING_TURNS: u64 = 3;
/// How far it can be misled about a path, in steps.
const MOST_STEPS: i32 = 2;

/// What a draw is for, so that one says nothing about another.
#[derive(Clone, Copy)]
enum Draw {
    Jump = 1,
    Place,
    OwnPath,
    Count,
    Keenness,
    Opening,
    Whim,
}

impl HumanPlayer<'_> {
    /// The moves that come to mind at the player's own turn: also fences that only seem to be in the other's way.
    pub(super) fn own_candidates(&self, position: &Position, paths: &Paths) -> Vec<Move> {
        let mut moves = self.candidates(position, paths);
        if self.traits.miscounts > 0 {
            self.keep_going(position, paths, &mut moves);
        }
        let opening = self.opens_with_fence(position, paths);
        if (opening || self.traits.misplaces > 0) && position.fences_left(self.me) > 0 {
            let other = self.me.other();
            let rest = position.legal_fences() & !paths.across[other.index()];
            let in_front = (in_front(position, other) & rest).into_iter();
            let seen = in_front.filter(|&fence| opening || self.misplaces(position, fence));
            moves.extend(seen.map(Move::Fence));
        }
        moves
    }

    /// Removes pawn moves away from the goal line where a plain step gets nearer. A player who expects a fence after
    /// every step forward would walk to and fro.
    fn keep_going(&self, position: &Position, paths: &Paths, moves: &mut Vec<Move>) {
        let Some(pawn) = position.pawn(self.me) else { return };
        let (openings, goal) = (position.openings(), position.goal(self.me).squares());
        let steps = paths.distance[self.me.index()];
        let distance = |target: Square| openings.distance(target, goal).unwrap_or(u8::MAX);
        let plain = openings.beside(SquareSet::of(pawn)) & position.pawn_targets();
        if plain.into_iter().any(|target| distance(target) < steps) {
            moves.retain(|mv| !matches!(mv, Move::Pawn(target) if distance(*target) > steps));
        }
    }

    /// Where the pawn to move can go as far as the player sees. A jump to the goal line is overlooked by nobody.
    pub(super) fn pawn_targets(&self, position: &Position) -> SquareSet {
        let targets = position.pawn_targets();
        let mover = position.turn();
        let Some(pawn) = position.pawn(mover).filter(|_| self.traits.misses_jumps > 0) else {
            return targets;
        };
        let goal = position.goal(mover).squares();
        let mut seen = SquareSet::default();
        for target in targets {
            let jump = steps_apart(pawn, target) > 1;
            let what = (pawn.index() * Square::COUNT + target.index()) as u64;
            if !jump
                || goal.contains(target)
                || self.draw(position, Draw::Jump, what) >= self.traits.misses_jumps
            {
                seen.insert(target);
            }
        }
        if seen.is_empty() { targets } else { seen }
    }

    /// By how much a move looks better to the player than it is, with the paths before and after it.
    pub(super) fn misjudgement(&self, game: &Line<Position>, mv: Move, paths: [&Paths; 2]) -> i32 {
        let position = game.position();
        let longer = |seat: Seat| {
            let [before, after] = paths.map(|paths| i32::from(paths.distance[seat.index()]));
            after - before
        };
        let (own, others) = (longer(self.me), longer(self.me.other()));
        let steps = match mv {
            Move::Pawn(target) => i32::from(own == 0 && self.miscounts(game, target, paths[0])),
            Move::Fence(fence) => {
                let held_up = i32::from(others == 0 && self.misplaces(position, fence));
                let unseen = if self.forgets_own_path(position, fence) { own.min(MOST_STEPS) } else { 0 };
                held_up + unseen
            }
        };
        let Move::Fence(fence) = mv else { return STEP * steps };
        let opening = own == 0 && self.opens_with_fence(position, paths[0]);
        let whim = if opening { self.whim(position, fence) } else { 0 };
        STEP * steps + self.keenness(position) + whim
    }

    /// Whether it is the time that the seed has drawn for one of the first fences of the game.
    fn opens_with_fence(&self, position: &Position, paths: &Paths) -> bool {
        let placed = position.fences().count() as u64;
        placed < self.traits.opening_fences
            && paths.distance.iter().all(|&steps| steps >= OPENING_STEPS)
            && u64::from(paths.distance[self.me.index()])
                <= LAST_STEPS + self.key(Draw::Opening, placed) % OPENING_TURNS
    }

    fn misplaces(&self, position: &Position, fence: Fence) -> bool {
        self.draw(position, Draw::Place, number(fence)) < self.traits.misplaces
    }

    fn forgets_own_path(&self, position: &Position, fence: Fence) -> bool {
        self.draw(position, Draw::OwnPath, number(fence)) < self.traits.careless
    }

    /// Whether a step that gets no nearer to the goal seems to: only where the path isn't straight, and never back to
    /// where the pawn has been since the last fence.
    fn miscounts(&self, game: &Line<Position>, target: Square, paths: &Paths) -> bool {
        let position = game.position();
        let Some(pawn) = position.pawn(self.me) else { return false };
        let straight = rows_to_go(position, self.me, pawn);
        let fences = position.fences();
        let been = || {
            let since = game.positions().iter().rev().take_while(|earlier| earlier.fences() == fences);
            since.into_iter().any(|earlier| earlier.pawn(self.me) == Some(target))
        };
        usize::from(paths.distance[self.me.index()]) > straight
            && self.draw(position, Draw::Count, target.index() as u64) < self.traits.miscounts
            && !been()
    }

    fn keenness(&self, position: &Position) -> i32 {
        let drawn = self.key(Draw::Keenness, position.hash()) % (self.traits.keenness + 1);
        STEP * drawn as i32 / 100
    }

    /// How much it likes one of the first fences: more than a step, and each differently.
    fn whim(&self, position: &Position, fence: Fence) -> i32 {
        let taste = self.draw(position, Draw::Whim, number(fence)) as i32;
        2 * STEP + 2 * STEP * taste / 100
    }

    /// A number that the seed and this settle.
    fn key(&self, draw: Draw, what: u64) -> u64 {
        Keys::new(Keys::new(self.seed ^ (draw as u64) << 56).draw() ^ what).draw()
    }

    /// A number below a hundred that the seed and the fences on the board settle.
    fn draw(&self, position: &Position, draw: Draw, what: u64) -> u64 {
        let Fences { horizontal, vertical } = position.fences();
        let layout = Keys::new(self.key(draw, horizontal) ^ vertical).draw();
        Keys::new(layout ^ what).draw() % 100
    }
}

/// How many rows there are between a square and the goal line of a seat in a game of two.
fn rows_to_go(position: &Position, seat: Seat, from: Square) -> usize {
    let goal = position.goal(seat).squares().first().map_or(0, Square::row);
    goal.abs_diff(from.row())
}

/// The fences a person looks at first: those next to the squares in front of a pawn, three rows deep.
fn in_front(position: &Position, seat: Seat) -> Fences {
    let mut fences = Fences::NONE;
    let Some(pawn) = position.pawn(seat) else { return fences };
    let up = position.goal(seat).squares().first().is_some_and(|goal| goal.row() > pawn.row());
    for (columns, rows) in (-2..=1).flat_map(|columns| (0..3).map(move |rows| (columns, rows))) {
        let rows = if up { rows } else { -1 - rows };
        let Some(square) = pawn.offset(columns, rows) else { continue };
        for fence in [Fence::horizontal(square), Fence::vertical(square)] {
            if fence.is_on_board() {
                fences.insert(fence);
            }
        }
    }
    fences
}
