use std::borrow::Cow;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::asset::Encoding;

/// What of the page depends on where it is served: the picture that is shown with a link to it.
const IMAGE: &str = "<meta property=\"og:image\" content=\"icon-512.png\">";

/// How the addresses of the page in other languages begin.
const ALTERNATES: &str = "href=\"./";

/// The page as it is served at one address.
#[derive(Clone, Debug)]
pub struct Page {
    /// Changes with the content; with its quotation marks.
    pub etag: String,
    /// How the content is compressed.
    pub encoding: Encoding,
    /// The content.
    pub bytes: Cow<'static, [u8]>,
}

/// The app's page in a language, by its code, for an origin, such as `https://example.org`, in a form that a browser
/// takes which sends this `Accept-Encoding`.
///
/// ```
/// let page = web::page_at("de", "https://example.org", "").expect("there is a page");
/// let text = String::from_utf8(page.bytes.into_owned()).expect("it is text");
/// assert!(text.contains("<meta property=\"og:image\" content=\"https://example.org/icon-512.png\">"));
/// ```
pub fn page_at(language: &str, origin: &str, accept_encoding: &str) -> Option<Page> {
    let asset = crate::page(language)?;
    let text = with_origin(core::str::from_utf8(asset.bytes).ok()?, origin);
    let etag = format!("\"{}@{origin}\"", asset.etag.trim_matches('"'));
    let (encoding, bytes) = if asset.encoded(accept_encoding).0 == Encoding::Identity {
        (Encoding::Identity, text.into_bytes())
    } else {
        // Brotli would save 350 bytes of 1,700, and takes an encoder of its own.
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(text.as_bytes()).ok()?;
        (Encoding::Gzip, gzip.finish().ok()?)
    };
    Some(Page { etag, encoding, bytes: bytes.into() })
}

/// The page with absolute addresses where it has to say where it is: who shows a link to it knows no relative ones.
fn with_origin(page: &str, origin: &str) -> String {
    let absolute = format!(
        "<meta property=\"og:url\" content=\"{origin}/\">\n\
         <meta property=\"og:image\" content=\"{origin}/icon-512.png\">"
    );
    page.replacen(IMAGE, &absolute, 1).replace(ALTERNATES, &format!("href=\"{origin}/"))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::page_at;
    use crate::asset::Encoding;

    #[test]
    fn addresses_for_those_who_show_links_are_absolute() {
        let page = page_at("en", "https://example.org", "gzip, br").expect("there is a page");
        assert_eq!(page.encoding, Encoding::Gzip);
        let mut text = String::new();
        flate2::read::GzDecoder::new(&page.bytes[..]).read_to_string(&mut text).expect("it is a page");
        for meta in [
            "og:url\" content=\"https://example.org/\"",
            "og:image\" content=\"https://example.org/icon-512.png\"",
            "hreflang=\"de\" href=\"https://example.org/?lang=de\"",
        ] {
            assert_eq!(text.matches(meta).count(), 1, "{meta}");
        }
        let elsewhere = page_at("en", "https://other.example", "").expect("there is a page");
        assert_eq!(elsewhere.encoding, Encoding::Identity);
        assert_ne!(elsewhere.etag, page.etag);
        let plain = crate::asset("").expect("there is a page");
        let unchanged = core::str::from_utf8(&elsewhere.bytes)
            .expect("it is text")
            .lines()
            .filter(|line| !line.contains("og:") && !line.contains("hreflang"));
        assert!(
            unchanged.eq(core::str::from_utf8(plain.bytes)
                .expect("it is text")
                .lines()
                .filter(|line| !line.contains("og:") && !line.contains("hreflang")))
        );
    }
}
