//! One file for each level: a header, a record for each slice, and once it is finished an index.
//!
//! While a level is being worked on, the file has `.part` after its name and no index. Records are only ever added,
//! each with its checksum, so that after a kill all whole ones are good and the torn end is cut off.
//!
//! All numbers are little-endian.
//!
//! | part | content |
//! |---|---|
//! | header, 32 bytes | `FARSQDRO`, version, kind, level, 0 (32 bits each), checksum of these 24 bytes |
//! | record, 32 bytes and the payload | slice, 0 (32 bits each), length, its checksum, checksum of these 24 bytes |
//! | index, 32 bytes an entry | slice, 0 (32 bits each), place of the payload, length, checksum |
//! | trailer, 32 bytes | number of entries, place of the index, checksum of index and these 16 bytes, `FARSQEND` |

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use crate::error::FileError;
use crate::slices::slice::Slice;

/// The version of all our formats.
pub(crate) const VERSION: u32 = 1;

const MAGIC: &[u8; 8] = b"FARSQDRO";
const END_MAGIC: &[u8; 8] = b"FARSQEND";
/// Header, record head, index entry and trailer all have this size.
const PART: usize = 32;
/// No slice's payload is longer; a greater length is a broken one.
const LONGEST: u64 = 1 << 30;

/// What a level file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Which positions can be reached.
    Reachable = 1,
    /// What positions are worth.
    Values = 2,
    /// Positions drawn at random.
    Samples = 3,
}

impl Kind {
    /// The name of a level's file.
    pub(crate) fn path(self, dir: &Path, level: u8) -> PathBuf {
        let name = match self {
            Kind::Reachable => "reachable",
            Kind::Values => "values",
            Kind::Samples => "samples",
        };
        dir.join(format!("{name}-{level:02}.level"))
    }
}

/// Where a payload lies.
#[derive(Clone, Copy, Debug)]
struct Entry {
    at: u64,
    length: u64,
    checksum: u64,
}

fn header(kind: Kind, level: u8) -> [u8; PART] {
    let mut bytes = [0; PART];
    bytes[..8].copy_from_slice(MAGIC);
    bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
    bytes[12..16].copy_from_slice(&(kind as u32).to_le_bytes());
    bytes[16..20].copy_from_slice(&u32::from(level).to_le_bytes());
    seal(&mut bytes);
    bytes
}

/// Puts the checksum of all before them into the last eight bytes.
fn seal(bytes: &mut [u8; PART]) {
    let checksum = xxh3_64(&bytes[..PART - 8]);
    bytes[PART - 8..].copy_from_slice(&checksum.to_le_bytes());
}

fn sealed(bytes: &[u8; PART]) -> bool {
    u64_at(bytes, PART - 8) == xxh3_64(&bytes[..PART - 8])
}

fn check_header(bytes: &[u8; PART], kind: Kind, level: u8, path: &Path) -> Result<(), FileError> {
    if &bytes[..8] != MAGIC {
        return Err(FileError::Foreign { path: path.to_owned() });
    }
    let found = u32_at(bytes, 8);
    if found != VERSION {
        return Err(FileError::Version { path: path.to_owned(), found, expected: VERSION });
    }
    if *bytes != header(kind, level) {
        return Err(FileError::corrupted(path, "its header is that of another file"));
    }
    Ok(())
}

pub(crate) fn u32_at(bytes: &[u8], at: usize) -> u32 {
    let mut word = [0; 4];
    word.copy_from_slice(&bytes[at..at + 4]);
    u32::from_le_bytes(word)
}

pub(crate) fn u64_at(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(word)
}

/// A level file being written.
#[derive(Debug)]
pub(crate) struct LevelWriter {
    path: PathBuf,
    part: PathBuf,
    file: BufWriter<File>,
    end: u64,
    entries: HashMap<Slice, Entry>,
}

