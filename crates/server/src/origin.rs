use std::str::FromStr;

use url::Url;

/// The origin of pages, written as browsers send it in the header `Origin`: `https://example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// A text that is no origin, so that no request would ever match it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OriginError {
    /// It is no URL of a page.
    #[error("expected http:// or https:// and a host, such as https://example.org")]
    NotAnOrigin,
    /// Browsers write it otherwise.
    #[error("browsers send {0}")]
    Otherwise(String),
}

impl Origin {
    /// The origin as browsers send it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Origin {
    type Err = OriginError;

    /// Reads an origin, with or without a slash at the end.
    fn from_str(text: &str) -> Result<Origin, OriginError> {
        let url = Url::parse(text).map_err(|_| OriginError::NotAnOrigin)?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(OriginError::NotAnOrigin);
        }
        let origin = url.origin().ascii_serialization();
        let given = text.strip_suffix('/').unwrap_or(text);
        if given == origin { Ok(Origin(origin)) } else { Err(OriginError::Otherwise(origin)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_that_no_browser_sends_are_refused() {
        for good in ["https://example.org", "http://localhost:8080", "https://example.org/", "http://[::1]:1"]
        {
            let origin: Origin = good.parse().expect("an origin");
            assert_eq!(origin.as_str(), good.trim_end_matches('/'));
        }
        for (bad, hint) in [
            ("https://example.org/app", Some("https://example.org")),
            ("https://Example.org", Some("https://example.org")),
            ("https://example.org:443", Some("https://example.org")),
            ("https://joe@example.org", Some("https://example.org")),
            ("https://example.org/?a", Some("https://example.org")),
            ("https://b\u{fc}cher.example", Some("https://xn--bcher-kva.example")),
            ("example.org", None),
            ("*", None),
            ("null", None),
            ("", None),
            ("file:///home", None),
            ("localhost:8080", None),
        ] {
            let refused = bad.parse::<Origin>().expect_err(bad);
            let expected = hint.map_or(OriginError::NotAnOrigin, |it| OriginError::Otherwise(it.into()));
            assert_eq!(refused, expected, "{bad}");
        }
    }
}
