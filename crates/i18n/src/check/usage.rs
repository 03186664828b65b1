//! Which messages the code asks for.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use regex_lite::Regex;

use super::catalogue::Catalogue;
use super::{CheckError, Finding, Kind, read, sorted};

/// The messages that no string of the sources names: neither in full nor by a template such as `new-level-${level}` or
/// `terminal-{name}`.
pub(super) fn unused(english: &Catalogue, sources: &[PathBuf]) -> Result<Vec<Finding>, CheckError> {
    let mut names = BTreeSet::new();
    let mut templates = BTreeSet::new();
    for folder in sources {
        collect(folder, &mut names, &mut templates)?;
    }
    let templates: Vec<Regex> = templates.iter().filter_map(|template| Regex::new(template).ok()).collect();
    let unused = english
        .messages
        .keys()
        .filter(|id| !names.contains(*id) && !templates.iter().any(|template| template.is_match(id)));
    let finding = |id: &String| Finding {
        language: "en".into(),
        kind: Kind::Unused,
        id: id.clone(),
        detail: String::new(),
    };
    Ok(unused.map(finding).collect())
}

fn collect(
    path: &Path,
    names: &mut BTreeSet<String>,
    templates: &mut BTreeSet<String>,
) -> Result<(), CheckError> {
    if path.is_dir() {
        for entry in sorted(path)? {
            collect(&entry, names, templates)?;
        }
        return Ok(());
    }
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    match extension.as_ref() {
        "rs" | "ts" | "tsx" => collect_code(&read(path)?, names, templates),
        "html" | "webmanifest" => collect_page(&read(path)?, names),
        _ => {}
    }
    Ok(())
}

/// The ids that stand in braces in a page.
fn collect_page(text: &str, names: &mut BTreeSet<String>) {
    let Ok(braces) = Regex::new(r"\{([a-z][a-z0-9-]*)\}") else { return };
    let found = braces.captures_iter(text).filter_map(|found| found.get(1));
    names.extend(found.map(|name| name.as_str().to_owned()));
}

/// The string literals of code that could be ids, in full or as templates.
fn collect_code(text: &str, names: &mut BTreeSet<String>, templates: &mut BTreeSet<String>) {
    let (Ok(literal), Ok(hole)) = (
        Regex::new(r#"["`]((?:[a-z][a-zA-Z0-9-]*)?(?:\$?\{[^{}`"]*\}[a-zA-Z0-9-]*)*)["`]"#),
        Regex::new(r"\$?\{[^{}]*\}"),
    ) else {
        return;
    };
    for found in literal.captures_iter(text) {
        let Some(literal) = found.get(1).map(|found| found.as_str()).filter(|literal| !literal.is_empty())
        else {
            continue;
        };
        if hole.is_match(literal) {
            // A template without words of its own would match everything.
            let parts: Vec<&str> = hole.split(literal).collect();
            if parts.iter().any(|part| part.contains(|letter: char| letter.is_ascii_alphabetic())) {
                templates.insert(format!("^{}$", parts.join("[a-zA-Z0-9-]+")));
            }
        } else {
            names.insert(literal.to_owned());
        }
    }
}
