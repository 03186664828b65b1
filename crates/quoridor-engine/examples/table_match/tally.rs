use std::fmt;
use std::time::Duration;

use game::{Outcome, Seat};

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
        }
    }

    pub(crate) fn count(&mut self, seat: Seat, outcome: Option<Outcome>, turns: usize, longest: Duration) {
        let won = outcome.and_then(Outcome::winner) == Some(seat);
        self.games += 1;
        self.wins += u32::from(won);
        self.draws += u32::from(matches!(outcome, Some(Outcome::Draw(_))));
        self.seats[seat.index()].0 += u32::from(won);
        self.seats[seat.index()].1 += 1;
        self.turns += turns;
        self.longest = self.longest.max(longest);
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
        write!(f, "; {turns:.0} turns a game, longest move {} ms", self.longest.as_millis())
    }
}
