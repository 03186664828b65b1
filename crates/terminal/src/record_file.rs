//! Writing records to files, and what is told of it.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;

use game::record::Record;
use i18n::Messages;

/// A record as the ending of a file's name asks for it: JSON or text.
pub fn record_text(record: &Record, file: &Path) -> String {
    match file.extension() {
        Some(extension) if extension.eq_ignore_ascii_case("json") => record.to_json() + "\n",
        _ => record.to_string(),
    }
}

/// Writes a record to a file that isn't there yet.
pub(crate) fn write(record: &Record, file: &Path) -> io::Result<()> {
    File::create_new(file)?.write_all(record_text(record, file).as_bytes())
}

/// What is told after saving.
pub fn saving_told(messages: &Messages, file: &Path, saved: io::Result<()>) -> String {
    let name = ("file", file.display().to_string().into());
    let Err(error) = saved else { return messages.format("terminal-saved", &[name]) };
    let id = match error.kind() {
        io::ErrorKind::AlreadyExists => "terminal-save-exists",
        io::ErrorKind::NotFound => "terminal-save-no-folder",
        io::ErrorKind::PermissionDenied => "terminal-save-forbidden",
        io::ErrorKind::StorageFull => "terminal-save-full",
        _ => return messages.format("terminal-save-failed", &[name, ("error", error.to_string().into())]),
    };
    messages.format(id, &[name])
}
