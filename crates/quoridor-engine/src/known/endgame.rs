//! What is certain when no fence is left: all that can still happen, worked out backwards from the end.
//!
//! With the fences fixed a state is where the two pawns stand and whose turn it is. States are won, lost or, if both
//! sides can keep out of losing forever, drawn. The work is done on sets of squares: with one pawn fixed, the states of
//! the other are one set, and a step back for all of them takes a few shifts.

use game::{Game, Seat};
use quoridor::{Fences, Move, Options, Position, Square, SquareSet};

use crate::{Truth, Value};

/// The states with one player to move, by the square of the other's pawn: sets of squares of the mover's own.
type Rows = [SquareSet; Square::COUNT];

/// Every state that can arise from a position in which nobody has a fence left.
#[derive(Clone)]
pub struct Endgame {
    fences: Fences,
    options: Options,
    /// The squares that each pawn can get to.
    regions: [SquareSet; 2],
    /// By the seat to move, the square of the other's pawn and the square of its own: `n` for a win with the mover's
    /// `n`th move, `-n - 1` for a loss with the opponent's `n`th move, 0 for neither.
    moves: Box<[[[i8; Square::COUNT]; Square::COUNT]; 2]>,
    /// Whether all wins are known, so that everything else is a draw.
    complete: bool,
}

/// The furthest win or loss that is worked out, in moves of the winner's: what fits the byte it is kept in.
const FURTHEST: i8 = 126;

impl Endgame {
    /// Works out the endgame of a position for two; none if somebody has a fence left.
    pub fn solve(position: &Position) -> Option<Endgame> {
        let seats = [Seat::FIRST, Seat::SECOND];
        if position.seats() != 2 || seats.iter().any(|&seat| position.fences_left(seat) > 0) {
            return None;
        }
        let openings = position.openings();
        let pawns = [position.pawn(seats[0])?, position.pawn(seats[1])?];
        let regions = pawns.map(|pawn| openings.reachable(pawn));
        let mut solver = Solver::new(position, regions);
        let complete = solver.run();
        let (fences, options) = (position.fences(), position.options());
        Some(Endgame { fences, options, regions, moves: solver.moves, complete })
    }

    /// What is true of a position for the player to move; none if the position isn't covered. The game must not be
    /// over.
    #[inline]
    pub fn get(&self, position: &Position) -> Option<Truth> {
        let covered = position.fences() == self.fences
            && position.options() == self.options
            && position.fences_left(Seat::FIRST) + position.fences_left(Seat::SECOND) == 0;
        if !covered {
            return None;
        }
        let (mover, other) = (position.turn(), position.turn().other());
        let (own, theirs) = (position.pawn(mover)?, position.pawn(other)?);
        if !self.regions[mover.index()].contains(own) || !self.regions[other.index()].contains(theirs) {
            return None;
        }
        let moves = self.moves[mover.index()][theirs.index()][own.index()];
        match moves {
            0 => self.complete.then_some(Truth::DRAW),
            1.. => Some(Truth { value: Value::Win, plies: Some(2 * moves as u32 - 1) }),
            ..0 => Some(Truth { value: Value::Loss, plies: Some(2 * (-moves - 1) as u32) }),
        }
    }

    /// What is true of the moves of a position; none if it isn't covered.
    pub fn moves(&self, position: &Position) -> Option<Vec<(Move, Truth)>> {
        let judged = position.legal_moves().into_iter().map(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            let truth = match after.outcome() {
                Some(_) => Truth { value: Value::Loss, plies: Some(0) },
                None => self.get(&after)?,
            };
            Some((mv, truth.before()))
        });
        judged.collect()
    }
}

struct Solver {
    openings: quoridor::Openings,
    jumps: Box<[Jumps; Square::COUNT]>,
    regions: [SquareSet; 2],
    /// By the seat to move: the states of which nothing is known yet.
    open: [Rows; 2],
    /// By the seat to move, but as the other sees it: by its own square, the squares of the other's pawn with which
    /// it has won and lost. To move a pawn is to choose among these.
    won: [Rows; 2],
    lost: [Rows; 2],
    /// The rows that changed since they were last looked at.
    changed: [SquareSet; 2],
    moves: Box<[[[i8; Square::COUNT]; Square::COUNT]; 2]>,
}

/// The jumps over a pawn: from where, and where they may land.
#[derive(Clone, Copy, Default)]
struct Jumps {
    many: usize,
    from: [Square; 4],
    to: [SquareSet; 4],
}

