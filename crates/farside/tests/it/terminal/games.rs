use game::{Game as _, Line, Outcome};
use squadro::{LIGHT, Position};

use super::pty::{DOWN, ENTER, LEFT, RIGHT, UP, tty};

#[test]
fn a_game_of_quoridor_is_played_by_keys() {
    let mut tty = tty().run(&["play", "quoridor", "--first", "1"]);
    tty.wait_for("Player 1 to move.");
    // The cursor begins on the pawn.
    tty.press(&format!("{UP}{ENTER}"));
    tty.wait_for("Player 2 to move.");
    // A fence is picked up near the pawn, turned and placed; it can't cross another one.
    tty.press(&format!("h{DOWN}{DOWN}{DOWN}{DOWN}{DOWN}{DOWN}"));
    tty.wait_for("Fence e2h: Player 1 +1");
    tty.press(ENTER);
    tty.wait_for("9 fences left");
    tty.press(&format!("v{UP}"));
    tty.wait_for("Fence e3v");
    tty.press(DOWN);
    tty.wait_for("It crosses fence e2h.");
    tty.press(ENTER);
    tty.wait_for("It crosses fence e2h.");
    // Typed moves, with a column whose letter is a key, too, and completion.
    tty.press("\x1b");
    tty.wait_for("Player 1 to move.");
    tty.press(":resi\t");
    tty.wait_for("› resign");
    tty.press("\x1b");
    tty.wait_for_no("› resign");
    tty.play("d2", "Player 2 to move.");
    tty.play("h5h", "h5h");
    tty.wait_for("Player 1 to move.");
    tty.play("e9", "A pawn is in the way.");
    for (mv, next) in [("d3", 2), ("f9", 1), ("d4", 2), ("g9", 1), ("d5", 2), ("f9", 1), ("d6", 2), ("g9", 1)]
    {
        tty.play(mv, &format!("Player {next} to move."));
    }
    for (mv, next) in [("d7", 2), ("f9", 1), ("d8", 2), ("g9", 1)] {
        tty.play(mv, &format!("Player {next} to move."));
    }
    // Undo and redo.
    tty.press("u");
    tty.wait_for("Player 2 to move.");
    tty.press("y");
    tty.wait_for("Player 1 to move.");
    tty.play("d9", "Player 1 wins.");
    // Looking back, and the rematch by the menu.
    tty.press(",");
    tty.wait_for("Looking back: turn 16");
    tty.press(".m");
    tty.wait_for("Rematch");
    tty.press(ENTER);
    tty.wait_for("No moves yet.");
    tty.press("q");
    assert!(tty.end().0.success());
}

#[test]
fn a_game_of_squadro_is_played_by_keys() {
    let mut tty = tty().run(&["play", "squadro", "--first", "y"]);
    tty.wait_for("Yellow to move.");
    tty.press("1");
    tty.wait_for("Moves 3 spaces");
    tty.press(&format!("{RIGHT}{RIGHT}{LEFT}"));
    tty.wait_for("Moves 1 space");
    tty.press("\x1b");
    tty.wait_for("Yellow to move.");
    let mut line = Line::new(Position::start(LIGHT));
    while line.outcome().is_none() {
        let mv = *line.legal_moves().first().expect("somebody can move");
        tty.press(&format!("{mv}{ENTER}"));
        line.play(mv).expect("it is legal");
        let name = |seat| if seat == LIGHT { "Yellow" } else { "Red" };
        match line.outcome() {
            Some(Outcome::Win(seat)) => tty.wait_for(&format!("{} wins.", name(seat))),
            Some(Outcome::Draw(_)) => tty.wait_for("Draw"),
            None => tty.wait_for(&format!("{} to move.", name(line.position().turn()))),
        }
    }
    tty.press("q");
    assert!(tty.end().0.success());
}

#[test]
fn a_game_is_played_by_mouse() {
    let mut tty = tty().run(&["play", "quoridor", "--position", "e6 e3 / - / 10 10 / 1"]);
    tty.wait_for("Player 1 to move.");
    // Squares that the pawn can move to are marked.
    let (mut column, mut line) = (0, 0);
    tty.wait_for("●");
    for (row, text) in tty.contents().lines().enumerate() {
        if let Some(at) = text.find('●') {
            (column, line) = (text[..at].chars().count() as u16, row as u16);
            break;
        }
    }
    tty.click(column, line);
    tty.wait_for("Player 2 to move.");
    // Pointing into a groove shows a fence and what it does; clicking places it.
    tty.point(column, line + 1);
    tty.wait_for("Fence ");
    tty.click(column, line + 1);
    tty.wait_for("9 fences left");
    tty.wait_for("Player 1 to move.");
    tty.click(column, line - 2);
    tty.wait_for("Player 2 to move.");
    // Two more clicks for each.
    let is_two = |cell: Option<&vt100::Cell>| cell.is_some_and(|cell| cell.contents() == "2");
    let on_board = tty.with_screen(|screen| {
        (12..22).find_map(|row| (0..40).find(|&at| is_two(screen.cell(row, at))).map(|at| (at, row)))
    });
    let (at, row) = on_board.expect("the pawn is on the board");
    tty.click(at, row + 2);
    tty.wait_for("Player 1 to move.");
    tty.click(column, line - 4);
    tty.wait_for("Player 1 wins.");
    // The menu by mouse.
    tty.press("m");
    tty.wait_for("Game actions");
    let (column, line) = tty.find("Rematch");
    tty.click(column, line);
    tty.wait_for("No moves yet.");
}

