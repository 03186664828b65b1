//! The files of the embedded database: who may use and read them, and what happens when they are gone.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use play::GameKind;
use server::client::ClientError;
use server::store::{PostgresStore, SqliteLimits, SqliteStore, Store as _};
use server::{Server, StartError};

use super::{Running, config, id, mv, open_terms, two_at};

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap_or_else(|error| panic!("{}: {error}", path.display())).permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("ours");
}

/// Two servers with one database each had their own idea of a game.
#[tokio::test]
async fn a_second_server_on_the_same_data_refuses_to_start_and_names_the_first() {
    let running = Running::start().await;
    let refused = Server::start(config(running.data.path())).await.err().expect("the folder is in use");
    let StartError::Store(error) = refused else { panic!("{refused}") };
    let expected = format!("farside.db is in use by process {}", std::process::id());
    assert!(error.to_string().contains(&expected), "{error}");
    running.client().get::<serde_json::Value>("/api/v1/me").await.expect("the first goes on");
    let data = running.stop().await;
    let server = Server::start(config(data.path())).await.expect("the first has ended");
    drop(server);
}

/// What a process left that was killed locks nobody out.
#[tokio::test]
async fn a_lock_file_that_was_left_behind_is_no_lock() {
    let data = tempfile::tempdir().expect("a folder");
    std::fs::write(data.path().join("farside.db.lock"), "12345").expect("a file");
    let store = SqliteStore::open(&data.path().join("farside.db"), SqliteLimits::default()).await;
    store.expect("nobody holds it").close().await;
    assert!(!data.path().join("farside.db.lock").exists());
}

/// Everybody on the machine could read the key that signs cookies.
#[tokio::test]
async fn nobody_else_can_read_the_database_whatever_its_mode_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let files = ["farside.db", "farside.db-wal", "farside.db-shm"].map(|name| data.join(name));
    for loosen in [false, true] {
        if loosen {
            set_mode(&data, 0o755);
            set_mode(&files[0], 0o644);
        }
        let running = Running::start_with(|config| config.data.clone_from(&data)).await;
        two_at(&running, &open_terms(GameKind::Quoridor)).await;
        assert_eq!(mode(&data), 0o700);
        for file in &files {
            assert_eq!(mode(file), 0o600, "{}", file.display());
        }
        running.stop().await;
    }
}

/// A folder that only happens to hold the database is not ours.
#[tokio::test]
async fn the_folder_of_a_named_file_keeps_its_mode() {
    let folder = tempfile::tempdir().expect("a folder");
    set_mode(folder.path(), 0o755);
    let url = format!("sqlite:{}", folder.path().join("x.db").display());
    let running = Running::start_with(|config| config.database = Some(url)).await;
    assert_eq!((mode(folder.path()), mode(&folder.path().join("x.db"))), (0o755, 0o600));
    running.stop().await;
}

/// Moves were acknowledged that went to a file without a name.
#[tokio::test]
async fn after_the_database_is_deleted_or_replaced_no_move_is_acknowledged() {
    for (file, replaced) in [("farside.db", false), ("farside.db", true), ("farside.db-wal", false)] {
        let running = Running::start().await;
        let (mut ann, mut bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
        ann.command(game, id("first"), mv("e2", 0)).await.expect("it is stored");
        assert_eq!(ann.request("GET", "/readyz", None).await.expect("an answer").status, 200);
        let path = running.data.path().join(file);
        if replaced {
            let copy = running.data.path().join("copy");
            std::fs::copy(&path, &copy).expect("a copy");
            std::fs::rename(&copy, &path).expect("it is replaced");
        } else {
            std::fs::remove_file(&path).expect("it is deleted");
        }
        let refused = bob.command(game, id("second"), mv("e8", 1)).await;
        let Err(ClientError::Problem { status, problem }) = refused else { panic!("{file}: {refused:?}") };
        assert_eq!((status, problem.code.as_str()), (503, "not_stored"), "{file}");

        assert_eq!(ann.request("GET", "/livez", None).await.expect("an answer").status, 200);
        // A check counts for a second.
        let not_ready = async {
            for path in ["/readyz", "/healthz"] {
                while ann.request("GET", path, None).await.expect("an answer").status != 503 {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                }
            }
        };
        tokio::time::timeout(super::PATIENCE, not_ready).await.expect("it is not ready");
        running.stop().await;
    }
}

#[tokio::test]
async fn errors_name_the_file_or_the_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a-file");
    std::fs::write(&file, "this is no database, but long enough to be taken for one").expect("a file");
    let error = SqliteStore::open(&file, SqliteLimits::default()).await.err().expect("no database");
    assert!(error.to_string().contains(&file.display().to_string()), "{error}");

    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let error = PostgresStore::open(&format!("postgres://joe:secret@{address}/x")).await.err();
    let error = error.expect("nobody is there").to_string();
    assert!(error.contains(&address.to_string()) && error.contains("refused"), "{error}");
    assert!(!error.contains("secret"), "{error}");
}
