//! What is missing or wrong in the languages.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use i18n::Language;
use i18n::check::{self, Finding, Kind};

use crate::step::root;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only these languages, in detail
    #[arg(value_name = "CODE")]
    codes: Vec<String>,
}

/// Prints a line for each language, or every finding of the languages that are named; whether there is none.
pub(crate) fn run(args: &Args) -> Result<bool> {
    for code in &args.codes {
        ensure!(Language::all().any(|language| language.code() == code), "there is no folder locales/{code}");
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
