//! Packages the program as it was built for the tests, and looks at what came out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use flate2::read::GzDecoder;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::release::{farside, printed, program, run};

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What `cargo xtask dist` wrote, once for all tests.
struct Dist {
    dir: PathBuf,
    // The unpacked archive.
    unpacked: PathBuf,
}

static DIST: LazyLock<Dist> = LazyLock::new(|| {
    // Under target, and written anew by every run: a static is never dropped.
    let base = Path::new(env!("CARGO_TARGET_TMPDIR")).join("release");
    let _ = fs::remove_dir_all(&base);
    let dir = base.join("dist");
    package(&dir);
    let archive = File::open(one(&dir, ".tar.gz")).expect("the archive");
    tar::Archive::new(GzDecoder::new(archive)).unpack(&base).expect("it can be unpacked");
    let unpacked = base.join(file_name(&one(&dir, ".tar.gz")).trim_end_matches(".tar.gz"));
    Dist { dir, unpacked }
});

fn package(dir: &Path) {
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
    xtask.arg("dist").arg("--bin").arg(program()).arg("--out").arg(dir);
    // The program is of the size that tests have, and nobody keeps these packages.
    xtask.args(["--level", "1"]).env("SOURCE_DATE_EPOCH", "1800000000");
    printed(&run(&mut xtask).expect("xtask is there"));
}

/// The only file whose name ends so.
fn one(dir: &Path, end: &str) -> PathBuf {
    let found: Vec<PathBuf> = listed(dir).into_iter().filter(|path| file_name(path).ends_with(end)).collect();
    assert_eq!(found.len(), 1, "{end}: {found:?}");
    found[0].clone()
}

fn listed(dir: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(dir).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn file_name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

#[test]
fn the_checksums_are_those_of_all_files() {
    let sums = fs::read_to_string(DIST.dir.join("SHA256SUMS")).expect("SHA256SUMS");
    let mut expected = String::new();
    for file in listed(&DIST.dir).iter().filter(|file| !file.ends_with("SHA256SUMS")) {
        let digest = Sha256::digest(fs::read(file).expect("a file"));
        let digest = data_encoding::HEXLOWER.encode(&digest);
        writeln!(expected, "{digest}  {}", file_name(file)).expect("a string grows");
    }
    assert_eq!(sums, expected);
    let mut check = Command::new("sha256sum");
    if let Some(output) = run(check.args(["--check", "--strict", "SHA256SUMS"]).current_dir(&DIST.dir)) {
        printed(&output);
    }
}

#[test]
fn the_program_runs_from_the_unpacked_archive() {
    let unpacked = DIST.unpacked.join(file_name(&program()));
    let output = run(Command::new(unpacked).arg("--version")).expect("it is there");
    assert_eq!(printed(&output), format!("farside {VERSION}\n"));
    let pages = ["docs/1-hosting.md", "docs/engines/ugi.md", "docs/notebook/README.md"];
    for paper in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"].into_iter().chain(pages) {
        let packed = fs::read_to_string(DIST.unpacked.join(paper)).expect("a paper");
        assert_eq!(packed, crate::release::read(paper), "{paper}");
    }
}

/// The commands of the program, from its help.
fn commands() -> Vec<String> {
    let help = farside(&["--help"]);
    let (_, list) = help.split_once("Commands:\n").expect("the help lists commands");
    let names = list.lines().take_while(|line| line.starts_with("  "));
    let names = names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help");
    names.map(String::from).collect()
}

#[test]
fn every_command_has_a_man_page_that_renders() {
    let pages = DIST.unpacked.join("man");
    let commands = commands();
    assert!(commands.len() > 10, "{commands:?}");
    for command in &commands {
        assert!(pages.join(format!("farside-{command}.1")).exists(), "no page for {command}");
    }
    let mut groff = Command::new("groff");
    groff.args(["-k", "-man", "-Tutf8", "-ww", "-P-c"]).args(listed(&pages));
    let Some(output) = run(&mut groff) else { return };
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let text = printed(&output);
    assert!(text.contains(&format!("farside {VERSION}")) || text.contains(&format!("v{VERSION}")), "{text}");
    for command in commands {
        assert!(text.contains(&format!("farside-{command}(1)")), "{command}");
    }
}

#[test]
fn shells_can_read_their_completions() {
    for (shell, file) in [("bash", "farside.bash"), ("zsh", "_farside"), ("fish", "farside.fish")] {
        let file = DIST.unpacked.join("completions").join(file);
        assert!(fs::read_to_string(&file).expect("completions").contains("quoridor"), "{shell}");
        if let Some(output) = run(Command::new(shell).arg("-n").arg(&file)) {
            printed(&output);
        }
    }
}

