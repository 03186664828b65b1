//! `farside puzzles verify`.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

use ::puzzles::{
    Collection, CollectionFile, JudgeError, PROVING_NODES, Proof, Puzzle, VerifyError, judge_of,
    nodes_to_verify, verify,
};
use anyhow::{Context, Result, bail};
use clap::value_parser;
use game::Keys;
use games::{AnyPosition, GameKind};
use indicatif::ProgressBar;
use squadro_engine::{Oracle, open_tablebase};
use squadro_solver::{Endgames, Tablebase};

use super::make::store;
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The files, named as those of the program are; all of these if not given
    files: Vec<PathBuf>,
    /// Verify so many of each file only
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    sample: Option<u64>,
    /// What the sample is drawn from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The nodes of each search, instead of those that a puzzle was made with
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(100..))]
    nodes: Option<u64>,
    /// Take out of the files what is wrong, and put in how the rest is known now; what was searched with as many
    /// nodes before is left as it is, so that a run that was interrupted goes on
    #[arg(long, requires = "files", conflicts_with = "sample")]
    update: bool,
    /// The tablebase; without it, the end of games of Squadro only
    #[arg(long, value_name = "DIR")]
    tablebase: Option<PathBuf>,
}

/// Ends of games of so many positions are worked out in memory: a second or two.
const ENDINGS: u64 = 60_000_000;

pub(super) fn run(args: &Args) -> Result<()> {
    let tablebase = args.tablebase.as_deref().map(open_tablebase).transpose()?;
    let verifier = Verifier { args, tablebase, endgames: RefCell::new(Endgames::new()) };
    let mut wrong = 0;
    if args.files.is_empty() {
        for file in CollectionFile::all() {
            let collection = file.collection().with_context(|| format!("{}: can't be read", file.name))?;
            let chosen = sample(collection.puzzles(), args.sample, args.seed);
            wrong += verifier.verify(file.name, file.game, &chosen, |_, _| Ok(()))?;
        }
    }
    for path in &args.files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let Some(file) = CollectionFile::all().iter().find(|file| file.name == name) else {
            let names: Vec<&str> = CollectionFile::all().iter().map(|file| file.name).collect();
            return Err(bad_arguments(format!(
                "which puzzles are in {}? Name it {}",
                path.display(),
                names.join(" or ")
            )));
        };
        let text = fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
        let collection = Collection::read(file.game, &text);
        let collection = collection.map_err(|error| bad_arguments(format!("{}: {error}", path.display())))?;
        let chosen = sample(collection.puzzles(), args.sample, args.seed);
        let mut updated = Updated::new(&text, collection.puzzles());
        wrong += verifier.verify(&path.display().to_string(), file.game, &chosen, |puzzle, known| {
            if args.update { updated.put(path, puzzle, known) } else { Ok(()) }
        })?;
    }
    if wrong > 0 && !args.update {
        bail!("{wrong} puzzles are wrong");
    }
    Ok(())
}

/// What a file will have.
struct Updated<'a> {
    remarks: Vec<&'a str>,
    puzzles: Vec<Puzzle>,
}

impl<'a> Updated<'a> {
    fn new(text: &'a str, puzzles: &[Puzzle]) -> Updated<'a> {
        let remarks = text.lines().filter_map(|line| line.strip_prefix("# ")).collect();
        Updated { remarks, puzzles: puzzles.to_vec() }
    }

    /// Puts in how a puzzle is known, or takes it out; and stores that.
    fn put(&mut self, path: &Path, puzzle: &Puzzle, known: Option<Proof>) -> Result<()> {
        let Some(at) = self.puzzles.iter().position(|stored| stored.start == puzzle.start) else {
            return Ok(());
        };
        match (known, self.puzzles.get_mut(at)) {
            (Some(proof), Some(stored)) if stored.proof != proof => stored.proof = proof,
            (Some(_), _) => return Ok(()),
            (None, _) => drop(self.puzzles.remove(at)),
        }
        store(path, &self.remarks, &self.puzzles)
    }
}

struct Verifier<'a> {
    args: &'a Args,
    tablebase: Option<Tablebase>,
    endgames: RefCell<Endgames>,
}

impl Verifier<'_> {
    /// Verifies puzzles of a file and returns how many are wrong. `known` takes how each is known, if it is right.
    fn verify(
        &self,
        name: &str,
        game: GameKind,
        chosen: &[&Puzzle],
        mut known: impl FnMut(&Puzzle, Option<Proof>) -> Result<()>,
    ) -> Result<usize> {
        let bar = ProgressBar::new(chosen.len() as u64);
        let (mut proven, mut searched, mut unknown, mut wrong) = (0, 0, 0, 0);
        for puzzle in chosen {
            match self.verify_one(game, puzzle) {
                Ok(proof) => {
                    *if proof == Proof::Proven { &mut proven } else { &mut searched } += 1;
                    known(puzzle, Some(proof))?;
                }
                // Without a tablebase little is known of the first part of a game.
                Err(VerifyError::Unknown { error: JudgeError::Unknown(_), .. })
                    if self.tablebase.is_none() =>
                {
                    unknown += 1;
                }
                Err(error) => {
                    wrong += 1;
                    bar.suspend(|| println!("{name}: {} is wrong: {error}: {}", puzzle.id(), puzzle.start));
                    known(puzzle, None)?;
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let all = chosen.len();
        let left = if unknown > 0 { format!(", {unknown} need a tablebase") } else { String::new() };
        println!("{name}: of {all} puzzles {proven} proven, {searched} searched, {wrong} wrong{left}");
        Ok(wrong)
    }

    fn verify_one(&self, game: GameKind, puzzle: &Puzzle) -> Result<Proof, VerifyError> {
        let nodes = self.args.nodes.unwrap_or_else(|| nodes_to_verify(puzzle));
        if self.args.update
            && matches!(puzzle.proof, Proof::Searched { nodes: before, .. } if before >= nodes)
        {
            return Ok(puzzle.proof);
        }
        let mut endgames = self.endgames.borrow_mut();
        let oracle: &dyn Oracle = if let Some(tablebase) = &self.tablebase {
            tablebase
        } else {
            if let AnyPosition::Squadro(position) = &puzzle.start {
                endgames.work(position, ENDINGS, || false);
            }
            &*endgames
        };
        let found = |nodes: u64| {
            let judge = judge_of(game, puzzle.seats(), nodes, Some(oracle));
            judge.map_or(Ok(puzzle.proof), |mut judge| verify(puzzle, judge.as_mut()))
        };
        match found(nodes)? {
            // What takes more to prove than is usual is as good as proven, but isn't called so: nobody could verify it
            // in a moment.
            Proof::Proven if nodes > PROVING_NODES && puzzle.proof != Proof::Proven => {
                let quick = found(PROVING_NODES);
                Ok(quick
                    .ok()
                    .filter(|&proof| proof == Proof::Proven)
                    .unwrap_or(Proof::Searched { nodes, margin: 1_000 }))
            }
            proof => Ok(proof),
        }
    }
}

/// So many of the puzzles, drawn from a seed; all if none are asked for.
fn sample(puzzles: &[Puzzle], count: Option<u64>, seed: u64) -> Vec<&Puzzle> {
    let mut open: Vec<&Puzzle> = puzzles.iter().collect();
    let Some(count) = count.map(|count| count as usize).filter(|&count| count < open.len()) else {
        return open;
    };
    let mut keys = Keys::new(seed);
    for at in 0..count {
        let left = (open.len() - at) as u64;
        open.swap(at, at + (keys.draw() % left) as usize);
    }
    open.truncate(count);
    open
}
