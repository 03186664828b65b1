//! The packages of others, and our own, that the program is made of.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::step::{cargo, root};

/// Where the modules of others in the web app are listed.
const VENDORED: &str = "crates/web/vendor/README.md";

/// A package as `name@version`.
pub(super) type Id = String;

/// What the program is made of.
pub(super) struct Packages {
    /// Rust packages by id.
    pub(super) crates: BTreeMap<Id, Crate>,
    /// JavaScript packages within the web app.
    pub(super) modules: Vec<Module>,
}

/// A Rust package.
pub(super) struct Crate {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) license: Option<String>,
    pub(super) description: Option<String>,
    pub(super) repository: Option<String>,
    /// The folder with its source.
    pub(super) dir: PathBuf,
    /// What crates.io says it hashes to; none for our own.
    pub(super) checksum: Option<String>,
    /// Whether it is part of the program rather than only of building it.
    pub(super) shipped: bool,
    pub(super) depends_on: BTreeSet<Id>,
}

/// A JavaScript package.
pub(super) struct Module {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) license: String,
}

impl Packages {
    pub(super) fn read(target: &str) -> Result<Packages> {
        let all = tree(target, "normal,build")?;
        let shipped = tree(target, "normal,no-proc-macro")?;
        let checksums = checksums()?;
        let mut crates = BTreeMap::new();
        for package in metadata(target)? {
            let id = format!("{}@{}", package.name, package.version);
            let Some(depends_on) = all.get(&id) else { continue };
            let dir = package.manifest_path.parent().context("a manifest is in a folder")?.to_path_buf();
            let package = Crate {
                license: package.license.map(|license| license.replace('/', " OR ")),
                description: package
                    .description
                    .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")),
                repository: package.repository,
                dir,
                checksum: checksums.get(&id).cloned(),
                shipped: shipped.contains_key(&id),
                depends_on: depends_on.clone(),
                name: package.name,
                version: package.version,
            };
            crates.insert(id, package);
        }
        ensure!(crates.len() == all.len(), "cargo tree and cargo metadata don't agree on the packages");
        Ok(Packages { crates, modules: modules()? })
    }

    /// Rust packages that are part of the program.
    pub(super) fn shipped(&self) -> impl Iterator<Item = &Crate> {
        self.crates.values().filter(|package| package.shipped)
    }
}

/// The packages that the program is built from on this target, each with those it depends on.
fn tree(target: &str, edges: &str) -> Result<BTreeMap<Id, BTreeSet<Id>>> {
    let command = ["tree", "--locked", "--package", "farside", "--prefix", "depth", "--format", " {p}"];
    let text = run(&[&command[..], &["--target", target, "--edges", edges]].concat())?;
    graph(&text)
}

/// Reads lines such as `2 serde v1.0.229 (*)`: how deep, which package, which version.
fn graph(text: &str) -> Result<BTreeMap<Id, BTreeSet<Id>>> {
    let mut found: BTreeMap<Id, BTreeSet<Id>> = BTreeMap::new();
    let mut above: Vec<Id> = Vec::new();
    for line in text.lines() {
        let unreadable = || format!("cargo tree prints what can't be read: {line}");
        let mut words = line.split(' ');
        let depth: usize = words.next().unwrap_or_default().parse().with_context(unreadable)?;
        let name = words.next().with_context(unreadable)?;
        let version = words.next().and_then(|word| word.strip_prefix('v')).with_context(unreadable)?;
        let id = format!("{name}@{version}");
        above.truncate(depth);
        if let Some(parent) = above.last() {
            found.entry(parent.clone()).or_default().insert(id.clone());
        }
        found.entry(id.clone()).or_default();
        above.push(id);
    }
    Ok(found)
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    description: Option<String>,
    repository: Option<String>,
    manifest_path: PathBuf,
}

fn metadata(target: &str) -> Result<Vec<Package>> {
    let text = run(&["metadata", "--locked", "--format-version", "1", "--filter-platform", target])?;
    let metadata: Metadata = serde_json::from_str(&text).context("cargo metadata")?;
    Ok(metadata.packages)
}

fn run(args: &[&str]) -> Result<String> {
    let output = cargo(args).output().context("can't run cargo")?;
    ensure!(output.status.success(), "cargo {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).context("cargo prints text")
}

/// The SHA-256 of every package of crates.io, from Cargo.lock.
fn checksums() -> Result<BTreeMap<Id, String>> {
    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Locked>,
    }
    #[derive(Deserialize)]
    struct Locked {
        name: String,
        version: String,
        checksum: Option<String>,
    }
    let text = fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock")?;
    let lock: Lock = toml::from_str(&text).context("Cargo.lock")?;
    let with_checksum = |it: Locked| Some((format!("{}@{}", it.name, it.version), it.checksum?));
    Ok(lock.package.into_iter().filter_map(with_checksum).collect())
}

/// The JavaScript packages, from the table in the README beside them.
fn modules() -> Result<Vec<Module>> {
    let text = fs::read_to_string(root().join(VENDORED)).context(VENDORED)?;
    let mut found = Vec::new();
    for row in text.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = row.split('|').map(str::trim).skip(2);
        let (packages, license) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let license = if license.starts_with("Apache 2.0") { "Apache-2.0" } else { "MIT" };
        for package in packages.split(", ") {
            let (name, version) =
                package.split_once(' ').with_context(|| format!("{VENDORED}: no version in '{package}'"))?;
            found.push(Module { name: name.into(), version: version.into(), license: license.into() });
        }
    }
    ensure!(!found.is_empty(), "{VENDORED} lists no package");
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::graph;

    #[test]
    fn a_tree_is_read_with_all_its_edges() {
        let text = "0 farside v0.2.0 (crates/farside)\n\
                    1 a v1.0.0\n\
                    2 b v2.0.0+x\n\
                    1 b v2.0.0+x (*)\n\
                    1 c v0.1.0 (proc-macro)\n";
        let graph = graph(text).expect("a tree");
        let of = |id: &str| graph[id].iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!(of("farside@0.2.0"), ["a@1.0.0", "b@2.0.0+x", "c@0.1.0"]);
        assert_eq!(of("a@1.0.0"), ["b@2.0.0+x"]);
        assert_eq!(of("b@2.0.0+x"), [""; 0]);
    }
}
