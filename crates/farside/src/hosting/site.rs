//! The web app for the server: the page in the language of the request, and the assets.

use i18n::Language;
use server::{File, FileRequest};

/// The file for a request.
pub(crate) fn file(request: &FileRequest<'_>) -> Option<File> {
    if matches!(request.path, "" | "index.html") {
        return page(request);
    }
    let asset = web::asset(request.path)?;
    Some(as_file(asset, request.accept_encoding))
}

/// The page in the language of the request.
fn page(request: &FileRequest<'_>) -> Option<File> {
    let language = language(request);
    let file = File {
        language: Some(language.code()),
        vary: "Accept-Encoding, Accept-Language, Cookie",
        ..as_file(web::page(language.code())?, request.accept_encoding)
    };
    let Some(origin) = request.origin else { return Some(file) };
    let page =
        web::page_at(language.code(), origin, preview(request.query).as_ref(), request.accept_encoding)?;
    Some(File { etag: page.etag.into(), encoding: page.encoding.header(), bytes: page.bytes, ..file })
}

/// The longest query that gets a picture of its own.
const MAX_QUERY: usize = 2_000;

/// The preview of a link: of a game, `?game=…`, or of a position, `?board=…&position=…&moves=…`, as the app makes them.
/// The server that draws the picture checks what is asked for.
fn preview(query: &str) -> Option<web::Preview> {
    let is_plain =
        |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"%+-._~*/".contains(&byte));
    let value = |name: &str| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value).filter(|value| is_plain(value))
    };
    if query.len() > MAX_QUERY {
        return None;
    }
    if let Some(game) = value("game").filter(|id| id.parse::<play::GameId>().is_ok()) {
        return Some(web::Preview {
            address: format!("/?game={game}"),
            picture: format!("/api/v1/games/{game}/picture.png"),
        });
    }
    let board = value("board")?;
    let rest = ["position", "moves"]
        .map(|name| value(name).map_or_else(String::new, |value| format!("&{name}={value}")));
    let rest = rest.concat();
    Some(web::Preview {
        address: format!("/?board={board}{rest}"),
        picture: format!("/api/v1/picture/position.png?game={board}{rest}"),
    })
}

fn as_file(asset: &'static web::Asset, accept_encoding: &str) -> File {
    let (encoding, bytes) = asset.encoded(accept_encoding);
    File {
        mime: asset.mime(),
        cache_control: asset.cache_control(),
        etag: asset.etag.into(),
        encoding: encoding.header(),
        language: None,
        vary: "Accept-Encoding",
        policy: web::CONTENT_SECURITY_POLICY,
        bytes: bytes.into(),
    }
}

/// The language of the query, of the cookie, or of `Accept-Language`. The app goes by the same rules
///  (`crates/web/app/language.ts`).
fn language(request: &FileRequest<'_>) -> Language {
    let value = |pairs: &'_ str, separator: char, name: &str| {
        let mut pairs = pairs.split(separator).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(key, _)| *key == name).and_then(|(_, value)| Language::lookup(value))
    };
    value(request.query, '&', "lang")
        .or_else(|| value(request.cookie, ';', "lang"))
        .or_else(|| Language::negotiate(request.accept_language))
        .unwrap_or_else(Language::english)
}

#[cfg(test)]
mod tests {
    use server::FileRequest;

    use super::file;

    const REQUEST: FileRequest<'_> = FileRequest {
        path: "",
        query: "",
        accept_encoding: "",
        accept_language: "",
        cookie: "",
        origin: None,
    };

    #[test]
    fn the_page_comes_in_the_language_that_was_asked_for() {
        let language = |request| file(&request).expect("there is a page").language;
        assert_eq!(language(REQUEST), Some("en"));
        let german = FileRequest { accept_language: "de-AT,en;q=0.5", ..REQUEST };
        assert_eq!(language(german), Some("de"));
        let chosen = FileRequest { cookie: "session=1; lang=ja", ..german };
        assert_eq!(language(chosen), Some("ja"), "what was chosen wins over the browser");
        let linked = FileRequest { query: "a=b&lang=zh-TW", ..chosen };
        assert_eq!(language(linked), Some("zh-TW"), "and the address wins over both");
        let nonsense = FileRequest { query: "lang=tlh", cookie: "lang=", ..german };
        assert_eq!(language(nonsense), Some("de"));
    }

    #[test]
    fn links_to_games_and_positions_have_pictures_of_their_own() {
        let image = |query| {
            let request = FileRequest { query, origin: Some("https://example.org"), ..REQUEST };
            let page = file(&request).expect("there is a page");
            let text = String::from_utf8(page.bytes.into_owned()).expect("it is text");
            let image = text.split("og:image\" content=\"https://example.org").nth(1).expect("it has one");
            image.split('"').next().unwrap_or_default().to_owned()
        };
        assert_eq!(image("game=AbCdEf123456"), "/api/v1/games/AbCdEf123456/picture.png");
        let position = "lang=de&board=squadro&position=0+0%200&moves=1+3";
        let picture = "/api/v1/picture/position.png?game=squadro&amp;position=0+0%200&amp;moves=1+3";
        assert_eq!(image(position), picture);
        for query in ["", "game=short", "game=../../etc/pass", "board=%22><script>", "position=1"] {
            assert_eq!(image(query), "/icon-512.png", "{query}");
        }
    }

    #[test]
    fn the_page_says_its_language() {
        let page = file(&FileRequest { query: "lang=he", ..REQUEST }).expect("there is a page");
        let text = String::from_utf8_lossy(&page.bytes);
        assert!(text.contains("<html lang=\"he\" dir=\"rtl\""), "{text}");
        assert!(text.contains("hreflang=\"zh-Hant\" href=\"./?lang=zh-TW\""), "{text}");
        assert!(page.vary.contains("Accept-Language") && page.vary.contains("Cookie"));
        let script = file(&FileRequest { path: "service-worker.js", ..REQUEST }).expect("there is one");
        assert_eq!((script.language, script.vary), (None, "Accept-Encoding"));
    }
}
