//! The state of a game: what its list of events means.

mod apply;
mod started;

use game::record::{GameResult, Termination};
use game::{Keys, Seat, Setup};

pub(crate) use self::started::StartedGame;

use crate::clock::{Clocks, Millis};
use crate::event::{Occupant, Seq};
use crate::id::{GameId, PlayerId};
use crate::seat_set::SeatSet;
use crate::terms::{SeatTerms, Terms};
use crate::view::Status;
use games::AnyLine;

/// The state of a game after a number of events.
#[derive(Clone, Debug)]
pub struct GameState {
    pub(crate) id: GameId,
    pub(crate) seq: Seq,
    pub(crate) at: Millis,
    pub(crate) wall: i64,
    pub(crate) terms: Terms,
    pub(crate) creator: PlayerId,
    pub(crate) root: GameId,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) status: Status,
    /// Present while the status is [`Status::Over`].
    pub(crate) ending: Option<Ending>,
    /// Present once the game has started.
    pub(crate) started: Option<StartedGame>,
    pub(crate) wants_rematch: SeatSet,
    pub(crate) rematch: Option<GameId>,
}

/// A seat: its terms and its occupant.
#[derive(Clone, Debug)]
pub struct SeatState {
    /// The terms agreed for this seat.
    pub terms: SeatTerms,
    /// The occupant, and the number of the event with which the seat was taken.
    pub occupant: Option<(Occupant, Seq)>,
}

/// The result of a finished game and its cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The points of each seat.
    pub result: GameResult,
    /// The cause.
    pub termination: Termination,
}

/// An event that can't follow the events before it: the stored data was changed by another program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} can't follow the events before it: {reason}")]
pub struct Corrupt {
    /// The number of the event.
    pub seq: Seq,
    /// Why it can't follow.
    pub reason: String,
}

impl GameState {
    /// The id of the game.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The number of the last event.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// When the game was created, by the wall clock.
    pub fn created(&self) -> i64 {
        self.wall
    }

    /// The terms of the game.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The player who created the game.
    pub fn creator(&self) -> PlayerId {
        self.creator
    }

    /// The first game of the series of rematches that this game belongs to; the game itself if it is no rematch.
    pub fn root(&self) -> GameId {
        self.root
    }

    /// The seats in their current order.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// Whether the game is open, being played, over or aborted.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The result and its cause, once the game is over.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The next game, if all players agreed to a rematch.
    pub fn rematch(&self) -> Option<GameId> {
        self.rematch
    }

    /// The moves played so far; `None` before the start.
    pub fn board(&self) -> Option<&AnyLine> {
        self.started.as_ref().map(|started| &started.board)
    }

    /// The setup of the board; `None` before the start.
    pub fn setup(&self) -> Option<&Setup> {
        self.started.as_ref().map(|started| &started.setup)
    }

    /// The clocks; `None` before the start.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.started.as_ref().map(|started| &started.clocks)
    }

    /// The number of steps taken.
    pub fn ply(&self) -> u32 {
        self.board().map_or(0, AnyLine::ply)
    }

    /// The seat to move while the game is being played.
    pub fn turn(&self) -> Option<Seat> {
        self.board().filter(|_| self.status == Status::Playing).map(AnyLine::turn)
    }

    /// The seed of the computers' random choices. It is fixed for a game, so the same position of the same game gets
    /// the same move on every node.
    pub fn computer_seed(&self) -> u64 {
        let letters = self.id.as_str().bytes();
        letters.fold(self.wall as u64, |seed, letter| Keys::new(seed ^ u64::from(letter)).draw())
    }

    /// The seat and level of the computer that is to move.
    pub fn computer_to_move(&self) -> Option<(Seat, u8)> {
        let seat = self.turn()?;
        let (occupant, _) = self.seats.get(seat.index())?.occupant.as_ref()?;
        Some((seat, occupant.level()?))
    }

    /// The seats of a player.
    pub fn seats_of(&self, player: PlayerId) -> SeatSet {
        self.seats_where(|occupant| occupant.player() == Some(player))
    }

    /// The seats that have neither resigned nor run out of time.
    pub fn remaining(&self) -> SeatSet {
        Seat::all(self.seats.len()).collect::<SeatSet>().without(self.retired())
    }

    /// The seats that have resigned or run out of time.
    pub(crate) fn retired(&self) -> SeatSet {
        self.started.as_ref().map_or(SeatSet::EMPTY, |started| started.retired)
    }

    /// The seat that offers a draw, and the seats that have agreed.
    pub fn draw_offer(&self) -> Option<(Seat, SeatSet)> {
        let offer = self.started.as_ref()?.draw?;
        Some((offer.by, offer.agreed))
    }

    /// The seat that asks for a takeback, the ply it would go back to, and the seats that have granted it.
    pub fn takeback(&self) -> Option<(Seat, u32, SeatSet)> {
        let takeback = self.started.as_ref()?.takeback?;
        Some((takeback.by, takeback.ply, takeback.granted))
    }

    /// The seats that want a rematch.
    pub fn wants_rematch(&self) -> SeatSet {
        self.wants_rematch
    }

    /// The seats with an occupant that fits.
    pub(crate) fn seats_where(&self, fits: impl Fn(&Occupant) -> bool) -> SeatSet {
        let taken = |(seat, state): (Seat, &SeatState)| {
            state.occupant.as_ref().is_some_and(|(occupant, _)| fits(occupant)).then_some(seat)
        };
        Seat::all(self.seats.len()).zip(&self.seats).filter_map(taken).collect()
    }
}
