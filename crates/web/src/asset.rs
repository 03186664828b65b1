/// A file of the app, with what a web server says about it.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Where it is, without a slash at the beginning.
    pub path: &'static str,
    /// Changes with the content; with its quotation marks.
    pub etag: &'static str,
    /// Whether this path never has other content: it can be cached for ever. All else has to be asked for again.
    pub immutable: bool,
    /// The content.
    pub bytes: &'static [u8],
    /// The content by brotli, where that is worth it.
    pub brotli: Option<&'static [u8]>,
    /// The content by gzip, where that is worth it.
    pub gzip: Option<&'static [u8]>,
}

/// How content is compressed, as the header `Content-Encoding` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Not at all: the header is left out.
    Identity,
    /// `br`
    Brotli,
    /// `gzip`
    Gzip,
}

impl Encoding {
    /// The value of `Content-Encoding`; none where the header is left out.
    pub const fn header(self) -> Option<&'static str> {
        match self {
            Encoding::Identity => None,
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
        }
    }
}

impl Asset {
    /// The smallest form of the content that a browser takes which sends this `Accept-Encoding`.
    pub fn encoded(&self, accept_encoding: &str) -> (Encoding, &'static [u8]) {
        let accepts = |name: &str| {
            accept_encoding.split(',').any(|choice| {
                let (choice, weight) = choice.split_once(';').unwrap_or((choice, ""));
                let weight = weight.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
                choice.trim().eq_ignore_ascii_case(name) && weight.is_ok_and(|weight| weight > 0.0)
            })
        };
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if accepts("br") => (Encoding::Brotli, bytes),
            (_, Some(bytes)) if accepts("gzip") => (Encoding::Gzip, bytes),
            _ => (Encoding::Identity, self.bytes),
        }
    }

    /// The value of `Content-Type`.
    pub fn mime(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "css" => "text/css; charset=utf-8",
            "ftl" | "puzzles" | "txt" => "text/plain; charset=utf-8",
            "ico" => "image/x-icon",
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "wasm" => "application/wasm",
            "woff2" => "font/woff2",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// The value of `Cache-Control`.
    pub const fn cache_control(&self) -> &'static str {
        if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" }
    }
}

#[cfg(test)]
mod tests {
    use super::{Asset, Encoding};

    const ASSET: Asset = Asset {
        path: "a.js",
        etag: "\"1\"",
        immutable: true,
        bytes: b"plain",
        brotli: Some(b"br"),
        gzip: Some(b"gz"),
    };

    #[test]
    fn a_browser_gets_the_smallest_form_it_takes() {
        let chosen = |accept| ASSET.encoded(accept).0;
        assert_eq!(chosen("gzip, deflate, br"), Encoding::Brotli);
        assert_eq!(chosen("gzip, br;q=0"), Encoding::Gzip);
        assert_eq!(chosen("GZIP;q=0.5"), Encoding::Gzip);
        assert_eq!(chosen("brother, gzipped"), Encoding::Identity);
        assert_eq!(chosen(""), Encoding::Identity);
        assert_eq!(Asset { brotli: None, ..ASSET }.encoded("br").1, b"plain");
    }
}