#[test]
fn four_play_and_one_of_them_resigns() {
    let mut tty = tty().run(&["play", "quoridor", "--players", "4", "--first", "1", "--time", "600+5"]);
    tty.wait_for("Player 1 to move.");
    for (mv, next) in [("e2", 2), ("b5", 3), ("e8", 4), ("h5", 1)] {
        tty.play(mv, &format!("Player {next} to move."));
    }
    tty.wait_for("10:0");
    tty.press("p");
    tty.wait_for_calm();
    tty.press("m");
    tty.wait_for("Resign");
    let (column, line) = tty.find("Resign");
    tty.click(column, line);
    tty.wait_for("Confirm resignation");
    tty.click(column, line);
    tty.wait_for("Player 2 to move.");
    tty.wait_for("x1");
    tty.play("c5", "Player 3 to move.");
}

#[test]
fn the_computer_answers_and_gives_hints() {
    let args = ["play", "squadro", "--first", "y", "--seat", "r=level:1", "--pace", "0"];
    let mut tty = tty().run(&args);
    tty.wait_for("Computer (level 1)");
    tty.press(&format!("3{ENTER}"));
    tty.wait_until("the answer", |screen| {
        screen.contents().contains("Your turn.") && !screen.contents().contains("No moves yet.")
    });
    tty.press("t");
    tty.wait_for("Best: ");
    tty.press("=");
    tty.wait_for("%");
}

#[test]
fn computers_play_each_other_and_can_be_stopped() {
    let args = ["play", "squadro", "--seat", "y=level:1,r=level:1", "--pace", "60"];
    let mut tty = tty().run(&args);
    tty.wait_for(" 2.");
    tty.press(" ");
    tty.wait_for("to move.");
    tty.press(" ");
    tty.wait_for("wins.");
}

#[test]
fn a_resized_window_is_drawn_anew_and_keeps_the_game() {
    let mut tty = tty().run(&["play", "quoridor", "--first", "1"]);
    tty.wait_for("Player 1 to move.");
    tty.play("e2", "Player 2 to move.");
    for (columns, lines) in [(120, 40), (60, 24), (48, 24), (200, 60), (80, 24)] {
        tty.resize(columns, lines);
        tty.wait_until("the whole screen", |screen| {
            let text = screen.contents();
            let last = text.lines().nth(usize::from(lines) - 1).unwrap_or_default();
            text.contains("Player 2 to move.") && last.contains("? Keys")
        });
    }
    tty.resize(40, 10);
    tty.wait_for("This window is too small");
    tty.resize(80, 24);
    tty.wait_for("Player 2 to move.");
    tty.play("e8", "Player 1 to move.");
}

#[test]
fn a_game_is_chosen_from_the_menu() {
    let mut tty = tty().run(&["play"]);
    tty.wait_for("Play the computer");
    tty.press(RIGHT);
    tty.wait_for("Squadro");
    // Opponents, down to the start.
    tty.press(&format!("{DOWN}{RIGHT}"));
    tty.wait_for("Pass and play");
    tty.press(&format!("{DOWN}{DOWN}{DOWN}{DOWN}{ENTER}"));
    tty.wait_for("to move.");
    tty.press("?");
    tty.wait_for("select a lane");
}

#[test]
fn a_match_of_two_games_is_chosen_from_the_menu() {
    let mut tty = tty().run(&["play"]);
    tty.wait_for("Play the computer");
    // Squadro, at one keyboard, from a balanced position, two games.
    tty.press(&format!("{RIGHT}{DOWN}{RIGHT}"));
    tty.wait_for("Pass and play");
    tty.press(&format!("{DOWN}{DOWN}{RIGHT}{DOWN}{RIGHT}"));
    tty.wait_for("Balanced");
    tty.wait_for("Two games, swapping sides");
    tty.press(&format!("{DOWN}{ENTER}"));
    tty.wait_for("to move.");
    tty.press(&format!(":resign{ENTER}"));
    tty.wait_for("Match: ");
    // The bar at the bottom is for clicks, too.
    let (column, line) = tty.find("Second game");
    tty.click(column, line);
    tty.wait_for("to move.");
    tty.wait_for("Match: ");
    tty.press(&format!(":resign{ENTER}"));
    tty.wait_for("resigned.");
    tty.press("m");
    tty.wait_for("Rematch");
}
