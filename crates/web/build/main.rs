//! Turns the TypeScript, the style sheets and the texts of the web app into files that any web server can hand out, and
//! embeds them: names with hashes, compressed, no node and no npm.

mod catalogues;
mod chunks;
mod compress;
mod embed;
mod graph;
mod messages;
mod modules;
mod names;
mod page;
mod site;
mod styles;
mod syntax;

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

/// What the computer players, the puzzles and the share dialog need, by the names the app knows it by. The first board
/// is there without it.
const ENGINES: [(&str, &str); 8] = [
    ("engines.wasm", "assets/engines.wasm"),
    ("pictures.wasm", "assets/pictures.wasm"),
    ("quoridor.net", "../quoridor-engine/nets/quoridor.net"),
    ("quoridor.book", "../quoridor-engine/books/quoridor.book"),
    ("squadro.net", "../squadro-engine/nets/squadro.net"),
    ("quoridor.puzzles", "../puzzles/data/quoridor.puzzles"),
    ("quoridor-4.puzzles", "../puzzles/data/quoridor-4.puzzles"),
    ("squadro.puzzles", "../puzzles/data/squadro.puzzles"),
];

fn main() -> Result<()> {
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").context("cargo sets the folder of the crate")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").context("cargo sets the folder for what is built")?);
    let locales = root.join("../../locales");
    let engines = ENGINES.map(|(name, path)| (name, root.join(path)));
    let folders = ["app", "vendor", "assets", "build"].map(|folder| root.join(folder));
    for watched in folders.iter().chain([&locales]).chain(engines.iter().map(|(_, path)| path)) {
        println!("cargo::rerun-if-changed={}", watched.display());
    }

    let mut site = site::Site::default();
    site.add_hashed("rules.wasm", &root.join("assets/rules.wasm"))?;
    for (name, path) in &engines {
        let hashed = site.add_hashed(name, path)?;
        site.engines.insert(format!("assets/{hashed}"));
    }
    site.add_fonts(&root.join("app/fonts"))?;
    let styles = styles::bundle(&root.join("app/style"), &site)?;
    let styles = site.add_hashed_bytes("farside.css", styles.into_bytes());
    styles::add_later(&root.join("app/style/later"), &mut site)?;
    let compiled = modules::compile(&root, &locales, &mut site)?;
    page::add(&root, &mut site, &styles, &compiled)?;
    embed::write(&site, &out)
}
