//! Every language against English, CLDR and its glossary.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use i18n::check::{self, Kind};
use i18n::serbian::to_latin;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn findings(locales: &Path) -> Vec<check::Finding> {
    check::all(locales, &check::sources(&root())).expect("the catalogues can be read")
}

#[test]
fn every_language_is_complete() {
    let findings = findings(&root().join("locales"));
    let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(list.is_empty(), "{} findings:\n{}", list.len(), list.join("\n"));
}

#[test]
fn serbian_is_the_same_in_both_scripts() {
    let folder = |code| root().join("locales").join(code);
    let mut compared = 0;
    for entry in fs::read_dir(folder("sr-Cyrl")).expect("there is Serbian") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|kind| kind == "ftl") {
            let name = path.file_name().expect("files have names");
            let latin = fs::read_to_string(folder("sr").join(name)).unwrap_or_default();
            let cyrillic = fs::read_to_string(&path).expect("a text");
            assert!(
                latin == to_latin(&cyrillic),
                "{}: run cargo xtask languages --transliterate",
                path.display()
            );
            compared += 1;
        }
    }
    assert!(compared >= 9, "{compared} files");
}

/// A folder with English and one language, Polish, as they are given.
fn planted(english: &str, polish: &str, about: &str) -> Vec<check::Finding> {
    planted_with(english, polish, about, "pawn fence square board goal-line path jump Polish")
}

fn planted_with(english: &str, polish: &str, about: &str, polish_rules: &str) -> Vec<check::Finding> {
    let locales = tempfile::tempdir().expect("a folder");
    let glossary = "[glossary]\n".to_owned()
        + &["pawn", "fence", "square", "board", "goal-line", "path", "jump"]
            .into_iter()
            .chain(["piece", "dot", "space", "lane", "start", "turning-space", "speed"])
            .map(|term| {
                format!("{term} = {{ word = \"{term}\", stems = [\"{term}\"], never = [\"płot\"] }}\n")
            })
            .collect::<Vec<_>>()
            .concat();
    for (code, text, more) in [("en", english, ""), ("pl", polish, about)] {
        let folder = locales.path().join(code);
        fs::create_dir(&folder).expect("a folder");
        let about = format!(
            "name = \"x\"\nlocale = {code:?}\nscript = [\"Latn\"]\naddress = \"you\"\n{more}\n{glossary}"
        );
        fs::write(folder.join("language.toml"), about).expect("a file");
        fs::write(folder.join("app.ftl"), text).expect("a file");
        let rules = if code == "pl" { polish_rules } else { "pawn fence square board goal-line path jump" };
        fs::write(folder.join("rules-quoridor.ftl"), format!("# Rules.\nrules-a = {rules}\n"))
            .expect("a file");
    }
    let code = locales.path().join("code.ts");
    let ids = "t(\"a\"); t(\"b\"); t(`level-${n}`); t(\"rules-a\");";
    fs::write(&code, ids).expect("a file");
    check::all(locales.path(), &[code]).expect("the catalogues can be read")
}

#[test]
fn every_kind_of_mistake_is_found() {
    let kinds = |english: &str, polish: &str, about: &str| -> BTreeSet<(String, Kind)> {
        let found = planted(english, polish, about);
        found.into_iter().map(|finding| (finding.language, finding.kind)).collect()
    };
    let only = |code: &str, kind: Kind| BTreeSet::from([(code.to_owned(), kind)]);
    let english = "# A.\na = Fence\n";
    assert_eq!(kinds(english, "a = Mur\n", ""), BTreeSet::new(), "nothing to find");
    assert_eq!(kinds(english, "", ""), only("pl", Kind::Missing));
    assert_eq!(kinds(english, "a = \n  {\"\"}\n", ""), only("pl", Kind::Missing), "an empty label");
    assert_eq!(kinds(english, "a = Mur\nc = Coś\n", ""), only("pl", Kind::Extra));
    assert_eq!(kinds(english, "a = Mur\na = Mur\n", ""), only("pl", Kind::Unreadable));
    assert_eq!(kinds("a = Fence\n", "a = Mur\n", ""), only("en", Kind::Uncommented));
    assert_eq!(kinds("# C.\nc = Fence\n", "c = Mur\n", ""), only("en", Kind::Unused));
    assert_eq!(kinds("# L.\nlevel-3 = Fence\n", "level-3 = Mur\n", ""), BTreeSet::new(), "by a template");
    assert_eq!(kinds("# A.\na = { $x } fence\n", "a = Mur { $y }\n", ""), only("pl", Kind::Variables));
    assert_eq!(kinds(english, "a = Fence\n", ""), only("pl", Kind::SameAsEnglish));
    assert_eq!(kinds(english, "a = Fence\n", "same = [\"a\"]"), BTreeSet::new());
    assert_eq!(
        kinds(english, "a = Mur\n", "same = [\"a\"]"),
        only("pl", Kind::SameAsEnglish),
        "listed in vain"
    );
    assert_eq!(
        kinds("# At most 5 characters.\na = Fence\n", "a = Murzysko\n", ""),
        only("pl", Kind::TooLong)
    );
    assert_eq!(kinds(english, "a = Мур\n", ""), only("pl", Kind::Script));
    assert_eq!(kinds(english, "a = Múr\n", "never_letters = \"ú\""), only("pl", Kind::Script));
    let counted = "# A.\na = { $n ->\n    [one] { $n } fence\n   *[other] { $n } fences\n  }\n";
    let polish = |keys: &str| {
        let variants: Vec<_> = keys.split(' ').map(|key| format!("    [{key}] {{ $n }} mur\n")).collect();
        let variants = variants.concat();
        format!("a = {{ $n ->\n{variants}   *[other] {{ $n }} muru\n  }}\n")
    };
    assert_eq!(kinds(counted, &polish("one few many"), ""), BTreeSet::new());
    assert_eq!(kinds(counted, &polish("one few"), ""), only("pl", Kind::Plural), "many is missing");
    assert_eq!(
        kinds(counted, &polish("one two few many"), ""),
        only("pl", Kind::Plural),
        "Polish has no dual"
    );
    assert_eq!(kinds(counted, "a = Mury: { $n }\n", ""), only("pl", Kind::Plural), "no forms at all");
}

#[test]
fn words_of_the_glossary_occur_and_their_rivals_do_not() {
    let english = "# A.\na = Fence\n";
    let detail = |polish: &str, rules: &str| {
        let found = planted_with(english, polish, "", rules);
        found.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let all = "pawn fence square board goal-line path jump Polish";
    assert_eq!(detail("a = Mur\n", all), [""; 0]);
    let rival = detail("a = Mur\n", &format!("{all} płotek"));
    assert!(rival.iter().any(|line| line.contains("says płot… for fence")), "{rival:?}");
    let missing = detail("a = Mur\n", &all.replace("pawn ", ""));
    assert!(missing.iter().any(|line| line.contains("never says pawn")), "{missing:?}");
}
