use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use futures_util::FutureExt as _;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};
use tokio::sync::{mpsc, oneshot};

use super::attended::AttendedGames;
use super::request::{CommandError, Presence, RoomRequest, Subscription};
use super::task::{LISTING_LAG, Room};
use crate::bus::Bus;
use crate::computer::Thinker;
use crate::protocol::ShortMessage;
use crate::store::{Append, AppendError, Find, Listed, Listing, Store, StoreError, Stored};
use crate::sync::lock;
use crate::time::TimeSource;
use play::{
    Actor, Command, CommandId, Context, GameId, GameState, Millis, PlayerId, Recorded, Refusal, SeatKind,
    Seq, Terms, create,
};

/// The capacity of the queue of requests to a room.
const INBOX: usize = 256;
/// The interval of sweeps for games whose clocks may have run out with nobody present.
const SWEEP_INTERVAL: Duration = Duration::from_secs(30);
/// The maximum number of games opened by a sweep.
const MAX_SWEPT: u32 = 1_000;

/// The dependencies of a hub.
pub struct Parts {
    /// The database.
    pub store: Arc<dyn Store>,
    /// The connection to other nodes.
    pub bus: Arc<dyn Bus>,
    /// The computer players.
    pub thinker: Arc<dyn Thinker>,
    /// The source of time.
    pub time: Arc<dyn TimeSource>,
    /// The seed of random numbers; drawn from the system if `None`.
    pub seed: Option<u64>,
    /// The settings of rooms.
    pub settings: RoomSettings,
}

/// The settings of rooms.
#[derive(Clone, Copy, Debug)]
pub struct RoomSettings {
    /// How long a room stays open without subscribers and requests.
    pub idle_timeout: Duration,
    /// The maximum time of a computer for a move, in milliseconds.
    pub think_time: Millis,
    /// After how long a computer's move is requested again.
    pub think_retry: Duration,
    /// After how long a room requests a computer's move that another node should have requested.
    pub think_takeover: Duration,
    /// The minimum interval of presence announcements.
    pub presence_interval: Duration,
    /// The number of events from which on a game takes only commands that bring it to its end.
    pub max_events: Seq,
    /// The interval at which a room polls the store for missed events while the bus isn't connected.
    pub resync_interval: Duration,
    /// The same while the bus is connected. Also the interval of presence announcements between nodes.
    pub resync_interval_connected: Duration,
}

impl Default for RoomSettings {
    fn default() -> RoomSettings {
        RoomSettings {
            idle_timeout: Duration::from_mins(1),
            think_time: 500,
            think_retry: Duration::from_secs(15),
            think_takeover: Duration::from_secs(5),
            presence_interval: Duration::from_secs(1),
            max_events: 2_000,
            resync_interval: Duration::from_secs(2),
            resync_interval_connected: Duration::from_secs(20),
        }
    }
}

/// The rooms of a node.
#[derive(Clone)]
pub struct Hub {
    pub(super) shared: Arc<Shared>,
}

pub(super) struct Shared {
    pub(super) store: Arc<dyn Store>,
    pub(super) bus: Arc<dyn Bus>,
    pub(super) thinker: Arc<dyn Thinker>,
    pub(super) time: Arc<dyn TimeSource>,
    pub(super) settings: RoomSettings,
    /// The id of this node, for the others.
    pub(super) node: u64,
    pub(super) attended: Arc<AttendedGames>,
    rng: Mutex<StdRng>,
    rooms: Mutex<HashMap<GameId, mpsc::Sender<RoomRequest>>>,
}

impl Hub {
    /// A hub without rooms. Has to be called within a tokio runtime.
    pub fn new(parts: Parts) -> Hub {
        let mut rng = match parts.seed {
            Some(seed) => StdRng::seed_from_u64(seed),
            None => StdRng::from_rng(&mut rand::rng()),
        };
        let node = rand::Rng::next_u64(&mut rng);
        let Parts { store, bus, thinker, time, settings, .. } = parts;
        let (rooms, attended) = (Mutex::default(), Arc::default());
        let rng = Mutex::new(rng);
        let shared = Shared { store, bus, thinker, time, settings, node, attended, rng, rooms };
        let hub = Hub { shared: Arc::new(shared) };
        hub.listen();
        hub
    }

    /// Forwards the notices of other nodes to open rooms.
    fn listen(&self) {
        let Some(mut notices) = self.shared.bus.notices() else { return };
        // A weak reference, so that the task doesn't keep the hub alive.
        let shared = Arc::downgrade(&self.shared);
        tokio::spawn(async move {
            while let Some(notice) = notices.recv().await {
                let Some(shared) = shared.upgrade() else { return };
                let room = shared.rooms().get(&notice.game()).cloned();
                if let Some(room) = room
                    && room.try_send(RoomRequest::Notice(notice)).is_err()
                {
                    // The room notices the gap with the next notice or commit.
                    metrics::counter!("farside_bus_lost_total").increment(1);
                }
            }
        });
    }

