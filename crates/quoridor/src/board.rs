use alloc::string::String;
use core::fmt;

use game::{Charset, Game, Seat};

use crate::{Fence, Position, Side, Square};

/// A picture of a position for a terminal: squares as dots, pawns as the numbers of their seats, fences between them.
pub struct Board<'a> {
    position: &'a Position,
    marks: &'static Marks,
    /// Right of the upper rows, one for each seat; none: English ones.
    notes: Option<&'a [String]>,
}

struct Marks {
    square: char,
    /// A fence between rows and between columns.
    across: char,
    along: char,
    /// The frame: corners from upper left clockwise, then its lines.
    corners: [char; 4],
    frame_across: char,
    frame_along: char,
}

const UNICODE: Marks = Marks {
    square: '·',
    across: '━',
    along: '┃',
    corners: ['┌', '┐', '┘', '└'],
    frame_across: '─',
    frame_along: '│',
};
const ASCII: Marks =
    Marks { square: '.', across: '=', along: '#', corners: ['+'; 4], frame_across: '-', frame_along: '|' };

impl<'a> Board<'a> {
    pub(crate) fn new(position: &'a Position, charset: Charset) -> Board<'a> {
        let marks = match charset {
            Charset::Unicode => &UNICODE,
            Charset::Ascii => &ASCII,
        };
        Board { position, marks, notes: None }
    }

    /// Writes these notes right of the upper rows, one for each seat, instead of the English ones; where there is none,
    /// the row stays empty.
    #[must_use]
    pub fn with_notes(self, notes: &'a [String]) -> Board<'a> {
        Board { notes: Some(notes), ..self }
    }

    fn edge(&self, f: &mut fmt::Formatter<'_>, left: char, right: char) -> fmt::Result {
        write!(f, "  {left}")?;
        for _ in 0..4 * Square::WIDTH - 1 {
            write!(f, "{}", self.marks.frame_across)?;
        }
        writeln!(f, "{right}")
    }

    /// The squares of a row with what stands between them.
    fn row(&self, f: &mut fmt::Formatter<'_>, row: usize) -> fmt::Result {
        write!(f, "{} {}", row + 1, self.marks.frame_along)?;
        for square in Square::all().filter(|square| square.row() == row) {
            match self.position.pawn_on(square) {
                Some(seat) => write!(f, " {seat} ")?,
                None => write!(f, " {} ", self.marks.square)?,
            }
            if square.column() < Square::WIDTH - 1 {
                let closed = self.position.fences().closed_right(square);
                write!(f, "{}", if closed { self.marks.along } else { ' ' })?;
            }
        }
        write!(f, "{} {}", self.marks.frame_along, row + 1)?;
        self.legend(f, row)
    }

    /// What lies between a row and the one above it.
    fn gap(&self, f: &mut fmt::Formatter<'_>, row: usize) -> fmt::Result {
        let placed = self.position.fences();
        write!(f, "  {}", self.marks.frame_along)?;
        for square in Square::all().filter(|square| square.row() == row) {
            let mark = if placed.closed_above(square) { self.marks.across } else { ' ' };
            write!(f, "{mark}{mark}{mark}")?;
            if square.column() < Square::WIDTH - 1 {
                // The middle of a fence, if one is centred on this crossing.
                let middle = if placed.contains(Fence::horizontal(square)) {
                    self.marks.across
                } else if placed.contains(Fence::vertical(square)) {
                    self.marks.along
                } else {
                    ' '
                };
                write!(f, "{middle}")?;
            }
        }
        writeln!(f, "{}", self.marks.frame_along)
    }

    /// To the right of the upper rows: a line for each seat.
    fn legend(&self, f: &mut fmt::Formatter<'_>, row: usize) -> fmt::Result {
        let index = Square::WIDTH - 1 - row;
        let Some(seat) = Seat::new(index).filter(|_| index < self.position.seats()) else {
            return writeln!(f);
        };
        if let Some(notes) = self.notes {
            return match notes.get(index) {
                Some(note) => writeln!(f, "   {note}"),
                None => writeln!(f),
            };
        }
        if !self.position.plays(seat) {
            return writeln!(f, "   {seat}: has left the game");
        }
        let goal = match self.position.goal(seat) {
            Side::Top => "row 9",
            Side::Bottom => "row 1",
            Side::Left => "column a",
            Side::Right => "column i",
        };
        let left = self.position.fences_left(seat);
        let s = if left == 1 { "" } else { "s" };
        let turn = match self.position.outcome() {
            Some(outcome) if outcome.winner() == Some(seat) => ", has won",
            None if self.position.turn() == seat => ", to move",
            _ => "",
        };
        writeln!(f, "   {seat}: {left} fence{s} left, goal {goal}{turn}")
    }
}

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = "    a   b   c   d   e   f   g   h   i";
        let [upper_left, upper_right, lower_right, lower_left] = self.marks.corners;
        writeln!(f, "{columns}")?;
        self.edge(f, upper_left, upper_right)?;
        for row in (0..Square::WIDTH).rev() {
            self.row(f, row)?;
            if row > 0 {
                self.gap(f, row - 1)?;
            }
        }
        self.edge(f, lower_left, lower_right)?;
        writeln!(f, "{columns}")
    }
}
