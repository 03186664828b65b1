use std::borrow::Cow;

/// Finds a file of the web app.
///
/// The server knows nothing of the app it serves; the program brings both together.
pub type Site = fn(&FileRequest<'_>) -> Option<File>;

/// A request for a file. Missing headers are empty.
#[derive(Clone, Copy, Debug)]
pub struct FileRequest<'a> {
    /// The path without the leading slash; empty for the page of the app.
    pub path: &'a str,
    /// The query string.
    pub query: &'a str,
    /// The header `Accept-Encoding`.
    pub accept_encoding: &'a str,
    /// The header `Accept-Language`.
    pub accept_language: &'a str,
    /// The header `Cookie`.
    pub cookie: &'a str,
    /// The origin of the server, such as `https://example.org`, if it is known.
    pub origin: Option<&'a str>,
}

/// A file of the web app, in the requested encoding and language.
#[derive(Clone, Debug)]
pub struct File {
    /// The value of `Content-Type`.
    pub mime: &'static str,
    /// The value of `Cache-Control`.
    pub cache_control: &'static str,
    /// The value of `ETag`, with its quotation marks.
    pub etag: Cow<'static, str>,
    /// The value of `Content-Encoding`; `None` if the content is not compressed.
    pub encoding: Option<&'static str>,
    /// The value of `Content-Language`; `None` if the content doesn't depend on the language.
    pub language: Option<&'static str>,
    /// The value of `Vary`.
    pub vary: &'static str,
    /// The value of `Content-Security-Policy`.
    pub policy: &'static str,
    /// The content.
    pub bytes: Cow<'static, [u8]>,
}
