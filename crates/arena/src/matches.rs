use core::time::Duration;
use std::collections::HashSet;
use std::io;
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;

use game::{Game, Keys, Seat, Setup};

use crate::journal::{self, Journal};
use crate::play::{Played, SeatPlayer, play};
use crate::schedule::{Assignment, Schedule};
use crate::standing::{Finished, GameId, Lineup, Standing};
use crate::statistics::{Hypothesis, Sprt};
use crate::{Competitor, Contest, Control, Entry, Failure, Halt, OpeningError, Openings};

/// A match: who plays, how, and how often.
#[derive(Debug)]
pub struct Match<G: Contest> {
    /// The engines: two, or with more seats at the board up to as many as there are.
    pub entries: Vec<Entry<G>>,
    /// How many seats the board has.
    pub seats: usize,
    /// How games begin.
    pub openings: Openings<G>,
    /// What the seeds are drawn from that players get for their games.
    pub seed: u64,
    /// The most groups of games that are played.
    pub groups: u64,
    /// The time control, for entries that have none of their own.
    pub control: Control,
    /// How much later an answer may come, for the time it takes to be sent.
    pub margin: Duration,
    /// How many games are played at once.
    pub concurrency: usize,
    /// Ends the match as soon as this is decided, if two play.
    pub sprt: Option<Sprt>,
}

/// Why a match can't be played.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// There are too few or too many entries.
    #[error("a match takes at least two players and no more than there are seats, {seats}; {given} given")]
    Entries {
        /// How many there are.
        given: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// An entry can't be started.
    #[error("{name} can't play: {failure}")]
    Absent {
        /// Which one.
        name: String,
        /// Why.
        failure: Failure,
    },
    /// The games can't begin like this.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// The games can't be written down.
    #[error("can't write the games down: {0}")]
    Journal(#[from] io::Error),
}

/// Is notified of every game of a match.
pub trait Observer {
    /// A game has ended.
    fn game(&mut self, finished: &Finished, standing: &Standing);
}

/// Ignores them.
impl Observer for () {
    fn game(&mut self, _: &Finished, _: &Standing) {}
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All games have been played.
    Complete,
    /// The test was decided.
    Decided(Hypothesis),
    /// It was ended from outside.
    Halted,
}

impl<G: Contest> Match<G> {
    /// Who plays at which seat.
    pub fn lineup(&self) -> Result<Lineup, MatchError> {
        let (given, seats) = (self.entries.len(), self.seats);
        if !(2..=seats).contains(&given) {
            return Err(MatchError::Entries { given, seats });
        }
        Ok(Lineup::new(given, seats, G::STARTS))
    }

    /// Starts every entry once, so that one that can't be started is reported before the first game.
    pub fn check(&self) -> Result<(), MatchError> {
        for Entry { name, make, .. } in &self.entries {
            make().map_err(|failure| MatchError::Absent { name: name.clone(), failure })?;
        }
        Ok(())
    }

    /// Plays all games that aren't among `done`, and writes them into the journal under this name as they end.
    pub fn run(
        &self,
        done: &[Finished],
        journal: Option<(&mut Journal, &str)>,
        halt: &Halt,
        observer: &mut dyn Observer,
    ) -> Result<(Standing, Ending), MatchError> {
        let lineup = self.lineup()?;
        let mut standing = Standing::new(self.entries.len(), lineup.clone());
        for finished in done {
            standing.add(finished);
        }
        let ids: HashSet<GameId> = done.iter().map(|finished| finished.id).collect();
        let schedule = Mutex::new(Schedule::new(&self.openings, &lineup, self.groups, ids)?);
        // Ends the games when the match is halted, when the test is decided and when they can't be written down.
        let enough = Halt::new();
        let (results, arrived) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                let (worker, results) = (Worker::new(self, &lineup), results.clone());
                let (schedule, enough) = (&schedule, &enough);
                scope.spawn(move || worker.work(schedule, &results, enough));
            }
            drop(results);
            let recorder = Recorder { game: self, lineup: &lineup, journal, halt, enough: &enough };
            recorder.follow(&mut standing, &arrived, observer)
        })
        .map(|ending| (standing, ending))
    }

    /// The seed of a place in the lineup in a game: the same whenever and beside whatever others it is played.
    fn seed_of(&self, GameId { group, round }: GameId, place: usize) -> u32 {
        let [mut match_keys, mut group_keys] = [self.seed, group].map(Keys::new);
        let mut keys = Keys::new(match_keys.draw() ^ group_keys.draw().rotate_left(1));
        let skipped = round * self.seats + place;
        (0..=skipped).fold(0, |_, _| keys.draw()) as u32
    }

    fn decided(&self, standing: &Standing) -> Option<Hypothesis> {
        self.sprt.filter(|_| self.seats == 2).and_then(|sprt| sprt.verdict(standing.groups()))
    }
}

