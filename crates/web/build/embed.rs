use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use xxhash_rust::xxh3::xxh3_128;

use crate::compress;
use crate::site::Site;

/// Writes all files to the folder, and the table of them that the library includes.
pub(crate) fn write(site: &Site, out: &Path) -> Result<()> {
    let mut table = String::from("&[\n");
    let folder = out.join("files");
    fs::create_dir_all(&folder)?;
    for (path, bytes) in &site.files {
        let hash = xxh3_128(bytes);
        let plain = folder.join(format!("{hash:032x}"));
        let kept = |form: &str| plain.with_extension(form);
        if !kept("done").exists() {
            // Compressing is most of the work: what hasn't changed is kept.
            fs::write(&plain, bytes)?;
            for (form, compressed) in
                compress::both(path, bytes).with_context(|| format!("can't compress {path}"))?
            {
                fs::write(kept(form), compressed)?;
            }
            fs::write(kept("done"), "")?;
        }
        let immutable = path.starts_with("assets/");
        let include = |file: &Path| format!("include_bytes!({:?})", file.display().to_string());
        let optional = |form: &str| {
            let file = kept(form);
            if file.exists() { format!("Some({})", include(&file)) } else { "None".into() }
        };
        writeln!(
            table,
            "    Asset {{ path: {path:?}, etag: \"\\\"{hash:032x}\\\"\", immutable: {immutable}, bytes: {}, \
             brotli: {}, gzip: {} }},",
            include(&plain),
            optional("br"),
            optional("gz"),
        )?;
    }
    table.push_str("]\n");
    fs::write(out.join("assets.rs"), table).context("can't write the table of files")
}
