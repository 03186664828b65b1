//! What happens when somebody wants something: the rules of the table, as those of the board are in the rules crates.

use game::record::{GameResult, Termination};
use game::{Keys, Seat, Setup};

use crate::clock::{Charge, Clocks};
use crate::command::{Actor, Command, Context};
use crate::event::{Event, Recorded, Sitter};
use crate::id::GameId;
use crate::refusal::Refusal;
use crate::seat_set::SeatSet;
use crate::state::{Chair, GameState, Phase, Play};
use crate::terms::{SeatKind, Terms};
use games::{AnyPosition, LineError};

/// What is to be stored, and the game once it is.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The new events, never none.
    pub events: Vec<Recorded>,
    /// The game with them.
    pub next: GameState,
    /// The game that this one is followed by, to be stored together with it.
    pub sequel: Option<Box<Decision>>,
}

impl Decision {
    fn of(state: &GameState) -> Decision {
        Decision { events: Vec::new(), next: state.clone(), sequel: None }
    }

    /// Adds an event. Every event of a decision has been applied, so what is stored can always be replayed.
    pub(crate) fn push(&mut self, event: Event, context: &Context) -> Result<(), Refusal> {
        let recorded = self.recorded(event, context);
        self.next.apply(&recorded)?;
        self.events.push(recorded);
        Ok(())
    }

    fn recorded(&self, event: Event, context: &Context) -> Recorded {
        // A game never runs backwards, whatever a clock says.
        let at = context.now.max(self.next.at);
        Recorded { seq: self.next.seq + 1, at, wall: context.wall, event }
    }

    /// Plays a move and adds its event. The move is played once, on the state that the event leads to.
    fn push_move(&mut self, mv: &str, context: &Context) -> Result<(), Refusal> {
        let at = context.now.max(self.next.at);
        let play = self.next.playing_mut()?;
        let seat = play.board.turn();
        let mv = play.board.play(mv).map_err(|error| match error {
            LineError::Unreadable(reason) => Refusal::UnreadableMove { reason },
            LineError::Illegal(reason) => Refusal::IllegalMove { reason },
        })?;
        let charge = if play.clocks.is_limited() {
            let given = play.given.get(seat.index()).copied().unwrap_or_default();
            Some(play.clocks.charge(seat, at, context.lag, given).ok_or(Refusal::TimeIsUp)?)
        } else {
            None
        };
        play.moved(seat, charge.as_ref(), at);
        let recorded = self.recorded(Event::Move { seat, mv, charge }, context);
        self.next.follow(&recorded);
        self.events.push(recorded);
        self.end_if_over(Termination::Goal, context)
    }

    /// Ends the game if the board says so.
    fn end_if_over(&mut self, because: Termination, context: &Context) -> Result<(), Refusal> {
        let players = self.next.chairs.len();
        let end = self.next.play.as_ref().and_then(|play| play.end_on_board(because, players));
        if let Some((result, termination)) = end {
            self.push(Event::Ended { result, termination }, context)?;
        }
        Ok(())
    }

    /// Starts the game if everybody sits.
    pub(crate) fn start_if_full(&mut self, context: &Context) -> Result<(), Refusal> {
        if self.next.chairs.iter().any(|chair| chair.sitter.is_none()) {
            return Ok(());
        }
        let terms = self.next.terms.clone();
        let mut dice = Keys::new(context.dice);
        let mut order: Vec<Seat> = Seat::all(terms.seats.len()).collect();
        if terms.draw_seats {
            for last in (1..order.len()).rev() {
                order.swap(last, (dice.draw() % (last as u64 + 1)) as usize);
            }
        }
        let drawn = Seat::new((dice.draw() % order.len().max(1) as u64) as usize);
        let first = terms.first.or(drawn).unwrap_or(Seat::FIRST);
        let setup = terms.setup(&order, first)?;
        let seconds = |seat: &Seat| terms.seats.get(seat.index()).and_then(|seat| seat.seconds);
        let given = match terms.clock {
            game::record::TimeControl::Unlimited => Vec::new(),
            clock => order.iter().map(|seat| Clocks::given(clock, seconds(seat))).collect(),
        };
        self.push(Event::Started { setup, order, given }, context)
    }
}