impl Solver {
    fn new(position: &Position, regions: [SquareSet; 2]) -> Solver {
        let openings = position.openings();
        let mut solver = Solver {
            openings,
            jumps: Box::new([Jumps::default(); Square::COUNT]),
            regions,
            open: [[SquareSet::EMPTY; Square::COUNT]; 2],
            won: [[SquareSet::EMPTY; Square::COUNT]; 2],
            lost: [[SquareSet::EMPTY; Square::COUNT]; 2],
            changed: [SquareSet::EMPTY; 2],
            moves: Box::new([[[0; Square::COUNT]; Square::COUNT]; 2]),
        };
        for over in regions[0] | regions[1] {
            solver.jumps[over.index()] =
                Jumps::over(over, openings.beside(SquareSet::of(over)), position.options());
        }
        let goals = [Seat::FIRST, Seat::SECOND].map(|seat| position.goal(seat).squares());
        for (mover, other) in [(0, 1), (1, 0)] {
            // Where the other's pawn hasn't arrived, the mover may be anywhere else but at its own goal. And the
            // other is lost where the mover is.
            for theirs in regions[other] & !goals[other] {
                let elsewhere = regions[mover] & !SquareSet::of(theirs);
                solver.open[mover][theirs.index()] = elsewhere & !goals[mover];
                let arrived = elsewhere & goals[mover];
                solver.lost[other][theirs.index()] = arrived;
                for own in arrived {
                    solver.moves[other][own.index()][theirs.index()] = -1;
                }
                if !arrived.is_empty() {
                    solver.changed[other].insert(theirs);
                }
            }
        }
        solver
    }

    /// Works out wins and losses in turn, the nearest first. Whether it found all.
    fn run(&mut self) -> bool {
        for many in 1..=FURTHEST {
            // Who can move so that the other has lost has won.
            let lost = core::mem::take(&mut self.changed);
            for (mover, other) in [(0, 1), (1, 0)] {
                for row in lost[other] {
                    let found =
                        self.before(row, self.lost[other][row.index()]) & self.open[mover][row.index()];
                    self.note(mover, row, found, many);
                }
            }
            // Who can't move so that the other hasn't won has lost.
            let won = core::mem::take(&mut self.changed);
            for (mover, other) in [(0, 1), (1, 0)] {
                for row in won[other] {
                    let safe = self.regions[mover] & !self.won[other][row.index()];
                    let found = self.open[mover][row.index()] & !self.before(row, safe);
                    self.note(mover, row, found, -many - 1);
                }
            }
            if self.changed == [SquareSet::EMPTY; 2] {
                return true;
            }
        }
        false
    }

    /// The squares from which a pawn can move to one of these, with the other pawn on `theirs`.
    #[inline]
    fn before(&self, theirs: Square, to: SquareSet) -> SquareSet {
        let empty = !SquareSet::of(theirs);
        let mut from = self.openings.beside(to & empty) & empty;
        let jumps = &self.jumps[theirs.index()];
        for at in 0..jumps.many {
            if jumps.to[at].meets(to) {
                from.insert(jumps.from[at]);
            }
        }
        from
    }

    /// Notes that with the other pawn on `theirs` the mover has won or lost from these squares.
    #[inline]
    fn note(&mut self, mover: usize, theirs: Square, found: SquareSet, moves: i8) {
        if found.is_empty() {
            return;
        }
        let row = &mut self.open[mover][theirs.index()];
        *row = *row & !found;
        let seen = if moves > 0 { &mut self.won[mover] } else { &mut self.lost[mover] };
        let kept = &mut self.moves[mover][theirs.index()];
        for own in found {
            kept[own.index()] = moves;
            seen[own.index()].insert(theirs);
        }
        self.changed[mover] = self.changed[mover] | found;
    }
}

impl Jumps {
    /// The jumps over a pawn on a square that is open to these `neighbours`.
    fn over(over: Square, neighbours: SquareSet, options: Options) -> Jumps {
        let mut jumps = Jumps::default();
        for from in neighbours {
            let columns = over.column() as isize - from.column() as isize;
            let rows = over.row() as isize - from.row() as isize;
            let straight = over.offset(columns, rows).filter(|&landing| neighbours.contains(landing));
            let others = neighbours & !SquareSet::of(from);
            let to = match straight {
                Some(landing) if !options.free_side_jump => SquareSet::of(landing),
                _ => others,
            };
            jumps.from[jumps.many] = from;
            jumps.to[jumps.many] = to;
            jumps.many += 1;
        }
        jumps
    }
}
