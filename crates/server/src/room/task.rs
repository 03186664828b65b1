use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::ask::{Ask, CommandError, Presence, Subscription};
use super::hub::Hub;
use super::log::Log;
use super::presence::Announced;
use super::subscribers::Subscribers;
use super::thinking::Thinking;
use crate::bus::Notice;
use crate::protocol::{ServerMessage, ShortMessage};
use crate::store::{Append, AppendError, Listing, StoreError, Stored, earliest_flag};
use play::{
    Actor, Command, CommandId, Decision, GameId, GameState, Millis, PlayerId, Recorded, Refusal, Seq,
};

/// How often a command is decided again because somebody else was faster. Each time somebody else got on, so this is
/// only ever reached if many nodes fight over one game.
const TRIES: usize = 16;
/// A room whose clock runs out within this time stays open, whoever is there.
const WATCHED: Millis = 2 * 60 * 1000;
/// What is listed about a game's clock may be this far behind.
pub(super) const LISTING_LAG: Millis = 60 * 1000;

/// The task that owns a game.
pub(super) struct Room {
    pub(super) hub: Hub,
    pub(super) handle: mpsc::WeakSender<Ask>,
    pub(super) state: GameState,
    pub(super) thinking: Thinking,
    pub(super) subscribers: Subscribers,
    pub(super) announced: Announced,
    log: Log,
    /// The moment of the earliest flag as it was listed last.
    listed_flag: Option<Millis>,
    /// When to look into the store for what this room may have missed: what other nodes stored, or what it stored
    /// itself but was told had failed. None as long as it can't have missed anything.
    look_round: Option<Instant>,
    last_asked: Instant,
}

impl Room {
    /// Opens a room from the store, and runs it.
    pub(super) async fn open(
        hub: Hub,
        game: GameId,
        handle: mpsc::WeakSender<Ask>,
        mut inbox: mpsc::Receiver<Ask>,
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
        // Those who asked before it was removed are told; who asks later opens it anew.
        drop(handle);
        inbox.close();
        while let Some(ask) = inbox.recv().await {
            ask.fail(&error);
        }
    }

    /// Runs the room of a game that was just stored.
    pub(super) fn begin(
        hub: Hub,
        game: GameState,
        events: Vec<Stored>,
        handle: mpsc::WeakSender<Ask>,
        inbox: mpsc::Receiver<Ask>,
    ) -> impl Future<Output = ()> + Send {
        Room::new(hub, game, events, handle).run(inbox)
    }

    fn new(hub: Hub, state: GameState, events: Vec<Stored>, handle: mpsc::WeakSender<Ask>) -> Box<Room> {
        let mut log = Log::default();
        for event in events {
            log.push(event);
        }
        hub.shared.bus.join(state.id());
        metrics::gauge!("farside_rooms").increment(1.0);
        let listed_flag = earliest_flag(&state);
        let now = Instant::now();
        let alone = hub.shared.bus.is_alone();
        let look_round = (!alone).then(|| now + hub.shared.look_round());
        Box::new(Room {
            hub,
            handle,
            state,
            thinking: Thinking::default(),
            subscribers: Subscribers::default(),
            announced: Announced::at(now),
            log,
            listed_flag,
            look_round,
            last_asked: now,
        })
    }

    // What happens now and then is in boxes of its own: a room mostly waits, and there are thousands of them.
    async fn run(mut self: Box<Room>, mut inbox: mpsc::Receiver<Ask>) {
        self.think(true);
        loop {
            let wake = self.next_wake();
            tokio::select! {
                biased;
                ask = inbox.recv() => match ask {
                    Some(ask) => Box::pin(self.answer(ask)).await,
                    None => break,
                },
                () = sleep_until(wake) => Box::pin(self.on_time()).await,
            }
            if self.is_idle() && self.close(&inbox) {
                break;
            }
        }
        metrics::gauge!("farside_rooms").decrement(1.0);
    }

