//! Everything that can go wrong, drawn from a seed.

use std::cell::Cell;
use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use play::{Actor, GameId, GameState, Millis, PlayerId, Recorded, Seq, Status, Terms};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use server::bus::{Bus, Notice};
use server::computer::{Computers, ThinkError, ThinkReply, ThinkRequest, Thinker};
use server::room::{Hub, Parts, RoomSettings};
use server::store::{
    Answer, Append, AppendError, Find, Keys, List, Listed, Listing, Player, Store, StoreError, Stored,
};
use server::time::TimeSource;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

/// The dice that everything is thrown with.
#[derive(Clone)]
pub(crate) struct Dice(Arc<Mutex<StdRng>>);

impl Dice {
    pub(crate) fn below(&self, bound: u64) -> u64 {
        self.0.lock().expect("whole").random_range(0..bound)
    }

    /// True in so many of a hundred cases.
    pub(crate) fn chance(&self, percent: u64) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pause(&self, most: u64) -> Duration {
        Duration::from_millis(self.below(most + 1))
    }
}

pub(crate) struct World {
    pub(crate) dice: Dice,
    pub(crate) store: Arc<MemoryStore>,
    pub(crate) nodes: Vec<Hub>,
    trouble: Arc<AtomicBool>,
    commands: Cell<u32>,
}

impl World {
    pub(crate) fn new(seed: u64) -> World {
        let dice = Dice(Arc::new(Mutex::new(StdRng::seed_from_u64(seed))));
        let trouble = Arc::new(AtomicBool::new(true));
        let store = Arc::new(MemoryStore::new(dice.clone(), Arc::clone(&trouble)));
        let count = if seed.is_multiple_of(4) { 1 } else { 2 };
        let (senders, inboxes): (Vec<_>, Vec<_>) = (0..count).map(|_| mpsc::channel(64)).unzip();
        let time =
            Arc::new(SimulatedTime { began: Instant::now(), wall: AtomicI64::new(0), dice: dice.clone() });
        let node = |(number, inbox): (usize, _)| {
            let others = senders.iter().enumerate().filter(|&(other, _)| other != number);
            let bus = LossyBus {
                dice: dice.clone(),
                trouble: Arc::clone(&trouble),
                others: others.map(|(_, sender): (_, &mpsc::Sender<Notice>)| sender.clone()).collect(),
                inbox: Mutex::new(Some(inbox)),
            };
            Hub::new(Parts {
                store: Arc::clone(&store) as _,
                bus: Arc::new(bus),
                thinker: Arc::new(QuickThinker),
                time: Arc::clone(&time) as _,
                seed: Some(seed ^ number as u64),
                settings: RoomSettings { idle_timeout: Duration::from_secs(2), ..RoomSettings::default() },
            })
        };
        let nodes = inboxes.into_iter().enumerate().map(node).collect();
        World { dice, store, nodes, trouble, commands: Cell::new(0) }
    }

    /// From now on nothing goes wrong any more.
    pub(crate) fn calm(&self) {
        self.trouble.store(false, Ordering::Relaxed);
    }

    /// Whether a message gets lost now.
    pub(crate) fn loses(&self) -> bool {
        self.trouble.load(Ordering::Relaxed) && self.dice.chance(15)
    }

    pub(crate) fn any_node(&self) -> Hub {
        self.nodes[self.dice.below(self.nodes.len() as u64) as usize].clone()
    }

    pub(crate) fn next_command(&self) -> u32 {
        self.commands.set(self.commands.get() + 1);
        self.commands.get()
    }

    pub(crate) async fn make_game(&self, terms: Terms) -> GameId {
        loop {
            if let Ok(game) = self.any_node().create(terms.clone(), &actor(0)).await {
                return game.id();
            }
        }
    }
}

pub(crate) fn actor(number: u8) -> Actor {
    let player: PlayerId = format!("player{number:010}").parse().expect("an id");
    Actor { player, name: format!("Player {number}"), is_bot: false }
}

