//! Who asks: a guest by cookie, a bot by token. Whoever has neither becomes a guest.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderName, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::problem::ApiError;
use crate::identity::Identity;
use play::PlayerId;

/// The name of a guest's cookie.
pub(super) const COOKIE_NAME: &str = "farside_guest";
/// The header that carries the key of a secret link. Not a part of the address: those end up in logs.
pub(super) const LINK_HEADER: HeaderName = HeaderName::from_static("farside-link");
/// A year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Who asks, from where, with which link in hand.
#[derive(Clone, Debug)]
pub(super) struct Visitor {
    pub(super) identity: Identity,
    pub(super) address: IpAddr,
    pub(super) link: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, ApiError> {
        let nobody = || ApiError::BadRequest("this address knows no visitors".into());
        parts.extensions.get::<Visitor>().cloned().ok_or_else(nobody)
    }
}

/// Finds out who asks, and gives a cookie to those who have none. Requests from other people's pages end here.
pub(super) async fn greet(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    if !is_from_here(headers, request.uri(), &app.config.origins) {
        return ApiError::BadOrigin.into_response();
    }
    let (identity, has_cookie) = match identify(&app, headers) {
        Ok(Some(identity)) => (identity, true),
        Ok(None) => (Identity { player: PlayerId::draw(rand::random), is_bot: false }, false),
        Err(error) => return error.into_response(),
    };
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let forwarded = app.config.behind_proxy.then(|| forwarded_for(headers)).flatten();
    let Some(address) = forwarded.or(peer) else {
        return ApiError::BadRequest("nobody knows where this comes from".into()).into_response();
    };
    let secure = is_secure(headers, app.config.behind_proxy);
    let link = headers.get(LINK_HEADER).and_then(|link| link.to_str().ok()).map(String::from);
    request.extensions_mut().insert(Visitor { identity, address, link });
    let mut response = next.run(request).await;
    if !has_cookie {
        response.headers_mut().append(SET_COOKIE, cookie(&app, identity.player, secure));
    }
    response
}

/// Whether the browser uses https, which only a proxy in front knows.
pub(super) fn is_secure(headers: &HeaderMap, behind_proxy: bool) -> bool {
    behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto.as_bytes() == b"https")
}

/// Who the cookie or token says it is; none without either. A cookie that isn't ours is as good as none: it may be from
/// another server at the same address. A token that isn't ours is an error, because a program should know.
fn identify(app: &App, headers: &HeaderMap) -> Result<Option<Identity>, ApiError> {
    if let Some(authorization) = headers.get(AUTHORIZATION) {
        let token = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let identity = token.and_then(|token| app.signer.read_token(token.trim()));
        return identity.map(Some).ok_or(ApiError::BadToken);
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut values = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE_NAME).then_some(value)
    });
    Ok(values.find_map(|value| app.signer.read_cookie(value)))
}

fn cookie(app: &App, guest: PlayerId, secure: bool) -> HeaderValue {
    let value = app.signer.cookie(guest);
    let secure = if secure { "; Secure" } else { "" };
    let text =
        format!("{COOKIE_NAME}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("letters, digits and punctuation")
}

/// Browsers say which page a request comes from. Those that don't are no browsers, and act for nobody but themselves.
fn is_from_here(headers: &HeaderMap, uri: &Uri, allowed: &[String]) -> bool {
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

/// The last address in the list is the one the proxy itself has seen; those before it anybody could have made up.
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
            is_from_here(&headers(pairs), &Uri::from_static("/api/v1/me"), &allowed)
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
