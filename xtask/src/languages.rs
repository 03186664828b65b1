//! Lists missing and invalid translations.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use i18n::Language;
use i18n::check::{self, Finding, Kind};
use i18n::serbian::to_latin;

use crate::step::root;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only these languages, in detail
    #[arg(value_name = "CODE")]
    codes: Vec<String>,
    /// Write Serbian in Latin letters (locales/sr) from Serbian in Cyrillic (locales/sr-Cyrl) first
    #[arg(long)]
    transliterate: bool,
}

/// Prints a line for each language, or every finding of the languages that are named; whether there is none.
pub(crate) fn run(args: &Args) -> Result<bool> {
    for code in &args.codes {
        ensure!(Language::all().any(|language| language.code() == code), "there is no folder locales/{code}");
    }
    if args.transliterate {
        transliterate()?;
    }
    let mut findings = check::all(&root().join("locales"), &check::sources(&root()))?;
    if args.codes.is_empty() {
        print_summary(&findings);
    } else {
        findings.retain(|finding| args.codes.contains(&finding.language));
        for finding in &findings {
            println!("{finding}");
        }
        println!("{} findings", findings.len());
    }
    Ok(findings.is_empty())
}

/// Everything but `language.toml`, which says what is different.
fn transliterate() -> Result<()> {
    let (from, to) = (root().join("locales/sr-Cyrl"), root().join("locales/sr"));
    for entry in std::fs::read_dir(&from).with_context(|| format!("can't read {}", from.display()))? {
        let path = entry?.path();
        let Some(name) = path.file_name().filter(|_| path.extension().is_some_and(|kind| kind == "ftl"))
        else {
            continue;
        };
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
        std::fs::write(to.join(name), to_latin(&text))?;
    }
    Ok(())
}

fn print_summary(findings: &[Finding]) {
    for language in Language::all() {
        let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
        for finding in findings.iter().filter(|finding| finding.language == language.code()) {
            *counts.entry(finding.kind).or_default() += 1;
        }
        let counts: Vec<String> = counts.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        let counts = if counts.is_empty() { "complete".into() } else { counts.join(", ") };
        println!("{:8} {:12}  {counts}", language.code(), language.name());
    }
    if !findings.is_empty() {
        println!("\n{} findings; cargo xtask languages CODE lists those of a language", findings.len());
    }
}
