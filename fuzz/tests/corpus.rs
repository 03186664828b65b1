//! Every fuzz target on stable: over the kept corpus, over mutations of it, and over random bytes. All of it is
//! drawn from fixed seeds, so a failure happens again at the next run.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use farside_fuzz::{TARGETS, Target};
use game::Keys;

/// How many inputs a target gets: a parser is done with one in microseconds, a game takes milliseconds.
const PARSED: usize = 20_000;
const PLAYED: usize = 1000;
/// No input gets longer than this.
const LONGEST: usize = 2000;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The kept inputs of a target, in the order of their names.
fn corpus(target: &Target) -> Vec<Vec<u8>> {
    let folder = folder("corpus").join(target.name);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder entry").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a kept input can be read")).collect()
}

/// Prints the input that a target panicked on.
struct Trying<'a>(&'a str, &'a [u8]);

impl Drop for Trying<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} failed on \"{}\"", self.0, self.1.escape_ascii());
        }
    }
}

fn try_input(target: &Target, input: &[u8]) {
    let _trying = Trying(target.name, input);
    (target.run)(input);
}

/// Random choices from a seed.
struct Dice(Keys);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        (self.0.draw() % bound.max(1) as u64) as usize
    }

    fn byte(&mut self) -> u8 {
        // Half of the time something that stands in notation.
        const USUAL: &[u8] = b"abcdefghivxyr0123456789 /-.,*\"[]{}:\n";
        if self.below(2) == 0 { USUAL[self.below(USUAL.len())] } else { self.below(256) as u8 }
    }

    fn bytes(&mut self) -> Vec<u8> {
        let count = self.below(120);
        (0..count).map(|_| self.byte()).collect()
    }

    /// A stretch of the input.
    fn stretch(&mut self, input: &[u8]) -> std::ops::Range<usize> {
        let start = self.below(input.len());
        start..start + self.below((input.len() - start).min(20) + 1)
    }

    /// Changes a few things about an input.
    fn mutate(&mut self, input: &mut Vec<u8>, other: &[u8]) {
        for _ in 0..=self.below(4) {
            let at = self.below(input.len() + 1);
            match self.below(6) {
                0 => input.insert(at, self.byte()),
                1 if at < input.len() => input[at] = self.byte(),
                2 => drop(input.drain(self.stretch(input))),
                3 => {
                    let copy = input[self.stretch(input)].to_vec();
                    drop(input.splice(at..at, copy));
                }
                4 => {
                    let foreign = other[self.stretch(other)].to_vec();
                    drop(input.splice(at..at, foreign));
                }
                _ => input.truncate(input.len() - self.below(input.len().min(8) + 1)),
            }
        }
        input.truncate(LONGEST);
    }
}

fn run(name: &str, inputs: usize) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("the target is listed");
    let kept = corpus(target);
    for input in &kept {
        try_input(target, input);
    }

    let seed = name.bytes().fold(1, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
    let mut dice = Dice(Keys::new(seed));
    for _ in 0..inputs {
        let mut input = kept[dice.below(kept.len())].clone();
        let other = &kept[dice.below(kept.len())];
        dice.mutate(&mut input, other);
        try_input(target, &input);
        try_input(target, &dice.bytes());
    }
}

macro_rules! targets {
    ($($name:ident: $inputs:ident,)*) => {
        $(#[test]
        fn $name() {
            run(stringify!($name), $inputs);
        })*

        #[test]
        fn every_target_is_run_here_has_a_program_and_a_corpus() {
            let here = BTreeSet::from([$(stringify!($name).to_string()),*]);
            assert_eq!(here, TARGETS.iter().map(|target| target.name.to_string()).collect());
            assert_eq!(here, names("fuzz_targets"));
            assert_eq!(here, names("corpus"));
        }
    };
}

/// What stands in a folder, without extensions.
fn names(of: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder(of)).expect("the folder is there");
    let stem = |path: PathBuf| path.file_stem().map(|stem| stem.display().to_string());
    entries.filter_map(|entry| stem(entry.expect("a folder entry").path())).collect()
}

targets! {
    quoridor_position: PARSED,
    squadro_position: PARSED,
    quoridor_moves: PARSED,
    squadro_moves: PARSED,
    text_record: PARSED,
    json_record: PARSED,
    bare_moves: PARSED,
    quoridor_play: PLAYED,
    squadro_play: PLAYED,
    ugi_talk: PLAYED,
    qtp_talk: PLAYED,
    openings: PARSED,
    server_messages: PLAYED,
}
