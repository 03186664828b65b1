//! The files that a package is made of, wherever each kind of package puts them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::packages::Packages;
use super::{files, name, notices, output};
use crate::step::root;

/// Shells, the names that their completions go by in the archive, and where Debian looks for them if it does.
const SHELLS: [(&str, &str, Option<&str>); 5] = [
    ("bash", "farside.bash", Some("usr/share/bash-completion/completions/farside")),
    ("zsh", "_farside", Some("usr/share/zsh/vendor-completions/_farside")),
    ("fish", "farside.fish", Some("usr/share/fish/vendor_completions.d/farside.fish")),
    ("powershell", "_farside.ps1", None),
    ("elvish", "farside.elv", None),
];

/// Papers that go into every package.
const PAPERS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// The folders of the manual, the lab notebook included: pages link to each other.
const DOCS: [&str; 3] = ["docs", "docs/engines", "docs/notebook"];

/// A file of a package.
pub(super) struct Content {
    pub(super) kind: Kind,
    /// Its path in the archive.
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

/// What a file is, by which a package knows where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Program,
    ManPage,
    /// Completions, with their place in a Debian system.
    Completions(Option<&'static str>),
    Service,
    /// An example of a setup.
    Example,
    Paper,
}

impl Kind {
    pub(super) fn mode(self) -> u32 {
        if self == Kind::Program { 0o755 } else { 0o644 }
    }
}

/// Everything that is packaged, sorted by path.
pub(super) fn gather(program: &Path, packages: &Packages) -> Result<Vec<Content>> {
    let mut contents =
        vec![Content { kind: Kind::Program, path: name(program)?.into(), bytes: read(program)? }];
    for (shell, file, debian) in SHELLS {
        let bytes = output(program, &["completions", shell])?;
        contents.push(Content {
            kind: Kind::Completions(debian),
            path: format!("completions/{file}"),
            bytes,
        });
    }
    let pages = tempfile::tempdir()?;
    output(program, &["man-pages", pages.path().to_str().context("the folder for man pages is no text")?])?;
    for page in files(pages.path())? {
        contents.push(Content {
            kind: Kind::ManPage,
            path: format!("man/{}", name(&page)?),
            bytes: read(&page)?,
        });
    }
    for paper in PAPERS {
        contents.push(Content { kind: Kind::Paper, path: paper.into(), bytes: read(&root().join(paper))? });
    }
    for dir in DOCS {
        for page in files(&root().join(dir))? {
            contents.push(Content {
                kind: Kind::Paper,
                path: format!("{dir}/{}", name(&page)?),
                bytes: read(&page)?,
            });
        }
    }
    for file in files(&root().join("contrib"))? {
        let file_name = name(&file)?;
        let kind = if file_name.ends_with(".service") { Kind::Service } else { Kind::Example };
        contents.push(Content { kind, path: format!("contrib/{file_name}"), bytes: read(&file)? });
    }
    contents.push(Content {
        kind: Kind::Paper,
        path: notices::FILE.into(),
        bytes: notices::text(packages)?.into_bytes(),
    });
    contents.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(contents)
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("can't read {}", file.display()))
}