#[test]
fn a_program_of_another_version_is_not_packaged() {
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
    // It understands --version, and says something else.
    xtask.args(["dist", "--bin", env!("CARGO"), "--out"]).arg(DIST.dir.with_file_name("refused"));
    let output = run(&mut xtask).expect("xtask is there");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains(&format!("is not farside {VERSION}")));
}

#[test]
fn the_same_tree_gives_the_same_packages() {
    let again = DIST.dir.with_file_name("again");
    package(&again);
    let sums = |dir: &Path| fs::read_to_string(dir.join("SHA256SUMS")).expect("SHA256SUMS");
    assert_eq!(sums(&again), sums(&DIST.dir));
}

/// The files in the Debian package: about the package, and of it.
fn deb() -> Option<[BTreeMap<String, Entry>; 2]> {
    if !cfg!(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))) {
        eprintln!("skipped: no Debian package is made here");
        return None;
    }
    let mut ar = ar::Archive::new(File::open(one(&DIST.dir, ".deb")).expect("the package"));
    let mut members = Vec::new();
    while let Some(member) = ar.next_entry() {
        let mut member = member.expect("a member");
        let mut bytes = Vec::new();
        member.read_to_end(&mut bytes).expect("its bytes");
        members.push((String::from_utf8_lossy(member.header().identifier()).into_owned(), bytes));
    }
    let names: Vec<&str> = members.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"], "this order is the format");
    assert_eq!(members[0].1, b"2.0\n");
    Some([entries(&members[1].1), entries(&members[2].1)])
}

struct Entry {
    mode: u32,
    bytes: Vec<u8>,
}

/// All that is in a tar.gz. Everything belongs to root, and folders come before what is in them.
fn entries(bytes: &[u8]) -> BTreeMap<String, Entry> {
    let mut tar = tar::Archive::new(GzDecoder::new(bytes));
    let mut found = BTreeMap::new();
    for entry in tar.entries().expect("a tar file") {
        let mut entry = entry.expect("an entry");
        let path = String::from_utf8(entry.path_bytes().into_owned()).expect("a path in text");
        let header = entry.header();
        assert_eq!((header.uid().ok(), header.gid().ok()), (Some(0), Some(0)), "{path}");
        assert_eq!(header.mtime().ok(), Some(1_800_000_000), "{path}");
        let mode = header.mode().expect("a mode");
        let folder = path.trim_end_matches('/').rsplit_once('/').map_or("", |(folder, _)| folder);
        assert!(folder.is_empty() || found.contains_key(&format!("{folder}/")), "{path} before its folder");
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("its bytes");
        assert!(found.insert(path.clone(), Entry { mode, bytes }).is_none(), "{path} twice");
    }
    found
}

#[test]
fn the_debian_package_puts_files_where_they_belong() {
    let Some([control, data]) = deb() else { return };
    for (path, entry) in &data {
        let executable = path.ends_with('/') || path == "./usr/bin/farside";
        assert_eq!(entry.mode, if executable { 0o755 } else { 0o644 }, "{path}");
        assert!(path.starts_with("./"), "{path}");
    }
    for path in [
        "usr/bin/farside",
        "usr/lib/systemd/system/farside.service",
        "usr/share/bash-completion/completions/farside",
        "usr/share/doc/farside/THIRD-PARTY-LICENSES.txt",
        "usr/share/doc/farside/changelog.Debian.gz",
        "usr/share/doc/farside/changelog.gz",
        "usr/share/doc/farside/copyright",
        "usr/share/fish/vendor_completions.d/farside.fish",
        "usr/share/man/man1/farside-serve.1.gz",
        "usr/share/zsh/vendor-completions/_farside",
    ] {
        assert!(data.contains_key(&format!("./{path}")), "no {path}");
    }
    assert_eq!(data["./usr/bin/farside"].bytes, fs::read(program()).expect("the program"));
    let members: Vec<&String> = control.keys().collect();
    assert_eq!(members, ["./", "./control", "./md5sums"], "it runs no scripts");
    let sums = String::from_utf8_lossy(&control["./md5sums"].bytes).into_owned();
    assert_eq!(sums.lines().count(), data.keys().filter(|path| !path.ends_with('/')).count());
}

