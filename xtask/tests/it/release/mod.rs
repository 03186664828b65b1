//! What a release is made of and made by: packages, the files that run a server, workflows, dependencies.

mod dependencies;
mod deployment;
mod packages;
mod workflows;
mod yaml;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    root.canonicalize().expect("the repository is there")
}

/// A text of the repository.
fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The program, which a test of the whole workspace builds beside the tests.
fn program() -> PathBuf {
    let test = env::current_exe().expect("a test knows where it is");
    let built = test.ancestors().nth(2).expect("tests are in target/PROFILE/deps");
    let program = built.join(format!("farside{}", env::consts::EXE_SUFFIX));
    assert!(
        program.exists(),
        "no {}: build it with cargo build --profile test --workspace --all-features --bin farside",
        program.display()
    );
    program
}

/// Runs a command to its end; none if there is no such program here.
fn run(command: &mut Command) -> Option<Output> {
    match command.output() {
        Ok(output) => Some(output),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("skipped: there is no {} here", command.get_program().display());
            None
        }
        Err(error) => panic!("can't run {}: {error}", command.get_program().display()),
    }
}

/// What a command printed, given that all went well.
#[track_caller]
fn printed(output: &Output) -> String {
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {complaint}", output.status);
    String::from_utf8(output.stdout.clone()).expect("it prints text")
}

/// What the program prints.
#[track_caller]
fn farside(args: &[&str]) -> String {
    printed(&run(Command::new(program()).args(args)).expect("the program is there"))
}

/// The text of the lowest version of Rust that works, such as `1.95`.
fn rust_version() -> String {
    let manifest: toml::Table = toml::from_str(&read("Cargo.toml")).expect("Cargo.toml is TOML");
    manifest["workspace"]["package"]["rust-version"].as_str().expect("a version").to_string()
}
