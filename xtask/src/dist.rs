//! What a release consists of: `cargo xtask dist` builds the program and packages it.
//!
//! The same tree, toolchain and `SOURCE_DATE_EPOCH` give the same packages, byte by byte.

mod archive;
mod contents;
mod deb;
mod notices;
mod packages;
mod sbom;
mod shlibdeps;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::step::{cargo, root};
use packages::Packages;

/// The version of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The file that lists the checksums of all others.
const CHECKSUMS: &str = "SHA256SUMS";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder to write to; emptied first [default: target/dist]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The cargo profile to build with
    #[arg(long, value_name = "NAME", default_value = "stripped", conflicts_with = "bin")]
    profile: String,
    /// Package this program instead of building one
    #[arg(long, value_name = "FILE")]
    bin: Option<PathBuf>,
    /// How hard to compress, from 1 to 9
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..=9))]
    level: u32,
    /// Who answers for the Debian package
    #[arg(
        long,
        value_name = "NAME <ADDRESS>",
        env = "FARSIDE_MAINTAINER",
        default_value = "The Farside contributors <nobody@farside.invalid>"
    )]
    maintainer: String,
}

/// What every package is made for and from.
struct Release {
    /// Where the program runs, such as `x86_64-unknown-linux-gnu`.
    target: String,
    /// The time that all files get, in seconds since 1970.
    time: u64,
    level: u32,
    maintainer: String,
}

impl Release {
    /// The beginning of the names of files for this target.
    fn stem(&self) -> String {
        format!("farside-{VERSION}-{}", self.target)
    }
}

pub(crate) fn run(args: &Args) -> Result<bool> {
    let release =
        Release { target: host()?, time: time()?, level: args.level, maintainer: args.maintainer.clone() };
    let program = match &args.bin {
        Some(program) => program.clone(),
        None => build(&args.profile)?,
    };
    let program = program.canonicalize().with_context(|| format!("no program at {}", program.display()))?;
    check_version(&program)?;

    let out = args.out.clone().unwrap_or_else(|| target_dir().join("dist"));
    empty(&out)?;
    let out = out.canonicalize()?;
    let packages = Packages::read(&release.target)?;
    let contents = contents::gather(&program, &packages)?;

    // The two packages are compressed side by side: that is most of the work.
    let (archive, deb) = std::thread::scope(|scope| {
        let deb = scope.spawn(|| deb::write(&release, &contents, &out));
        let archive = archive::write(&release, &contents, &out);
        (archive, deb.join())
    });
    archive?;
    match deb {
        Ok(written) => written?,
        Err(panic) => std::panic::resume_unwind(panic),
    }
    let bill = out.join(format!("{}.cdx.json", release.stem()));
    fs::write(&bill, sbom::document(&release, &packages)?).with_context(|| cant_write(&bill))?;
    let sums = out.join(CHECKSUMS);
    fs::write(&sums, checksums(&out)?).with_context(|| cant_write(&sums))?;
    list(&program, &out)
}

/// Builds the program, and tells where it is.
fn build(profile: &str) -> Result<PathBuf> {
    let built = cargo(&["build", "--locked", "--package", "farside", "--profile", profile]).status()?;
    ensure!(built.success(), "the program can't be built");
    // Cargo keeps what `dev` builds in a folder of another name.
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target_dir().join(folder).join(format!("farside{}", std::env::consts::EXE_SUFFIX)))
}

fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The target that rustc builds for without being told.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("can't run rustc")?;
    let text = String::from_utf8(output.stdout).context("rustc prints text")?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc doesn't say what it runs on")?.to_string())
}

/// `SOURCE_DATE_EPOCH`, or the time of the last commit; 1980 in a tree without history.
fn time() -> Result<u64> {
    const YEAR_1980: u64 = 315_532_800;
    if let Ok(given) = std::env::var("SOURCE_DATE_EPOCH") {
        return given.trim().parse().with_context(|| format!("SOURCE_DATE_EPOCH is no time: {given}"));
    }
    let log = Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()).output();
    let committed = log.ok().filter(|log| log.status.success());
    committed.map_or(Ok(YEAR_1980), |log| Ok(String::from_utf8(log.stdout)?.trim().parse()?))
}

/// Refuses a program of another version than the tree has.
fn check_version(program: &Path) -> Result<()> {
    let said = output(program, &["--version"])?;
    let expected = format!("farside {VERSION}");
    if String::from_utf8_lossy(&said).trim() != expected {
        bail!("{} is not {expected}", program.display());
    }
    Ok(())
}

/// What a run of the program prints.
fn output(program: &Path, args: &[&str]) -> Result<Vec<u8>> {
    let ran = Command::new(program).args(args).output();
    let ran = ran.with_context(|| format!("can't run {}", program.display()))?;
    ensure!(
        ran.status.success(),
        "{} {}: {}",
        program.display(),
        args.join(" "),
        String::from_utf8_lossy(&ran.stderr)
    );
    Ok(ran.stdout)
}

/// Makes the folder, or removes the files in it. Folders within are none of ours.
fn empty(out: &Path) -> Result<()> {
    fs::create_dir_all(out).with_context(|| cant_write(out))?;
    for file in files(out)? {
        fs::remove_file(&file).with_context(|| format!("can't remove {}", file.display()))?;
    }
    Ok(())
}

/// The files of a folder, by name.
fn files(dir: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).with_context(|| format!("can't read {}", dir.display()))? {
        let path = entry?.path();
        if path.is_file() {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// One line for each file, as `sha256sum` prints and checks them.
fn checksums(out: &Path) -> Result<String> {
    let mut lines = String::new();
    for file in files(out)? {
        let bytes = fs::read(&file).with_context(|| format!("can't read {}", file.display()))?;
        writeln!(lines, "{}  {}", HEXLOWER.encode(&Sha256::digest(&bytes)), name(&file)?)?;
    }
    Ok(lines)
}

fn list(program: &Path, out: &Path) -> Result<bool> {
    println!("{:>12}  {}", fs::metadata(program)?.len(), program.display());
    for file in files(out)? {
        println!("{:>12}  {}", fs::metadata(&file)?.len(), file.display());
    }
    Ok(true)
}

fn name(file: &Path) -> Result<&str> {
    file.file_name().and_then(|name| name.to_str()).with_context(|| format!("{} is no text", file.display()))
}

fn cant_write(path: &Path) -> String {
    format!("can't write {}", path.display())
}