#[test]
fn the_debian_package_says_what_it_is() {
    let Some([control, _]) = deb() else { return };
    let text = String::from_utf8(control["./control"].bytes.clone()).expect("text");
    let fields: BTreeMap<&str, &str> = text.lines().filter_map(|line| line.split_once(": ")).collect();
    assert_eq!(fields["Package"], "farside");
    assert_eq!(fields["Version"], format!("{}-1", VERSION.replacen('-', "~", 1)));
    assert!(fields["Maintainer"].contains('<') && fields["Installed-Size"].parse::<u32>().is_ok(), "{text}");
    let depends = fields["Depends"];
    assert!(depends.starts_with("libc6 (>= 2.") && depends.contains("libgcc-s1"), "{depends}");
    let file = one(&DIST.dir, ".deb");
    assert!(file_name(&file).ends_with(&format!("_{}.deb", fields["Architecture"])));
}

#[test]
fn dpkg_reads_the_package_and_its_program_runs() {
    if deb().is_none() {
        return;
    }
    let file = one(&DIST.dir, ".deb");
    let Some(info) = run(Command::new("dpkg-deb").arg("--field").arg(&file)) else { return };
    assert!(printed(&info).contains("Package: farside\n"));
    let into = DIST.dir.with_file_name("installed");
    let unpacked = run(Command::new("dpkg-deb").arg("--extract").arg(&file).arg(&into));
    printed(&unpacked.expect("there is dpkg-deb"));
    let output = run(Command::new(into.join("usr/bin/farside")).arg("--version")).expect("it is there");
    assert_eq!(printed(&output), format!("farside {VERSION}\n"));
    // Debian's own list of contents: modes, owners, names.
    let contents = printed(&run(Command::new("dpkg-deb").arg("--contents").arg(&file)).expect("dpkg-deb"));
    let program = contents.lines().find(|line| line.ends_with(" ./usr/bin/farside")).expect("the program");
    assert!(program.starts_with("-rwxr-xr-x root/root"), "{program}");
    let owned = run(Command::new("md5sum")
        .args(["--check", "--quiet"])
        .arg(md5sums(&into, &file))
        .current_dir(&into));
    if let Some(owned) = owned {
        printed(&owned);
    }
}

/// Unpacks the checksums that dpkg would keep.
fn md5sums(into: &Path, file: &Path) -> PathBuf {
    let about = into.with_file_name("about");
    let unpacked = run(Command::new("dpkg-deb").arg("--control").arg(file).arg(&about));
    printed(&unpacked.expect("there is dpkg-deb"));
    about.join("md5sums")
}

#[test]
fn the_bill_of_materials_is_complete() {
    let text = fs::read_to_string(one(&DIST.dir, ".cdx.json")).expect("the bill of materials");
    let bill: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&bill["bomFormat"], &bill["specVersion"]), (&"CycloneDX".into(), &"1.5".into()));
    assert_eq!(bill["metadata"]["component"]["version"], VERSION);
    assert_eq!(bill["metadata"]["timestamp"], "2027-01-15T08:00:00Z");

    let components = bill["components"].as_array().expect("components");
    let named =
        |name: &str| components.iter().find(|it| it["name"] == name).unwrap_or_else(|| panic!("no {name}"));
    assert_eq!(named("tokio")["scope"], "required");
    assert_eq!(named("serde_derive")["scope"], "excluded", "it runs while the program is built");
    assert_eq!(named("preact")["licenses"][0]["expression"], "MIT");
    assert!(components.iter().all(|it| it["name"] != "proptest"), "only tests use it");
    for component in components {
        assert!(component["licenses"][0]["expression"].is_string(), "{component}");
        let name = component["name"].as_str().expect("a name");
        let folder = name.strip_prefix("farside-").unwrap_or(name);
        let ours = crate::release::root().join("crates").join(folder).exists();
        let from_cargo = component["purl"].as_str().expect("a purl").starts_with("pkg:cargo/");
        assert_eq!(component["hashes"].is_array(), from_cargo && !ours, "{component}");
    }

    let references: BTreeSet<&str> = components
        .iter()
        .chain([&bill["metadata"]["component"]])
        .map(|it| it["bom-ref"].as_str().expect("a reference"))
        .collect();
    assert_eq!(references.len(), components.len() + 1, "each has its own reference");
    for dependency in bill["dependencies"].as_array().expect("dependencies") {
        let on = dependency["dependsOn"].as_array().expect("references");
        for reference in on.iter().chain([&dependency["ref"]]) {
            assert!(references.contains(reference.as_str().expect("a reference")), "{reference}");
        }
    }
}

#[test]
fn the_licences_of_all_libraries_are_passed_on() {
    let text = fs::read_to_string(DIST.unpacked.join("THIRD-PARTY-LICENSES.txt")).expect("the licences");
    for library in ["tokio ", "rustls ", "preact ", "@fluent/bundle "] {
        assert!(text.lines().any(|line| line.starts_with(library) && line.contains(": ")), "{library}");
    }
    assert!(text.contains("Tokio Contributors") && text.contains("Jason Miller"), "texts, not only names");
}
