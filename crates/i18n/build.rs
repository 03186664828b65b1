//! Embeds the catalogues: every `locales/<code>/language.toml` with the message files beside it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result};
use serde::Deserialize;

/// What the library needs of a `language.toml`; the rest is for translators and checks.
#[derive(Deserialize)]
struct Language {
    name: String,
    locale: String,
    #[serde(default)]
    direction: Direction,
    #[serde(default)]
    also: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
enum Direction {
    #[default]
    #[serde(rename = "ltr")]
    LeftToRight,
    #[serde(rename = "rtl")]
    RightToLeft,
}

fn main() -> Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from).with_context(|| format!("cargo sets {name}"));
    let locales = folder("CARGO_MANIFEST_DIR")?.join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut table = String::from("&[\n");
    for path in sorted(&locales)? {
        if path.is_dir() {
            table.push_str(&row(&path)?);
        }
    }
    table.push_str("]\n");
    fs::write(folder("OUT_DIR")?.join("languages.rs"), table).context("can't write the table of languages")
}

/// The entry of a language in the table.
fn row(path: &Path) -> Result<String> {
    let code = path.file_name().context("a folder has a name")?.to_string_lossy().into_owned();
    let about = path.join("language.toml");
    let text = fs::read_to_string(&about).with_context(|| format!("can't read {}", about.display()))?;
    let Language { name, locale, direction, also } =
        toml::from_str(&text).with_context(|| format!("{} isn't a language", about.display()))?;
    let mut files = String::new();
    for file in sorted(path)? {
        if file.extension().is_some_and(|extension| extension == "ftl") {
            write!(files, "include_str!({:?}), ", file.canonicalize()?.display().to_string())?;
        }
    }
    Ok(format!(
        "    Data {{ code: {code:?}, name: {name:?}, locale: {locale:?}, direction: Direction::{direction:?}, \
         also: &{also:?}, files: &[{files}] }},\n"
    ))
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