impl LevelWriter {
    /// Begins the file, or goes on with one that was interrupted: `found` gets its whole records.
    pub(crate) fn resume<E: From<FileError>>(
        (kind, level): (Kind, u8),
        dir: &Path,
        mut found: impl FnMut(Slice, &[u8]) -> Result<(), E>,
    ) -> Result<LevelWriter, E> {
        let path = kind.path(dir, level);
        let part = path.with_extension("level.part");
        let io = |error| FileError::io(&part, error);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&part).map_err(io)?;
        let length = file.metadata().map_err(io)?.len();
        let mut entries = HashMap::new();
        let mut end = PART as u64;
        if length < PART as u64 {
            file.set_len(0).map_err(io)?;
            file.write_all(&header(kind, level)).map_err(io)?;
        } else {
            let mut reader = BufReader::with_capacity(1 << 20, &mut file);
            let mut bytes = [0; PART];
            reader.read_exact(&mut bytes).map_err(io)?;
            check_header(&bytes, kind, level, &part)?;
            let mut payload = Vec::new();
            while let Some((slice, checksum)) = next_record(&mut reader, &mut payload).map_err(io)? {
                let entry = Entry { at: end + PART as u64, length: payload.len() as u64, checksum };
                end = entry.at + entry.length;
                if entries.insert(slice, entry).is_none() {
                    found(slice, &payload)?;
                }
            }
        }
        file.set_len(end).map_err(io)?;
        file.seek(SeekFrom::Start(end)).map_err(io)?;
        Ok(LevelWriter { path, part, file: BufWriter::with_capacity(1 << 20, file), end, entries })
    }

    /// Whether the slice has its record already.
    pub(crate) fn contains(&self, slice: Slice) -> bool {
        self.entries.contains_key(&slice)
    }

    /// Adds the record of a slice, and hands it to the system: a kill can't take it back.
    pub(crate) fn append(&mut self, slice: Slice, payload: &[u8]) -> Result<(), FileError> {
        let entry =
            Entry { at: self.end + PART as u64, length: payload.len() as u64, checksum: xxh3_64(payload) };
        let mut head = [0; PART];
        head[..4].copy_from_slice(&slice.index().to_le_bytes());
        head[8..16].copy_from_slice(&entry.length.to_le_bytes());
        head[16..24].copy_from_slice(&entry.checksum.to_le_bytes());
        seal(&mut head);
        let written = self.file.write_all(&head).and_then(|()| self.file.write_all(payload));
        written.and_then(|()| self.file.flush()).map_err(|error| FileError::io(&self.part, error))?;
        self.end = entry.at + entry.length;
        self.entries.insert(slice, entry);
        Ok(())
    }

    /// Adds the index, makes sure all of it is on the disk, and gives the file its name.
    pub(crate) fn finish(mut self) -> Result<(), FileError> {
        let mut index = Vec::with_capacity((self.entries.len() + 1) * PART);
        let mut entries: Vec<_> = self.entries.iter().collect();
        entries.sort_unstable_by_key(|&(&slice, _)| slice.index());
        for (slice, entry) in entries {
            index.extend_from_slice(&u64::from(slice.index()).to_le_bytes());
            for number in [entry.at, entry.length, entry.checksum] {
                index.extend_from_slice(&number.to_le_bytes());
            }
        }
        index.extend_from_slice(&(self.entries.len() as u64).to_le_bytes());
        index.extend_from_slice(&self.end.to_le_bytes());
        let checksum = xxh3_64(&index);
        index.extend_from_slice(&checksum.to_le_bytes());
        index.extend_from_slice(END_MAGIC);
        let written = self.file.write_all(&index).and_then(|()| self.file.flush());
        written
            .and_then(|()| self.file.get_ref().sync_all())
            .and_then(|()| fs::rename(&self.part, &self.path))
            .and_then(|()| sync_directory(&self.path))
            .map_err(|error| FileError::io(&self.part, error))
    }
}

/// Makes a rename in the file's directory last.
fn sync_directory(path: &Path) -> io::Result<()> {
    // Only Unix lets a directory be opened and synced; elsewhere the rename itself has to do.
    if cfg!(unix)
        && let Some(dir) = path.parent()
    {
        File::open(dir)?.sync_all()?;
    }
    Ok(())
}

/// The next whole record; none where the good part of the file ends.
fn next_record(reader: &mut impl Read, payload: &mut Vec<u8>) -> io::Result<Option<(Slice, u64)>> {
    let mut head = [0; PART];
    if !read_fully(reader, &mut head)? || !sealed(&head) {
        return Ok(None);
    }
    let (length, checksum) = (u64_at(&head, 8), u64_at(&head, 16));
    let Some(slice) = Slice::from_index(u32_at(&head, 0)).filter(|_| length <= LONGEST) else {
        return Ok(None);
    };
    payload.resize(length as usize, 0);
    let whole = read_fully(reader, payload)? && xxh3_64(payload) == checksum;
    Ok(whole.then_some((slice, checksum)))
}

