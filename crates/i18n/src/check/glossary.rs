use serde::Deserialize;

use super::catalogue::{Catalogue, Message, VARIABLE};
use super::compare::Language;
use super::{Finding, Kind};

/// A word of the games in a language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Term {
    /// In the form a dictionary has it.
    word: String,
    /// What its forms begin with, in lower case.
    stems: Vec<String>,
    /// What other words for the same thing begin with: none of them may occur.
    #[serde(default)]
    never: Vec<String>,
}

/// The terms every language has, with the game whose rules they occur in.
const TERMS: [(&str, &str); 14] = [
    ("pawn", "quoridor"),
    ("fence", "quoridor"),
    ("square", "quoridor"),
    ("board", "quoridor"),
    ("goal-line", "quoridor"),
    ("path", "quoridor"),
    ("jump", "quoridor"),
    ("piece", "squadro"),
    ("dot", "squadro"),
    ("space", "squadro"),
    ("lane", "squadro"),
    ("start", "squadro"),
    ("turning-space", "squadro"),
    ("speed", "squadro"),
];

/// The glossary's words occur in the rules, and no competing word does.
pub(super) fn check(language: &Language<'_>, catalogue: &Catalogue) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (name, game) in TERMS {
        let Some(term) = language.about.glossary.get(name) else {
            findings.push(language.finding(Kind::Glossary, name, "language.toml has no such term"));
            continue;
        };
        let file = format!("rules-{game}");
        let rules = || catalogue.messages.iter().filter(|(_, message)| message.file == file);
        if rules().next().is_none() {
            continue;
        }
        if !rules().any(|(_, message)| term.stems.iter().any(|stem| occurs(message, stem))) {
            findings.push(language.finding(
                Kind::Glossary,
                name,
                format!("{file}.ftl never says {}", term.word),
            ));
        }
        for (id, message) in rules() {
            for other in term.never.iter().filter(|other| occurs(message, other)) {
                let detail = format!("says {other}… for {name}; the word is {}", term.word);
                findings.push(language.finding(Kind::Glossary, id, detail));
            }
        }
    }
    let unknown = language.about.glossary.keys().filter(|name| TERMS.iter().all(|(term, _)| term != name));
    findings.extend(unknown.map(|name| language.finding(Kind::Glossary, name, "is no term")));
    findings
}

/// Whether a word of the message begins like this; in scripts without blanks, whether it occurs.
fn occurs(message: &Message, stem: &str) -> bool {
    let spaced = !stem.chars().any(is_unspaced);
    message.texts.iter().any(|text| {
        let text = text.to_lowercase();
        let mut found = text.match_indices(stem);
        found.any(|(at, _)| {
            let before = text[..at].chars().next_back();
            !spaced
                || before.is_none_or(|letter| letter == VARIABLE || !letter.is_alphabetic())
                || is_prefixed(&text[..at])
        })
    })
}

/// Arabic and Hebrew write articles, prepositions and "and" together with the word.
fn is_prefixed(before: &str) -> bool {
    let prefix = before.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    let is_arabic = |letter: char| ('\u{0600}'..='\u{06FF}').contains(&letter);
    let is_hebrew = |letter: char| ('\u{0590}'..='\u{05FF}').contains(&letter);
    prefix.chars().count() <= 4 && prefix.chars().all(|letter| is_arabic(letter) || is_hebrew(letter))
}

/// Chinese, Japanese, and Korean compounds.
fn is_unspaced(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}')
}
