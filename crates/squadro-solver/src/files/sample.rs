//! Positions drawn at random, with their values and those of their moves.
//!
//! When everything is solved they are reachable ones; when the end alone is solved, any.
//!
//! A sample is one word of 64 bits: in bits 0–40 the position as [`Position::word`] has it, in bits 41–42 its value
//! for the mover, and from bit 43 on two bits for each lane: the value, for the same player, of moving there.
//! Values are 1 loss, 2 draw, 3 win; 0 where the piece is home and can't move.
//!
//! The file has a header of 32 bytes (`FARSQSMP`, version and 0 in 32 bits each, the number of samples, the
//! seed), the samples, and a checksum (XXH3) of all before it; all little-endian. The samples come level by level
//! from the end of the game: a trainer shuffles them.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use game::Game;
use squadro::{LIGHT, Lane, Position};
use xxhash_rust::xxh3::Xxh3;

use crate::bits::grid::Grid;
use crate::error::{FileError, SolveError};
use crate::files::level_file::{Kind, LevelFile, VERSION, u32_at, u64_at};
use crate::random::Random;
use crate::retrograde::fixpoint::Successor;
use crate::slices::index::PositionIndex;
use crate::slices::layout::Side;
use crate::slices::slice::{LANES, Neighbours, Slice};
use crate::slices::tables::Tables;
use crate::slices::values::{Value, Values};
use crate::solve::options::SampleOptions;

const MAGIC: &[u8; 8] = b"FARSQSMP";
const HEADER: usize = 32;
const POSITION_BITS: u32 = 41;
/// No more than this part of a slice's positions is drawn.
const LARGEST_SHARE: u64 = 4;

/// A position with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample(u64);

impl Sample {
    fn new(position: &Position, value: Value, moves: [Option<Value>; LANES]) -> Sample {
        let code = |value: Value| value as u64 + 1;
        let codes = moves.iter().rev().fold(0, |codes, mv| codes << 2 | mv.map_or(0, code));
        Sample(position.word() | (code(value) | codes << 2) << POSITION_BITS)
    }

    /// The whole sample in one word, as files have it.
    pub const fn word(self) -> u64 {
        self.0
    }

    /// The sample with this word; none if it can't be one.
    pub fn from_word(word: u64) -> Option<Sample> {
        let sample = Sample(word);
        (word >> (POSITION_BITS + 2 + 2 * LANES as u32) == 0 && value_at(word, 0).is_some()).then_some(sample)
    }

    /// The position.
    pub fn position(self) -> Option<Position> {
        let turn = if self.dark_to_move() { squadro::DARK } else { LIGHT };
        Position::new(self.progress(), turn).ok()
    }

    /// The best move's lane, or one of them.
    pub fn best_lane(self) -> Option<Lane> {
        (0..LANES).find(|&lane| self.move_value(lane) == Some(self.value())).and_then(Lane::new)
    }

    /// How far the pieces have come: Light's lanes 1–5, then Dark's.
    pub fn progress(self) -> [[u8; LANES]; 2] {
        let piece = |seat: usize, lane: usize| (self.0 >> (4 * (LANES * seat + lane)) & 15) as u8;
        [0, 1].map(|seat| core::array::from_fn(|lane| piece(seat, lane)))
    }

    /// Whether it is Dark's turn.
    pub fn dark_to_move(self) -> bool {
        self.0 >> (POSITION_BITS - 1) & 1 != 0
    }

    /// What the position is worth to the mover.
    pub fn value(self) -> Value {
        value_at(self.0, 0).unwrap_or(Value::Draw)
    }

    /// What moving in this lane, counted from 0, is worth to the mover; none if the piece is home.
    pub fn move_value(self, lane: usize) -> Option<Value> {
        value_at(self.0, 1 + lane as u32)
    }
}

fn value_at(word: u64, place: u32) -> Option<Value> {
    match word >> (POSITION_BITS + 2 * place) & 3 {
        0 => None,
        1 => Some(Value::Loss),
        2 => Some(Value::Draw),
        _ => Some(Value::Win),
    }
}

