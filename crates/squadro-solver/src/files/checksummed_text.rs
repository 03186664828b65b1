//! Small text files that are written whole or not at all, with a checksum in their last line.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use xxhash_rust::xxh3::xxh3_64;

use crate::error::FileError;

const SEAL: &str = "checksum ";

/// Writes the text, replacing the file in one step.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), FileError> {
    let new = path.with_extension("new");
    let write = || -> io::Result<()> {
        let mut file = File::create(&new)?;
        writeln!(file, "{text}{SEAL}{:016x}", xxh3_64(text.as_bytes()))?;
        file.sync_all()?;
        fs::rename(&new, path)
    };
    write().map_err(|error| FileError::io(path, error))
}

/// Reads the text; none if there is no such file.
pub(crate) fn read(path: &Path) -> Result<Option<String>, FileError> {
    let mut text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
            return Err(FileError::Foreign { path: path.to_owned() });
        }
        Err(error) => return Err(FileError::io(path, error)),
    };
    let at = text.rfind(SEAL).ok_or_else(|| FileError::Truncated { path: path.to_owned() })?;
    let checksum = u64::from_str_radix(text[at + SEAL.len()..].trim_end(), 16);
    if checksum != Ok(xxh3_64(&text.as_bytes()[..at])) {
        return Err(FileError::corrupted(path, "its checksum is wrong"));
    }
    text.truncate(at);
    Ok(Some(text))
}
