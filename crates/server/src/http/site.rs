//! Serves the web app.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LANGUAGE,
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, ETAG, HOST, HeaderName, IF_NONE_MATCH, LOCATION, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use super::App;
use super::problem::ApiError;
use crate::site::{File, FileRequest};

/// The maximum length of a host name with a port.
const MAX_HOST: usize = 253 + 6;

/// Serves requests outside of the API: a file of the app, or a redirect to its page.
pub(super) async fn serve(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let site = app.config.site.ok_or(ApiError::NotFound)?;
    if method != Method::GET && method != Method::HEAD {
        return Err(ApiError::Unreadable(StatusCode::METHOD_NOT_ALLOWED, "not with this method".into()));
    }
    let path = uri.path().trim_start_matches('/');
    let origin = origin(&headers, &uri, app.proxies.is_secure(peer.ip(), &headers));
    let request = FileRequest {
        path,
        query: uri.query().unwrap_or_default(),
        accept_encoding: text(&headers, ACCEPT_ENCODING),
        accept_language: text(&headers, ACCEPT_LANGUAGE),
        cookie: text(&headers, COOKIE),
        origin: origin.as_deref(),
    };
    if let Some(file) = site(&request) {
        return Ok(send(file, text(&headers, IF_NONE_MATCH)));
    }
    redirect_to(path, &headers)
}

/// The fallback of the API: browsers get the not-found page of the app, programs a problem.
pub(super) async fn not_found(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    app.config.site.ok_or(ApiError::NotFound)?;
    redirect_to("not-found", &headers)
}

/// Redirects a path to the fragment route of the app, `/#/path`: the app keeps routes in the fragment, so that servers
/// never see their secrets.
fn redirect_to(path: &str, headers: &HeaderMap) -> Result<Response, ApiError> {
    if !text(headers, ACCEPT).contains("text/html") {
        return Err(ApiError::NotFound);
    }
    let page = HeaderValue::from_str(&format!("/#/{path}")).map_err(|_| ApiError::NotFound)?;
    Ok((StatusCode::SEE_OTHER, [(LOCATION, page)]).into_response())
}

/// The origin of this server according to the request. It is written into pages, so the host is checked strictly.
fn origin(headers: &HeaderMap, uri: &Uri, is_secure: bool) -> Option<String> {
    let host = headers
        .get(HOST)
        .and_then(|host| host.to_str().ok())
        .or(uri.authority().map(axum::http::uri::Authority::as_str))?;
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if host.is_empty() || host.len() > MAX_HOST || !host.bytes().all(fits) {
        return None;
    }
    let scheme = if is_secure { "https" } else { "http" };
    Some(format!("{scheme}://{}", host.to_ascii_lowercase()))
}

fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The file, or 304 if the cached copy of the browser is current.
fn send(file: File, known: &str) -> Response {
    let fresh = known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == file.etag);
    let mut response =
        if fresh { StatusCode::NOT_MODIFIED.into_response() } else { file.bytes.into_response() };
    let headers = response.headers_mut();
    if let Ok(etag) = HeaderValue::from_str(&file.etag) {
        headers.insert(ETAG, etag);
    }
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(file.cache_control));
    headers.insert(VARY, HeaderValue::from_static(file.vary));
    if let Some(language) = file.language {
        headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(language));
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(file.policy));
    if !fresh {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.mime));
        if let Some(encoding) = file.encoding {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin_of(host: &str, is_secure: bool) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_str(host).expect("a header"));
        origin(&headers, &Uri::from_static("/"), is_secure)
    }

    #[test]
    fn the_origin_is_the_one_the_browser_used() {
        assert_eq!(origin_of("Example.org", false).as_deref(), Some("http://example.org"));
        assert_eq!(origin_of("[::1]:7878", false).as_deref(), Some("http://[::1]:7878"));
        assert_eq!(origin_of("example.org", true).as_deref(), Some("https://example.org"));
        let h2 = Uri::from_static("https://example.org/");
        assert_eq!(origin(&HeaderMap::new(), &h2, false).as_deref(), Some("http://example.org"));
    }

    #[test]
    fn a_host_that_is_none_is_no_origin() {
        for host in ["", "a b", "a\"><script>", "user@host", "host/path", "a'b", "a&b", &"a".repeat(300)] {
            assert_eq!(origin_of(host, false), None, "{host}");
        }
        assert_eq!(origin(&HeaderMap::new(), &Uri::from_static("/"), false), None);
    }
}
