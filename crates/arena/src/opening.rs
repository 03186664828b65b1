use std::collections::HashSet;

use game::record::{Format, Record};
use game::{Game, Keys, Line, Notation, Setup, Step};

use crate::Contest;

/// How a game begins: its setup, and the first moves.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    /// What was settled before the first move.
    pub setup: Setup,
    /// The moves that are played already.
    pub line: Line<G>,
}

/// Why a list of openings can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// It isn't even a record.
    #[error("{0}")]
    Unreadable(String),
    /// One of them is no beginning of a game.
    #[error("opening {number}: {reason}")]
    Impossible {
        /// Which one, counted from 1.
        number: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// There are none.
    #[error("there are no openings")]
    None,
}

impl<G: Game> Opening<G> {
    /// The beginning of a game with no moves made yet.
    pub fn new(setup: Setup) -> Result<Opening<G>, game::SetupError> {
        let line = Line::new(G::from_setup(&setup)?);
        Ok(Opening { setup, line })
    }

    /// How many moves have been made.
    pub fn plies(&self) -> usize {
        self.line.steps().len()
    }

    /// Takes moves back until there are at most so many.
    fn shorten(&mut self, plies: usize) {
        while self.plies() > plies {
            self.line.undo();
        }
    }

    /// Reads openings from a file: records as text or JSON; or in each line a list of moves or a position, with `#`
    /// before remarks. `setup` is how a game begins where they don't say. Longer ones are cut to `plies` moves.
    pub fn read_all(
        text: &str,
        setup: &Setup,
        plies: Option<usize>,
    ) -> Result<Vec<Opening<G>>, OpeningError> {
        let unreadable = |error: &dyn ToString| OpeningError::Unreadable(error.to_string());
        let records = match Format::detect(text) {
            Format::Text => Record::all_from_text(text).map_err(|error| unreadable(&error))?,
            Format::Json => Record::all_from_json(text).map_err(|error| unreadable(&error))?,
            Format::Moves => return Opening::read_lines(text, setup, plies),
        };
        let openings = records.iter().map(|record| {
            let line = record.replay::<G>().map_err(|error| error.to_string())?;
            Ok(Opening { setup: record.setup.clone(), line })
        });
        finish(openings, plies)
    }

    fn read_lines(text: &str, setup: &Setup, plies: Option<usize>) -> Result<Vec<Opening<G>>, OpeningError> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
        let openings = lines.filter(|line| !line.is_empty()).map(|line| {
            if line.contains('/') {
                let setup =
                    Setup { position: Some(line.into()), options: setup.options.clone(), ..Setup::default() };
                return Opening::new(setup).map_err(|error| error.to_string());
            }
            let mut opening = Opening::new(setup.clone()).map_err(|error| error.to_string())?;
            for word in line.split_whitespace() {
                opening.line.play_text(word, Notation::Standard).map_err(|error| error.to_string())?;
            }
            Ok(opening)
        });
        finish(openings, plies)
    }

    /// The same position with the other of two players to move; none if that can't be.
    pub(crate) fn with_other_to_move(&self) -> Option<Opening<G>> {
        let position = self.line.position();
        let other = position.turn().other();
        let setup = if self.plies() == 0 && self.setup.position.is_none() {
            Setup { first: Some(other), ..self.setup.clone() }
        } else {
            let position = position.with_turn(other).ok()?.to_string();
            Setup { position: Some(position), first: None, ..self.setup.clone() }
        };
        Opening::new(setup).ok().filter(|opening| opening.line.outcome().is_none())
    }
}

