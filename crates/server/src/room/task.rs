use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::attended::Attendance;
use super::hub::Hub;
use super::log::Log;
use super::presence::PresenceAnnouncements;
use super::request::{CommandError, Presence, RoomRequest, Subscription};
use super::say_limits::SayLimits;
use super::subscribers::{Added, Subscribers};
use super::thinking::Thinking;
use crate::bus::Notice;
use crate::protocol::{ServerMessage, ShortMessage};
use crate::store::{Append, AppendError, Listing, StoreError, Stored, earliest_flag};
use play::{
    Actor, Command, CommandId, Decision, GameId, GameState, Millis, PlayerId, Recorded, Refusal, Seq, Status,
};

/// The number of attempts to commit a command when other nodes commit first. Only reached if many nodes write to the
/// same game.
const MAX_ATTEMPTS: usize = 16;
/// A room with a clock that runs out within this time stays open.
const FLAG_HORIZON: Millis = 2 * 60 * 1000;
/// The listed time of a flag may be this far behind.
pub(super) const LISTING_LAG: Millis = 60 * 1000;

/// A room: the task that owns a game.
pub(super) struct Room {
    pub(super) hub: Hub,
    pub(super) handle: mpsc::WeakSender<RoomRequest>,
    pub(super) state: GameState,
    pub(super) thinking: Thinking,
    pub(super) subscribers: Subscribers,
    pub(super) announcements: PresenceAnnouncements,
    pub(super) attendance: Attendance,
    say_limits: SayLimits,
    pub(super) log: Log,
    /// Whether the listing in the store may be of events that were rewritten.
    pub(super) must_list: bool,
    /// The earliest flag as last listed.
    listed_flag: Option<Millis>,
    /// When to load missed events from the store: of other nodes, or of an append that was reported as failed. `None`
    /// if nothing can have been missed.
    resync_at: Option<Instant>,
    last_request: Instant,
    _counted: CountedRoom,
}

/// Counts an open room, until it is dropped.
struct CountedRoom;

impl CountedRoom {
    fn new() -> CountedRoom {
        metrics::gauge!("farside_rooms").increment(1.0);
        CountedRoom
    }
}

impl Drop for CountedRoom {
    fn drop(&mut self) {
        metrics::gauge!("farside_rooms").decrement(1.0);
    }
}

impl Room {
    /// Loads a game from the store and runs its room.
    pub(super) async fn open(
        hub: Hub,
        game: GameId,
        handle: mpsc::WeakSender<RoomRequest>,
        mut inbox: mpsc::Receiver<RoomRequest>,
    ) {
        let error = match Box::pin(load(&hub, game)).await {
            Ok((state, events)) => {
                let room = Room::new(hub, state, events, handle);
                room.run(inbox).await;
                return;
            }
            Err(error) => error,
        };
        if let CommandError::Store(error) = &error {
            tracing::error!(%game, %error, "a game can't be opened");
        }
        hub.shared.rooms().remove(&game);
        // Requests sent before it was removed fail; later ones open it again.
        drop(handle);
        inbox.close();
        while let Some(request) = inbox.recv().await {
            request.fail(&error);
        }
    }

    /// Runs the room of a game that was just created.
    pub(super) fn begin(
        hub: Hub,
        game: GameState,
        events: Vec<Stored>,
        handle: mpsc::WeakSender<RoomRequest>,
        inbox: mpsc::Receiver<RoomRequest>,
    ) -> impl Future<Output = ()> + Send {
        Room::new(hub, game, events, handle).run(inbox)
    }

    fn new(
        hub: Hub,
        state: GameState,
        events: Vec<Stored>,
        handle: mpsc::WeakSender<RoomRequest>,
    ) -> Box<Room> {
        let mut log = Log::default();
        for event in events {
            log.push(event);
        }
        hub.shared.bus.join(state.id());
        let listed_flag = earliest_flag(&state);
        let now = Instant::now();
        let single_node = hub.shared.bus.is_single_node();
        let resync_at = (!single_node).then(|| now + hub.shared.resync_interval());
        let attendance = Attendance::new(&hub.shared.attended, state.id());
        Box::new(Room {
            hub,
            handle,
            state,
            thinking: Thinking::default(),
            subscribers: Subscribers::default(),
            announcements: PresenceAnnouncements::new(now),
            attendance,
            say_limits: SayLimits::default(),
            log,
            must_list: false,
            listed_flag,
            resync_at,
            last_request: now,
            _counted: CountedRoom::new(),
        })
    }

