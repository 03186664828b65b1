//! Two terminals in one game on a server that is restarted in between, watched over a WebSocket.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use game::Seat;
use play::{GameKind, SeatKind, Status, Terms};
use server::client::Client;
use server::protocol::GameAnswer;

use super::pty::{ENTER, Tty, UP, tty};

/// A server that runs.
pub(super) struct Server {
    child: Child,
    pub(super) address: String,
}

impl Server {
    pub(super) fn start(data: &Path, listen: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_farside"))
            .args(["serve", "--listen", listen, "--pause", "0", "--data"])
            .arg(data)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program can be started");
        let mut first = String::new();
        let stdout = child.stdout.take().expect("its output is piped");
        BufReader::new(stdout).read_line(&mut first).expect("it says where it is");
        let address = first.trim().rsplit("http://").next().expect("an address").to_owned();
        Server { child, address }
    }

    /// Ends it as a power cut would, and starts it again at the same address.
    pub(super) fn restart(mut self, data: &Path, meanwhile: impl FnOnce()) -> Server {
        let address = self.address.clone();
        self.child.kill().and_then(|()| self.child.wait()).expect("it can be killed");
        meanwhile();
        Server::start(data, &address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

pub(super) fn client(address: &str) -> Client {
    Client::of_origin(&format!("http://{address}")).expect("an address")
}

pub(super) fn join(link: &str, name: &str) -> Tty {
    tty().run(&["join", link, "--sit", "--name", name])
}

/// Chooses something in the menu of a game.
#[track_caller]
fn choose(tty: &mut Tty, name: &str) {
    tty.press("m");
    tty.wait_for("Game actions");
    let (column, line) = tty.find(name);
    tty.click(column, line);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_play_through_a_restart_of_the_server() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let server = Server::start(data.path(), "127.0.0.1:0");
    let mut host = client(&server.address);
    let terms = Terms {
        first: Some(Seat::FIRST),
        clock: "600+5".parse().expect("a clock"),
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Open, SeatKind::Open)
    };
    let GameAnswer { game, link, .. } = host.create_game(&terms).await.expect("it can be made");
    let link = link.expect("it is private");
    let url = format!("http://{}/#/game/{}/{link}", server.address, game.id);

    let mut ann = join(&url, "Ann");
    ann.wait_for("Waiting for your opponent");
    ann.wait_for("Ann (you)");
    let mut bob = join(&url, "Bob");
    ann.wait_for("Your turn.");
    bob.wait_for("Ann to move.");
    let watcher = tty().run(&["join", &url]);
    watcher.wait_for("Ann to move.");
    ann.wait_for("1 spectator");

    ann.press(&format!("{UP}{ENTER}"));
    bob.wait_for("Your turn.");
    bob.wait_for("10:0");
    ann.press("T");
    ann.wait_for("Good luck!");
    ann.press(ENTER);
    bob.wait_for("Hello!");

    // A move that is made while the server is away is on the board at once, and played when it is back.
    let server = server.restart(data.path(), || {
        bob.wait_for("Reconnecting");
        ann.wait_for("Reconnecting");
        bob.press(&format!("e8{ENTER}"));
        bob.wait_for("e8");
    });
    ann.wait_for("Your turn.");
    ann.wait_for("e8");
    watcher.wait_for("e8");
    bob.wait_for("Ann to move.");

    choose(&mut bob, "Offer draw");
    bob.wait_for("Confirm draw offer");
    let (column, line) = bob.find("Confirm draw offer");
    bob.click(column, line);
    ann.wait_for("Bob offers a draw.");
    ann.press("N");
    ann.wait_for_no("Bob offers a draw. Y");
    choose(&mut ann, "Resign");
    ann.wait_for("Confirm resignation");
    let (column, line) = ann.find("Confirm resignation");
    ann.click(column, line);
    ann.wait_for("You resigned. Bob wins.");
    bob.wait_for("Ann resigned. You win!");
    watcher.wait_for("Ann resigned. Bob wins.");

    let mut host = client(&server.address)
        .with_cookie(host.cookie().expect("a guest has a cookie"))
        .with_link(Some(link));
    let known = host.game(game.id).await.expect("it is there").game;
    assert_eq!((known.status, known.moves), (Status::Over, ["e2", "e8", "x1"].map(String::from).into()));

    choose(&mut ann, "Rematch");
    choose(&mut bob, "Rematch");
    for tty in [&ann, &bob, &watcher] {
        tty.wait_for("No moves yet.");
    }
    // Whoever comes back is the same player.
    let data = ann.data.clone();
    drop(ann);
    let next = host.game(game.id).await.expect("it is there").game.rematch.expect("both wanted it");
    let again = tty().data(&data).run(&["join", &url.replace(&game.id.to_string(), &next.to_string())]);
    again.wait_for("Ann (you)");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_and_pairs() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let server = Server::start(data.path(), "127.0.0.1:0");
    let origin = format!("http://{}", server.address);
    let mut ann = tty().run(&["lobby", &origin, "--name", "Ann"]);
    ann.wait_for("No one is waiting.");
    ann.press(ENTER);
    ann.wait_for("Waiting for your opponent");
    let mut bob = tty().run(&["lobby", &origin, "--name", "Bob"]);
    bob.wait_for("Quoridor: Ann");
    let (column, line) = bob.find("Quoridor: Ann");
    bob.click(column, line);
    bob.wait_until("a game", |screen| {
        ["Your turn.", "Ann to move."].iter().any(|status| screen.contents().contains(status))
    });
    ann.wait_for("Bob");
    let nowhere = tty().run(&["join", &format!("{origin}/#/game/{}", play::GameId::draw(|| 1))]);
    nowhere.wait_for("Game not found.");
}
