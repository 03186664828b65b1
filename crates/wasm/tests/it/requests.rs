//! The requests by which the modules are compared with the native code: rules, views, games between people, what
//! computer players choose, thousands of random games, and the searches of the benches.

use game::Seat;
use play::{Command, GameKind, SeatKind, Terms};
use puzzles::CollectionFile;
use quoridor_engine::bench as quoridor_bench;
use serde_json::{Value, json};
use squadro_engine::bench as squadro_bench;
use squadro_engine::samples::Sample;

/// The player at the screen.
const ME: &str = "thisscreenplayer";
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

fn request(call: &str, game: &str, setup: &str, moves: &str, rest: &str) -> String {
    let moves: Vec<String> = moves.split_whitespace().map(|text| format!("{text:?}")).collect();
    let moves = moves.join(",");
    format!(r#"{{"call":"{call}","game":{{"name":"{game}","setup":{setup},"moves":[{moves}]}}{rest}}}"#)
}

/// What the rules say, and what a board shows; nonsense, too.
pub(crate) fn rules() -> Vec<String> {
    let mut requests = Vec::new();
    for (seed, (name, setup, moves)) in GAMES.into_iter().enumerate() {
        let depth = if name == "quoridor" { 2 } else { 7 };
        requests.push(request("view", name, setup, moves, ""));
        requests.push(request("perft", name, setup, moves, &format!(r#","depth":{depth}"#)));
        let walk = format!(r#","seed":{seed},"games":{RANDOM_GAMES}"#);
        requests.push(request("walk", name, setup, "", &walk));
        requests.push(request("record", name, setup, moves, r#","names":["A","B"],"date":"2026.11.16""#));
        for text in ["e5", "e1h", "d2h", "3", "x9", ""] {
            requests.push(request("check", name, setup, moves, &format!(r#","text":"{text}""#)));
        }
    }
    for (name, players) in [("quoridor", 2), ("quoridor", 3), ("quoridor", 4), ("squadro", 2), ("squadro", 3)]
    {
        requests.push(format!(r#"{{"call":"rulebook","name":"{name}","players":{players}}}"#));
    }
    requests.push(r#"{"call":["nonsense"]}"#.into());
    requests.push(request("view", "squadro", "{}", "9", ""));
    requests
}

/// Every game as every kind of file to share.
pub(crate) fn pictures() -> Vec<String> {
    let files = GAMES.into_iter().flat_map(|game| ["json", "svg", "png", "gif"].map(|format| (game, format)));
    let picture = |((name, setup, moves), format): ((&str, &str, &str), &str)| {
        let rest = format!(r#","format":"{format}","theme":"maple","size":150"#);
        request("picture", name, setup, moves, &rest)
    };
    files.map(picture).collect()
}

/// Games between people as a page plays them, each in a replica of its own. A response depends on those before it, and
/// many are refusals: after every move each command is given once.
pub(crate) fn replicas() -> Vec<String> {
    let games = [
        (GameKind::Quoridor, "600+5", SeatKind::Creator, "e2 e8 e3 e7 e3h d6h e4 e6v"),
        (GameKind::Squadro, "10/move", SeatKind::Creator, "3 1 2 4"),
        (GameKind::Quoridor, "-", SeatKind::Computer(3), "e2"),
        (GameKind::Squadro, "3600", SeatKind::Computer(8), "3"),
    ];
    let mut requests = Vec::new();
    for (number, (game, clock, other, moves)) in (1..).zip(games) {
        let mut terms = Terms::for_two(game, SeatKind::Creator, other);
        terms.first = Some(Seat::FIRST);
        terms.clock = clock.parse().expect("a clock");
        requests.extend(Screen::play(number, &terms, moves));
    }
    requests
}

/// Somebody at one screen who tries everything.
struct Screen {
    replica: u32,
    now: u64,
    requests: Vec<String>,
}

impl Screen {
    fn play(replica: u32, terms: &Terms, moves: &str) -> Vec<String> {
        let mut screen = Screen { replica, now: 0, requests: Vec::new() };
        screen.ask(&json!({ "do": "setup", "terms": terms }));
        screen.ask(&json!({
            "do": "create", "id": format!("game{replica:08}"), "terms": terms, "me": ME, "moment": screen.moment(),
        }));
        for (ply, mv) in (0_u32..).zip(moves.split_whitespace()) {
            screen.ask(&json!({ "do": "premove", "replica": replica, "move": mv }));
            screen.ask(&json!({ "do": "ahead", "replica": replica }));
            screen.ask(&json!({ "do": "cancelPremoves", "replica": replica }));
            screen.decide(&Command::Move { mv: mv.into(), ply });
            for command in [
                Command::OfferDraw,
                Command::DeclineDraw,
                Command::AskTakeback,
                Command::RefuseTakeback,
                Command::Sit { seat: None },
                Command::GetUp,
                Command::Rematch,
            ] {
                screen.decide(&command);
            }
            screen.ask(&json!({ "do": "board", "replica": replica, "ply": ply }));
        }
        for command in
            [Command::AskTakeback, Command::GrantTakeback, Command::Undo, Command::Resign, Command::Rematch]
        {
            screen.decide(&command);
        }
        screen.ask(&json!({ "do": "decideFlag", "replica": replica, "moment": screen.moment() }));
        screen.ask(&json!({ "do": "close", "replica": replica }));
        screen.ask(&json!({ "do": "show", "replica": replica, "now": screen.now, "patience": 1000 }));
        screen.requests
    }

    /// Gives a command a while later, and looks at what has come of it.
    fn decide(&mut self, command: &Command) {
        self.now += 1_700;
        let replica = self.replica;
        self.ask(&json!({ "do": "decide", "replica": replica, "command": command, "moment": self.moment() }));
        self.ask(&json!({ "do": "show", "replica": replica, "now": self.now, "patience": 1000 }));
    }

    fn moment(&self) -> Value {
        let (now, wall) = (self.now, 1_790_000_000_000 + self.now);
        json!({ "now": now, "wall": wall, "dice": self.replica, "nextGame": "nextgame0000" })
    }

    fn ask(&mut self, ask: &Value) {
        self.requests.push(json!({ "call": "replica", "ask": ask }).to_string());
    }
}

/// What computer players of several levels choose.
pub(crate) fn choices() -> Vec<String> {
    let mut requests = Vec::new();
    for (name, setup, moves) in GAMES {
        for level in [1, 3, 5, 7] {
            let rest =
                format!(r#","level":{level},"seed":{},"effort":{{"nodes":2000,"depth":4}}"#, 10 * level);
            requests.push(request("think", name, setup, moves, &rest));
        }
        requests.push(request("analyze", name, setup, moves, r#","effort":{"depth":3},"lines":3"#));
    }
    requests
}

/// Everything that can be asked about puzzles: right moves, wrong ones and nonsense.
pub(crate) fn puzzles() -> Vec<String> {
    let mut requests = Vec::new();
    for file in CollectionFile::all() {
        let collection = file.collection().expect("it is embedded");
        let mut ask = |question: Value| {
            let about = json!({ "name": file.game, "players": file.players, "ask": question });
            requests.push(json!({ "call": "puzzles", "about": about }).to_string());
        };
        ask(json!({ "kind": "themes" }));
        ask(json!({ "kind": "daily", "day": 20_775 }));
        ask(json!({ "kind": "get", "id": "nonsense" }));
        ask(json!({ "kind": "run", "number": 3, "seen": [], "seed": 5 }));
        for (theme, _) in collection.themes() {
            let wanted = json!({ "kind": "next", "rating": 1234.5, "theme": theme, "seen": [], "seed": 7 });
            ask(wanted);
        }
        for puzzle in collection.puzzles().iter().take(5) {
            let id = puzzle.id();
            ask(json!({ "kind": "get", "id": id }));
            for step in 0..=puzzle.len() {
                let right = puzzle.own_move(step).unwrap_or("1");
                let wrong = puzzle.line_at(0).legal_moves().pop().unwrap_or_default();
                for mv in [right, &wrong, "x"] {
                    let effort = json!({ "nodes": 3000 });
                    ask(json!({ "kind": "answer", "id": id, "step": step, "move": mv, "effort": effort }));
                }
                ask(json!({ "kind": "reveal", "id": id, "step": step }));
            }
            for solved in [true, false] {
                ask(json!({ "kind": "rate", "id": id, "solved": solved }));
            }
        }
    }
    requests
        .push(r#"{"call":"puzzles","about":{"name":"squadro","players":4,"ask":{"kind":"themes"}}}"#.into());
    requests
}

/// The searches of a bench, one request each; the responses add up to its signature.
pub(crate) struct Bench {
    pub(crate) requests: Vec<String>,
    pub(crate) signature: u64,
}

/// The benches of both engines.
pub(crate) fn benches() -> [Bench; 2] {
    let squadro = squadro_bench::some_held_out(50).into_iter().filter_map(Sample::position);
    let squadro = squadro.map(|position| {
        request("nodes", "squadro", &format!(r#"{{"position":"{position}"}}"#), "", r#","depth":12"#)
    });
    let quoridor = quoridor_bench::games();
    let quoridor = quoridor.iter().map(|line| {
        let moves: Vec<String> = line.steps().iter().map(ToString::to_string).collect();
        let rest = format!(r#","depth":{}"#, quoridor_bench::DEPTH);
        request("nodes", "quoridor", "{}", &moves.join(" "), &rest)
    });
    [
        Bench { requests: squadro.collect(), signature: squadro_bench::SIGNATURE },
        Bench { requests: quoridor.collect(), signature: quoridor_bench::SIGNATURE },
    ]
}

/// Analyses of late positions of Squadro, which are worked out to the end; and a review and an attempt.
pub(crate) fn endings() -> Vec<String> {
    const LATE: [&str; 3] = [
        "12 12 12 4 0 / 5 0 12 12 12 / y",
        "12 12 12 4 0 / 5 0 12 12 12 / r",
        "12 12 8 0 12 / 12 8 9 12 0 / r",
    ];
    let mut requests: Vec<String> = LATE
        .iter()
        .map(|position| {
            let setup = format!(r#"{{"position":"{position}"}}"#);
            request("analyze", "squadro", &setup, "", r#","effort":{"nodes":40000},"lines":5"#)
        })
        .collect();
    requests.push(request("attempt", "squadro", &format!(r#"{{"position":"{}"}}"#, LATE[0]), "4", ""));
    requests.push(request("facts", "squadro", "{}", "3 1", r#","moves":["1","3"]"#));
    let game = r#"{"name":"quoridor","setup":{"position":"e8 a2 / - / 0 0 / 1"},"moves":["e7","a1"]}"#;
    requests.push(format!(r#"{{"call":"review","ask":{{"do":"open","game":{game}}}}}"#));
    requests.push(r#"{"call":"review","ask":{"do":"step","review":1,"milliseconds":100000}}"#.into());
    requests.push(r#"{"call":"review","ask":{"do":"show","review":1}}"#.into());
    requests
}
