use std::borrow::Cow;

/// Finds a file of a web app.
///
/// The server knows nothing of the app it serves. Whoever starts it puts both together.
pub type Site = fn(&FileRequest<'_>) -> Option<File>;

/// What a browser says of the file it wants. Headers that it didn't send are empty.
#[derive(Clone, Copy, Debug)]
pub struct FileRequest<'a> {
    /// Without a slash at the beginning; the empty path is the app's page.
    pub path: &'a str,
    /// What follows the question mark of the address.
    pub query: &'a str,
    /// The header `Accept-Encoding`.
    pub accept_encoding: &'a str,
    /// The header `Accept-Language`.
    pub accept_language: &'a str,
    /// The header `Cookie`.
    pub cookie: &'a str,
    /// The origin under which the server was found, such as `https://example.org`; none if that can't be told.
    pub origin: Option<&'a str>,
}

/// A file of a web app, in the form that was asked for.
#[derive(Clone, Debug)]
pub struct File {
    /// The value of `Content-Type`.
    pub mime: &'static str,
    /// The value of `Cache-Control`.
    pub cache_control: &'static str,
    /// The value of `ETag`, with its quotation marks.
    pub etag: Cow<'static, str>,
    /// The value of `Content-Encoding`; none if the content is as it is.
    pub encoding: Option<&'static str>,
    /// The value of `Content-Language`; none if the content is in no language, or the same for all.
    pub language: Option<&'static str>,
    /// The value of `Vary`.
    pub vary: &'static str,
    /// The value of `Content-Security-Policy`.
    pub policy: &'static str,
    /// The content.
    pub bytes: Cow<'static, [u8]>,
}
