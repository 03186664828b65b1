//! The board as text.

use core::fmt;

use game::{Charset, Seat};

use crate::{DARK, HOME, LIGHT, Lane, Position, TURNING_SPACE};

impl Position {
    /// The board, readable in a terminal: Light's lanes from left to right, Dark's from top to bottom, the dots
    /// at both ends of each. A piece points where it goes; one that is home is marked at its start.
    ///
    /// ```
    /// use game::Charset;
    /// use squadro::{LIGHT, Position};
    ///
    /// let board = Position::start(LIGHT).board(Charset::Ascii).to_string();
    /// assert_eq!(board.lines().nth(4), Some("1 ...  >---+---+---+---+---+---o   ."));
    /// ```
    pub fn board(&self, charset: Charset) -> impl fmt::Display + use<> {
        Board { position: *self, symbols: Symbols::of(charset) }
    }
}

/// What a piece of this seat is drawn as on the [`board`](Position::board): on the way out, and on the way back.
pub fn piece_symbols(seat: Seat, charset: Charset) -> [&'static str; 2] {
    Symbols::of(charset).pieces[seat.index()]
}

struct Board {
    position: Position,
    symbols: &'static Symbols,
}

/// What a board is drawn with. Pieces by seat: on the way out, on the way back.
struct Symbols {
    pieces: [[&'static str; 2]; 2],
    home: &'static str,
    empty_end: &'static str,
    crossing: &'static str,
    across: &'static str,
    down: &'static str,
    /// Three columns for none to three dots.
    dots: [&'static str; 4],
}

static UNICODE: Symbols = Symbols {
    pieces: [["▶", "◀"], ["▼", "▲"]],
    home: "⌂",
    empty_end: "○",
    crossing: "┼",
    across: "───",
    down: "│",
    dots: ["   ", " • ", "•• ", "•••"],
};

static ASCII: Symbols = Symbols {
    pieces: [[">", "<"], ["v", "^"]],
    home: "H",
    empty_end: "o",
    crossing: "+",
    across: "---",
    down: "|",
    dots: ["   ", " . ", ".. ", "..."],
};

impl Symbols {
    fn of(charset: Charset) -> &'static Symbols {
        match charset {
            Charset::Unicode => &UNICODE,
            Charset::Ascii => &ASCII,
        }
    }
}

/// What stands left of the first column of crossings on every line without a lane of Light's.
const MARGIN: &str = "           ";
/// The same, one column shorter, for what is three columns wide instead of one.
const MARGIN_OF_DOTS: &str = "          ";

impl Board {
    fn piece(&self, seat: Seat, progress: u8) -> &'static str {
        self.symbols.pieces[seat.index()][usize::from(progress >= TURNING_SPACE)]
    }

    /// The space at the start of a lane.
    fn start(&self, seat: Seat, lane: Lane) -> &'static str {
        match self.position.progress(seat, lane) {
            0 => self.piece(seat, 0),
            HOME => self.symbols.home,
            _ => self.symbols.empty_end,
        }
    }

    /// The space at the other end.
    fn turning_space(&self, seat: Seat, lane: Lane) -> &'static str {
        match self.position.progress(seat, lane) {
            TURNING_SPACE => self.piece(seat, TURNING_SPACE),
            _ => self.symbols.empty_end,
        }
    }

    fn crossing(&self, light: Lane, dark: Lane) -> &'static str {
        let stands = |seat, lane, space| {
            let progress = self.position.progress(seat, lane);
            (usize::from(progress.min(HOME - progress)) == space).then(|| self.piece(seat, progress))
        };
        stands(LIGHT, light, dark.number())
            .or_else(|| stands(DARK, dark, light.number()))
            .unwrap_or(self.symbols.crossing)
    }

    fn dots(&self, seat: Seat, lane: Lane, progress: u8) -> &'static str {
        self.symbols.dots[usize::from(Position::speed(seat, lane, progress))]
    }

    /// A line with something for each of Dark's lanes, four columns apart, without blanks at its end.
    fn columns<'a>(
        f: &mut fmt::Formatter<'_>,
        margin: &str,
        columns: impl Iterator<Item = &'a str>,
    ) -> fmt::Result {
        f.write_str(margin)?;
        let mut blanks = 0;
        for column in columns {
            let text = column.trim_end();
            write!(f, "{:blanks$}{text}", "")?;
            blanks = 4 - text.chars().count();
        }
        f.write_str("\n")
    }

    fn lane_of_light(&self, f: &mut fmt::Formatter<'_>, lane: Lane) -> fmt::Result {
        let across = self.symbols.across;
        let dots = self.dots(LIGHT, lane, 0);
        write!(f, "{lane} {dots}  {}{across}", self.start(LIGHT, lane))?;
        for dark in Lane::ALL {
            write!(f, "{}{across}", self.crossing(lane, dark))?;
        }
        let dots = self.dots(LIGHT, lane, TURNING_SPACE).trim_end();
        writeln!(f, "{}  {dots}", self.turning_space(LIGHT, lane))
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = ["1", "2", "3", "4", "5"];
        Board::columns(f, MARGIN, numbers.into_iter())?;
        Board::columns(f, MARGIN_OF_DOTS, Lane::ALL.iter().map(|&lane| self.dots(DARK, lane, 0)))?;
        Board::columns(f, MARGIN, Lane::ALL.iter().map(|&lane| self.start(DARK, lane)))?;
        for lane in Lane::ALL {
            Board::columns(f, MARGIN, Lane::ALL.iter().map(|_| self.symbols.down))?;
            self.lane_of_light(f, lane)?;
        }
        Board::columns(f, MARGIN, Lane::ALL.iter().map(|_| self.symbols.down))?;
        Board::columns(f, MARGIN, Lane::ALL.iter().map(|&lane| self.turning_space(DARK, lane)))?;
        let dots = Lane::ALL.iter().map(|&lane| self.dots(DARK, lane, TURNING_SPACE));
        Board::columns(f, MARGIN_OF_DOTS, dots)
    }
}
