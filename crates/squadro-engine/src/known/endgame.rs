//! Endgames, solved on the spot: everything that can still happen from a position, worked out to the end.
//!
//! When few phases remain (out, back, home: they never go back), the positions that can be reached are few enough
//! to list them all. From the finished games backwards each is then told to be won or lost, and in how many plies;
//! what is never told is a draw, because neither player can bring the game to an end that suits him.

use game::{Game, Seat};
use squadro::{HOME, Lane, Position, TURNING_SPACE};

use crate::{Truth, Value};

/// All positions that can still arise from one, with what is true of them.
#[derive(Clone, Debug)]
pub struct Endgame {
    index: Index,
    /// By number of the position: 0 for a draw, else one more than the plies to the end. The player to move has won
    /// if they are odd: the last move is the winner's.
    plies: Vec<u16>,
}

impl Endgame {
    /// Works out everything that can arise from `root`; none if that is more than `most` positions.
    pub fn solve(root: &Position, most: usize) -> Option<Endgame> {
        if root.word() > POSITION_MASK {
            // A player has left; the rules crate knows who has won.
            return None;
        }
        let mut graph = Graph::explore(root, most.min(MOST))?;
        let plies = graph.resolve();
        Some(Endgame { index: graph.index, plies })
    }

    /// How many positions it holds.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Never: at least the root is there.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Its size in bytes.
    pub fn memory(&self) -> usize {
        size_of_val(&*self.index.places) + size_of_val(&*self.plies)
    }

    /// What is true of a position; none if it can't arise from the root.
    pub fn get(&self, position: &Position) -> Option<Truth> {
        let number = self.index.get(position.word())?;
        Some(match u32::from(self.plies[number as usize]) {
            0 => Truth::DRAW,
            plies if plies % 2 == 0 => Truth { value: Value::Win, plies: Some(plies - 1) },
            plies => Truth { value: Value::Loss, plies: Some(plies - 1) },
        })
    }

    /// An upper bound for how many positions can arise: all that the pieces' phases leave open.
    pub fn bound(root: &Position) -> u64 {
        let all = [Seat::FIRST, Seat::SECOND].into_iter().flat_map(|seat| Lane::ALL.map(|lane| (seat, lane)));
        let states = |progress: u8| match progress {
            0..TURNING_SPACE => 13,
            TURNING_SPACE..HOME => 7,
            _ => 1,
        };
        2 * all.map(|(seat, lane)| states(root.progress(seat, lane))).product::<u64>()
    }
}

const POSITION_BITS: u32 = 41;
const POSITION_MASK: u64 = (1 << POSITION_BITS) - 1;
/// The number of a position shares a word with the position itself.
const MOST: usize = (1 << (64 - POSITION_BITS)) - 1;

/// From positions to their numbers, by open addressing. 0 is an empty place: numbers count from 1 inside.
#[derive(Clone, Debug)]
struct Index {
    places: Vec<u64>,
    mask: usize,
    held: usize,
}

impl Index {
    fn new() -> Index {
        Index { places: vec![0; 1 << 12], mask: (1 << 12) - 1, held: 0 }
    }

    #[inline]
    fn place(&self, word: u64) -> usize {
        (word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24) as usize & self.mask
    }

    #[inline]
    fn get(&self, word: u64) -> Option<u32> {
        let mut place = self.place(word);
        loop {
            match self.places[place] {
                0 => return None,
                entry if entry & POSITION_MASK == word => return Some((entry >> POSITION_BITS) as u32 - 1),
                _ => place = (place + 1) & self.mask,
            }
        }
    }

    /// The number of a position; a new one if it had none.
    #[inline]
    fn number(&mut self, word: u64) -> (u32, bool) {
        let mut place = self.place(word);
        loop {
            match self.places[place] {
                0 => break,
                entry if entry & POSITION_MASK == word => {
                    return ((entry >> POSITION_BITS) as u32 - 1, false);
                }
                _ => place = (place + 1) & self.mask,
            }
        }
        self.held += 1;
        self.places[place] = word | (self.held as u64) << POSITION_BITS;
        let number = self.held as u32 - 1;
        if 2 * self.held > self.mask {
            self.grow();
        }
        (number, true)
    }

    fn grow(&mut self) {
        let old = core::mem::replace(&mut self.places, vec![0; 4 * (self.mask + 1)]);
        self.mask = self.places.len() - 1;
        for entry in old.into_iter().filter(|&entry| entry != 0) {
            let mut place = self.place(entry & POSITION_MASK);
            while self.places[place] != 0 {
                place = (place + 1) & self.mask;
            }
            self.places[place] = entry;
        }
    }
}

/// No move of this position leads there: the filler of rows of moves.
const NOWHERE: u32 = u32::MAX;

/// The positions with the moves between them.
struct Graph {
    index: Index,
    /// Where the moves of each position lead.
    next: Vec<[u32; Lane::COUNT]>,
}

impl Graph {
    fn explore(root: &Position, most: usize) -> Option<Graph> {
        let mut index = Index::new();
        let mut found = vec![*root];
        index.number(root.word());
        let mut next = Vec::new();
        while let Some(&position) = found.get(next.len()) {
            let mut row = [NOWHERE; Lane::COUNT];
            for (place, mv) in row.iter_mut().zip(position.legal_moves()) {
                let mut after = position;
                after.play_unchecked(mv);
                let (number, new) = index.number(after.word());
                if new {
                    if found.len() >= most {
                        return None;
                    }
                    found.push(after);
                }
                *place = number;
            }
            next.push(row);
        }
        Some(Graph { index, next })
    }

    /// Works backwards from the finished games, nearest results first, so that every win gets its shortest and every
    /// loss its longest way.
    fn resolve(&mut self) -> Vec<u16> {
        let (first, before) = self.backwards();
        let mut plies = vec![0_u16; self.next.len()];
        let mut open: Vec<u8> = self.next.iter().map(|row| moves_of(row).count() as u8).collect();
        // Without a move the game is over, and the player who would be to move has lost.
        let mut told: Vec<u32> = (0..self.next.len() as u32).filter(|&at| open[at as usize] == 0).collect();
        for &at in &told {
            plies[at as usize] = 1;
        }
        let mut done = 0;
        while let Some(&at) = told.get(done) {
            done += 1;
            let after = plies[at as usize];
            let lost = after % 2 == 1;
            let range = first[at as usize] as usize..first[at as usize + 1] as usize;
            for &from in &before[range] {
                let open = &mut open[from as usize];
                *open -= 1;
                let plies = &mut plies[from as usize];
                if *plies == 0 && (lost || *open == 0) {
                    *plies = after.saturating_add(1);
                    told.push(from);
                }
            }
        }
        plies
    }

    /// The moves turned round: for each position the positions from which a move leads there.
    fn backwards(&self) -> (Vec<u32>, Vec<u32>) {
        let mut first = vec![0_u32; self.next.len() + 1];
        for to in self.next.iter().flat_map(moves_of) {
            first[to as usize + 1] += 1;
        }
        for at in 1..first.len() {
            first[at] += first[at - 1];
        }
        let mut before = vec![0; first[self.next.len()] as usize];
        let mut free = first.clone();
        for (from, row) in self.next.iter().enumerate() {
            for to in moves_of(row) {
                let place = &mut free[to as usize];
                before[*place as usize] = from as u32;
                *place += 1;
            }
        }
        (first, before)
    }
}

fn moves_of(row: &[u32; Lane::COUNT]) -> impl Iterator<Item = u32> {
    row.iter().copied().take_while(|&to| to != NOWHERE)
}
