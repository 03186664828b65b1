//! `farside solve`: solves Squadro.

use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::path::PathBuf;

use anyhow::Result;
use clap::{ValueEnum, value_parser};
use games::GameKind;
use indicatif::{ProgressBar, ProgressStyle};
use squadro_solver::{
    Counts, Keep, LevelReport, Progress, Report, SampleOptions, Scope, SolveOptions, Stage, TOP_LEVEL, Value,
    solve, verify,
};

use crate::arguments::game_kind;
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game to solve: squadro
    #[arg(value_parser = game_kind())]
    game: GameKind,
    /// The directory of the files; an interrupted run is resumed
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    /// The number of threads; all processors if not given
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// What to keep on disk: the counts only, or all values as a tablebase
    #[arg(long, value_name = "WHAT", default_value = "none")]
    keep: Kept,
    /// Sample about this many labelled positions
    #[arg(long, value_name = "N", requires = "sample_file")]
    sample: Option<u64>,
    /// The file for the labelled positions
    #[arg(long, value_name = "F", requires = "sample")]
    sample_file: Option<PathBuf>,
    /// The seed of the samples
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Solve the end of the game only, from this level on (phases completed by all pieces, 0 to 16)
    #[arg(long, value_name = "L", value_parser = value_parser!(u8).range(..=i64::from(TOP_LEVEL)))]
    from_level: Option<u8>,
    /// Verify so many positions of the tablebase against the rules
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "10000")]
    verify: Option<u64>,
}

/// What to keep on disk.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kept {
    None,
    All,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.game != GameKind::Squadro {
        return Err(bad_arguments("only squadro can be solved"));
    }
    if args.verify.is_some() && args.keep == Kept::None {
        return Err(bad_arguments("--verify needs a tablebase: add --keep all"));
    }
    let sample = args.sample.zip(args.sample_file.clone());
    let options = SolveOptions {
        keep: match args.keep {
            Kept::None => Keep::None,
            Kept::All => Keep::All,
        },
        scope: args.from_level.filter(|&level| level > 0).map_or(Scope::Everything, Scope::FromLevel),
        sample: sample.map(|(count, file)| SampleOptions { count, seed: args.seed, file }),
        ..SolveOptions::new(&args.dir)
    };
    let options = match args.threads {
        Some(threads) => SolveOptions { threads: threads.get(), ..options },
        None => options,
    };
    let mut bar = Bar::new();
    let report = solve(&options, &mut bar)?;
    bar.0.finish_and_clear();
    if let Some(failed) = bar.1 {
        return Err(failed.into());
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    if let Some(samples) = args.verify {
        let verified = verify(&args.dir, samples, args.seed)?;
        writeln!(
            out,
            "verified: {} positions follow from their moves, {} of them proven by search",
            verified.positions, verified.forced
        )?;
    }
    summarise(&mut out, &report)?;
    Ok(out.flush()?)
}

/// The progress bar, and the first error of printing above it.
struct Bar(ProgressBar, Option<std::io::Error>);

impl Bar {
    fn new() -> Bar {
        let bar = ProgressBar::no_length();
        // The template is fixed, so this never fails.
        if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {percent} %, {eta} left") {
            bar.set_style(style);
        }
        Bar(bar, None)
    }
}

impl Progress for Bar {
    fn begin(&mut self, work: u64, done: u64) {
        self.0.set_length(work);
        self.0.set_position(done);
        self.0.reset_eta();
    }

    fn stage(&mut self, stage: Stage) {
        self.0.set_message(match stage {
            Stage::Reach(level) => format!("reaching level {level}"),
            Stage::Solve(level) => format!("solving level {level}"),
            Stage::Samples => String::from("writing samples"),
        });
    }

    fn advance(&mut self, work: u64) {
        self.0.inc(work);
    }

    fn level(&mut self, report: &LevelReport) {
        let line = || -> std::io::Result<()> {
            let mut out = std::io::stdout().lock();
            print_level(&mut out, report)?;
            out.flush()
        };
        let printed = self.0.suspend(line);
        self.1 = self.1.take().or(printed.err());
    }
}

fn print_level(out: &mut impl Write, report: &LevelReport) -> std::io::Result<()> {
    let [light, dark] = report.positions;
    let total = light.total() + dark.total();
    let seconds = report.time.as_secs_f64();
    writeln!(out, "level {}: {} slices, {total} positions, {seconds:.1} s", report.level, report.slices)?;
    let counts =
        |counts: Counts| format!("{} won, {} drawn, {} lost", counts.wins, counts.draws, counts.losses);
    writeln!(out, "  Light to move: {}", counts(light))?;
    writeln!(out, "  Dark to move: {}", counts(dark))
}

fn summarise(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    if let Some(reachable) = report.reachable() {
        writeln!(out, "reachable: {} positions, finished games included", reachable.total())?;
        writeln!(out, "  won by Light: {}", reachable.light)?;
        writeln!(out, "  won by Dark: {}", reachable.dark)?;
        writeln!(out, "  drawn: {}", reachable.draws)?;
    }
    if let Some([light, dark]) = report.start() {
        let winner = |value: Value, mover: &str, other: &str| match value {
            Value::Win => format!("{mover} wins"),
            Value::Draw => String::from("a draw"),
            Value::Loss => format!("{other} wins"),
        };
        writeln!(out, "start with Light first: {}", winner(light, "Light", "Dark"))?;
        writeln!(out, "start with Dark first: {}", winner(dark, "Dark", "Light"))?;
    }
    Ok(())
}
