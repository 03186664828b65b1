//! The tar.gz, for any system; and tar files as such, which the Debian package is made of, too.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

use super::contents::Content;
use super::{Release, cant_write};

/// Writes all contents under a folder that is named after the version and the target.
pub(super) fn write(release: &Release, contents: &[Content], out: &Path) -> Result<()> {
    let stem = release.stem();
    let mut tar = Tar::new(release.time);
    for Content { kind, path, bytes } in contents {
        tar.file(&format!("{stem}/{path}"), kind.mode(), bytes)?;
    }
    let file = out.join(format!("{stem}.tar.gz"));
    fs::write(&file, gzip(&tar.finish()?, release.level)?).with_context(|| cant_write(&file))
}

/// A tar file in memory. Everything in it belongs to root and has the same time; folders come before what is in them.
pub(super) struct Tar {
    builder: Builder<Vec<u8>>,
    time: u64,
    folders: BTreeSet<String>,
}

impl Tar {
    pub(super) fn new(time: u64) -> Tar {
        Tar { builder: Builder::new(Vec::new()), time, folders: BTreeSet::new() }
    }

    pub(super) fn file(&mut self, path: &str, mode: u32, bytes: &[u8]) -> Result<()> {
        // A path of `./usr/bin/farside` has the folders `./`, `./usr/` and `./usr/bin/`.
        for (at, _) in path.match_indices('/') {
            let folder = &path[..=at];
            if self.folders.insert(folder.into()) {
                self.append(folder, EntryType::Directory, 0o755, &[])?;
            }
        }
        self.append(path, EntryType::Regular, mode, bytes)
    }

    pub(super) fn finish(self) -> Result<Vec<u8>> {
        Ok(self.builder.into_inner()?)
    }

    fn append(&mut self, path: &str, kind: EntryType, mode: u32, bytes: &[u8]) -> Result<()> {
        let mut header = Header::new_gnu();
        // Not `set_path`, which drops the `./` that Debian's tools expect at the beginning.
        let field = header.as_gnu_mut().context("a GNU header")?.name.get_mut(..path.len());
        field.with_context(|| format!("the path is too long: {path}"))?.copy_from_slice(path.as_bytes());
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_uid(0);
        header.set_gid(0);
        header.set_username("root")?;
        header.set_groupname("root")?;
        header.set_mtime(self.time);
        header.set_size(bytes.len() as u64);
        header.set_cksum();
        self.builder.append(&header, bytes).with_context(|| format!("can't add {path}"))
    }
}

/// Compresses without a name or a time, so that the same bytes always give the same bytes.
pub(super) fn gzip(bytes: &[u8], level: u32) -> Result<Vec<u8>> {
    let mut gz = GzBuilder::new().mtime(0).write(Vec::new(), Compression::new(level));
    gz.write_all(bytes)?;
    Ok(gz.finish()?)
}
