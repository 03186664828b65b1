use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::site::{Site, sorted};

/// What stands before the name of an asset, in place of its hashed name: `url("asset:name")`.
const MARK: &str = "\"asset:";

/// All style sheets in one, in the order of their names, without comments and indentation, with the hashed names of the
/// assets they use.
pub(crate) fn join(folder: &Path, site: &Site) -> Result<String> {
    let mut joined = String::new();
    for file in sorted(folder)? {
        let text = fs::read_to_string(&file).with_context(|| format!("can't read {}", file.display()))?;
        for line in without_comments(&text).lines().map(str::trim).filter(|line| !line.is_empty()) {
            joined.push_str(line);
            joined.push('\n');
        }
    }
    with_assets(&joined, site)
}

fn with_assets(styles: &str, site: &Site) -> Result<String> {
    let mut pieces = styles.split(MARK);
    let mut written = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (asset, rest) = piece.split_once('"').context("the name of an asset is a string")?;
        let name = site.names.get(asset).with_context(|| format!("there is no asset '{asset}'"))?;
        // Relative to the style sheet, which is beside them.
        write!(written, "\"{name}\"{rest}")?;
    }
    Ok(written)
}

fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept + rest
}
