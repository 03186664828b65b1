use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};
use tokio::sync::{mpsc, oneshot};

use super::ask::{Ask, CommandError, Presence, Subscription};
use super::task::{LISTING_LAG, Room};
use crate::bus::Bus;
use crate::computer::Thinker;
use crate::protocol::ShortMessage;
use crate::store::{Append, AppendError, Find, Listing, Store, StoreError, Stored};
use crate::time::TimeSource;
use play::{
    Actor, Command, CommandId, Context, GameId, GameState, Millis, PlayerId, Recorded, Seq, Terms, create,
};

/// How many questions may wait for a room.
const INBOX: usize = 256;
/// How often games are looked for whose clocks may have run out with nobody there.
const SWEEP: Duration = Duration::from_secs(30);
/// How many of them are opened at once.
const SWEPT_AT_ONCE: u32 = 1_000;

/// What a hub is made of.
pub struct Parts {
    /// Where games are kept.
    pub store: Arc<dyn Store>,
    /// What connects it with other nodes.
    pub bus: Arc<dyn Bus>,
    /// Who thinks for the computers.
    pub thinker: Arc<dyn Thinker>,
    /// Where time comes from.
    pub time: Arc<dyn TimeSource>,
    /// What is drawn is drawn from this; none: from the system.
    pub seed: Option<u64>,
    /// How rooms behave.
    pub settings: RoomSettings,
}

/// How rooms behave.
#[derive(Clone, Copy, Debug)]
pub struct RoomSettings {
    /// How long a room stays open with nobody there.
    pub idle: Duration,
    /// The most time a computer takes for a move, in milliseconds.
    pub think: Millis,
    /// After how long a computer's move is looked for again, should none have come.
    pub think_again: Duration,
    /// After how long a computer's move is looked for instead of the node whose turn that was: it may have vanished.
    pub think_instead: Duration,
    /// The shortest time between two messages about who is there.
    pub presence: Duration,
    /// How often a room looks into the store for what other nodes may have told it in vain, as long as the bus isn't
    /// well.
    pub look_round: Duration,
    /// The same while the bus is well. As often, nodes tell each other who is there.
    pub look_round_rarely: Duration,
}

impl Default for RoomSettings {
    fn default() -> RoomSettings {
        RoomSettings {
            idle: Duration::from_mins(1),
            think: 500,
            think_again: Duration::from_secs(15),
            think_instead: Duration::from_secs(5),
            presence: Duration::from_secs(1),
            look_round: Duration::from_secs(2),
            look_round_rarely: Duration::from_secs(20),
        }
    }
}

/// All rooms of one node.
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
    /// Which node this is, for the others.
    pub(super) node: u64,
    rng: Mutex<StdRng>,
    rooms: Mutex<HashMap<GameId, mpsc::Sender<Ask>>>,
}

impl Hub {
    /// A hub with no rooms yet. Has to be called within a tokio runtime.
    pub fn new(parts: Parts) -> Hub {
        let mut rng = match parts.seed {
            Some(seed) => StdRng::seed_from_u64(seed),
            None => StdRng::from_rng(&mut rand::rng()),
        };
        let node = rand::Rng::next_u64(&mut rng);
        let Parts { store, bus, thinker, time, settings, .. } = parts;
        let rooms = Mutex::default();
        let rng = Mutex::new(rng);
        let shared = Shared { store, bus, thinker, time, settings, node, rng, rooms };
        let hub = Hub { shared: Arc::new(shared) };
        hub.listen();
        hub
    }

    /// Passes on what other nodes tell, to rooms that are open.
    fn listen(&self) {
        let Some(mut notices) = self.shared.bus.notices() else { return };
        // Not to keep a hub alive that nobody else knows any more.
        let shared = Arc::downgrade(&self.shared);
        tokio::spawn(async move {
            while let Some(notice) = notices.recv().await {
                let Some(shared) = shared.upgrade() else { return };
                let room = shared.rooms().get(&notice.game()).cloned();
                if let Some(room) = room
                    && room.try_send(Ask::Notice(notice)).is_err()
                {
                    // The gap is noticed with the next notice, or when the room commits something itself.
                    metrics::counter!("farside_bus_lost_total").increment(1);
                }
            }
        });
    }

    /// Opens, again and again, the games whose clocks may run out soon, so that flags fall with nobody there.
    pub async fn sweep(&self) {
        loop {
            match self.shared.store.find(Find::FlagBefore(self.swept_before()), SWEPT_AT_ONCE).await {
                Ok(games) => {
                    for game in games {
                        drop(self.room(game).send(Ask::Wake).await);
                    }
                }
                Err(error) => tracing::error!(%error, "can't look for clocks that run out"),
            }
            tokio::time::sleep(SWEEP).await;
        }
    }

    /// Games whose clocks may run out before this moment are opened.
    fn swept_before(&self) -> Millis {
        let now = self.shared.time.now();
        if self.is_alone() {
            // In time for the flag to fall when it should.
            now + 2 * SWEEP.as_millis() as Millis
        } else {
            // Whoever is at a game is at another node, perhaps, and not every node shall open every room. So these
            // are only the games that nobody takes care of.
            now.saturating_sub(LISTING_LAG + SWEEP.as_millis() as Millis)
        }
    }

    /// What a decision is made with.
    pub(super) fn context(&self, lag: Millis) -> Context {
        self.shared.context(lag)
    }

