//! Authentication of requests: a guest by cookie, a bot by bearer token. Requests with neither get a new guest.
//!
//! The cookie is the id and the day it was set, both signed: it is set again once a day while it is used, when another
//! key signs, and under its stricter name when the browser uses HTTPS.

use std::net::SocketAddr;

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
use crate::address::AddressBlock;
use crate::credentials::{Principal, Proof};
use crate::origin::Origin;
use play::PlayerId;

/// The name of the guest cookie.
pub(super) const COOKIE_NAME: &str = "farside_guest";
/// The name of the guest cookie over HTTPS: browsers accept it from this host only, not from its subdomains.
pub(super) const SECURE_COOKIE_NAME: &str = "__Host-farside_guest";
/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The header with the key of a secret link. It is no part of the URL, as URLs end up in logs.
pub(super) const LINK_HEADER: HeaderName = HeaderName::from_static("farside-link");
/// The lifetime of the guest cookie: a year.
const COOKIE_LIFETIME: cookie::time::Duration = cookie::time::Duration::days(365);

/// The principal of a request, with its IP address and the key of a link.
#[derive(Clone, Debug)]
pub(super) struct Requester {
    pub(super) principal: Principal,
    /// The cookie or token that shows who it is; for a new guest the cookie that it gets.
    pub(super) proof: Option<Proof>,
    pub(super) address: AddressBlock,
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
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let Some(peer) = peer else {
        return ApiError::BadRequest("nobody knows where this comes from".into()).into_response();
    };
    let address = AddressBlock::of(app.proxies.client(peer, headers));
    let secure = app.proxies.is_secure(peer, headers);
    let today = app.hub.time().wall() / DAY;
    let Identity { principal, proof, is_current } = match identify(&app, headers, secure, today) {
        Ok(identity) => identity,
        Err(error) => return error.into_response(),
    };
    let link = headers.get(LINK_HEADER).and_then(|link| link.to_str().ok()).map(String::from);
    let renewed = (!is_current).then(|| app.signer.cookie(principal.player, today));
    let proof = proof.or_else(|| Some(Proof::of_cookie(renewed.as_deref()?)?.1));
    request.extensions_mut().insert(Requester { principal, proof, address, link });
    let mut response = next.run(request).await;
    if let Some(renewed) = renewed {
        response.headers_mut().append(SET_COOKIE, set_cookie(renewed, secure));
    }
    response
}

/// The principal of a request, and whether its credentials need not be set anew.
struct Identity {
    principal: Principal,
    proof: Option<Proof>,
    is_current: bool,
}

/// The principal of a cookie or token, or a new guest. An invalid cookie is ignored, as it may be from another server
/// on the same host; an invalid token is an error.
fn identify(app: &App, headers: &HeaderMap, secure: bool, today: i64) -> Result<Identity, ApiError> {
    if let Some(authorization) = headers.get(AUTHORIZATION) {
        let token = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let read = token.and_then(|token| Proof::of_token(token.trim()));
        let (principal, proof) =
            read.filter(|(_, proof)| app.signer.holds(proof)).ok_or(ApiError::BadToken)?;
        return Ok(Identity { principal, proof: Some(proof), is_current: true });
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let cookies: Vec<Cookie<'_>> = cookies.flat_map(Cookie::split_parse).filter_map(Result::ok).collect();
    for name in [SECURE_COOKIE_NAME, COOKIE_NAME] {
        for cookie in cookies.iter().filter(|cookie| cookie.name() == name) {
            let read = Proof::of_cookie(cookie.value());
            if let Some((principal, proof)) = read.filter(|(_, proof)| app.signer.holds(proof)) {
                let is_current = name == cookie_name(secure)
                    && cookie.value() == app.signer.cookie(principal.player, today);
                return Ok(Identity { principal, proof: Some(proof), is_current });
            }
        }
    }
    let principal = Principal { player: PlayerId::draw(rand::random), is_bot: false };
    Ok(Identity { principal, proof: None, is_current: false })
}

fn cookie_name(secure: bool) -> &'static str {
    if secure { SECURE_COOKIE_NAME } else { COOKIE_NAME }
}

/// The header that sets a cookie.
fn set_cookie(value: String, secure: bool) -> HeaderValue {
    let cookie = Cookie::build((cookie_name(secure), value))
        .path("/")
        .max_age(COOKIE_LIFETIME)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure);
    // Letters, digits and punctuation are a header.
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

/// Whether the `Origin` of a request is this server or allowed. Requests without one don't come from a page.
fn is_allowed_origin(headers: &HeaderMap, uri: &Uri, allowed: &[Origin]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if allowed.iter().any(|allowed| allowed.as_str() == origin) {
        return true;
    }
    let host = headers
        .get("host")
        .and_then(|host| host.to_str().ok())
        .or_else(|| uri.authority().map(Authority::as_str));
    let page = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    page.is_some() && page == host
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
        let allowed = ["https://play.example/".parse().expect("an origin")];
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
}