    /// Periodically opens games whose clocks may run out soon, so that flags fall with nobody present.
    pub async fn sweep(&self) {
        loop {
            match self.shared.store.find(Find::FlagBefore(self.sweep_horizon()), MAX_SWEPT).await {
                Ok(games) => {
                    for game in games {
                        drop(self.room(game).send(RoomRequest::Wake).await);
                    }
                }
                Err(error) => tracing::error!(%error, "can't look for clocks that run out"),
            }
            tokio::time::sleep(SWEEP_INTERVAL).await;
        }
    }

    /// A sweep opens games whose clocks may run out before this time.
    fn sweep_horizon(&self) -> Millis {
        let now = self.shared.time.now();
        if self.is_single_node() {
            // Early enough for flags to fall in time.
            now + 2 * SWEEP_INTERVAL.as_millis() as Millis
        } else {
            // Another node may have the room open, so only games that no node takes care of.
            now.saturating_sub(LISTING_LAG + SWEEP_INTERVAL.as_millis() as Millis)
        }
    }

    /// The context of a decision now.
    pub(super) fn context(&self, lag: Millis) -> Context {
        self.shared.context(lag)
    }

    /// Creates and stores a game. Somebody has to play in it: computers alone would think for nobody.
    pub async fn create(&self, terms: Terms, by: &Actor) -> Result<GameState, CommandError> {
        if terms.seats.iter().all(|seat| matches!(seat.who, SeatKind::Computer(_))) {
            let reason = "a person or a bot has to have a seat".into();
            return Err(Refusal::BadTerms { reason }.into());
        }
        let context = self.context(0);
        let decision = create(context.next_game, terms, by, &context)?;
        let events: Vec<Stored> =
            decision.events.into_iter().map(|recorded| Stored { recorded, command: None }).collect();
        let game = decision.next;
        let listing = Some(Listing::of(&game));
        match self
            .shared
            .store
            .append(vec![Append { game: game.id(), events: events.clone(), listing }])
            .await
        {
            Ok(()) => {}
            Err(AppendError::Store(error)) => return Err(error.into()),
            // The id was drawn twice, or another program writes to the database.
            Err(AppendError::Conflict) => return Err(StoreError::new("the id is taken").into()),
        }
        metrics::counter!("farside_games_created_total", "game" => game.terms().game.name()).increment(1);
        self.open_with(game.clone(), events);
        Ok(game)
    }

    /// Executes a command once and returns the number of its first event.
    pub async fn command(
        &self,
        game: GameId,
        by: Actor,
        id: CommandId,
        command: Command,
        lag: Millis,
    ) -> Result<Seq, CommandError> {
        metrics::counter!("farside_commands_total", "command" => command.name()).increment(1);
        self.request(game, |reply| RoomRequest::Command { by, id, command, lag, reply }).await
    }

    /// Subscribes to the messages of a game after this event.
    pub async fn subscribe(
        &self,
        game: GameId,
        since: Seq,
        player: Option<PlayerId>,
    ) -> Result<Subscription, CommandError> {
        let seat_key = None;
        self.request(game, |reply| RoomRequest::Subscribe { since, player, seat_key, reply }).await
    }

    /// The same with the key of the seat that was taken with the event `taken`. The subscription ends when the seat is
    /// left.
    pub async fn subscribe_with_key(
        &self,
        game: GameId,
        since: Seq,
        player: PlayerId,
        taken: Seq,
    ) -> Result<Subscription, CommandError> {
        let (player, seat_key) = (Some(player), Some(taken));
        self.request(game, |reply| RoomRequest::Subscribe { since, player, seat_key, reply }).await
    }

    /// Ends a subscription.
    pub async fn unsubscribe(&self, game: GameId, id: u64) {
        let room = self.shared.rooms().get(&game).cloned();
        if let Some(room) = room {
            // A closed room has no subscribers.
            drop(room.send(RoomRequest::Unsubscribe(id)).await);
        }
    }

    /// The state of a game, including everything that any node has stored before.
    pub async fn state(&self, game: GameId) -> Result<GameState, CommandError> {
        self.request(game, RoomRequest::State).await
    }

    /// The presence at a game as far as its room knows. Opens the room, which queries other nodes.
    pub async fn query_presence(&self, game: GameId) -> Result<Presence, CommandError> {
        self.request(game, RoomRequest::Presence).await
    }

    /// The presence at a game as far as its room knows; empty if the room isn't open. Never reads the store.
    pub async fn presence(&self, game: GameId) -> Presence {
        let (reply, answer) = oneshot::channel();
        let room = self.shared.rooms().get(&game).cloned();
        match room {
            Some(room) if room.send(RoomRequest::Presence(reply)).await.is_ok() => {}
            _ => return Presence::default(),
        }
        // A room that closes or can't be opened is empty.
        answer.await.ok().and_then(Result::ok).unwrap_or_default()
    }

