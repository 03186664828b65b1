//! The board as text.

use game::Charset;
use squadro::Position;

/// Pieces on the way out, turned, on the way back and home, of both players.
fn position() -> Position {
    "12 6 8 1 12 / 5 4 0 6 12 / y".parse().expect("a possible position")
}

#[test]
fn unicode() {
    let board = "           1   2   3   4   5
           •  ••• ••  •••  •
           ○   ○   ▼   ○   ⌂
           │   │   │   │   │
1 •••  ⌂───┼───┼───┼───┼───┼───○   •
           │   │   │   │   │
2  •   ○───┼───┼───┼───┼───┼───◀  •••
           │   │   │   │   │
3 ••   ○───┼───┼───┼───◀───┼───○  ••
           │   │   │   │   │
4  •   ○───▶───▼───┼───┼───┼───○  •••
           │   │   │   │   │
5 •••  ⌂───▼───┼───┼───┼───┼───○   •
           │   │   │   │   │
           ○   ○   ○   ▲   ○
          •••  •  ••   •  •••
";
    assert_eq!(position().board(Charset::Unicode).to_string(), board);
}

#[test]
fn ascii() {
    let board = "           1   2   3   4   5
           .  ... ..  ...  .
           o   o   v   o   H
           |   |   |   |   |
1 ...  H---+---+---+---+---+---o   .
           |   |   |   |   |
2  .   o---+---+---+---+---+---<  ...
           |   |   |   |   |
3 ..   o---+---+---+---<---+---o  ..
           |   |   |   |   |
4  .   o--->---v---+---+---+---o  ...
           |   |   |   |   |
5 ...  H---v---+---+---+---+---o   .
           |   |   |   |   |
           o   o   o   ^   o
          ...  .  ..   .  ...
";
    assert_eq!(position().board(Charset::Ascii).to_string(), board);
}
