//! A toolchain for WebAssembly: rustup's, or where that can't be had, one put together from Debian's packages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::step::root;
use crate::toolchain::succeeds;

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's packages of a compiler that knows the target, with the sources of its library.
const PACKAGES: [&str; 5] =
    ["rustc-web", "libstd-rust-web-1.96", "libstd-rust-web-dev", "libllvm22", "rust-web-src"];

/// Makes a cargo command build for WebAssembly.
pub(crate) fn prepare(command: &mut Command) -> Result<()> {
    if has_target() || succeeds(Command::new("rustup").args(["target", "add", TARGET])) {
        return Ok(());
    }
    let folder = root().join("target/debian-rust");
    if !folder.join("usr/bin/rustc").exists() {
        println!("==> no target {TARGET} from rustup: taking Debian's compiler");
        unpack(&folder)?;
    }
    let sysroot = folder.join("usr");
    let sources = sysroot.join("lib/rustlib/src/rust/library");
    if !sources.exists() {
        let library = find(&folder.join("usr/src"), "library")?;
        fs::create_dir_all(sources.parent().context("it has a parent")?)?;
        ensure!(succeeds(Command::new("cp").arg("-r").arg(library).arg(&sources)), "can't copy the library");
    }
    command.env("RUSTC", wrapper(&folder)?);
    command.env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    Ok(())
}

fn has_target() -> bool {
    let Ok(found) = Command::new("rustc").args(["--target", TARGET, "--print", "target-libdir"]).output()
    else {
        return false;
    };
    found.status.success() && Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir()
}

fn unpack(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let fetched = Command::new("apt-get").arg("download").args(PACKAGES).current_dir(folder).status();
    ensure!(fetched.context("can't run apt-get")?.success(), "apt-get can't fetch {}", PACKAGES.join(", "));
    for entry in fs::read_dir(folder)? {
        let package = entry?.path();
        if package.extension().is_some_and(|extension| extension == "deb") {
            let done = Command::new("dpkg").arg("-x").arg(&package).arg(folder).status();
            ensure!(done.context("can't run dpkg")?.success(), "can't unpack {}", package.display());
            fs::remove_file(&package)?;
        }
    }
    Ok(())
}

/// A script that runs the unpacked compiler with the unpacked libraries.
fn wrapper(folder: &Path) -> Result<PathBuf> {
    let folder = folder.canonicalize()?;
    let script = folder.join("rustc");
    let libraries = folder.join("usr/lib/x86_64-linux-gnu");
    let text = format!(
        "#!/bin/sh\nLD_LIBRARY_PATH='{}:{}' exec '{}' \"$@\"\n",
        libraries.display(),
        folder.join("usr/lib").display(),
        folder.join("usr/bin/rustc").display()
    );
    fs::write(&script, text)?;
    #[cfg(unix)]
    fs::set_permissions(&script, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    Ok(script)
}

/// The linker that comes with every Rust toolchain.
fn linker() -> Result<PathBuf> {
    let printed = Command::new("rustc").args(["--print", "sysroot"]).output().context("can't run rustc")?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&printed.stdout).trim());
    let linker = sysroot.join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
    ensure!(linker.exists(), "{} isn't there", linker.display());
    Ok(linker)
}

/// A folder of this name somewhere below another.
fn find(folder: &Path, name: &str) -> Result<PathBuf> {
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("can't read {}", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() && path.file_name().is_some_and(|found| found == name) {
                return Ok(path);
            }
            if path.is_dir() {
                folders.push(path);
            }
        }
    }
    bail!("no folder '{name}' in {}", folder.display())
}
