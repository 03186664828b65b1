//! The messages of a language, and which modules name them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::graph::{Graph, Index};
use crate::site::sorted;

/// The shortest template that counts as the name of a message, in letters outside of its holes.
const SHORTEST: usize = 4;

pub(crate) struct Message {
    /// The name of the file it is in.
    pub file: String,
    /// As it is written, with its id.
    pub text: String,
}

/// By id.
pub(crate) type Messages = BTreeMap<String, Message>;

/// All messages of a language.
pub(crate) fn read(folder: &Path) -> Result<Messages> {
    let mut messages = Messages::new();
    for path in sorted(folder)?.iter().filter(|path| path.extension().is_some_and(|kind| kind == "ftl")) {
        let file = path.file_name().context("a file has a name")?.to_string_lossy();
        let text = fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                line.split('=').next().unwrap_or_default().trim().clone_into(&mut id);
            }
            let message = messages
                .entry(id.clone())
                .or_insert_with(|| Message { file: file.clone().into_owned(), text: String::new() });
            message.text.push_str(line.trim_end());
            message.text.push('\n');
        }
    }
    Ok(messages)
}

/// The modules that name each message, by its id: with a literal, or with a template that it fits. Every id that a
/// module passes on was written in some module that was loaded before.
pub(crate) fn named(messages: &Messages, graph: &Graph<'_>) -> BTreeMap<String, Vec<Index>> {
    let mut named: BTreeMap<String, Vec<Index>> = BTreeMap::new();
    for (index, module) in graph.modules.iter().enumerate().filter(|(_, module)| !module.is_vendored()) {
        let (whole, templates): (Vec<_>, Vec<_>) = module.literals.iter().partition(|parts| parts.len() == 1);
        let whole: BTreeSet<&str> = whole.iter().flat_map(|parts| parts.iter().map(String::as_str)).collect();
        let templates: Vec<_> = templates.into_iter().filter(|parts| is_name(parts)).collect();
        for id in messages.keys() {
            if whole.contains(id.as_str()) || templates.iter().any(|parts| fits(parts, id)) {
                named.entry(id.clone()).or_default().push(index);
            }
        }
    }
    named
}

/// Whether the parts of a template between its holes could be those of an id.
fn is_name(parts: &[String]) -> bool {
    let letters = parts.iter().flat_map(|part| part.chars());
    letters.clone().count() >= SHORTEST
        && letters.clone().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

/// Whether a text is these parts with something between each two.
fn fits(parts: &[String], text: &str) -> bool {
    let [first, middle @ .., last] = parts else { return false };
    let Some(mut rest) = text.strip_prefix(first.as_str()) else { return false };
    for part in middle {
        let found = rest.char_indices().skip(1).find(|(at, _)| rest[*at..].starts_with(part.as_str()));
        let Some((at, _)) = found else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.len() > last.len() && rest.ends_with(last.as_str())
}
