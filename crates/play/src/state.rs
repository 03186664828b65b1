use game::record::{GameResult, Termination};
use game::{Keys, Outcome, Seat, Setup};

use crate::clock::{Charge, Clocks, Millis};
use crate::event::{Event, Recorded, Seq, Sitter};
use crate::id::{GameId, PlayerId};
use crate::seat_set::SeatSet;
use crate::terms::{SeatTerms, Terms};
use games::AnyLine;

/// A game as its events have made it.
#[derive(Clone, Debug)]
pub struct GameState {
    pub(crate) id: GameId,
    pub(crate) seq: Seq,
    pub(crate) at: Millis,
    pub(crate) wall: i64,
    pub(crate) terms: Terms,
    pub(crate) creator: PlayerId,
    pub(crate) root: GameId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    /// There once the game has started.
    pub(crate) play: Option<Play>,
    pub(crate) wants_rematch: SeatSet,
    pub(crate) rematch: Option<GameId>,
}

/// A seat, what was agreed about it and who sits there.
#[derive(Clone, Debug)]
pub struct Chair {
    /// What was agreed.
    pub terms: SeatTerms,
    /// Who sits there, and the event that says so.
    pub sitter: Option<(Sitter, Seq)>,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A seat is still empty.
    Open,
    /// It is being played.
    Playing,
    /// It is over.
    Over {
        /// Who got what.
        result: GameResult,
        /// What ended it.
        termination: Termination,
    },
    /// It was called off.
    Aborted,
}

/// What there is once a game has started.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) setup: Setup,
    pub(crate) board: AnyLine,
    pub(crate) given: Vec<Millis>,
    pub(crate) clocks: Clocks,
    /// Those who resigned or ran out of time.
    pub(crate) gone: SeatSet,
    pub(crate) draw: Option<DrawOffer>,
    pub(crate) takeback: Option<Takeback>,
    /// The ply at which each seat last offered a draw, and last asked for a takeback.
    pub(crate) offered_at: [Option<u32>; Seat::MAX],
    pub(crate) asked_at: [Option<u32>; Seat::MAX],
    /// What the clocks had before each step; empty without a limit.
    history: Vec<Vec<Millis>>,
}

/// A draw that was offered and not answered by all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawOffer {
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
}

/// A takeback that was asked for and not answered by all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Takeback {
    pub(crate) by: Seat,
    pub(crate) ply: u32,
    pub(crate) granted: SeatSet,
}

/// The stored events aren't a game: the database was changed by something else than this program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} can't follow the events before it: {reason}")]
pub struct Corrupt {
    /// The number of the event.
    pub seq: Seq,
    /// Why not.
    pub reason: String,
}