    /// The open public games on this node at which somebody with a seat is present.
    pub fn attended_games(&self) -> Vec<Listed> {
        self.shared.attended.all()
    }

    /// Has all open rooms read their games again, one after the other.
    pub async fn reload(&self) {
        let rooms: Vec<_> =
            self.shared.rooms().iter().map(|(&game, room)| (game, room.downgrade())).collect();
        for (game, room) in rooms {
            // A room that has closed reads its game when it is opened.
            let Some(room) = room.upgrade() else { continue };
            let (reply, answer) = oneshot::channel();
            drop(room.send(RoomRequest::Reload(reply)).await);
            drop(room);
            if let Ok(Err(error)) = answer.await {
                tracing::warn!(%game, %error, "a game can't be read again");
            }
        }
    }

    /// Whether this is the only node.
    pub fn is_single_node(&self) -> bool {
        self.shared.bus.is_single_node()
    }

    /// Whether this node hears of the others, as far as is known.
    pub fn is_connected(&self) -> bool {
        self.shared.bus.is_connected()
    }

    /// The events of a game after this one.
    pub async fn events(&self, game: GameId, since: Seq) -> Result<Vec<Recorded>, CommandError> {
        self.request(game, |reply| RoomRequest::Events { since, reply }).await
    }

    /// Broadcasts a short message of a player.
    pub async fn say(&self, game: GameId, by: PlayerId, message: ShortMessage) -> Result<(), CommandError> {
        self.request(game, |reply| RoomRequest::Say { by, message, reply }).await
    }

    /// The database.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.shared.store
    }

    /// The source of time.
    pub fn time(&self) -> &Arc<dyn TimeSource> {
        &self.shared.time
    }

    /// Whether the room of a game is open on this node.
    pub fn is_open(&self, game: GameId) -> bool {
        self.shared.rooms().contains_key(&game)
    }

    /// The number of open rooms.
    pub fn open_rooms(&self) -> usize {
        self.shared.rooms().len()
    }

    async fn request<T>(
        &self,
        game: GameId,
        request: impl FnOnce(oneshot::Sender<Result<T, CommandError>>) -> RoomRequest,
    ) -> Result<T, CommandError> {
        let (reply, answer) = oneshot::channel();
        // A room closes only while nobody else holds a sender, so it receives this request.
        self.room(game).send(request(reply)).await.map_err(|_| CommandError::Closed)?;
        answer.await.map_err(|_| CommandError::Closed)?
    }

    /// The room of a game, opened if necessary.
    fn room(&self, game: GameId) -> mpsc::Sender<RoomRequest> {
        let mut rooms = self.shared.rooms();
        if let Some(room) = rooms.get(&game).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (room, inbox) = mpsc::channel(INBOX);
        rooms.insert(game, room.clone());
        self.spawn(game, Room::open(self.clone(), game, room.downgrade(), inbox));
        room
    }

    /// Opens the room of a game that was just created.
    pub(super) fn open_with(&self, game: GameState, events: Vec<Stored>) {
        let mut rooms = self.shared.rooms();
        // A notice or a request may have opened it already.
        if let std::collections::hash_map::Entry::Vacant(vacant) = rooms.entry(game.id()) {
            let (room, inbox) = mpsc::channel(INBOX);
            let id = game.id();
            self.spawn(id, Room::begin(self.clone(), game, events, room.downgrade(), inbox));
            vacant.insert(room);
        }
    }
}

impl Hub {
    /// Runs the task of a room. If it panics, its sockets are closed, and the next request opens the room anew.
    fn spawn(&self, game: GameId, room: impl Future<Output = ()> + Send + 'static) {
        let shared = Arc::downgrade(&self.shared);
        tokio::spawn(async move {
            if AssertUnwindSafe(room).catch_unwind().await.is_ok() {
                return;
            }
            tracing::error!(%game, "a room has failed");
            metrics::counter!("farside_room_failures_total").increment(1);
            let Some(shared) = shared.upgrade() else { return };
            let mut rooms = shared.rooms();
            // A request may have opened it anew already.
            if rooms.get(&game).is_some_and(mpsc::Sender::is_closed) {
                rooms.remove(&game);
                shared.bus.leave(game);
            }
        });
    }
}

impl Shared {
    /// The open rooms.
    pub(super) fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, mpsc::Sender<RoomRequest>>> {
        lock(&self.rooms)
    }

    /// The interval at which rooms poll the store.
    pub(super) fn resync_interval(&self) -> Duration {
        if self.bus.is_connected() {
            self.settings.resync_interval_connected
        } else {
            self.settings.resync_interval
        }
    }

    pub(super) fn context(&self, lag: Millis) -> Context {
        let mut rng = lock(&self.rng);
        Context {
            now: self.time.now(),
            wall: self.time.wall(),
            lag,
            seed: rng.next_u64(),
            next_game: GameId::draw(|| rng.next_u64()),
        }
    }
}
