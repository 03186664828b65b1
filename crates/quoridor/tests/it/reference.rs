//! A second implementation of the rules, slow and written to be read: plain lists of squares and walls, every rule as
//! the rules page says it, no bits, nothing shared with the crate under test. It works on strings so that nothing
//! of the crate's notation is trusted either.
use std::collections::BTreeSet;

/// A square: column and row, both from 0.
pub(crate) type Cell = (i32, i32);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) players: usize,
    pub(crate) pawns: Vec<Cell>,
    /// Column and row of the square nearest a1, and whether it is horizontal.
    pub(crate) fences: Vec<(i32, i32, bool)>,
    pub(crate) left: Vec<u32>,
    pub(crate) turn: usize,
    pub(crate) free_side_jump: bool,
    pub(crate) strict_pawn_behind: bool,
}

const STEPS: [Cell; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Which steps fences forbid: by direction (as in `STEPS`), column and row of the square it is taken from.
struct Walls {
    closed: [[[bool; 9]; 9]; 4],
}

impl Walls {
    fn close(&mut self, from: Cell, to: Cell) {
        let direction = STEPS.iter().position(|step| (from.0 + step.0, from.1 + step.1) == to);
        self.closed[direction.expect("neighbours")][from.0 as usize][from.1 as usize] = true;
    }

    /// The square next to this one in a direction, if a pawn could walk there, pawns left aside.
    fn step(&self, from: Cell, direction: usize) -> Option<Cell> {
        let to = (from.0 + STEPS[direction].0, from.1 + STEPS[direction].1);
        let open = Board::on_board(to) && !self.closed[direction][from.0 as usize][from.1 as usize];
        open.then_some(to)
    }
}

impl Board {
    pub(crate) fn start(players: usize) -> Board {
        let (pawns, left) = match players {
            2 => (vec![(4, 0), (4, 8)], 10),
            3 => (vec![(4, 0), (0, 4), (4, 8)], 6),
            4 => (vec![(4, 0), (0, 4), (4, 8), (8, 4)], 5),
            _ => panic!("no such game"),
        };
        Board {
            players,
            pawns,
            fences: Vec::new(),
            left: vec![left; players],
            turn: 0,
            free_side_jump: false,
            strict_pawn_behind: false,
        }
    }

    fn on_board((column, row): Cell) -> bool {
        (0..9).contains(&column) && (0..9).contains(&row)
    }

    fn walls(&self) -> Walls {
        let mut walls = Walls { closed: [[[false; 9]; 9]; 4] };
        for &(column, row, horizontal) in &self.fences {
            // The two pairs of squares that this fence separates.
            let pairs = if horizontal {
                [((column, row), (column, row + 1)), ((column + 1, row), (column + 1, row + 1))]
            } else {
                [((column, row), (column + 1, row)), ((column, row + 1), (column + 1, row + 1))]
            };
            for (one, other) in pairs {
                walls.close(one, other);
                walls.close(other, one);
            }
        }
        walls
    }

    pub(crate) fn is_goal(&self, seat: usize, (column, row): Cell) -> bool {
        match (self.players, seat) {
            (_, 0) => row == 8,
            (2, 1) | (_, 2) => row == 0,
            (_, 1) => column == 8,
            _ => column == 0,
        }
    }

    pub(crate) fn winner(&self) -> Option<usize> {
        (0..self.players).find(|&seat| self.is_goal(seat, self.pawns[seat]))
    }

    /// Steps to the goal line, pawns left aside.
    pub(crate) fn distance(&self, seat: usize) -> Option<u32> {
        let walked = self.walk(seat, |cell| self.is_goal(seat, cell));
        walked.last().filter(|&&(cell, _)| self.is_goal(seat, cell)).map(|&(_, steps)| steps)
    }

    /// All squares a seat's pawn could ever get to, pawns left aside.
    pub(crate) fn area(&self, seat: usize) -> BTreeSet<Cell> {
        self.walk(seat, |_| false).into_iter().map(|(cell, _)| cell).collect()
    }

    /// The squares a pawn can get to, nearest first, with the steps it takes, up to one where it may stop.
    fn walk(&self, seat: usize, stop: impl Fn(Cell) -> bool) -> Vec<(Cell, u32)> {
        let walls = self.walls();
        let start = self.pawns[seat];
        let mut seen = [[false; 9]; 9];
        seen[start.0 as usize][start.1 as usize] = true;
        let mut found = vec![(start, 0)];
        let mut looked_at = 0;
        while looked_at < found.len() && !stop(found[found.len() - 1].0) {
            let (cell, steps) = found[looked_at];
            looked_at += 1;
            for next in (0..4).filter_map(|direction| walls.step(cell, direction)) {
                if !seen[next.0 as usize][next.1 as usize] && !stop(found[found.len() - 1].0) {
                    seen[next.0 as usize][next.1 as usize] = true;
                    found.push((next, steps + 1));
                }
            }
        }
        found
    }

    pub(crate) fn pawn_moves(&self) -> BTreeSet<Cell> {
        let walls = self.walls();
        let taken = |cell: Cell| self.pawns.contains(&cell);
        let mut targets = BTreeSet::new();
        for direction in 0..4 {
            let Some(next) = walls.step(self.pawns[self.turn], direction) else { continue };
            if !taken(next) {
                targets.insert(next);
                continue;
            }
            let behind = walls.step(next, direction);
            let straight = behind.is_some_and(|behind| !taken(behind));
            let pawn_behind = behind.is_some_and(taken);
            if straight {
                targets.extend(behind);
            }
            let aside =
                if pawn_behind && self.strict_pawn_behind { false } else { !straight || self.free_side_jump };
            if aside {
                for turned in [(direction + 1) % 4, (direction + 3) % 4] {
                    targets.extend(walls.step(next, turned).filter(|&beside| !taken(beside)));
                }
            }
        }
        targets
    }

    pub(crate) fn fence_fits(&self, (column, row, horizontal): (i32, i32, bool)) -> bool {
        if !(0..8).contains(&column) || !(0..8).contains(&row) {
            return false;
        }
        let clash = self.fences.iter().any(|&(c, r, h)| {
            if (c, r) == (column, row) {
                true
            } else if h && horizontal {
                r == row && (c - column).abs() == 1
            } else if !h && !horizontal {
                c == column && (r - row).abs() == 1
            } else {
                false
            }
        });
        if clash {
            return false;
        }
        let mut after = self.clone();
        after.fences.push((column, row, horizontal));
        (0..self.players).all(|seat| after.distance(seat).is_some())
    }

    /// All legal moves as they are written, sorted.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.winner().is_some() {
            return moves;
        }
        moves.extend(self.pawn_moves().into_iter().map(name));
        if self.left[self.turn] > 0 {
            for column in 0..8 {
                for row in 0..8 {
                    for horizontal in [true, false] {
                        if self.fence_fits((column, row, horizontal)) {
                            moves.insert(format!(
                                "{}{}",
                                name((column, row)),
                                if horizontal { 'h' } else { 'v' }
                            ));
                        }
                    }
                }
            }
        }
        moves
    }

    /// Plays a legal move; a player who can't do anything is passed over.
    pub(crate) fn play(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let cell = (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'));
        if bytes.len() == 3 {
            self.fences.push((cell.0, cell.1, bytes[2] == b'h'));
            self.left[self.turn] -= 1;
        } else {
            self.pawns[self.turn] = cell;
        }
        self.turn = (self.turn + 1) % self.players;
        if self.winner().is_none() {
            while self.legal().is_empty() {
                self.turn = (self.turn + 1) % self.players;
            }
        }
    }

    /// The position string.
    pub(crate) fn text(&self) -> String {
        let pawns: Vec<_> = self.pawns.iter().copied().map(name).collect();
        let mut fences = self.fences.clone();
        fences.sort_by_key(|&(column, row, horizontal)| (row, column, !horizontal));
        let fences: Vec<_> = fences
            .iter()
            .map(|&(c, r, h)| format!("{}{}", name((c, r)), if h { 'h' } else { 'v' }))
            .collect();
        let fences = if fences.is_empty() { "-".to_owned() } else { fences.join(" ") };
        let left: Vec<_> = self.left.iter().map(ToString::to_string).collect();
        format!("{} / {fences} / {} / {}", pawns.join(" "), left.join(" "), self.turn + 1)
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let count = |text: String| {
            let mut next = self.clone();
            next.play(&text);
            next.perft(depth - 1)
        };
        let legal = self.legal();
        if depth == 1 { legal.len() as u64 } else { legal.into_iter().map(count).sum() }
    }
}

pub(crate) fn name((column, row): Cell) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}
