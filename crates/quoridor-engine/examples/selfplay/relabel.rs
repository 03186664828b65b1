//! A second, longer look at the samples that there is most to learn from: those of which the net, without looking
//! ahead, and the search disagree most.

use game::{Game, Line};
use quoridor_engine::net::moves;
use quoridor_engine::samples::Sample;
use quoridor_engine::{Evaluation, Paths, Score, TranspositionTable};

use crate::look;

/// The samples with the greatest disagreement: so many in a hundred. What is proven needs no second look.
pub(crate) fn hardest<E: Evaluation>(evaluation: &E, samples: &[Sample], percent: usize) -> Vec<Sample> {
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
    let ways = Paths::of(&position);
    let value = evaluation.value(&mut evaluation.refresh(&position), &position, &ways);
    Some((Score::estimate(value).chance() - sample.score.chance()).abs())
}

/// The sample with what a longer search says of it; none if it isn't a position in play.
pub(crate) fn again<E: Evaluation>(
    evaluation: &E,
    table: &mut TranspositionTable,
    nodes: u64,
    sample: &Sample,
) -> Option<Sample> {
    let position = sample.position().ok().filter(|position| position.outcome().is_none())?;
    table.clear();
    let (mv, score) = look::ahead(evaluation, table, nodes, &Line::new(position));
    Some(Sample { score, mv: moves::number(&position, mv) as u8, ..*sample })
}
