//! The Debian package: an `ar` file of a version, a tar file about the package and one with its contents.
//!
//! It runs no scripts. The service it brings is neither enabled nor started.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use anyhow::{Context, Result};
use data_encoding::HEXLOWER;
use md5::{Digest as _, Md5};

use super::archive::{Tar, gzip};
use super::contents::{Content, Kind};
use super::{Release, VERSION, cant_write, name, shlibdeps};

const DESCRIPTION: &str = "\
Quoridor and Squadro: rules, computer players, server and web app
 Plays the board games Quoridor and Squadro in a browser and in a terminal,
 against computer players of eight levels or with others over the network,
 analyzes positions, lets engines play engines and solves Squadro.
 .
 The service farside.service serves the web app once it is enabled.";

/// Writes the package; for systems other than Debian's, says that there is none.
pub(super) fn write(release: &Release, contents: &[Content], out: &Path) -> Result<()> {
    let Some(architecture) = architecture(&release.target) else {
        println!("no .deb: {} is no target of Debian", release.target);
        return Ok(());
    };
    let program = contents.iter().find(|content| content.kind == Kind::Program).context("a program")?;
    let depends = shlibdeps::depends(&program.bytes)?;

    let mut data = Tar::new(release.time);
    let mut sums = String::new();
    let mut size = 0;
    let mut files = installed(release, contents)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    for File { path, mode, bytes } in &files {
        data.file(&format!("./{path}"), *mode, bytes)?;
        writeln!(sums, "{}  {path}", HEXLOWER.encode(&Md5::digest(bytes)))?;
        size += bytes.len().div_ceil(1024);
    }
    let version = debian_version();
    let control = format!(
        "Package: farside\n\
         Version: {version}\n\
         Section: net\n\
         Priority: optional\n\
         Architecture: {architecture}\n\
         Depends: {depends}\n\
         Suggests: nats-server, postgresql\n\
         Installed-Size: {size}\n\
         Maintainer: {}\n\
         Description: {DESCRIPTION}\n",
        release.maintainer
    );
    let mut about = Tar::new(release.time);
    about.file("./control", 0o644, control.as_bytes())?;
    about.file("./md5sums", 0o644, sums.as_bytes())?;

    let file = out.join(format!("farside_{version}_{architecture}.deb"));
    let mut ar = ar::Builder::new(Vec::new());
    let members = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", gzip(&about.finish()?, release.level)?),
        ("data.tar.gz", gzip(&data.finish()?, release.level)?),
    ];
    for (member, bytes) in members {
        let mut header = ar::Header::new(member.as_bytes().to_vec(), bytes.len() as u64);
        header.set_mode(0o100_644);
        header.set_mtime(release.time);
        ar.append(&header, bytes.as_slice())?;
    }
    fs::write(&file, ar.into_inner()?).with_context(|| cant_write(&file))
}

/// What Debian calls the processor of a target.
fn architecture(target: &str) -> Option<&'static str> {
    match target.strip_suffix("-unknown-linux-gnu")? {
        "x86_64" => Some("amd64"),
        "aarch64" => Some("arm64"),
        _ => None,
    }
}

/// The version with Debian's revision. A `~` sorts before anything: a release candidate is older than its release.
fn debian_version() -> String {
    format!("{}-1", VERSION.replacen('-', "~", 1))
}

struct File {
    path: String,
    mode: u32,
    bytes: Vec<u8>,
}

/// The contents where Debian wants them; what it has no place for is left out.
fn installed(release: &Release, contents: &[Content]) -> Result<Vec<File>> {
    const DOC: &str = "usr/share/doc/farside";
    let level = release.level;
    let mut files = Vec::new();
    let mut add = |path: String, kind: Kind, bytes: Vec<u8>| {
        files.push(File { path, mode: kind.mode(), bytes });
    };
    for Content { kind, path, bytes } in contents {
        let file = name(Path::new(path))?;
        match (kind, path.as_str()) {
            (Kind::Program, _) => add("usr/bin/farside".into(), *kind, bytes.clone()),
            (Kind::ManPage, _) => {
                add(format!("usr/share/man/man1/{file}.gz"), *kind, gzip(bytes, level)?);
            }
            (Kind::Completions(Some(place)), _) => add((*place).into(), *kind, bytes.clone()),
            (Kind::Service, _) => add(format!("usr/lib/systemd/system/{file}"), *kind, bytes.clone()),
            (Kind::Example, _) => add(format!("{DOC}/examples/{file}"), *kind, bytes.clone()),
            (Kind::Paper, "CHANGELOG.md") => add(format!("{DOC}/changelog.gz"), *kind, gzip(bytes, level)?),
            // Both are in the file `copyright`.
            (Kind::Completions(None), _) | (Kind::Paper, "LICENSE-MIT" | "LICENSE-APACHE") => {}
            (Kind::Paper, _) => add(format!("{DOC}/{path}"), *kind, bytes.clone()),
        }
    }
    let changelog = gzip(changelog(release).as_bytes(), level)?;
    add(format!("{DOC}/changelog.Debian.gz"), Kind::Paper, changelog);
    add(format!("{DOC}/copyright"), Kind::Paper, copyright(contents)?.into_bytes());
    Ok(files)
}

/// What Debian wants to know about this packaging of the version, rather than about the version.
fn changelog(release: &Release) -> String {
    let date =
        httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_secs(release.time)).replace("GMT", "+0000");
    format!(
        "farside ({}) unstable; urgency=medium\n\n  * Release {VERSION}.\n\n -- {}  {date}\n",
        debian_version(),
        release.maintainer
    )
}

/// The licence in the form that Debian's tools read. The Apache License is part of every Debian system.
fn copyright(contents: &[Content]) -> Result<String> {
    let mit = contents.iter().find(|content| content.path == "LICENSE-MIT").context("LICENSE-MIT")?;
    let mit = std::str::from_utf8(&mit.bytes)?;
    let holder = mit.lines().find_map(|line| line.strip_prefix("Copyright (c) ")).context("a copyright")?;
    let terms = mit.split_once(holder).context("a copyright")?.1.trim();
    let terms: Vec<String> =
        terms.lines().map(|line| if line.is_empty() { " .".into() } else { format!(" {line}") }).collect();
    Ok(format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: farside\n\
         Comment: The licences of the libraries in the program are in {}.\n\
         \n\
         Files: *\n\
         Copyright: {holder}\n\
         License: Expat or Apache-2.0\n\
         \n\
         License: Expat\n\
         {}\n\
         \n\
         License: Apache-2.0\n \
         The full text is in /usr/share/common-licenses/Apache-2.0.\n",
        super::notices::FILE,
        terms.join("\n")
    ))
}
