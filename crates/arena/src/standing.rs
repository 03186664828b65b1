use core::time::Duration;
use std::collections::BTreeMap;

use game::Seat;
use game::record::GameResult;

use crate::play::{Fault, FaultKind};
use crate::statistics::{Groups, Shares};

/// Which game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId {
    /// The group, counted from 0.
    pub group: u64,
    /// The game within the group, counted from 0.
    pub round: usize,
}

/// Who sits where: the lineup of a match, moved on by a seat from game to game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The contestants at the seats of the first game, by their index. One may sit at several.
    seats: Vec<usize>,
    /// How many games a group has.
    games: usize,
}

impl Lineup {
    /// So many contestants at so many seats, with so many openings to a group. The first contestant has one seat, the
    /// others share the rest.
    ///
    /// # Panics
    /// If there are fewer than two contestants, or more than seats.
    pub fn new(contestants: usize, seats: usize, starts: usize) -> Lineup {
        assert!((2..=seats).contains(&contestants), "{contestants} contestants for {seats} seats");
        let others = (1..contestants).cycle();
        let lineup = std::iter::once(0).chain(others).take(seats).collect();
        Lineup { seats: lineup, games: seats * starts }
    }

    /// How many games a group has: every opening with everybody at every seat.
    pub fn games(&self) -> usize {
        self.games
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Which of a group's openings a game begins with.
    pub fn opening(&self, round: usize) -> usize {
        round / self.seats()
    }

    /// The place in the lineup that sits at this seat.
    pub fn place_at(&self, round: usize, seat: Seat) -> usize {
        (seat.index() + self.seats() - round % self.seats()) % self.seats()
    }

    /// The contestant of a place in the lineup.
    pub fn contestant(&self, place: usize) -> usize {
        self.seats[place]
    }

    /// The contestant at this seat.
    pub fn contestant_at(&self, round: usize, seat: Seat) -> usize {
        self.contestant(self.place_at(round, seat))
    }

    /// How many seats a contestant has.
    pub fn seats_of(&self, contestant: usize) -> usize {
        self.seats.iter().filter(|&&other| other == contestant).count()
    }
}

/// What came of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Which one.
    pub id: GameId,
    /// Who won.
    pub result: GameResult,
    /// What went wrong.
    pub faults: Vec<Fault>,
    /// How many moves were made.
    pub plies: usize,
    /// By how much the slowest answer of each seat came after its time.
    pub overruns: [Duration; Seat::MAX],
}

/// Wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games without a winner.
    pub draws: u64,
    /// Games somebody else won.
    pub losses: u64,
}

impl Tally {
    /// All of them.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    fn add(&mut self, result: GameResult, seat: Seat) {
        match result.winner() {
            Some(winner) if winner == seat => self.wins += 1,
            None if result.sharers().any(|sharer| sharer == seat) => self.draws += 1,
            _ => self.losses += 1,
        }
    }
}

/// How a match stands.
#[derive(Clone, Debug)]
pub struct Standing {
    lineup: Lineup,
    /// By contestant and seat.
    tallies: Vec<[Tally; Seat::MAX]>,
    /// By contestant and kind.
    faults: Vec<[u64; FaultKind::ALL.len()]>,
    overruns: Vec<Duration>,
    plies: u64,
    games: u64,
    /// The results of groups that aren't complete.
    open: BTreeMap<u64, BTreeMap<usize, GameResult>>,
    pairs: Groups,
    shares: Vec<Shares>,
}

impl Standing {
    /// Before the first game.
    pub fn new(contestants: usize, lineup: Lineup) -> Standing {
        Standing {
            tallies: vec![[Tally::default(); Seat::MAX]; contestants],
            faults: vec![[0; FaultKind::ALL.len()]; contestants],
            overruns: vec![Duration::ZERO; contestants],
            plies: 0,
            games: 0,
            open: BTreeMap::new(),
            pairs: Groups::of(lineup.games()),
            shares: vec![Shares::default(); contestants],
            lineup,
        }
    }

    /// One more game.
    pub fn add(&mut self, game: &Finished) {
        let GameId { group, round } = game.id;
        self.games += 1;
        self.plies += game.plies as u64;
        for seat in Seat::all(self.lineup.seats()) {
            let contestant = self.lineup.contestant_at(round, seat);
            self.tallies[contestant][seat.index()].add(game.result, seat);
            self.overruns[contestant] = self.overruns[contestant].max(game.overruns[seat.index()]);
        }
        for fault in &game.faults {
            self.faults[self.lineup.contestant_at(round, fault.seat)][fault.kind as usize] += 1;
        }
        let results = self.open.entry(group).or_default();
        results.insert(round, game.result);
        if results.len() == self.lineup.games()
            && let Some(results) = self.open.remove(&group)
        {
            self.close(&results);
        }
    }

    /// A group is complete.
    fn close(&mut self, results: &BTreeMap<usize, GameResult>) {
        let mut points = vec![0.0; self.shares.len()];
        for (&round, result) in results {
            let sharers: Vec<Seat> = result.sharers().collect();
            for &seat in &sharers {
                points[self.lineup.contestant_at(round, seat)] += 1.0 / sharers.len() as f64;
            }
        }
        // Halves are exact in binary.
        self.pairs.add((2.0 * points[0]).round() as usize);
        for (shares, points) in self.shares.iter_mut().zip(points) {
            shares.add(points / results.len() as f64);
        }
    }

    /// Who sits where.
    pub fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// How many games have been played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many moves a game took on average.
    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / self.games.max(1) as f64
    }

    /// What the first contestant got in each complete group. It means something when two play.
    pub fn groups(&self) -> &Groups {
        &self.pairs
    }

    /// What a contestant got of the points of complete groups.
    pub fn shares(&self, contestant: usize) -> &Shares {
        &self.shares[contestant]
    }

    /// A contestant's games at a seat.
    pub fn tally_at(&self, contestant: usize, seat: Seat) -> Tally {
        self.tallies[contestant][seat.index()]
    }

    /// All games of a contestant. Who sits at two seats of a game has two results of it.
    pub fn tally(&self, contestant: usize) -> Tally {
        self.tallies[contestant].iter().fold(Tally::default(), |sum, tally| Tally {
            wins: sum.wins + tally.wins,
            draws: sum.draws + tally.draws,
            losses: sum.losses + tally.losses,
        })
    }

    /// How often a contestant did this.
    pub fn faults(&self, contestant: usize, kind: FaultKind) -> u64 {
        self.faults[contestant][kind as usize]
    }

    /// By how much a contestant's slowest answer came after its time.
    pub fn overrun(&self, contestant: usize) -> Duration {
        self.overruns[contestant]
    }
}
