//! What deny.toml says about dependencies, checked without cargo-deny: licences, bans and sources.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::release::{printed, read, root, run};

#[derive(Deserialize)]
struct Deny {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    package: String,
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    package: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

fn deny() -> Deny {
    toml::from_str(&read("deny.toml")).expect("deny.toml is as it should be")
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    source: Option<String>,
}

fn lock() -> Vec<Locked> {
    let lock: Lock = toml::from_str(&read("Cargo.lock")).expect("Cargo.lock is TOML");
    lock.package
}

/// Whether a licence can be met by those that are allowed.
fn is_allowed(license: &str, allowed: &BTreeSet<String>) -> bool {
    // Old manifests write `MIT/Apache-2.0`.
    let expression = Expression::parse_mode(license, ParseMode::LAX);
    let expression = expression.unwrap_or_else(|error| panic!("{license}: {error}"));
    expression.evaluate(|requirement| allowed.contains(&requirement.to_string()))
}

#[test]
fn licences_are_weighed_as_a_lawyer_would() {
    let allowed = ["MIT", "Unicode-3.0"].map(String::from).into();
    assert!(is_allowed("MIT OR GPL-3.0-only", &allowed));
    assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0", &allowed));
    assert!(is_allowed("MIT/Apache-2.0", &allowed));
    assert!(!is_allowed("MIT AND GPL-3.0-only", &allowed));
    assert!(!is_allowed("Apache-2.0", &allowed));
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed() {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    #[derive(Deserialize)]
    struct Package {
        name: String,
        license: Option<String>,
    }
    let deny = deny();
    let mut cargo = Command::new(env!("CARGO"));
    // Of other systems, not everything may have been downloaded: cargo-deny looks at that.
    let target = host();
    cargo.args([
        "metadata",
        "--locked",
        "--format-version",
        "1",
        "--all-features",
        "--filter-platform",
        &target,
    ]);
    let text = printed(&run(cargo.current_dir(root())).expect("there is cargo"));
    let metadata: Metadata = serde_json::from_str(&text).expect("JSON");
    assert!(metadata.packages.len() > 300, "{}", metadata.packages.len());
    for Package { name, license } in metadata.packages {
        let mut allowed: BTreeSet<String> = deny.licenses.allow.iter().cloned().collect();
        for exception in deny.licenses.exceptions.iter().filter(|exception| exception.package == name) {
            allowed.extend(exception.allow.iter().cloned());
        }
        let license = license.unwrap_or_else(|| panic!("{name} has no licence"));
        assert!(is_allowed(&license, &allowed), "{name}: {license}");
    }
}

fn host() -> String {
    let text = printed(&run(Command::new("rustc").arg("-vV")).expect("there is rustc"));
    text.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host").to_string()
}

#[test]
fn every_dependency_comes_from_where_it_may() {
    let registries: Vec<String> =
        deny().sources.allow_registry.iter().map(|registry| format!("registry+{registry}")).collect();
    for Locked { name, source } in lock() {
        assert!(source.as_ref().is_none_or(|source| registries.contains(source)), "{name}: {source:?}");
    }
}

#[test]
fn no_dependency_is_banned() {
    let locked: BTreeSet<String> = lock().into_iter().map(|package| package.name).collect();
    let banned: Vec<String> = deny().bans.deny.into_iter().map(|banned| banned.package).collect();
    assert!(!banned.is_empty());
    assert_eq!(banned.iter().filter(|name| locked.contains(*name)).collect::<Vec<_>>(), [""; 0]);
    let manifest: toml::Table = toml::from_str(&read("Cargo.toml")).expect("Cargo.toml is TOML");
    for (name, dependency) in manifest["workspace"]["dependencies"].as_table().expect("dependencies") {
        let version = dependency.as_str().or_else(|| dependency.get("version")?.as_str());
        assert_ne!(version, Some("*"), "{name}");
    }
}

#[test]
fn the_toolchain_file_asks_for_what_everybody_has() {
    let file: toml::Table = toml::from_str(&read("rust-toolchain.toml")).expect("it is TOML");
    let toolchain = &file["toolchain"];
    // Anything else makes every cargo command fail where rustup may not download.
    assert_eq!(toolchain["channel"].as_str(), Some("stable"));
    assert!(toolchain.get("targets").is_none());
    assert!(Path::new(&root()).join(".editorconfig").exists());
}
