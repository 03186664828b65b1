use game::Line;
use squadro::{LIGHT, Move, Position};

use super::super::pty::{DOWN, ENTER, tty};
use super::kept::compare;
use super::{QUORIDOR, SIZES, all_looks};

/// A position of Squadro after some moves, the next move, and a move after it that jumps a piece.
fn squadro() -> (String, Move, Move) {
    let mut line = Line::new(Position::start(LIGHT));
    for number in 0_usize.. {
        let before = line.position().to_string();
        let moves = line.legal_moves();
        // Any order will do, as long as it is always the same.
        let mv = moves[number * 7 % moves.len()];
        line.play(mv).expect("it is legal");
        let jumps = |mv: &Move| line.position().landing(*mv).is_some_and(|path| path.jumped.len() == 1);
        if number >= 16
            && let Some(next) = line.legal_moves().into_iter().find(jumps)
        {
            return (before, mv, next);
        }
    }
    unreachable!("pieces meet before the game ends")
}

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
    let (position, mv, next) = squadro();
    for (start, more, name) in all_looks("squadro") {
        let mut tty = start.run(&[&["play", "squadro", "--position", &position], &more[..]].concat());
        tty.wait_for("No moves yet.");
        tty.press(&format!("{}{ENTER}", mv.lane.number()));
        tty.wait_for_no("No moves yet.");
        tty.press(&next.lane.number().to_string());
        tty.wait_for("sends lane");
        compare(&tty, &name);
    }
}

#[test]
fn four_players_with_paths_and_clocks() {
    let args = ["play", "quoridor", "--players", "4", "--first", "1", "--time", "7000+5"];
    for (columns, lines) in SIZES {
        let mut four = tty().size(columns, lines).run(&args);
        four.wait_for("Player 1 to move.");
        for (mv, next) in [("e2", 2), ("b5", 3), ("e8", 4), ("h5", 1)] {
            four.play(mv, &format!("Player {next} to move."));
        }
        four.press("p");
        compare(&four, &format!("four-players-{columns}x{lines}"));
    }
}

#[test]
fn why_a_move_is_illegal() {
    let mut fence = tty().run(&QUORIDOR);
    fence.wait_for("Player 1 to move.");
    fence.press(&format!("h{DOWN}"));
    fence.wait_for("It overlaps fence");
    compare(&fence, "illegal-fence");
    let mut shut_in = tty().run(&["play", "quoridor", "--position", "a1 e9 / a1h / 9 10 / 1"]);
    shut_in.wait_for("Player 1 to move.");
    shut_in.press(&format!("b1v{ENTER}"));
    shut_in.wait_for("You would have no way through.");
    compare(&shut_in, "illegal-shut-in");
    let mut jump = tty().run(&["play", "quoridor", "--position", "e4 e5 / - / 10 10 / 1"]);
    jump.wait_for("Player 1 to move.");
    jump.press(&format!("d5{ENTER}"));
    jump.wait_for("Jump straight to e6");
    compare(&jump, "illegal-jump");
    let mut home = tty().run(&[
        "play",
        "squadro",
        "--position",
        "12 0 0 0 0 / 0 0 0 0 0 / y",
        "--ascii",
        "--lang",
        "de",
    ]);
    home.wait_for("Gelb");
    home.press(&format!("1{ENTER}"));
    home.wait_for_calm();
    compare(&home, "illegal-piece-home");
}

/// Paths, a hint and the evaluation bar, with fewer and fewer colours.
#[test]
fn hints_on_terminals_with_fewer_colours() {
    let (position, ..) = squadro();
    for depth in ["true", "256", "16", "never"] {
        let mut quoridor = tty().run(&[&QUORIDOR[..], &["--colour", depth]].concat());
        quoridor.wait_for("Player 1 to move.");
        quoridor.press("pt=");
        quoridor.wait_for("Best: ");
        compare(&quoridor, &format!("quoridor-hint-{depth}"));
        let mut squadro = tty().run(&["play", "squadro", "--position", &position, "--colour", depth]);
        squadro.wait_for("No moves yet.");
        squadro.press("pt=");
        squadro.wait_for("Best: ");
        compare(&squadro, &format!("squadro-hint-{depth}"));
    }
}

#[test]
fn games_that_are_over() {
    for (columns, lines) in SIZES {
        let won = ["play", "quoridor", "--position", "e8 d2 / c3h e3h d5v f6h g2v / 7 8 / 1"];
        let mut won = tty().size(columns, lines).run(&won);
        won.wait_for("Player 1 to move.");
        won.play("e9", "Player 1 wins.");
        compare(&won, &format!("quoridor-over-{columns}x{lines}"));
        let (position, ..) = squadro();
        let mut resigned = tty().size(columns, lines).run(&["play", "squadro", "--position", &position]);
        resigned.wait_for("No moves yet.");
        resigned.press(&format!(":resign{ENTER}"));
        resigned.wait_for("resigned.");
        compare(&resigned, &format!("squadro-resigned-{columns}x{lines}"));
    }
    let mut resigned = tty().run(&QUORIDOR);
    resigned.wait_for("Player 1 to move.");
    resigned.play("d4", "Player 2 to move.");
    resigned.press(&format!(":resign{ENTER}"));
    resigned.wait_for("Player 2 resigned.");
    compare(&resigned, "quoridor-resigned");
}

#[test]
fn the_smallest_window() {
    let mut quoridor = tty().size(48, 24).run(&QUORIDOR);
    quoridor.wait_for("Player 1 to move.");
    compare(&quoridor, "quoridor-48x24");
    quoridor.press("?");
    quoridor.wait_for("rotate the fence");
    compare(&quoridor, "keys-48x24");
    let (position, ..) = squadro();
    let squadro = tty().size(48, 24).run(&["play", "squadro", "--position", &position]);
    squadro.wait_for("to move.");
    compare(&squadro, "squadro-48x24");
}
