use std::borrow::Cow;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::asset::Encoding;

/// What of the page depends on where it is served: the picture that is shown with a link to it.
const IMAGE: &str = "<meta property=\"og:image\" content=\"icon-512.png\">";

/// How a link to it is shown where that isn't a picture of a game.
const CARD: &str = "<meta name=\"twitter:card\" content=\"summary\">";

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
/// takes which sends this `Accept-Encoding`. A link to a game or a position has a preview of its own.
///
/// ```
/// let page = web::page_at("de", "https://example.org", None, "").expect("there is a page");
/// let text = String::from_utf8(page.bytes.into_owned()).expect("it is text");
/// assert!(text.contains("<meta property=\"og:image\" content=\"https://example.org/icon-512.png\">"));
/// ```
pub fn page_at(
    language: &str,
    origin: &str,
    preview: Option<&Preview>,
    accept_encoding: &str,
) -> Option<Page> {
    let asset = crate::page(language)?;
    let text = with_origin(core::str::from_utf8(asset.bytes).ok()?, origin, preview);
    let of = preview.map_or("", |preview| &preview.address);
    let of = of.replace(|letter: char| !letter.is_ascii_graphic() || letter == '"', "_");
    let etag = format!("\"{}@{origin}{of}\"", asset.etag.trim_matches('"'));
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

/// What is shown with a link to a game or a position: a picture of 1200 by 630 pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The address of the page, from the origin on.
    pub address: String,
    /// The address of the picture, from the origin on.
    pub picture: String,
}

/// The page with absolute addresses where it has to say where it is: who shows a link to it knows no relative ones.
fn with_origin(page: &str, origin: &str, preview: Option<&Preview>) -> String {
    let page = page.replace(ALTERNATES, &format!("href=\"{origin}/"));
    let Some(Preview { address, picture }) = preview else {
        let absolute = format!(
            "<meta property=\"og:url\" content=\"{origin}/\">\n\
             <meta property=\"og:image\" content=\"{origin}/icon-512.png\">"
        );
        return page.replacen(IMAGE, &absolute, 1);
    };
    let [address, picture] = [address, picture].map(|text| attribute(text));
    let absolute = format!(
        "<meta property=\"og:url\" content=\"{origin}{address}\">\n\
         <meta property=\"og:image\" content=\"{origin}{picture}\">\n\
         <meta property=\"og:image:type\" content=\"image/png\">\n\
         <meta property=\"og:image:width\" content=\"1200\">\n\
         <meta property=\"og:image:height\" content=\"630\">"
    );
    let large = CARD.replace("summary", "summary_large_image");
    page.replacen(IMAGE, &absolute, 1).replacen(CARD, &large, 1)
}

/// A text between the quotation marks of an attribute.
fn attribute(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::{Preview, page_at};
    use crate::asset::Encoding;

    #[test]
    fn addresses_for_those_who_show_links_are_absolute() {
        let page = page_at("en", "https://example.org", None, "gzip, br").expect("there is a page");
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
        let elsewhere = page_at("en", "https://other.example", None, "").expect("there is a page");
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

    #[test]
    fn a_link_to_a_game_has_a_picture_of_its_own() {
        let preview = Preview {
            address: "/?game=a&b=\"><script>".into(),
            picture: "/api/v1/games/a/picture.png?x&y".into(),
        };
        let of = |preview| page_at("en", "https://example.org", preview, "").expect("there is a page");
        let page = of(Some(&preview));
        let text = core::str::from_utf8(&page.bytes).expect("it is text");
        for meta in [
            "og:url\" content=\"https://example.org/?game=a&amp;b=&quot;>&lt;script>\"",
            "og:image\" content=\"https://example.org/api/v1/games/a/picture.png?x&amp;y\"",
            "twitter:card\" content=\"summary_large_image\"",
        ] {
            assert_eq!(text.matches(meta).count(), 1, "{meta}");
        }
        assert!(!text.contains("icon-512.png\">"), "one picture, not two");
        assert_ne!(page.etag, of(None).etag);
    }
}
