//! The texts of every language, as the browser gets them: without comments, a catalogue beside each file of modules,
//! with the messages that these modules name. What a language lacks is filled in from English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;
use xxhash_rust::xxh3::xxh3_64;

use crate::chunks::{Chunk, Chunks, MAIN, SHARED};
use crate::graph::Graph;
use crate::messages::{self, Messages};
use crate::site::{Site, sorted};

/// Messages that no module names, because their ids come from Rust: the beginning of the names of their files, and the
/// module that shows them.
const SHOWN_BY: [(&str, &str); 2] = [("rules-", "app/pages/rules.tsx"), ("review.", "app/analysis/words.ts")];

/// What is named in one later file of modules only is a catalogue of its own if it is longer than this in English, in
/// bytes; a request for less takes longer than what is shared.
const WORTHWHILE: usize = 4_000;

/// The messages of the page itself and of its manifest, which are written when the app is built.
const PAGE: &str = "page.ftl";

/// A language of the app.
pub(crate) struct Language {
    pub code: String,
    /// For the attribute `lang`.
    pub tag: String,
    /// For the attribute `dir`.
    pub direction: &'static str,
    /// The texts of the page itself, by id.
    pub page: BTreeMap<String, String>,
}

/// What is needed of a `language.toml`.
#[derive(Deserialize)]
struct About {
    locale: String,
    direction: Option<String>,
}

pub(crate) struct Catalogues {
    pub languages: Vec<Language>,
    /// The messages of each file of modules, by id.
    parts: BTreeMap<Chunk, BTreeSet<String>>,
    /// Of the texts of all languages: so the app has to know one hash instead of hundreds.
    hash: u64,
}

impl Catalogues {
    /// Adds the catalogues of all languages.
    pub(crate) fn add(
        locales: &Path,
        graph: &Graph<'_>,
        chunks: &Chunks,
        site: &mut Site,
    ) -> Result<Catalogues> {
        let english = messages::read(&locales.join("en"))?;
        let parts = divide(&english, graph, chunks)?;
        let mut languages = Vec::new();
        let mut files = Vec::new();
        let mut hash = 0;
        for folder in sorted(locales)?.into_iter().filter(|path| path.is_dir()) {
            let code = folder.file_name().context("a language has a name")?.to_string_lossy().into_owned();
            let texts = texts(&folder, &code, &english)?;
            for (chunk, ids) in &parts {
                let text: String = ids.iter().map(|id| texts[id].as_str()).collect();
                hash = xxh3_64(text.as_bytes()) ^ u64::rotate_left(hash, 13);
                files.push((code.clone(), *chunk, text));
            }
            languages.push(language(&folder, code, &texts, &english)?);
        }
        let catalogues = Catalogues { languages, parts, hash };
        for (code, chunk, text) in files {
            let name = catalogues.file(chunks, chunk).replace("{language}", &code);
            if code != "en" {
                site.catalogues.insert(format!("assets/{name}"));
            }
            site.add(&name, text.into_bytes());
        }
        Ok(catalogues)
    }

    /// The name of the catalogue of a file of modules; `{language}` stands for the code.
    fn file(&self, chunks: &Chunks, chunk: Chunk) -> String {
        format!("{{language}}.{}-{:016x}.ftl", chunks.stem(chunk), self.hash)
    }

    /// The names of the catalogues with the messages of these files of modules.
    pub(crate) fn of(&self, chunks: &Chunks, all: &BTreeSet<Chunk>) -> Vec<String> {
        let with_texts = all.iter().filter(|chunk| self.parts.contains_key(chunk));
        with_texts.map(|chunk| self.file(chunks, *chunk)).collect()
    }

    /// The name of the catalogue that every page in a language needs.
    pub(crate) fn main(&self, chunks: &Chunks, code: &str) -> String {
        self.file(chunks, MAIN).replace("{language}", code)
    }
}

/// Decides which messages go with which file of modules: what is named in the first goes with it, what is named in
/// several others with those that are shared, and so does what isn't worth a file. What nobody names is left out, as
/// what only the terminal says.
fn divide(
    english: &Messages,
    graph: &Graph<'_>,
    chunks: &Chunks,
) -> Result<BTreeMap<Chunk, BTreeSet<String>>> {
    let named = messages::named(english, graph);
    let mut parts: BTreeMap<Chunk, BTreeSet<String>> = BTreeMap::new();
    for (id, message) in english.iter().filter(|(_, message)| message.file != PAGE) {
        let mut wanted: BTreeSet<Chunk> = BTreeSet::new();
        wanted.extend(named.get(id).into_iter().flatten().filter_map(|module| chunks.with(*module)));
        for (_, path) in SHOWN_BY.iter().filter(|(start, _)| message.file.starts_with(start)) {
            let shows =
                graph.find(path).with_context(|| format!("there is no {path} to show {}", message.file))?;
            wanted.extend(chunks.with(shows));
        }
        let chunk = match wanted.first() {
            None => continue,
            Some(first) if *first == MAIN || wanted.len() == 1 => *first,
            Some(_) => SHARED,
        };
        parts.entry(chunk).or_default().insert(id.clone());
    }
    let length = |ids: &BTreeSet<String>| ids.iter().map(|id| english[id].text.len()).sum::<usize>();
    let small = parts.extract_if(.., |chunk, ids| *chunk != MAIN && length(ids) < WORTHWHILE);
    let small: BTreeSet<String> = small.flat_map(|(_, ids)| ids).collect();
    parts.entry(SHARED).or_default().extend(small);
    Ok(parts)
}

/// The messages of a language as they are written, by id, with English for what it lacks.
fn texts(folder: &Path, code: &str, english: &Messages) -> Result<BTreeMap<String, String>> {
    let own = messages::read(folder)?;
    let lacking = english.keys().filter(|id| !own.contains_key(*id)).count();
    if lacking > 0 {
        println!("cargo::warning=locales/{code} lacks {lacking} messages: English is shown instead");
    }
    let text = |(id, message): (&String, &messages::Message)| {
        (id.clone(), own.get(id).unwrap_or(message).text.clone())
    };
    Ok(english.iter().map(text).collect())
}

fn language(
    folder: &Path,
    code: String,
    texts: &BTreeMap<String, String>,
    english: &Messages,
) -> Result<Language> {
    let about = folder.join("language.toml");
    let text = fs::read_to_string(&about).with_context(|| format!("can't read {}", about.display()))?;
    let about: About = toml::from_str(&text).with_context(|| format!("{} isn't right", about.display()))?;
    let page = texts.iter().filter(|(id, _)| english[*id].file == PAGE);
    let page = page.map(|(id, text)| (id.clone(), plain(text))).collect();
    let tag = about.locale.split("-u-").next().unwrap_or_default().to_owned();
    let direction = if about.direction.as_deref() == Some("rtl") { "rtl" } else { "ltr" };
    Ok(Language { code, tag, direction, page })
}

/// The text of a message without variables, in one line.
fn plain(message: &str) -> String {
    let (_, text) = message.split_once('=').unwrap_or_default();
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}
