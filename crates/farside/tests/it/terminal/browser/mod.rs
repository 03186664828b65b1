//! Two terminals and a browser in one game, with a restart of the server in between.

mod page;

use game::Seat;
use play::{GameKind, SeatKind, SeatTerms, Status, Terms};
use serde_json::json;
use server::protocol::GameAnswer;

use self::page::{Page, chromium};
use super::online::{Server, client, join};
use super::pty::{ENTER, Tty};

/// Types a move in the page, as its screen-reader mode has it.
async fn play_in_page(page: &mut Page, mv: &str) {
    page.fill(".reader input", mv).await;
    page.click(".reader button:not(:disabled)").await;
}

/// Waits until the page shows these moves.
async fn sees(page: &mut Page, moves: &[&str]) {
    let shown =
        "[...document.querySelectorAll('.move-list button')].map((move) => move.textContent).join(' ')";
    page.wait_for(&format!("{shown} === {}", json!(moves.join(" ")))).await;
}

fn play(tty: &mut Tty, mv: &str) {
    tty.press(&format!("{mv}{ENTER}"));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_and_a_browser_play_through_a_restart_of_the_server() {
    let Some(chromium) = chromium() else {
        println!("skipped: there is no Chromium");
        return;
    };
    let data = tempfile::tempdir().expect("a folder for the test");
    let server = Server::start(data.path(), "127.0.0.1:0");
    let mut host = client(&server.address);
    let terms = Terms {
        first: Some(Seat::FIRST),
        seats: vec![SeatTerms::of(SeatKind::Open); 3],
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Open, SeatKind::Open)
    };
    let GameAnswer { game, link, .. } = host.create_game(&terms).await.expect("it can be made");
    let link = link.expect("it is private");
    let url = format!("http://{}/#/game/{}/{link}", server.address, game.id);

    // Seats are taken in this order: Ann begins, then Bob, then whoever is in the browser.
    let mut ann = join(&url, "Ann");
    ann.wait_for("Ann (you)");
    let mut bob = join(&url, "Bob");
    bob.wait_for("Bob (you)");
    let mut page = Page::open(&chromium, &format!("http://{}/", server.address)).await;
    page.value(r#"localStorage.setItem("farside.settings", JSON.stringify({ reader: "on" }))"#).await;
    page.value(&format!("location.href = {}, location.reload()", json!(url))).await;
    page.click(".waiting-seats .button").await;

    ann.wait_for("Your turn.");
    play(&mut ann, "e2");
    bob.wait_for("Your turn.");
    play(&mut bob, "b5");
    sees(&mut page, &["e2", "b5"]).await;
    play_in_page(&mut page, "e8").await;
    ann.wait_for("Your turn.");
    ann.wait_for("e8");

    // While the server is away, a terminal makes a move, which is played once it is back.
    let server = server.restart(data.path(), || {
        ann.wait_for("Reconnecting");
        bob.wait_for("Reconnecting");
        play(&mut ann, "e3");
    });
    bob.wait_for("Your turn.");
    play(&mut bob, "e6h");
    sees(&mut page, &["e2", "b5", "e8", "e3", "e6h"]).await;
    play_in_page(&mut page, "e7").await;
    for tty in [&ann, &bob] {
        tty.wait_for(" e7");
    }
    ann.wait_for("Your turn.");

    let mut host = client(&server.address)
        .with_cookie(host.cookie().expect("a guest has a cookie"))
        .with_link(Some(link));
    let known = host.game(game.id).await.expect("it is there").game;
    let expected = ["e2", "b5", "e8", "e3", "e6h", "e7"].map(String::from);
    assert_eq!((known.status, known.moves), (Status::Playing, expected.into()));
}
