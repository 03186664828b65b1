//! Builds the WebAssembly modules of the web app: the rules, the engines and the pictures.
//!
//! They are committed, so that a plain `cargo run` needs none of this; the tests of the crate `wasm` compare them with
//! the native code.

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::step::{cargo, root};
use crate::toolchain::succeeds;
use crate::wasm_toolchain;

const TARGET: &str = "wasm32-unknown-unknown";
/// Where the modules go.
const ASSETS: &str = "crates/web/assets";
/// The most that the rules module may take on the wire: it is loaded with the page.
const MOST_RULES_BYTES: usize = 200_000;
/// The most that the pictures module may take on the wire: it is loaded when somebody shares something.
const MOST_PICTURES_BYTES: usize = 260_000;

/// One of the modules.
struct Module {
    /// The feature of the crate `wasm` it has, which is the name of its file, too.
    name: &'static str,
    /// The profile of the workspace it is built with.
    profile: &'static str,
    /// How wasm-opt optimizes it.
    level: &'static str,
    /// The most bytes it may have when it is compressed.
    most: Option<usize>,
}

const MODULES: [Module; 3] = [
    Module { name: "rules", profile: "wasm-rules", level: "-Os", most: Some(MOST_RULES_BYTES) },
    Module { name: "engines", profile: "wasm-engines", level: "-O3", most: None },
    Module { name: "pictures", profile: "wasm-rules", level: "-Os", most: Some(MOST_PICTURES_BYTES) },
];

/// What the engines module installs at run time.
const DATA: [&str; 3] = [
    "crates/quoridor-engine/nets/quoridor.net",
    "crates/quoridor-engine/books/quoridor.book",
    "crates/squadro-engine/nets/squadro.net",
];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Don't make the modules smaller with wasm-opt
    #[arg(long)]
    plain: bool,
    /// Build this module only: rules, engines or pictures; may be repeated
    #[arg(long, value_name = "MODULE", value_parser = MODULES.map(|module| module.name))]
    only: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<bool> {
    let optimizer = wasm_opt().filter(|_| !args.plain);
    if optimizer.is_none() {
        println!("==> no wasm-opt (npm ci in crates/web installs it): the modules stay as they are");
    }
    let wanted = |module: &Module| args.only.is_empty() || args.only.iter().any(|name| name == module.name);
    for module in MODULES.into_iter().filter(wanted) {
        let Some(built) = module.build()? else { return Ok(false) };
        let path = root().join(module.path());
        match &optimizer {
            Some(optimizer) => shrink(optimizer, module.level, &built, &path)?,
            None => _ = fs::copy(&built, &path).context("can't write the module")?,
        }
    }
    for module in MODULES {
        let size = Size::print(&module.path())?;
        if let Some(most) = module.most {
            ensure!(size.brotli <= most, "the {} module is too large: at most {most} bytes", module.name);
        }
    }
    for file in DATA {
        Size::print(file)?;
    }
    Ok(true)
}

impl Module {
    fn path(&self) -> String {
        format!("{ASSETS}/{}.wasm", self.name)
    }

    /// Builds it and says where it lies; none if it can't be built.
    fn build(&self) -> Result<Option<PathBuf>> {
        let Module { name, profile, .. } = self;
        let mut command = cargo(&["build", "--package", "farside-wasm", "--no-default-features"]);
        command.args(["--features", name, "--profile", profile, "--target", TARGET]);
        // SIMD is in every browser of the last years, and the nets are twice as fast with it. The paths in messages of
        // panics say nothing about who built the module.
        let mut flags = vec!["-Ctarget-feature=+simd128,+bulk-memory".to_owned()];
        for folder in sources_of_others()? {
            flags.push(format!("--remap-path-prefix={}=", folder.display()));
        }
        command.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
        wasm_toolchain::prepare(&mut command)?;
        println!("==> building the {name} module");
        let done = command.status().context("can't run cargo")?.success();
        Ok(done.then(|| root().join("target").join(TARGET).join(profile).join("wasm.wasm")))
    }
}

/// The folders in which cargo keeps the sources of other crates, one for each registry.
fn sources_of_others() -> Result<Vec<PathBuf>> {
    let given = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = given.or_else(|| Some(env::home_dir()?.join(".cargo"))).context("there is no home folder")?;
    let Ok(registries) = fs::read_dir(home.join("registry/src")) else { return Ok(Vec::new()) };
    registries.map(|registry| Ok(registry?.path())).collect()
}

/// The bytes of a file, as it is and on the wire.
struct Size {
    brotli: usize,
}

impl Size {
    fn print(path: &str) -> Result<Size> {
        let bytes = fs::read(root().join(path)).with_context(|| format!("can't read {path}"))?;
        let mut brotli = Vec::new();
        // As the build script of the web app compresses it.
        let params = brotli::enc::BrotliEncoderParams { quality: 10, lgwin: 22, ..Default::default() };
        brotli::BrotliCompress(&mut &bytes[..], &mut brotli, &params)?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::new(7));
        gzip.write_all(&bytes)?;
        let (raw, brotli, gzip) = (bytes.len(), brotli.len(), gzip.finish()?.len());
        println!("{path}: {raw} bytes, {brotli} with brotli, {gzip} with gzip");
        Ok(Size { brotli })
    }
}

fn shrink(optimizer: &Path, level: &str, built: &Path, module: &Path) -> Result<()> {
    let features = ["simd", "bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals"];
    let mut command = Command::new(optimizer);
    command.arg(level).args(features.map(|feature| format!("--enable-{feature}")));
    command.args(["--enable-multivalue", "--enable-reference-types", "--strip-debug", "--strip-producers"]);
    println!("==> wasm-opt {level}");
    let done = command.arg(built).arg("-o").arg(module).status().context("can't run wasm-opt")?;
    ensure!(done.success(), "wasm-opt failed");
    Ok(())
}

/// The wasm-opt of npm's binaryen, or the one of the system.
fn wasm_opt() -> Option<PathBuf> {
    let local = root().join("crates/web/node_modules/.bin/wasm-opt");
    [local, PathBuf::from("wasm-opt")].into_iter().find(|path| succeeds(Command::new(path).arg("--version")))
}