/// A steady clock, and one on the wall that somebody keeps setting.
struct SimulatedTime {
    began: Instant,
    wall: AtomicI64,
    dice: Dice,
}

impl TimeSource for SimulatedTime {
    fn now(&self) -> Millis {
        self.began.elapsed().as_millis() as Millis
    }

    fn wall(&self) -> i64 {
        let jump = self.dice.below(20_000_000) as i64 - 10_000_000;
        self.wall.fetch_add(jump, Ordering::Relaxed)
    }
}

/// A steady clock.
pub(crate) struct SteadyTime(Instant);

impl Default for SteadyTime {
    fn default() -> SteadyTime {
        SteadyTime(Instant::now())
    }
}

impl TimeSource for SteadyTime {
    fn now(&self) -> Millis {
        self.0.elapsed().as_millis() as Millis
    }
}

/// Finds a move at once.
pub(crate) struct QuickThinker;

impl Thinker for QuickThinker {
    fn think(&self, request: ThinkRequest) -> BoxFuture<'static, Result<ThinkReply, ThinkError>> {
        let request = ThinkRequest { level: 1, ..request };
        async move { Computers::default().think(&request).map(|mv| ThinkReply { mv, time: 0 }) }.boxed()
    }
}

/// A bus that loses, repeats and delays.
struct LossyBus {
    dice: Dice,
    trouble: Arc<AtomicBool>,
    others: Vec<mpsc::Sender<Notice>>,
    inbox: Mutex<Option<mpsc::Receiver<Notice>>>,
}

impl Bus for LossyBus {
    fn publish(&self, notice: Notice) {
        let trouble = self.trouble.load(Ordering::Relaxed);
        for other in &self.others {
            let copies = if trouble { self.dice.below(3) } else { 1 };
            for _ in 0..copies {
                let (other, notice, pause) = (other.clone(), notice.clone(), self.dice.pause(300));
                tokio::spawn(async move {
                    sleep(pause).await;
                    drop(other.send(notice).await);
                });
            }
        }
    }

    fn join(&self, _: GameId) {}

    fn leave(&self, _: GameId) {}

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        self.inbox.lock().expect("whole").take()
    }

    fn is_single_node(&self) -> bool {
        self.others.is_empty()
    }

    fn is_connected(&self) -> bool {
        false
    }
}

/// A store in memory that is slow, fails, and sometimes fails after it has done what it should.
pub(crate) struct MemoryStore {
    dice: Dice,
    trouble: Arc<AtomicBool>,
    games: Mutex<BTreeMap<GameId, Vec<Stored>>>,
    listings: Mutex<BTreeMap<GameId, Listing>>,
    /// How often a game was loaded.
    pub(crate) loads: AtomicUsize,
}

impl MemoryStore {
    fn new(dice: Dice, trouble: Arc<AtomicBool>) -> MemoryStore {
        let loads = AtomicUsize::new(0);
        MemoryStore { dice, trouble, games: Mutex::default(), listings: Mutex::default(), loads }
    }

    /// One in which nothing goes wrong.
    pub(crate) fn calm() -> MemoryStore {
        MemoryStore::new(Dice(Arc::new(Mutex::new(StdRng::seed_from_u64(0)))), Arc::default())
    }

    /// All events of a game, without a load.
    pub(crate) fn events(&self, game: GameId) -> Vec<Recorded> {
        let games = self.games.lock().expect("whole");
        games[&game].iter().map(|stored| stored.recorded.clone()).collect()
    }

    async fn hesitate(&self) -> Result<(), StoreError> {
        sleep(self.dice.pause(20)).await;
        self.fail_at(4)
    }

    fn fail_at(&self, percent: u64) -> Result<(), StoreError> {
        if self.trouble.load(Ordering::Relaxed) && self.dice.chance(percent) {
            return Err(StoreError::new("simulated trouble"));
        }
        Ok(())
    }