    /// Makes a game and returns it as it is stored.
    pub async fn create(&self, terms: Terms, by: &Actor) -> Result<GameState, CommandError> {
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
            // Twelve random letters were drawn twice, or something else writes into this database.
            Err(AppendError::Conflict) => return Err(StoreError::new("the id is taken").into()),
        }
        metrics::counter!("farside_games_created_total", "game" => game.terms().game.name()).increment(1);
        self.open_with(game.clone(), events);
        Ok(game)
    }

    /// Does what somebody wants, once: the number of the event it led to.
    pub async fn command(
        &self,
        game: GameId,
        by: Actor,
        id: CommandId,
        command: Command,
        lag: Millis,
    ) -> Result<Seq, CommandError> {
        metrics::counter!("farside_commands_total", "command" => command.name()).increment(1);
        self.ask(game, |tell| Ask::Command { by, id, command, lag, tell }).await
    }

    /// Everything after this number, and then whatever happens.
    pub async fn subscribe(
        &self,
        game: GameId,
        since: Seq,
        player: Option<PlayerId>,
    ) -> Result<Subscription, CommandError> {
        self.ask(game, |tell| Ask::Subscribe { since, player, tell }).await
    }

    /// Ends a subscription.
    pub async fn unsubscribe(&self, game: GameId, id: u64) {
        let room = self.shared.rooms().get(&game).cloned();
        if let Some(room) = room {
            // A room that is gone has no subscribers.
            drop(room.send(Ask::Unsubscribe(id)).await);
        }
    }

    /// How a game is, with whatever was stored before, on this node or another.
    pub async fn state(&self, game: GameId) -> Result<GameState, CommandError> {
        self.ask(game, Ask::State).await
    }

    /// Who is at a game, as far as its room here has heard. A room that isn't open is opened, and asks other nodes.
    pub async fn ask_presence(&self, game: GameId) -> Result<Presence, CommandError> {
        self.ask(game, Ask::Presence).await
    }

    /// Who is at a game, as far as its room here has heard; nobody if it isn't open here. Never asks the store.
    pub async fn presence(&self, game: GameId) -> Presence {
        let (tell, answer) = oneshot::channel();
        let room = self.shared.rooms().get(&game).cloned();
        match room {
            Some(room) if room.send(Ask::Presence(tell)).await.is_ok() => {}
            _ => return Presence::default(),
        }
        // A room that closes, or can't be opened, has nobody in it.
        answer.await.ok().and_then(Result::ok).unwrap_or_default()
    }

    /// Whether there are no other nodes.
    pub fn is_alone(&self) -> bool {
        self.shared.bus.is_alone()
    }

    /// What happened in a game after this number.
    pub async fn events(&self, game: GameId, since: Seq) -> Result<Vec<Recorded>, CommandError> {
        self.ask(game, |tell| Ask::Events { since, tell }).await
    }

    /// Tells everybody what somebody at the table says.
    pub async fn say(&self, game: GameId, by: PlayerId, message: ShortMessage) -> Result<(), CommandError> {
        self.ask(game, |tell| Ask::Say { by, message, tell }).await
    }

    /// Where games are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.shared.store
    }

    /// Where time comes from.
    pub fn time(&self) -> &Arc<dyn TimeSource> {
        &self.shared.time
    }

    /// How many rooms are open.
    pub fn open_rooms(&self) -> usize {
        self.shared.rooms().len()
    }

    async fn ask<T>(
        &self,
        game: GameId,
        ask: impl FnOnce(oneshot::Sender<Result<T, CommandError>>) -> Ask,
    ) -> Result<T, CommandError> {
        let (tell, answer) = oneshot::channel();
        // A room closes itself only while nobody has a sender in hand, so this one is heard.
        self.room(game).send(ask(tell)).await.map_err(|_| CommandError::Closed)?;
        answer.await.map_err(|_| CommandError::Closed)?
    }

    /// The room of a game, opened if it wasn't.
    fn room(&self, game: GameId) -> mpsc::Sender<Ask> {
        let mut rooms = self.shared.rooms();
        if let Some(room) = rooms.get(&game).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (room, inbox) = mpsc::channel(INBOX);
        rooms.insert(game, room.clone());
        tokio::spawn(Room::open(self.clone(), game, room.downgrade(), inbox));
        room
    }

    /// Opens the room of a game that was just stored.
    pub(super) fn open_with(&self, game: GameState, events: Vec<Stored>) {
        let mut rooms = self.shared.rooms();
        // Another node's notice or a quick guest may have opened it already.
        if let std::collections::hash_map::Entry::Vacant(vacant) = rooms.entry(game.id()) {
            let (room, inbox) = mpsc::channel(INBOX);
            tokio::spawn(Room::begin(self.clone(), game, events, room.downgrade(), inbox));
            vacant.insert(room);
        }
    }
}

impl Shared {
    /// The rooms that are open.
    pub(super) fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, mpsc::Sender<Ask>>> {
        self.rooms.lock().expect("nobody panics while holding it")
    }

    /// How long a room can go on without looking into the store.
    pub(super) fn look_round(&self) -> Duration {
        if self.bus.is_well() { self.settings.look_round_rarely } else { self.settings.look_round }
    }

    pub(super) fn context(&self, lag: Millis) -> Context {
        let mut rng = self.rng.lock().expect("nobody panics while holding it");
        Context {
            now: self.time.now(),
            wall: self.time.wall(),
            lag,
            dice: rng.next_u64(),
            next_game: GameId::draw(|| rng.next_u64()),
        }
    }
}
