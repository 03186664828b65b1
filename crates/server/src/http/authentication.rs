//! Authentication of requests: a guest by cookie, a bot by bearer token. Requests with neither get a new guest.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderName, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use cookie::{Cookie, SameSite};

use super::App;
use super::problem::ApiError;
use crate::credentials::Principal;
use play::PlayerId;

/// The name of the guest cookie.
pub(super) const COOKIE_NAME: &str = "farside_guest";
/// The header with the key of a secret link. It is no part of the URL, as URLs end up in logs.
pub(super) const LINK_HEADER: HeaderName = HeaderName::from_static("farside-link");
/// The lifetime of the guest cookie: a year.
const COOKIE_LIFETIME: cookie::time::Duration = cookie::time::Duration::days(365);

/// The principal of a request, with its IP address and the key of a link.
#[derive(Clone, Debug)]
pub(super) struct Requester {
    pub(super) principal: Principal,
    pub(super) address: IpAddr,
    pub(super) link: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Requester {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Requester, ApiError> {
        let missing = || ApiError::BadRequest("this address knows no visitors".into());
        parts.extensions.get::<Requester>().cloned().ok_or_else(missing)
    }
}

/// Middleware that identifies the requester, sets the cookie of new guests and rejects foreign origins.
pub(super) async fn authenticate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    if !is_allowed_origin(headers, request.uri(), &app.config.origins) {
        return ApiError::BadOrigin.into_response();
    }
    let (principal, has_cookie) = match identify(&app, headers) {
        Ok(Some(principal)) => (principal, true),
        Ok(None) => (Principal { player: PlayerId::draw(rand::random), is_bot: false }, false),
        Err(error) => return error.into_response(),
    };
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let forwarded = app.config.behind_proxy.then(|| forwarded_for(headers)).flatten();
    let Some(address) = forwarded.or(peer) else {
        return ApiError::BadRequest("nobody knows where this comes from".into()).into_response();
    };
    let secure = is_secure(headers, app.config.behind_proxy);
    let link = headers.get(LINK_HEADER).and_then(|link| link.to_str().ok()).map(String::from);
    request.extensions_mut().insert(Requester { principal, address, link });
    let mut response = next.run(request).await;
    if !has_cookie {
        response.headers_mut().append(SET_COOKIE, cookie(&app, principal.player, secure));
    }
    response
}

/// Whether the browser uses HTTPS, which only the reverse proxy knows.
pub(super) fn is_secure(headers: &HeaderMap, behind_proxy: bool) -> bool {
    behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto.as_bytes() == b"https")
}

/// The principal of a cookie or token; `None` without either. An invalid cookie is ignored, as it may be from another
/// server on the same host; an invalid token is an error.
fn identify(app: &App, headers: &HeaderMap) -> Result<Option<Principal>, ApiError> {
    if let Some(authorization) = headers.get(AUTHORIZATION) {
        let token = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let principal = token.and_then(|token| app.signer.read_token(token.trim()));
        return principal.map(Some).ok_or(ApiError::BadToken);
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let cookies = cookies.flat_map(Cookie::split_parse).filter_map(Result::ok);
    let mut guests = cookies.filter(|cookie| cookie.name() == COOKIE_NAME);
    Ok(guests.find_map(|cookie| app.signer.read_cookie(cookie.value())))
}

fn cookie(app: &App, guest: PlayerId, secure: bool) -> HeaderValue {
    let cookie = Cookie::build((COOKIE_NAME, app.signer.cookie(guest)))
        .path("/")
        .max_age(COOKIE_LIFETIME)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure);
    // Letters, digits and punctuation are a header.
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

/// Whether the `Origin` of a request is this server or allowed. Requests without one don't come from a page.
fn is_allowed_origin(headers: &HeaderMap, uri: &Uri, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if allowed.iter().any(|allowed| allowed.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers
        .get("host")
        .and_then(|host| host.to_str().ok())
        .or_else(|| uri.authority().map(Authority::as_str));
    let page = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    page.is_some() && page == host
}

/// The last address of `X-Forwarded-For`, which the proxy added; clients can forge those before it.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (name.parse().expect("a name"), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_our_own_pages_and_those_that_are_allowed_may_ask() {
        let allowed = ["https://play.example/".to_string()];
        let from = |pairs: &[(&'static str, &'static str)]| {
            is_allowed_origin(&headers(pairs), &Uri::from_static("/api/v1/me"), &allowed)
        };
        assert!(from(&[("host", "localhost:7878")]));
        assert!(from(&[("host", "localhost:7878"), ("origin", "http://localhost:7878")]));
        assert!(from(&[("host", "games.example"), ("origin", "https://games.example")]));
        assert!(from(&[("host", "games.example"), ("origin", "https://play.example")]));
        for origin in ["https://evil.example", "null", "http://localhost:1", "file://localhost:7878", ""] {
            assert!(!from(&[("host", "localhost:7878"), ("origin", origin)]), "{origin}");
        }
    }

    #[test]
    fn only_the_proxys_own_word_counts() {
        let forwarded = |value| forwarded_for(&headers(&[("x-forwarded-for", value)]));
        assert_eq!(forwarded("1.2.3.4, 5.6.7.8"), Some(IpAddr::from([5, 6, 7, 8])));
        assert_eq!(forwarded("::1"), Some("::1".parse().expect("an address")));
        assert_eq!(forwarded("nonsense"), None);
    }
}
