//! The rules once more: slow, step by step as they are told to people, on a board one can point at.
//!
//! Nothing here is shared with the crate. The board is 7 by 7 spaces, row 0 at the top, column 0 at the left. Light's
//! piece of lane 3 lives in row 3, between columns 0 and 6; Dark's piece of lane 3 in column 3, between rows
//! 0 and 6. Lanes are numbered 1 to 5, Light is player 0 and Dark is player 1.

use std::fmt;

/// Light's dots at the left and right edge, from top to bottom.
const LEFT: [u32; 5] = [3, 1, 2, 1, 3];
const RIGHT: [u32; 5] = [1, 3, 2, 3, 1];
/// Dark's dots at the top and bottom edge, from left to right.
const TOP: [u32; 5] = [1, 3, 2, 3, 1];
const BOTTOM: [u32; 5] = [3, 1, 2, 1, 3];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heading {
    Out,
    Back,
    Home,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    player: usize,
    lane: usize,
    heading: Heading,
    row: usize,
    column: usize,
}

impl Piece {
    fn new(player: usize, lane: usize, progress: u8) -> Piece {
        let (heading, space) = match progress {
            0..=5 => (Heading::Out, usize::from(progress)),
            6..=11 => (Heading::Back, 12 - usize::from(progress)),
            12 => (Heading::Home, 0),
            _ => panic!("no piece has come {progress} spaces"),
        };
        let (row, column) = if player == 0 { (lane, space) } else { (space, lane) };
        Piece { player, lane, heading, row, column }
    }

    /// The space on its own lane, 0 to 6, counted from its start.
    fn space(&self) -> usize {
        if self.player == 0 { self.column } else { self.row }
    }

    fn progress(&self) -> u8 {
        match self.heading {
            Heading::Out => self.space() as u8,
            Heading::Back => 12 - self.space() as u8,
            Heading::Home => 12,
        }
    }

    fn speed(&self) -> u32 {
        let dots = match (self.player, self.heading) {
            (0, Heading::Out) => LEFT,
            (0, Heading::Back) => RIGHT,
            (1, Heading::Out) => TOP,
            (1, Heading::Back) => BOTTOM,
            _ => panic!("a piece that is home has no speed"),
        };
        dots[self.lane - 1]
    }

    /// Goes one space in the direction of travel; at an edge it turns, or is home.
    fn step(&mut self) {
        let coordinate = if self.player == 0 { &mut self.column } else { &mut self.row };
        match self.heading {
            Heading::Out => *coordinate += 1,
            Heading::Back => *coordinate -= 1,
            Heading::Home => panic!("a piece that is home doesn't move"),
        }
        match (self.heading, *coordinate) {
            (Heading::Out, 6) => self.heading = Heading::Back,
            (Heading::Back, 0) => self.heading = Heading::Home,
            _ => {}
        }
    }

    fn is_at_an_end(&self) -> bool {
        self.space() == 0 || self.space() == 6
    }

    /// Goes back to the start, or to the turning space if it has turned already.
    fn go_back(&mut self) {
        let progress = if self.heading == Heading::Out { 0 } else { 6 };
        *self = Piece::new(self.player, self.lane, progress);
    }
}

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Reference {
    pieces: Vec<Piece>,
    pub(crate) turn: usize,
}

impl Reference {
    /// Progress of Light's lanes, then of Dark's.
    pub(crate) fn new(progress: [[u8; 5]; 2], turn: usize) -> Reference {
        let mut pieces = Vec::new();
        for (player, lanes) in progress.into_iter().enumerate() {
            for (lane, progress) in (1..).zip(lanes) {
                pieces.push(Piece::new(player, lane, progress));
            }
        }
        Reference { pieces, turn }
    }

    pub(crate) fn start(turn: usize) -> Reference {
        Reference::new([[0; 5]; 2], turn)
    }

    pub(crate) fn progress(&self) -> [[u8; 5]; 2] {
        let mut progress = [[0; 5]; 2];
        for piece in &self.pieces {
            progress[piece.player][piece.lane - 1] = piece.progress();
        }
        progress
    }

    pub(crate) fn winner(&self) -> Option<usize> {
        (0..2).find(|&player| {
            let home = |piece: &&Piece| piece.player == player && piece.heading == Heading::Home;
            self.pieces.iter().filter(home).count() >= 4
        })
    }

    /// The lanes whose piece may move.
    pub(crate) fn moves(&self) -> Vec<usize> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let mine = self.pieces.iter().filter(|piece| piece.player == self.turn);
        mine.filter(|piece| piece.heading != Heading::Home).map(|piece| piece.lane).collect()
    }

    /// The opponent's piece on the space where this piece is.
    fn opponent_at(&self, piece: Piece) -> Option<usize> {
        self.pieces.iter().position(|other| {
            other.player != piece.player
                && other.heading != Heading::Home
                && (other.row, other.column) == (piece.row, piece.column)
        })
    }

    /// The position after the player to move has moved this lane's piece.
    pub(crate) fn after(&self, lane: usize) -> Reference {
        let mut next = self.clone();
        let moving = self.turn * 5 + lane - 1;
        let mut piece = self.pieces[moving];
        for _ in 0..piece.speed() {
            piece.step();
            let mut has_jumped = false;
            while let Some(opponent) = self.opponent_at(piece) {
                next.pieces[opponent].go_back();
                piece.step();
                has_jumped = true;
            }
            if has_jumped || piece.is_at_an_end() {
                break;
            }
        }
        next.pieces[moving] = piece;
        next.turn = 1 - self.turn;
        next
    }

    /// How many moves each piece takes to get home on a board of its own, and the four quickest together.
    pub(crate) fn moves_needed(&self, player: usize) -> ([u8; 5], u8) {
        let mut needed = [0; 5];
        for lane in 1..=5 {
            let mut alone = self.clone();
            alone.pieces.iter_mut().filter(|piece| piece.player != player).for_each(|piece| {
                *piece = Piece::new(piece.player, piece.lane, 12);
            });
            while alone.pieces[player * 5 + lane - 1].heading != Heading::Home {
                alone.turn = player;
                alone = alone.after(lane);
                needed[lane - 1] += 1;
            }
        }
        let mut quickest = needed;
        quickest.sort_unstable();
        (needed, quickest[..4].iter().sum())
    }

    /// How many lines of this many moves there are.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().into_iter().map(|lane| self.after(lane).perft(depth - 1)).sum(),
        }
    }
}

impl fmt::Debug for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, player {} to move", self.progress(), self.turn)
    }
}
