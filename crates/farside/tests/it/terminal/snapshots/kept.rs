//! Screens as files: the text, then the style of every cell as a letter, then what the letters mean.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use vt100::{Cell, Color, Screen};

use crate::terminal::pty::Tty;

/// What stands for styles, in the order in which they come on the screen.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

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

/// The time on clocks that show hours, as all of them do in these tests, with zeros for digits.
fn without_time(row: &str) -> String {
    let letters: Vec<char> = row.chars().collect();
    let shape = |at: usize| {
        let clock = letters.get(at..at + 7)?;
        let is_clock = clock.iter().enumerate().all(|(index, letter)| match index {
            1 | 4 => *letter == ':',
            _ => letter.is_ascii_digit(),
        });
        is_clock.then_some(())
    };
    let mut shown = String::new();
    let mut at = 0;
    while let Some(letter) = letters.get(at) {
        if shape(at).is_some() {
            shown.push_str("0:00:00");
            at += 7;
        } else {
            shown.push(*letter);
            at += 1;
        }
    }
    shown
}

/// The screen as it is kept, with texts of the same width in the place of those that change from run to run.
pub(super) fn written(screen: &Screen, changing: &[(&str, &str)]) -> String {
    let (lines, columns) = screen.size();
    let mut known: Vec<String> = Vec::new();
    let mut styles = String::new();
    for line in 0..lines.get() {
        let mut row = String::new();
        for column in 0..columns.get() {
            let style = screen.cell(line, column).map(style).unwrap_or_default();
            if style.is_empty() {
                row.push('.');
                continue;
            }
            let index = known.iter().position(|other| *other == style).unwrap_or_else(|| {
                known.push(style);
                known.len() - 1
            });
            row.push(LETTERS.chars().nth(index).expect("there are letters for all styles"));
        }
        styles.push_str(row.trim_end_matches('.'));
        styles.push('\n');
    }
    let mut text = String::new();
    for row in screen.rows(0, columns.get()) {
        let row = changing.iter().fold(row, |row, (from, to)| row.replace(from, to));
        let _ = writeln!(text, "{}", without_time(row.trim_end()));
    }
    let _ = write!(text, "----\n{styles}----\n");
    for (letter, style) in LETTERS.chars().zip(known) {
        let _ = writeln!(text, "{letter} {style}");
    }
    text
}

/// Holds the screen against the one that is kept under this name.
#[track_caller]
pub(super) fn compare(tty: &Tty, name: &str) {
    compare_but_for(tty, name, &[]);
}

/// The same with texts that change from run to run, each with what is kept for it.
#[track_caller]
pub(super) fn compare_but_for(tty: &Tty, name: &str, changing: &[(&str, &str)]) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let file = folder.join(format!("{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        tty.wait_for_calm();
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(file, tty.with_screen(|screen| written(screen, changing))))
            .expect("it can be written");
        return;
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let expected = format!("{name} as it is kept (UPDATE=1 keeps it as it is now):\n{kept}");
    tty.wait_until(&expected, |screen| written(screen, changing) == kept);
}
