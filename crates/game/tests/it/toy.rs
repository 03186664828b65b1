//! A game small enough to see through: a race along a track.
//!
//! Two to four runners, seats `a` to `d`, stand at space 0. In turn, each goes 0, 1 or 2 spaces on; who reaches
//! space 4 first wins. Standing still is what makes repetitions and long games. With the option `slow` nobody
//! goes 2 at once. A position is the runners' spaces (`-` for one who left) and who moves: `0 3 / b`.

// Each test crate uses its own part of it.
use std::fmt;

use game::{ArrayVec, Game, Handicap, Keys, Notation, Outcome, Seat, Setup, SetupError, UnreadableMove};

pub(crate) const GOAL: u8 = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Race {
    spaces: Vec<Option<u8>>,
    turn: Seat,
    slow: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go(pub(crate) u8);

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IllegalGo {
    TooFast,
    Over,
}

impl fmt::Display for IllegalGo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalGo::TooFast => "nobody runs that fast",
            IllegalGo::Over => "the race is over",
        })
    }
}

impl std::error::Error for IllegalGo {}

impl Race {
    pub(crate) fn new(setup: &Setup) -> Race {
        Race::from_setup(setup).expect("a setup of the toy game")
    }

    pub(crate) fn for_players(players: usize) -> Race {
        Race::new(&Setup { players: Some(players), ..Setup::default() })
    }

    fn next_turn(&self) -> Seat {
        let mut seat = self.turn.next(self.seats());
        while self.spaces[seat.index()].is_none() && seat != self.turn {
            seat = seat.next(self.seats());
        }
        seat
    }

    fn read_position(text: &str) -> Option<(Vec<Option<u8>>, Seat)> {
        let (spaces, turn) = text.split_once(" / ")?;
        let space = |text: &str| match text {
            "-" => Some(None),
            _ => text.parse().ok().map(Some),
        };
        let turn = Seat::all(4).find(|&seat| Race::seat_name(seat) == turn)?;
        Some((spaces.split(' ').map(space).collect::<Option<_>>()?, turn))
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for space in &self.spaces {
            match space {
                Some(space) => write!(f, "{space} ")?,
                None => f.write_str("- ")?,
            }
        }
        write!(f, "/ {}", Race::seat_name(self.turn))
    }
}

impl Game for Race {
    const NAME: &'static str = "Race";
    const TURN_LIMIT: Option<usize> = Some(12);

    type Move = Go;
    type Moves = ArrayVec<Go, 3>;
    type IllegalMove = IllegalGo;

    fn from_setup(setup: &Setup) -> Result<Race, SetupError> {
        let bad = |text: &String| SetupError::Position(format!("'{text}' isn't spaces and a turn"));
        let position = match &setup.position {
            Some(text) => Some(Race::read_position(text).ok_or_else(|| bad(text))?),
            None => None,
        };
        let players = setup.players.or(position.as_ref().map(|(spaces, _)| spaces.len())).unwrap_or(2);
        if !(2..=4).contains(&players) {
            return Err(SetupError::Players { given: players, allowed: "two to four" });
        }
        let (spaces, turn) =
            position.unwrap_or_else(|| (vec![Some(0); players], setup.first.unwrap_or_default()));
        if spaces.len() != players {
            return Err(SetupError::PlayersOfPosition { given: players, position: spaces.len() });
        }
        if let Some(given) = setup.first.filter(|seat| seat.index() >= players) {
            return Err(SetupError::First { given, players });
        }
        if setup.first.is_some_and(|first| first != turn) {
            return Err(SetupError::FirstOfPosition);
        }
        if let Some(given) = setup.options.iter().find(|&option| option != "slow") {
            return Err(SetupError::Option { given: given.clone(), known: &["slow"] });
        }
        Ok(Race { spaces, turn, slow: !setup.options.is_empty() })
    }

    fn with_turn(&self, seat: Seat) -> Result<Race, SetupError> {
        match self.spaces.get(seat.index()) {
            Some(Some(_)) => Ok(Race { turn: seat, ..self.clone() }),
            _ => Err(SetupError::NobodyThere(seat)),
        }
    }

    /// A head start is one space.
    fn with_handicap(&self, seat: Seat, handicap: Handicap) -> Result<Race, SetupError> {
        match (self.spaces.get(seat.index()), handicap) {
            (Some(Some(space)), Handicap::HeadStart) => {
                let mut ahead = self.clone();
                ahead.spaces[seat.index()] = Some(space + 1);
                Ok(ahead)
            }
            (Some(Some(_)), Handicap::Fences(_)) => {
                Err(SetupError::Handicap { given: handicap, game: Race::NAME })
            }
            _ => Err(SetupError::NobodyThere(seat)),
        }
    }

    fn seats(&self) -> usize {
        self.spaces.len()
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let running = |seat: &Seat| self.spaces[seat.index()].is_some();
        let there = Seat::all(self.seats()).find(|seat| self.spaces[seat.index()] >= Some(GOAL));
        let alone = Seat::all(self.seats()).find(running);
        let left = Seat::all(self.seats()).filter(running).count();
        there.or(alone.filter(|_| left == 1)).map(Outcome::Win)
    }

    fn legal_moves(&self) -> ArrayVec<Go, 3> {
        let mut moves = ArrayVec::new();
        (0..3).map(Go).filter(|&go| self.check(go).is_ok()).for_each(|go| moves.push(go));
        moves
    }

    fn check(&self, go: Go) -> Result<(), IllegalGo> {
        match (self.outcome(), go.0) {
            (Some(_), _) => Err(IllegalGo::Over),
            (None, 2) if self.slow => Err(IllegalGo::TooFast),
            (None, 0..=2) => Ok(()),
            _ => Err(IllegalGo::TooFast),
        }
    }

    fn play_unchecked(&mut self, go: Go) {
        if let Some(space) = &mut self.spaces[self.turn.index()] {
            *space += go.0;
        }
        self.turn = self.next_turn();
    }

    fn retire(&mut self, seat: Seat) {
        if self.outcome().is_some() || seat.index() >= self.seats() {
            return;
        }
        self.spaces[seat.index()] = None;
        if self.turn == seat {
            self.turn = self.next_turn();
        }
    }

    fn hash(&self) -> u64 {
        let parts = self.spaces.iter().map(|space| space.map_or(0, |space| u64::from(space) + 1));
        parts.chain([self.turn.index() as u64]).fold(0, |hash, part| Keys::new(hash ^ part).draw())
    }

    /// Glendenning's notation counts backwards here too, QTP shouts. 9 can be read but never played.
    fn parse_move(&self, text: &str, notation: Notation) -> Result<Go, UnreadableMove> {
        let words = match notation {
            Notation::Standard | Notation::Designer => [("0", 0), ("1", 1), ("2", 2), ("9", 9)],
            Notation::Glendenning => [("2", 0), ("1", 1), ("0", 2), ("-7", 9)],
            Notation::Qtp => [("STAY", 0), ("GO", 1), ("RUN", 2), ("FLY", 9)],
        };
        let word = text.strip_prefix(Race::seat_name(self.turn)).unwrap_or(text);
        let found = words.into_iter().find(|&(name, _)| name == word);
        let unreadable = || UnreadableMove { text: text.into(), reason: "a move is 0, 1 or 2" };
        found.map(|(_, spaces)| Go(spaces)).ok_or_else(unreadable)
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["a", "b", "c", "d"][seat.index()]
    }
}
