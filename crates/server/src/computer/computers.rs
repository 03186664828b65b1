use std::sync::{Mutex, MutexGuard};

use engine::{Level, Limits, Stopwatch};
use game::Seat;
use games::{AnyLine, Computer, ComputerOptions, GameKind};
use lru::LruCache;
use play::GameId;

use super::{ThinkError, ThinkRequest};
use crate::sync::lock;

/// The size of the transposition table of a computer player, in mebibytes.
const TABLE_SIZE: usize = 16;
/// The same for a computer player that keeps nothing between moves.
const MIN_TABLE_SIZE: usize = 1;

/// A cache of computer players, which keep their transposition tables for the length of a game. The least recently
/// used ones are evicted when their total memory exceeds a bound.
pub struct Computers {
    /// The bound on the total memory, in bytes.
    bound: usize,
    /// The size of a transposition table, in mebibytes.
    table: usize,
    cache: Mutex<Cache>,
}

struct Cache {
    /// The players that are not in use.
    idle: LruCache<Key, Player>,
    /// The total memory in bytes, including players in use.
    bytes: usize,
    /// The number of players created so far.
    created: u64,
}

/// The key of a cached player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    kind: GameKind,
    /// The seat in a game: computers of different levels must not share a table. `None` at levels that keep nothing, so
    /// that one player serves all games.
    seat: Option<(GameId, Seat)>,
}

struct Player {
    computer: Computer,
    /// The game of its last request.
    last: Option<(game::Setup, Vec<String>)>,
}

/// A player in use. If dropped without [`InUse::put_back`], as in a panic, the player is discarded: its table may be
/// inconsistent.
struct InUse<'a> {
    computers: &'a Computers,
    key: Key,
    player: Option<Player>,
    /// Its memory as counted by the cache.
    bytes: usize,
}

impl Default for Computers {
    fn default() -> Computers {
        Computers::new(Computers::DEFAULT_MEMORY, 1)
    }
}

impl Computers {
    /// The default memory, in mebibytes.
    pub const DEFAULT_MEMORY: usize = 256;

    /// A cache for so many threads, with so many mebibytes, but at least one for each thread. A player may need more
    /// memory while it thinks.
    pub fn new(memory: usize, threads: usize) -> Computers {
        let threads = threads.max(1);
        let memory = memory.max(MIN_TABLE_SIZE * threads);
        let table = (memory / threads).clamp(MIN_TABLE_SIZE, TABLE_SIZE);
        let cache = Cache { idle: LruCache::unbounded(), bytes: 0, created: 0 };
        Computers { bound: memory << 20, table, cache: Mutex::new(cache) }
    }

    /// Finds a move, blocking the thread.
    pub fn think(&self, request: &ThinkRequest) -> Result<String, ThinkError> {
        self.think_until(request, &Stopwatch::start())
    }

    /// The same with a stopwatch that can end it.
    pub(super) fn think_until(
        &self,
        request: &ThinkRequest,
        watch: &Stopwatch,
    ) -> Result<String, ThinkError> {
        let no_move = |reason: String| ThinkError::NoMove(reason);
        let mut line =
            AnyLine::new(request.game, &request.setup).map_err(|error| no_move(error.to_string()))?;
        for step in &request.steps {
            line.step(step).map_err(|error| no_move(error.to_string()))?;
        }
        let level = Level::new(request.level).unwrap_or_default();
        let remembers = Computer::remembers(request.game, level, line.seats());
        let seat = remembers.then(|| (request.id.game, line.turn()));
        let mut taken = self.take(Key { kind: request.game, seat });
        let found = taken.player.as_mut().and_then(|player| {
            player.prepare(request, level);
            player.computer.think(&line, Limits::time(request.limit()), watch)
        });
        taken.put_back();
        found.ok_or_else(|| no_move("the game is over".into()))
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        lock(&self.cache)
    }

