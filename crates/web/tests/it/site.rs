//! What is embedded is whole, small, and asks nobody else for anything.

use web::{ASSETS, Asset, Encoding};

/// What the page may load besides the rules module, compressed.
const FIRST_LOAD: usize = 100_000;
/// What the rules module may take, compressed.
const RULES: usize = 200_000;
/// What a file of a typeface may take.
const FONT: usize = 25_000;
/// What computer players and puzzles need, by the beginnings and ends of the names.
const ENGINES: [(&str, &str); 7] = [
    ("assets/engines-", ".wasm"),
    ("assets/quoridor-", ".net"),
    ("assets/quoridor-", ".book"),
    ("assets/squadro-", ".net"),
    ("assets/quoridor-", ".puzzles"),
    ("assets/quoridor-4-", ".puzzles"),
    ("assets/squadro-", ".puzzles"),
];

fn page() -> &'static str {
    let page = web::asset("").expect("there is a page");
    core::str::from_utf8(page.bytes).expect("a page is text")
}

/// The service worker, its strings in double quotes whichever the compiler chose.
fn service_worker() -> String {
    let worker = web::asset("service-worker.js").expect("there is a service worker");
    core::str::from_utf8(worker.bytes).expect("it is text").replace('`', "\"")
}

/// The files the page names.
fn named() -> impl Iterator<Item = &'static Asset> {
    let attributes = page().split(['"', '\'']).skip(1).step_by(2);
    attributes.filter_map(|value| ASSETS.iter().find(|asset| asset.path == value))
}

#[test]
fn every_file_the_page_names_is_there() {
    let paths = page().split('"').filter(|value| value.starts_with("assets/"));
    let missing: Vec<_> = paths.filter(|path| web::asset(path).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(named().count() > 5, "the page names its script, its styles and its texts");
}

#[test]
fn the_first_load_is_small() {
    let first = named().filter(|asset| !is_module(asset)).chain(web::asset(""));
    let bytes: usize = first.map(|asset| asset.encoded("br").1.len()).sum();
    println!("first load: {bytes} bytes");
    assert!(bytes <= FIRST_LOAD, "{bytes} bytes, at most {FIRST_LOAD}");
}

fn is_module(asset: &Asset) -> bool {
    asset.mime() == "application/wasm"
}

#[test]
fn the_rules_come_with_the_page_and_are_small() {
    let modules: Vec<_> = named().filter(|asset| is_module(asset)).collect();
    let [rules] = modules[..] else { panic!("the page names one module, the rules: {modules:?}") };
    assert!(rules.path.starts_with("assets/rules-"), "{}", rules.path);
    let (encoding, bytes) = rules.encoded("br");
    println!("rules module: {} bytes", bytes.len());
    assert_eq!(encoding, Encoding::Brotli);
    assert!(bytes.len() <= RULES, "{} bytes, at most {RULES}", bytes.len());
}

#[test]
fn what_computer_players_need_is_there_and_the_page_does_not_wait_for_it() {
    let worker = service_worker();
    // What is kept before the app opens without network, and what is kept later.
    let mut lists = worker.split('[').filter(|list| list.starts_with("\"assets/"));
    let (first, later) = (lists.next().expect("a list of files"), lists.next().expect("a list for later"));
    for (start, end) in ENGINES {
        let mut found =
            ASSETS.iter().filter(|asset| asset.path.starts_with(start) && asset.path.ends_with(end));
        let asset = found.next().unwrap_or_else(|| panic!("there is no {start}…{end}"));
        assert_eq!(asset.encoded("br").0, Encoding::Brotli, "{}", asset.path);
        assert!(named().all(|named| named.path != asset.path), "the page names {}", asset.path);
        assert!(!first.contains(asset.path) && later.contains(asset.path), "{}", asset.path);
    }
}

#[test]
fn typefaces_are_small_and_named_by_the_styles() {
    let text = |asset: &Asset| core::str::from_utf8(asset.bytes).expect("it is text").to_owned();
    let styles =
        text(named().find(|asset| asset.mime().starts_with("text/css")).expect("the page names its styles"));
    let fonts: Vec<_> = ASSETS.iter().filter(|asset| asset.mime() == "font/woff2").collect();
    assert!(fonts.len() >= 4, "Latin, Cyrillic and Greek");
    for font in fonts {
        assert!(font.bytes.len() <= FONT, "{}: {} bytes, at most {FONT}", font.path, font.bytes.len());
        assert!(styles.contains(font.path.trim_start_matches("assets/")), "{}", font.path);
    }
    assert!(!styles.contains("asset:"), "all names are hashed");
}

/// The file whose name begins and ends like this.
fn file(start: &str, end: &str) -> (&'static Asset, &'static str) {
    let mut found = ASSETS.iter().filter(|asset| asset.path.starts_with(start) && asset.path.ends_with(end));
    let asset = found.next().unwrap_or_else(|| panic!("there is no {start}…{end}"));
    (asset, core::str::from_utf8(asset.bytes).expect("it is text"))
}

/// Whether a name ends so; names are made by the build, in lower case.
fn has_ending(name: &str, ending: &str) -> bool {
    name.ends_with(ending)
}

#[test]
fn pages_that_come_later_say_which_files_they_need() {
    let (_, main) = file("assets/main-", ".js");
    let (_, after) = main.split_once("pages-play-").expect("it names the page of a game");
    let (list, _) = after.split_once(['"', '`', '\'']).expect("in a string");
    let list = format!("pages-play-{list}");
    let (scripts, texts): (Vec<_>, Vec<_>) = list.split(' ').partition(|name| has_ending(name, ".js"));
    assert!(!scripts.is_empty() && !texts.is_empty(), "{list}");
    for name in scripts {
        let path = format!("assets/{name}");
        assert!(web::asset(&path).is_some(), "{name}");
        assert!(named().all(|asset| asset.path != path), "{name} comes with the page");
    }
    for name in texts {
        for code in ["en", "de", "sr-Cyrl"] {
            let path = format!("assets/{}", name.replace("{language}", code));
            assert!(web::asset(&path).is_some(), "{path}");
        }
    }
}

/// The ids of the messages of a catalogue.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let begun = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    begun.filter_map(|line| line.split_once(" =").map(|(id, _)| id))
}

