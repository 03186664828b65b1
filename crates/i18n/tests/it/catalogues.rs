//! Every language against English, CLDR and its glossary.

use std::path::{Path, PathBuf};

use i18n::check::{self, Kind};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn findings(locales: &Path) -> Vec<check::Finding> {
    check::all(locales, &check::sources(&root())).expect("the catalogues can be read")
}

#[test]
fn every_language_is_complete() {
    let findings = findings(&root().join("locales"));
    let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{} findings:\n{}", list.len(), list.join("\n"));
}
