//! The table of languages of the web app is written from ours.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use i18n::{Direction, Language};

/// The TypeScript of the table.
fn table() -> String {
    let mut text = String::from(
        "// Written by the test `languages` of the crate i18n, from locales/*/language.toml.\n\n\
         export const LANGUAGES = [\n",
    );
    for language in Language::all() {
        let code = language.code();
        let mut fields = vec![format!("code: {code:?}"), format!("name: {:?}", language.name())];
        if language.locale() != code {
            fields.push(format!("locale: {:?}", language.locale()));
        }
        if language.direction() == Direction::RightToLeft {
            fields.push("rtl: true".into());
        }
        if !language.also().is_empty() {
            fields.push(format!("also: {:?}", language.also()));
        }
        writeln!(text, "  {{ {} }},", fields.join(", ")).expect("writing to a string can't fail");
    }
    text + "] as const;\n"
}

#[test]
fn the_web_app_knows_the_same_languages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/app/languages.ts");
    let written = fs::read_to_string(&path).unwrap_or_default();
    if written != table() {
        fs::write(&path, table()).expect("the web app is beside this crate");
        panic!("{} was not up to date; it is now: commit it", path.display());
    }
}

#[test]
fn names_and_directions_are_told() {
    let hebrew: Language = "he".parse().expect("there is Hebrew");
    assert_eq!((hebrew.name(), hebrew.direction().html()), ("עברית", "rtl"));
    assert_eq!(Language::all().len(), 35, "34 languages, Serbian in two scripts");
    assert_eq!(Language::english().code(), "en");
    let unknown = "tlh".parse::<Language>().expect_err("nobody speaks it here").to_string();
    assert!(unknown.contains("'tlh'") && unknown.contains("zh-TW"), "{unknown}");
}
