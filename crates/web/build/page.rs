//! The page itself and the few files beside it that can't have hashed names.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use xxhash_rust::xxh3::xxh3_64;

use crate::catalogues::Language;
use crate::modules::{self, Compiled};
use crate::site::{Site, sorted};

pub(crate) fn add(root: &Path, site: &mut Site, styles: &str, compiled: &Compiled) -> Result<()> {
    let Compiled { main, languages, catalogues } = compiled;
    for file in sorted(&root.join("app/root"))? {
        let name = file.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        site.files.insert(name, fs::read(&file).with_context(|| format!("can't read {}", file.display()))?);
    }
    let mut alternates = String::new();
    for Language { code, tag, .. } in languages {
        writeln!(alternates, "<link rel=\"alternate\" hreflang=\"{tag}\" href=\"./?lang={code}\">")?;
    }
    alternates.push_str("<link rel=\"alternate\" hreflang=\"x-default\" href=\"./\">\n");
    let rules = site.names.get("rules.wasm").context("the rules are always there")?;
    let template = fs::read_to_string(root.join("app/index.html")).context("can't read the page")?;
    let page = template
        .replace("{styles}", &format!("assets/{styles}"))
        .replace("{main}", &format!("assets/{main}"))
        .replace("{rules}", &format!("assets/{rules}"))
        .replace("<!-- languages -->\n", &alternates);
    let manifest =
        fs::read_to_string(root.join("app/manifest.webmanifest")).context("can't read the manifest")?;
    for (language, catalogue) in languages.iter().zip(catalogues) {
        let page = page.replace("{catalogue}", &format!("assets/{catalogue}"));
        add_language(site, language, &page, &manifest)?;
    }

    add_service_worker(root, site)
}

/// Adds the service worker, which knows all other files, and a version that changes with any of them.
fn add_service_worker(root: &Path, site: &mut Site) -> Result<()> {
    let version = site.files.iter().fold(0, |hash, (path, bytes)| {
        xxh3_64(path.as_bytes()).rotate_left(7) ^ xxh3_64(bytes) ^ u64::rotate_left(hash, 13)
    });
    let later = [&site.engines, &site.catalogues, &site.pages];
    let first = site.files.keys().filter(|path| later.iter().all(|files| !files.contains(*path)));
    let files = [
        ("VERSION", format!("\"farside {version:016x}\"")),
        ("FILES", list(first)),
        ("ENGINES", list(&site.engines)),
        ("CATALOGUES", list(&site.catalogues)),
    ];
    let worker = modules::service_worker(root, &files)?;
    site.files.insert("service-worker.js".into(), worker.into_bytes());
    Ok(())
}

/// Paths as an array of JavaScript.
fn list<'a>(paths: impl IntoIterator<Item = &'a String>) -> String {
    let quoted: Vec<String> = paths.into_iter().map(|path| format!("\"{path}\"")).collect();
    format!("[{}]", quoted.join(","))
}

/// Adds the page and the manifest of a language; English has the names that web hosts look for.
fn add_language(site: &mut Site, language: &Language, page: &str, manifest: &str) -> Result<()> {
    let Language { code, tag, direction, page: texts } = language;
    let english = code == "en";
    let name = |stem: &str, extension: &str| {
        if english { format!("{stem}.{extension}") } else { format!("{stem}.{code}.{extension}") }
    };
    let (page_name, manifest_name) = (name("index", "html"), name("manifest", "webmanifest"));
    let mut page =
        page.replace("{lang}", tag).replace("{dir}", direction).replace("{manifest}", &manifest_name);
    let mut manifest = manifest.replace("{lang}", tag).replace("{dir}", direction);
    for (id, text) in texts {
        page = page.replace(&format!("{{{id}}}"), &html(text));
        manifest = manifest.replace(&format!("{{{id}}}"), &json(text));
    }
    for (what, text) in [("page", &page), ("manifest", &manifest)] {
        let left = text.lines().find(|line| line.contains("{page-") || line.contains("{manifest"));
        ensure!(left.is_none(), "the {what} in {code} lacks a text: {}", left.unwrap_or_default());
    }
    if !english {
        site.pages.extend([page_name.clone(), manifest_name.clone()]);
    }
    site.files.insert(page_name, page.into_bytes());
    site.files.insert(manifest_name, manifest.into_bytes());
    Ok(())
}

/// A text as HTML, in an attribute or between tags.
fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// A text of one line between the quotation marks of JSON.
fn json(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
