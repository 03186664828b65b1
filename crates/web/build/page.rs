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
const ENGINES: &str = "list of what computer players need";
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
    let rules = site.names.get("rules.wasm").context("the rules are always there")?;
    let english = site.names.get("en.ftl").context("English is always there")?;
    let template = fs::read_to_string(root.join("app/index.html")).context("can't read the page")?;
    let page = template
        .replace("{styles}", &format!("assets/{styles}"))
        .replace("{main}", &format!("assets/{}", modules.main))
        .replace("{english}", &format!("assets/{english}"))
        .replace("{rules}", &format!("assets/{rules}"))
        .replace("<!-- modules -->\n", &preloads);
    site.files.insert("index.html".into(), page.into_bytes());

    let version = site.files.iter().fold(0, |hash, (path, bytes)| {
        xxh3_64(path.as_bytes()).rotate_left(7) ^ xxh3_64(bytes) ^ u64::rotate_left(hash, 13)
    });
    let first = site.files.keys().filter(|path| !site.engines.contains(*path));
    let worker = with_list(&modules.service_worker, FILES, first)?;
    let worker = with_list(&worker, ENGINES, site.engines.iter())?;
    let worker = worker.replace(VERSION, &format!("{version:016x}"));
    site.files.insert("service-worker.js".into(), worker.into_bytes());
    Ok(())
}

/// The code with these paths where it has a string in their place.
fn with_list<'a>(code: &str, placeholder: &str, paths: impl Iterator<Item = &'a String>) -> Result<String> {
    let at = code.find(placeholder).with_context(|| format!("the service worker has no {placeholder:?}"))?;
    // Whichever quotation marks the compiler chose.
    let (before, after) = (&code[..at - 1], &code[at + placeholder.len() + 1..]);
    let list: Vec<String> = paths.map(|path| format!("\"{path}\"")).collect();
    Ok(format!("{before}{}{after}", list.join(",")))
}
