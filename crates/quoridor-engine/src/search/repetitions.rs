use game::{Game, Keys, Line};
use quoridor::Position;

/// Draws by repetition and by length that the game before the search has prepared.
#[derive(Debug)]
pub struct Repetitions {
    /// Hashes of the positions that would stand on the board for the third time.
    twice: Vec<u64>,
    /// Mixed with the keys of the table: what holds with these positions drawn doesn't hold without.
    salt: u64,
    /// How many more turns the game may take.
    turns_left: usize,
}

/// A search can't get further than this, so a limit that is further away means nothing.
const FAR: usize = 2 * super::MAX_PLY;

impl Repetitions {
    /// For a search from where this game stands.
    pub fn of(game: &Line<Position>) -> Repetitions {
        let fences = game.position().fences();
        let mut hashes: Vec<u64> = game
            .positions()
            .iter()
            .rev()
            .take_while(|position| position.fences() == fences)
            .map(Game::hash)
            .collect();
        hashes.sort_unstable();
        let mut twice: Vec<u64> =
            hashes.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        twice.dedup();
        // Beyond the limit nobody keeps to it: an arbiter let the game go on.
        let within = |limit: usize| limit.checked_sub(game.turns()).unwrap_or(usize::MAX);
        let turns_left = Position::TURN_LIMIT.map_or(usize::MAX, within);
        let mut salt = twice.iter().fold(0, |salt, &hash| salt ^ Keys::new(hash).draw());
        if turns_left < FAR {
            salt ^= Keys::new(turns_left as u64).draw();
        }
        Repetitions { twice, salt, turns_left }
    }

    /// Whether results here hold in any game: nothing before the search can make a draw of a win.
    pub fn is_nothing(&self) -> bool {
        self.salt == 0
    }

    /// The key of a position in the table.
    #[inline]
    pub fn key(&self, hash: u64) -> u64 {
        hash ^ self.salt
    }

    /// Whether the position of this hash would stand on the board for the third time.
    #[inline]
    pub fn would_draw(&self, hash: u64) -> bool {
        self.twice.contains(&hash)
    }

    /// Whether so many plies from the root the game is drawn by its length.
    #[inline]
    pub fn too_late(&self, ply: usize) -> bool {
        ply > self.turns_left
    }
}
