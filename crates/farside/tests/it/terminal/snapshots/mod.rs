//! Screens as they were looked at, kept in `tests/screens`. `UPDATE=1 cargo test -p farside --test it snapshots` writes
//! them anew.

mod games;
mod kept;
mod languages;
mod pages;

use super::pty::{Start, tty};

/// The sizes at which screens are kept.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// A position of Quoridor in mid-game.
const QUORIDOR: [&str; 4] = ["play", "quoridor", "--position", "e4 e6 / c3h e3h d5v f6h g2v / 7 8 / 1"];

/// Terminals of both sizes, with colours and with ASCII only: each with further arguments, and the name of its screen.
fn all_looks(name: &str) -> Vec<(Start, Vec<&'static str>, String)> {
    let mut all = Vec::new();
    for (columns, lines) in SIZES {
        let colour = tty().size(columns, lines);
        all.push((colour, vec![], format!("{name}-{columns}x{lines}")));
        let ascii = tty().size(columns, lines).variable("NO_COLOR", "1");
        all.push((ascii, vec!["--ascii"], format!("{name}-{columns}x{lines}-ascii")));
    }
    all
}
