//! Screens as they were looked at: text, then the style of every cell by a letter, then what the letters mean.
//! `FARSIDE_SNAPSHOTS=write` writes them anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use vt100::{Cell, Color, Screen};

use super::pty::{DOWN, Start, Tty, tty};

fn color(color: Color) -> String {
    match color {
        Color::Default => "-".into(),
        Color::Idx(index) => index.to_string(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
    }
}

/// The style of a cell in words; empty if it has none.
fn style(cell: &Cell) -> String {
    let mut style = String::new();
    if (cell.fgcolor(), cell.bgcolor()) != (Color::Default, Color::Default) {
        let _ = write!(style, "{} on {}", color(cell.fgcolor()), color(cell.bgcolor()));
    }
    let marks =
        [(cell.bold(), "bold"), (cell.dim(), "dim"), (cell.italic(), "italic"), (cell.inverse(), "inverse")];
    for (_, name) in marks.into_iter().filter(|(is_so, _)| *is_so) {
        let _ = write!(style, " {name}");
    }
    style.trim().to_owned()
}

fn written(screen: &Screen) -> String {
    let (lines, columns) = screen.size();
    let mut letters = BTreeMap::new();
    let mut styles = String::new();
    for line in 0..lines.get() {
        let mut row = String::new();
        for column in 0..columns.get() {
            let style = screen.cell(line, column).map(style).unwrap_or_default();
            let count = letters.len() as u8;
            let letter = match style.as_str() {
                "" => '.',
                _ => *letters.entry(style).or_insert_with(|| char::from(b'A' + count)),
            };
            row.push(letter);
        }
        styles.push_str(row.trim_end_matches('.'));
        styles.push('\n');
    }
    let mut text: String =
        screen.rows(0, columns.get()).map(|row| row.trim_end().to_owned() + "\n").collect();
    text.push_str("----\n");
    text.push_str(&styles);
    let mut legend: Vec<_> = letters.into_iter().map(|(style, letter)| (letter, style)).collect();
    legend.sort();
    for (letter, style) in legend {
        let _ = writeln!(text, "{letter}: {style}");
    }
    text
}

/// Holds the screen against the one that is kept under this name.
#[track_caller]
fn compare(tty: &Tty, name: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/terminal/snapshots");
    let file = folder.join(format!("{name}.txt"));
    if std::env::var_os("FARSIDE_SNAPSHOTS").is_some() {
        tty.wait_for_calm();
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(file, tty.with_screen(written)))
            .expect("it can be written");
        return;
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    tty.wait_until(&format!("the snapshot {name}:\n{kept}"), |screen| written(screen) == kept);
}

/// The sizes at which screens are kept.
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Terminals of both sizes, with colours and with ASCII only.
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

/// A position of Quoridor in mid-game, after three moves.
const QUORIDOR: [&str; 4] = ["play", "quoridor", "--position", "e4 e6 / c3h e3h d5v f6h g2v / 7 8 / 1"];

#[test]
fn quoridor_with_a_fence_under_the_cursor() {
    for (start, more, name) in all_looks("quoridor") {
        let mut tty = start.run(&[&QUORIDOR[..], &more[..]].concat());
        tty.wait_for("Player 1 to move.");
        tty.play("e5", "Player 2 to move.");
        tty.play("a8h", "Player 1 to move.");
        tty.press("v");
        tty.wait_for("Fence e5v");
        compare(&tty, &name);
    }
}

#[test]
fn squadro_with_a_jump_under_the_cursor() {
    for (start, more, name) in all_looks("squadro") {
        let args = ["play", "squadro", "--position", "3 6 2 12 7 / 1 0 9 1 6 / y"];
        let mut tty = start.run(&[&args[..], &more[..]].concat());
        tty.wait_for("Yellow to move.");
        tty.press("1");
        tty.wait_for("sends lane 4");
        compare(&tty, &name);
    }
}

#[test]
fn an_illegal_fence_and_the_paths_of_four() {
    let mut four = tty().run(&["play", "quoridor", "--players", "4", "--first", "1"]);
    four.wait_for("Player 1 to move.");
    four.press("p");
    compare(&four, "four-players");
    let mut illegal = tty().run(&QUORIDOR);
    illegal.wait_for("Player 1 to move.");
    illegal.press(&format!("h{DOWN}"));
    illegal.wait_for("It overlaps fence");
    compare(&illegal, "illegal-fence");
}

#[test]
fn colours_of_poorer_terminals() {
    for (name, depth) in [("quoridor-256", "256"), ("quoridor-16", "16")] {
        let mut tty = tty().run(&[&QUORIDOR[..], &["--colour", depth]].concat());
        tty.wait_for("Player 1 to move.");
        tty.press("p=");
        tty.wait_for("Best: ");
        compare(&tty, name);
    }
}

#[test]
fn keys_menu_and_first_page() {
    let mut game = tty().run(&QUORIDOR);
    game.wait_for("Player 1 to move.");
    game.press("?");
    game.wait_for("rotate the fence");
    compare(&game, "keys");
    game.press("?m");
    game.wait_for("Resign");
    compare(&game, "menu");
    let first = tty().run(&["play"]);
    first.wait_for("Play the computer");
    compare(&first, "first-page");
}

/// Right-to-left text is drawn in visual order and moves nothing else on its line.
#[test]
fn right_to_left_text_leaves_the_board_where_it_is() {
    let board = |tty: &Tty| {
        tty.with_screen(|screen| {
            let (lines, columns) = screen.size();
            // The board without the name of the game in the title, and without the panel.
            screen
                .rows(0, 40)
                .take(usize::from(lines.get()))
                .skip(1)
                .take(20)
                .map(|row| {
                    assert!(columns.get() == 80);
                    row
                })
                .collect::<Vec<_>>()
        })
    };
    let english = tty().run(&QUORIDOR);
    english.wait_for("Player 1 to move.");
    let expected = board(&english);
    for language in ["he", "ar", "fa"] {
        let tty = tty().run(&[&QUORIDOR[..], &["--lang", language]].concat());
        tty.wait_until("the board", |_| true);
        tty.wait_until("the pawns", |screen| screen.rows(0, 40).any(|row| row.contains(" 2 ")));
        tty.wait_for_calm();
        assert_eq!(board(&tty), expected, "{language}");
    }
    let hebrew = tty().run(&[&QUORIDOR[..], &["--lang", "he"]].concat());
    hebrew.wait_for(" 2 ");
    compare(&hebrew, "hebrew");
}
