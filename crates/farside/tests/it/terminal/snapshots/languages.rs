use super::super::pty::{Tty, tty};
use super::QUORIDOR;
use super::kept::compare;

/// Right-to-left and wide text moves nothing else on its line.
#[test]
fn other_scripts_leave_the_board_where_it_is() {
    // The board without the title above it, and without the panel.
    let board = |tty: &Tty| -> Vec<String> {
        tty.with_screen(|screen| screen.rows(0, 40).skip(1).take(20).collect())
    };
    let english = tty().run(&QUORIDOR);
    english.wait_for("Player 1 to move.");
    let expected = board(&english);
    for language in ["he", "ar", "fa", "ja", "zh-CN", "ko", "de"] {
        let mut tty = tty().run(&[&QUORIDOR[..], &["--lang", language]].concat());
        tty.wait_until("the board", |screen| screen.rows(0, 40).any(|row| row.contains("c   d   e")));
        tty.wait_for_calm();
        assert_eq!(board(&tty), expected, "{language}");
        if ["he", "ar", "ja"].contains(&language) {
            tty.press("pt=");
            tty.wait_for("%");
            compare(&tty, &format!("language-{language}"));
        }
    }
}