    // Handlers are boxed: a room mostly waits, and there are thousands of rooms.
    async fn run(mut self: Box<Room>, mut inbox: mpsc::Receiver<RoomRequest>) {
        self.think(true);
        // One timer that is moved on: that is cheaper than a new one for every request.
        let mut timer = std::pin::pin!(sleep_until(self.next_wake()));
        loop {
            timer.as_mut().reset(self.next_wake());
            tokio::select! {
                biased;
                request = inbox.recv() => match request {
                    Some(request) => Box::pin(self.handle(request)).await,
                    None => break,
                },
                () = &mut timer => Box::pin(self.handle_timeouts()).await,
            }
            if self.is_idle() && self.close(&inbox) {
                break;
            }
        }
    }

    /// When the next timeout is due.
    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        // The flag of a computer doesn't fall while it waits for its turn to think.
        let clocks = self.state.clocks().filter(|_| self.state.computer_to_move().is_none());
        let flag = clocks
            .and_then(play::Clocks::deadline)
            .map(|deadline| now + Duration::from_millis(deadline.saturating_sub(self.hub.shared.time.now())));
        let idle = self.last_request + self.hub.shared.settings.idle_timeout;
        let idle =
            if self.subscribers.is_empty() { idle.max(now + Duration::from_secs(1)) } else { far(now) };
        let others = [flag, self.thinking.due(), self.announcements.due(), self.resync_at];
        others.into_iter().flatten().fold(idle, Instant::min)
    }

    async fn handle_timeouts(&mut self) {
        let now = Instant::now();
        self.flag(None).await;
        if self.thinking.due().is_some_and(|due| due <= now) {
            self.think(true);
        }
        if self.announcements.due().is_some_and(|due| due <= now) {
            self.announce_presence();
        }
        if self.resync_at.is_some_and(|due| due <= now) {
            self.repeat_presence();
            self.try_resync().await;
        }
    }

    /// Loads events that this room may have missed.
    async fn resync(&mut self) -> Result<(), StoreError> {
        if self.resync_at.is_none() {
            return Ok(());
        }
        let caught_up = self.catch_up().await;
        let certain = caught_up.is_ok() && self.hub.shared.bus.is_single_node();
        self.resync_at = (!certain).then(|| Instant::now() + self.hub.shared.resync_interval());
        caught_up
    }

    /// The same, with errors logged: it is tried again later.
    pub(super) async fn try_resync(&mut self) {
        if let Err(error) = self.resync().await {
            tracing::warn!(game = %self.state.id(), %error, "can't catch up");
        }
    }

    /// Schedules a resync after an error that may have changed the store.
    fn schedule_resync(&mut self) {
        let soon = Instant::now() + Duration::from_secs(1);
        self.resync_at = Some(self.resync_at.map_or(soon, |due| due.min(soon)));
    }

    /// Whether the room can be closed.
    fn is_idle(&self) -> bool {
        let now = self.hub.shared.time.now();
        let deadline = self.state.clocks().and_then(play::Clocks::deadline);
        self.subscribers.is_empty()
            && !self.thinking.is_pending()
            && self.last_request.elapsed() >= self.hub.shared.settings.idle_timeout
            && deadline.is_none_or(|deadline| deadline > now + FLAG_HORIZON)
    }

    /// Removes the room from the hub, unless a request is about to arrive.
    fn close(&self, inbox: &mpsc::Receiver<RoomRequest>) -> bool {
        let mut rooms = self.hub.shared.rooms();
        // Senders are cloned under the same lock: if only the hub's own is left, no request can arrive.
        let unused = inbox.is_empty() && inbox.sender_strong_count() <= 1;
        if unused {
            rooms.remove(&self.state.id());
            // Still under the lock: a room opened later subscribes after this.
            self.hub.shared.bus.leave(self.state.id());
        }
        unused
    }

    async fn handle(&mut self, request: RoomRequest) {
        if !matches!(request, RoomRequest::Notice(_) | RoomRequest::Presence(_) | RoomRequest::Reload(_)) {
            // Notices of other nodes and the polls of the lobby don't keep a room open.
            self.last_request = Instant::now();
        }
        // A reply fails if its receiver is gone.
        match request {
            RoomRequest::Command { by, id, command, lag, reply } => {
                drop(reply.send(self.command(&by, id, &command, lag).await));
            }
            RoomRequest::Subscribe { since, player, seat_key, reply } => {
                if since > self.state.seq() {
                    self.try_resync().await;
                }
                self.subscribe(since, player, seat_key, reply);
            }
            RoomRequest::Unsubscribe(id) => {
                if self.subscribers.remove(id) {
                    self.presence_changed();
                }
            }
            RoomRequest::State(reply) => {
                let known = self.resync().await.map(|()| self.state.clone());
                drop(reply.send(known.map_err(CommandError::from)));
            }
            RoomRequest::Presence(reply) => {
                let (seats, spectators) = self.subscribers.total(&self.state);
                drop(reply.send(Ok(Presence { seats, spectators })));
            }
            RoomRequest::Events { since, reply } => drop(reply.send(Ok(self.log.recorded_after(since)))),
            RoomRequest::Say { by, message, reply } => drop(reply.send(self.say(by, message))),
            RoomRequest::Notice(notice) => self.handle_notice(notice).await,
            RoomRequest::MoveFound { seq, found } => self.play_found(seq, found).await,
            RoomRequest::Wake => self.flag(None).await,
            RoomRequest::Reload(reply) => drop(reply.send(self.reload().await.map_err(CommandError::from))),
        }
    }

    async fn command(
        &mut self,
        by: &Actor,
        id: CommandId,
        command: &Command,
        lag: Millis,
    ) -> Result<Seq, CommandError> {
        for _ in 0..MAX_ATTEMPTS {
            if let Some(answer) = self.log.answer(by.player, &id) {
                return Ok(answer?);
            }
            self.flag(None).await;
            self.check_length(command)?;
            self.check_existence().await?;
            let context = self.hub.context(lag);
            let decision = match self.state.decide(command, by, &context) {
                Ok(decision) => decision,
                Err(refusal) => {
                    // The refusal may be due to missed events of other nodes.
                    let known = self.state.seq();
                    self.resync().await?;
                    if self.state.seq() > known {
                        continue;
                    }
                    if refusal == Refusal::TimeIsUp {
                        self.flag(Some(lag)).await;
                    }
                    metrics::counter!("farside_refusals_total", "code" => refusal.code()).increment(1);
                    self.log.refuse(by.player, id, refusal.clone());
                    return Err(refusal.into());
                }
            };
            match self.commit(decision, Some((by.player, id.clone()))).await {
                Ok(seq) => return Ok(seq),
                Err(AppendError::Conflict) => self.catch_up().await?,
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(StoreError::new("too many others write to this game").into())
    }

    /// Commits a fallen flag. A computer's never falls here: only the time it has thought counts.
    pub(super) async fn flag(&mut self, lag: Option<Millis>) {
        if self.state.computer_to_move().is_some() {
            return;
        }
        let context = self.hub.context(0);
        let Some(decision) = self.state.decide_flag(lag, &context) else { return };
        match self.commit(decision, None).await {
            Ok(_) => {}
            Err(AppendError::Conflict) => self.try_resync().await,
            Err(error) => {
                tracing::warn!(game = %self.state.id(), %error, "a flag could not be stored");
                // Backoff before the next attempt.
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }

    /// Stores the events of a decision, and only then broadcasts them.
    pub(super) async fn commit(
        &mut self,
        decision: Decision,
        command: Option<(PlayerId, CommandId)>,
    ) -> Result<Seq, AppendError> {
        let Decision { events, next, sequel } = decision;
        let stored = with_command(events, command);
        let first = stored.first().map_or(next.seq(), |stored| stored.recorded.seq);
        let listing = self.is_listing_changed(&next).then(|| Listing::of(&next));
        let listed_flag = listing.as_ref().map(|listing| listing.earliest_flag);
        let mut appends = vec![Append { game: next.id(), events: stored.clone(), listing }];
        let sequel = sequel.map(|sequel| (sequel.next, with_command(sequel.events, None)));
        if let Some((game, events)) = &sequel {
            let listing = Some(Listing::of(game));
            appends.push(Append { game: game.id(), events: events.clone(), listing });
        }
        if let Err(error) = self.hub.shared.store.append(appends).await {
            self.schedule_resync();
            return Err(error);
        }
        metrics::counter!("farside_events_total").increment(stored.len() as u64);
        self.state = next;
        if let Some(listed_flag) = listed_flag {
            self.listed_flag = listed_flag;
            self.must_list = false;
        }
        if let Some((game, events)) = sequel {
            self.hub.open_with(game, events);
        }
        if !self.hub.is_single_node() {
            self.hub.shared.bus.publish(Notice::committed(self.state.id(), &stored));
        }
        self.broadcast(stored);
        self.think(true);
        Ok(first)
    }

    /// Whether the listing has to be written with the events that lead to this state. The listing in the store is
    /// always that of the last event, except for the earliest flag, so only changes are written.
    fn is_listing_changed(&self, next: &GameState) -> bool {
        let clock = match (self.listed_flag, earliest_flag(next)) {
            (Some(before), Some(now)) => now > before + LISTING_LAG,
            (before, now) => before != now,
        };
        clock || self.must_list || !Listing::is_unchanged(&self.state, next)
    }

    /// Loads and applies events stored by other nodes.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let events = self.hub.shared.store.load(self.state.id(), self.state.seq()).await?;
        self.apply_stored(events)
    }

    /// Applies and broadcasts stored events that follow the last known one.
    pub(super) fn apply_stored(&mut self, events: Vec<Stored>) -> Result<(), StoreError> {
        let mut next = self.state.clone();
        for stored in &events {
            next.apply(&stored.recorded).map_err(StoreError::unreadable)?;
        }
        self.state = next;
        self.broadcast(events);
        self.think(false);
        Ok(())
    }

    /// Broadcasts stored events to subscribers.
    fn broadcast(&mut self, events: Vec<Stored>) {
        if self.state.status() != Status::Open {
            self.attendance.set(None);
        }
        for stored in events {
            let is_left = matches!(stored.recorded.event, play::Event::SeatLeft { .. });
            let seated = is_left || matches!(stored.recorded.event, play::Event::SeatTaken { .. });
            let text = self.log.push(stored);
            let dropped = self.subscribers.broadcast(&text);
            let revoked = is_left && self.subscribers.drop_revoked(&self.state);
            if dropped || revoked || seated {
                self.presence_changed();
            }
        }
    }

    fn subscribe(
        &mut self,
        since: Seq,
        player: Option<PlayerId>,
        seat_key: Option<Seq>,
        reply: oneshot::Sender<Result<Subscription, CommandError>>,
    ) {
        let seq = self.state.seq();
        if since > seq {
            drop(reply.send(Err(CommandError::Ahead { last: seq })));
            return;
        }
        let Added { id, live, end } = self.subscribers.add(player, seat_key);
        // The seat may have been left since the key was read.
        self.subscribers.drop_revoked(&self.state);
        let backlog = self.log.after(since);
        let seats = player.map(|player| self.state.seats_of(player).iter().collect()).unwrap_or_default();
        let subscription = Subscription { id, seq, seats, backlog, live, end };
        if reply.send(Ok(subscription)).is_err() {
            self.subscribers.remove(id);
        } else {
            self.presence_changed();
        }
    }

    /// Broadcasts a short message to the subscribers of this node, within the rate limit of the seat.
    pub(super) fn broadcast_said(
        &mut self,
        seat: game::Seat,
        message: ShortMessage,
    ) -> Result<(), CommandError> {
        if !self.say_limits.allow(seat) {
            metrics::counter!("farside_rate_limited_messages_total").increment(1);
            return Err(CommandError::TooManyMessages);
        }
        let said = Utf8Bytes::from(ServerMessage::Said { seat, message }.encode());
        self.subscribers.broadcast_unimportant(&said);
        Ok(())
    }

    fn say(&mut self, by: PlayerId, message: ShortMessage) -> Result<(), CommandError> {
        let seat = self.state.seats_of(by).iter().next().ok_or(Refusal::NotSeated)?;
        self.broadcast_said(seat, message)?;
        self.hub.shared.bus.publish(Notice::Said { game: self.state.id(), seat, message });
        Ok(())
    }
}

/// Later than any timeout.
fn far(now: Instant) -> Instant {
    now + Duration::from_hours(24)
}

async fn load(hub: &Hub, game: GameId) -> Result<(GameState, Vec<Stored>), CommandError> {
    let events = hub.shared.store.load(game, 0).await?;
    if events.is_empty() {
        return Err(CommandError::NoGame);
    }
    let state = GameState::replay(game, events.iter().map(|stored| &stored.recorded))
        .map_err(StoreError::unreadable)?;
    Ok((state, events))
}

/// The events of a decision, the first with its command.
pub(super) fn with_command(events: Vec<Recorded>, mut command: Option<(PlayerId, CommandId)>) -> Vec<Stored> {
    events.into_iter().map(|recorded| Stored { recorded, command: command.take() }).collect()
}
