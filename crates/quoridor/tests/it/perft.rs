//! The number of lines of play, against tables, as move generators are compared the world over.

use crate::reference::Board;
use game::{Game, Setup};
use quoridor::Position;

/// The lines of a table: players, depth, count.
fn table(text: &str) -> Vec<(usize, u32, u64)> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let number = |word: Option<&str>| word.and_then(|word| word.parse::<u64>().ok()).expect("a number");
    lines
        .map(|line| {
            let mut words = line.split_whitespace();
            (number(words.next()) as usize, number(words.next()) as u32, number(words.next()))
        })
        .collect()
}

const TABLE: &str = include_str!("../perft/start.txt");

#[test]
fn counts_from_the_start_are_those_of_the_table() {
    for (players, depth, count) in table(TABLE) {
        let setup = Setup { players: Some(players), ..Setup::default() };
        let start = Position::from_setup(&setup).expect("a plain start");
        assert_eq!(game::perft(&start, depth), count, "{players} players, depth {depth}");
    }
}

/// The slow reference counts the same, to this depth.
fn confirm(players: usize, deepest: u32) {
    for (_, depth, count) in table(TABLE).into_iter().filter(|row| row.0 == players && row.1 <= deepest) {
        assert_eq!(Board::start(players).perft(depth), count, "{players} players, depth {depth}");
    }
}

#[test]
fn the_slow_reference_confirms_the_table() {
    (2..=4).for_each(|players| confirm(players, 2));
}

#[test]
#[ignore = "takes a minute: cargo xtask test --full"]
fn the_slow_reference_confirms_the_table_to_depth_3() {
    (2..=4).for_each(|players| confirm(players, 3));
}

#[test]
fn divided_counts_add_up() {
    let start = Position::start();
    let divided = game::divide(&start, 3);
    assert_eq!(divided.len(), start.count_moves());
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), game::perft(&start, 3));
}
