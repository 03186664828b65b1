//! A real disk that is full, one that can't be written, and one that fails. It takes root to mount one; without, a
//! database that may not grow (see `trouble`) and a folder that may not be written have to do.

#![cfg(target_os = "linux")]

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use play::{GameKind, Status};
use server::client::ClientError;
use server::{Server, StartError};

use super::{Running, config, id, mv, open_terms, two_at};

/// A small disk in memory, mounted for as long as this lives.
struct Disk {
    folder: tempfile::TempDir,
}

impl Disk {
    /// None where nothing may be mounted.
    fn mount(size: &str) -> Option<Disk> {
        let folder = tempfile::tempdir().expect("a folder");
        let options = format!("size={size}");
        mount(&["-t", "tmpfs", "-o", &options, "farside-test"], folder.path()).then_some(Disk { folder })
    }

    fn remount(&self, options: &str) {
        assert!(mount(&["-o", &format!("remount,{options}")], self.path()), "{options}");
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg("--lazy").arg(self.folder.path()).status();
        assert!(unmounted.is_ok_and(|status| status.success()) || std::thread::panicking());
    }
}

fn mount(arguments: &[&str], at: &Path) -> bool {
    succeeds(Command::new("mount").args(arguments).arg(at))
}

fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// A disk in a file, with a file system that can be told that the disk fails: it turns read-only then, under
/// everybody who has files open on it.
struct Failing {
    folder: tempfile::TempDir,
    device: String,
}

impl Failing {
    /// None where that can't be had.
    fn mount() -> Option<Failing> {
        let folder = tempfile::tempdir().expect("a folder");
        let image = folder.path().join("image");
        std::fs::File::create(&image).and_then(|file| file.set_len(16 << 20)).expect("a file");
        std::fs::create_dir(folder.path().join("disk")).expect("a folder");
        if !succeeds(Command::new("mkfs.ext4").arg("-q").arg(&image)) {
            return None;
        }
        let attached = Command::new("losetup").args(["--find", "--show"]).arg(&image).output().ok()?;
        let device = String::from_utf8(attached.stdout).expect("a name").trim().to_owned();
        let disk = Failing { folder, device };
        let can_fail = || std::fs::OpenOptions::new().write(true).open(disk.trigger()).is_ok();
        (attached.status.success() && disk.attach() && can_fail()).then_some(disk)
    }

    fn attach(&self) -> bool {
        mount(&["-o", "errors=remount-ro", &self.device], &self.path())
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("disk")
    }

    /// Whatever is written to this file is taken for an error of the disk.
    fn trigger(&self) -> PathBuf {
        let name = self.device.trim_start_matches("/dev/");
        Path::new("/sys/fs/ext4").join(name).join("trigger_fs_error")
    }

    fn fail(&self) {
        std::fs::write(self.trigger(), "the test says so").expect("it fails");
    }

    /// What an administrator does before the next start.
    fn mend(&self) {
        assert!(succeeds(Command::new("umount").arg(self.path())), "nobody has files open on it");
        let checked = Command::new("e2fsck").args(["-p", &self.device]).stdout(Stdio::null()).status();
        let code = checked.expect("e2fsck runs").code();
        assert!(matches!(code, Some(0 | 1)), "mended, or nothing to mend: {code:?}");
        assert!(self.attach());
    }
}

impl Drop for Failing {
    fn drop(&mut self) {
        succeeds(Command::new("umount").arg("--lazy").arg(self.path()));
        succeeds(Command::new("losetup").args(["--detach", &self.device]));
    }
}

