//! The book that comes with the player.

use game::{Game, Line};
use quoridor::{Position, Symmetry};
use quoridor_engine::{Book, Engine, Limits, NoClock, Options, Source};

#[test]
fn the_embedded_book_can_be_read() {
    let text = include_str!("../../books/quoridor.book");
    let book: Book = text.parse().expect("the book can be read");
    let lines = text.lines().filter(|line| line.contains('=')).count();
    assert_eq!(book.len(), lines, "every position stands in it once");
    assert_eq!(Book::embedded().len(), lines);
}

#[test]
fn the_player_opens_by_the_book_from_either_side() {
    let start = Position::start();
    let known = Book::embedded().get(&start).expect("the start is in the book");
    for symmetry in Symmetry::ALL {
        let seen = Line::new(symmetry.position(&start).expect("two play"));
        let mut engine = Engine::new(Options { table: 1, ..Options::default() });
        let report = engine.go(&seen, Limits::nodes(100), &NoClock).expect("the game isn't over");
        assert_eq!(
            (report.source, report.best),
            (Source::Book, Book::embedded().get(seen.position()).expect("known").mv)
        );
        assert_eq!(report.best, symmetry.mv(known.mv));
    }
}

#[test]
fn without_the_book_it_thinks_for_itself() {
    let mut engine = Engine::new(Options { table: 1, ..Options::default() }).without_book();
    let report = engine.go(&Line::new(Position::start()), Limits::nodes(100), &NoClock).expect("not over");
    assert_eq!(report.source, Source::Search);
    assert!(Position::start().check(report.best).is_ok());
}