impl GameState {
    /// Puts a game together from its events.
    pub fn replay<'a>(
        id: GameId,
        events: impl IntoIterator<Item = &'a Recorded>,
    ) -> Result<GameState, Corrupt> {
        let mut events = events.into_iter();
        let no_game = || Corrupt { seq: 1, reason: "there is none".into() };
        let mut state = GameState::begin(id, events.next().ok_or_else(no_game)?)?;
        events.try_for_each(|event| state.apply(event))?;
        Ok(state)
    }

    /// The game of which this is the first event.
    pub fn begin(id: GameId, first: &Recorded) -> Result<GameState, Corrupt> {
        let Event::Created { terms, by, root, .. } = &first.event else {
            return Err(Corrupt { seq: first.seq, reason: "a game begins with being created".into() });
        };
        if first.seq != 1 {
            return Err(Corrupt { seq: first.seq, reason: "the first event has number 1".into() });
        }
        let chair = |seat: &SeatTerms| Chair { terms: seat.clone(), sitter: None };
        Ok(GameState {
            id,
            seq: 1,
            at: first.at,
            wall: first.wall,
            chairs: terms.seats.iter().map(chair).collect(),
            terms: terms.clone(),
            creator: *by,
            root: root.unwrap_or(id),
            phase: Phase::Open,
            play: None,
            wants_rematch: SeatSet::EMPTY,
            rematch: None,
        })
    }

    /// Takes the next event in; if it can't follow, nothing of the game should be used any more.
    pub fn apply(&mut self, recorded: &Recorded) -> Result<(), Corrupt> {
        let corrupt = |reason: String| Corrupt { seq: recorded.seq, reason };
        if recorded.seq != self.seq + 1 {
            return Err(corrupt(format!("it should have number {}", self.seq + 1)));
        }
        if recorded.at < self.at {
            return Err(corrupt("it happened before the event before it".into()));
        }
        self.take_in(&recorded.event, recorded.at, recorded.seq).map_err(corrupt)?;
        self.follow(recorded);
        Ok(())
    }

    /// Counts an event that was taken in.
    pub(crate) fn follow(&mut self, recorded: &Recorded) {
        self.seq = recorded.seq;
        self.at = recorded.at;
    }

    fn take_in(&mut self, event: &Event, at: Millis, seq: Seq) -> Result<(), String> {
        match event {
            Event::Created { .. } => return Err("a game is created once".into()),
            Event::SeatTaken { seat, sitter } => {
                let chair = self.empty_chair(*seat)?;
                chair.sitter = Some((sitter.clone(), seq));
            }
            Event::SeatLeft { seat } => {
                self.must_be(Phase::Open)?;
                let chair = self.chairs.get_mut(seat.index()).ok_or("there is no such seat")?;
                chair.sitter.take().ok_or("nobody sits there")?;
            }
            Event::Started { setup, order, given } => self.take_in_start(setup, order, given, at)?,
            Event::Aborted { .. } => {
                if !matches!(self.phase, Phase::Open | Phase::Playing) {
                    return Err("the game is over".into());
                }
                self.phase = Phase::Aborted;
                self.stop_clocks();
            }
            Event::Ended { result, termination } => {
                self.must_be(Phase::Playing)?;
                self.phase = Phase::Over { result: *result, termination: *termination };
                self.stop_clocks();
            }
            Event::Undone { ply, left, .. } => {
                if self.phase != Phase::Playing {
                    self.must_be_over()?;
                }
                if self.rematch.is_some() {
                    return Err("the next game is there already".into());
                }
                self.play.as_mut().ok_or("the game has not begun")?.undo(*ply, left, at);
                self.phase = Phase::Playing;
                self.wants_rematch = SeatSet::EMPTY;
            }
            Event::RematchOffered { seat } => {
                self.must_be_over()?;
                self.wants_rematch.insert(*seat);
            }
            Event::Rematch { game } => {
                self.must_be_over()?;
                if self.rematch.replace(*game).is_some() {
                    return Err("the next game was there already".into());
                }
            }
            _ => {
                self.must_be(Phase::Playing)?;
                self.play.as_mut().ok_or("the game has not begun")?.take_in(event, at)?;
            }
        }
        Ok(())
    }

    fn empty_chair(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.must_be(Phase::Open)?;
        let chair = self.chairs.get_mut(seat.index()).ok_or("there is no such seat")?;
        if chair.sitter.is_some() { Err("the seat is taken".into()) } else { Ok(chair) }
    }

    fn take_in_start(
        &mut self,
        setup: &Setup,
        order: &[Seat],
        given: &[Millis],
        at: Millis,
    ) -> Result<(), String> {
        self.must_be(Phase::Open)?;
        let all: SeatSet = order.iter().copied().collect();
        let complete = order.len() == self.chairs.len() && all == Seat::all(self.chairs.len()).collect();
        if !complete || self.chairs.iter().any(|chair| chair.sitter.is_none()) {
            return Err("not everybody has a seat".into());
        }
        let board = AnyLine::new(self.terms.game, setup).map_err(|error| error.to_string())?;
        if board.seats() != self.chairs.len() || given.len() > self.chairs.len() {
            return Err("the board is for another number of players".into());
        }
        self.chairs = order.iter().filter_map(|seat| self.chairs.get(seat.index()).cloned()).collect();
        let mut clocks = Clocks::new(self.terms.clock, given);
        clocks.start(board.turn(), at);
        self.phase = Phase::Playing;
        self.play = Some(Play {
            setup: setup.clone(),
            board,
            given: given.to_vec(),
            clocks,
            gone: SeatSet::EMPTY,
            draw: None,
            takeback: None,
            offered_at: [None; Seat::MAX],
            asked_at: [None; Seat::MAX],
            history: Vec::new(),
        });
        Ok(())
    }

    fn must_be(&self, phase: Phase) -> Result<(), String> {
        if self.phase == phase { Ok(()) } else { Err(format!("the game is {:?}", self.phase)) }
    }

    fn must_be_over(&self) -> Result<(), String> {
        if matches!(self.phase, Phase::Over { .. }) { Ok(()) } else { Err("the game is not over".into()) }
    }

    fn stop_clocks(&mut self) {
        if let Some(play) = &mut self.play {
            play.clocks.stop();
        }
    }

    /// Its id.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The number of the last event.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// When it was made, by the wall clock.
    pub fn created(&self) -> i64 {
        self.wall
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who made it.
    pub fn creator(&self) -> PlayerId {
        self.creator
    }

    /// The first game of the row of rematches that this one belongs to: often itself.
    pub fn root(&self) -> GameId {
        self.root
    }

    /// The seats, as they are ordered now.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The next game, if everybody wanted one.
    pub fn rematch(&self) -> Option<GameId> {
        self.rematch
    }

    /// The board; none before the start.
    pub fn board(&self) -> Option<&AnyLine> {
        self.play.as_ref().map(|play| &play.board)
    }

    /// How the board was set up; none before the start.
    pub fn setup(&self) -> Option<&Setup> {
        self.play.as_ref().map(|play| &play.setup)
    }

    /// The clocks; none before the start.
    pub fn clocks(&self) -> Option<&Clocks> {
        self.play.as_ref().map(|play| &play.clocks)
    }

    /// How many steps were taken.
    pub fn ply(&self) -> u32 {
        self.board().map_or(0, AnyLine::ply)
    }

    /// Whose turn it is while the game is played.
    pub fn turn(&self) -> Option<Seat> {
        self.board().filter(|_| self.phase == Phase::Playing).map(AnyLine::turn)
    }

    /// What the computers of this game draw their errors from, another number in every game: the same position of the
    /// same game is always played the same way, wherever it is thought about.
    pub fn computer_seed(&self) -> u64 {
        let letters = self.id.as_str().bytes();
        letters.fold(self.wall as u64, |seed, letter| Keys::new(seed ^ u64::from(letter)).draw())
    }

    /// The level of the computer that is to move.
    pub fn computer_to_move(&self) -> Option<(Seat, u8)> {
        let seat = self.turn()?;
        let (sitter, _) = self.chairs.get(seat.index())?.sitter.as_ref()?;
        Some((seat, sitter.level()?))
    }

    /// The seats of a player, in turn order.
    pub fn seats_of(&self, player: PlayerId) -> SeatSet {
        self.seats_where(|sitter| sitter.player() == Some(player))
    }

    /// Those who haven't left the board.
    pub fn remaining(&self) -> SeatSet {
        let gone = self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.gone);
        Seat::all(self.chairs.len()).collect::<SeatSet>().without(gone)
    }

    /// The seat that offers a draw, and those that have agreed.
    pub fn draw_offer(&self) -> Option<(Seat, SeatSet)> {
        let offer = self.play.as_ref()?.draw?;
        Some((offer.by, offer.agreed))
    }

    /// The seat that asks for a takeback, the ply it would go back to, and those that have granted it.
    pub fn takeback(&self) -> Option<(Seat, u32, SeatSet)> {
        let takeback = self.play.as_ref()?.takeback?;
        Some((takeback.by, takeback.ply, takeback.granted))
    }

    /// Those who want to play again.
    pub fn wants_rematch(&self) -> SeatSet {
        self.wants_rematch
    }

    pub(crate) fn seats_where(&self, fits: impl Fn(&Sitter) -> bool) -> SeatSet {
        let taken = |(seat, chair): (Seat, &Chair)| {
            chair.sitter.as_ref().is_some_and(|(sitter, _)| fits(sitter)).then_some(seat)
        };
        Seat::all(self.chairs.len()).zip(&self.chairs).filter_map(taken).collect()
    }
}