/// Makes a game.
pub fn create(id: GameId, terms: Terms, by: &Actor, context: &Context) -> Result<Decision, Refusal> {
    terms.check()?;
    let sitters = terms.seats.iter().map(|seat| match seat.who {
        SeatKind::Creator => Some(by.sitter()),
        SeatKind::Computer(level) => Some(Sitter::Computer { level }),
        SeatKind::Open | SeatKind::Person | SeatKind::Bot => None,
    });
    let sitters = sitters.collect();
    let created = Event::Created { terms, by: by.player, rematch_of: None, root: None };
    make(id, created, sitters, context)
}

fn make(
    id: GameId,
    created: Event,
    sitters: Vec<Option<Sitter>>,
    context: &Context,
) -> Result<Decision, Refusal> {
    let first = Recorded { seq: 1, at: context.now, wall: context.wall, event: created };
    let next = GameState::begin(id, &first)?;
    let mut decision = Decision { events: vec![first], next, sequel: None };
    for (index, sitter) in sitters.into_iter().enumerate() {
        if let (Some(seat), Some(sitter)) = (Seat::new(index), sitter) {
            decision.push(Event::SeatTaken { seat, sitter }, context)?;
        }
    }
    decision.start_if_full(context)?;
    Ok(decision)
}

impl GameState {
    /// What comes of a command, if it can be done.
    pub fn decide(&self, command: &Command, by: &Actor, context: &Context) -> Result<Decision, Refusal> {
        let mut decision = Decision::of(self);
        match command {
            Command::Sit { seat } => self.sit(&mut decision, *seat, by, context)?,
            Command::GetUp => self.get_up(&mut decision, by, context)?,
            Command::Withdraw => {
                self.get_up(&mut decision, by, context)?;
                let is_deserted = decision.next.seats_where(|sitter| sitter.player().is_some()).is_empty();
                if is_deserted && self.creator == by.player {
                    decision.push(Event::Aborted { seat: None }, context)?;
                }
            }
            Command::Move { mv, ply } => {
                let play = self.playing()?;
                let seat = self.my_seats(by)?;
                if *ply != play.board.ply() {
                    return Err(Refusal::Stale { ply: play.board.ply() });
                }
                if !seat.contains(play.board.turn()) {
                    return Err(Refusal::NotYourTurn);
                }
                decision.push_move(mv, context)?;
            }
            Command::OfferDraw => self.offer_draw(&mut decision, by, context)?,
            Command::AcceptDraw => self.accept_draw(&mut decision, by, context)?,
            Command::DeclineDraw => {
                let (seat, _) = self.asked(by, self.draw_offer())?;
                decision.push(Event::DrawDeclined { seat }, context)?;
            }
            Command::AskTakeback => self.ask_takeback(&mut decision, by, context)?,
            Command::GrantTakeback => {
                let takeback = self.takeback().map(|(by, _, granted)| (by, granted));
                let (seat, asked) = self.asked(by, takeback)?;
                let all = asked.without(self.seats_of(by.player)).is_empty();
                self.grant(&mut decision, seat, all, context)?;
            }
            Command::RefuseTakeback => {
                let (seat, _) = self.asked(by, self.takeback().map(|(by, _, granted)| (by, granted)))?;
                decision.push(Event::TakebackRefused { seat }, context)?;
            }
            Command::Undo => self.undo(&mut decision, by, context)?,
            Command::Resign => {
                let play = self.playing()?;
                let mine = self.my_seats(by)?;
                let turn = Some(play.board.turn()).filter(|&seat| mine.contains(seat));
                let seat = turn.or_else(|| mine.iter().next()).ok_or(Refusal::NotSeated)?;
                decision.push(Event::Resigned { seat }, context)?;
                decision.end_if_over(Termination::Resignation, context)?;
            }
            Command::Abort => self.abort(&mut decision, by, context)?,
            Command::Rematch => self.ask_rematch(&mut decision, by, context)?,
        }
        Ok(decision)
    }

