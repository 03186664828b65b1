use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use xxhash_rust::xxh3::xxh3_128;

/// All files of the app, by the path a browser asks for.
#[derive(Default)]
pub(crate) struct Site {
    pub files: BTreeMap<String, Vec<u8>>,
    /// The hashed name that each asset got, by its own name.
    pub names: BTreeMap<String, String>,
    /// The files that only computer players need, by path.
    pub engines: BTreeSet<String>,
    /// The catalogues of languages other than English, by path.
    pub catalogues: BTreeSet<String>,
    /// The pages and manifests of languages, by path: the server chooses among them.
    pub pages: BTreeSet<String>,
}

impl Site {
    /// Adds an asset under a name that changes with its content, so that it can be cached for ever. The new name is
    /// relative to the folder of all assets.
    pub(crate) fn add_hashed_bytes(&mut self, name: &str, bytes: Vec<u8>) -> String {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
        let hash = xxh3_128(&bytes) as u64;
        let flat = stem.replace('/', "-");
        let hashed = format!("{flat}-{hash:016x}.{extension}");
        self.add(&hashed, bytes);
        self.names.insert(name.into(), hashed.clone());
        hashed
    }

    /// Adds an asset whose name has its hash.
    pub(crate) fn add(&mut self, hashed: &str, bytes: Vec<u8>) {
        self.files.insert(format!("assets/{hashed}"), bytes);
    }

    pub(crate) fn add_hashed(&mut self, name: &str, path: &Path) -> Result<String> {
        let bytes = fs::read(path).with_context(|| format!("can't read {}", path.display()))?;
        Ok(self.add_hashed_bytes(name, bytes))
    }

    /// Adds the typefaces of a folder.
    pub(crate) fn add_fonts(&mut self, folder: &Path) -> Result<()> {
        for file in sorted(folder)?.iter().filter(|file| file.extension().is_some_and(|kind| kind == "woff2"))
        {
            let name = file.file_name().context("a file has a name")?.to_string_lossy();
            self.add_hashed(&name, file)?;
        }
        Ok(())
    }
}

/// What is in a folder, by name.
pub(crate) fn sorted(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
