//! Counts of lines of play, against the tables in `tests/perft`, and of positions.

use std::collections::HashSet;

use crate::reference::Reference;
use game::{Game, Seat};
use squadro::{DARK, LIGHT, Lane, Position};

const LIGHT_FIRST: &str = include_str!("../perft/light-first.txt");
const DARK_FIRST: &str = include_str!("../perft/dark-first.txt");
const MIDGAME: &str = include_str!("../perft/midgame.txt");

/// One line of a table: so many lines of `depth` moves from here.
struct Entry {
    position: Position,
    depth: u32,
    lines: u64,
}

impl Entry {
    fn check_fast(&self) {
        assert_eq!(game::perft(&self.position, self.depth), self.lines, "{} {}", self.position, self.depth);
    }

    fn check_slow(&self) {
        let progress = [LIGHT, DARK].map(|seat| Lane::ALL.map(|lane| self.position.progress(seat, lane)));
        let slow = Reference::new(progress, self.position.turn().index());
        assert_eq!(slow.perft(self.depth), self.lines, "{} {}", self.position, self.depth);
    }
}

/// Reads a table. Lines that start with `#` are comments.
fn entries(table: &str) -> Vec<Entry> {
    let mut position = None;
    let mut entries = Vec::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(text) = line.strip_prefix("position ") {
            position = Some(text.parse().expect("tables hold possible positions"));
        } else {
            let (depth, lines) = line.split_once(' ').expect("an entry is two numbers");
            entries.push(Entry {
                position: position.expect("entries follow a position"),
                depth: depth.parse().expect("the depth is a number"),
                lines: lines.parse().expect("the count is a number"),
            });
        }
    }
    entries
}

fn entries_to(table: &str, depth: u32) -> impl Iterator<Item = Entry> {
    entries(table).into_iter().filter(move |entry| entry.depth <= depth)
}

#[test]
fn light_first() {
    entries(LIGHT_FIRST).iter().for_each(Entry::check_fast);
    entries_to(LIGHT_FIRST, 9).for_each(|entry| entry.check_slow());
}

#[test]
fn dark_first() {
    entries(DARK_FIRST).iter().for_each(Entry::check_fast);
    entries_to(DARK_FIRST, 9).for_each(|entry| entry.check_slow());
}

#[test]
fn midgame() {
    entries(MIDGAME).iter().for_each(Entry::check_fast);
    entries_to(MIDGAME, 7).for_each(|entry| entry.check_slow());
}

/// How many different positions there are after each of the first plies.
fn distinct_positions(first: Seat, plies: usize) -> Vec<usize> {
    let mut positions = HashSet::from([Position::start(first)]);
    let after = |position: Position| {
        position.legal_moves().into_iter().map(move |mv| {
            let mut after = position;
            after.play(mv).expect("legal moves are legal");
            after
        })
    };
    let mut ply = || {
        positions = positions.iter().copied().flat_map(after).collect();
        positions.len()
    };
    (0..plies).map(|_| ply()).collect()
}

/// The same by the slow rules.
fn distinct_positions_slow(first: Seat, plies: usize) -> Vec<usize> {
    let mut positions = HashSet::from([[[0; 5]; 2]]);
    let mut counts = Vec::new();
    for ply in 0..plies {
        let turn = (first.index() + ply) % 2;
        let after = |&progress: &[[u8; 5]; 2]| {
            let slow = Reference::new(progress, turn);
            slow.moves().into_iter().map(move |lane| slow.after(lane).progress())
        };
        positions = positions.iter().flat_map(after).collect();
        counts.push(positions.len());
    }
    counts
}

#[test]
fn distinct_positions_are_the_published_ones() {
    assert_eq!(distinct_positions(LIGHT, 4), [5, 25, 87, 303]);
    assert_eq!(distinct_positions(DARK, 4), [5, 25, 86, 292]);
}

#[test]
fn distinct_positions_agree_with_the_slow_rules() {
    for first in [LIGHT, DARK] {
        assert_eq!(distinct_positions(first, 11), distinct_positions_slow(first, 11));
    }
}
