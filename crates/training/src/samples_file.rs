//! The file that self-play of Quoridor adds its samples to.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result};
use quoridor_engine::Net;
use quoridor_engine::samples::{HEADER, SAMPLE_BYTES, Sample};

/// A file of samples that several threads add to.
pub(crate) struct SamplesFile {
    file: Mutex<File>,
    /// How many were added.
    added: AtomicU64,
    began: Instant,
}

impl SamplesFile {
    /// Opens a file, or creates it, and gives the numbers of the games in it. A sample that was cut off is dropped.
    pub(crate) fn open(path: &Path) -> Result<(SamplesFile, HashSet<u32>)> {
        let mut file = OpenOptions::new().create(true).append(true).read(true).open(path)?;
        let mut bytes = fs::read(path).with_context(|| path.display().to_string())?;
        let mut games = HashSet::new();
        if bytes.is_empty() {
            file.write_all(&HEADER)?;
        } else {
            bytes.truncate(bytes.len() - bytes.len() % SAMPLE_BYTES);
            let samples = Sample::all(&bytes).with_context(|| path.display().to_string())?;
            file.set_len(bytes.len() as u64)?;
            file.seek(SeekFrom::End(0))?;
            games.extend(samples.iter().map(|sample| sample.game));
        }
        Ok((SamplesFile { file: Mutex::new(file), added: AtomicU64::new(0), began: Instant::now() }, games))
    }

    /// Adds the samples of a job and now and then prints how far the work is.
    pub(crate) fn add(&self, samples: &[Sample], job: u64, jobs: u64) -> Result<()> {
        let bytes: Vec<u8> = samples.iter().flat_map(Sample::to_bytes).collect();
        self.file.lock().expect("writing doesn't panic").write_all(&bytes)?;
        let new = samples.len() as u64;
        let all = self.added.fetch_add(new, Ordering::Relaxed) + new;
        if job % 100 == 99 {
            let rate = all as f64 / self.began.elapsed().as_secs_f64();
            println!("{} of {jobs}: {all} samples, {rate:.0} a second", job + 1);
        }
        Ok(())
    }
}

/// The samples of a file.
pub(crate) fn read_samples(path: &Path) -> Result<Vec<Sample>> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    Sample::all(&bytes).with_context(|| path.display().to_string())
}

/// The net of a file.
pub(crate) fn open_net(path: &Path) -> Result<Net> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    Net::from_bytes(&bytes).with_context(|| path.display().to_string())
}