#[test]
fn texts_come_with_the_modules_that_show_them() {
    let (main, text) = file("assets/en.main-", ".ftl");
    assert!(named().any(|asset| asset.path == main.path), "the page names its texts");
    let first: Vec<_> = ids(text).collect();
    assert!(first.contains(&"home-play-computer") && first.contains(&"quoridor"), "{first:?}");
    let later = |id: &&&str| {
        ["rules-quoridor-", "rules-squadro-", "help-does-", "level-about-"]
            .iter()
            .any(|start| id.starts_with(start))
    };
    assert_eq!(first.iter().find(later), None);
    for (stem, id) in [("shared", "help-does-undo"), ("pages-rules", "rules-squadro-endless-title")] {
        assert!(ids(file(&format!("assets/en.{stem}-"), ".ftl").1).any(|found| found == id), "{id}");
    }
    let catalogues =
        ASSETS.iter().filter(|asset| asset.path.starts_with("assets/en.") && has_ending(asset.path, ".ftl"));
    let mut all: Vec<_> =
        catalogues.flat_map(|asset| ids(core::str::from_utf8(asset.bytes).expect("it is text"))).collect();
    all.sort_unstable();
    let twice = all.windows(2).find(|pair| pair[0] == pair[1]);
    assert_eq!(twice, None, "every message is in one catalogue");
    assert_eq!(all.iter().find(|id| id.starts_with("terminal-") || id.starts_with("page-")), None);
}

#[test]
fn nothing_is_inline_that_the_policy_would_have_to_allow() {
    for forbidden in ["<style", " style=", "onclick=", "javascript:"] {
        assert!(!page().contains(forbidden), "{forbidden}");
    }
    let scripts = page().matches("<script").count();
    assert_eq!(scripts, page().matches("<script type=\"module\" src=").count());
    for word in ["'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*"] {
        assert!(!web::CONTENT_SECURITY_POLICY.contains(word), "{word}");
    }
}

#[test]
fn only_files_with_hashed_names_are_kept_for_ever() {
    for asset in ASSETS {
        let stem = asset.path.rsplit_once('.').map_or(asset.path, |(stem, _)| stem);
        let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
        let hashed = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        assert_eq!(asset.immutable, hashed, "{}", asset.path);
    }
}

#[test]
fn the_service_worker_knows_every_file() {
    let worker = service_worker();
    for asset in ASSETS.iter().filter(|asset| asset.path != "service-worker.js" && !is_page(asset.path)) {
        assert!(worker.contains(&format!("\"{}\"", asset.path)), "{}", asset.path);
    }
}

/// Whether this is the page or the manifest of a language other than English: the server chooses among them for a
/// request of `./`, and that is what the service worker keeps.
fn is_page(path: &str) -> bool {
    let of_language = |stem: &str, extension: &str| {
        path.strip_prefix(stem)
            .and_then(|rest| rest.strip_suffix(extension))
            .is_some_and(|code| !code.is_empty())
    };
    of_language("index", ".html") || of_language("manifest", ".webmanifest")
}
