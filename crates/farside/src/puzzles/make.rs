//! `farside puzzles make`.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ::puzzles::{Collection, Maker, Making, Proof, Puzzle};
use anyhow::{Context, Result};
use clap::value_parser;
use engine::Level;
use games::GameKind;
use indicatif::{ProgressBar, ProgressStyle};
use squadro_engine::{Oracle, open_tablebase};
use squadro_solver::Tablebase;

use crate::arguments::game_kind;
use crate::failure::bad_arguments;
use crate::records::review::Interrupt;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The game
    #[arg(value_parser = game_kind())]
    game: GameKind,
    /// The number of players: 2 or 4
    #[arg(long, value_name = "K", default_value_t = 2)]
    players: usize,
    /// The file; puzzles that it has are kept
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many puzzles the file should have
    #[arg(long, value_name = "N", default_value_t = 500)]
    count: usize,
    /// At most so many of which nothing is proven
    #[arg(long, value_name = "N", default_value_t = 0)]
    searched: usize,
    /// The nodes of each search that is to prove something
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(100..))]
    nodes: Option<u64>,
    /// The nodes of each search that confirms what isn't proven
    #[arg(long, value_name = "N", default_value_t = CONFIRM, value_parser = value_parser!(u64).range(100..))]
    confirm: u64,
    /// The tablebase, which Squadro needs
    #[arg(long, value_name = "DIR")]
    tablebase: Option<PathBuf>,
    /// What the games are drawn from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// Of what 400,000 nodes confirm, a fifth is refuted with more (docs/engines/puzzles.md).
const CONFIRM: u64 = 40_000_000;
/// Of all puzzles no more than one in so many have ratings within the same hundred.
const SAME_RATING: usize = 6;
/// … and of those for two one in so many the same length.
const SAME_LENGTH: usize = 2;
/// … and one in so many is solved by all levels.
const EASY: usize = 8;
/// What begins the remark that says how many games were played.
const GAMES: &str = "# games ";

pub(super) fn run(args: &Args) -> Result<()> {
    if !args.game.players().contains(&args.players) || args.players == 3 {
        return Err(bad_arguments(format!("there are no puzzles for {} players", args.players)));
    }
    let tablebase = args.tablebase.as_deref().map(open_tablebase).transpose()?;
    let making = args.making(tablebase.as_ref());
    let Some(mut maker) = Maker::new(making) else {
        return Err(bad_arguments(
            "these puzzles need a tablebase: make one with farside solve, and give --tablebase",
        ));
    };
    let mut made = Made::open(args)?;
    made.puzzles.iter().for_each(|puzzle| maker.learn(puzzle));
    let interrupt = Interrupt::on_ctrl_c()?;
    let bar = bar(args.count, made.puzzles.len());
    while made.puzzles.len() < args.count && !interrupt.was_called() {
        bar.set_message(format!("game {}", made.games));
        if made.searched() >= args.searched {
            maker.prove_only();
        }
        if made.easy() >= args.count / EASY {
            maker.leave_easy();
        }
        let puzzles = maker.game(made.games, || interrupt.was_called());
        if interrupt.was_called() {
            break;
        }
        made.games += 1;
        for puzzle in puzzles {
            if made.has_room(&puzzle, args) {
                made.puzzles.push(puzzle);
                bar.inc(1);
            }
        }
        made.write(args)?;
    }
    bar.finish_and_clear();
    made.write(args)?;
    println!("{}: {} puzzles of {} games", args.out.display(), made.puzzles.len(), made.games);
    Ok(())
}

fn bar(count: usize, made: usize) -> ProgressBar {
    let bar = ProgressBar::new(count as u64);
    // The template is fixed; should it ever be wrong, the plain bar does.
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, {eta} left") {
        bar.set_style(style);
    }
    bar.set_position(made as u64);
    bar.reset_eta();
    bar
}

impl Args {
    fn making<'a>(&self, tablebase: Option<&'a Tablebase>) -> Making<'a> {
        let usual = Making::usual(self.game, self.players);
        Making {
            seed: self.seed,
            nodes: self.nodes.unwrap_or(usual.nodes),
            confirm: (self.searched > 0).then_some(self.confirm),
            oracle: tablebase.map(|tablebase| tablebase as &dyn Oracle),
            ..usual
        }
    }
}

/// What the file has.
struct Made {
    puzzles: Vec<Puzzle>,
    /// How many games were played for them.
    games: u64,
}

impl Made {
    /// Reads the file, if there is one.
    fn open(args: &Args) -> Result<Made> {
        let text = match fs::read_to_string(&args.out) {
            Err(error) if error.kind() == ErrorKind::NotFound => Collection::head(&[]),
            read => read.with_context(|| format!("can't read {}", args.out.display()))?,
        };
        let collection = Collection::read(args.game, &text);
        let collection = collection.with_context(|| format!("can't read {}", args.out.display()))?;
        let games = text.lines().find_map(|line| line.strip_prefix(GAMES)?.trim().parse().ok());
        Ok(Made { puzzles: collection.puzzles().to_vec(), games: games.unwrap_or(0) })
    }

    /// Whether the file can do with one more like this.
    fn has_room(&self, puzzle: &Puzzle, args: &Args) -> bool {
        let hundred = |puzzle: &Puzzle| puzzle.difficulty.rating / 100;
        let count =
            |is_same: &dyn Fn(&Puzzle) -> bool| self.puzzles.iter().filter(|&other| is_same(other)).count();
        count(&|other| hundred(other) == hundred(puzzle)) < args.count.div_ceil(SAME_RATING)
            && (puzzle.seats() > 2
                || count(&|other| other.len() == puzzle.len()) < args.count.div_ceil(SAME_LENGTH))
            && (!is_easy(puzzle) || self.easy() < args.count / EASY)
            && (puzzle.proof == Proof::Proven || self.searched() < args.searched)
    }

    /// How many all levels solve.
    fn easy(&self) -> usize {
        self.puzzles.iter().filter(|puzzle| is_easy(puzzle)).count()
    }

    /// How many aren't proven.
    fn searched(&self) -> usize {
        self.puzzles.iter().filter(|puzzle| puzzle.proof != Proof::Proven).count()
    }

    fn write(&self, args: &Args) -> Result<()> {
        let games = format!("{GAMES}{}", self.games);
        store(&args.out, &[games.trim_start_matches("# ")], &self.puzzles)
    }
}

/// Whether every level solves a puzzle.
fn is_easy(puzzle: &Puzzle) -> bool {
    puzzle.difficulty.all.len() == Level::all().count()
}

/// Replaces a file of puzzles, so that it is whole whenever the program ends.
pub(super) fn store(path: &Path, remarks: &[&str], puzzles: &[Puzzle]) -> Result<()> {
    let lines: Vec<String> = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    let new = path.with_extension("new");
    fs::write(&new, Collection::head(remarks) + &lines.concat())
        .and_then(|()| fs::rename(new, path))
        .with_context(|| format!("can't write {}", path.display()))
}
