//! Compares every language with English, with CLDR and with its glossary.
//!
//! `cargo xtask languages` prints what is found, and a test wants nothing to be found.

mod catalogue;
mod compare;
mod glossary;
mod han;
mod script;
mod usage;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::Deserialize;

use self::catalogue::Catalogue;
use self::glossary::Term;

/// A defect of a language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// The language's code.
    pub language: String,
    /// What kind of problem it is.
    pub kind: Kind,
    /// The message; empty where it is about the language as a whole.
    pub id: String,
    /// What exactly is wrong; may be empty.
    pub detail: String,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The file can't be read as Fluent.
    Unreadable,
    /// English has the message, the language doesn't.
    Missing,
    /// The language has a message that English doesn't.
    Extra,
    /// No code asks for the message.
    Unused,
    /// The English message has no comment for translators.
    Uncommented,
    /// The variables aren't those of the English message.
    Variables,
    /// A plural category of the language is missing, or one is there that it doesn't have.
    Plural,
    /// The text is the English one.
    SameAsEnglish,
    /// The text is longer than its comment allows.
    TooLong,
    /// Letters of another script, or letters that the language doesn't use.
    Script,
    /// The glossary's word is missing where it must occur, or another word is used for the same thing.
    Glossary,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Unreadable => "unreadable",
            Kind::Missing => "missing",
            Kind::Extra => "extra",
            Kind::Unused => "unused",
            Kind::Uncommented => "no comment",
            Kind::Variables => "variables",
            Kind::Plural => "plural",
            Kind::SameAsEnglish => "same as English",
            Kind::TooLong => "too long",
            Kind::Script => "script",
            Kind::Glossary => "glossary",
        })
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { language, kind, id, detail } = self;
        write!(f, "{language:8} {kind}: {id}")?;
        if detail.is_empty() { Ok(()) } else { write!(f, " ({detail})") }
    }
}

/// What can go wrong while checking.
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    /// A file or folder can't be read.
    #[error("can't read {}: {error}", path.display())]
    Read {
        /// Which one.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A `language.toml` isn't one.
    #[error("{}: {error}", path.display())]
    Language {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        error: Box<toml::de::Error>,
    },
    /// There is no plural rule for a locale.
    #[error("no plural rules for '{0}'")]
    Locale(String),
}

/// A `language.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct About {
    /// What its speakers call it.
    #[serde(rename = "name")]
    _name: String,
    /// The tag that decides about plurals.
    locale: String,
    #[serde(rename = "direction")]
    _direction: Option<String>,
    #[serde(default, rename = "also")]
    _also: Vec<String>,
    /// The scripts it is written in, by their ISO 15924 codes.
    script: Vec<String>,
    /// How readers are addressed.
    #[serde(rename = "address")]
    _address: String,
    /// Letters of its script that it doesn't use.
    #[serde(default)]
    never_letters: String,
    /// Messages whose text happens to be the English one.
    #[serde(default)]
    same: Vec<String>,
    /// The games' words.
    #[serde(default)]
    glossary: BTreeMap<String, Term>,
}

/// Returns all defects of the languages of a folder, given the code that asks for messages.
pub fn all(locales: &Path, sources: &[PathBuf]) -> Result<Vec<Finding>, CheckError> {
    let folder = |code: &str| locales.join(code);
    let english = Catalogue::read(&folder("en"))?;
    let mut findings = english.unreadable("en");
    findings.extend(english.uncommented());
    findings.extend(usage::unused(&english, sources)?);
    for path in sorted(locales)? {
        let code = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !path.is_dir() {
            continue;
        }
        let about = About::read(&path)?;
        let catalogue = if code == "en" { None } else { Some(Catalogue::read(&path)?) };
        let language = compare::Language { code: &code, about: &about };
        if let Some(catalogue) = &catalogue {
            findings.extend(catalogue.unreadable(&code));
            findings.extend(language.compare(catalogue, &english)?);
            findings.extend(script::check(&language, catalogue));
        }
        findings.extend(glossary::check(&language, catalogue.as_ref().unwrap_or(&english)));
    }
    findings.sort();
    Ok(findings)
}

impl About {
    fn read(folder: &Path) -> Result<About, CheckError> {
        let path = folder.join("language.toml");
        let text = read(&path)?;
        toml::from_str(&text).map_err(|error| CheckError::Language { path, error: Box::new(error) })
    }
}

fn read(path: &Path) -> Result<String, CheckError> {
    fs::read_to_string(path).map_err(|error| CheckError::Read { path: path.into(), error })
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, CheckError> {
    let failed = |error| CheckError::Read { path: folder.into(), error };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The code of a checkout that asks for messages.
pub fn sources(root: &Path) -> Vec<PathBuf> {
    [
        "crates/web/app",
        "crates/web/build",
        "crates/explain/src",
        "crates/farside/src",
        "crates/games/src",
        "crates/terminal/src",
    ]
    .map(|folder| root.join(folder))
    .to_vec()
}
