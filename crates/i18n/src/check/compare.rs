use std::collections::BTreeSet;

use icu_plurals::{PluralCategory, PluralRules};
use regex_lite::Regex;
use unicode_width::UnicodeWidthStr as _;

use super::catalogue::{Catalogue, Message, VARIABLE};
use super::{About, CheckError, Finding, Kind};

/// A language that is being checked.
pub(super) struct Language<'a> {
    pub(super) code: &'a str,
    pub(super) about: &'a About,
}

/// What a comment of an English message says if its text stays as it is in every language.
const STAYS: &str = "Not translated";

/// The width that a variable is counted with.
const VARIABLE_WIDTH: usize = 3;

impl Language<'_> {
    pub(super) fn finding(&self, kind: Kind, id: &str, detail: impl Into<String>) -> Finding {
        Finding { language: self.code.into(), kind, id: id.into(), detail: detail.into() }
    }

    pub(super) fn compare(
        &self,
        catalogue: &Catalogue,
        english: &Catalogue,
    ) -> Result<Vec<Finding>, CheckError> {
        let categories = self.categories()?;
        let mut findings = Vec::new();
        for (id, original) in &english.messages {
            match catalogue.messages.get(id) {
                Some(message) => {
                    findings.extend(self.variables(id, message, original));
                    findings.extend(self.plurals(id, message, original, &categories));
                    findings.extend(self.same(id, message, original));
                    findings.extend(self.too_long(id, message, original));
                    if message.texts.iter().any(|text| text.trim().is_empty()) {
                        findings.push(self.finding(Kind::Missing, id, "a text is empty"));
                    }
                    if message.file != original.file {
                        findings.push(self.finding(
                            Kind::Extra,
                            id,
                            format!("belongs into {}.ftl", original.file),
                        ));
                    }
                }
                None => findings.push(self.finding(Kind::Missing, id, "")),
            }
        }
        let extra = catalogue.messages.keys().filter(|id| !english.messages.contains_key(*id));
        findings.extend(extra.map(|id| self.finding(Kind::Extra, id, "")));
        Ok(findings)
    }

    /// The plural categories that CLDR gives the language.
    fn categories(&self) -> Result<BTreeSet<String>, CheckError> {
        let unknown = || CheckError::Locale(self.about.locale.clone());
        let locale: icu_locale_core::Locale = self.about.locale.parse().map_err(|_| unknown())?;
        // Plurals depend on the language alone, not on its script.
        let language =
            icu_locale_core::Locale::from(icu_locale_core::LanguageIdentifier { script: None, ..locale.id });
        let rules = PluralRules::try_new_cardinal((&language).into()).map_err(|_| unknown())?;
        Ok(rules.categories().map(|category| name(category).to_owned()).collect())
    }

    fn variables(&self, id: &str, message: &Message, original: &Message) -> Option<Finding> {
        let joined = |names: BTreeSet<&String>| {
            names.into_iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" ")
        };
        let lacks: BTreeSet<_> = original.variables.difference(&message.variables).collect();
        let added: BTreeSet<_> = message.variables.difference(&original.variables).collect();
        let detail = match (lacks.is_empty(), added.is_empty()) {
            (true, true) => return None,
            (false, true) => format!("lacks {}", joined(lacks)),
            (true, false) => format!("adds {}", joined(added)),
            (false, false) => format!("lacks {}, adds {}", joined(lacks), joined(added)),
        };
        Some(self.finding(Kind::Variables, id, detail))
    }

    /// A choice by number must know every category of the language and no other.
    fn plurals(
        &self,
        id: &str,
        message: &Message,
        original: &Message,
        categories: &BTreeSet<String>,
    ) -> Vec<Finding> {
        let mut findings = Vec::new();
        let counted = |message: &Message| -> BTreeSet<String> {
            let plural = message.selects.iter().filter(|select| is_plural(&select.keys));
            plural.filter_map(|select| select.variable.clone()).collect()
        };
        let (wanted, given) = (counted(original), counted(message));
        if categories.len() > 1 {
            for variable in wanted.difference(&given) {
                findings.push(self.finding(Kind::Plural, id, format!("no plural forms by ${variable}")));
            }
        }
        for select in &message.selects {
            let by_number = select.variable.as_ref().is_some_and(|variable| wanted.contains(variable));
            if !by_number && !is_plural(&select.keys) {
                continue;
            }
            let keys: BTreeSet<String> =
                select.keys.iter().filter(|key| key.parse::<f64>().is_err()).cloned().collect();
            let lacks: Vec<_> = categories.difference(&keys).cloned().collect();
            let unknown: Vec<_> = keys.difference(categories).cloned().collect();
            if !lacks.is_empty() {
                findings.push(self.finding(Kind::Plural, id, format!("lacks {}", lacks.join(", "))));
            }
            if !unknown.is_empty() {
                findings.push(self.finding(Kind::Plural, id, format!("has no {}", unknown.join(", "))));
            }
        }
        findings
    }

    fn same(&self, id: &str, message: &Message, original: &Message) -> Option<Finding> {
        let has_letters = original.texts.iter().any(|text| text.chars().any(char::is_alphabetic));
        let listed = self.about.same.iter().any(|same| same == id);
        let is_same = has_letters && message.texts == original.texts;
        match (is_same, listed) {
            (true, false) if !original.comment.contains(STAYS) => {
                Some(self.finding(Kind::SameAsEnglish, id, original.texts.join(" | ")))
            }
            (false, true) => {
                Some(self.finding(Kind::SameAsEnglish, id, "isn't: take it off the list `same`"))
            }
            _ => None,
        }
    }

    fn too_long(&self, id: &str, message: &Message, original: &Message) -> Option<Finding> {
        let most = limit(&original.comment)?;
        let width = |text: &String| {
            let variables = text.chars().filter(|&letter| letter == VARIABLE).count();
            text.replace(VARIABLE, "").width() + variables * VARIABLE_WIDTH
        };
        let longest = message.texts.iter().max_by_key(|text| width(text))?;
        let detail = || format!("{} of {most}: {}", width(longest), longest.replace(VARIABLE, "…"));
        (width(longest) > most).then(|| self.finding(Kind::TooLong, id, detail()))
    }
}

/// What the comment of a message allows.
fn limit(comment: &str) -> Option<usize> {
    let limit = Regex::new(r"At most (\d+) characters").ok()?;
    limit.captures(comment)?.get(1)?.as_str().parse().ok()
}

fn is_plural(keys: &BTreeSet<String>) -> bool {
    PluralCategory::all().any(|category| category != PluralCategory::Other && keys.contains(name(category)))
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}