impl Play {
    fn take_in(&mut self, event: &Event, at: Millis) -> Result<(), String> {
        match event {
            Event::Move { seat, mv, charge } => {
                if self.board.turn() != *seat {
                    return Err("another seat is to move".into());
                }
                self.board.play(mv).map_err(|error| error.to_string())?;
                self.moved(*seat, charge.as_ref(), at);
            }
            Event::DrawOffered { seat } => {
                self.draw = Some(DrawOffer { by: *seat, agreed: [*seat].into_iter().collect() });
                self.offered_at[seat.index()] = Some(self.board.ply());
            }
            Event::DrawAccepted { seat } => {
                self.draw.as_mut().ok_or("no draw was offered")?.agreed.insert(*seat);
            }
            Event::DrawDeclined { .. } => {
                self.draw.take().ok_or("no draw was offered")?;
            }
            Event::TakebackAsked { seat, ply } => {
                self.takeback = Some(Takeback { by: *seat, ply: *ply, granted: SeatSet::EMPTY });
                self.asked_at[seat.index()] = Some(self.board.ply());
            }
            Event::TakebackGranted { seat, back_to, charge, left } => {
                let takeback = self.takeback.as_mut().ok_or("no takeback was asked for")?;
                takeback.granted.insert(*seat);
                if let Some(ply) = back_to {
                    self.take_back(*ply, charge.as_ref(), left, at);
                }
            }
            Event::TakebackRefused { .. } => {
                self.takeback.take().ok_or("no takeback was asked for")?;
            }
            Event::Resigned { seat } => self.leave(*seat, at)?,
            Event::Flagged { seat } => {
                self.leave(*seat, at)?;
                self.clocks.expire(*seat);
            }
            other => return Err(format!("{} does not belong here", other.name())),
        }
        Ok(())
    }