    fn append_now(&self, appends: Vec<Append>) -> Result<(), AppendError> {
        let mut games = self.games.lock().expect("whole");
        for append in &appends {
            let known = games.get(&append.game).map_or(&[][..], |events| events);
            let first = append.events.first().expect("something is appended");
            let commands: HashSet<_> = known.iter().filter_map(|stored| stored.command.as_ref()).collect();
            let repeated = first.command.as_ref().is_some_and(|command| commands.contains(command));
            if first.recorded.seq as usize != known.len() + 1 || repeated {
                return Err(AppendError::Conflict);
            }
        }
        let mut listings = self.listings.lock().expect("whole");
        for Append { game, events, listing } in appends {
            let known = games.entry(game).or_default();
            known.extend(events);
            if let Some(listing) = listing {
                listings.insert(game, listing);
            }
            check_listing(game, known, &listings[&game]);
        }
        Ok(())
    }
}

/// After every event the listing says what the events do, but for the moment of the earliest flag, which may lag.
fn check_listing(game: GameId, events: &[Stored], listed: &Listing) {
    let state = GameState::replay(game, events.iter().map(|stored| &stored.recorded)).expect("a legal game");
    let listing = Listing::of(&state);
    assert_eq!(*listed, Listing { earliest_flag: listed.earliest_flag, ..listing.clone() });
    match (listed.earliest_flag, listing.earliest_flag) {
        (Some(listed), Some(moment)) => assert!(listed <= moment, "a flag would fall late"),
        (listed, moment) => assert_eq!(listed, moment),
    }
}

impl Store for MemoryStore {
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), AppendError>> {
        async move {
            self.hesitate().await?;
            self.append_now(appends)?;
            sleep(self.dice.pause(10)).await;
            // It is stored, but whoever asked doesn't hear of it.
            Ok(self.fail_at(3)?)
        }
        .boxed()
    }

    fn load(&self, game: GameId, after: Seq) -> Answer<'_, Vec<Stored>> {
        async move {
            self.loads.fetch_add(1, Ordering::Relaxed);
            self.hesitate().await?;
            let games = self.games.lock().expect("whole");
            Ok(games
                .get(&game)
                .map_or(Vec::new(), |events| events[(after as usize).min(events.len())..].to_vec()))
        }
        .boxed()
    }

    fn find(&self, _: Find, _: u32) -> Answer<'_, Vec<GameId>> {
        async { Ok(Vec::new()) }.boxed()
    }

    fn list(&self, _: List, _: u32) -> Answer<'_, Vec<Listed>> {
        async { Ok(Vec::new()) }.boxed()
    }

    fn unlisted(&self, _: Status, _: String, _: u32) -> Answer<'_, Vec<String>> {
        async { Ok(Vec::new()) }.boxed()
    }

    fn fill(&self, _: Vec<Listed>) -> Answer<'_, ()> {
        async { Ok(()) }.boxed()
    }

    fn remove(&self, _: Vec<GameId>) -> Answer<'_, ()> {
        async { Ok(()) }.boxed()
    }

    fn player(&self, _: PlayerId) -> Answer<'_, Option<Player>> {
        async { Ok(None) }.boxed()
    }

    fn remove_unused_players(&self, _: i64) -> Answer<'_, u64> {
        Box::pin(async { Ok(0) })
    }

    fn put_player(&self, _: Player, _: i64) -> Answer<'_, ()> {
        async { Ok(()) }.boxed()
    }

    fn keys(&self) -> Answer<'_, Keys> {
        async { Ok(Keys::default()) }.boxed()
    }

    fn tick(&self, local: Millis) -> Answer<'_, Millis> {
        async move { Ok(local) }.boxed()
    }

    fn durability(&self) -> &'static str {
        "none: a simulation"
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async {}.boxed()
    }
}
