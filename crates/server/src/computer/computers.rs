use std::sync::{Mutex, MutexGuard};

use engine::{Level, Limits, Stopwatch};
use game::Seat;
use games::{AnyLine, Computer, ComputerOptions, GameKind};
use lru::LruCache;
use play::GameId;

use super::{ThinkError, Thought};

/// The transposition table of a computer player, in mebibytes.
const TABLE: usize = 16;
/// The same for one that has no use for it.
const LEAST_TABLE: usize = 1;

/// Computer players. Each keeps what it remembers for the length of its game, within a bound on the memory of all of
/// them: whoever has not been asked for longest has to go first, and begins anew when asked again.
pub struct Computers {
    /// In bytes.
    bound: usize,
    /// The size of a transposition table, in mebibytes.
    table: usize,
    kept: Mutex<Kept>,
}

struct Kept {
    /// Those that nobody thinks with at the moment.
    idle: LruCache<Key, Player>,
    /// The memory of all of them, those in use included, in bytes.
    bytes: usize,
    /// How many were made so far.
    made: u64,
}

/// Whose memory it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    kind: GameKind,
    /// The seat in a game: another seat's computer may be stronger, and would share what it found out. None at levels
    /// that remember nothing, so that one player is enough for all games.
    seat: Option<(GameId, Seat)>,
}

struct Player {
    computer: Computer,
    /// What it thought about last.
    last: Option<(game::Setup, Vec<String>)>,
}

/// A player that is in use. Dropped before it is put back, as in a panic, it is gone: its memory may be half written.
struct InUse<'a> {
    computers: &'a Computers,
    key: Key,
    player: Option<Player>,
    /// What counts as its memory.
    bytes: usize,
}

impl Default for Computers {
    fn default() -> Computers {
        Computers::new(Computers::USUAL_MEMORY, 1)
    }
}

impl Computers {
    /// How much memory they usually have, in mebibytes.
    pub const USUAL_MEMORY: usize = 256;

    /// Computer players for so many threads, which together keep no more than so many mebibytes, or one mebibyte for
    /// each thread. A player may need more while it thinks.
    pub fn new(memory: usize, threads: usize) -> Computers {
        let threads = threads.max(1);
        let memory = memory.max(LEAST_TABLE * threads);
        let table = (memory / threads).clamp(LEAST_TABLE, TABLE);
        let kept = Kept { idle: LruCache::unbounded(), bytes: 0, made: 0 };
        Computers { bound: memory << 20, table, kept: Mutex::new(kept) }
    }

    /// Finds a move here and now.
    pub fn think(&self, thought: &Thought) -> Result<String, ThinkError> {
        let no_move = |reason: String| ThinkError::NoMove(reason);
        let mut line =
            AnyLine::new(thought.game, &thought.setup).map_err(|error| no_move(error.to_string()))?;
        for step in &thought.steps {
            line.step(step).map_err(|error| no_move(error.to_string()))?;
        }
        let level = Level::new(thought.level).unwrap_or_default();
        let remembers = Computer::remembers(thought.game, level, line.seats());
        let seat = remembers.then(|| (thought.id.game, line.turn()));
        let mut taken = self.take(Key { kind: thought.game, seat });
        let found = taken.player.as_mut().and_then(|player| {
            player.prepare(thought, level);
            player.computer.think(&line, Limits::time(thought.limit()), &Stopwatch::start())
        });
        taken.put_back();
        found.ok_or_else(|| no_move("the game is over".into()))
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("nobody panics while holding it")
    }

    /// The player that remembers, or a new one.
    fn take(&self, key: Key) -> InUse<'_> {
        let mut kept = self.kept();
        if let Some(player) = kept.idle.pop(&key) {
            let bytes = player.computer.memory();
            return InUse { computers: self, key, player: Some(player), bytes };
        }
        let table = if key.seat.is_some() { self.table } else { LEAST_TABLE };
        let bytes = table << 20;
        kept.bytes += bytes;
        kept.made += 1;
        let too_many = kept.shrink_to(self.bound);
        drop(kept);
        // First the memory of those who go, then that of the new one.
        drop(too_many);
        let mut taken = InUse { computers: self, key, player: None, bytes };
        let computer = Computer::new(key.kind, ComputerOptions { table, ..ComputerOptions::default() });
        taken.player = Some(Player { computer, last: None });
        taken
    }
}

impl Kept {
    /// Takes out those that have not been asked for longest, until the rest is within the bound.
    fn shrink_to(&mut self, bound: usize) -> Vec<Player> {
        let mut gone = Vec::new();
        while self.bytes > bound
            && let Some((_, player)) = self.idle.pop_lru()
        {
            self.bytes -= player.computer.memory();
            gone.push(player);
        }
        metrics::gauge!("farside_computer_memory_bytes").set(self.bytes as f64);
        gone
    }
}

