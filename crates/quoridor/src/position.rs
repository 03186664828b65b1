pub(crate) mod error;
pub(crate) mod options;
pub(crate) mod parts;
pub(crate) mod pawn;
mod rules;
mod string;
mod zobrist;

use game::{Charset, Game, Seat};

use crate::fences::rings::close_a_ring;
use crate::paths::fences_across;
use crate::position::zobrist::KEYS;
use crate::{Board, Fence, Fences, Openings, Options, Orientation, Path, Side, Square, SquareSet};

/// A position: pawns, fences, fences left, whose turn it is, and the rule options in force.
///
/// Displayed, it gives its position string, which [`str::parse`] reads with all options off. For a picture see
/// [`Position::board`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    fences: Fences,
    hash: u64,
    /// By seat; a1 for those who don't play (any more).
    pawns: [Square; Seat::MAX],
    /// By seat; 0 for those who don't play (any more).
    left: [u8; Seat::MAX],
    players: u8,
    /// One bit for each seat that still plays.
    present: u8,
    turn: Seat,
    winner: Option<Seat>,
    options: Options,
}

impl Position {
    /// The start of a game for two.
    pub fn start() -> Position {
        Self::start_for(2, Options::default())
    }

    /// The start of a game for two, three or four with these house rules.
    ///
    /// # Panics
    /// With any other number of players: [`Game::from_setup`] answers with an error instead.
    pub fn start_for(players: usize, options: Options) -> Position {
        assert!((2..=4).contains(&players), "Quoridor is for two, three or four, not {players}");
        let mut pawns = [Square::default(); Seat::MAX];
        let mut left = [0; Seat::MAX];
        for seat in Seat::all(players) {
            pawns[seat.index()] = Side::of_seat(players, seat).middle();
            left[seat.index()] = fences_each(players);
        }
        let present = (1 << players) - 1;
        Self::assemble(players, present, pawns, Fences::NONE, left, Seat::FIRST, options)
    }

    /// Puts a position together from parts that are known to fit.
    pub(crate) fn assemble(
        players: usize,
        present: u8,
        pawns: [Square; Seat::MAX],
        fences: Fences,
        left: [u8; Seat::MAX],
        turn: Seat,
        options: Options,
    ) -> Position {
        let players = players as u8;
        let mut position =
            Position { fences, hash: 0, pawns, left, players, present, turn, winner: None, options };
        position.winner =
            position.seats_playing().find(|&seat| position.has_arrived(seat)).or(position.last_one());
        position.pass_while_stuck();
        position.hash = position.hash_from_scratch();
        position
    }

    /// The same position under other house rules.
    #[must_use]
    pub fn with_options(self, options: Options) -> Position {
        let Position { players, present, pawns, fences, left, turn, .. } = self;
        Self::assemble(usize::from(players), present, pawns, fences, left, turn, options)
    }

    /// The house rules in force.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The fences on the board.
    pub fn fences(&self) -> Fences {
        self.fences
    }

    /// How many fences a seat has left to place.
    pub fn fences_left(&self, seat: Seat) -> u8 {
        self.left[seat.index()]
    }

    /// The square a seat's pawn stands on; none if nobody plays there (any more).
    pub fn pawn(&self, seat: Seat) -> Option<Square> {
        self.plays(seat).then(|| self.pawns[seat.index()])
    }

    /// The seat whose pawn stands on this square.
    pub fn pawn_on(&self, square: Square) -> Option<Seat> {
        self.seats_playing().find(|&seat| self.pawns[seat.index()] == square)
    }

    /// The side of the board a seat has to reach.
    pub fn goal(&self, seat: Seat) -> Side {
        Side::of_seat(self.seats(), seat).opposite()
    }

    /// Whether somebody plays there, and still does.
    pub fn plays(&self, seat: Seat) -> bool {
        self.present >> seat.index() & 1 != 0
    }

    /// The seats that (still) play, in turn order.
    pub fn seats_playing(&self) -> impl Iterator<Item = Seat> + use<> {
        let present = self.present;
        Seat::all(Seat::MAX).filter(move |seat| present >> seat.index() & 1 != 0)
    }

    /// The squares that pawns stand on.
    #[inline]
    pub(crate) fn occupied(&self) -> SquareSet {
        if self.present == 0b11 {
            return SquareSet::of(self.pawns[0]) | SquareSet::of(self.pawns[1]);
        }
        self.seats_playing().map(|seat| self.pawns[seat.index()]).collect()
    }

    /// Where pawns can pass.
    pub fn openings(&self) -> Openings {
        Openings::new(self.fences)
    }

    /// How many steps a pawn is from its goal line, other pawns left aside; none if nobody plays there.
    pub fn distance(&self, seat: Seat) -> Option<u8> {
        self.openings().distance(self.pawn(seat)?, self.goal(seat).squares())
    }

    /// One shortest path of a pawn to its goal line, other pawns left aside; none if nobody plays there.
    pub fn shortest_path(&self, seat: Seat) -> Option<Path> {
        self.openings().shortest_path(self.pawn(seat)?, self.goal(seat).squares())
    }

    /// The squares the player to move can move the pawn to; none once the game is over.
    pub fn pawn_targets(&self) -> SquareSet {
        if self.winner.is_some() {
            return SquareSet::EMPTY;
        }
        self.targets()
    }

