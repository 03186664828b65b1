//! A second implementation of the rules, slow and written to be read: plain lists of squares and walls, every rule as
//! the rules page says it, no bits, nothing shared with the crate under test. It works on strings so that nothing
//! of the crate's notation is trusted either.
#![allow(dead_code, reason = "each test file uses a part")]

use std::collections::{BTreeSet, VecDeque};

/// A square: column and row, both from 0.
pub type Cell = (i32, i32);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub players: usize,
    pub pawns: Vec<Cell>,
    /// Column and row of the square nearest a1, and whether it is horizontal.
    pub fences: Vec<(i32, i32, bool)>,
    pub left: Vec<u32>,
    pub turn: usize,
    pub free_side_jump: bool,
    pub strict_pawn_behind: bool,
}

const STEPS: [Cell; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Board {
    pub fn start(players: usize) -> Board {
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

    /// Whether a pawn could walk from a square to the one next to it, pawns left aside.
    fn open(&self, from: Cell, to: Cell) -> bool {
        if !Self::on_board(from) || !Self::on_board(to) {
            return false;
        }
        for &(column, row, horizontal) in &self.fences {
            // The two pairs of squares that this fence separates.
            let pairs = if horizontal {
                [((column, row), (column, row + 1)), ((column + 1, row), (column + 1, row + 1))]
            } else {
                [((column, row), (column + 1, row)), ((column, row + 1), (column + 1, row + 1))]
            };
            if pairs.contains(&(from, to)) || pairs.contains(&(to, from)) {
                return false;
            }
        }
        true
    }

    pub fn is_goal(&self, seat: usize, (column, row): Cell) -> bool {
        match (self.players, seat) {
            (_, 0) => row == 8,
            (2, 1) | (_, 2) => row == 0,
            (_, 1) => column == 8,
            _ => column == 0,
        }
    }

    pub fn winner(&self) -> Option<usize> {
        (0..self.players).find(|&seat| self.is_goal(seat, self.pawns[seat]))
    }

    /// Steps to the goal line, pawns left aside.
    pub fn distance(&self, seat: usize) -> Option<u32> {
        let mut seen = [[false; 9]; 9];
        let mut queue = VecDeque::from([(self.pawns[seat], 0)]);
        while let Some((cell, steps)) = queue.pop_front() {
            if self.is_goal(seat, cell) {
                return Some(steps);
            }
            for (across, up) in STEPS {
                let next = (cell.0 + across, cell.1 + up);
                if self.open(cell, next) && !seen[next.0 as usize][next.1 as usize] {
                    seen[next.0 as usize][next.1 as usize] = true;
                    queue.push_back((next, steps + 1));
                }
            }
        }
        None
    }

    /// All squares a seat's pawn could ever get to, pawns left aside.
    pub fn area(&self, seat: usize) -> BTreeSet<Cell> {
        let mut seen = BTreeSet::from([self.pawns[seat]]);
        let mut queue = vec![self.pawns[seat]];
        while let Some(cell) = queue.pop() {
            for (across, up) in STEPS {
                let next = (cell.0 + across, cell.1 + up);
                if self.open(cell, next) && seen.insert(next) {
                    queue.push(next);
                }
            }
        }
        seen
    }

    pub fn pawn_moves(&self) -> BTreeSet<Cell> {
        let me = self.pawns[self.turn];
        let taken = |cell: Cell| self.pawns.contains(&cell);
        let mut targets = BTreeSet::new();
        for (across, up) in STEPS {
            let next = (me.0 + across, me.1 + up);
            if !self.open(me, next) {
                continue;
            }
            if !taken(next) {
                targets.insert(next);
                continue;
            }
            let behind = (next.0 + across, next.1 + up);
            let straight = self.open(next, behind) && !taken(behind);
            if straight {
                targets.insert(behind);
            }
            let pawn_behind = self.open(next, behind) && taken(behind);
            let aside =
                if pawn_behind && self.strict_pawn_behind { false } else { !straight || self.free_side_jump };
            if aside {
                for beside in [(next.0 + up, next.1 + across), (next.0 - up, next.1 - across)] {
                    if self.open(next, beside) && !taken(beside) {
                        targets.insert(beside);
                    }
                }
            }
        }
        targets
    }

    pub fn fence_fits(&self, (column, row, horizontal): (i32, i32, bool)) -> bool {
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
    pub fn legal(&self) -> BTreeSet<String> {
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
    pub fn play(&mut self, text: &str) {
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
    pub fn text(&self) -> String {
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

    pub fn perft(&self, depth: u32) -> u64 {
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

pub fn name((column, row): Cell) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}
