//! The positions with at least five pieces home, solved once for all tests.

mod endgames;
mod files;
mod tablebase;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use squadro::{DARK, LIGHT, Position};
use squadro_solver::{Keep, Report, SampleOptions, Scope, SolveOptions, solve};

/// A solution in a directory of its own.
pub(crate) struct Solved {
    dir: PathBuf,
    pub(crate) report: Report,
}

impl Solved {
    pub(crate) fn dir(&self) -> &Path {
        &self.dir
    }

    pub(crate) fn samples(&self) -> PathBuf {
        self.dir.join("samples.bin")
    }
}

/// Solves the positions with at least five pieces home in this directory, with samples.
pub(crate) fn options(dir: &Path) -> SolveOptions {
    let sample = SampleOptions { count: 20_000, seed: 5, file: dir.join("samples.bin") };
    SolveOptions {
        keep: Keep::All,
        scope: Scope::PiecesHome(5),
        sample: Some(sample),
        ..SolveOptions::new(dir)
    }
}

/// The solution all tests of a file share, in a place of their own that each run begins anew.
pub(crate) fn solved() -> &'static Solved {
    static SOLVED: OnceLock<Solved> = OnceLock::new();
    SOLVED.get_or_init(|| {
        let dir = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(concat!("end-of-the-game-", env!("CARGO_CRATE_NAME")));
        if dir.exists() {
            std::fs::remove_dir_all(&dir).expect("what an earlier run left can be removed");
        }
        let report = solve(&options(&dir), &mut ()).expect("it can be solved");
        Solved { dir, report }
    })
}

/// Random numbers (`SplitMix64`).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((word ^ word >> 27) >> 16) as usize % bound
    }
}

/// A position with two or three of Light's pieces home and three of Dark's, or the other way round.
pub(crate) fn position(random: &mut Random) -> Position {
    loop {
        let mut progress = [[0; 5]; 2];
        let two = random.below(2);
        for (seat, lanes) in progress.iter_mut().enumerate() {
            let homes = 3 - usize::from(seat == two && random.below(4) > 0);
            let mut left = homes;
            while left > 0 {
                let lane = &mut lanes[random.below(5)];
                left -= usize::from(*lane != 12);
                *lane = 12;
            }
            for lane in lanes.iter_mut().filter(|lane| **lane != 12) {
                *lane = random.below(12) as u8;
            }
        }
        let turn = if random.below(2) == 0 { LIGHT } else { DARK };
        if let Ok(position) = Position::new(progress, turn) {
            return position;
        }
    }
}
