use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use game::{Game, Seat};

use crate::position::fences_each;
use crate::{Fence, Fences, Openings, Options, Position, Side, Square};

/// Why a position string can't be read, or what it says can't be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not four parts with ` / ` between them.
    Parts(usize),
    /// Not the pawns of two, three or four players.
    Players(usize),
    /// A word that isn't what has to stand there.
    Word {
        /// The word.
        word: String,
        /// What has to stand there.
        expected: &'static str,
    },
    /// As many numbers of fences left as players are needed.
    LeftCount {
        /// How many there are.
        given: usize,
        /// How many players there are.
        players: usize,
    },
    /// Two pawns on one square.
    SameSquare(Square),
    /// Nobody plays any more.
    NobodyPlays,
    /// A fence sticks out of the board.
    OffBoard(Fence),
    /// Two fences overlap.
    Overlap(Fence, Fence),
    /// Two fences cross.
    Cross(Fence, Fence),
    /// A player can't have this many fences left.
    TooManyLeft {
        /// The player.
        seat: Seat,
        /// The most that player can have.
        most: u8,
    },
    /// More fences on the board and left together than the game has.
    TooManyFences {
        /// How many there are.
        given: usize,
        /// How many the game has.
        most: usize,
    },
    /// A pawn has no way to its goal line.
    NoWay(Seat),
    /// Two pawns stand on their goal lines.
    TwoWinners(Seat, Seat),
    /// The player to move has already won.
    WinnerToMove(Seat),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Parts(given) => write!(
                f,
                "{given} part{} instead of 4: pawns / fences / fences left / seat to move, \
                 such as 'e1 e9 / - / 10 10 / 1'",
                if *given == 1 { "" } else { "s" }
            ),
            PositionError::Players(given) => write!(f, "{given} pawns: Quoridor is for 2, 3 or 4 players"),
            PositionError::Word { word, expected } => write!(f, "'{word}' is not {expected}"),
            PositionError::LeftCount { given, players } => {
                write!(f, "fences left for {given}, but there are {players} players")
            }
            PositionError::SameSquare(square) => write!(f, "two pawns stand on {square}"),
            PositionError::NobodyPlays => f.write_str("no pawn is on the board"),
            PositionError::OffBoard(fence) => write!(f, "fence {fence} sticks out of the board"),
            PositionError::Overlap(one, other) if one == other => write!(f, "fence {one} is there twice"),
            PositionError::Overlap(one, other) => write!(f, "fences {one} and {other} overlap"),
            PositionError::Cross(one, other) => write!(f, "fences {one} and {other} cross"),
            PositionError::TooManyLeft { seat, most } => {
                write!(f, "seat {seat} can't have more than {most} fences left")
            }
            PositionError::TooManyFences { given, most } => {
                write!(f, "{given} fences on the board and left together: the game has {most}")
            }
            PositionError::NoWay(seat) => write!(f, "seat {seat} has no way to its goal line"),
            PositionError::TwoWinners(one, other) => {
                write!(f, "seats {one} and {other} both stand on their goal lines")
            }
            PositionError::WinnerToMove(seat) => {
                write!(f, "seat {seat} has already won and can't be to move")
            }
        }
    }
}

impl core::error::Error for PositionError {}

/// ` / ` between four parts: `e1 e9 / e3h d4v / 9 9 / 1`. Fences row by row from a1; `-` stands for no fence, and for
/// the pawn of a seat that has left the game.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.seats()) {
            match self.pawn(seat) {
                Some(square) => write!(f, "{square} ")?,
                None => f.write_str("- ")?,
            }
        }
        f.write_str("/ ")?;
        let placed = self.fences();
        for square in Square::all() {
            for fence in [Fence::horizontal(square), Fence::vertical(square)] {
                if placed.contains(fence) {
                    write!(f, "{fence} ")?;
                }
            }
        }
        f.write_str(if placed.is_empty() { "- /" } else { "/" })?;
        for seat in Seat::all(self.seats()) {
            write!(f, " {}", self.fences_left(seat))?;
        }
        write!(f, " / {}", self.turn())
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position string, with all house rules off.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::parse(text, Options::default())
    }
}