    /// The computer's move at the seat that is to move.
    pub fn decide_for_computer(&self, mv: &str, ply: u32, context: &Context) -> Result<Decision, Refusal> {
        if self.ply() != ply {
            return Err(Refusal::Stale { ply: self.ply() });
        }
        self.computer_to_move().ok_or(Refusal::NotYourTurn)?;
        let mut decision = Decision::of(self);
        decision.push_move(mv, context)?;
        Ok(decision)
    }

    /// The computer can't find a move: its seat gives up, so that nobody waits for it for ever.
    pub fn decide_computer_gives_up(&self, ply: u32, context: &Context) -> Result<Decision, Refusal> {
        if self.ply() != ply {
            return Err(Refusal::Stale { ply: self.ply() });
        }
        let (seat, _) = self.computer_to_move().ok_or(Refusal::NotYourTurn)?;
        let mut decision = Decision::of(self);
        decision.push(Event::Resigned { seat }, context)?;
        decision.end_if_over(Termination::Resignation, context)?;
        Ok(decision)
    }

    /// What follows from nothing but time: none if nobody's is up. With a lag it is asked for somebody whose move
    /// was just refused; without, for anybody who might still move.
    pub fn decide_flag(&self, lag: Option<u64>, context: &Context) -> Option<Decision> {
        let play = self.playing().ok()?;
        let seat = play.clocks.flag(context.now, lag)?;
        let mut decision = Decision::of(self);
        decision.push(Event::Flagged { seat }, context).ok()?;
        decision.end_if_over(Termination::Time, context).ok()?;
        Some(decision)
    }

    fn playing_mut(&mut self) -> Result<&mut Play, Refusal> {
        self.playing()?;
        self.play.as_mut().ok_or(Refusal::NotStarted)
    }

    fn playing(&self) -> Result<&Play, Refusal> {
        match (self.phase, &self.play) {
            (Phase::Playing, Some(play)) => Ok(play),
            (Phase::Open, _) => Err(Refusal::NotStarted),
            _ => Err(Refusal::GameOver),
        }
    }

