use std::borrow::Cow;

/// Finds a file of a web app. The empty path is the app's page.
///
/// The server knows nothing of the app it serves. Whoever starts it puts both together.
pub type Site = fn(&FileRequest<'_>) -> Option<File>;

/// What a browser says about the file it wants.
#[derive(Clone, Copy, Debug)]
pub struct FileRequest<'a> {
    /// The path, without a slash at the beginning.
    pub path: &'a str,
    /// The value of `Accept-Encoding`.
    pub accept_encoding: &'a str,
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
    /// The value of `Content-Security-Policy`.
    pub policy: &'static str,
    /// The content.
    pub bytes: Cow<'static, [u8]>,
}
