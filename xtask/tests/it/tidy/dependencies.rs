//! ARCHITECTURE.md shows the dependencies that there are.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::tidy::{none, root};

/// A package of the workspace.
struct Package {
    /// Its folder, from the root.
    folder: String,
    /// The packages of the workspace that it depends on, those for its tests and builds left out.
    dependencies: BTreeSet<String>,
}

/// The packages of the workspace, as cargo knows them, by the names of their folders: those with general names have a
/// prefix for the registry.
fn packages() -> BTreeMap<String, Package> {
    let mut cargo = Command::new(env!("CARGO"));
    let asked =
        cargo.args(["metadata", "--no-deps", "--format-version", "1", "--offline"]).current_dir(root());
    let output = asked.output().expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    let list = |value: &Value| value.as_array().cloned().expect("a list");
    let text = |value: &Value| value.as_str().expect("a string").to_owned();
    let workspace = text(&metadata["workspace_root"]);
    let all = list(&metadata["packages"]);
    let folder = |package: &Value| {
        let manifest = text(&package["manifest_path"]);
        let folder = Path::new(&manifest).parent().and_then(|folder| folder.strip_prefix(&workspace).ok());
        folder.expect("packages are in the workspace").to_string_lossy().replace('\\', "/")
    };
    let short = |folder: String| folder.rsplit('/').next().map(str::to_owned).expect("a folder has a name");
    let names: BTreeMap<String, String> =
        all.iter().map(|package| (text(&package["name"]), short(folder(package)))).collect();
    let read = |package: &Value| {
        let dependencies = list(&package["dependencies"]);
        let normal = dependencies.iter().filter(|dependency| dependency["kind"].is_null());
        let ours = normal.filter_map(|dependency| names.get(&text(&dependency["name"])).cloned());
        let folder = folder(package);
        (short(folder.clone()), Package { folder, dependencies: ours.collect() })
    };
    all.iter().map(read).collect()
}

fn architecture() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("there is an ARCHITECTURE.md")
}

/// The row of the table for a package.
fn row(name: &str, dependencies: &BTreeSet<String>) -> String {
    let list: Vec<String> = dependencies.iter().map(|name| format!("`{name}`")).collect();
    format!("| `{name}` | {} |", if list.is_empty() { "-".into() } else { list.join(" ") })
}

#[test]
fn the_table_of_dependencies_is_what_cargo_says() {
    let text = architecture();
    let table =
        text.split("| crate | depends on |\n|---|---|\n").nth(1).expect("there is a table of dependencies");
    let mut written: BTreeSet<&str> = table.lines().take_while(|line| line.starts_with('|')).collect();
    let mut findings = Vec::new();
    for (name, package) in packages() {
        let row = row(&name, &package.dependencies);
        if !written.remove(row.as_str()) {
            findings.push(format!("ARCHITECTURE.md lacks the row {row}"));
        }
    }
    findings.extend(written.into_iter().map(|row| format!("ARCHITECTURE.md has a row that isn't so: {row}")));
    none(&findings);
}

#[test]
fn dependencies_point_down_the_picture() {
    let text = architecture();
    let picture = text.split("```text\n").nth(1).and_then(|rest| rest.split("```").next());
    let picture = picture.expect("there is a picture");
    let line_of = |folder: &str| {
        let is_it = |line: &str| line.split_whitespace().any(|word| word == folder);
        picture.lines().position(is_it)
    };
    let packages = packages();
    let mut findings = Vec::new();
    for package in packages.values() {
        let folder = &package.folder;
        let Some(line) = line_of(folder) else {
            findings.push(format!("{folder} isn't in the picture"));
            continue;
        };
        // Those below the picture proper stand for themselves: nothing depends on them.
        let is_tool = !folder.starts_with("crates/");
        let below = |name: &String| line_of(&packages[name].folder).is_none_or(|other| other > line);
        for name in package.dependencies.iter().filter(|name| !is_tool && !below(name)) {
            findings.push(format!("{folder} depends on {name}, which isn't below it"));
        }
    }
    none(&findings);
}
