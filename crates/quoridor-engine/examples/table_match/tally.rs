use std::fmt;
use std::time::Duration;

use game::{Outcome, Seat};

/// A game that was played.
pub(crate) struct Played {
    pub(crate) outcome: Option<Outcome>,
    pub(crate) turns: usize,
    /// The longest that a move took.
    pub(crate) longest: Duration,
    /// How many positions the search looked at, in how many moves.
    pub(crate) effort: (u64, u64),
}

/// What the one player has achieved.
pub(crate) struct Tally {
    players: usize,
    /// By seat of the one player: wins and games.
    seats: [(u32, u32); Seat::MAX],
    wins: u32,
    draws: u32,
    games: u32,
    turns: usize,
    longest: Duration,
    effort: (u64, u64),
}

impl Tally {
    pub(crate) fn new(players: usize) -> Tally {
        Tally {
            players,
            seats: [(0, 0); Seat::MAX],
            wins: 0,
            draws: 0,
            games: 0,
            turns: 0,
            longest: Duration::ZERO,
            effort: (0, 0),
        }
    }

    pub(crate) fn count(&mut self, seat: Seat, played: &Played) {
        let won = played.outcome.and_then(Outcome::winner) == Some(seat);
        self.games += 1;
        self.wins += u32::from(won);
        self.draws += u32::from(matches!(played.outcome, Some(Outcome::Draw(_))));
        self.seats[seat.index()].0 += u32::from(won);
        self.seats[seat.index()].1 += 1;
        self.turns += played.turns;
        self.effort.0 += played.effort.0;
        self.effort.1 += played.effort.1;
        self.longest = self.longest.max(played.longest);
    }
}

/// The 95 % interval of a share (Wilson's).
fn interval(wins: f64, games: f64) -> (f64, f64) {
    let z = 1.96;
    let share = wins / games;
    let scale = 1.0 + z * z / games;
    let middle = (share + z * z / (2.0 * games)) / scale;
    let half = z / scale * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    (middle - half, middle + half)
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games);
        let (low, high) = interval(f64::from(self.wins), games);
        write!(
            f,
            "{} wins and {} draws in {} games of {}, {:.1} % ({:.1} to {:.1}), expected {:.1} %; by seat",
            self.wins,
            self.draws,
            self.games,
            self.players,
            100.0 * f64::from(self.wins) / games,
            100.0 * low,
            100.0 * high,
            100.0 / self.players as f64,
        )?;
        for (wins, games) in &self.seats[..self.players] {
            write!(f, " {wins}/{games}")?;
        }
        let turns = self.turns as f64 / games;
        let nodes = self.effort.0 / self.effort.1.max(1);
        let longest = self.longest.as_millis();
        write!(
            f,
            "; {turns:.0} turns a game, {nodes} positions a move of the search, longest move {longest} ms"
        )
    }
}
