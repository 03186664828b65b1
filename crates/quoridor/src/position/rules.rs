//! The rules, as every game here states them.

use game::{Game, Handicap, Notation, Outcome, Seat, Setup, SetupError, UnreadableMove};

use crate::{Fences, IllegalMove, Move, Moves, Options, Parts, Position, Square};

impl Game for Position {
    const NAME: &'static str = "Quoridor";
    const TURN_LIMIT: Option<usize> = Some(1000);

    type Move = Move;
    type Moves = Moves;
    type IllegalMove = IllegalMove;

    fn from_setup(setup: &Setup) -> Result<Position, SetupError> {
        let options = Options::from_names(&setup.options)?;
        let position = match (&setup.position, setup.players) {
            (Some(text), _) => Position::parse(text, options)?,
            (None, None) => Position::start_for(2, options),
            (None, Some(players @ 2..=4)) => Position::start_for(players, options),
            (None, Some(given)) => {
                return Err(SetupError::Players { given, allowed: "two, three or four players" });
            }
        };
        if let Some(given) = setup.players.filter(|&given| given != position.seats()) {
            return Err(SetupError::PlayersOfPosition { given, position: position.seats() });
        }
        match setup.first {
            None => Ok(position),
            Some(given) if !position.plays(given) => {
                Err(SetupError::First { given, players: position.seats() })
            }
            Some(given) if given == position.turn => Ok(position),
            Some(_) if setup.position.is_some() => Err(SetupError::FirstOfPosition),
            Some(given) => {
                let Position { pawns, left, present, .. } = position;
                Ok(Self::assemble(position.seats(), present, pawns, Fences::NONE, left, given, options))
            }
        }
    }

    fn with_turn(&self, seat: Seat) -> Result<Position, SetupError> {
        Ok(Position::from_parts(&Parts { turn: seat, ..self.parts() })?)
    }

    /// Quoridor knows [`Handicap::Fences`].
    fn with_handicap(&self, seat: Seat, handicap: Handicap) -> Result<Position, SetupError> {
        if !self.plays(seat) {
            return Err(SetupError::NobodyThere(seat));
        }
        let usual = self.fences_left(seat);
        match handicap {
            Handicap::Fences(given) if given > usual => Err(SetupError::MoreFences { given, usual }),
            Handicap::Fences(given) => {
                let mut parts = self.parts();
                parts.fences_left[seat.index()] = given;
                Ok(Position::from_parts(&parts)?)
            }
            Handicap::HeadStart => Err(SetupError::Handicap { given: handicap, game: Self::NAME }),
        }
    }

    fn seats(&self) -> usize {
        usize::from(self.players)
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(Outcome::Win)
    }

    fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        for target in self.pawn_targets() {
            moves.push(Move::Pawn(target));
        }
        for fence in self.legal_fences() {
            moves.push(Move::Fence(fence));
        }
        moves
    }

    #[inline]
    fn count_moves(&self) -> usize {
        self.pawn_targets().len() + self.legal_fences().count()
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Pawn(target) => self.check_pawn(target),
            Move::Fence(fence) => self.check_fence(fence),
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Pawn(target) => self.step(target),
            Move::Fence(fence) => self.place(fence),
        }
        self.end_turn();
    }

    fn retire(&mut self, seat: Seat) {
        if self.winner.is_some() || !self.plays(seat) {
            return;
        }
        let next = if seat == self.turn { self.next_seat() } else { self.turn };
        self.present &= !(1 << seat.index());
        self.pawns[seat.index()] = Square::default();
        self.left[seat.index()] = 0;
        self.turn = next;
        self.winner = self.last_one();
        self.pass_while_stuck();
        self.hash = self.hash_from_scratch();
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn parse_move(&self, text: &str, notation: Notation) -> Result<Move, UnreadableMove> {
        Move::parse(text, notation)
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["1", "2", "3", "4"][seat.index()]
    }
}