/// How many samples to draw from each slice: a level's share grows with the fourth root of its positions, so that
/// the few near the start and the end get their due; within a level all count alike.
#[derive(Debug)]
pub(crate) struct Quota {
    seed: u64,
    /// By level: samples for each position.
    rates: Vec<f64>,
}

impl Quota {
    /// `totals` are the positions to draw from, by level.
    pub(crate) fn new(options: &SampleOptions, totals: &[u64]) -> Quota {
        let shares: Vec<f64> = totals.iter().map(|&total| (total as f64).sqrt().sqrt()).collect();
        let sum: f64 = shares.iter().sum();
        let rates = shares.iter().zip(totals).map(|(share, &total)| {
            if total == 0 { 0.0 } else { options.count as f64 * share / sum / total as f64 }
        });
        Quota { seed: options.seed, rates: rates.collect() }
    }

    /// Draws the samples of a slice, given its solution, what to draw from, and where its moves lead.
    pub(crate) fn draw(
        &self,
        tables: &Tables,
        slice: Slice,
        values: &Values,
        from: &[Grid; 2],
        successors: &Neighbours<Successor>,
    ) -> Result<Vec<u8>, SolveError> {
        let counts = [0, 1].map(|side| from[side].count_ones());
        let total: u64 = counts.iter().sum();
        let mut random = Random::new(self.seed, u64::from(slice.index()) + 1);
        let wanted = total as f64 * self.rates[slice.level() as usize] + random.unit();
        let wanted = (wanted as u64).min(total / LARGEST_SHARE);
        let mut ranks: Vec<u64> = (0..wanted).map(|_| random.below(total)).collect();
        ranks.sort_unstable();
        ranks.dedup();
        let dark_from = ranks.partition_point(|&rank| rank < counts[0]);
        let mut bytes = Vec::with_capacity(8 * ranks.len());
        for side in Side::BOTH {
            let (ranks, first) = match side {
                Side::Light => (&ranks[..dark_from], 0),
                Side::Dark => (&ranks[dark_from..], counts[0]),
            };
            for (row, bit) in select(&from[side as usize], ranks.iter().map(|rank| rank - first)) {
                let Some(position) = (PositionIndex { slice, side, row, bit }).position(tables) else {
                    continue;
                };
                let value = values.value(side, row, bit);
                let sample = label(tables, &position, value, slice, values, successors)?;
                bytes.extend_from_slice(&sample.word().to_le_bytes());
            }
        }
        Ok(bytes)
    }
}

/// The places of the set bits with these ranks, which come in order.
fn select(grid: &Grid, ranks: impl Iterator<Item = u64>) -> Vec<(usize, usize)> {
    let mut words = grid.body().iter().enumerate();
    let (mut at, mut word, mut passed) = (0, 0u64, 0);
    ranks
        .filter_map(|rank| {
            while passed + u64::from(word.count_ones()) <= rank {
                passed += u64::from(word.count_ones());
                (at, word) = words.next().map(|(at, &word)| (at, word))?;
            }
            let mut rest = word;
            for _ in passed..rank {
                rest &= rest - 1;
            }
            Some((at / grid.width(), at % grid.width() * 64 + rest.trailing_zeros() as usize))
        })
        .collect()
}

/// Looks up the values of all moves, by the rules crate, and checks that the position's follows from them.
fn label(
    tables: &Tables,
    position: &Position,
    value: Value,
    slice: Slice,
    values: &Values,
    successors: &Neighbours<Successor>,
) -> Result<Sample, SolveError> {
    let mover = usize::from(position.turn() != LIGHT);
    let mut moves = [None; LANES];
    for &mv in position.legal_moves().as_ref() {
        let mut next = *position;
        next.play_unchecked(mv);
        let lane = mv.lane.index();
        let worth = if next.outcome().is_some() {
            Value::Win
        } else {
            let index = PositionIndex::of(tables, &next).ok_or(SolveError::Inconsistent(next))?;
            let at = |values: &Values| values.value(index.side, index.row, index.bit).flipped();
            match &successors[mover][lane] {
                _ if index.slice == slice => at(values),
                Some(Successor::Slice(values)) => at(values),
                _ => return Err(SolveError::Inconsistent(next)),
            }
        };
        moves[lane] = Some(worth);
    }
    if moves.iter().flatten().max() != Some(&value) {
        return Err(SolveError::Inconsistent(*position));
    }
    Ok(Sample::new(position, value, moves))
}

