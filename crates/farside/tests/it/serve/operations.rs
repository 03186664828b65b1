//! What operators do beside a running server, with the program.

use std::path::Path;
use std::process::Output;

use play::{Command, GameId, GameKind, SeatKind, Terms};
use server::client::Client;

use super::{PATIENCE, Process};

/// Runs a command on the database in this folder.
async fn farside(data: &Path, arguments: &[&str]) -> Output {
    let mut command = tokio::process::Command::new(env!("CARGO_BIN_EXE_farside"));
    let output = command.args(arguments).arg("--data").arg(data).output();
    tokio::time::timeout(PATIENCE, output).await.expect("it ends").expect("it runs")
}

/// What a command prints that has to succeed.
async fn said(data: &Path, arguments: &[&str]) -> String {
    let output = farside(data, arguments).await;
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

async fn id_of(client: &mut Client) -> String {
    let me: serde_json::Value = client.get("/api/v1/me").await.expect("somebody");
    me["id"].as_str().expect("an id").to_owned()
}

/// A game that is over, after one move.
async fn finished(ann: &mut Client, bob: &mut Client) -> GameId {
    let terms = Terms {
        public: true,
        first: Some(game::Seat::FIRST),
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Open)
    };
    let game = ann.create_game(&terms).await.expect("a game").game.id;
    let id = |text: &str| text.parse().expect("an id");
    bob.command(game, id("sit"), Command::Sit { seat: None }).await.expect("a free seat");
    ann.command(game, id("e2"), Command::Move { mv: "e2".into(), ply: 0 }).await.expect("legal");
    bob.command(game, id("resign"), Command::Resign).await.expect("one may resign");
    game
}

#[tokio::test]
async fn keys_check_forget_and_prune_run_beside_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let process = Process::start(data, &[]).await;
    let (mut ann, mut bob) = (process.client(), process.client());
    finished(&mut ann, &mut bob).await;
    assert!(said(data, &["check"]).await.starts_with("1 games with "));

    assert_eq!(said(data, &["keys", "list"]).await, "key 1: signs\n");
    assert_eq!(
        said(data, &["keys", "rotate", "--grace", "7"]).await,
        "key 2 signs now; the others expire in 7 days\n"
    );
    let bobs = id_of(&mut bob).await;
    let revoked = said(data, &["keys", "revoke", &bobs]).await;
    assert_eq!(revoked, format!("credentials of {bobs} that were signed before key 3 are invalid\n"));
    let listed = said(data, &["keys", "list"]).await;
    assert!(
        listed.contains("key 3: signs") && listed.contains(&format!("{bobs}: only since key 3")),
        "{listed}"
    );

    let anns = id_of(&mut ann).await;
    let forgotten = said(data, &["forget", &anns]).await;
    assert_eq!(
        forgotten,
        "0 profiles were removed; 1 games have another name and id now, 0 of them were given up\n"
    );
    assert!(said(data, &["check"]).await.starts_with("1 games with "));
    let pruned = said(data, &["prune", "--older-than", "1", "--dry-run"]).await;
    assert_eq!(pruned, "0 finished games, 0 aborted games and 0 profiles would be removed\n");
    process.kill().await;
}

#[tokio::test]
async fn check_names_the_damaged_game_and_says_so_by_its_exit_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path();
    let process = Process::start(data, &[]).await;
    let game = finished(&mut process.client(), &mut process.client()).await;
    process.kill().await;
    // Checks what was killed, and leaves one file.
    let process = Process::start(data, &[]).await;
    process.stop().await;
    let file = data.join("farside.db");
    let mut bytes = std::fs::read(&file).expect("a database");
    let played = br#""move":"e2""#;
    let at = bytes.windows(played.len()).position(|it| it == played).expect("the move is stored");
    bytes[at..at + played.len()].copy_from_slice(br#""move":"d1""#);
    std::fs::write(&file, bytes).expect("written");

    let output = farside(data, &["check"]).await;
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains(&format!("{game}: event ")), "{text}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 of 1 games are damaged"));
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_server_that_may_open_fewer_files_than_connections_warns() {
    use std::process::Stdio;
    use tokio::io::{AsyncBufReadExt as _, BufReader};

    let folder = tempfile::tempdir().expect("a folder");
    let mut command = tokio::process::Command::new("sh");
    let script = "ulimit -n 300; exec \"$0\" serve --listen 127.0.0.1:0 --connections 1000 --data \"$1\"";
    command.args(["-c", script, env!("CARGO_BIN_EXE_farside")]).arg(folder.path());
    let child =
        command.env("RUST_LOG", "warn").stdout(Stdio::null()).stderr(Stdio::piped()).kill_on_drop(true);
    let mut child = child.spawn().expect("it starts");
    let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
    let warned = async {
        while let Some(line) = lines.next_line().await.expect("text") {
            if line.contains("fewer files can be open than connections") {
                return;
            }
        }
        panic!("it ended without a warning");
    };
    tokio::time::timeout(PATIENCE, warned).await.expect("it warns in time");
    child.kill().await.expect("it can be killed");
}
