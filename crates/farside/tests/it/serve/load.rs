//! The load generator, against servers of its own and against one that has limits.

use serde_json::Value;

use super::{PATIENCE, Process};

/// What the program prints, and what it complains about.
async fn load(arguments: &[&str]) -> (bool, String, String) {
    let run = tokio::process::Command::new(env!("CARGO_BIN_EXE_farside"))
        .arg("load")
        .args(arguments)
        .kill_on_drop(true)
        .output();
    let output = tokio::time::timeout(PATIENCE, run).await.expect("it ends").expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.success(), text(output.stdout), text(output.stderr))
}

async fn figures(arguments: &[&str]) -> Value {
    let (done, printed, complaint) = load(&[arguments, &["--json"]].concat()).await;
    assert!(done, "{arguments:?}: {complaint}");
    let figures: Value = serde_json::from_str(&printed).expect("JSON");
    assert_eq!(figures["scenario"], arguments[0]);
    assert_eq!(figures["durability"], "SQLite, journal_mode=wal, synchronous=FULL, group commit");
    assert_eq!(figures["errors"], serde_json::json!({}));
    figures
}

#[tokio::test]
async fn games_are_played_and_every_move_is_counted() {
    let figures = figures(&["games", "--games", "3", "--rate", "60", "--seconds", "2"]).await;
    assert_eq!(figures["sockets"], 6);
    // Sixty a second for two seconds; on a busy machine some come too late to be made.
    let moves = figures["durableMoves"].as_u64().expect("a number");
    assert!((1..=120).contains(&moves), "{figures}");
    let spread = &figures["acknowledgement"];
    assert_eq!(spread["count"], moves);
    let [p50, p99, most] = ["p50", "p99", "most"].map(|name| spread[name].as_f64().expect("a number"));
    assert!(0.0 < p50 && p50 <= p99 && p99 <= most, "{spread}");
}

#[tokio::test]
async fn games_go_on_with_new_ones_as_fast_as_they_can() {
    let (done, printed, complaint) = load(&["games", "--games", "2", "--seconds", "2"]).await;
    assert!(done, "{complaint}");
    for line in [
        "durability     SQLite",
        "sockets        4",
        "durable moves  ",
        "acknowledged   p50 ",
        "errors         0",
    ] {
        assert!(printed.contains(line), "no '{line}' in\n{printed}");
    }
}

#[tokio::test]
async fn idle_sockets_spectators_and_reconnects_are_measured() {
    let idle = figures(&["idle", "--sockets", "20", "--seconds", "0"]).await;
    assert_eq!(idle["sockets"], 20);
    assert!(idle["memoryPerSocket"].is_number() && idle["serverMemory"].as_u64() > Some(0), "{idle}");

    let spectators = figures(&["spectators", "--spectators", "10", "--moves", "4", "--rate", "8"]).await;
    assert_eq!(spectators["durableMoves"], 4);
    assert_eq!(spectators["seen"]["count"], 40, "everybody sees every move");

    let reconnects = figures(&["reconnects", "--clients", "10", "--moves", "4"]).await;
    assert_eq!(reconnects["sockets"], 10);
    assert_eq!(reconnects["back"]["count"], 10);
    assert!(reconnects["allBack"].as_f64() >= reconnects["down"].as_f64(), "{reconnects}");
}

#[tokio::test]
async fn a_limit_that_stops_it_is_named() {
    let data = tempfile::tempdir().expect("a folder");
    let limits = ["--sockets-per-address", "4", "--games-per-address", "3"];
    let process = Process::start(data.path(), &limits).await;
    let url = format!("http://{}", process.address);
    for (arguments, complaint) in [
        (&["idle", "--sockets", "20", "--per-game", "20"][..], "--sockets-per-address"),
        (&["spectators", "--spectators", "9"], "--sockets-per-address"),
        (&["games", "--games", "8"], "--games-per-address"),
        (&["reconnects"], "kills the server"),
        (&["idle", "--sockets", "1000000"], "open files"),
    ] {
        let (done, printed, said) = load(&[arguments, &["--url", &url, "--addresses", "1"]].concat()).await;
        assert!(!done && printed.is_empty() && said.contains(complaint), "{arguments:?}: {said}");
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    }
    let nobody = load(&["games", "--url", "http://127.0.0.1:1"]).await;
    assert!(!nobody.0 && nobody.2.contains("no server at 127.0.0.1:1"), "{}", nobody.2);
    process.kill().await;
}
