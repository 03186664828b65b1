use core::time::Duration;
use std::collections::HashSet;
use std::io;
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;

use game::{Game, Keys, Seat, Setup};

use crate::journal::{self, Journal};
use crate::play::{Chair, Played, play};
use crate::schedule::{Assignment, Schedule};
use crate::standing::{Finished, GameId, Lineup, Standing};
use crate::statistics::{Hypothesis, Sprt};
use crate::{Contender, Contest, Contestant, Control, Failure, Halt, OpeningError, Openings};

/// A match: who plays, how, and how often.
#[derive(Debug)]
pub struct Match<G: Contest> {
    /// Who plays: two, or with more seats at the board up to as many as there are.
    pub contestants: Vec<Contestant<G>>,
    /// How many seats the board has.
    pub seats: usize,
    /// How games begin.
    pub openings: Openings<G>,
    /// What the seeds are drawn from that players get for their games.
    pub seed: u64,
    /// The most groups of games that are played.
    pub groups: u64,
    /// How long everybody may think.
    pub control: Control,
    /// How much later an answer may come, for the way it has to go.
    pub margin: Duration,
    /// How many games are played at once.
    pub concurrency: usize,
    /// Ends the match as soon as this is decided, if two play.
    pub sprt: Option<Sprt>,
}

/// Why a match can't be played.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// Too few or too many take part.
    #[error("a match takes at least two players and no more than there are seats, {seats}; {given} given")]
    Contestants {
        /// How many there are.
        given: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A contestant couldn't even sit down.
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

/// Is told how a match goes.
pub trait Spectator {
    /// A game has ended.
    fn game(&mut self, finished: &Finished, standing: &Standing);
}

/// Doesn't look.
impl Spectator for () {
    fn game(&mut self, _: &Finished, _: &Standing) {}
}

/// Why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All games have been played.
    Complete,
    /// The test was decided.
    Decided(Hypothesis),
    /// Somebody ended it.
    Halted,
}

impl<G: Contest> Match<G> {
    /// Who sits where.
    pub fn lineup(&self) -> Result<Lineup, MatchError> {
        let (given, seats) = (self.contestants.len(), self.seats);
        if !(2..=seats).contains(&given) {
            return Err(MatchError::Contestants { given, seats });
        }
        Ok(Lineup::new(given, seats, G::STARTS))
    }

    /// Whether everybody can sit down. Who can't is told now and not game by game.
    pub fn check(&self) -> Result<(), MatchError> {
        for Contestant { name, make, .. } in &self.contestants {
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
        spectator: &mut dyn Spectator,
    ) -> Result<(Standing, Ending), MatchError> {
        let lineup = self.lineup()?;
        let mut standing = Standing::new(self.contestants.len(), lineup.clone());
        for finished in done {
            standing.add(finished);
        }
        let ids: HashSet<GameId> = done.iter().map(|finished| finished.id).collect();
        let schedule = Mutex::new(Schedule::new(&self.openings, &lineup, self.groups, ids)?);
        // The games end when somebody says so, when the test is decided and when they can't be written down: here.
        let enough = Halt::new();
        let (results, arrived) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                let (worker, results) = (Worker::new(self, &lineup), results.clone());
                let (schedule, enough) = (&schedule, &enough);
                scope.spawn(move || worker.work(schedule, &results, enough));
            }
            drop(results);
            let secretary = Secretary { game: self, lineup: &lineup, journal, halt, enough: &enough };
            secretary.follow(&mut standing, &arrived, spectator)
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

/// Takes the results down.
struct Secretary<'a, G: Contest> {
    game: &'a Match<G>,
    lineup: &'a Lineup,
    journal: Option<(&'a mut Journal, &'a str)>,
    halt: &'a Halt,
    enough: &'a Halt,
}

/// How often it is looked whether the match was ended from outside.
const LOOK: Duration = Duration::from_millis(50);

impl<G: Contest> Secretary<'_, G> {
    fn follow(
        mut self,
        standing: &mut Standing,
        arrived: &mpsc::Receiver<(GameId, Played<G>)>,
        spectator: &mut dyn Spectator,
    ) -> Result<Ending, MatchError> {
        let mut ending = Ending::Complete;
        if let Some(hypothesis) = self.game.decided(standing) {
            self.enough.call();
            ending = Ending::Decided(hypothesis);
        }
        let mut failed = None;
        loop {
            let arrival = arrived.recv_timeout(LOOK);
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
            match self.take_down(id, &played) {
                Ok(finished) => {
                    standing.add(&finished);
                    spectator.game(&finished, standing);
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

    fn take_down(&mut self, id: GameId, played: &Played<G>) -> io::Result<Finished> {
        let name = |seat| self.game.contestants[self.lineup.contestant_at(id.round, seat)].name.clone();
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
        })
    }
}

/// Plays one game after the other.
struct Worker<'a, G: Contest> {
    game: &'a Match<G>,
    lineup: &'a Lineup,
    /// By place in the lineup; who has broken down isn't there any more.
    contenders: Vec<Option<Box<dyn Contender<G>>>>,
}

impl<'a, G: Contest> Worker<'a, G> {
    fn new(game: &'a Match<G>, lineup: &'a Lineup) -> Worker<'a, G> {
        Worker { game, lineup, contenders: (0..lineup.seats()).map(|_| None).collect() }
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
        let mut chairs: Vec<Option<Chair<'_, G>>> = (0..self.lineup.seats()).map(|_| None).collect();
        for (place, contender) in self.contenders.iter_mut().enumerate() {
            let contestant = &self.game.contestants[self.lineup.contestant(place)];
            let mut missing = None;
            if contender.is_none() {
                match (contestant.make)() {
                    Ok(made) => *contender = Some(made),
                    Err(failure) => missing = Some(failure),
                }
            }
            let seat =
                Seat::all(self.lineup.seats()).find(|&seat| self.lineup.place_at(id.round, seat) == place)?;
            let control = contestant.control.unwrap_or(self.game.control);
            chairs[seat.index()] =
                Some(Chair { contender, missing, seed: self.game.seed_of(id, place), control });
        }
        let mut chairs: Vec<Chair<'_, G>> = chairs.into_iter().flatten().collect();
        play(opening, &mut chairs, self.game.margin, enough)
    }
}

/// How many seats a game that begins like this has.
pub fn seats_of<G: Game>(setup: &Setup) -> Result<usize, game::SetupError> {
    Ok(G::from_setup(setup)?.seats())
}