impl Position {
    /// Reads a position string, strictly: one blank between words, nothing left out, nothing that can't be.
    pub fn parse(text: &str, options: Options) -> Result<Position, PositionError> {
        let mut parts = text.split(" / ");
        let (Some(pawns), Some(fences), Some(left), Some(turn), None) =
            (parts.next(), parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(PositionError::Parts(text.split(" / ").count()));
        };
        let (pawns, players) = parse_pawns(pawns)?;
        let fences = parse_fences(fences)?;
        let left = parse_left(left, &pawns[..players])?;
        let placed = fences.count();
        let given = placed + left.iter().map(|&left| usize::from(left)).sum::<usize>();
        let most = usize::from(fences_each(players)) * players;
        if given > most {
            return Err(PositionError::TooManyFences { given, most });
        }
        check_ways(&pawns[..players], fences)?;
        let turn = parse_turn(turn, &pawns[..players])?;
        let present = (0..players).filter(|&seat| pawns[seat].is_some()).map(|seat| 1 << seat).sum();
        let pawns = pawns.map(Option::unwrap_or_default);
        Ok(Position::assemble(players, present, pawns, fences, left, turn, options))
    }
}

fn wrong_word<T>(word: &str, expected: &'static str) -> Result<T, PositionError> {
    Err(PositionError::Word { word: word.into(), expected })
}

type Pawns = [Option<Square>; Seat::MAX];

fn parse_pawns(text: &str) -> Result<(Pawns, usize), PositionError> {
    let count = text.split(' ').count();
    let mut pawns = [None; Seat::MAX];
    if !(2..=4).contains(&count) {
        return Err(PositionError::Players(count));
    }
    for (seat, word) in text.split(' ').enumerate() {
        if word == "-" {
            continue;
        }
        let Ok(square) = word.parse::<Square>() else {
            return wrong_word(word, "the square of a pawn, such as e1, or - for a seat that left");
        };
        if pawns.contains(&Some(square)) {
            return Err(PositionError::SameSquare(square));
        }
        pawns[seat] = Some(square);
    }
    if pawns.iter().all(Option::is_none) { Err(PositionError::NobodyPlays) } else { Ok((pawns, count)) }
}

fn parse_fences(text: &str) -> Result<Fences, PositionError> {
    let mut placed = Fences::NONE;
    if text == "-" {
        return Ok(placed);
    }
    for word in text.split(' ') {
        let Ok(fence) = word.parse::<Fence>() else {
            return wrong_word(word, "a fence, such as e3h or d4v, or a lone - for none");
        };
        if !fence.is_on_board() {
            return Err(PositionError::OffBoard(fence));
        }
        if let Some(other) = placed.overlapped_by(fence) {
            return Err(PositionError::Overlap(other, fence));
        }
        if let Some(other) = placed.crossed_by(fence) {
            return Err(PositionError::Cross(other, fence));
        }
        placed.insert(fence);
    }
    Ok(placed)
}

fn parse_left(text: &str, pawns: &[Option<Square>]) -> Result<[u8; Seat::MAX], PositionError> {
    let given = text.split(' ').count();
    if given != pawns.len() {
        return Err(PositionError::LeftCount { given, players: pawns.len() });
    }
    let mut left = [0; Seat::MAX];
    for ((seat, pawn), word) in Seat::all(pawns.len()).zip(pawns).zip(text.split(' ')) {
        let plain = matches!(word.as_bytes(), [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        let Some(number) = word.parse::<u8>().ok().filter(|_| plain) else {
            return wrong_word(word, "a number of fences left");
        };
        let most = if pawn.is_some() { fences_each(pawns.len()) } else { 0 };
        if number > most {
            return Err(PositionError::TooManyLeft { seat, most });
        }
        left[seat.index()] = number;
    }
    Ok(left)
}

fn parse_turn(text: &str, pawns: &[Option<Square>]) -> Result<Seat, PositionError> {
    let named = |seat: &Seat| <Position as Game>::seat_name(*seat) == text;
    let Some(turn) = Seat::all(pawns.len()).find(named).filter(|seat| pawns[seat.index()].is_some()) else {
        return wrong_word(text, "the number of a seat that can move");
    };
    let goal = |seat: Seat| Side::of_seat(pawns.len(), seat).opposite().squares();
    let has_won = |seat: &Seat| pawns[seat.index()].is_some_and(|pawn| goal(*seat).contains(pawn));
    let mut winners = Seat::all(pawns.len()).filter(has_won);
    match (winners.next(), winners.next()) {
        (Some(one), Some(other)) => Err(PositionError::TwoWinners(one, other)),
        (Some(winner), None) if winner == turn => Err(PositionError::WinnerToMove(winner)),
        _ => Ok(turn),
    }
}

fn check_ways(pawns: &[Option<Square>], fences: Fences) -> Result<(), PositionError> {
    let openings = Openings::new(fences);
    for (seat, pawn) in Seat::all(pawns.len()).zip(pawns) {
        let goal = Side::of_seat(pawns.len(), seat).opposite().squares();
        if pawn.is_some_and(|pawn| !openings.reaches(pawn, goal)) {
            return Err(PositionError::NoWay(seat));
        }
    }
    Ok(())
}
