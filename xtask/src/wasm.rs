//! Builds the engine module of the web app.
//!
//! The module is committed, so that a plain `cargo run` needs none of this; the tests of the crate `wasm` compare it
//! with the native code.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::step::{cargo, root};
use crate::toolchain::succeeds;
use crate::wasm_toolchain;

/// Where the module goes.
const MODULE: &str = "crates/web/assets/farside.wasm";
/// It has to stay well under this, nets and all.
const MOST_BYTES: u64 = 2_000_000;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Don't make the module smaller with wasm-opt
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args) -> Result<bool> {
    let target = "wasm32-unknown-unknown";
    let build = ["build", "--profile", "wasm", "--package", "wasm", "--target", target];
    let mut command = cargo(&build);
    // SIMD is in every browser of the last years, and the nets are twice as fast with it.
    command.env("RUSTFLAGS", "-C target-feature=+simd128,+bulk-memory");
    wasm_toolchain::prepare(&mut command)?;
    println!("==> {build:?}");
    if !command.status().context("can't run cargo")?.success() {
        return Ok(false);
    }
    let built = root().join("target").join(target).join("wasm/wasm.wasm");
    let module = root().join(MODULE);
    if let Some(optimizer) = wasm_opt().filter(|_| !args.plain) {
        shrink(&optimizer, &built, &module)?;
    } else {
        println!("==> no wasm-opt (npm ci in crates/web installs it): the module stays as it is");
        fs::copy(&built, &module).context("can't write the module")?;
    }
    let bytes = fs::metadata(&module)?.len();
    println!("{MODULE}: {bytes} bytes");
    ensure!(bytes <= MOST_BYTES, "the module is too large: at most {MOST_BYTES} bytes");
    Ok(true)
}

fn shrink(optimizer: &Path, built: &Path, module: &Path) -> Result<()> {
    let features = ["simd", "bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals"];
    let mut command = Command::new(optimizer);
    command.arg("-O3").args(features.map(|feature| format!("--enable-{feature}")));
    command.args(["--enable-multivalue", "--enable-reference-types", "--strip-debug", "--strip-producers"]);
    println!("==> wasm-opt -O3");
    let done = command.arg(built).arg("-o").arg(module).status().context("can't run wasm-opt")?;
    ensure!(done.success(), "wasm-opt failed");
    Ok(())
}

/// The wasm-opt of npm's binaryen, or the one of the system.
fn wasm_opt() -> Option<PathBuf> {
    let local = root().join("crates/web/node_modules/.bin/wasm-opt");
    [local, PathBuf::from("wasm-opt")].into_iter().find(|path| succeeds(Command::new(path).arg("--version")))
}