    /// Takes a player out of the cache, or creates one.
    fn take(&self, key: Key) -> InUse<'_> {
        let mut cache = self.cache();
        if let Some(player) = cache.idle.pop(&key) {
            let bytes = player.computer.memory();
            return InUse { computers: self, key, player: Some(player), bytes };
        }
        let table = if key.seat.is_some() { self.table } else { MIN_TABLE_SIZE };
        let bytes = table << 20;
        cache.bytes += bytes;
        cache.created += 1;
        let evicted = cache.evict_to(self.bound);
        drop(cache);
        // Frees the memory of evicted players before it allocates that of the new one.
        drop(evicted);
        let mut taken = InUse { computers: self, key, player: None, bytes };
        let computer = Computer::new(key.kind, ComputerOptions { table, ..ComputerOptions::default() });
        taken.player = Some(Player { computer, last: None });
        taken
    }
}

impl Cache {
    /// Evicts the least recently used players until the rest is within the bound.
    fn evict_to(&mut self, bound: usize) -> Vec<Player> {
        let mut evicted = Vec::new();
        while self.bytes > bound
            && let Some((_, player)) = self.idle.pop_lru()
        {
            self.bytes -= player.computer.memory();
            evicted.push(player);
        }
        metrics::gauge!("farside_computer_memory_bytes").set(self.bytes as f64);
        evicted
    }
}

impl Player {
    /// Sets level and seed, and clears the table unless the request continues the last one.
    fn prepare(&mut self, request: &ThinkRequest, level: Level) {
        self.computer.set_strength(level, request.seed);
        if self.last.is_some() && !self.is_continued_by(request) {
            // Table entries depend on the repetitions of the line they were found in.
            self.computer.new_game();
        }
        self.last = Some((request.setup.clone(), request.steps.clone()));
    }

    /// Whether this request is about the same line of play, further on: nothing was taken back.
    fn is_continued_by(&self, request: &ThinkRequest) -> bool {
        let last = self.last.as_ref();
        last.is_some_and(|(setup, steps)| *setup == request.setup && request.steps.starts_with(steps))
    }
}

impl InUse<'_> {
    /// Returns the player to the cache.
    fn put_back(mut self) {
        let Some(player) = self.player.take() else { return };
        let mut cache = self.computers.cache();
        cache.bytes += player.computer.memory();
        cache.bytes -= std::mem::take(&mut self.bytes);
        // Two requests for the same seat at the same time leave one player.
        let twin = cache.idle.put(self.key, player);
        cache.bytes -= twin.as_ref().map_or(0, |twin| twin.computer.memory());
        let evicted = cache.evict_to(self.computers.bound);
        drop(cache);
        drop((twin, evicted));
    }
}

