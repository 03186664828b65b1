//! Checkpoints of training, for both games: the run, the parameters and the state of Adam.
//!
//! A file holds four numbers of 8 bytes (samples and steps of the run, its seed, the steps made) and then three rows of
//! 4-byte floats (parameters, Adam's means and squares), all lowest byte first.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::adam::{Adam, Rates};
use crate::trainer::Parameters;

/// Identifies a run: only a checkpoint of the same run is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

const HEADER_BYTES: usize = 4 * 8;

pub(crate) fn save<P: Parameters>(path: &Path, run: &Run, parameters: &P, adam: &Adam<f32>) -> Result<()> {
    let mut bytes = Vec::with_capacity(size::<P>());
    for word in run.words().into_iter().chain([adam.steps as u64]) {
        bytes.extend(word.to_le_bytes());
    }
    for numbers in [parameters.numbers(), &adam.mean, &adam.square] {
        bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
    // The file takes its name when it is whole, so that an interruption leaves the checkpoint before.
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes).with_context(|| unfinished.display().to_string())?;
    fs::rename(&unfinished, path).with_context(|| path.display().to_string())
}

/// The parameters and Adam's state, if there is a checkpoint of this run that isn't finished yet.
pub(crate) fn resume<P: Parameters>(path: &Path, run: &Run) -> Result<Option<(P, Adam<f32>)>> {
    if !path.exists() {
        return Ok(None);
    }
    let bytes = read::<P>(path)?;
    let (words, numbers) = bytes.split_at(HEADER_BYTES);
    let words: Vec<u64> = words.as_chunks().0.iter().map(|&word| u64::from_le_bytes(word)).collect();
    let steps = words[3] as usize;
    if words[..3] != run.words() || steps >= run.steps {
        return Ok(None);
    }
    let row = |at: usize| row::<P>(&numbers[at * P::COUNT * 4..]);
    let adam = Adam::resume(row(1), row(2), steps, Rates::USUAL);
    Ok(Some((P::new(row(0)), adam)))
}

/// Only the parameters of a checkpoint, of whatever run.
pub(crate) fn load<P: Parameters>(path: &Path) -> Result<P> {
    Ok(P::new(row::<P>(&read::<P>(path)?[HEADER_BYTES..])))
}

fn size<P: Parameters>() -> usize {
    HEADER_BYTES + 3 * P::COUNT * 4
}

fn read<P: Parameters>(path: &Path) -> Result<Vec<u8>> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    ensure!(bytes.len() == size::<P>(), "{} isn't a checkpoint of this model", path.display());
    Ok(bytes)
}

fn row<P: Parameters>(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks().0[..P::COUNT].iter().map(|&number| f32::from_le_bytes(number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq)]
    struct Three(Vec<f32>);

    impl Parameters for Three {
        const COUNT: usize = 3;

        fn new(numbers: Vec<f32>) -> Three {
            Three(numbers)
        }

        fn numbers(&self) -> &[f32] {
            &self.0
        }

        fn numbers_mut(&mut self) -> &mut [f32] {
            &mut self.0
        }
    }

    #[test]
    fn only_the_same_unfinished_run_is_resumed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("run.checkpoint");
        let run = Run { samples: 7, steps: 2, seed: 1 };
        assert!(resume::<Three>(&path, &run).expect("no file is no error").is_none());
        let (mut parameters, mut adam) = (Three(vec![1.0, 2.0, 3.0]), Adam::new(3, Rates::USUAL));
        adam.step(parameters.numbers_mut(), &[1.0, 0.0, -1.0], 0.1, 1.0);
        save(&path, &run, &parameters, &adam).expect("a file");
        let (resumed, state) = resume::<Three>(&path, &run).expect("a file").expect("the same run");
        assert_eq!((&resumed, state.steps), (&parameters, 1));
        assert_eq!((state.mean, state.square), (adam.mean.clone(), adam.square.clone()));
        assert_eq!(load::<Three>(&path).expect("a file"), parameters);
        for other in [Run { seed: 2, ..run }, Run { steps: 9, ..run }, Run { samples: 8, ..run }] {
            assert!(resume::<Three>(&path, &other).expect("a file").is_none(), "{other:?}");
        }
        adam.step(parameters.numbers_mut(), &[1.0, 0.0, -1.0], 0.1, 1.0);
        save(&path, &run, &parameters, &adam).expect("a file");
        assert!(resume::<Three>(&path, &run).expect("a file").is_none(), "it is finished");
        fs::write(&path, "short").expect("a file");
        assert!(load::<Three>(&path).is_err());
    }
}