impl Player {
    /// Makes it ready for this thought.
    fn prepare(&mut self, thought: &Thought, level: Level) {
        self.computer.set_strength(level, thought.seed);
        if self.last.is_some() && !self.is_continued_by(thought) {
            // What was found out while a position that stood twice counted as drawn doesn't hold without.
            self.computer.new_game();
        }
        self.last = Some((thought.setup.clone(), thought.steps.clone()));
    }

    /// Whether this thought is about the same line of play, further on: nothing was taken back.
    fn is_continued_by(&self, thought: &Thought) -> bool {
        let last = self.last.as_ref();
        last.is_some_and(|(setup, steps)| *setup == thought.setup && thought.steps.starts_with(steps))
    }
}

impl InUse<'_> {
    /// Keeps the player for the next move of its game, if there is room.
    fn put_back(mut self) {
        let Some(player) = self.player.take() else { return };
        let mut kept = self.computers.kept();
        kept.bytes += player.computer.memory();
        kept.bytes -= std::mem::take(&mut self.bytes);
        // Should the same have been asked for twice, one of the two is enough.
        let twin = kept.idle.put(self.key, player);
        kept.bytes -= twin.as_ref().map_or(0, |twin| twin.computer.memory());
        let too_many = kept.shrink_to(self.computers.bound);
        drop(kept);
        drop((twin, too_many));
    }
}

impl Drop for InUse<'_> {
    fn drop(&mut self) {
        self.computers.kept().bytes -= self.bytes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::computer::ThoughtId;

    /// The start of a game of Quoridor at a level that remembers.
    fn thought(game: &str, steps: &[&str]) -> Thought {
        Thought {
            id: ThoughtId { game: game.parse().expect("an id"), seq: 3 },
            game: GameKind::Quoridor,
            steps: steps.iter().map(ToString::to_string).collect(),
            level: 5,
            ..Thought::example()
        }
    }

    const GAMES: [&str; 4] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd"];

    /// The games that are remembered, the one that was asked for last first.
    fn remembered(computers: &Computers) -> Vec<String> {
        let kept = computers.kept();
        let game = |key: &Key| key.seat.map_or(key.kind.name().into(), |(game, _)| game.to_string());
        kept.idle.iter().map(|(key, _)| game(key)).collect()
    }

    fn key(game: &str) -> Key {
        Key { kind: GameKind::Quoridor, seat: Some((game.parse().expect("an id"), Seat::FIRST)) }
    }

    fn made(computers: &Computers) -> u64 {
        computers.kept().made
    }

    #[test]
    fn a_player_is_kept_for_its_game_and_forgets_what_was_taken_back() {
        let computers = Computers::new(64, 1);
        computers.think(&thought(GAMES[0], &["e2", "e8"])).expect("a move");
        computers.think(&thought(GAMES[0], &["e2", "e8", "e3", "e7"])).expect("a move");
        assert_eq!(made(&computers), 1, "the same for both moves");
        {
            let kept = computers.kept();
            let player = kept.idle.iter().next().expect("it is kept").1;
            assert!(player.is_continued_by(&thought(GAMES[0], &["e2", "e8", "e3", "e7", "e4", "e6"])));
            assert!(!player.is_continued_by(&thought(GAMES[0], &["e2", "e8", "e3", "d8"])), "taken back");
            assert!(!player.is_continued_by(&thought(GAMES[0], &["e2", "e8"])), "taken back");
        }
        // The other seat, and another game, are somebody else's.
        computers.think(&thought(GAMES[0], &["e2"])).expect("a move");
        computers.think(&thought(GAMES[1], &["e2"])).expect("a move");
        assert_eq!(made(&computers), 3);
    }

    #[test]
    fn the_bound_holds_and_who_was_not_asked_for_longest_goes_first() {
        let computers = Computers::new(32, 1);
        let bytes = || computers.kept().bytes;
        let ask = |game: &str| {
            computers.think(&thought(game, &[])).expect("a move");
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
        assert_eq!((remembered(&computers).len(), computers.kept().bytes), (0, 0));
    }

    #[test]
    fn two_who_think_about_the_same_leave_one_player() {
        let computers = Computers::new(64, 2);
        let [one, other] = [(); 2].map(|()| computers.take(key(GAMES[0])));
        one.put_back();
        other.put_back();
        assert_eq!((remembered(&computers).len(), computers.kept().bytes), (1, 16 << 20));
    }

    #[test]
    fn levels_that_remember_nothing_share_one_player() {
        let computers = Computers::new(16, 1);
        for game in GAMES {
            computers.think(&Thought { level: 1, ..thought(game, &[]) }).expect("a move");
        }
        assert_eq!((made(&computers), computers.kept().bytes), (1, 1 << 20));
        assert_eq!(remembered(&computers), ["quoridor"]);
    }

    #[test]
    fn little_memory_makes_small_tables() {
        let computers = Computers::new(6, 3);
        let taken: Vec<InUse<'_>> = GAMES[..3].iter().map(|game| computers.take(key(game))).collect();
        assert_eq!(computers.kept().bytes, 6 << 20);
        assert!(taken.iter().flat_map(|it| &it.player).all(|it| it.computer.memory() == 2 << 20));
    }
}
