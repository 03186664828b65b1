//! The licences of all libraries in the program, which most of them want to be passed on with it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Result;

use super::packages::Packages;
use super::{files, name};
use crate::step::root;

/// The file with the licences.
pub(super) const FILE: &str = "THIRD-PARTY-LICENSES.txt";

/// The beginnings of the names of files that hold a licence or a notice.
const BEGINNINGS: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// Every licence text once, below the packages it is from.
pub(super) fn text(packages: &Packages) -> Result<String> {
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for package in packages.shipped().filter(|package| package.checksum.is_some()) {
        let id = format!("{} {}", package.name, package.version);
        writeln!(list, "{id}: {}", package.license.as_deref().unwrap_or("see its licence"))?;
        for text in licences(&package.dir)? {
            by_text.entry(text).or_default().push(id.clone());
        }
    }
    for module in &packages.modules {
        writeln!(list, "{} {}: {}", module.name, module.version, module.license)?;
    }
    for text in licences(&root().join("crates/web/vendor"))? {
        by_text.entry(text).or_default().push("modules of the web app".into());
    }
    let mut texts: Vec<(String, String)> =
        by_text.into_iter().map(|(text, packages)| (packages.join(", "), text)).collect();
    texts.sort();

    let rule = "-".repeat(80);
    let mut document = format!("Farside contains these libraries of others.\n\n{list}");
    for (packages, text) in texts {
        writeln!(document, "\n{rule}\n{packages}\n{rule}\n\n{text}")?;
    }
    Ok(document)
}

/// The texts of the licences in a folder, without what differs by system or editor.
fn licences(dir: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for file in files(dir)? {
        let name = name(&file)?.to_lowercase();
        if BEGINNINGS.iter().any(|beginning| name.starts_with(beginning)) {
            let text = String::from_utf8_lossy(&fs::read(&file)?).replace("\r\n", "\n");
            texts.push(text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n").trim().to_string());
        }
    }
    Ok(texts)
}
