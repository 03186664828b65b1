//! The picture of the board, to the letter.

use game::Charset;
use quoridor::Position;

const POSITION: &str = "e2 a5 - i5 / d3h d4v / 4 4 0 5 / 4";

#[test]
fn unicode() {
    let position: Position = POSITION.parse().expect("a position");
    let expected = "    a   b   c   d   e   f   g   h   i
  ┌───────────────────────────────────┐
9 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 9   1: 4 fences left, goal row 9
  │                                   │
8 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 8   2: 4 fences left, goal column i
  │                                   │
7 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 7   3: has left the game
  │                                   │
6 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 6   4: 5 fences left, goal column a, to move
  │                                   │
5 │ 2   ·   ·   · ┃ ·   ·   ·   ·   4 │ 5
  │               ┃                   │
4 │ ·   ·   ·   · ┃ ·   ·   ·   ·   · │ 4
  │            ━━━━━━━                │
3 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 3
  │                                   │
2 │ ·   ·   ·   ·   1   ·   ·   ·   · │ 2
  │                                   │
1 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 1
  └───────────────────────────────────┘
    a   b   c   d   e   f   g   h   i
";
    assert_eq!(position.board(Charset::Unicode).to_string(), expected);
}

#[test]
fn ascii_has_the_same_shape_in_plain_characters() {
    let position: Position = POSITION.parse().expect("a position");
    let plain = position.board(Charset::Ascii).to_string();
    assert!(plain.is_ascii());
    let fancy = position.board(Charset::Unicode).to_string();
    let translated: String = fancy
        .chars()
        .map(|mark| match mark {
            '·' => '.',
            '━' => '=',
            '┃' => '#',
            '─' => '-',
            '│' => '|',
            '┌' | '┐' | '└' | '┘' => '+',
            other => other,
        })
        .collect();
    assert_eq!(plain, translated);
}
