//! Texts with their values, and what happens when they are missing or broken.

use i18n::{Language, ListKind, Messages};

fn language(code: &str) -> Language {
    code.parse().expect("one of ours")
}

#[test]
fn numbers_and_lists_are_written_as_the_language_does() {
    let messages = |code| Messages::of(language(code));
    assert_eq!(messages("en").number(12_345), "12,345");
    assert_eq!(messages("de").number(12_345), "12.345");
    assert_eq!(messages("fa").number(205), "۲۰۵");
    assert_eq!(messages("ar").number(205), "205", "Arabic with the digits of its booklets");
    let three = || ["a", "b", "c"].map(String::from);
    assert_eq!(messages("en").list(ListKind::Or, three()), "a, b, or c");
    assert_eq!(messages("de").list(ListKind::And, three()), "a, b und c");
    assert_eq!(messages("ja").list(ListKind::And, three()), "a、b、c");
}

#[test]
fn plurals_follow_the_language() {
    let polish = "fences = { $count ->\n    [one] { $count } płotek\n    [few] { $count } płotki\n    \
                  [many] { $count } płotków\n   *[other] { $count } płotka\n  }\n";
    let messages = Messages::read(language("pl"), &[polish]);
    let fences = |count: i64| messages.format("fences", &[("count", count.into())]);
    assert_eq!([1, 2, 5, 22].map(fences), ["1 płotek", "2 płotki", "5 płotków", "22 płotki"]);
    let serbian = "moves = { $count ->\n    [one] potez\n    [few] poteza\n   *[other] poteza!\n  }\n";
    for code in ["sr", "sr-Cyrl"] {
        let messages = Messages::read(language(code), &[serbian]);
        let moves = |count: i64| messages.format("moves", &[("count", count.into())]);
        assert_eq!([21, 3, 5].map(moves), ["potez", "poteza", "poteza!"], "{code}: whatever the script");
    }
    let persian = Messages::read(language("fa"), &["moves = { $count } حرکت\n"]);
    assert_eq!(persian.format("moves", &[("count", 12.into())]), "۱۲ حرکت", "digits, too");
}

#[test]
fn what_is_missing_or_broken_is_said_in_english() {
    let broken = "loading = { $\nlost-home = Zurück\nterms-players = { $nobody } Leute\nempty = \n";
    let german = Messages::read(language("de"), &[broken]);
    let english = Messages::of(Language::english());
    assert_eq!(german.text("lost-home"), "Zurück", "what can be read is kept");
    assert_eq!(german.text("loading"), english.text("loading"));
    assert_eq!(german.text("settings-title"), english.text("settings-title"));
    let players = [("count", 3.into())];
    assert_eq!(german.format("terms-players", &players), english.format("terms-players", &players));
    assert_eq!(german.text("no-such-message"), "no-such-message", "never an empty label");
}
