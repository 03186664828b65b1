//! Turns the TypeScript, the styles and the texts of the web app into files that any web server can hand out, and
//! embeds them: names with hashes, compressed, no node and no npm.

mod compress;
mod embed;
mod modules;
mod page;
mod site;
mod styles;

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

fn main() -> Result<()> {
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").context("cargo sets the folder of the crate")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").context("cargo sets the folder for what is built")?);
    let locales = root.join("../../locales");
    for watched in
        [&root.join("app"), &root.join("vendor"), &root.join("assets"), &root.join("build"), &locales]
    {
        println!("cargo::rerun-if-changed={}", watched.display());
    }

    let mut site = site::Site::default();
    site.add_hashed("farside.wasm", &root.join("assets/farside.wasm"))?;
    site.add_locales(&locales)?;
    let styles = styles::join(&root.join("app/style"))?;
    let styles = site.add_hashed_bytes("farside.css", styles.into_bytes());
    let modules = modules::compile(&root, &mut site)?;
    page::add(&root, &mut site, &styles, &modules)?;
    embed::write(&site, &out)
}
