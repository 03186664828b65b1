//! The rules, as every game here states them.

use alloc::string::ToString;

use game::{Game, Handicap, Notation, Outcome, Seat, Setup, SetupError, UnreadableMove};

use crate::position::{RETIRED_LIGHT, TURN, nibble};
use crate::{
    DARK, HOME, IllegalMove, LIGHT, Lane, Move, Moves, Parts, Position, TURNING_SPACE, letter, moves,
};

impl Game for Position {
    const NAME: &'static str = "Squadro";
    const TURN_LIMIT: Option<usize> = None;

    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;

    fn from_setup(setup: &Setup) -> Result<Position, SetupError> {
        if let Some(given) = setup.players
            && given != 2
        {
            return Err(SetupError::Players { given, allowed: "two players" });
        }
        if let Some(given) = setup.options.first() {
            return Err(SetupError::Option { given: given.clone(), known: &[] });
        }
        if let Some(given) = setup.first
            && given != LIGHT
            && given != DARK
        {
            return Err(SetupError::First { given, players: 2 });
        }
        let Some(text) = &setup.position else {
            return Ok(Position::start(setup.first.unwrap_or(LIGHT)));
        };
        let position = text.parse::<Position>()?;
        match setup.first {
            Some(first) if first != position.turn() => Err(SetupError::FirstOfPosition),
            _ => Ok(position),
        }
    }

    fn with_turn(&self, seat: Seat) -> Result<Position, SetupError> {
        Ok(Position::from_parts(&Parts { turn: seat, ..self.parts() })?)
    }

    /// Squadro knows [`Handicap::HeadStart`].
    fn with_handicap(&self, seat: Seat, handicap: Handicap) -> Result<Position, SetupError> {
        let mut parts = self.parts();
        let Some([_, _, middle, _, _]) = parts.progress.get_mut(seat.index()) else {
            return Err(SetupError::NobodyThere(seat));
        };
        match handicap {
            Handicap::HeadStart if *middle > TURNING_SPACE => Err(SetupError::PastTurningSpace(seat)),
            Handicap::HeadStart => {
                *middle = TURNING_SPACE;
                Ok(Position::from_parts(&parts)?)
            }
            Handicap::Fences(_) => Err(SetupError::Handicap { given: handicap, game: Self::NAME }),
        }
    }

    #[inline]
    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Seat {
        if self.word() & TURN == 0 { LIGHT } else { DARK }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if let Some(seat) = self.retired() {
            return Some(Outcome::Win(seat.other()));
        }
        [LIGHT, DARK].into_iter().find(|&seat| self.home_count(seat) >= 4).map(Outcome::Win)
    }

    #[inline]
    fn legal_moves(&self) -> Moves {
        let seat = self.turn();
        let mut moves = Moves::new();
        if self.nothing_is_home() {
            for lane in Lane::ALL {
                moves.push(Move::new(seat, lane));
            }
            return moves;
        }
        if !self.is_over() {
            let side = self.side(seat.index());
            for lane in Lane::ALL {
                if nibble(side, lane.index()) < u64::from(HOME) {
                    moves.push(Move::new(seat, lane));
                }
            }
        }
        moves
    }

    #[inline]
    fn count_moves(&self) -> usize {
        if self.nothing_is_home() {
            Lane::COUNT
        } else if self.is_over() {
            0
        } else {
            Lane::COUNT - usize::from(self.home_count(self.turn()))
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(IllegalMove::GameOver(outcome));
        }
        if mv.seat != self.turn() {
            return Err(IllegalMove::NotYourPiece { owner: mv.seat, turn: self.turn() });
        }
        if self.progress(mv.seat, mv.lane) == HOME {
            return Err(IllegalMove::PieceHome { lane: mv.lane });
        }
        Ok(())
    }

    #[expect(clippy::inline_always, reason = "perft is half as fast again")]
    #[inline(always)]
    fn play_unchecked(&mut self, mv: Move) {
        // Not the seat of the move, which is the same: what follows from the turn is the same for all moves of a
        // position, and so worked out once.
        self.advance(self.turn(), mv.lane);
        self.pass_turn();
    }

    /// The other player wins.
    fn retire(&mut self, seat: Seat) {
        if !self.is_over() && (seat == LIGHT || seat == DARK) {
            self.mark_retired(seat);
        }
    }

    #[inline]
    fn hash(&self) -> u64 {
        self.hash_value()
    }

    fn parse_move(&self, text: &str, notation: Notation) -> Result<Move, UnreadableMove> {
        let unreadable = |reason| UnreadableMove { text: text.to_string(), reason };
        match notation {
            Notation::Standard => {
                let (seat, lane) = moves::read(text).ok_or_else(|| {
                    unreadable("a move is the number of a lane, 1 to 5, with or without y or r before it")
                })?;
                Ok(Move::new(seat.unwrap_or(self.turn()), lane))
            }
            Notation::Designer => text.parse(),
            Notation::Glendenning | Notation::Qtp => {
                Err(unreadable("this notation is one of Quoridor; Squadro has standard and designer"))
            }
        }
    }

    fn seat_name(seat: Seat) -> &'static str {
        letter(seat)
    }
}

impl Position {
    /// Whether the game goes on with all ten pieces: much the quickest case to tell, and in much of a game the case.
    #[inline]
    fn nothing_is_home(&self) -> bool {
        self.word() < RETIRED_LIGHT && self.home() == 0
    }

    /// Whether somebody has won. The player to move never has: a game ends with the winner's own move.
    #[inline]
    fn is_over(&self) -> bool {
        self.word() >= RETIRED_LIGHT || self.home_count(self.turn().other()) >= 4
    }
}
