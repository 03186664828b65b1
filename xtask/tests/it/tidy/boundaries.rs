//! Who may know what: position strings are for the rules crates, the games are for the registry and their own views.

use std::path::{Path, PathBuf};

use crate::tidy::{lines_where, none, with_extension};

/// The code of a file that ships: without comments on lines of their own and without unit tests, at the same line
/// numbers.
pub(super) fn code(text: &str) -> String {
    let shipped = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let is_comment = |line: &str| ["//", "/*", "* "].iter().any(|mark| line.trim_start().starts_with(mark));
    shipped.lines().map(|line| if is_comment(line) { "\n".into() } else { format!("{line}\n") }).collect()
}

/// The code of all files that ship, except for those at these places.
fn shipped(except: impl Fn(&Path) -> bool) -> Vec<(PathBuf, String)> {
    let is_test = |path: &Path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.contains(".test.") || path.components().any(|part| part.as_os_str() == "tests")
    };
    let sources = with_extension(&["rs", "ts", "tsx"]).into_iter();
    let sources = sources.filter(|(path, _)| !is_test(path) && !except(path));
    sources.map(|(path, text)| (path, code(&text))).collect()
}

/// What takes the string of a position apart, or glues one together; none if the line does neither.
fn position_string(line: &str) -> Option<String> {
    // The separator alone in quotes, or beside a value that is filled in.
    let separators = ["\" / \"", "' / '", "\" /\"", "\"/ \"", "} / ", " / {", " / ${"];
    let methods = [
        ".split",
        ".rsplit",
        ".replace",
        ".slice(",
        ".substring(",
        ".match(",
        ".strip_",
        ".trim_end_matches(",
        ".endsWith(",
        ".ends_with(",
        ".lastIndexOf(",
        ".rfind(",
        ".chars(",
    ];
    let separator = separators.iter().find(|separator| line.contains(**separator)).map(ToString::to_string);
    let method = || {
        let behind =
            line.match_indices("position").map(|(at, word)| line.get(at + word.len()..).unwrap_or(""));
        let rest = behind.map(|rest| rest.strip_prefix("()").unwrap_or(rest));
        // A value that may be missing: `position?.split`, `position!.split`, `position.as_deref()?.split`.
        let rest =
            rest.map(|rest| rest.strip_prefix(".as_deref()").unwrap_or(rest).trim_start_matches(['?', '!']));
        let taken = |rest: &str| methods.iter().find(|method| rest.starts_with(**method));
        rest.filter_map(taken).map(|method| format!("position{method}")).next()
    };
    separator.or_else(method)
}

#[test]
fn only_the_rules_crates_know_what_a_position_string_is_made_of() {
    // Addresses have the same parts with other separators.
    let rules = ["crates/quoridor", "crates/squadro", "crates/web/app/analysis/address.ts"];
    let sources = shipped(|path| {
        // These tests name what they look for.
        rules.iter().any(|folder| path.starts_with(folder)) || path.starts_with("xtask/tests")
    });
    none(&lines_where(&sources, |line| {
        let found = position_string(line)?;
        Some(format!("{found}: Game::with_turn, with_handicap and Position::from_parts do this"))
    }));
}

#[test]
fn position_strings_that_are_cut_or_glued_are_found() {
    for line in [
        r#"const parts = position.split(" / ");"#,
        r"return `${pawns} / - / ${fences} / ${turn}`;",
        r#"format!("{board} / {turn}")"#,
        r#"[board, turn].join(" / ")"#,
        r"setup.position = setup.position?.replace(/\S+$/, turn);",
        r#"let board = line.position().strip_suffix("y")?;"#,
        r"setup.position.as_deref()?.split_whitespace()",
    ] {
        assert!(position_string(line).is_some(), "{line}");
    }
    for line in [
        r#"let setup = Setup { position: Some("e1 e9 / - / 10 10 / 1".into()), ..Setup::default() };"#,
        "let share = wins / games;",
        r"`${(100 * wins) / games} %`",
        "names.iter().position(|name| name.chars().count() > 3)",
    ] {
        assert_eq!(position_string(line), None, "{line}");
    }
}

