use crate::program::{command, farside};

fn rules(args: &[&str]) -> String {
    farside(&[&["rules"], args].concat()).printed()
}

/// The headings: the lines that are underlined.
fn headings(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let underlined = |pair: &&[&str]| {
        let [text, under] = pair else { return false };
        !under.is_empty() && under.len() == text.len() && under.chars().all(|c| c == '-' || c == '=')
    };
    lines.windows(2).filter(underlined).map(|pair| pair[0]).collect()
}

#[test]
fn the_complete_rules_are_printed() {
    let quoridor = rules(&["quoridor"]);
    assert_eq!(
        headings(&quoridor),
        [
            "Quoridor: complete rules",
            "The aim of the game",
            "Setup",
            "Who goes first",
            "Your turn",
            "Moving your pawn",
            "Placing a fence",
            "Always leave a path",
            "Face to face: jumping",
            "Jumping to the side",
            "How the game ends",
            "When you can't move",
            "Draws",
            "Playing with a clock",
            "House rules",
            "Writing down moves",
        ]
    );
    let squadro = rules(&["squadro"]);
    assert_eq!(
        headings(&squadro),
        [
            "Squadro: complete rules",
            "The aim of the game",
            "Setup",
            "Who goes first",
            "Your turn",
            "Speed",
            "Turning around",
            "The way back",
            "Jumping",
            "Being sent back",
            "Safe spaces",
            "Going home",
            "How the game ends",
            "Draws",
            "Playing with a clock",
            "Writing down moves",
        ]
    );
    for text in [&quoridor, &squadro] {
        assert!(text.is_ascii(), "the locale is C");
        assert!(text.lines().all(|line| line.len() <= 80 && line.trim_end() == line), "{text}");
        assert!(!text.contains("rules-"), "every text is there");
    }
}

#[test]
fn figures_are_boards_with_what_is_played_there() {
    let quoridor = rules(&["quoridor", "--players", "2"]);
    // Figure 6 before and after the jump.
    assert!(quoridor.contains("    5 | .   .   .   .   2   .   .   .   . | 5\n"), "{quoridor}");
    assert!(quoridor.contains("    1 White   2 Black   -> e6\n"), "{quoridor}");
    assert!(quoridor.contains("    1 White   2 Black   -> d5   -> f5\n"), "two ways");
    assert!(quoridor.contains("    1 White   2 Black   x e7h\n"), "the forbidden one");
    assert!(!quoridor.contains("fences left, goal"), "nothing beside the board");
    let squadro = rules(&["squadro"]);
    assert!(squadro.contains("    > < Yellow   v ^ Red   -> 3\n"), "{squadro}");
}

#[test]
fn a_number_of_players_selects_what_holds_for_it() {
    let says = |players: &str, text: &str| rules(&["quoridor", "--players", players]).contains(text);
    let (three, four, shut_in) = ("Black on a5 and Orange on e9", "and Blue on i5", "When you can't move");
    assert!(says("3", three) && says("3", shut_in) && !says("3", four));
    assert!(says("4", four) && says("4", shut_in) && !says("4", three));
    assert!(!says("2", three) && !says("2", four) && !says("2", shut_in));
    let all = rules(&["quoridor"]);
    assert!([three, four, shut_in].iter().all(|text| all.contains(text)));
    assert_eq!(rules(&["squadro", "--players", "2"]), rules(&["squadro"]));
}

#[test]
fn the_language_is_that_of_the_argument_or_of_the_environment() {
    let english = rules(&["squadro", "--lang", "en"]);
    assert_eq!(rules(&["squadro"]), english, "the locale is C");
    assert_eq!(rules(&["squadro", "--lang", "en-AU"]), english);
    let output = |lang: Option<&str>, args: &[&str]| {
        let mut command = command(&[&["rules", "squadro"], args].concat());
        if let Some(lang) = lang {
            command.env("LC_ALL", lang);
        }
        String::from_utf8(command.output().expect("the program can be run").stdout).expect("text")
    };
    let french = output(Some("C.UTF-8"), &["--lang", "fr"]);
    assert_eq!(output(Some("fr_FR.UTF-8"), &[]), french);
    assert_eq!(output(Some("fr_FR.UTF-8"), &["--lang", "en"]), output(Some("C.UTF-8"), &[]));
}

#[test]
fn bad_values_are_explained() {
    for (args, expected) in [
        (&["rules"][..], "<GAME>"),
        (&["rules", "chess"], "possible values: quoridor, squadro"),
        (&["rules", "quoridor", "--players", "5"], "Quoridor is not a game for 5"),
        (&["rules", "squadro", "--players", "3"], "Squadro is not a game for 3"),
        (&["rules", "quoridor", "--players", "two"], "invalid value 'two'"),
        (&["rules", "quoridor", "--lang", "tlh"], "no language 'tlh'"),
    ] {
        let line = farside(args).complained(2);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
}
