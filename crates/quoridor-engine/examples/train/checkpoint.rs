//! A run of training that can be interrupted: its numbers in a file, written as it goes.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::adam::Adam;
use crate::model::Parameters;

/// What tells a run from others: a checkpoint of another one isn't gone on with.
pub(crate) struct Run {
    pub(crate) samples: usize,
    pub(crate) steps: usize,
    pub(crate) seed: u64,
}

impl Run {
    fn words(&self) -> [u64; 3] {
        [self.samples as u64, self.steps as u64, self.seed]
    }
}

/// Header: the run and the number of steps made.
const WORDS: usize = 4;
const BYTES: usize = WORDS * 8 + 3 * Parameters::COUNT * 4;

pub(crate) fn save(path: &Path, run: &Run, model: &Parameters, adam: &Adam) -> Result<()> {
    let mut bytes = Vec::with_capacity(BYTES);
    for word in run.words().into_iter().chain([adam.steps as u64]) {
        bytes.extend(word.to_le_bytes());
    }
    for numbers in [model, &adam.mean, &adam.square] {
        bytes.extend(numbers.0.iter().flat_map(|number| number.to_le_bytes()));
    }
    // Never half a checkpoint: the file takes its name when it is whole.
    let unfinished = path.with_extension("unfinished");
    std::fs::write(&unfinished, bytes).with_context(|| format!("{}", unfinished.display()))?;
    std::fs::rename(&unfinished, path).with_context(|| format!("{}", path.display()))
}

/// The model and the state of the steps, if there is a checkpoint of this run that isn't finished yet.
pub(crate) fn resume(path: &Path, run: &Run) -> Result<Option<(Parameters, Adam)>> {
    if !path.exists() {
        return Ok(None);
    }
    let bytes = read(path)?;
    let (words, numbers) = bytes.split_at(WORDS * 8);
    let words: Vec<u64> = words.as_chunks().0.iter().map(|&word| u64::from_le_bytes(word)).collect();
    let steps = words[3] as usize;
    if words[..3] != run.words() || steps >= run.steps {
        return Ok(None);
    }
    let part = |at: usize| parameters(&numbers[at * Parameters::COUNT * 4..]);
    Ok(Some((part(0), Adam { mean: part(1), square: part(2), steps })))
}

/// Only the model of a checkpoint, of whatever run.
pub(crate) fn load(path: &Path) -> Result<Parameters> {
    Ok(parameters(&read(path)?[WORDS * 8..]))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
    ensure!(bytes.len() == BYTES, "{} isn't a checkpoint of this model", path.display());
    Ok(bytes)
}

fn parameters(bytes: &[u8]) -> Parameters {
    let numbers = bytes.as_chunks().0[..Parameters::COUNT].iter();
    Parameters(numbers.map(|&number| f32::from_le_bytes(number)).collect())
}
