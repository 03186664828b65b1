//! The page itself and the few files beside it that can't have hashed names.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use xxhash_rust::xxh3::xxh3_64;

use crate::modules::Modules;
use crate::site::{Site, sorted};

/// What the service worker has in place of the paths of all files, and of what changes with them.
const FILES: &str = "list of files";
const VERSION: &str = "version of the files";

pub(crate) fn add(root: &Path, site: &mut Site, styles: &str, modules: &Modules) -> Result<()> {
    for file in sorted(&root.join("app/root"))? {
        let name = file.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        site.files.insert(name, fs::read(&file).with_context(|| format!("can't read {}", file.display()))?);
    }
    let mut preloads = String::new();
    for name in &modules.needed {
        writeln!(preloads, "<link rel=\"modulepreload\" href=\"assets/{name}\">")?;
    }
    let english = site.names.get("en.ftl").context("English is always there")?;
    let template = fs::read_to_string(root.join("app/index.html")).context("can't read the page")?;
    let page = template
        .replace("{styles}", &format!("assets/{styles}"))
        .replace("{main}", &format!("assets/{}", modules.main))
        .replace("{english}", &format!("assets/{english}"))
        .replace("<!-- modules -->\n", &preloads);
    site.files.insert("index.html".into(), page.into_bytes());

    let list: Vec<String> = site.files.keys().map(|path| format!("\"{path}\"")).collect();
    let version = site.files.iter().fold(0, |hash, (path, bytes)| {
        xxh3_64(path.as_bytes()).rotate_left(7) ^ xxh3_64(bytes) ^ u64::rotate_left(hash, 13)
    });
    let worker = &modules.service_worker;
    // Whichever quotation marks the compiler chose.
    let placeholder = worker.find(FILES).context("the service worker has no place for the list of files")?;
    let (before, after) = (&worker[..placeholder - 1], &worker[placeholder + FILES.len() + 1..]);
    let worker = format!("{before}{}{after}", list.join(",")).replace(VERSION, &format!("{version:016x}"));
    site.files.insert("service-worker.js".into(), worker.into_bytes());
    Ok(())
}