/// Writes the samples of these levels, which lie in files of their own, to one file.
pub(crate) fn merge(dir: &Path, levels: &[u8], options: &SampleOptions) -> Result<u64, FileError> {
    let path = &options.file;
    let new = path.with_added_extension("part");
    let io = |error| FileError::io(path, error);
    let files = levels
        .iter()
        .map(|&level| LevelFile::open((Kind::Samples, level), dir))
        .collect::<Result<Vec<_>, _>>()?;
    let count: u64 = files.iter().map(LevelFile::payload_bytes).sum::<u64>() / 8;
    let mut file = BufWriter::with_capacity(1 << 20, File::create(&new).map_err(io)?);
    let mut checksum = Xxh3::new();
    let mut write = |bytes: &[u8]| {
        checksum.update(bytes);
        file.write_all(bytes)
    };
    let mut header = MAGIC.to_vec();
    header.extend_from_slice(&u64::from(VERSION).to_le_bytes());
    header.extend_from_slice(&count.to_le_bytes());
    header.extend_from_slice(&options.seed.to_le_bytes());
    write(&header).map_err(io)?;
    for level in &files {
        let mut slices: Vec<Slice> = level.slices().collect();
        slices.sort_unstable();
        for slice in slices {
            write(&level.payload(slice)?).map_err(io)?;
        }
    }
    let digest = checksum.digest();
    let finish = file.write_all(&digest.to_le_bytes()).and_then(|()| file.flush());
    finish.and_then(|()| file.get_ref().sync_all()).and_then(|()| fs::rename(&new, path)).map_err(io)?;
    Ok(count)
}

/// Reads a file of samples one by one. The last one is followed by a check of the whole file: an error
/// there means that what was read can't be trusted.
pub struct SampleReader {
    path: PathBuf,
    file: BufReader<File>,
    left: u64,
    checksum: Xxh3,
    over: bool,
}

impl SampleReader {
    /// Opens the file.
    pub fn open(path: impl Into<PathBuf>) -> Result<SampleReader, FileError> {
        let path = path.into();
        let io = |error| FileError::io(&path, error);
        let mut file = BufReader::with_capacity(1 << 20, File::open(&path).map_err(io)?);
        let mut header = [0; HEADER];
        file.read_exact(&mut header).map_err(io)?;
        if &header[..8] != MAGIC {
            return Err(FileError::Foreign { path });
        }
        let found = u32_at(&header, 8);
        if found != VERSION {
            return Err(FileError::Version { path, found, expected: VERSION });
        }
        let mut checksum = Xxh3::new();
        checksum.update(&header);
        Ok(SampleReader { path, file, left: u64_at(&header, 16), checksum, over: false })
    }

    /// How many samples are left.
    pub fn left(&self) -> u64 {
        self.left
    }

    fn read_word(&mut self) -> Result<[u8; 8], FileError> {
        let mut bytes = [0; 8];
        self.file.read_exact(&mut bytes).map_err(|error| FileError::io(&self.path, error))?;
        Ok(bytes)
    }

    fn step(&mut self) -> Result<Option<Sample>, FileError> {
        let bytes = self.read_word()?;
        let word = u64::from_le_bytes(bytes);
        if self.left == 0 {
            let right = word == self.checksum.digest();
            return if right {
                Ok(None)
            } else {
                Err(FileError::corrupted(&self.path, "its checksum is wrong"))
            };
        }
        self.left -= 1;
        self.checksum.update(&bytes);
        let sample = Sample::from_word(word);
        sample.map(Some).ok_or_else(|| FileError::corrupted(&self.path, "a sample can't be understood"))
    }
}

impl Iterator for SampleReader {
    type Item = Result<Sample, FileError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let step = self.step();
        self.over = !matches!(step, Ok(Some(_)));
        step.transpose()
    }
}
