use std::marker::PhantomData;
use std::time::Duration;

use game::Game;

use crate::player::First;

/// Conversations in UGI, about either game.
pub fn ugi_talk(data: &[u8]) {
    converse::<quoridor::Position>(data);
    converse::<squadro::Position>(data);
}

/// What an answer begins with.
const BEGINNINGS: [&str; 7] = ["id ", "option name ", "ugiok", "readyok", "info ", "bestmove ", "response "];

fn converse<G: Game<Move: Send + Sync> + Send + Sync>(data: &[u8]) {
    let input = [data, b"\nisready\n"].concat();
    let mut output = Vec::new();
    engine::ugi::converse(&mut First::<G>(PhantomData), &input[..], &mut output)
        .expect("it can be talked to");
    let text = String::from_utf8(output).expect("answers are text");
    for line in text.lines() {
        assert!(BEGINNINGS.iter().any(|beginning| line.starts_with(beginning)), "{line}");
    }
    let searches = text.lines().filter(|line| line.starts_with("bestmove ")).count();
    let asked =
        String::from_utf8_lossy(data).lines().filter(|line| line.trim_start().starts_with("go")).count();
    assert!(searches <= asked, "{searches} moves for {asked} questions");
    let quits = String::from_utf8_lossy(data).split('\n').any(|line| line.trim() == "quit");
    assert!(quits || text.contains("readyok"), "it no longer listens");
}

/// Conversations in QTP: every line gets one answer, or none if there is nothing in it.
pub fn qtp_talk(data: &[u8]) {
    let mut output = Vec::new();
    let player = &mut First::<quoridor::Position>(PhantomData);
    qtp::converse(player, Duration::from_millis(1), data, &mut output).expect("it can be talked to");
    let text = String::from_utf8(output).expect("answers are text");
    assert!(text.is_empty() || text.ends_with("\n\n"));
    let answers: Vec<&str> = text.split_terminator("\n\n").collect();
    assert!(answers.iter().all(|answer| answer.starts_with(['=', '?'])), "{answers:?}");

    let mut expected = 0;
    for line in data.split(|&byte| byte == b'\n') {
        let line = String::from_utf8_lossy(line);
        let meant: String = line.split('#').take(1).flat_map(str::chars).collect();
        let meant: String = meant.replace('\t', " ").chars().filter(|c| !c.is_control()).collect();
        let words: Vec<&str> = meant.split_whitespace().collect();
        expected += usize::from(!words.is_empty());
        let number = words.first().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        if matches!(words[usize::from(number)..], [word] if word.eq_ignore_ascii_case("quit")) {
            break;
        }
    }
    assert_eq!(answers.len(), expected, "{text}");
}
