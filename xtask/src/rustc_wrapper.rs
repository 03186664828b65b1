//! Compiling, linting and documenting the crates of the workspace in one pass.
//!
//! `cargo clippy` and `cargo doc` check every dependency a second time, for its metadata alone.
//! Here this program is the workspace wrapper of rustc: it runs clippy's driver, which compiles as rustc does, and
//! rustdoc with the same arguments. What cargo finds unchanged is neither linted nor documented again.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

use anyhow::{Context, Result};

use crate::step::{cargo, target};

/// The name of the copy of this program that is the wrapper of rustc.
const STEM: &str = "checked-rustc";

/// The environment variable of the arguments of clippy's driver, and their separator.
const CLIPPY_ARGS: (&str, &str) = ("CLIPPY_ARGS", "__CLIPPY_HACKERY__");

/// The environment variable that turns optimization off.
const UNOPTIMISED: &str = "FARSIDE_UNOPTIMISED";

/// Options of rustc with a value that rustdoc takes, too.
const OF_RUSTDOC: [&str; 7] =
    ["--crate-name", "--crate-type", "--cfg", "--check-cfg", "--extern", "-L", "--target"];

/// Runs cargo with every crate of the workspace linted and documented as it is compiled; a warning is an error.
pub(crate) fn checked_cargo(args: &[&str]) -> Result<Command> {
    let mut command = cargo(args);
    command.env("RUSTC_WORKSPACE_WRAPPER", wrapper()?);
    // What incremental compilation writes helps only where the same crate is changed again.
    command.env("CARGO_INCREMENTAL", "0");
    command.env(CLIPPY_ARGS.0, ["-D", "warnings", ""].join(CLIPPY_ARGS.1));
    Ok(command)
}

/// The same without optimization, for programs that aren't run.
pub(crate) fn unoptimised(args: &[&str]) -> Result<Command> {
    let mut command = checked_cargo(args)?;
    command.env(UNOPTIMISED, "1");
    Ok(command)
}

/// A copy of this program, as cargo may replace the program itself meanwhile.
fn wrapper() -> Result<&'static Path> {
    static COPY: OnceLock<PathBuf> = OnceLock::new();
    if let Some(copy) = COPY.get() {
        return Ok(copy);
    }
    let copy = copy_this_program()?;
    Ok(COPY.get_or_init(|| copy))
}

fn copy_this_program() -> Result<PathBuf> {
    let folder = target().join("checked");
    let copy = folder.join(STEM).with_extension(env::consts::EXE_EXTENSION);
    let program = fs::read(env::current_exe()?).context("can't read this program")?;
    if fs::read(&copy).is_ok_and(|there| there == program) {
        return Ok(copy);
    }
    fs::create_dir_all(&folder)?;
    let fresh = tempfile::NamedTempFile::new_in(&folder)?;
    fs::copy(env::current_exe()?, fresh.path()).context("can't copy this program")?;
    fresh.into_temp_path().persist(&copy).context("can't put the copy of this program in its place")?;
    Ok(copy)
}

/// Acts as the wrapper of rustc, if this program was started as that.
pub(crate) fn run_as_rustc_wrapper() -> Option<ExitCode> {
    let mut args = env::args_os();
    let name = args.next()?;
    if Path::new(&name).file_stem() != Some(OsStr::new(STEM)) {
        return None;
    }
    let args: Vec<OsString> = args.collect();
    Some(match compile(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    })
}

/// Compiles and lints a crate, then documents it. The arguments are the path of rustc and what it is asked.
fn compile(args: &[OsString]) -> Result<bool> {
    let rustc = Path::new(args.first().context("cargo gives the path of rustc")?);
    let run = |command: &mut Command| {
        let status = command.status();
        status.with_context(|| format!("can't run {}", command.get_program().display())).map(|s| s.success())
    };
    let mut clippy = Command::new(beside_cargo("clippy-driver"));
    clippy.args(args);
    if env::var_os(UNOPTIMISED).is_some() && args.contains(&OsString::from("--crate-name")) {
        clippy.args(["-C", "opt-level=0"]);
    }
    if !run(&mut clippy)? {
        return Ok(false);
    }
    let Some(asked) = rustdoc_args(&args[1..]) else { return Ok(true) };
    run(Command::new(rustc.with_file_name("rustdoc")).args(asked))
}

/// A program of the toolchain that runs this one.
fn beside_cargo(name: &str) -> PathBuf {
    let cargo = env::var_os("CARGO").map(PathBuf::from);
    cargo.map(|cargo| cargo.with_file_name(name)).filter(|path| path.exists()).unwrap_or_else(|| name.into())
}

/// What rustdoc is asked for a crate that is compiled with these arguments; none if it has no documentation: tests,
/// benches, examples and build scripts.
fn rustdoc_args(rustc: &[OsString]) -> Option<Vec<OsString>> {
    let source = rustc.iter().map(Path::new).find(|arg| arg.extension() == Some(OsStr::new("rs")))?;
    let has = |wanted: &str| rustc.iter().any(|arg| arg == wanted);
    let undocumented = ["examples", "benches", "build", "build.rs"].map(OsStr::new);
    if has("--test") || source.iter().any(|part| undocumented.contains(&part)) {
        return None;
    }
    let mut args = vec![source.into()];
    let mut rest = rustc.iter();
    while let Some(arg) = rest.next() {
        if arg.to_string_lossy().starts_with("--edition=") {
            args.push(arg.clone());
        } else if OF_RUSTDOC.iter().any(|option| arg == option) {
            args.extend([arg.clone(), rest.next()?.clone()]);
        }
    }
    args.extend(["-D", "warnings"].map(OsString::from));
    if has("bin") {
        // As `cargo doc` documents programs.
        let private = ["--document-private-items", "-A", "rustdoc::private-intra-doc-links"];
        args.extend(private.map(OsString::from));
    }
    args.extend(["-o".into(), target().join("doc").into_os_string()]);
    Some(args)
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::rustdoc_args;

    fn asked(rustc: &str) -> Option<String> {
        let rustc: Vec<OsString> = rustc.split(' ').map(OsString::from).collect();
        let asked = rustdoc_args(&rustc)?;
        Some(asked.iter().map(|arg| arg.to_string_lossy()).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn libraries_and_programs_are_documented() {
        let common =
            "--edition=2024 --error-format=json -C opt-level=3 --cfg feature=\"serde\" --extern a=liba.rmeta";
        let library = asked(&format!("--crate-name game crates/game/src/lib.rs --crate-type lib {common}"));
        let wanted = "crates/game/src/lib.rs --crate-name game --crate-type lib --edition=2024 \
                      --cfg feature=\"serde\" --extern a=liba.rmeta -D warnings -o ";
        assert!(library.is_some_and(|asked| asked.starts_with(wanted)));
        let program =
            asked(&format!("--crate-name farside crates/farside/src/main.rs --crate-type bin {common}"));
        assert!(program.is_some_and(|asked| asked.contains("--document-private-items")));
    }

    #[test]
    fn tests_examples_and_questions_are_not() {
        for rustc in [
            "-vV",
            "- --crate-name ___ --print=file-names",
            "--crate-name game crates/game/src/lib.rs --test",
            "--crate-name build_script_main crates/web/build/main.rs --crate-type bin",
            "--crate-name serve crates/web/examples/serve.rs --crate-type bin",
            "--crate-name net crates/quoridor-engine/benches/net.rs --crate-type bin",
        ] {
            assert_eq!(asked(rustc), None, "{rustc}");
        }
    }
}
