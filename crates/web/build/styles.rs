use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::site::sorted;

/// All style sheets in one, in the order of their names, without comments and indentation.
pub(crate) fn join(folder: &Path) -> Result<String> {
    let mut joined = String::new();
    for file in sorted(folder)? {
        let text = fs::read_to_string(&file).with_context(|| format!("can't read {}", file.display()))?;
        for line in without_comments(&text).lines().map(str::trim).filter(|line| !line.is_empty()) {
            joined.push_str(line);
            joined.push('\n');
        }
    }
    Ok(joined)
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
