use unicode_script::{Script, UnicodeScript as _};

use super::catalogue::{Catalogue, VARIABLE};
use super::compare::Language;
use super::{Finding, Kind, han};

/// Latin words that may stand in any language: names, keys, and what is typed.
const NAMES: [&str; 54] = [
    "Farside",
    "Quoridor",
    "Squadro",
    "Gigamic",
    "Elo",
    "QR",
    "JavaScript",
    "GitHub",
    "JSON",
    "SVG",
    "PNG",
    "GIF",
    "UGI",
    "QTP",
    "Enter",
    "Ctrl",
    "C",
    "Esc",
    "Escape",
    "Home",
    "End",
    "Tab",
    "Del",
    "Delete",
    "Y",
    "N",
    "fg",
    "H",
    "V",
    "R",
    "U",
    "h",
    "v",
    "y",
    "r",
    "q",
    "f",
    "legal",
    "board",
    "undo",
    "resign",
    "draw",
    "rematch",
    "save",
    "FILE",
    "quit",
    "help",
    "friends",
    "game",
    "txt",
    "json",
    "farside",
    "min",
    "s",
];

/// Letters are those of the language; notation and names may be Latin.
pub(super) fn check(language: &Language<'_>, catalogue: &Catalogue) -> Vec<Finding> {
    let scripts: Vec<Script> =
        language.about.script.iter().flat_map(|code| expected(code).iter().copied()).collect();
    let mut findings = Vec::new();
    for (id, message) in &catalogue.messages {
        for text in &message.texts {
            if let Some(word) = words(text).find(|word| !is_right(word, &scripts)) {
                findings.push(language.finding(Kind::Script, id, word));
                break;
            }
            let never = |letter: &char| language.about.never_letters.contains(*letter);
            if let Some(letter) = text.chars().find(never) {
                findings.push(language.finding(Kind::Script, id, format!("the letter {letter}")));
                break;
            }
            if let Some(letter) = han::wrong_variant(language.code, text) {
                findings.push(language.finding(Kind::Script, id, format!("the character {letter}")));
                break;
            }
        }
    }
    findings
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| letter == VARIABLE || !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

fn is_right(word: &str, scripts: &[Script]) -> bool {
    let is_ours = |letter: char| {
        let script = letter.script();
        matches!(script, Script::Common | Script::Inherited) || scripts.contains(&script)
    };
    word.chars().all(is_ours) || NAMES.contains(&word) || is_notation(word) || {
        // Latin beside letters that are written without a blank.
        let latin: String = word.chars().filter(|letter| letter.script() == Script::Latin).collect();
        let rest = word.chars().filter(|letter| letter.script() != Script::Latin);
        rest.clone().count() > 0
            && rest.clone().all(is_ours)
            && (NAMES.contains(&latin.as_str()) || is_letters(&latin))
    }
}

/// A square, a fence, a seat with its lane: e2, e3h, y3.
fn is_notation(word: &str) -> bool {
    let mut letters = word.chars();
    let begins = letters.next().is_some_and(|letter| letter.is_ascii_lowercase());
    let number = letters.next().is_none_or(|letter| letter.is_ascii_digit());
    let rest = letters.as_str();
    begins && number && matches!(rest, "" | "h" | "v")
}

/// Names of columns and the like.
fn is_letters(latin: &str) -> bool {
    latin.len() <= 2 && latin.chars().all(|letter| letter.is_ascii_lowercase())
}

fn expected(code: &str) -> &'static [Script] {
    match code {
        "Latn" => &[Script::Latin],
        "Cyrl" => &[Script::Cyrillic],
        "Grek" => &[Script::Greek],
        "Arab" => &[Script::Arabic],
        "Hebr" => &[Script::Hebrew],
        "Jpan" => &[Script::Hiragana, Script::Katakana, Script::Han],
        "Kore" => &[Script::Hangul],
        "Hans" | "Hant" => &[Script::Han],
        _ => &[],
    }
}
