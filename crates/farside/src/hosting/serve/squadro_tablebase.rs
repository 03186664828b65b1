//! The tablebase of a server: one that is there, or one that is made in the background.

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use anyhow::{Context as _, Result};
use game::Game as _;
use games::GameKind;
use server::tablebase::{ExactPosition, ExactValue, LookUpError, TablebaseState};
use squadro::Position;
use squadro_solver::{
    Keep, LevelReport, Progress, SolveOptions, Stage, Tablebase, TablebaseError, Value, solve,
};

/// The directory of the tablebase that a server makes, in that of its data.
const FOLDER: &str = "squadro-tablebase";
/// How many percent of the work lie between two messages in the log.
const LOGGED_PERCENT: u8 = 5;

/// Where the tablebase of a server comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TablebaseSource {
    /// It is in this directory.
    Directory(PathBuf),
    /// The server makes it if it isn't there yet.
    Auto,
}

impl std::str::FromStr for TablebaseSource {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<TablebaseSource, Self::Err> {
        Ok(if text == "auto" { TablebaseSource::Auto } else { TablebaseSource::Directory(text.into()) })
    }
}

/// The tablebase of Squadro, now or later.
#[derive(Clone, Debug)]
pub(crate) struct SquadroTablebase(Arc<RwLock<Stock>>);

#[derive(Debug)]
enum Stock {
    Solving(u8),
    Ready(Box<Tablebase>),
    Failed(String),
}

impl Stock {
    fn ready(tablebase: Tablebase) -> Stock {
        Stock::Ready(Box::new(tablebase))
    }
}

impl TablebaseSource {
    /// Opens the tablebase, or begins to make it in the background, in this directory of the server's data.
    pub(crate) fn open(&self, data: &Path) -> Result<SquadroTablebase> {
        match self {
            TablebaseSource::Directory(directory) => {
                Ok(SquadroTablebase::new(Stock::ready(Tablebase::open(directory)?)))
            }
            TablebaseSource::Auto => {
                let options = SolveOptions { keep: Keep::All, ..SolveOptions::new(data.join(FOLDER)) };
                SquadroTablebase::make(options)
            }
        }
    }
}

impl SquadroTablebase {
    fn new(stock: Stock) -> SquadroTablebase {
        SquadroTablebase(Arc::new(RwLock::new(stock)))
    }

