//! `farside starts`: fair start positions of Squadro, which is won for Light from the usual one.
//!
//! Candidates are the exact draws that a few moves lead to, or without a tablebase what a search finds balanced; what
//! equal players make of them decides among these.

mod candidates;
mod measure;

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::value_parser;
use games::GameKind;
use squadro_solver::Tablebase;

use self::candidates::Candidate;
use self::measure::{Measured, Plan};
use crate::arguments::game_kind;
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: squadro
    #[arg(value_parser = game_kind())]
    game: GameKind,
    /// The directory of a tablebase made by `farside solve --keep all`: only exact draws are candidates
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// The most moves that lead to a start
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u8).range(2..=12))]
    plies: u8,
    /// How many candidates are measured: the most balanced, as far as a search can tell
    #[arg(long, value_name = "N", default_value_t = 48, value_parser = value_parser!(u16).range(1..=1000))]
    candidates: u16,
    /// How many starts to keep
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = value_parser!(u16).range(1..=1000))]
    keep: u16,
    /// The levels whose players measure them against themselves
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', default_value = "2,4,6")]
    #[arg(value_parser = value_parser!(u8).range(1..=7))]
    levels: Vec<u8>,
    /// How many games each level plays from each candidate
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = value_parser!(u16).range(2..=10_000))]
    games: u16,
    /// How many games each level plays again from the better candidates, two for each that is kept: these decide
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(2..=10_000))]
    again: Option<u16>,
    /// How many games are played at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// What the errors of the players are drawn from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Write the starts to this file, one in a line
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.game != GameKind::Squadro {
        return Err(bad_arguments("only squadro has a start that is known to be unfair"));
    }
    let tablebase = args.dir.as_ref().map(Tablebase::open).transpose()?;
    let early = candidates::early(tablebase.as_ref(), args.plies)?;
    let balanced = candidates::most_balanced(early, usize::from(args.candidates));
    let plan =
        Plan { levels: &args.levels, games: args.games, concurrency: args.concurrency, seed: args.seed };
    let mut measured = measure::all(balanced, &plan)?;
    let keep = usize::from(args.keep);
    let plan = match args.again {
        None => plan,
        // Whoever is chosen for a result has been lucky: other games say what it is worth.
        Some(games) => {
            fairest(&mut measured, 2 * keep);
            let plan = Plan { games, seed: plan.seed + 1, ..plan };
            let better = measured.into_iter().map(|start| start.candidate).collect();
            measured = measure::all(better, &plan)?;
            plan
        }
    };
    fairest(&mut measured, keep);
    let text = listed(&measured, &plan, tablebase.is_some());
    match &args.out {
        Some(file) => fs::write(file, text).with_context(|| format!("can't write {}", file.display())),
        None => Ok(std::io::stdout().lock().write_all(text.as_bytes())?),
    }
}

/// The fairest of them; among equals those that fewer moves lead to.
fn fairest(measured: &mut Vec<Measured>, count: usize) {
    measured.sort_by_key(|start| (start.deviation(), start.candidate.plies));
    measured.truncate(count);
}

/// The list as it is kept: a position in each line, behind `#` what is known of it.
fn listed(starts: &[Measured], plan: &Plan<'_>, exact: bool) -> String {
    let kind = if exact { "Exact draws" } else { "Balanced by search" };
    let levels = plan.levels.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let head = format!(
        "# {kind}. The moves that lead there, and the percentage that Light scores between equal players of\n\
         # level {levels}, in {} games each.\n",
        plan.games
    );
    let line = |Measured { candidate: Candidate { position, plies, .. }, scores }: &Measured| {
        let scores: Vec<String> = scores.iter().map(|score| format!("{:.0}", 100.0 * score)).collect();
        format!("{position}  # {plies} | {}\n", scores.join(" "))
    };
    head + &starts.iter().map(line).collect::<Vec<_>>().concat()
}
