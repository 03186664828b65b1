//! A web app beside the API.

use std::borrow::Cow;

use server::{File, FileRequest};

use super::Running;

const PAGE: File = File {
    mime: "text/html; charset=utf-8",
    cache_control: "no-cache",
    etag: Cow::Borrowed("\"7\""),
    encoding: None,
    language: Some("de"),
    vary: "Accept-Encoding, Accept-Language",
    policy: "default-src 'self'",
    bytes: Cow::Borrowed(b"<p>the page"),
};

fn site(asked: &FileRequest<'_>) -> Option<File> {
    match asked.path {
        "" if asked.accept_encoding.contains("br") => {
            Some(File { encoding: Some("br"), bytes: b"small".into(), ..PAGE })
        }
        "" => Some(PAGE),
        "where" => Some(File { bytes: asked.origin?.as_bytes().to_vec().into(), ..PAGE }),
        _ => None,
    }
}

#[tokio::test]
async fn files_come_in_the_form_that_was_asked_for_and_only_if_they_are_new() {
    let running = Running::start_with(|config| config.site = Some(site)).await;
    let client = running.client();
    let get = async |path, headers: &[(&str, &str)]| {
        client.request_with("GET", path, headers, None).await.expect("an answer")
    };
    let plain = get("/", &[]).await;
    assert_eq!((plain.status, plain.header("content-encoding")), (200, None));
    assert_eq!(plain.header("content-security-policy"), Some(PAGE.policy), "not that of the API");
    assert_eq!(plain.header("content-language"), PAGE.language);
    assert!(plain.body.contains("the page"), "{}", plain.body);
    let small = get("/", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(
        (small.header("content-encoding"), small.header("vary")),
        (Some("br"), Some("Accept-Encoding, Accept-Language"))
    );
    assert!(small.body.contains("small"), "{}", small.body);
    for known in ["\"7\"", "W/\"7\"", "\"3\", \"7\""] {
        let fresh = get("/", &[("if-none-match", known)]).await;
        assert_eq!((fresh.status, fresh.header("etag")), (304, Some("\"7\"")), "{known}");
    }
    assert_eq!(get("/", &[("if-none-match", "\"6\"")]).await.status, 200);
    let at = get("/where", &[]).await;
    assert!(at.body.contains("http://127.0.0.1:"), "{}", at.body);
    running.stop().await;
}

#[tokio::test]
async fn addresses_without_their_mark_lead_to_the_page_and_programs_are_told_that_there_is_nothing() {
    let running = Running::start_with(|config| config.site = Some(site)).await;
    let client = running.client();
    let browser = [("accept", "text/html,application/xhtml+xml")];
    for (path, to) in [
        ("/game/abcdefghijkl", "/#/game/abcdefghijkl"),
        ("//evil.example", "/#/evil.example"),
        ("/a?b=c", "/#/a"),
    ] {
        let there = client.request_with("GET", path, &browser, None).await.expect("an answer");
        assert_eq!((there.status, there.header("location")), (303, Some(to)), "{path}");
    }
    let nothing = client.request_with("GET", "/game/abcdefghijkl", &[], None).await.expect("an answer");
    assert_eq!((nothing.status, nothing.header("content-type")), (404, Some("application/json")));
    let api = client.request_with("GET", "/api/v1/nothing", &browser, None).await.expect("an answer");
    assert_eq!((api.status, api.header("location")), (303, Some("/#/not-found")));
    let api = client.request_with("GET", "/api/v1/nothing", &[], None).await.expect("an answer");
    assert_eq!((api.status, api.header("content-type")), (404, Some("application/json")));
    let posted = client.request_with("POST", "/", &browser, None).await.expect("an answer");
    assert_eq!(posted.status, 405);
    running.stop().await;
}
