//! The style sheets in one, minified, with the hashed names of the assets they use: `url("asset:name")`. Those in the
//! folder `later` are files of their own, which a page asks for: `"asset:name.css"`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use lightningcss::printer::PrinterOptions;
use lightningcss::rules::CssRule;
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, StyleSheet};
use lightningcss::values::url::Url;
use lightningcss::visit_types;
use lightningcss::visitor::{Visit, VisitTypes, Visitor};

use crate::site::{Site, sorted};

/// The style sheet that imports all others, in the order in which they apply.
const MAIN: &str = "main.css";

pub(crate) fn bundle(folder: &Path, site: &Site) -> Result<String> {
    let mut files = BTreeMap::new();
    for path in sorted(folder)?.into_iter().filter(|path| path.is_file()) {
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        files.insert(
            name,
            fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?,
        );
    }
    let main = files.remove(MAIN).with_context(|| format!("there is no {MAIN}"))?;
    let mut bundled = parse(MAIN, &main)?;
    let mut rules = Vec::new();
    let mut imported = 0;
    for rule in std::mem::take(&mut bundled.rules.0) {
        let CssRule::Import(import) = rule else { continue };
        let name = import.url.to_string();
        let text = files.get(&name).with_context(|| format!("{MAIN}: there is no {name}"))?;
        rules.append(&mut parse(&name, text)?.rules.0);
        imported += 1;
    }
    ensure!(imported == files.len(), "{MAIN} imports {imported} of {} style sheets", files.len());
    bundled.rules.0 = rules;
    minified(bundled, site)
}

/// Adds the style sheets that pages ask for when they are opened.
pub(crate) fn add_later(folder: &Path, site: &mut Site) -> Result<()> {
    for path in sorted(folder)? {
        let name = path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).with_context(|| format!("can't read {}", path.display()))?;
        let styles = minified(parse(&name, &text)?, site)?;
        site.add_hashed_bytes(&name, styles.into_bytes());
    }
    Ok(())
}

fn minified(mut sheet: StyleSheet<'_>, site: &Site) -> Result<String> {
    sheet.visit(&mut Assets(site))?;
    sheet.minify(MinifyOptions::default()).map_err(|error| anyhow!("{error}"))?;
    let options = PrinterOptions { minify: true, ..PrinterOptions::default() };
    Ok(sheet.to_css(options).map_err(|error| anyhow!("{error}"))?.code)
}

fn parse<'i>(name: &str, text: &'i str) -> Result<StyleSheet<'i>> {
    let options = ParserOptions { filename: name.to_owned(), ..ParserOptions::default() };
    StyleSheet::parse(text, options).map_err(|error| anyhow!("{error}"))
}

/// Puts the hashed names of assets into addresses. The style sheet is beside them.
struct Assets<'s>(&'s Site);

impl<'i> Visitor<'i> for Assets<'_> {
    type Error = anyhow::Error;

    fn visit_types(&self) -> VisitTypes {
        visit_types!(URLS)
    }

    fn visit_url(&mut self, url: &mut Url<'i>) -> Result<()> {
        if let Some(asset) = url.url.strip_prefix("asset:") {
            let name = self.0.names.get(asset).with_context(|| format!("there is no asset '{asset}'"))?;
            url.url = name.clone().into();
        }
        Ok(())
    }
}
