//! The solution on disk, looked up position by position.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use game::Game;
use squadro::{Move, Position};

use crate::bits::rows::Rows;
use crate::error::{FileError, TablebaseError};
use crate::files::encode::{self, Block, Directory, SHAPE_END};
use crate::files::level_file::{Kind, LevelFile};
use crate::files::manifest::Manifest;
use crate::lookup::cache::Cache;
use crate::lookup::winning::{self, Probe};
use crate::retrograde::conversion::ConversionRanks;
use crate::slices::index::PositionIndex;
use crate::slices::slice::{Slice, TOP_LEVEL};
use crate::slices::tables::Tables;
use crate::slices::values::{Value, Values};
use crate::solve::options::{Keep, Scope};
use crate::solve::report::LevelReport;

/// Unpacked blocks to keep: 64 kB each, some twice that.
const BLOCKS: usize = 512;
/// Directories to keep: some 100 bytes each, up to 2 kB for the largest slices.
const DIRECTORIES: usize = 4096;
/// Guides to keep: up to 60 MB each.
const RANKS: usize = 2;

/// The exact value of every position, from a directory that [`solve`](crate::solve) has filled with
/// [`Keep::All`].
///
/// It can be shared by threads. Every file is checked when it is opened and every block when it is read: a wrong
/// file gives an error, not a wrong answer.
#[derive(Debug)]
pub struct Tablebase {
    scope: Scope,
    tables: Tables,
    /// By level.
    levels: Vec<Option<LevelFile>>,
    directories: Cache<Slice, Directory>,
    blocks: Cache<(Slice, usize), Block>,
    ranks: Cache<Slice, ConversionRanks>,
}

impl Tablebase {
    /// Opens the tablebase in this directory.
    pub fn open(dir: impl AsRef<Path>) -> Result<Tablebase, TablebaseError> {
        let dir = dir.as_ref();
        let path = || -> PathBuf { dir.to_owned() };
        let Some(manifest) = Manifest::read(dir)? else {
            return Err(TablebaseError::Missing { path: path() });
        };
        if manifest.keep != Keep::All {
            return Err(TablebaseError::NotKept { path: path() });
        }
        let mut levels: Vec<Option<LevelFile>> = (0..=TOP_LEVEL).map(|_| None).collect();
        for level in manifest.scope.levels() {
            if LevelReport::read(dir, level)?.is_none() {
                return Err(TablebaseError::Unfinished { path: path(), level });
            }
            levels[level as usize] = Some(LevelFile::open((Kind::Values, level), dir)?);
        }
        Ok(Tablebase {
            scope: manifest.scope,
            tables: Tables::new(),
            levels,
            directories: Cache::new(DIRECTORIES),
            blocks: Cache::new(BLOCKS),
            ranks: Cache::new(RANKS),
        })
    }

    /// What it covers.
    pub fn scope(&self) -> Scope {
        self.scope
    }

    /// Whether it has the value of positions in this slice.
    pub fn covers(&self, slice: Slice) -> bool {
        !slice.finished() && self.scope.contains(slice)
    }

    /// What the position is worth to the player to move.
    pub fn probe(&self, position: &Position) -> Result<Value, TablebaseError> {
        if position.outcome().is_some() {
            return Err(TablebaseError::Over(*position));
        }
        let index = PositionIndex::of(&self.tables, position).ok_or(TablebaseError::Impossible(*position))?;
        if !self.covers(index.slice) {
            return Err(TablebaseError::NotCovered(*position));
        }
        Ok(self.value_at(index)?)
    }

    /// What each legal move is worth to the player who makes it, in the order of the rules.
    pub fn moves(&self, position: &Position) -> Result<Vec<(Move, Value)>, TablebaseError> {
        winning::moves(self, position)
    }

    /// A move that wins, with progress: none if the position isn't won by the mover.
    ///
    /// Winning moves alone could go round in circles. Who plays this move each turn, against whatever replies,
    /// has four pieces home after finitely many turns and never repeats a position: each move either finishes a
    /// piece's phase, which can happen only 17 times in a game, or makes a number smaller that counts down to the
    /// next time somebody has to finish one. A phase that can be finished by force in a few turns is found with a
    /// few lookups; otherwise the whole slice is solved once more, which takes up to half a second and is
    /// remembered for as long as the game stays in the slice.
    pub fn winning_move(&self, position: &Position) -> Result<Option<Move>, TablebaseError> {
        winning::winning_move(self, position)
    }

    /// The value at an index that is covered.
    fn value_at(&self, index: PositionIndex) -> Result<Value, FileError> {
        let file = self.file(index.slice)?;
        let directory = self.directories.get(index.slice, || read_directory(file, index.slice))?;
        let corrupted = || FileError::corrupted(file.path(), "a block is not what its checksum says");
        let (number, at, length) =
            directory.block_of(index.side as usize, index.row).ok_or_else(corrupted)?;
        let block = self.blocks.get((index.slice, number), || {
            let packed = file.read(index.slice, at as u64, length)?;
            directory.unpack(number, &packed).ok_or_else(corrupted)
        })?;
        let (open, drawn) = block.bits(index.row % directory.rows_per_block, index.bit, directory.width);
        Ok(match (open, drawn) {
            (false, _) => Value::Win,
            (true, true) => Value::Draw,
            (true, false) => Value::Loss,
        })
    }

    fn file(&self, slice: Slice) -> Result<&LevelFile, FileError> {
        let file = self.levels.get(slice.level() as usize).and_then(Option::as_ref);
        file.ok_or_else(|| FileError::Truncated { path: Kind::Values.path(Path::new(""), slice.level()) })
    }

    /// All values of a slice.
    fn load(&self, slice: Slice) -> Result<Values, TablebaseError> {
        let file = self.file(slice)?;
        let moves = self.tables.moves(slice.dark);
        let rows = Rows::new(self.tables.light(slice.light), moves);
        let unpacked = encode::unpack(&file.payload(slice)?, (moves, &rows));
        let (values, _) =
            unpacked.ok_or_else(|| FileError::corrupted(file.path(), "a slice can't be unpacked"))?;
        Ok(values)
    }
}

impl Probe for Tablebase {
    type Error = TablebaseError;

    fn tables(&self) -> &Tables {
        &self.tables
    }

    fn value(&self, position: &Position) -> Result<Value, TablebaseError> {
        self.probe(position)
    }

    fn ranks(&self, slice: Slice) -> Result<Arc<ConversionRanks>, TablebaseError> {
        self.ranks
            .get(slice, || ConversionRanks::new(&self.tables, slice, |next| self.load(next).map(Arc::new)))
    }
}

fn read_directory(file: &LevelFile, slice: Slice) -> Result<Directory, FileError> {
    let corrupted = || FileError::corrupted(file.path(), "a slice's directory is not what its checksum says");
    let head = file.read(slice, 0, SHAPE_END)?;
    let size = Directory::size(&head).ok_or_else(corrupted)?;
    Directory::read(&file.read(slice, 0, size)?).ok_or_else(corrupted)
}
