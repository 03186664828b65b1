//! Searches the samples again that there is most to learn from: those of which net and search disagree most.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use game::{Game, Line};
use quoridor_engine::net::moves;
use quoridor_engine::samples::Sample;
use quoridor_engine::{Distances, Evaluation, Paths, Score, TranspositionTable};

use super::best_move;
use crate::parallel::in_turn;
use crate::samples_file::{SamplesFile, open_net, read_samples};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The samples to choose from
    #[arg(long, value_name = "FILE")]
    samples: PathBuf,
    /// The percentage of them that is searched again
    #[arg(long, default_value_t = 5)]
    percent: usize,
    /// The nodes of a search
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The net to evaluate with; without one, distances
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Where the samples go; they are added to what is there
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(args.threads > 0 && args.nodes > 0, "at least one thread and one node");
    match &args.net {
        None => search_again(&Distances, args),
        Some(path) => search_again(&open_net(path)?, args),
    }
}

fn search_again<E: Evaluation>(evaluation: &E, args: &Args) -> Result<()> {
    let (out, _) = SamplesFile::open(&args.out)?;
    let hardest = hardest(evaluation, &read_samples(&args.samples)?, args.percent);
    let count = hardest.len() as u64;
    in_turn(
        args.threads,
        count,
        || TranspositionTable::new(1),
        |table, index| {
            let again = again(evaluation, table, args.nodes, &hardest[index as usize]);
            out.add(again.as_slice(), index, count)
        },
    )
}

/// The samples with the greatest disagreement: so many in a hundred. What is proven needs no second search.
fn hardest<E: Evaluation>(evaluation: &E, samples: &[Sample], percent: usize) -> Vec<Sample> {
    let mut judged: Vec<(f64, Sample)> = samples
        .iter()
        .filter(|sample| !sample.score.is_proven())
        .filter_map(|sample| Some((disagreement(evaluation, sample)?, *sample)))
        .collect();
    judged.sort_by(|one, other| other.0.total_cmp(&one.0));
    judged.truncate(samples.len() * percent / 100);
    judged.into_iter().map(|(_, sample)| sample).collect()
}

/// How far apart the chances to win are.
fn disagreement<E: Evaluation>(evaluation: &E, sample: &Sample) -> Option<f64> {
    let position = sample.position().ok().filter(|position| position.outcome().is_none())?;
    let paths = Paths::of(&position);
    let value = evaluation.value(&mut evaluation.refresh(&position), &position, &paths);
    Some((Score::estimate(value).chance() - sample.score.chance()).abs())
}

/// The sample with what a longer search says of it; none if it isn't a position in play.
fn again<E: Evaluation>(
    evaluation: &E,
    table: &mut TranspositionTable,
    nodes: u64,
    sample: &Sample,
) -> Option<Sample> {
    let position = sample.position().ok().filter(|position| position.outcome().is_none())?;
    table.clear();
    let (mv, score) = best_move::search(evaluation, table, nodes, &Line::new(position));
    Some(Sample { score, mv: moves::number(&position, mv) as u8, ..*sample })
}
