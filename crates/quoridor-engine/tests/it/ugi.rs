//! The player in UGI where an arbiter lets games go on that our rules call drawn.

use std::io::Cursor;

use engine::ugi::converse;
use game::{Game, Line, Notation, Setup};
use quoridor::Position;
use quoridor_engine::{Engine, Options};

/// The best move that is answered at this level to a game that begins like this, after these moves.
fn best(level: u8, start: &str, moves: &str) -> String {
    let text = answers(level, start, moves, 200);
    let best = text.lines().last().and_then(|last| last.strip_prefix("bestmove "));
    best.unwrap_or_else(|| panic!("{text}")).into()
}

fn answers(level: u8, start: &str, moves: &str, nodes: u64) -> String {
    let said =
        format!("setoption name Level value {level}\nposition {start} moves {moves}\ngo nodes {nodes}\n");
    let mut output = Vec::new();
    let mut player = Engine::new(Options { table: 1, ..Options::default() });
    converse(&mut player, Cursor::new(said), &mut output).expect("memory can be written to");
    let text = String::from_utf8(output).expect("answers are text");
    assert!(!text.contains("info string error"), "{text}");
    text
}

/// Everybody goes a step and back again, by the number of players.
const CYCLES: [(usize, &str); 3] =
    [(2, "e2 e8 e1 e9 "), (3, "e2 b5 e8 e1 a5 e9 "), (4, "e2 b5 e8 h5 e1 a5 e9 i5 ")];

#[test]
fn answers_with_a_legal_move_after_repetitions_and_beyond_the_turn_limit() {
    for (players, cycle) in CYCLES {
        for level in [1, 5, 8] {
            for (times, more) in
                [(2, ""), (3, ""), (4, "e2"), (5, "e3h"), (130, "e2"), (249, ""), (250, ""), (251, "")]
            {
                let moves = format!("{}{more}", cycle.repeat(times));
                let setup = Setup { players: Some(players), ..Setup::default() };
                let mut game = Line::unadjudicated(Position::from_setup(&setup).expect("a game for so many"));
                for text in moves.split_whitespace() {
                    game.play_text(text, Notation::Standard).expect("only a win ends it");
                }
                assert!(game.drawn().is_some() || !more.is_empty(), "{players} {times}");
                let best = best(level, &format!("startpos players {players}"), &moves);
                let mv = game.position().parse_move(&best, Notation::Standard).expect("a move");
                assert_eq!(game.position().check(mv), Ok(()), "{players} players, level {level}, {moves}");
            }
        }
    }
}

#[test]
fn takes_a_win_that_was_there_all_the_time() {
    for (start, cycle) in [
        ("pos a8 i2 / - / 0 0 / 1", "a7 i3 a8 i2 "),
        ("pos a8 i2 / - / 5 5 / 1", "a7 i3 a8 i2 "),
        ("pos a8 a5 e9 / - / 0 0 0 / 1", "a7 b5 e8 a8 a5 e9 "),
        ("pos a8 a5 e9 i5 / - / 5 5 5 5 / 1", "a7 b5 e8 h5 a8 a5 e9 i5 "),
    ] {
        for times in [2, 3, 5, 300] {
            assert_eq!(best(8, start, &cycle.repeat(times)), "a9", "{start}, {times} times");
        }
    }
}

#[test]
fn looks_ahead_beyond_the_turn_limit() {
    // Without fences the first to get there wins: White, who needs four steps and begins.
    let start = "pos e5 a5 / - / 0 0 / 1";
    for times in [2, 260, 400] {
        let text = answers(8, start, &"e4 a6 e5 a5 ".repeat(times), 50_000);
        assert!(text.contains(" score win 7 "), "{text}");
    }
}