/// Fills the buffer, or says that the file ends before.
fn read_fully(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match reader.read_exact(buffer) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        other => other.map(|()| true),
    }
}

/// A finished level file.
#[derive(Debug)]
pub(crate) struct LevelFile {
    path: PathBuf,
    file: File,
    entries: HashMap<Slice, Entry>,
}

impl LevelFile {
    pub(crate) fn open((kind, level): (Kind, u8), dir: &Path) -> Result<LevelFile, FileError> {
        let path = kind.path(dir, level);
        let io = |error| FileError::io(&path, error);
        let file = File::open(&path).map_err(io)?;
        let length = file.metadata().map_err(io)?.len();
        let mut bytes = [0; PART];
        read_at(&file, &mut bytes, 0).map_err(io)?;
        check_header(&bytes, kind, level, &path)?;
        let truncated = || FileError::Truncated { path: path.clone() };
        read_at(&file, &mut bytes, length.checked_sub(PART as u64).ok_or_else(truncated)?).map_err(io)?;
        let (count, place) = (u64_at(&bytes, 0), u64_at(&bytes, 8));
        let size = count.checked_mul(PART as u64).and_then(|size| size.checked_add(place));
        if &bytes[24..] != END_MAGIC || size != Some(length - PART as u64) {
            return Err(truncated());
        }
        let mut index = vec![0; count as usize * PART];
        read_at(&file, &mut index, place).map_err(io)?;
        index.extend_from_slice(&bytes[..16]);
        if xxh3_64(&index) != u64_at(&bytes, 16) {
            return Err(FileError::corrupted(&path, "its index has a wrong checksum"));
        }
        let mut entries = HashMap::with_capacity(count as usize);
        for bytes in index.chunks_exact(PART) {
            let slice = Slice::from_index(u32_at(bytes, 0))
                .ok_or_else(|| FileError::corrupted(&path, "its index names an unknown slice"))?;
            let entry =
                Entry { at: u64_at(bytes, 8), length: u64_at(bytes, 16), checksum: u64_at(bytes, 24) };
            if entry.length > LONGEST || entry.at.checked_add(entry.length).is_none_or(|end| end > place) {
                return Err(FileError::corrupted(&path, "its index points outside the file"));
            }
            entries.insert(slice, entry);
        }
        Ok(LevelFile { path, file, entries })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn slices(&self) -> impl Iterator<Item = Slice> {
        self.entries.keys().copied()
    }

    /// The bytes of all payloads together.
    pub(crate) fn payload_bytes(&self) -> u64 {
        self.entries.values().map(|entry| entry.length).sum()
    }

    /// The whole payload of a slice, checked.
    pub(crate) fn payload(&self, slice: Slice) -> Result<Vec<u8>, FileError> {
        let entry = self.entry(slice)?;
        let payload = self.read(slice, 0, entry.length as usize)?;
        if xxh3_64(&payload) != entry.checksum {
            return Err(FileError::corrupted(&self.path, "a slice has a wrong checksum"));
        }
        Ok(payload)
    }

    /// Part of a slice's payload, unchecked.
    pub(crate) fn read(&self, slice: Slice, from: u64, count: usize) -> Result<Vec<u8>, FileError> {
        let entry = self.entry(slice)?;
        if from.checked_add(count as u64).is_none_or(|end| end > entry.length) {
            return Err(FileError::corrupted(&self.path, "a slice is shorter than it says"));
        }
        let mut bytes = vec![0; count];
        read_at(&self.file, &mut bytes, entry.at + from).map_err(|error| FileError::io(&self.path, error))?;
        Ok(bytes)
    }

    fn entry(&self, slice: Slice) -> Result<Entry, FileError> {
        let missing = || FileError::corrupted(&self.path, "a slice is missing");
        self.entries.get(&slice).copied().ok_or_else(missing)
    }
}

/// Fills the buffer from this place on, without a file position that threads would have to share.
#[cfg(unix)]
fn read_at(file: &File, buffer: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, at)
}

/// Fills the buffer from this place on.
#[cfg(windows)]
fn read_at(file: &File, mut buffer: &mut [u8], mut at: u64) -> io::Result<()> {
    while !buffer.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, buffer, at)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => {
                buffer = &mut buffer[count..];
                at += count as u64;
            }
        }
    }
    Ok(())
}