    /// When to look again whether anything is due.
    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let flag =
            self.state.clocks().and_then(play::Clocks::deadline).map(|deadline| {
                now + Duration::from_millis(deadline.saturating_sub(self.hub.shared.time.now()))
            });
        let idle = self.last_asked + self.hub.shared.settings.idle;
        let idle =
            if self.subscribers.is_empty() { idle.max(now + Duration::from_secs(1)) } else { far(now) };
        let others = [flag, self.thinking.due(), self.announced.due(), self.look_round];
        others.into_iter().flatten().fold(idle, Instant::min)
    }

    async fn on_time(&mut self) {
        let now = Instant::now();
        self.flag(None).await;
        if self.thinking.due().is_some_and(|due| due <= now) {
            self.think_again();
        }
        if self.announced.due().is_some_and(|due| due <= now) {
            self.tell_presence();
        }
        if self.look_round.is_some_and(|due| due <= now) {
            self.repeat_presence();
            self.try_look_round().await;
        }
    }

    /// Takes over what this room may have missed.
    async fn look_round(&mut self) -> Result<(), StoreError> {
        if self.look_round.is_none() {
            return Ok(());
        }
        let caught_up = self.catch_up().await;
        let certain = caught_up.is_ok() && self.hub.shared.bus.is_alone();
        self.look_round = (!certain).then(|| Instant::now() + self.hub.shared.look_round());
        caught_up
    }

    /// The same for nobody in particular: what can't be read now is read later.
    pub(super) async fn try_look_round(&mut self) {
        if let Err(error) = self.look_round().await {
            tracing::warn!(game = %self.state.id(), %error, "can't catch up");
        }
    }

    /// Something went wrong that may have changed the store all the same.
    fn doubt(&mut self) {
        let soon = Instant::now() + Duration::from_secs(1);
        self.look_round = Some(self.look_round.map_or(soon, |due| due.min(soon)));
    }

    /// Whether nobody would miss the room.
    fn is_idle(&self) -> bool {
        let now = self.hub.shared.time.now();
        let deadline = self.state.clocks().and_then(play::Clocks::deadline);
        self.subscribers.is_empty()
            && !self.thinking.is_under_way()
            && self.last_asked.elapsed() >= self.hub.shared.settings.idle
            && deadline.is_none_or(|deadline| deadline > now + WATCHED)
    }

    /// Takes the room out of the hub, unless somebody is about to ask something.
    fn close(&self, inbox: &mpsc::Receiver<Ask>) -> bool {
        let mut rooms = self.hub.shared.rooms();
        // Senders are handed out under the same lock, so with one left, the hub's own, nobody can ask any more.
        let unused = inbox.is_empty() && inbox.sender_strong_count() <= 1;
        if unused {
            rooms.remove(&self.state.id());
            // Still under the lock: whoever opens the room again joins after this.
            self.hub.shared.bus.leave(self.state.id());
        }
        unused
    }

    async fn answer(&mut self, ask: Ask) {
        if !matches!(ask, Ask::Notice(_) | Ask::Presence(_)) {
            // What other nodes tell and what the lobby asks is no reason to keep a room open.
            self.last_asked = Instant::now();
        }
        // Nobody is left to be told where the receiver is gone.
        match ask {
            Ask::Command { by, id, command, lag, tell } => {
                drop(tell.send(self.command(&by, id, &command, lag).await));
            }
            Ask::Subscribe { since, player, tell } => {
                if since > self.state.seq() {
                    self.try_look_round().await;
                }
                self.subscribe(since, player, tell);
            }
            Ask::Unsubscribe(id) => {
                if self.subscribers.remove(id) {
                    self.presence_changed();
                }
            }
            Ask::State(tell) => {
                let known = self.look_round().await.map(|()| self.state.clone());
                drop(tell.send(known.map_err(CommandError::from)));
            }
            Ask::Presence(tell) => {
                let (seats, spectators) = self.subscribers.everywhere(&self.state);
                drop(tell.send(Ok(Presence { seats, spectators })));
            }
            Ask::Events { since, tell } => drop(tell.send(Ok(self.log.recorded_after(since)))),
            Ask::Say { by, message, tell } => drop(tell.send(self.say(by, message))),
            Ask::Notice(notice) => self.hear(notice).await,
            Ask::Thought { seq, found } => self.play_thought(seq, found).await,
            Ask::Wake => self.flag(None).await,
        }
    }

    async fn command(
        &mut self,
        by: &Actor,
        id: CommandId,
        command: &Command,
        lag: Millis,
    ) -> Result<Seq, CommandError> {
        for _ in 0..TRIES {
            if let Some(answer) = self.log.answer(by.player, &id) {
                return Ok(answer?);
            }
            self.flag(None).await;
            let context = self.hub.context(lag);
            let decision = match self.state.decide(command, by, &context) {
                Ok(decision) => decision,
                Err(refusal) => {
                    // Nothing is refused because of what another node has changed long ago. A room that can't know
                    // says so.
                    let known = self.state.seq();
                    self.look_round().await?;
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

    /// Lets a flag fall whose time has come.
    pub(super) async fn flag(&mut self, lag: Option<Millis>) {
        let context = self.hub.context(0);
        let Some(decision) = self.state.decide_flag(lag, &context) else { return };
        match self.commit(decision, None).await {
            Ok(_) => {}
            Err(AppendError::Conflict) => self.try_look_round().await,
            Err(error) => {
                tracing::warn!(game = %self.state.id(), %error, "a flag could not be stored");
                // Not to try again at once what has just failed.
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }

    /// Stores what was decided; only then is anybody told of it.
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
            self.doubt();
            return Err(error);
        }
        metrics::counter!("farside_events_total").increment(stored.len() as u64);
        self.state = next;
        if let Some(listed_flag) = listed_flag {
            self.listed_flag = listed_flag;
        }
        if let Some((game, events)) = sequel {
            self.hub.open_with(game, events);
        }
        if !self.hub.is_alone() {
            self.hub.shared.bus.publish(Notice::committed(self.state.id(), &stored));
        }
        self.tell(stored);
        self.think(true);
        Ok(first)
    }

    /// Whether the listing is written anew with what leads to this state. Who sits where and how far the game has come
    /// is listed as it is at the last event, whichever node has stored that one: only changes have to be written.
    fn is_listing_changed(&self, next: &GameState) -> bool {
        let clock = match (self.listed_flag, earliest_flag(next)) {
            (Some(before), Some(now)) => now > before + LISTING_LAG,
            (before, now) => before != now,
        };
        clock || !Listing::is_unchanged(&self.state, next)
    }

    /// Takes over what others have stored.
    async fn catch_up(&mut self) -> Result<(), StoreError> {
        let news = self.hub.shared.store.load(self.state.id(), self.state.seq()).await?;
        self.take_over(news)
    }

    /// Takes in events that follow those that are known.
    pub(super) fn take_over(&mut self, news: Vec<Stored>) -> Result<(), StoreError> {
        let mut next = self.state.clone();
        for stored in &news {
            next.apply(&stored.recorded).map_err(StoreError::unreadable)?;
        }
        self.state = next;
        self.tell(news);
        self.think(false);
        Ok(())
    }

    /// Sends events that are stored to everybody.
    fn tell(&mut self, events: Vec<Stored>) {
        for stored in events {
            let seated =
                matches!(stored.recorded.event, play::Event::SeatTaken { .. } | play::Event::SeatLeft { .. });
            let text = self.log.push(stored);
            if self.subscribers.tell(&text) || seated {
                self.presence_changed();
            }
        }
    }

    fn subscribe(
        &mut self,
        since: Seq,
        player: Option<PlayerId>,
        tell: oneshot::Sender<Result<Subscription, CommandError>>,
    ) {
        let seq = self.state.seq();
        if since > seq {
            drop(tell.send(Err(CommandError::Ahead { last: seq })));
            return;
        }
        let (id, live) = self.subscribers.add(player);
        let backlog = self.log.after(since);
        let seats = player.map(|player| self.state.seats_of(player).iter().collect()).unwrap_or_default();
        let subscription = Subscription { id, seq, seats, backlog, live };
        if tell.send(Ok(subscription)).is_err() {
            self.subscribers.remove(id);
        } else {
            self.presence_changed();
        }
    }

    /// Tells everybody here what somebody said.
    pub(super) fn pass_on(&mut self, seat: game::Seat, message: ShortMessage) {
        let said = Utf8Bytes::from(ServerMessage::Said { seat, message }.encode());
        if self.subscribers.tell(&said) {
            self.presence_changed();
        }
    }

    fn say(&mut self, by: PlayerId, message: ShortMessage) -> Result<(), CommandError> {
        let seat = self.state.seats_of(by).iter().next().ok_or(Refusal::NotSeated)?;
        self.pass_on(seat, message);
        self.hub.shared.bus.publish(Notice::Said { game: self.state.id(), seat, message });
        Ok(())
    }
}

/// Later than anything that is waited for.
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

/// The events of one decision: the first carries the command.
pub(super) fn with_command(events: Vec<Recorded>, mut command: Option<(PlayerId, CommandId)>) -> Vec<Stored> {
    events.into_iter().map(|recorded| Stored { recorded, command: command.take() }).collect()
}

impl Ask {
    /// Answers a question that can't be answered.
    fn fail(self, error: &CommandError) {
        let error = error.clone();
        match self {
            Ask::Command { tell, .. } => drop(tell.send(Err(error))),
            Ask::Subscribe { tell, .. } => drop(tell.send(Err(error))),
            Ask::State(tell) => drop(tell.send(Err(error))),
            Ask::Presence(tell) => drop(tell.send(Err(error))),
            Ask::Events { tell, .. } => drop(tell.send(Err(error))),
            Ask::Say { tell, .. } => drop(tell.send(Err(error))),
            Ask::Unsubscribe(_) | Ask::Notice(_) | Ask::Thought { .. } | Ask::Wake => {}
        }
    }
}