#[tokio::test]
async fn a_disk_that_is_really_full_refuses_moves_until_there_is_room_again() {
    let Some(disk) = Disk::mount("1m") else {
        eprintln!("nothing can be mounted here");
        return;
    };
    let running = Running::start_with(|config| config.data = disk.path().into()).await;
    let (mut ann, mut bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    std::fs::write(disk.path().join("ballast"), vec![0; 1 << 20])
        .expect_err("the rest of the disk is full now");
    let mut refused = None;
    while refused.is_none() {
        let before = ann.game(game).await.expect("it can be read").game;
        assert_eq!(before.status, Status::Playing, "the game ended before the disk was full");
        let choice = before.legal[before.ply as usize * 7 % before.legal.len()].clone();
        let mover = if before.turn == Some(game::Seat::FIRST) { &mut ann } else { &mut bob };
        let moved = mover.command(game, id(format!("ply-{}", before.ply)), mv(&choice, before.ply)).await;
        let after = ann.game(game).await.expect("it can be read").game;
        match moved {
            Ok(seq) => assert_eq!(after.seq, seq, "what is acknowledged is there"),
            Err(ClientError::Problem { status, problem }) => {
                assert_eq!((status, problem.code.as_str()), (503, "not_stored"));
                assert_eq!(
                    (after.seq, &after.position),
                    (before.seq, &before.position),
                    "nothing has changed"
                );
                refused = Some((choice, before.ply));
            }
            Err(error) => panic!("no clear answer: {error}"),
        }
    }
    let health: serde_json::Value = ann.get("/livez").await.expect("the server is up");
    assert_eq!(health["ok"], true);

    // Somebody makes room, and the same command is done.
    disk.remount("size=16m");
    let (choice, ply) = refused.expect("the disk was full");
    let mover = if ply % 2 == 0 { &mut ann } else { &mut bob };
    mover.command(game, id(format!("ply-{ply}")), mv(&choice, ply)).await.expect("there is room again");
    running.stop().await;
}

#[tokio::test]
async fn a_disk_that_cannot_be_written_is_told_at_the_start() {
    let disk = Disk::mount("4m");
    let folder = tempfile::tempdir().expect("a folder");
    let path = disk.as_ref().map_or(folder.path(), Disk::path).join("data");
    let write = |yes: bool| {
        if let Some(disk) = &disk {
            disk.remount(if yes { "rw" } else { "ro" });
        } else {
            let mode = if yes { 0o700 } else { 0o500 };
            std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(mode)).expect("ours");
        }
    };
    // Where nothing is, nothing can be made.
    write(false);
    let refused = Server::start(config(&path)).await.err().expect("there is nothing to work with");
    assert!(matches!(refused, StartError::Directory { .. }), "{refused}");

    // Where there is a database, it isn't written to.
    write(true);
    let running = Running::start_with(|config| config.data.clone_from(&path)).await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    running.stop().await;
    if disk.is_none() {
        return;
    }
    let kept = std::fs::read(path.join("farside.db")).expect("the database");
    write(false);
    let refused = Server::start(config(&path)).await.err().expect("a server that could keep nothing");
    let StartError::Store(error) = refused else { panic!("{refused}") };
    assert!(error.to_string().contains("the database failed"), "{error}");
    assert_eq!(std::fs::read(path.join("farside.db")).expect("the database"), kept, "nothing has changed");

    // Once it can be written again, everything is there.
    write(true);
    let running = Running::start_with(|config| config.data.clone_from(&path)).await;
    ann.with_server(running.address).command(game, id("again"), mv("e2", 0)).await.expect("the game goes on");
    running.stop().await;
}

#[tokio::test]
async fn a_disk_that_fails_while_the_server_runs_loses_nothing_that_was_acknowledged() {
    let Some(disk) = Failing::mount() else {
        eprintln!("nothing can be mounted here");
        return;
    };
    let running = Running::start_with(|config| config.data = disk.path().join("data")).await;
    let (mut ann, mut bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    ann.command(game, id("first"), mv("e2", 0)).await.expect("it is stored");
    disk.fail();
    for attempt in 0..3 {
        let refused = bob.command(game, id("second"), mv("e8", 1)).await;
        let Err(ClientError::Problem { status, problem }) = refused else { panic!("{attempt}: {refused:?}") };
        assert_eq!((status, problem.code.as_str()), (503, "not_stored"));
        assert_eq!(ann.game(game).await.expect("it can be read").game.ply, 1, "nothing has changed");
    }
    let health: serde_json::Value = ann.get("/livez").await.expect("the server is up");
    assert_eq!(health["ok"], true);
    let ready = ann.request("GET", "/readyz", None).await.expect("an answer");
    assert_eq!(ready.status, 503, "{}", ready.body);
    running.stop().await;

    disk.mend();
    let running = Running::start_with(|config| config.data = disk.path().join("data")).await;
    let mut bob = bob.with_server(running.address);
    assert_eq!(bob.game(game).await.expect("it is there").game.ply, 1);
    bob.command(game, id("second"), mv("e8", 1)).await.expect("the game goes on");
    running.stop().await;
}
