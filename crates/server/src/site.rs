/// Finds a file of a web app: by its path, without a slash at the beginning, and by the `Accept-Encoding` of who asks.
/// The empty path is the app's page.
///
/// The server knows nothing of the app it serves. Whoever starts it puts both together.
pub type Site = fn(path: &str, accept_encoding: &str) -> Option<File>;

/// A file of a web app, in the form that was asked for.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The value of `Content-Type`.
    pub mime: &'static str,
    /// The value of `Cache-Control`.
    pub cache_control: &'static str,
    /// The value of `ETag`, with its quotation marks.
    pub etag: &'static str,
    /// The value of `Content-Encoding`; none if the content is as it is.
    pub encoding: Option<&'static str>,
    /// The value of `Content-Security-Policy`.
    pub policy: &'static str,
    /// The content.
    pub bytes: &'static [u8],
}