/// Code that may name a game besides what carries its name in its path, which is its crates and views.
const MAY_NAME_GAMES: &[&str] = &[
    // The registry.
    "crates/games",
    // QTP is for Quoridor, tablebases are for Squadro, a bench is of one engine.
    "crates/qtp",
    "crates/arena/src/qtp.rs",
    "crates/farside/src/engines/bench.rs",
    "crates/farside/src/solving/probe.rs",
    "crates/farside/src/solving/solve.rs",
    "crates/farside/src/solving/starts.rs",
    "crates/farside/src/solving/starts",
    // Which board is drawn.
    "crates/picture/src/board.rs",
    // Which board a game has.
    "crates/terminal/src/board.rs",
    // What a fair opening is, game by game.
    "crates/arena/src/contest.rs",
    // What is alike, what a solution is about and who compares moves, game by game.
    "crates/puzzles",
    // Which collections there are, and who judges their puzzles.
    "crates/farside/src/playing/puzzle.rs",
    "crates/farside/src/puzzles",
    // What only a developer runs, for both games.
    "crates/references",
    "crates/training",
    // Programs for tests: a misbehaving engine, what is fuzzed, the packages of the workspace.
    "crates/arena/src/bin",
    "fuzz",
    "xtask",
    // The messages of the module for browsers: one of them for each game's board.
    "crates/wasm/src/messages.rs",
    // Which of these boards it is.
    "crates/wasm/src/rules.rs",
    "crates/wasm/src/rules/view.rs",
    // The notations of each.
    "crates/wasm/src/rules/record.rs",
    // Why a position of either can't be, and what it is made of.
    "crates/wasm/src/rules/position_check.rs",
    "crates/wasm/src/rules/position_parts.rs",
    // What is true of a move, and how much a review may search.
    "crates/explain/src/facts.rs",
    "crates/explain/src/review/budget.rs",
    "crates/web/app/online/messages.ts",
    "crates/web/app/rules/messages.ts",
    // In whose rules a word of the glossary has to occur.
    "crates/i18n/src/check/glossary.rs",
    // What is said of a move, where a person chooses or sets up a position, and the courses.
    "crates/web/app/analysis",
    "crates/web/app/learn",
    "crates/web/app/pages",
    "crates/web/app/play",
    "crates/web/app/preview",
    "crates/web/app/puzzles",
    "crates/web/app/setup",
    "crates/web/app/text",
];

/// The game that a line of code names, if it does: in a path, as a variant or as a value. Prose in texts for people
/// isn't meant.
fn named_game(line: &str) -> Option<&'static str> {
    let marks = [
        "quoridor::",
        "squadro::",
        "quoridor_engine",
        "squadro_engine",
        "squadro_solver",
        "::Quoridor",
        "::Squadro",
        "\"quoridor\"",
        "\"squadro\"",
        "'quoridor'",
        "'squadro'",
        "/quoridor/",
        "/squadro/",
    ];
    marks.into_iter().find(|mark| line.contains(mark))
}

#[test]
fn games_are_named_by_the_registry_by_their_own_code_and_where_a_person_chooses() {
    let is_of_a_game = |path: &Path| {
        let named = |part: &str| ["quoridor", "squadro"].iter().any(|game| part.starts_with(game));
        path.components().any(|part| part.as_os_str().to_str().is_some_and(named))
    };
    let sources =
        shipped(|path| is_of_a_game(path) || MAY_NAME_GAMES.iter().any(|place| path.starts_with(place)));
    none(&lines_where(&sources, |line| {
        let found = named_game(line)?;
        Some(format!("{found}: go through the registry (crates/games), or put it with the views of the game"))
    }));
}

#[test]
fn games_that_are_named_are_found() {
    for line in
        ["GameKind::Quoridor => count::<quoridor::Position>(args),", r#"if (game.name === "squadro") {"#]
    {
        assert!(named_game(line).is_some(), "{line}");
    }
    assert_eq!(named_game(r#"bail!("QTP is for Quoridor: leave --qtp out")"#), None);
}