    /// What a move that is on the board already leads to: clocks, and questions that it answers.
    pub(crate) fn moved(&mut self, seat: Seat, charge: Option<&Charge>, at: Millis) {
        self.remember_clocks();
        if let Some(charge) = charge {
            self.clocks.settle(seat, charge);
        }
        self.takeback = None;
        if self.draw.is_some_and(|offer| offer.by != seat) {
            // To move on is to decline.
            self.draw = None;
        }
        self.clocks.start(self.board.turn(), at);
    }

    /// Notes what the clocks had before a step.
    fn remember_clocks(&mut self) {
        if self.clocks.is_limited() {
            self.history.push(self.clocks.all_left(self.board.seats()));
        }
    }

    /// What the clocks had before this step; empty without a limit.
    pub(crate) fn clocks_before(&self, ply: u32) -> Vec<Millis> {
        self.history.get(ply as usize).cloned().unwrap_or_default()
    }

    fn take_back(&mut self, ply: u32, charge: Option<&Charge>, left: &[Millis], at: Millis) {
        if let (Some(charge), Some((seat, _))) = (charge, self.clocks.running()) {
            self.clocks.settle(seat, charge);
        }
        self.undo(ply, left, at);
    }

    fn undo(&mut self, ply: u32, left: &[Millis], at: Millis) {
        self.clocks.set_left(left);
        self.board.take_back_to(ply);
        self.history.truncate(ply as usize);
        self.gone = self.board.retired().into_iter().collect();
        self.takeback = None;
        self.draw = None;
        self.offered_at = [None; Seat::MAX];
        self.asked_at = [None; Seat::MAX];
        self.clocks.start(self.board.turn(), at);
    }

    fn leave(&mut self, seat: Seat, at: Millis) -> Result<(), String> {
        let before = self.board.turn();
        self.board.retire(seat).map_err(|error| error.to_string())?;
        self.remember_clocks();
        self.gone.insert(seat);
        // Whoever asked is gone, or whoever was asked is: both questions are open to being asked again.
        self.draw = None;
        self.takeback = None;
        if self.board.turn() != before {
            self.clocks.start(self.board.turn(), at);
        }
        Ok(())
    }

    /// The result and what ended the game, if the board says that it is over.
    pub(crate) fn end_on_board(
        &self,
        because: Termination,
        players: usize,
    ) -> Option<(GameResult, Termination)> {
        let result = match self.board.outcome()? {
            Outcome::Win(winner) => GameResult::win(winner, players),
            Outcome::Draw(_) => {
                GameResult::shared(Seat::all(players).filter(|&seat| !self.gone.contains(seat)), players)
            }
        };
        Some((result?, self.board.termination().unwrap_or(because)))
    }
}
