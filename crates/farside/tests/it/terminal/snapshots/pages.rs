use std::sync::Arc;

use game::Seat;
use play::{GameKind, SeatKind, Terms};
use puzzles::CollectionFile;
use server::protocol::GameAnswer;
use tempfile::TempDir;

use super::super::online::{Server, client, join};
use super::super::pty::{DOWN, ENTER, UP, tty};
use super::kept::{compare, compare_but_for};
use super::{QUORIDOR, SIZES};

#[test]
fn keys_menu_and_typing() {
    let mut game = tty().run(&QUORIDOR);
    game.wait_for("Player 1 to move.");
    game.press("?");
    game.wait_for("rotate the fence");
    compare(&game, "keys-quoridor");
    game.press("?m");
    game.wait_for("Resign");
    compare(&game, "menu");
    game.press("\x1b");
    game.wait_for_no("Resign");
    game.press(":f");
    game.wait_for("f1h");
    compare(&game, "typing");
    let mut squadro = tty().run(&["play", "squadro", "--first", "y"]);
    squadro.wait_for("Yellow to move.");
    squadro.press("?");
    squadro.wait_for("select a lane");
    compare(&squadro, "keys-squadro");
}

#[test]
fn the_first_page_with_saved_games() {
    let mut game = tty().run(&["play", "quoridor", "--first", "1"]);
    game.wait_for("Player 1 to move.");
    game.play("e2", "Player 2 to move.");
    game.press("q");
    let data = game.data.clone();
    assert!(game.end().0.success());
    for (columns, lines) in SIZES {
        let mut first = tty().size(columns, lines).data(&data).run(&["play"]);
        first.wait_for("Play the computer");
        first.press(&format!("{DOWN}{DOWN}{DOWN}"));
        let day = day_of_game(&data);
        compare_but_for(&first, &format!("first-page-{columns}x{lines}"), &[(&day, "2026-01-01")]);
    }
}

/// The day on which the only saved game began.
fn day_of_game(data: &Arc<TempDir>) -> String {
    let list = tty().data(data).run(&["play", "--list"]);
    let (_, shown) = list.end();
    shown.split(" · ").nth(1).expect("the day").to_owned()
}

/// The record of a short game with an error.
const RECORD: &str = "[Game \"Quoridor\"]\n[Players \"2\"]\n[Player1 \"Ann\"]\n[Player2 \"Bob\"]\n\n\
                      1. e2 e8 2. e3 e7 3. e4 e6 4. e3h a8h 5. e5 d5v *\n";

#[test]
fn a_record_with_the_engines_lines() {
    for (columns, lines) in SIZES {
        let mut viewer = tty().size(columns, lines).file("game.txt", RECORD).run(&["view", "game.txt"]);
        viewer.wait_for("Looking back: the start");
        viewer.press("......");
        viewer.wait_for("Looking back: turn 6");
        viewer.wait_for("Best: ");
        compare(&viewer, &format!("view-{columns}x{lines}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_online_game_and_the_lobby() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let server = Server::start(data.path(), "127.0.0.1:0");
    let mut host = client(&server.address);
    let terms = Terms {
        first: Some(Seat::FIRST),
        clock: "7000+5".parse().expect("a clock"),
        public: true,
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Open, SeatKind::Open)
    };
    let GameAnswer { game, .. } = host.create_game(&terms).await.expect("it can be made");
    let url = format!("http://{}/#/game/{}", server.address, game.id);
    let id = game.id.to_string();
    let no_id = "0".repeat(id.len());
    let changing = [(server.address.as_str(), "127.0.0.1:00000"), (id.as_str(), no_id.as_str())];
    let mut ann = join(&url, "Ann");
    ann.wait_for("Ann (you)");
    compare_but_for(&ann, "online-waiting", &changing);
    let lobby = tty().run(&["lobby", &format!("http://{}", server.address), "--name", "Cid"]);
    lobby.wait_for("Quoridor: Ann");
    compare_but_for(&lobby, "lobby-80x24", &changing);
    let mut bob = join(&url, "Bob");
    ann.wait_for("Your turn.");
    ann.press(&format!("{UP}{ENTER}"));
    bob.wait_for("Your turn.");
    bob.press("T");
    bob.wait_for("Good luck!");
    compare_but_for(&bob, "online-messages", &changing);
    bob.press(ENTER);
    bob.wait_for_no("Good luck!");
    ann.wait_for("Hello!");
    ann.resize(120, 40);
    ann.wait_for("Bob to move.");
    compare_but_for(&ann, "online-120x40", &changing);
    bob.wait_for("Your turn.");
    compare_but_for(&bob, "online-80x24", &changing);
    let lobby = tty().size(120, 40).run(&["lobby", &format!("http://{}", server.address), "--name", "Cid"]);
    lobby.wait_for("Quoridor: Ann");
    compare_but_for(&lobby, "lobby-120x40", &changing);
}

#[test]
fn a_puzzle_and_what_follows_a_wrong_move() {
    for (columns, lines) in SIZES {
        let file = CollectionFile::all().iter().find(|file| file.name == "squadro.puzzles");
        let collection = file.and_then(|file| file.collection()).expect("it is embedded");
        let puzzle = collection.puzzles().iter().find(|puzzle| !puzzle.refutations.is_empty());
        let puzzle = puzzle.expect("wrong moves of Squadro are stored with what follows");
        let mut tty = tty().size(columns, lines).run(&["puzzle", "squadro", "--id", &puzzle.id()]);
        tty.wait_for("Your rating: 1000");
        compare(&tty, &format!("puzzle-{columns}x{lines}"));
        let refutation = &puzzle.refutations[0];
        assert_eq!(refutation.step, 0, "it is about the first move");
        tty.press(&format!(":{}{ENTER}", refutation.moves[0]));
        tty.wait_for("Look what happens: ");
        // Until the last of them is shown.
        std::thread::sleep(std::time::Duration::from_millis(1000 * refutation.moves.len() as u64));
        compare(&tty, &format!("puzzle-wrong-{columns}x{lines}"));
    }
}
