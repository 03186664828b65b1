//! Checks of the source tree: sizes, forbidden words, links, READMEs, boundaries, unused dependencies and exports.

mod boundaries;
mod dependencies;
mod texts;
mod unused;

use std::fs;
use std::path::{Path, PathBuf};

const MAX_LINES: usize = 500;
const MAX_COLUMNS: usize = 120;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every file of the repository that `.gitignore` doesn't name, as a path from the root.
fn files() -> Vec<PathBuf> {
    let ignore = fs::read_to_string(root().join(".gitignore")).expect("the repository has a .gitignore");
    let ignored: Vec<&str> = ignore.lines().filter(|line| !line.is_empty()).collect();
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("a folder can be read") {
            let entry = entry.expect("a folder entry can be read");
            let name = entry.file_name();
            let path = folder.join(&name);
            let is_ignored = |pattern: &&str| match pattern.strip_prefix('/') {
                Some(from_root) => path == Path::new(from_root),
                None => Path::new(pattern) == Path::new(&name),
            };
            if name == ".git" || ignored.iter().any(is_ignored) {
                continue;
            }
            if entry.file_type().expect("an entry has a type").is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn with_extension(extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let wanted = |path: &PathBuf| {
        path.extension().and_then(|extension| extension.to_str()).is_some_and(|it| extensions.contains(&it))
    };
    let read = |path: PathBuf| {
        let text = fs::read_to_string(root().join(&path)).expect("source files are text");
        (path, text)
    };
    files().into_iter().filter(wanted).map(read).collect()
}

/// Fails with all findings at once.
fn none(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

/// Findings line by line, with the place of each.
fn lines_where(sources: &[(PathBuf, String)], wrong: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let mut findings = Vec::new();
    for (path, text) in sources {
        for (number, line) in text.lines().enumerate() {
            findings.extend(wrong(line).map(|why| format!("{}:{}: {why}", path.display(), number + 1)));
        }
    }
    findings
}

#[test]
fn no_source_file_is_long() {
    let long = |(path, text): (PathBuf, String)| {
        let lines = text.lines().count();
        (lines > MAX_LINES).then(|| format!("{}: {lines} lines, at most {MAX_LINES}", path.display()))
    };
    let sources = with_extension(&["rs", "ts", "tsx", "css", "sh", "py"]);
    none(&sources.into_iter().filter_map(long).collect::<Vec<_>>());
}

#[test]
fn no_line_of_rust_is_wide() {
    none(&lines_where(&with_extension(&["rs"]), |line| {
        let columns = line.chars().count();
        (columns > MAX_COLUMNS).then(|| format!("{columns} columns, at most {MAX_COLUMNS}"))
    }));
}

#[test]
fn nothing_is_left_to_do() {
    // Put together here, so that this file doesn't find itself.
    let words = [
        concat!("todo", "!("),
        concat!("dbg", "!("),
        concat!("unimplemented", "!("),
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
    ];
    none(&lines_where(&with_extension(&["rs", "ts", "tsx"]), |line| {
        let found = words.iter().find(|word| line.contains(**word))?;
        Some(format!("'{found}' is left"))
    }));
}

#[test]
fn no_path_leads_to_somebodys_home() {
    let homes = ["home", "root", "Users", "work"].map(|folder| format!("/{folder}/"));
    none(&lines_where(&with_extension(&["rs", "ts", "tsx", "toml", "md", "sh", "yml", "json"]), |line| {
        let found = homes.iter().find(|home| {
            // In a longer path or an address such as `docs/work/` it is no absolute path.
            line.match_indices(home.as_str()).any(|(at, _)| {
                !line[..at].ends_with(|before: char| before.is_alphanumeric() || "._-/:".contains(before))
            })
        })?;
        Some(format!("a path in {found}"))
    }));
}

#[test]
fn every_library_has_a_readme() {
    let manifests = with_extension(&["toml"]);
    let lacking = |(path, text): &(PathBuf, String)| {
        let folder = path.parent()?;
        let published = path.starts_with("crates") && path.ends_with("Cargo.toml");
        let library = root().join(folder).join("src/lib.rs").exists();
        let readme = fs::read_to_string(root().join(folder).join("README.md")).unwrap_or_default();
        let told = text.contains("\ndescription = ");
        (published && library && (readme.trim().is_empty() || !told))
            .then(|| format!("{}: a library needs a README.md and a description", folder.display()))
    };
    none(&manifests.iter().filter_map(lacking).collect::<Vec<_>>());
}

#[test]
fn every_crate_follows_the_lints_of_the_workspace() {
    let lax = |(path, text): &(PathBuf, String)| {
        let follows = text.contains("[lints]\nworkspace = true");
        (path.ends_with("Cargo.toml") && text.contains("[package]\n") && !follows)
            .then(|| format!("{}: no [lints] workspace = true", path.display()))
    };
    none(&with_extension(&["toml"]).iter().filter_map(lax).collect::<Vec<_>>());
}

#[test]
fn every_link_between_pages_leads_somewhere() {
    let mut findings = Vec::new();
    for (path, text) in with_extension(&["md"]) {
        let folder = path.parent().map(|folder| root().join(folder)).expect("a file is in a folder");
        for link in links(&text) {
            let file = link.split('#').next().unwrap_or_default();
            let outside = link.contains("://") || link.starts_with("mailto:");
            if !outside && !file.is_empty() && !folder.join(file).exists() {
                findings.push(format!("{}: the link to {link} leads nowhere", path.display()));
            }
        }
    }
    none(&findings);
}

/// The targets of `[text](target)` outside of code.
fn links(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut in_code = false;
    for line in text.lines() {
        in_code ^= line.trim_start().starts_with("```");
        if in_code {
            continue;
        }
        // Every second piece between backquotes is code.
        for prose in line.split('`').step_by(2) {
            let targets = prose.split("](").skip(1);
            found.extend(targets.filter_map(|rest| rest.split(')').next()?.split(' ').next()));
        }
        // Links whose text is code: `[`name`](target)`.
        found.extend(line.split("`](").skip(1).filter_map(|rest| rest.split(')').next()));
    }
    found
}

#[test]
fn the_changelog_has_a_place_for_what_comes_next() {
    let changelog = fs::read_to_string(root().join("CHANGELOG.md")).expect("there is a CHANGELOG.md");
    assert!(changelog.lines().any(|line| line == "## [Unreleased]"), "no '## [Unreleased]' in CHANGELOG.md");
}

#[test]
fn continuous_integration_runs_the_test_command_of_the_readme() {
    let readme = fs::read_to_string(root().join("README.md")).expect("there is a README.md");
    let ci = fs::read_to_string(root().join(".ci/run")).expect("there is a .ci/run");
    assert!(ci.contains("cargo xtask test") && readme.contains("cargo xtask test"));
}
