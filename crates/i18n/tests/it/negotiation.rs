//! Which language somebody gets. The web app reads the same table of tags in `tests/unit/shell/language.test.ts`.

use std::fs;
use std::path::Path;

use i18n::Language;

fn code(language: Option<Language>) -> Option<&'static str> {
    language.map(Language::code)
}

#[test]
fn tags_lead_to_the_closest_language() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/negotiation.json");
    let text = fs::read_to_string(path).expect("the table is there");
    let table: Vec<(String, Option<String>)> = serde_json::from_str(&text).expect("pairs of tags");
    assert!(table.len() > 15);
    for (tag, expected) in table {
        assert_eq!(code(Language::lookup(&tag)), expected.as_deref(), "{tag}");
    }
}

#[test]
fn a_browser_gets_the_language_it_likes_best() {
    let negotiated = |header| code(Language::negotiate(header));
    assert_eq!(negotiated("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Some("fr"));
    assert_eq!(negotiated("tlh, da;q=0.3, sv;q=0.8"), Some("sv"), "the highest weight of those we have");
    assert_eq!(negotiated("de;q=0, it"), Some("it"), "zero means never");
    assert_eq!(negotiated("ja;q=nonsense,ko"), Some("ko"));
    assert_eq!(negotiated("hu;q=0.5,el;q=0.5"), Some("hu"), "of equals the first");
    for nothing in ["", "*", ";;;,,,", "tlh"] {
        assert_eq!(negotiated(nothing), None, "{nothing}");
    }
}

#[test]
fn a_terminal_speaks_the_language_of_its_environment() {
    let of = |variables: &[(&str, &str)]| {
        code(Language::of_environment(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        }))
    };
    assert_eq!(of(&[("LANG", "de_DE.UTF-8")]), Some("de"));
    assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "fi_FI.UTF-8")]), Some("fi"));
    assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", ""), ("LC_MESSAGES", "is_IS")]), Some("is"));
    assert_eq!(of(&[("LANG", "en_US.UTF-8"), ("LANGUAGE", "tlh:pt_BR:en")]), Some("pt"));
    assert_eq!(of(&[("LANG", "sr_RS.UTF-8@latin")]), Some("sr"));
    assert_eq!(of(&[("LANG", "sr_RS@cyrillic")]), Some("sr-Cyrl"));
    assert_eq!(of(&[("LANG", "zh_TW.UTF-8")]), Some("zh-TW"));
    assert_eq!(of(&[("LANG", "C.UTF-8"), ("LANGUAGE", "de")]), None, "C means no translation");
    assert_eq!(of(&[]), None);
}