fn finish<G: Game>(
    openings: impl Iterator<Item = Result<Opening<G>, String>>,
    plies: Option<usize>,
) -> Result<Vec<Opening<G>>, OpeningError> {
    let cut = |(index, opening): (usize, Result<Opening<G>, String>)| {
        let impossible = |reason| OpeningError::Impossible { number: index + 1, reason };
        let mut opening = opening.map_err(impossible)?;
        opening.shorten(plies.unwrap_or(usize::MAX));
        if opening.line.outcome().is_some() {
            return Err(impossible("the game is over: say how many moves of it to take".into()));
        }
        Ok(opening)
    };
    let openings: Vec<Opening<G>> = openings.enumerate().map(cut).collect::<Result<_, _>>()?;
    if openings.is_empty() { Err(OpeningError::None) } else { Ok(openings) }
}

/// Where the openings of a match come from, one for each group.
#[derive(Clone, Debug)]
pub enum Openings<G: Game> {
    /// Drawn at random, the same for the same seed: so many moves, after which nobody is far ahead.
    Random {
        /// What they are drawn from.
        seed: u64,
        /// How many moves are made.
        plies: usize,
        /// How a game begins before that.
        setup: Setup,
        /// What else is asked of an opening, beyond a glance: see [`anything`].
        fair: fn(&Line<G>) -> bool,
    },
    /// These, in order, and from the first again when all have been used.
    Listed(Vec<Opening<G>>),
}

/// Any opening that looks fair at a glance is fair enough.
pub fn anything<G: Game>(_: &Line<G>) -> bool {
    true
}

/// The openings of group after group.
type Stream<'a, G> = Box<dyn Iterator<Item = Vec<Opening<G>>> + Send + 'a>;

/// After so many draws an opening is taken even if it isn't balanced or has come before.
const PATIENCE: usize = 2_000;

impl<G: Contest> Openings<G> {
    /// The openings of group after group, without end.
    pub(crate) fn stream(&self) -> Result<Stream<'_, G>, OpeningError> {
        match self {
            Openings::Listed(openings) => {
                let groups: Vec<Vec<Opening<G>>> = openings.iter().cloned().map(G::group).collect();
                if groups.is_empty() {
                    return Err(OpeningError::None);
                }
                if let Some(index) = groups.iter().position(|group| group.len() < G::STARTS) {
                    let reason = "it can't be played with the other to move".into();
                    return Err(OpeningError::Impossible { number: index + 1, reason });
                }
                Ok(Box::new(groups.into_iter().cycle()))
            }
            Openings::Random { seed, plies, setup, fair } => {
                let start = Opening::<G>::new(setup.clone())
                    .map_err(|error| OpeningError::Unreadable(error.to_string()))?;
                let mut keys = Keys::new(*seed);
                let mut seen = HashSet::new();
                Ok(Box::new(std::iter::repeat_with(move || {
                    let mut tries = 0;
                    loop {
                        let opening = draw(&start, *plies, &mut keys);
                        let position = opening.line.position().clone();
                        let group = G::group(opening);
                        let good = group[0].plies() == *plies
                            && position.is_balanced()
                            && !seen.contains(&position.hash())
                            && group.iter().all(|opening| fair(&opening.line));
                        // Without moves there is only one.
                        let patience = if *plies == 0 { 0 } else { PATIENCE };
                        if group.len() == G::STARTS && (good || tries >= patience) {
                            seen.insert(position.hash());
                            return group;
                        }
                        tries += 1;
                    }
                })))
            }
        }
    }
}

fn draw<G: Contest>(start: &Opening<G>, plies: usize, keys: &mut Keys) -> Opening<G> {
    let mut opening = start.clone();
    for _ in 0..plies {
        let Some(mv) = opening.line.position().draw_move(keys) else { break };
        if opening.line.play(mv).is_err() || opening.line.outcome().is_some() {
            // Over: one that goes on is drawn instead, or at least this one before its end.
            opening.line.undo();
            break;
        }
    }
    opening
}

/// The steps of a line as UGI writes them.
pub(crate) fn written<G: Game>(line: &Line<G>) -> String {
    let steps: Vec<String> = line.steps().iter().map(Step::to_string).collect();
    steps.join(" ")
}
