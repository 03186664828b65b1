//! A puzzle as a line of text.

use core::fmt;

use game::Setup;
use games::{AnyLine, AnyPosition, GameKind};

use crate::{Aim, Difficulty, Proof, Puzzle, Refutation, Theme};

/// Why a line is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// It has another number of fields.
    #[error("a puzzle has {FIELDS} fields between bars, not {0}")]
    Fields(usize),
    /// A field can't be read.
    #[error("can't read '{given}' as {what}")]
    Unreadable {
        /// What is written there.
        given: String,
        /// What should be.
        what: &'static str,
    },
    /// The position can't be.
    #[error("{0}")]
    Position(String),
    /// A move can't be played.
    #[error("move {number}: {reason}")]
    Move {
        /// Which one, from 1.
        number: usize,
        /// Why not.
        reason: String,
    },
    /// The solution has a length that none has.
    #[error("a solution has {0} moves, the first and the last of them the solver's: not {1}")]
    Length(&'static str, usize),
}

/// How many fields there are.
const FIELDS: usize = 6;
/// What stands where there is nothing.
const NOTHING: &str = "-";
/// The most moves of the solver.
pub(crate) const MOST_OWN: usize = 5;

fn unreadable(given: &str, what: &'static str) -> PuzzleError {
    PuzzleError::Unreadable { given: given.into(), what }
}

/// The words of a field; none of them if nothing stands there.
fn words(field: &str) -> impl Iterator<Item = &str> {
    field.split_whitespace().filter(|word| *word != NOTHING)
}

impl Puzzle {
    /// Reads a puzzle of a game; its moves are played through.
    pub fn read(game: GameKind, text: &str) -> Result<Puzzle, PuzzleError> {
        let fields: Vec<&str> = text.split('|').map(str::trim).collect();
        let [position, moves, kept, difficulty, themes, refutations] = fields[..] else {
            return Err(PuzzleError::Fields(fields.len()));
        };
        let setup = Setup { position: Some(position.into()), ..Setup::default() };
        let start = AnyPosition::from_setup(game, &setup);
        let start = start.map_err(|error| PuzzleError::Position(error.to_string()))?;
        let moves: Vec<String> = words(moves).map(String::from).collect();
        check_moves(&start, &moves)?;
        let (aim, proof) = read_kept(kept)?;
        let theme = |word: &str| word.parse().map_err(|_| unreadable(word, "a theme"));
        let themes = words(themes).map(theme).collect::<Result<Vec<Theme>, _>>()?;
        if themes.is_empty() {
            return Err(unreadable(fields[4], "themes"));
        }
        let difficulty = read_difficulty(difficulty)?;
        let puzzle = Puzzle { start, moves, aim, proof, difficulty, themes, refutations: Vec::new() };
        let refutations = refutations.split(',').filter(|text| words(text).next().is_some());
        let refutations = refutations.map(|text| read_refutation(&puzzle, text)).collect::<Result<_, _>>()?;
        Ok(Puzzle { refutations, ..puzzle })
    }
}

fn check_moves(start: &AnyPosition, moves: &[String]) -> Result<(), PuzzleError> {
    let mut line = AnyLine::starting_at(start);
    let (most, told) = if line.seats() == 2 { (2 * MOST_OWN - 1, "1, 3, 5, 7 or 9") } else { (1, "1") };
    if moves.len().is_multiple_of(2) || moves.len() > most {
        return Err(PuzzleError::Length(told, moves.len()));
    }
    play(&mut line, moves)
}

fn play(line: &mut AnyLine, moves: &[String]) -> Result<(), PuzzleError> {
    for (number, mv) in (1..).zip(moves) {
        let played =
            line.play(mv).map_err(|error| PuzzleError::Move { number, reason: error.to_string() })?;
        if played != *mv {
            return Err(PuzzleError::Move { number, reason: format!("'{mv}' is written {played}") });
        }
    }
    Ok(())
}

fn read_kept(field: &str) -> Result<(Aim, Proof), PuzzleError> {
    let wrong = || unreadable(field, "what is kept and how that is known");
    let mut words = words(field);
    let aim = words.next().and_then(|word| Aim::ALL.into_iter().find(|aim| aim.name() == word));
    let aim = aim.ok_or_else(wrong)?;
    let proof = match words.next() {
        Some("proven") => Proof::Proven,
        Some("searched") => {
            let nodes = words.next().and_then(|word| word.parse().ok()).ok_or_else(wrong)?;
            let margin = words.next().and_then(|word| word.parse().ok()).ok_or_else(wrong)?;
            Proof::Searched { nodes, margin }
        }
        _ => return Err(wrong()),
    };
    words.next().is_none().then_some((aim, proof)).ok_or_else(wrong)
}

fn read_difficulty(field: &str) -> Result<Difficulty, PuzzleError> {
    let wrong = || unreadable(field, "a rating, the levels that find the first move and all, and nodes");
    let parts: Vec<&str> = field.split_whitespace().collect();
    let [rating, first, all, nodes] = parts[..] else { return Err(wrong()) };
    let levels = |text: &str| -> Option<Vec<u8>> {
        if text == NOTHING {
            return Some(Vec::new());
        }
        text.chars().map(|digit| digit.to_digit(10).map(|level| level as u8)).collect()
    };
    let nodes = if nodes == NOTHING { None } else { Some(nodes.parse().map_err(|_| wrong())?) };
    Ok(Difficulty {
        rating: rating.parse().map_err(|_| wrong())?,
        first: levels(first).ok_or_else(wrong)?,
        all: levels(all).ok_or_else(wrong)?,
        nodes,
    })
}

fn read_refutation(puzzle: &Puzzle, text: &str) -> Result<Refutation, PuzzleError> {
    let mut parts = words(text);
    let step = parts.next().and_then(|word| word.parse().ok());
    let step = step.filter(|&step| step < puzzle.len()).ok_or_else(|| unreadable(text, "a refutation"))?;
    let moves: Vec<String> = parts.map(String::from).collect();
    if moves.first().map(String::as_str) == puzzle.own_move(step) || moves.len() < 2 {
        return Err(unreadable(text, "a refutation of a wrong move"));
    }
    play(&mut puzzle.line_at(step), &moves)?;
    Ok(Refutation { step, moves })
}

/// Writes what [`Puzzle::read`] reads.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | ", self.start, self.moves.join(" "))?;
        let aim = self.aim.name();
        match self.proof {
            Proof::Proven => write!(f, "{aim} proven | ")?,
            Proof::Searched { nodes, margin } => write!(f, "{aim} searched {nodes} {margin} | ")?,
        }
        let Difficulty { rating, first, all, nodes } = &self.difficulty;
        let or_nothing = |text: String| if text.is_empty() { NOTHING.into() } else { text };
        let levels = |levels: &[u8]| or_nothing(levels.iter().map(ToString::to_string).collect::<String>());
        let nodes = or_nothing(nodes.map(|nodes| nodes.to_string()).unwrap_or_default());
        write!(f, "{rating} {} {} {nodes} | ", levels(first), levels(all))?;
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        let refuted = |refutation: &Refutation| format!("{} {}", refutation.step, refutation.moves.join(" "));
        let refutations: Vec<String> = self.refutations.iter().map(refuted).collect();
        write!(f, "{} | {}", themes.join(" "), or_nothing(refutations.join(", ")))
    }
}