impl Drop for InUse<'_> {
    fn drop(&mut self) {
        self.computers.cache().bytes -= self.bytes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::computer::ThinkId;

    /// The start of a game of Quoridor at a level that remembers.
    fn request(game: &str, steps: &[&str]) -> ThinkRequest {
        ThinkRequest {
            id: ThinkId { game: game.parse().expect("an id"), seq: 3 },
            game: GameKind::Quoridor,
            steps: steps.iter().map(ToString::to_string).collect(),
            level: 5,
            ..ThinkRequest::example()
        }
    }

    const GAMES: [&str; 4] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd"];

    /// The games that are remembered, the one that was asked for last first.
    fn remembered(computers: &Computers) -> Vec<String> {
        let cache = computers.cache();
        let game = |key: &Key| key.seat.map_or(key.kind.name().into(), |(game, _)| game.to_string());
        cache.idle.iter().map(|(key, _)| game(key)).collect()
    }

    fn key(game: &str) -> Key {
        Key { kind: GameKind::Quoridor, seat: Some((game.parse().expect("an id"), Seat::FIRST)) }
    }

    fn made(computers: &Computers) -> u64 {
        computers.cache().created
    }

    #[test]
    fn a_player_is_kept_for_its_game_and_forgets_what_was_taken_back() {
        let computers = Computers::new(64, 1);
        computers.think(&request(GAMES[0], &["e2", "e8"])).expect("a move");
        computers.think(&request(GAMES[0], &["e2", "e8", "e3", "e7"])).expect("a move");
        assert_eq!(made(&computers), 1, "the same for both moves");
        {
            let cache = computers.cache();
            let player = cache.idle.iter().next().expect("it is kept").1;
            assert!(player.is_continued_by(&request(GAMES[0], &["e2", "e8", "e3", "e7", "e4", "e6"])));
            assert!(!player.is_continued_by(&request(GAMES[0], &["e2", "e8", "e3", "d8"])), "taken back");
            assert!(!player.is_continued_by(&request(GAMES[0], &["e2", "e8"])), "taken back");
        }
        // The other seat, and another game, are somebody else's.
        computers.think(&request(GAMES[0], &["e2"])).expect("a move");
        computers.think(&request(GAMES[1], &["e2"])).expect("a move");
        assert_eq!(made(&computers), 3);
    }

    #[test]
    fn the_bound_holds_and_who_was_not_asked_for_longest_goes_first() {
        let computers = Computers::new(32, 1);
        let bytes = || computers.cache().bytes;
        let ask = |game: &str| {
            computers.think(&request(game, &[])).expect("a move");
            assert!(bytes() <= 32 << 20, "{} are too many", bytes());
        };
        ask(GAMES[0]);
        ask(GAMES[1]);
        assert_eq!(remembered(&computers), [GAMES[1], GAMES[0]]);
        ask(GAMES[0]);
        assert_eq!(made(&computers), 2);
        ask(GAMES[2]);
        assert_eq!(remembered(&computers), [GAMES[2], GAMES[0]], "the second was asked for before the first");
        // Those in use count: with two of them there is room for no other.
        let one = computers.take(key(GAMES[0]));
        assert_eq!(remembered(&computers), [GAMES[2]]);
        let other = computers.take(key(GAMES[3]));
        assert_eq!((remembered(&computers).len(), bytes()), (0, 32 << 20));
        other.put_back();
        one.put_back();
        assert_eq!(remembered(&computers), [GAMES[0], GAMES[3]]);
        assert_eq!(bytes(), 32 << 20);
    }

    #[test]
    fn a_player_that_panics_is_gone() {
        let computers = Computers::new(32, 1);
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let _taken = computers.take(key(GAMES[0]));
            panic!("the engine failed");
        }));
        assert!(panicked.is_err());
        assert_eq!((remembered(&computers).len(), computers.cache().bytes), (0, 0));
    }

    #[test]
    fn two_who_think_about_the_same_leave_one_player() {
        let computers = Computers::new(64, 2);
        let [one, other] = [(); 2].map(|()| computers.take(key(GAMES[0])));
        one.put_back();
        other.put_back();
        assert_eq!((remembered(&computers).len(), computers.cache().bytes), (1, 16 << 20));
    }

    #[test]
    fn levels_that_remember_nothing_share_one_player() {
        let computers = Computers::new(16, 1);
        for game in GAMES {
            computers.think(&ThinkRequest { level: 1, ..request(game, &[]) }).expect("a move");
        }
        assert_eq!((made(&computers), computers.cache().bytes), (1, 1 << 20));
        assert_eq!(remembered(&computers), ["quoridor"]);
    }

    #[test]
    fn little_memory_makes_small_tables() {
        let computers = Computers::new(6, 3);
        let taken: Vec<InUse<'_>> = GAMES[..3].iter().map(|game| computers.take(key(game))).collect();
        assert_eq!(computers.cache().bytes, 6 << 20);
        assert!(taken.iter().flat_map(|it| &it.player).all(|it| it.computer.memory() == 2 << 20));
    }
}