    /// The fences the player to move can place; none once the game is over.
    pub fn legal_fences(&self) -> Fences {
        if self.winner.is_some() || self.left[self.turn.index()] == 0 {
            Fences::NONE
        } else {
            self.fences_that_fit()
        }
    }

    /// A picture of the board for a terminal.
    pub fn board(&self, charset: Charset) -> Board<'_> {
        Board::new(self, charset)
    }

    #[inline]
    fn targets(&self) -> SquareSet {
        pawn::targets(self.fences, self.occupied(), self.options, self.pawns[self.turn.index()])
    }

    /// The fences that there is room for and that leave everybody a path.
    #[inline]
    fn fences_that_fit(&self) -> Fences {
        let room = self.fences.room();
        let doubtful = close_a_ring(self.fences, room);
        if doubtful.is_empty() { room } else { room & !self.fences_that_cut_off(doubtful) }
    }

    /// Those of the `doubtful` fences that leave somebody no path: the expensive stage of the path test.
    fn fences_that_cut_off(&self, doubtful: Fences) -> Fences {
        // Finding a path costs about as much as trying this many fences.
        const FEW: usize = 3;
        let openings = self.openings();
        let few = doubtful.count() <= FEW;
        let mut cutting = Fences::NONE;
        for seat in self.seats_playing() {
            let pawn = self.pawns[seat.index()];
            let goal = self.goal(seat).squares();
            let mut untried = doubtful & !cutting;
            if !few {
                // A fence that misses one shortest path leaves it open.
                let Some(path) = openings.shortest_path(pawn, goal) else { return doubtful };
                untried = untried & fences_across(pawn, &path);
            }
            for fence in untried {
                if !openings.closed_by(fence).reaches(pawn, goal) {
                    cutting.insert(fence);
                }
            }
        }
        cutting
    }

    /// The first seat in turn order whose path this fence would close, and the squares left to it.
    pub(crate) fn cut_off_by(&self, fence: Fence) -> Option<(Seat, SquareSet)> {
        let openings = Openings::new(self.fences.with(fence));
        self.seats_playing().find_map(|seat| {
            let reachable = openings.reachable(self.pawns[seat.index()]);
            (!reachable.meets(self.goal(seat).squares())).then_some((seat, reachable))
        })
    }

    fn has_arrived(&self, seat: Seat) -> bool {
        self.goal(seat).squares().contains(self.pawns[seat.index()])
    }

    /// The only seat that still plays, if there is just one.
    fn last_one(&self) -> Option<Seat> {
        self.seats_playing().next().filter(|_| self.present.is_power_of_two())
    }

    fn next_seat(&self) -> Seat {
        let mut seat = self.turn.next(self.seats());
        while !self.plays(seat) {
            seat = seat.next(self.seats());
        }
        seat
    }

    /// With three or four players a pawn can be shut in by fences and other pawns, with no fence left to place:
    /// then the turn passes. Never round the whole table: pawns that block each other stand in an area with
    /// an empty square (each needs a path to a goal line where it isn't yet), and one of them is next to it.
    fn pass_while_stuck(&mut self) {
        if self.players == 2 || self.winner.is_some() {
            return;
        }
        for _ in 0..self.players {
            if !self.targets().is_empty() || !self.legal_fences().is_empty() {
                return;
            }
            self.turn = self.next_seat();
        }
    }

    fn end_turn(&mut self) {
        self.hash ^= KEYS.turn[self.turn.index()];
        self.turn = self.next_seat();
        self.pass_while_stuck();
        self.hash ^= KEYS.turn[self.turn.index()];
    }

    fn place(&mut self, fence: Fence) {
        let bit = fence.bit();
        let left = &mut self.left[self.turn.index()];
        if bit == 0 || *left == 0 {
            return;
        }
        let keys = &KEYS.left[self.turn.index()];
        self.hash ^= keys[usize::from(*left)] ^ keys[usize::from(*left - 1)];
        *left -= 1;
        let keys = match fence.orientation {
            Orientation::Horizontal => &KEYS.horizontal,
            Orientation::Vertical => &KEYS.vertical,
        };
        self.hash ^= keys[bit.trailing_zeros() as usize];
        self.fences.insert(fence);
    }

    fn step(&mut self, target: Square) {
        let seat = self.turn.index();
        let keys = &KEYS.pawns[seat];
        self.hash ^= keys[self.pawns[seat].index()] ^ keys[target.index()];
        self.pawns[seat] = target;
        if self.has_arrived(self.turn) {
            self.winner = Some(self.turn);
        }
    }

    /// Computes from scratch what [`Game::hash`] must be.
    pub fn hash_from_scratch(&self) -> u64 {
        let mut hash = KEYS.turn[self.turn.index()]
            ^ KEYS.players[usize::from(self.players)]
            ^ KEYS.options[self.options.index()];
        for seat in self.seats_playing().map(Seat::index) {
            hash ^=
                KEYS.pawns[seat][self.pawns[seat].index()] ^ KEYS.left[seat][usize::from(self.left[seat])];
        }
        for fence in self.fences {
            let crossing = fence.bit().trailing_zeros() as usize;
            hash ^= match fence.orientation {
                Orientation::Horizontal => KEYS.horizontal[crossing],
                Orientation::Vertical => KEYS.vertical[crossing],
            };
        }
        hash
    }
}

/// How many fences each player gets: equal shares of twenty, with two left in the box when three play.
pub(crate) const fn fences_each(players: usize) -> u8 {
    20 / players as u8
}