    /// Opens what an earlier run has made, or makes it in a thread of its own. A run that was interrupted is resumed.
    fn make(options: SolveOptions) -> Result<SquadroTablebase> {
        match Tablebase::open(&options.dir) {
            Ok(tablebase) => return Ok(SquadroTablebase::new(Stock::ready(tablebase))),
            Err(TablebaseError::Missing { .. } | TablebaseError::Unfinished { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        let made = SquadroTablebase::new(Stock::Solving(0));
        let mut told = made.clone();
        let thread = std::thread::Builder::new().name("tablebase".into());
        let solving = thread.spawn(move || {
            tracing::info!(directory = %options.dir.display(), "solving Squadro");
            let mut log = Log { told: told.clone(), work: 0, done: 0, logged: 0 };
            let solved = solve(&options, &mut log).map_err(anyhow::Error::from);
            let opened = solved.and_then(|_| Ok(Tablebase::open(&options.dir)?));
            told.set(match opened {
                Ok(tablebase) => {
                    tracing::info!("Squadro is solved: its tablebase is served");
                    Stock::ready(tablebase)
                }
                Err(error) => {
                    tracing::error!(%error, "Squadro couldn't be solved: there is no tablebase");
                    Stock::Failed(error.to_string())
                }
            });
        });
        drop(solving.context("can't start a thread")?);
        Ok(made)
    }

    fn set(&mut self, stock: Stock) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = stock;
    }
}

impl server::tablebase::Tablebase for SquadroTablebase {
    fn state(&self, game: GameKind) -> TablebaseState {
        if game != GameKind::Squadro {
            return TablebaseState::Absent;
        }
        match &*self.0.read().unwrap_or_else(PoisonError::into_inner) {
            Stock::Solving(percent) => TablebaseState::Solving { percent: *percent },
            Stock::Ready(_) => TablebaseState::Ready,
            Stock::Failed(_) => TablebaseState::Absent,
        }
    }

    fn look_up(&self, game: GameKind, position: &str) -> Result<ExactPosition, LookUpError> {
        if game != GameKind::Squadro {
            return Err(LookUpError::NotCovered);
        }
        let position: Position = position
            .parse()
            .map_err(|error: squadro::PositionError| LookUpError::Position(error.to_string()))?;
        if position.outcome().is_some() {
            return Err(LookUpError::Over);
        }
        let stock = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let tablebase = match &*stock {
            Stock::Ready(tablebase) => tablebase,
            Stock::Solving(percent) => {
                return Err(LookUpError::NotYet(format!("the game is being solved: {percent} % are done")));
            }
            Stock::Failed(reason) => return Err(LookUpError::Unavailable(reason.clone())),
        };
        let value = tablebase.probe(&position).map_err(refused)?;
        let moves = tablebase.moves(&position).map_err(refused)?;
        Ok(ExactPosition {
            position: position.to_string(),
            value: exact(value),
            moves: moves.into_iter().map(|(mv, value)| (mv.to_string(), exact(value))).collect(),
        })
    }
}

fn refused(error: TablebaseError) -> LookUpError {
    match error {
        TablebaseError::NotCovered(_) => LookUpError::NotCovered,
        error => LookUpError::Unavailable(error.to_string()),
    }
}

fn exact(value: Value) -> ExactValue {
    match value {
        Value::Win => ExactValue::Win,
        Value::Draw => ExactValue::Draw,
        Value::Loss => ExactValue::Loss,
    }
}

/// Tells the log how far the solver is.
struct Log {
    told: SquadroTablebase,
    work: u64,
    done: u64,
    logged: u8,
}

impl Log {
    /// How much is done, whenever that is worth a message.
    fn tell(&mut self) {
        let percent = (100 * self.done / self.work.max(1)).min(99) as u8;
        if percent >= self.logged + LOGGED_PERCENT {
            self.logged = percent;
            tracing::info!(percent, "solving Squadro");
            self.told.set(Stock::Solving(percent));
        }
    }
}

impl Progress for Log {
    /// What an earlier run has done counts.
    fn begin(&mut self, work: u64, done: u64) {
        (self.work, self.done) = (work, done);
        self.tell();
    }

    fn stage(&mut self, _: Stage) {}

    fn advance(&mut self, work: u64) {
        self.done += work;
        self.tell();
    }

    fn level(&mut self, _: &LevelReport) {}
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use game::Seat;
    use server::tablebase::Tablebase as _;
    use squadro_solver::Scope;

    use super::*;
    use crate::solving::probe;

    /// How many random positions are looked up in both ways.
    const POSITIONS: usize = 10_000;
    /// Longer than the small tablebase takes on a machine that is busy with other things.
    const PATIENCE: Duration = Duration::from_mins(2);

    /// The part of the tablebase that tests can afford.
    fn small(dir: &Path) -> SolveOptions {
        SolveOptions { scope: Scope::PiecesHome(6), keep: Keep::All, ..SolveOptions::new(dir) }
    }

    /// Random numbers below a bound, always the same ones.
    struct Random(u64);

    impl Random {
        fn below(&mut self, bound: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % bound
        }

        /// A position with three pieces of both home that isn't finished.
        fn position(&mut self) -> Position {
            loop {
                let mut pieces = || {
                    let mut progress = [12_u8; 5];
                    let one = self.below(5) as usize;
                    let other = (one + 1 + self.below(4) as usize) % 5;
                    (progress[one], progress[other]) = (self.below(12) as u8, self.below(12) as u8);
                    progress
                };
                let progress = [pieces(), pieces()];
                let turn = if self.below(2) == 0 { Seat::FIRST } else { Seat::SECOND };
                if let Ok(position) = Position::new(progress, turn) {
                    return position;
                }
            }
        }

        /// A position of a game of random moves that goes on.
        fn position_of_a_game(&mut self) -> Position {
            let starts = [Seat::FIRST, Seat::SECOND].map(Position::start);
            loop {
                let mut position = starts[self.below(2) as usize];
                for _ in 0..self.below(90) {
                    let moves = position.legal_moves();
                    let Some(&mv) =
                        moves.as_ref().get(self.below(moves.as_ref().len().max(1) as u64) as usize)
                    else {
                        break;
                    };
                    position.play(mv).expect("it is legal");
                }
                if position.outcome().is_none() {
                    return position;
                }
            }
        }
    }

    /// Compares what is served with what `farside probe` prints.
    fn compare(served: &SquadroTablebase, tablebase: &Tablebase, position: &Position) {
        let printed = probe::describe(tablebase, position).expect("it is covered");
        let found = served.look_up(GameKind::Squadro, &position.to_string()).expect("it is covered");
        let word = |value: ExactValue| format!("{value:?}").to_lowercase();
        let mut lines = vec![format!("{}: {}", Position::seat_name(position.turn()), word(found.value))];
        lines.extend(found.moves.iter().map(|(mv, value)| format!("{mv}: {}", word(*value))));
        assert_eq!(printed.lines().collect::<Vec<_>>(), lines, "{position}");
    }

    #[test]
    #[ignore = "needs the tablebase of the whole game: its directory in FARSIDE_TABLEBASE"]
    fn what_is_served_of_the_whole_game_is_what_probe_prints() {
        let Some(dir) = std::env::var_os("FARSIDE_TABLEBASE") else {
            println!("skipped: no directory in FARSIDE_TABLEBASE");
            return;
        };
        let served = TablebaseSource::Directory(dir.clone().into()).open(Path::new("")).expect("it is there");
        let tablebase = Tablebase::open(Path::new(&dir)).expect("it is there");
        let mut random = Random(23);
        let mut values = std::collections::BTreeMap::<String, usize>::new();
        for _ in 0..POSITIONS {
            let position = random.position_of_a_game();
            compare(&served, &tablebase, &position);
            let value = tablebase.probe(&position).expect("it is covered");
            *values.entry(format!("{value:?}")).or_default() += 1;
        }
        println!("{POSITIONS} positions agree: {values:?}");
        assert_eq!(values.len(), 3, "{values:?}");
    }

    #[test]
    fn what_is_served_is_what_probe_prints() {
        let dir = tempfile::tempdir().expect("a folder");
        let served = SquadroTablebase::make(small(dir.path())).expect("it begins");
        let begun = Instant::now();
        while served.state(GameKind::Squadro) != TablebaseState::Ready {
            assert!(begun.elapsed() < PATIENCE, "{:?}", served.state(GameKind::Squadro));
            std::thread::sleep(Duration::from_millis(10));
        }
        let tablebase = Tablebase::open(dir.path()).expect("it was made");
        let mut random = Random(19);
        for _ in 0..POSITIONS {
            compare(&served, &tablebase, &random.position());
        }
        let refused = |position: &str| served.look_up(GameKind::Squadro, position).expect_err("no value");
        assert!(matches!(refused("nonsense"), LookUpError::Position(_)));
        assert_eq!(refused("12 12 12 12 0 / 0 0 0 0 0 / r"), LookUpError::Over);
        assert_eq!(refused("0 0 0 0 0 / 0 0 0 0 0 / y"), LookUpError::NotCovered);
        assert_eq!(served.state(GameKind::Quoridor), TablebaseState::Absent);
        // Made once, it is there at once.
        let again = SquadroTablebase::make(small(dir.path())).expect("it is there");
        assert_eq!(again.state(GameKind::Squadro), TablebaseState::Ready);
    }
}