    /// The seats of whoever asks that still play.
    fn my_seats(&self, by: &Actor) -> Result<SeatSet, Refusal> {
        let gone = self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.gone);
        let mine = self.seats_of(by.player).without(gone);
        if mine.is_empty() { Err(Refusal::NotSeated) } else { Ok(mine) }
    }

    /// Everybody who has a say when these seats ask something: those who play and aren't the same player.
    fn others(&self, mine: SeatSet) -> SeatSet {
        self.remaining().without(mine)
    }

    fn computers(&self) -> SeatSet {
        self.seats_where(|sitter| sitter.level().is_some())
    }

    /// The seat with which somebody answers a question, and all who are still to answer it.
    fn asked(&self, by: &Actor, question: Option<(Seat, SeatSet)>) -> Result<(Seat, SeatSet), Refusal> {
        self.playing()?;
        let mine = self.my_seats(by)?;
        let (asker, answered) = question.ok_or(Refusal::NothingAsked)?;
        let chair = self.chairs.get(asker.index()).ok_or(Refusal::NothingAsked)?;
        let (sitter, _) = chair.sitter.as_ref().ok_or(Refusal::NothingAsked)?;
        let askers = sitter.player().map_or([asker].into_iter().collect(), |player| self.seats_of(player));
        let open = self.others(askers).without(answered);
        let seat = mine.iter().find(|&seat| open.contains(seat)).ok_or(Refusal::NothingAsked)?;
        Ok((seat, open))
    }

    fn sit(
        &self,
        decision: &mut Decision,
        seat: Option<Seat>,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        if self.phase != Phase::Open {
            return Err(Refusal::Started);
        }
        let may_sit = |chair: &Chair| match chair.terms.who {
            _ if chair.sitter.is_some() => Err(Refusal::SeatTaken),
            SeatKind::Bot if !by.is_bot => Err(Refusal::ForBots),
            SeatKind::Person if by.is_bot => Err(Refusal::ForPeople),
            _ => Ok(()),
        };
        let seat = if let Some(seat) = seat {
            may_sit(self.chairs.get(seat.index()).ok_or(Refusal::SeatTaken)?)?;
            seat
        } else {
            let first = self.chairs.iter().position(|chair| may_sit(chair).is_ok()).and_then(Seat::new);
            first.ok_or(Refusal::SeatTaken)?
        };
        decision.push(Event::SeatTaken { seat, sitter: by.sitter() }, context)?;
        decision.start_if_full(context)?;
        Ok(())
    }

    fn get_up(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        if self.phase != Phase::Open {
            return Err(Refusal::Started);
        }
        for seat in self.my_seats(by)?.iter() {
            decision.push(Event::SeatLeft { seat }, context)?;
        }
        Ok(())
    }

    fn offer_draw(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        let play = self.playing()?;
        let mine = self.my_seats(by)?;
        let seat = mine.iter().next().ok_or(Refusal::NotSeated)?;
        if play.draw.is_some() || too_soon(play.offered_at[seat.index()], play.board.ply(), self.chairs.len())
        {
            return Err(Refusal::AlreadyAsked);
        }
        decision.push(Event::DrawOffered { seat }, context)?;
        let others = self.others(mine);
        if others.is_empty() {
            self.end_in_draw(decision, context)?;
        } else if let Some(computer) = others.iter().find(|&seat| self.computers().contains(seat)) {
            // A computer plays on: it doesn't tire.
            decision.push(Event::DrawDeclined { seat: computer }, context)?;
        }
        Ok(())
    }

    fn accept_draw(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        let (seat, asked) = self.asked(by, self.draw_offer())?;
        decision.push(Event::DrawAccepted { seat }, context)?;
        if asked.without(self.seats_of(by.player)).is_empty() {
            self.end_in_draw(decision, context)?;
        }
        Ok(())
    }

    fn end_in_draw(&self, decision: &mut Decision, context: &Context) -> Result<(), Refusal> {
        let result = GameResult::shared(self.remaining().iter(), self.chairs.len());
        let result = result.ok_or(Refusal::GameOver)?;
        decision.push(Event::Ended { result, termination: Termination::Agreement }, context)
    }

    fn ask_takeback(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        let play = self.playing()?;
        let mine = self.my_seats(by)?;
        let last = mine.iter().filter_map(|seat| Some((play.board.last_move_of(seat)?, seat))).max();
        let (ply, seat) = last.ok_or(Refusal::NothingToTakeBack)?;
        let asked = play.asked_at[seat.index()];
        if play.takeback.is_some() || asked == Some(play.board.ply()) {
            return Err(Refusal::AlreadyAsked);
        }
        decision.push(Event::TakebackAsked { seat, ply }, context)?;
        let others = self.others(mine);
        if others.is_empty() {
            return self.grant(decision, seat, true, context);
        }
        // A computer doesn't mind.
        let mut open = others;
        for computer in others.iter().filter(|&seat| self.computers().contains(seat)) {
            open = open.without([computer].into_iter().collect());
            self.grant(decision, computer, open.is_empty(), context)?;
        }
        Ok(())
    }

    fn grant(
        &self,
        decision: &mut Decision,
        seat: Seat,
        all: bool,
        context: &Context,
    ) -> Result<(), Refusal> {
        let question =
            decision.next.play.as_ref().filter(|_| all).and_then(|play| Some((play, play.takeback?)));
        let Some((play, takeback)) = question else {
            let granted = Event::TakebackGranted { seat, back_to: None, charge: None, left: Vec::new() };
            return decision.push(granted, context);
        };
        // The clock that ran meanwhile has run, but the wait earns no increment and ends nobody's game.
        let charge = play.clocks.running().map(|(running, since)| {
            let spent = context.now.max(self.at).saturating_sub(since);
            let left = play.clocks.left(running).unwrap_or_default();
            let forgiven = spent.saturating_sub(left);
            (running, Charge { spent, forgiven, left: left - (spent - forgiven) })
        });
        let mut left = play.clocks.all_left(self.chairs.len());
        if let Some((running, charge)) = charge
            && let Some(left) = left.get_mut(running.index())
        {
            *left = charge.left;
        }
        let seats = play.board.seats_of_steps();
        let undone = seats.into_iter().enumerate().skip(takeback.ply as usize);
        let undone = undone.filter(|&(ply, _)| play.board.is_move(ply)).map(|(_, seat)| seat);
        let left = play.clocks.left_after_takeback(left, &play.given, undone);
        let charge = charge.map(|(_, charge)| charge);
        decision.push(Event::TakebackGranted { seat, back_to: Some(takeback.ply), charge, left }, context)
    }

    /// Takes back at once what a player did last, and what followed it.
    fn undo(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        let play = match (self.phase, &self.play) {
            (Phase::Open, _) => return Err(Refusal::NotStarted),
            (Phase::Playing | Phase::Over { .. }, Some(play)) => play,
            _ => return Err(Refusal::GameOver),
        };
        let mine = self.seats_of(by.player);
        if mine.is_empty() {
            return Err(Refusal::NotSeated);
        }
        if !self.seats_where(|sitter| sitter.level().is_none()).without(mine).is_empty() {
            return Err(Refusal::NotAlone);
        }
        if self.rematch.is_some() {
            return Err(Refusal::RematchMade);
        }
        let seats = play.board.seats_of_steps();
        let last = seats.iter().rposition(|&seat| mine.contains(seat));
        let (ply, seat) =
            last.and_then(|ply| Some((ply, *seats.get(ply)?))).ok_or(Refusal::NothingToTakeBack)?;
        let ply = ply as u32;
        decision.push(Event::Undone { seat, ply, left: play.clocks_before(ply) }, context)
    }

    fn abort(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        match (self.phase, &self.play) {
            (Phase::Open, _) if self.creator == by.player => {
                decision.push(Event::Aborted { seat: None }, context)?;
                Ok(())
            }
            (Phase::Open, _) => Err(Refusal::NotCreator),
            (Phase::Playing, Some(play)) => {
                let seat = self.my_seats(by)?.iter().next();
                if self.remaining().iter().all(|seat| play.board.has_moved(seat)) {
                    return Err(Refusal::TooLateToAbort);
                }
                decision.push(Event::Aborted { seat }, context)?;
                Ok(())
            }
            _ => Err(Refusal::GameOver),
        }
    }

    fn ask_rematch(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over { .. } => {}
            Phase::Aborted => return Err(Refusal::GameOver),
            Phase::Open | Phase::Playing => return Err(Refusal::NotOver),
        }
        let mine = self.seats_of(by.player);
        let seat = mine.iter().next().ok_or(Refusal::NotSeated)?;
        if self.rematch.is_some() {
            return Err(Refusal::RematchMade);
        }
        if self.wants_rematch.contains(seat) {
            return Err(Refusal::AlreadyAsked);
        }
        for seat in mine.iter() {
            decision.push(Event::RematchOffered { seat }, context)?;
        }
        let everybody = self.seats_where(|sitter| sitter.player().is_some());
        if everybody.without(decision.next.wants_rematch).is_empty() {
            decision.push(Event::Rematch { game: context.next_game }, context)?;
            decision.sequel = Some(Box::new(self.sequel(context)?));
        }
        Ok(())
    }

    /// The same people one seat further, with their handicaps.
    fn sequel(&self, context: &Context) -> Result<Decision, Refusal> {
        let mut chairs = self.chairs.clone();
        chairs.rotate_left(1);
        let seats = chairs.iter().map(|chair| chair.terms.clone()).collect();
        let mut terms = Terms { seats, draw_seats: false, ..self.terms.clone() };
        if let Some(position) = &terms.position {
            // What belongs to a side in the position goes with whoever had that side.
            let setup = Setup {
                position: Some(position.clone()),
                options: terms.options.clone(),
                ..Setup::default()
            };
            let position = AnyPosition::from_setup(terms.game, &setup);
            let exchanged = position.map(|position| position.with_sides_exchanged().to_string());
            let exchanged = Terms { position: exchanged.ok(), ..terms.clone() };
            if exchanged.position.is_some() && exchanged.check().is_ok() {
                terms = exchanged;
            }
        }
        let created =
            Event::Created { terms, by: self.creator, rematch_of: Some(self.id), root: Some(self.root) };
        let sitters = chairs.into_iter().map(|chair| chair.sitter.map(|(sitter, _)| sitter)).collect();
        make(context.next_game, created, sitters, context)
    }
}

/// Whether a seat asked less than a round ago.
fn too_soon(asked_at: Option<u32>, ply: u32, players: usize) -> bool {
    asked_at.is_some_and(|asked| ply < asked + players as u32)
}
