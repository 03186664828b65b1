//! Finds dependencies and exports that nothing uses.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::tidy::{none, with_extension};

/// Packages whose library has another name.
const LIBRARIES: [(&str, &str); 1] = [("md-5", "md5")];

/// Dependencies that are there to turn a feature of another one on.
const FEATURES_ONLY: [&str; 1] = ["icu_provider"];

type Manifest = toml::Table;

/// The manifests of the workspace by their path.
fn manifests() -> Vec<(PathBuf, Manifest)> {
    let manifests = with_extension(&["toml"]).into_iter().filter(|(path, _)| path.ends_with("Cargo.toml"));
    manifests.map(|(path, text)| (path, text.parse().expect("a manifest is TOML"))).collect()
}

/// The names of the dependencies of a package, for all purposes and targets.
fn dependencies(manifest: &Manifest) -> BTreeSet<String> {
    let targets = manifest.get("target").and_then(toml::Value::as_table).into_iter().flatten();
    let tables = targets.filter_map(|(_, target)| target.as_table()).chain([manifest]);
    let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
    let listed = tables.flat_map(|table| kinds.iter().filter_map(|kind| table.get(*kind)?.as_table()));
    listed.flat_map(|table| table.keys().cloned()).collect()
}

/// Whether a Rust source refers to a library: by a path, an import or an attribute.
fn refers_to(source: &str, library: &str) -> bool {
    source.match_indices(library).any(|(at, _)| {
        let (before, after) = (&source[..at], &source[at + library.len()..]);
        let begins = !before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let imported = before.ends_with("use ") || before.ends_with("extern crate ");
        begins && (after.starts_with("::") || imported && after.starts_with([';', ' ']))
    })
}

#[test]
fn every_dependency_is_used_by_its_package() {
    let sources = with_extension(&["rs"]);
    let mut findings = Vec::new();
    for (path, manifest) in manifests().iter().filter(|(_, manifest)| manifest.contains_key("package")) {
        let folder = path.parent().unwrap_or(Path::new(""));
        let own: Vec<&String> =
            sources.iter().filter(|(path, _)| path.starts_with(folder)).map(|(_, text)| text).collect();
        for name in dependencies(manifest).into_iter().filter(|name| !FEATURES_ONLY.contains(&name.as_str()))
        {
            let other = LIBRARIES.iter().find(|(package, _)| *package == name);
            let library = other.map_or_else(|| name.replace('-', "_"), |(_, library)| (*library).into());
            if !own.iter().any(|source| refers_to(source, &library)) {
                findings.push(format!("{}: nothing uses {name}", path.display()));
            }
        }
    }
    none(&findings);
}

#[test]
fn every_dependency_of_the_workspace_is_used_by_a_package() {
    let manifests = manifests();
    let used: BTreeSet<String> = manifests.iter().flat_map(|(_, manifest)| dependencies(manifest)).collect();
    let workspace = manifests.iter().find_map(|(_, manifest)| manifest.get("workspace")?.as_table());
    let shared = workspace.and_then(|workspace| workspace.get("dependencies")?.as_table());
    let shared = shared.expect("the workspace has dependencies");
    let unused = shared.keys().filter(|name| !used.contains(*name));
    none(&unused.map(|name| format!("Cargo.toml: no package depends on {name}")).collect::<Vec<_>>());
}

/// The names of the values that a module of TypeScript exports; types are erased, and may be there for others.
fn exported_values(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let rest = line.strip_prefix("export ")?;
        let rest = rest.strip_prefix("async ").unwrap_or(rest);
        let kinds = ["const ", "let ", "function ", "function* ", "class "];
        let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
        rest.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).next()
    })
}

#[test]
fn every_export_of_the_web_app_is_used_by_another_module() {
    let modules: Vec<(PathBuf, String)> = with_extension(&["ts", "tsx", "mjs", "js"])
        .into_iter()
        .filter(|(path, _)| path.starts_with("crates/web"))
        .collect();
    // How many modules name each word.
    let mut modules_with: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, text) in &modules {
        let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'));
        for word in words.collect::<BTreeSet<&str>>() {
            *modules_with.entry(word).or_default() += 1;
        }
    }
    let app = modules.iter().filter(|(path, _)| path.starts_with("crates/web/app"));
    let exports = app.flat_map(|(path, text)| exported_values(text).map(move |name| (path, name)));
    let unused = exports.filter(|(_, name)| modules_with.get(name).is_none_or(|&count| count < 2));
    none(
        &unused.map(|(path, name)| format!("{}: nobody imports {name}", path.display())).collect::<Vec<_>>(),
    );
}
