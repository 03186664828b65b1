use core::fmt;
use core::hash::{Hash, Hasher};

use game::{ArrayVec, Seat};

use crate::path::Opponents;
use crate::{HOME, Jump, LIGHT, Lane, Move, Path, zobrist};

/// How many pieces there are.
pub(crate) const PIECES: usize = 2 * Lane::COUNT;
/// How many bits of the word one player's pieces take.
pub(crate) const LANE_BITS: u32 = 4 * Lane::COUNT as u32;
/// Dark is to move.
pub(crate) const TURN: u64 = 1 << (2 * LANE_BITS);
/// Light has left the game.
pub(crate) const RETIRED_LIGHT: u64 = TURN << 1;
/// Dark has left the game.
pub(crate) const RETIRED_DARK: u64 = TURN << 2;

/// A position: the progress of all ten pieces and who is to move.
///
/// Displayed and parsed as its position string: the progress of Light's lanes 1 to 5, of Dark's, and the letter of
/// the seat to move. If a player has left the game, `x` and the letter of that seat follow.
///
/// ```
/// use game::Game;
/// use squadro::{DARK, LIGHT, Position};
///
/// let mut position: Position = "3 0 0 0 0 / 0 0 0 0 0 / r".parse()?;
/// assert_eq!(position.turn(), DARK);
/// position.retire(LIGHT);
/// assert_eq!(position.to_string(), "3 0 0 0 0 / 0 0 0 0 0 / r xy");
/// # Ok::<(), squadro::PositionError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Position {
    word: u64,
    hash: u64,
}

impl Position {
    /// The start of a game in which `first` moves first.
    ///
    /// # Panics
    /// If nobody sits there: Squadro has two seats.
    pub fn start(first: Seat) -> Position {
        assert!(first.index() < 2, "seat {first} can't move first: Squadro has two seats");
        Position::from_word(if first == LIGHT { 0 } else { TURN })
    }

    /// Puts a position together from progresses and a seat to move that are known to fit.
    pub(crate) fn from_pieces(progress: &[[u8; Lane::COUNT]; 2], turn: Seat) -> Position {
        let all = progress.iter().flatten();
        let pieces = all.rev().fold(0, |word, &progress| word << 4 | u64::from(progress));
        Position::from_word(if turn == LIGHT { pieces } else { pieces | TURN })
    }

    fn from_word(word: u64) -> Position {
        Position { word, hash: zobrist::hash(word) }
    }

    /// The whole position in one word: four bits of progress for each piece, Light's lanes 1 to 5 from the lowest
    /// bit on, then Dark's; bit 40 if Dark is to move; bit 41 if Light, bit 42 if Dark has left the game.
    #[inline]
    pub const fn word(&self) -> u64 {
        self.word
    }

    /// How far the piece of this lane has come, 0 to 12.
    ///
    /// # Panics
    /// If nobody sits there: Squadro has two seats.
    #[inline]
    pub const fn progress(&self, seat: Seat, lane: Lane) -> u8 {
        assert!(seat.index() < 2, "Squadro has two seats");
        nibble(self.word, seat.index() * Lane::COUNT + lane.index()) as u8
    }

    /// How many of this seat's pieces are home. Four win.
    ///
    /// # Panics
    /// If nobody sits there: Squadro has two seats.
    #[inline]
    pub const fn home_count(&self, seat: Seat) -> u8 {
        assert!(seat.index() < 2, "Squadro has two seats");
        // Each nibble of the product is the sum of five: itself and the four before it.
        let counts = (self.home() >> 3) * 0x1_1111;
        (counts >> (16 + LANE_BITS * seat.index() as u32) & 7) as u8
    }

    /// Returns the path of a move: where the piece lands, which of the opponent's pieces it jumps and where these go.
    /// None if the piece is home. Whose turn it is doesn't matter.
    ///
    /// # Panics
    /// If nobody sits there: Squadro has two seats.
    pub fn landing(&self, mv: Move) -> Option<Path> {
        let from = self.progress(mv.seat, mv.lane);
        let mut after = *self;
        after.advance(mv.seat, mv.lane);
        let opponent = mv.seat.other();
        let mut jumped = ArrayVec::new();
        for lane in Lane::ALL {
            let (from, to) = (self.progress(opponent, lane), after.progress(opponent, lane));
            if from != to {
                jumped.push(Jump { lane, from, to });
            }
        }
        (from < HOME).then(|| Path { from, to: after.progress(mv.seat, mv.lane), jumped })
    }

    /// The twenty bits of this player's pieces.
    #[inline]
    pub(crate) const fn side(&self, seat: usize) -> u64 {
        self.word >> (LANE_BITS * seat as u32) & ((1 << LANE_BITS) - 1)
    }

    /// Moves a piece and sends back those it jumps over. The turn stays.
    #[expect(clippy::inline_always, reason = "perft is half as fast again")]
    #[inline(always)]
    pub(crate) fn advance(&mut self, seat: Seat, lane: Lane) {
        let (seat, lane) = (seat.index() & 1, lane.index());
        let piece = seat * Lane::COUNT + lane;
        let from = nibble(self.word, piece);
        let side = self.side(seat ^ 1);
        let opponents = Opponents::on(side, lane);
        let landing = opponents.landing(piece, from);
        let sent_back = opponents.sent_back(side, landing.jumped());
        self.word ^= (from ^ landing.to()) << (4 * piece) | sent_back << (LANE_BITS * (seat as u32 ^ 1));
        self.hash ^= zobrist::step_key(piece, from, landing.to());
        if sent_back != 0 {
            self.hash ^= zobrist::side_key(seat ^ 1, side, side ^ sent_back);
        }
    }

    /// Bit 3 of every piece that is home.
    #[inline]
    pub(crate) const fn home(&self) -> u64 {
        // 12 is the only progress with bits 2 and 3 set.
        self.word & self.word << 1 & 0x88_8888_8888
    }

    /// Passes the turn to the other player.
    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        self.word ^= TURN;
        self.hash ^= zobrist::TURN_KEY;
    }

    /// Marks that this player has left.
    pub(crate) fn mark_retired(&mut self, seat: Seat) {
        self.word |= RETIRED_LIGHT << seat.index();
        self.hash ^= zobrist::retired_key(seat);
    }

    /// Who has left the game.
    #[inline]
    pub(crate) const fn retired(&self) -> Option<Seat> {
        match self.word / RETIRED_LIGHT {
            0 => None,
            1 => Some(Seat::FIRST),
            _ => Some(Seat::SECOND),
        }
    }

    #[inline]
    pub(crate) const fn hash_value(&self) -> u64 {
        self.hash
    }
}

/// Four bits of the word: the progress of a piece.
#[inline]
pub(crate) const fn nibble(word: u64, piece: usize) -> u64 {
    word >> (4 * piece) & 15
}

/// The hash follows from the word, so the word is all there is to compare.
impl PartialEq for Position {
    #[inline]
    fn eq(&self, other: &Position) -> bool {
        self.word == other.word
    }
}

impl Eq for Position {}

impl Hash for Position {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl Default for Position {
    /// The start with Light to move.
    fn default() -> Position {
        Position::start(LIGHT)
    }
}
