use alloc::vec::Vec;

use game::{Game, Seat};

use crate::position::fences_each;
use crate::{Fence, Fences, Openings, Options, Position, PositionError, Side, Square};

/// What a position is made of, for code that puts one together or changes one.
///
/// It can say what no position can be: [`Position::from_parts`] checks it. It is written and read as a position string.
///
/// ```
/// use game::Seat;
/// use quoridor::{Fence, Position, PositionError};
///
/// let mut parts = Position::start().parts();
/// parts.fences.push(Fence::horizontal("e3".parse()?));
/// parts.fences_left[0] = 9;
/// parts.turn = Seat::SECOND;
/// assert_eq!(Position::from_parts(&parts)?.to_string(), "e1 e9 / e3h / 9 10 / 2");
///
/// parts.pawns[1] = parts.pawns[0];
/// let refused = Position::from_parts(&parts).expect_err("two pawns on one square");
/// assert_eq!(refused.to_string(), "two pawns stand on e1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parts {
    /// Where the pawns stand, by seat: as many as play. None for a seat that has left the game.
    pub pawns: Vec<Option<Square>>,
    /// The fences on the board, in any order.
    pub fences: Vec<Fence>,
    /// How many fences each seat has left to place, by seat: 0 for one that has left the game.
    pub fences_left: Vec<u8>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The house rules in force.
    pub options: Options,
}

impl Position {
    /// The position made of these parts; an error if it can't be, as for a position string that says the same.
    ///
    /// As in play, the turn passes from a seat that has no legal move, which three and four players can come to.
    pub fn from_parts(parts: &Parts) -> Result<Position, PositionError> {
        let players = parts.pawns.len();
        check_pawns(&parts.pawns)?;
        let fences = place(&parts.fences)?;
        check_left(parts)?;
        check_paths(&parts.pawns, fences)?;
        check_turn(&parts.pawns, parts.turn)?;
        let mut pawns = [Square::default(); Seat::MAX];
        let mut left = [0; Seat::MAX];
        let mut present = 0;
        for ((seat, pawn), given) in Seat::all(players).zip(&parts.pawns).zip(&parts.fences_left) {
            pawns[seat.index()] = pawn.unwrap_or_default();
            left[seat.index()] = *given;
            present |= u8::from(pawn.is_some()) << seat.index();
        }
        Ok(Position::assemble(players, present, pawns, fences, left, parts.turn, parts.options))
    }

    /// What the position is made of, fences row by row from a1: the inverse of [`Position::from_parts`].
    pub fn parts(&self) -> Parts {
        Parts {
            pawns: Seat::all(self.seats()).map(|seat| self.pawn(seat)).collect(),
            fences: self.fences_in_order().collect(),
            fences_left: Seat::all(self.seats()).map(|seat| self.fences_left(seat)).collect(),
            turn: self.turn(),
            options: self.options(),
        }
    }

    /// The fences on the board, row by row from a1: the order in which they are written.
    pub(crate) fn fences_in_order(&self) -> impl Iterator<Item = Fence> + use<> {
        let placed = self.fences();
        let at = |square| [Fence::horizontal(square), Fence::vertical(square)];
        Square::all().flat_map(at).filter(move |&fence| placed.contains(fence))
    }
}

fn check_pawns(pawns: &[Option<Square>]) -> Result<(), PositionError> {
    if !(2..=4).contains(&pawns.len()) {
        return Err(PositionError::Players(pawns.len()));
    }
    let mut standing = pawns.iter().flatten();
    if standing.clone().next().is_none() {
        return Err(PositionError::NobodyPlays);
    }
    while let Some(square) = standing.next() {
        if standing.clone().any(|other| other == square) {
            return Err(PositionError::SameSquare(*square));
        }
    }
    Ok(())
}

fn place(fences: &[Fence]) -> Result<Fences, PositionError> {
    let mut placed = Fences::NONE;
    for &fence in fences {
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

fn check_left(parts: &Parts) -> Result<(), PositionError> {
    let players = parts.pawns.len();
    if parts.fences_left.len() != players {
        return Err(PositionError::LeftCount { given: parts.fences_left.len(), players });
    }
    for ((seat, pawn), &left) in Seat::all(players).zip(&parts.pawns).zip(&parts.fences_left) {
        let most = if pawn.is_some() { fences_each(players) } else { 0 };
        if left > most {
            return Err(PositionError::TooManyLeft { seat, most });
        }
    }
    let given = parts.fences.len() + parts.fences_left.iter().map(|&left| usize::from(left)).sum::<usize>();
    let most = usize::from(fences_each(players)) * players;
    if given > most { Err(PositionError::TooManyFences { given, most }) } else { Ok(()) }
}

fn check_paths(pawns: &[Option<Square>], fences: Fences) -> Result<(), PositionError> {
    let openings = Openings::new(fences);
    for (seat, pawn) in Seat::all(pawns.len()).zip(pawns) {
        let goal = Side::of_seat(pawns.len(), seat).opposite().squares();
        if pawn.is_some_and(|pawn| !openings.reaches(pawn, goal)) {
            return Err(PositionError::NoPath(seat));
        }
    }
    Ok(())
}

fn check_turn(pawns: &[Option<Square>], turn: Seat) -> Result<(), PositionError> {
    if pawns.get(turn.index()).copied().flatten().is_none() {
        return Err(PositionError::Turn(turn));
    }
    let arrived = |(seat, pawn): (Seat, &Option<Square>)| {
        let goal = Side::of_seat(pawns.len(), seat).opposite().squares();
        pawn.is_some_and(|pawn| goal.contains(pawn)).then_some(seat)
    };
    let mut winners = Seat::all(pawns.len()).zip(pawns).filter_map(arrived);
    match (winners.next(), winners.next()) {
        (Some(one), Some(other)) => Err(PositionError::TwoWinners(one, other)),
        (Some(winner), None) if winner == turn => Err(PositionError::WinnerToMove(winner)),
        _ => Ok(()),
    }
}
