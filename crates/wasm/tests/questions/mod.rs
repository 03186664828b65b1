//! The questions by which the modules are compared with the native code, in node and in Chromium: rules, views,
//! what computer players choose, thousands of random games, and the searches of the benches.

use quoridor_engine::bench as quoridor_bench;
use squadro_engine::bench as squadro_bench;
use squadro_engine::samples::Sample;

/// How many random games are played from each start.
const RANDOM_GAMES: u32 = 500;

/// Games of every kind: how they begin and the moves made.
const GAMES: [(&str, &str, &str); 6] = [
    ("quoridor", "{}", "e2 e8 e3 e7 e3h d6h e4 e6v"),
    ("quoridor", r#"{"players":3,"options":["free-side-jump"]}"#, "e2 b5 e8"),
    ("quoridor", r#"{"players":4,"options":["strict-pawn-behind"]}"#, "e2 b5 e8 h5 x2"),
    ("quoridor", r#"{"position":"e1 e9 / d1v e1v / 9 9 / 1"}"#, ""),
    ("squadro", r#"{"first":2}"#, "3 1 2 4"),
    ("squadro", r#"{"position":"0 0 0 1 0 / 0 4 0 0 0 / y"}"#, ""),
];

fn question(call: &str, game: &str, setup: &str, moves: &str, rest: &str) -> String {
    let moves: Vec<String> = moves.split_whitespace().map(|text| format!("{text:?}")).collect();
    let moves = moves.join(",");
    format!(r#"{{"call":"{call}","game":{{"name":"{game}","setup":{setup},"moves":[{moves}]}}{rest}}}"#)
}

/// What the rules say, and what a board shows; nonsense, too.
pub(crate) fn rules() -> Vec<String> {
    let mut questions = Vec::new();
    for (seed, (name, setup, moves)) in GAMES.into_iter().enumerate() {
        let depth = if name == "quoridor" { 2 } else { 7 };
        questions.push(question("view", name, setup, moves, ""));
        questions.push(question("perft", name, setup, moves, &format!(r#","depth":{depth}"#)));
        let walk = format!(r#","seed":{seed},"games":{RANDOM_GAMES}"#);
        questions.push(question("walk", name, setup, "", &walk));
        questions.push(question("record", name, setup, moves, r#","names":["A","B"],"date":"2026.11.16""#));
        for text in ["e5", "e1h", "d2h", "3", "x9", ""] {
            questions.push(question("check", name, setup, moves, &format!(r#","text":"{text}""#)));
        }
    }
    questions.push(r#"{"call":"nonsense"}"#.into());
    questions.push(question("view", "squadro", "{}", "9", ""));
    questions
}

/// What computer players of several levels choose.
pub(crate) fn choices() -> Vec<String> {
    let mut questions = Vec::new();
    for (name, setup, moves) in GAMES {
        for level in [1, 3, 5, 7] {
            let rest =
                format!(r#","level":{level},"seed":{},"effort":{{"nodes":2000,"depth":4}}"#, 10 * level);
            questions.push(question("think", name, setup, moves, &rest));
        }
        questions.push(question("analyse", name, setup, moves, r#","effort":{"depth":3}"#));
    }
    questions
}

/// The searches of a bench, one question each; the answers add up to its signature.
pub(crate) struct Bench {
    pub(crate) questions: Vec<String>,
    pub(crate) signature: u64,
}

/// The benches of both engines.
pub(crate) fn benches() -> [Bench; 2] {
    let squadro = squadro_bench::some_held_out(50).into_iter().filter_map(Sample::position);
    let squadro = squadro.map(|position| {
        question("nodes", "squadro", &format!(r#"{{"position":"{position}"}}"#), "", r#","depth":12"#)
    });
    let quoridor = quoridor_bench::games();
    let quoridor = quoridor.iter().map(|line| {
        let moves: Vec<String> = line.steps().iter().map(ToString::to_string).collect();
        let rest = format!(r#","depth":{}"#, quoridor_bench::DEPTH);
        question("nodes", "quoridor", "{}", &moves.join(" "), &rest)
    });
    [
        Bench { questions: squadro.collect(), signature: squadro_bench::signature() },
        Bench { questions: quoridor.collect(), signature: quoridor_bench::signature() },
    ]
}
