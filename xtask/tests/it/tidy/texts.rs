//! Texts for people are in `locales`: the code of `farside play` has none of its own.

use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::tidy::boundaries::code;
use crate::tidy::{none, with_extension};

/// What follows these ends the program: English, like all of its errors.
const ERRORS: [&str; 3] = ["bad_arguments", "bail", "expect"];

/// Words that aren't for translators.
const ALLOWED: [&str; 17] = [
    // The name of the program.
    "Farside: {}",
    "Farside",
    // The output of `farside show`, which scripts read.
    "player {seat}",
    "{} wins",
    "Yellow",
    "Red",
    // What is typed.
    "save game.txt",
    "save ",
    "e2 e3h",
    // Keys.
    "h v",
    "Ctrl-Z",
    // A variable of the environment, and a page of documentation.
    "TERM",
    "../README.md",
    // Glyphs of boards in ASCII: a square that is no target, a piece that is home.
    "X",
    "H",
    // A method of HTTP.
    "PUT",
    // The orientations of fences, over their maps.
    r"{label}h         v\n",
];

/// The texts among the string literals of some code. What is in attributes isn't looked at: comments, the help of
/// arguments.
fn texts(code: TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    let mut before = [String::new(), String::new()];
    for token in code {
        let [second, last] = &before;
        match &token {
            TokenTree::Group(group) => {
                let attribute = group.delimiter() == Delimiter::Bracket && last == "#";
                let error = [second, last].into_iter().any(|name| ERRORS.contains(&name.as_str()));
                if !(attribute || error && group.delimiter() == Delimiter::Parenthesis) {
                    found.extend(texts(group.stream()));
                }
            }
            TokenTree::Literal(literal) => found.extend(text(&literal.to_string())),
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
        before.rotate_left(1);
        // A group is no name, and what it contains isn't either.
        before[1] = if matches!(token, TokenTree::Group(_)) { String::new() } else { token.to_string() };
    }
    found
}

/// The text of a string literal; none if it has no words, or is one of those that are typed or name something.
fn text(literal: &str) -> Option<String> {
    let literal = literal.trim_end_matches('#').strip_suffix('"')?.split_once('"')?.1;
    let words: String =
        literal.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    let words = words.replace("\\n", "\n");
    let is_text = words.contains(char::is_alphabetic)
        && (words.trim_matches('\n').contains([' ', '\n'])
            || words
                .split(|letter: char| !letter.is_alphanumeric())
                .any(|word| word.starts_with(char::is_uppercase)));
    let is_command = words.lines().all(|line| line.is_empty() || line.starts_with("  farside "));
    (is_text && !is_command && !ALLOWED.contains(&literal)).then(|| literal.into())
}

#[test]
fn everything_that_people_read_in_the_terminal_is_in_the_catalogue() {
    let folder = Path::new("crates/farside/src");
    let places =
        ["play", "play.rs", "cli_game", "cli_game.rs", "game_menu.rs"].map(|place| folder.join(place));
    // The crate of the full screen, except for its errors, which end the program.
    let screen = Path::new("crates/terminal/src");
    let mut sources = with_extension(&["rs"]);
    sources.retain(|(path, _)| {
        let on_screen = path.starts_with(screen) && !path.ends_with("error.rs") && !path.ends_with("look.rs");
        on_screen || places.iter().any(|place| path.starts_with(place))
    });
    assert!(sources.len() > places.len(), "the code has moved");
    let found = |(path, source): (_, String)| {
        let path: std::path::PathBuf = path;
        let tokens: TokenStream = code(&source).parse().expect("the sources are Rust");
        let told =
            |text| format!("{}: \"{text}\": a message of locales/en/terminal.ftl says this", path.display());
        texts(tokens).into_iter().map(told).collect::<Vec<_>>()
    };
    none(&sources.into_iter().flat_map(found).collect::<Vec<_>>());
}

#[test]
fn texts_in_code_are_found() {
    let texts = |code: &str| texts(code.parse().expect("this is Rust"));
    for code in [
        r#"write!(out, "{} is thinking… ", name)"#,
        r#"format!("{player} to move:\n{moves}")"#,
        r#"return "game over".into()"#,
        r#"if home { "Home" } else { "home" }"#,
        r##"say(r#"You win"#)"##,
        r#"Some(if bad { messages.text("Not yet") })"#,
    ] {
        assert_eq!(texts(code).len(), 1, "{code}");
    }
    for code in [
        r#"messages.text("terminal-steps")"#,
        r#"write!(out, "\n{}\n\n  {distances}{lines}")"#,
        r#"#[doc = "The board"] fn board() { line.expect("the game has begun"); bail!("no move found") }"#,
        r#"Err(bad_arguments(format!("which game? {games}")))"#,
        r#"const EXAMPLES: &str = "\n  farside play\n  farside --help\n";"#,
    ] {
        assert_eq!(texts(code), [""; 0], "{code}");
    }
}
