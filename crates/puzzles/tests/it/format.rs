//! Reading and writing, and what is refused.

use games::GameKind;
use puzzles::{Aim, Collection, CollectionError, Proof, Puzzle, PuzzleError, Theme};

/// Player 1 takes a step that player 2 can't hold up any more.
const LINE: &str =
    "e5 e6 / - / 0 0 / 1 | e7 | win searched 1000 312 | 1234 345678 5678 42000 | jump race | -";

fn read(text: &str) -> Result<Puzzle, PuzzleError> {
    Puzzle::read(GameKind::Quoridor, text)
}

#[test]
fn what_is_read_is_written_again() {
    let puzzle = read(LINE).expect("a puzzle");
    assert_eq!(puzzle.to_string(), LINE);
    assert_eq!((puzzle.len(), puzzle.own_move(0), puzzle.reply(0)), (1, Some("e7"), None));
    assert_eq!((puzzle.aim, puzzle.proof), (Aim::Win, Proof::Searched { nodes: 1_000, margin: 312 }));
    assert_eq!(puzzle.themes, [Theme::Jump, Theme::Race]);
    assert_eq!(puzzle.difficulty.first, [3, 4, 5, 6, 7, 8]);

    let line = "0 0 0 1 0 / 0 4 0 0 0 / y | 4 | draw proven | 900 - - - | sendBack | 0 1 2 3, 0 3 1 1";
    let puzzle = Puzzle::read(GameKind::Squadro, line).expect("a puzzle");
    assert_eq!(puzzle.to_string(), line);
    assert_eq!(puzzle.refutations.len(), 2);
}

#[test]
fn what_is_wrong_with_a_line_is_said() {
    let told = |from: &str, to: &str| {
        let line = LINE.replacen(from, to, 1);
        assert_ne!(line, LINE, "{from}");
        read(&line).expect_err(&line).to_string()
    };
    assert_eq!(told(" | -", ""), "a puzzle has 6 fields between bars, not 5");
    assert!(told("e5 e6 /", "e5 e5 /").contains("two pawns"));
    assert!(told("| e7 |", "| e8 |").starts_with("move 1: "));
    assert!(told("| e7 |", "| E7 |").starts_with("move 1: can't read 'E7'"));
    assert!(told("| e7 |", "| e7 e5 |").contains("not 2"));
    assert!(told("| e7 |", "| - |").contains("not 0"));
    assert!(told("win", "lose").contains("'lose searched 1000 312'"));
    assert!(told("312", "many").contains("what is kept"));
    assert!(told("1234", "-3").contains("a rating"));
    assert!(told("race", "rice").contains("'rice' as a theme"));
    assert!(told("jump race", "-").contains("themes"));
    assert!(told("| -", "| 0 e7 e5").contains("a refutation"));
    assert!(told("| -", "| 0 e4").contains("a refutation"));
    assert!(told("| -", "| 0 e4 e9").starts_with("move 2: "));
    assert!(told("| -", "| 1 e4 e5").contains("a refutation"));
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let read = |text: &str| Collection::read(GameKind::Quoridor, text).map(|read| read.puzzles().len());
    let head = "farside-puzzles 1\n";
    assert_eq!(read(&format!("{head}# a remark\n\n{LINE}\n")), Ok(1));
    assert_eq!(read(LINE), Err(CollectionError::Head));
    assert!(matches!(read(&format!("{head}nonsense")), Err(CollectionError::Line { line: 2, .. })));
    // The same seen in a mirror, from the other side of the board.
    let alike = "e4 e5 / - / 0 0 / 2 | e3 | win proven | 1 - - - | race | -";
    let twice = read(&format!("{head}{LINE}\n{alike}\n"));
    assert!(matches!(twice, Err(CollectionError::Alike { line: 3, .. })), "{twice:?}");
    let four = "e5 a5 e9 i5 / - / 0 0 0 0 / 1 | e6 | stop proven | 1 - - - | stop | -";
    let mixed = read(&format!("{head}{LINE}\n{four}\n"));
    assert_eq!(mixed, Err(CollectionError::Players { line: 3, given: 4, players: 2 }));
}
