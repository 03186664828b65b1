use core::time::Duration;
use std::collections::BTreeMap;

use game::Seat;
use game::record::GameResult;

use crate::Work;
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
    /// The entries at the seats of the first game, by their index. One may sit at several.
    seats: Vec<usize>,
    /// How many games a group has.
    games: usize,
}

impl Lineup {
    /// So many entries at so many seats, with so many openings to a group. The first entry has one seat, the
    /// others share the rest.
    ///
    /// # Panics
    /// If there are fewer than two entries, or more than seats.
    pub fn new(entries: usize, seats: usize, starts: usize) -> Lineup {
        assert!((2..=seats).contains(&entries), "{entries} entries for {seats} seats");
        let others = (1..entries).cycle();
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

    /// The entry of a place in the lineup.
    pub fn entry(&self, place: usize) -> usize {
        self.seats[place]
    }

    /// The entry at this seat.
    pub fn entry_at(&self, round: usize, seat: Seat) -> usize {
        self.entry(self.place_at(round, seat))
    }

    /// How many seats an entry has.
    pub fn seats_of(&self, entry: usize) -> usize {
        self.seats.iter().filter(|&&other| other == entry).count()
    }
}

/// What the searches of a player did, added up over its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Moves of which the depth is known, and these depths.
    depths: (u64, u64),
    /// Moves of which the nodes are known, and these nodes.
    nodes: (u64, u64),
    /// The time of the moves of which the nodes are known.
    time: Duration,
}

impl Effort {
    pub(crate) fn add_move(&mut self, work: Work, took: Duration) {
        if let Some(depth) = work.depth {
            self.depths = (self.depths.0 + 1, self.depths.1 + depth);
        }
        if let Some(nodes) = work.nodes {
            self.nodes = (self.nodes.0 + 1, self.nodes.1 + nodes);
            self.time += took;
        }
    }

    fn add(&mut self, other: &Effort) {
        self.depths = (self.depths.0 + other.depths.0, self.depths.1 + other.depths.1);
        self.nodes = (self.nodes.0 + other.nodes.0, self.nodes.1 + other.nodes.1);
        self.time += other.time;
    }

    /// The mean depth of a search, in plies.
    pub fn mean_depth(&self) -> Option<f64> {
        let (moves, depths) = self.depths;
        (moves > 0).then(|| depths as f64 / moves as f64)
    }

    /// The mean number of nodes of a search.
    pub fn mean_nodes(&self) -> Option<f64> {
        let (moves, nodes) = self.nodes;
        (moves > 0).then(|| nodes as f64 / moves as f64)
    }

    /// Nodes per second of searching.
    pub fn speed(&self) -> Option<f64> {
        let seconds = self.time.as_secs_f64();
        (seconds > 0.0).then(|| self.nodes.1 as f64 / seconds)
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
    /// What the searches of each seat did; nothing of games that were read from a journal.
    pub efforts: [Effort; Seat::MAX],
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
    /// By entry and seat.
    tallies: Vec<[Tally; Seat::MAX]>,
    /// By entry and kind.
    faults: Vec<[u64; FaultKind::ALL.len()]>,
    overruns: Vec<Duration>,
    efforts: Vec<Effort>,
    plies: u64,
    games: u64,
    /// The results of groups that aren't complete.
    open: BTreeMap<u64, BTreeMap<usize, GameResult>>,
    pairs: Groups,
    shares: Vec<Shares>,
}

impl Standing {
    /// Before the first game.
    pub fn new(entries: usize, lineup: Lineup) -> Standing {
        Standing {
            tallies: vec![[Tally::default(); Seat::MAX]; entries],
            faults: vec![[0; FaultKind::ALL.len()]; entries],
            overruns: vec![Duration::ZERO; entries],
            efforts: vec![Effort::default(); entries],
            plies: 0,
            games: 0,
            open: BTreeMap::new(),
            pairs: Groups::of(lineup.games()),
            shares: vec![Shares::default(); entries],
            lineup,
        }
    }

    /// Counts a finished game.
    pub fn add(&mut self, game: &Finished) {
        let GameId { group, round } = game.id;
        self.games += 1;
        self.plies += game.plies as u64;
        for seat in Seat::all(self.lineup.seats()) {
            let entry = self.lineup.entry_at(round, seat);
            self.tallies[entry][seat.index()].add(game.result, seat);
            self.overruns[entry] = self.overruns[entry].max(game.overruns[seat.index()]);
            self.efforts[entry].add(&game.efforts[seat.index()]);
        }
        for fault in &game.faults {
            self.faults[self.lineup.entry_at(round, fault.seat)][fault.kind as usize] += 1;
        }
        let results = self.open.entry(group).or_default();
        results.insert(round, game.result);
        if results.len() == self.lineup.games()
            && let Some(results) = self.open.remove(&group)
        {
            self.close(&results);
        }
    }

    /// Counts a complete group.
    fn close(&mut self, results: &BTreeMap<usize, GameResult>) {
        let mut points = vec![0.0; self.shares.len()];
        for (&round, result) in results {
            let sharers: Vec<Seat> = result.sharers().collect();
            for &seat in &sharers {
                points[self.lineup.entry_at(round, seat)] += 1.0 / sharers.len() as f64;
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

    /// What the first entry got in each complete group. It means something when two play.
    pub fn groups(&self) -> &Groups {
        &self.pairs
    }

    /// What an entry got of the points of complete groups.
    pub fn shares(&self, entry: usize) -> &Shares {
        &self.shares[entry]
    }

    /// An entry's games at a seat.
    pub fn tally_at(&self, entry: usize, seat: Seat) -> Tally {
        self.tallies[entry][seat.index()]
    }

    /// All games of an entry. Who sits at two seats of a game has two results of it.
    pub fn tally(&self, entry: usize) -> Tally {
        self.tallies[entry].iter().fold(Tally::default(), |sum, tally| Tally {
            wins: sum.wins + tally.wins,
            draws: sum.draws + tally.draws,
            losses: sum.losses + tally.losses,
        })
    }

    /// How often an entry did this.
    pub fn faults(&self, entry: usize, kind: FaultKind) -> u64 {
        self.faults[entry][kind as usize]
    }

    /// What the searches of an entry did, in the games that were played now.
    pub fn effort(&self, entry: usize) -> &Effort {
        &self.efforts[entry]
    }

    /// By how much an entry's slowest answer came after its time.
    pub fn overrun(&self, entry: usize) -> Duration {
        self.overruns[entry]
    }
}
