use alloc::string::String;
use core::fmt::{Debug, Display};

use crate::{Handicap, Notation, Outcome, Seat, Setup, SetupError};

/// A position of a game, and the rules for going on from there.
///
/// Positions are small and cheap to copy. Displayed, they give their position string, which
/// [`Game::from_setup`] reads. What depends on more than the position (repetition, the number of turns) is
/// known by a [`Line`](crate::Line).
pub trait Game: Clone + Eq + Debug + Display {
    /// The game's name, as people write it.
    const NAME: &'static str;
    /// The longest a game may take, in turns; one more is a draw.
    const TURN_LIMIT: Option<usize>;

    /// A move. Displayed, it gives our standard notation: a few letters and digits.
    type Move: Copy + Eq + Debug + Display;
    /// A list of moves that needs no allocation.
    type Moves: AsRef<[Self::Move]>;
    /// Why a move is illegal.
    type IllegalMove: core::error::Error + Clone + Eq;

    /// The position a game with this setup begins with.
    fn from_setup(setup: &Setup) -> Result<Self, SetupError>;

    /// The same position with this seat to move, refused for the same reasons as a position string that says so.
    fn with_turn(&self, seat: Seat) -> Result<Self, SetupError>;

    /// The same position with this handicap for a seat; an error if the game has no such handicap, or if it would
    /// be none.
    fn with_handicap(&self, seat: Seat, handicap: Handicap) -> Result<Self, SetupError>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Whose turn it is. Once the game is over: whose it would be.
    fn turn(&self) -> Seat;

    /// Who won, as far as the position alone can tell.
    fn outcome(&self) -> Option<Outcome>;

    /// All legal moves; none once the game is over.
    fn legal_moves(&self) -> Self::Moves;

    /// How many legal moves there are.
    fn count_moves(&self) -> usize {
        self.legal_moves().as_ref().len()
    }

    /// Whether the move is legal, and if not, why.
    fn check(&self, mv: Self::Move) -> Result<(), Self::IllegalMove>;

    /// Plays a move that is known to be legal. What an illegal one does is unspecified, but safe.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Plays the move if it is legal; if not, nothing changes.
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Takes a player out of the game who gave up or ran out of time; the others go on. Nothing changes if
    /// the game is over or nobody sits there any more.
    fn retire(&mut self, seat: Seat);

    /// A hash of all that [`Eq`] compares.
    fn hash(&self) -> u64;

    /// Reads a move written in this notation. Whether it is legal is for [`Game::check`] to say.
    fn parse_move(&self, text: &str, notation: Notation) -> Result<Self::Move, UnreadableMove>;

    /// What people call a seat in notation: `1`, `2`, … or a letter.
    fn seat_name(seat: Seat) -> &'static str;
}

/// This isn't a move in the notation that was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableMove {
    /// What was written.
    pub text: String,
    /// What is wrong with it, and what a move looks like.
    pub reason: &'static str,
}

impl core::fmt::Display for UnreadableMove {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "can't read '{}' as a move: {}", self.text, self.reason)
    }
}

impl core::error::Error for UnreadableMove {}
