//! How the server starts and ends, and what it is found to be when it is started again.

use play::{Command, GameKind, SeatKind, Status, Terms};
use server::client::{Client, ClientError};

use super::{PATIENCE, Process, first_line};

#[tokio::test]
async fn people_games_and_time_are_the_same_after_a_restart() {
    let data = tempfile::tempdir().expect("a folder");
    let process = Process::start(data.path(), &[]).await;
    let mut ann = process.client();
    let named = ann.request("PUT", "/api/v1/me", Some(r#"{"name":"Ann"}"#.into())).await.expect("an answer");
    assert_eq!(named.status, 200, "{}", named.body);
    let terms = Terms {
        clock: "600+5".parse().expect("a time control"),
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Open)
    };
    let made = ann.create_game(&terms).await.expect("a game can be made");
    let mut bob = process.client().with_link(made.link.clone());
    bob.command(made.game.id, "sit".parse().expect("an id"), Command::Sit { seat: None })
        .await
        .expect("a seat");
    let before = ann.game(made.game.id).await.expect("the game");
    assert_eq!(before.game.status, Status::Playing);
    process.kill().await;

    let process = Process::start(data.path(), &[]).await;
    let mut ann = ann.with_server(process.address);
    let after = ann.game(made.game.id).await.expect("the game is still there, and so is Ann");
    assert_eq!(after.yours, before.yours, "the same seats with the same keys");
    assert_eq!((after.game.seq, after.game.position), (before.game.seq, before.game.position));
    let me: serde_json::Value = ann.get("/api/v1/me").await.expect("somebody");
    assert_eq!(me["name"], "Ann");
    process.kill().await;
}

#[cfg(unix)]
#[tokio::test]
async fn told_to_stop_it_says_goodbye_and_leaves_one_file() {
    let data = tempfile::tempdir().expect("a folder");
    let mut process = Process::start(data.path(), &[]).await;
    let mut client = process.client();
    let terms = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Open);
    let game = client.create_game(&terms).await.expect("a game can be made").game.id;
    let mut socket = client.connect(game, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");

    let pid = process.child.id().expect("it runs").to_string();
    let kill =
        tokio::process::Command::new("kill").args(["-TERM", &pid]).status().await.expect("there is kill");
    assert!(kill.success());
    let closed = loop {
        match socket.next().await {
            Ok(_) => {}
            Err(ClientError::Closed(code)) => break code,
            Err(error) => panic!("not an orderly end: {error}"),
        }
    };
    assert_eq!(closed, Some(1001));
    let status =
        tokio::time::timeout(PATIENCE, process.child.wait()).await.expect("it ends").expect("a status");
    assert!(status.success(), "{status}");
    let files: Vec<_> =
        std::fs::read_dir(data.path()).expect("the folder").flatten().map(|it| it.file_name()).collect();
    assert_eq!(files, ["farside.db"], "the log was folded into the database");
}

#[tokio::test]
async fn without_a_command_the_program_serves_games_and_says_where() {
    let data = tempfile::tempdir().expect("a folder");
    let mut child = tokio::process::Command::new(env!("CARGO_BIN_EXE_farside"))
        .env("FARSIDE_LISTEN", "127.0.0.1:0")
        .env("FARSIDE_DATA", data.path())
        .env("RUST_LOG", "error")
        .stdout(std::process::Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the program can be started");
    let line = first_line(&mut child).await;
    let address = line.rsplit("http://").next().expect("an address").parse().expect("an address");
    let health: serde_json::Value = Client::new(address).get("/healthz").await.expect("JSON");
    assert_eq!(health["ok"], true);
    assert!(data.path().join("farside.db").is_file());
    child.kill().await.expect("it can be killed");
}

#[tokio::test]
async fn health_tells_by_its_exit_code_whether_the_server_answers() {
    let data = tempfile::tempdir().expect("a folder");
    let process = Process::start(data.path(), &[]).await;
    let health = |address: String| {
        let mut command = tokio::process::Command::new(env!("CARGO_BIN_EXE_farside"));
        command.args(["health", &address]).output()
    };
    let address = process.address;
    let well = health(address.to_string()).await.expect("it runs");
    assert!(well.status.success(), "{}", String::from_utf8_lossy(&well.stderr));
    let listening_everywhere = health(format!("0.0.0.0:{}", address.port())).await.expect("it runs");
    assert!(listening_everywhere.status.success());
    process.kill().await;
    let gone = health(address.to_string()).await.expect("it runs");
    assert_eq!(gone.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&gone.stderr).starts_with("error: no answer from"));
}

#[tokio::test]
async fn what_it_cannot_use_it_says_in_one_line() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("a-file");
    std::fs::write(&file, "no database").expect("a file");
    let taken = Process::start(data.path(), &[]).await;
    let address = taken.address.to_string();
    let database = format!("sqlite:{}", file.display());
    for (arguments, complaint) in [
        (&["--listen", address.as_str()][..], "can't listen at"),
        (&["--listen", "127.0.0.1:0", "--database", database.as_str()], "the database failed"),
        (
            &["--listen", "127.0.0.1:0", "--database", "mysql://joe:secret@db/x"],
            "can't use the database mysql://…@db/x",
        ),
        (&["--listen", "127.0.0.1:0", "--bus", "http://joe:secret@bus"], "can't use this bus"),
    ] {
        let output = tokio::process::Command::new(env!("CARGO_BIN_EXE_farside"))
            .arg("serve")
            .args(arguments)
            .args(["--data", &data.path().join("other").display().to_string()])
            .output();
        let output = tokio::time::timeout(PATIENCE, output).await.expect("it ends").expect("it ran");
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(!output.status.success() && said.contains(complaint), "{arguments:?}: {said}");
        assert!(!said.contains("secret"), "{said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    }
    taken.kill().await;
}
