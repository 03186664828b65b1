//! The texts of every language, as the browser gets them: without comments, in one file for what every page needs and
//! one for the rules. What a language lacks is filled in from English.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::site::{Site, sorted};

/// A language of the app.
pub(crate) struct Language {
    pub code: String,
    /// For the attribute `lang`.
    pub tag: String,
    /// For the attribute `dir`.
    pub direction: &'static str,
    /// The hashed name of the catalogue that every page needs.
    pub main: String,
    /// The texts of the page itself, by id.
    pub page: BTreeMap<String, String>,
}

/// What is needed of a `language.toml`.
#[derive(Deserialize)]
struct About {
    locale: String,
    direction: Option<String>,
}

/// Where the messages of a file go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Main,
    Rules,
    Page,
    /// What only the terminal says.
    Nowhere,
}

impl Part {
    fn of(file: &str) -> Part {
        match file {
            "page.ftl" => Part::Page,
            "review.ftl" | "terminal.ftl" => Part::Nowhere,
            file if file.starts_with("rules-") => Part::Rules,
            _ => Part::Main,
        }
    }
}

/// The messages of a part, by id, each as it is written.
type Messages = BTreeMap<String, String>;

/// Adds the catalogues of all languages.
pub(crate) fn add(locales: &Path, site: &mut Site) -> Result<Vec<Language>> {
    let parts = [Part::Main, Part::Rules, Part::Page];
    let read_all = |folder: &Path| parts.map(|part| read(folder, part));
    let english = read_all(&locales.join("en"));
    let mut languages = Vec::new();
    for folder in sorted(locales)?.into_iter().filter(|path| path.is_dir()) {
        let code = folder.file_name().context("a language has a name")?.to_string_lossy().into_owned();
        let about = folder.join("language.toml");
        let text = fs::read_to_string(&about).with_context(|| format!("can't read {}", about.display()))?;
        let about: About =
            toml::from_str(&text).with_context(|| format!("{} isn't right", about.display()))?;
        let mut lacking = 0;
        let mut filled = Vec::new();
        for (messages, english) in read_all(&folder).into_iter().zip(&english) {
            let (mut messages, english) =
                (messages?, english.as_ref().map_err(|error| anyhow::anyhow!("{error:#}"))?);
            messages.retain(|id, _| english.contains_key(id));
            for (id, message) in english {
                if !messages.contains_key(id) {
                    lacking += 1;
                    messages.insert(id.clone(), message.clone());
                }
            }
            filled.push(messages);
        }
        if lacking > 0 {
            println!("cargo::warning=locales/{code} lacks {lacking} messages: English is shown instead");
        }
        let mut files = filled.iter().map(|messages| messages.values().cloned().collect::<String>());
        let mut add = |name: String, text: Option<String>| {
            let hashed = site.add_hashed_bytes(&name, text.unwrap_or_default().into_bytes());
            if code != "en" {
                site.catalogues.insert(format!("assets/{hashed}"));
            }
            hashed
        };
        let main = add(format!("{code}.ftl"), files.next());
        add(format!("{code}-rules.ftl"), files.next());
        let page = filled.pop().unwrap_or_default();
        let page = page.iter().map(|(id, message)| (id.clone(), plain(message))).collect();
        let tag = about.locale.split("-u-").next().unwrap_or_default().to_owned();
        let direction = if about.direction.as_deref() == Some("rtl") { "rtl" } else { "ltr" };
        languages.push(Language { code, tag, direction, main, page });
    }
    Ok(languages)
}

/// The messages of a language that belong to a part.
fn read(folder: &Path, part: Part) -> Result<Messages> {
    let mut messages = Messages::new();
    for file in sorted(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if file.extension().is_none_or(|extension| extension != "ftl") || Part::of(&name) != part {
            continue;
        }
        let text = fs::read_to_string(&file).with_context(|| format!("can't read {}", file.display()))?;
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                line.split('=').next().unwrap_or_default().trim().clone_into(&mut id);
            }
            let message: &mut String = messages.entry(id.clone()).or_default();
            message.push_str(line.trim_end());
            message.push('\n');
        }
    }
    Ok(messages)
}

/// The text of a message without variables, in one line.
fn plain(message: &str) -> String {
    let (_, text) = message.split_once('=').unwrap_or_default();
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}