/// Collects the results of the games: counts them, writes them to the journal, and ends the match when it is decided.
struct Recorder<'a, G: Contest> {
    game: &'a Match<G>,
    lineup: &'a Lineup,
    journal: Option<(&'a mut Journal, &'a str)>,
    halt: &'a Halt,
    enough: &'a Halt,
}

/// How often the flag that ends the match is read.
const POLL: Duration = Duration::from_millis(50);

impl<G: Contest> Recorder<'_, G> {
    fn follow(
        mut self,
        standing: &mut Standing,
        arrived: &mpsc::Receiver<(GameId, Played<G>)>,
        observer: &mut dyn Observer,
    ) -> Result<Ending, MatchError> {
        let mut ending = Ending::Complete;
        if let Some(hypothesis) = self.game.decided(standing) {
            self.enough.call();
            ending = Ending::Decided(hypothesis);
        }
        let mut failed = None;
        loop {
            let arrival = arrived.recv_timeout(POLL);
            if self.halt.called() && ending == Ending::Complete {
                self.enough.call();
                ending = Ending::Halted;
            }
            let (id, played) = match arrival {
                Ok(arrival) => arrival,
                Err(mpsc::RecvTimeoutError::Timeout) => continue,
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            };
            // What still arrives after the end has been played all the same.
            match self.record(id, &played) {
                Ok(finished) => {
                    standing.add(&finished);
                    observer.game(&finished, standing);
                }
                Err(error) => {
                    self.enough.call();
                    failed = failed.or(Some(error));
                }
            }
            if ending == Ending::Complete
                && let Some(hypothesis) = self.game.decided(standing)
            {
                self.enough.call();
                ending = Ending::Decided(hypothesis);
            }
        }
        failed.map_or(Ok(ending), |error| Err(error.into()))
    }

    fn record(&mut self, id: GameId, played: &Played<G>) -> io::Result<Finished> {
        let name = |seat| self.game.entries[self.lineup.entry_at(id.round, seat)].name.clone();
        let record = journal::record(played, id, self.journal.as_ref().map_or("", |(_, name)| name), name);
        if let Some((journal, _)) = &mut self.journal {
            journal.write(&record)?;
        }
        Ok(Finished {
            id,
            result: record.result,
            faults: played.faults.clone(),
            plies: record.moves.len(),
            overruns: played.overruns,
            efforts: played.efforts,
        })
    }
}

/// Plays one game after the other.
struct Worker<'a, G: Contest> {
    game: &'a Match<G>,
    lineup: &'a Lineup,
    /// By place in the lineup; none for one that has crashed.
    competitors: Vec<Option<Box<dyn Competitor<G>>>>,
}

impl<'a, G: Contest> Worker<'a, G> {
    fn new(game: &'a Match<G>, lineup: &'a Lineup) -> Worker<'a, G> {
        Worker { game, lineup, competitors: (0..lineup.seats()).map(|_| None).collect() }
    }

    fn work(
        mut self,
        schedule: &Mutex<Schedule<'_, G>>,
        results: &Sender<(GameId, Played<G>)>,
        enough: &Halt,
    ) {
        while !enough.called() {
            let next = schedule.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(Assignment { id, opening }) = next else { return };
            let Some(played) = self.play(id, &opening, enough) else { return };
            if results.send((id, played)).is_err() {
                return;
            }
        }
    }

    fn play(&mut self, id: GameId, opening: &crate::Opening<G>, enough: &Halt) -> Option<Played<G>> {
        let mut players: Vec<Option<SeatPlayer<'_, G>>> = (0..self.lineup.seats()).map(|_| None).collect();
        for (place, competitor) in self.competitors.iter_mut().enumerate() {
            let entry = &self.game.entries[self.lineup.entry(place)];
            let mut missing = None;
            if competitor.is_none() {
                match (entry.make)() {
                    Ok(made) => *competitor = Some(made),
                    Err(failure) => missing = Some(failure),
                }
            }
            let seat =
                Seat::all(self.lineup.seats()).find(|&seat| self.lineup.place_at(id.round, seat) == place)?;
            let control = entry.control.unwrap_or(self.game.control);
            players[seat.index()] =
                Some(SeatPlayer { competitor, missing, seed: self.game.seed_of(id, place), control });
        }
        let mut players: Vec<SeatPlayer<'_, G>> = players.into_iter().flatten().collect();
        play(opening, &mut players, self.game.margin, enough)
    }
}

/// How many seats a game that begins like this has.
pub fn seats_of<G: Game>(setup: &Setup) -> Result<usize, game::SetupError> {
    Ok(G::from_setup(setup)?.seats())
}
