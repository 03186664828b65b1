//! What a browser gets: the web app.

use server::client::Client;

use super::Process;

async fn get(client: &mut Client, path: &str) -> server::client::Response {
    client.request("GET", path, None).await.expect("an answer")
}

#[tokio::test]
async fn without_a_command_the_app_is_served() {
    let data = tempfile::tempdir().expect("a folder");
    let process = Process::start_plain(data.path()).await;
    let mut client = process.client();
    let page = get(&mut client, "/").await;
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe-inline"), "{policy}");
    // Trusted Types: no text becomes markup or a script.
    assert!(policy.contains("require-trusted-types-for 'script'; trusted-types farside"), "{policy}");

    let named: Vec<&str> = page.body.split('"').filter(|value| value.starts_with("assets/")).collect();
    for ending in [".js", ".css"] {
        assert!(named.iter().any(|path| path.ends_with(ending)), "the page names no {ending}: {named:?}");
    }
    for path in named {
        let file = get(&mut client, &format!("/{path}")).await;
        assert_eq!(file.status, 200, "{path}");
        assert!(file.header("cache-control").expect("how long to keep it").contains("immutable"), "{path}");
        assert!(file.header("etag").is_some() && file.header("vary").is_some(), "{path}");
    }
    for path in ["/service-worker.js", "/manifest.webmanifest", "/icon.svg"] {
        assert_eq!(get(&mut client, path).await.status, 200, "{path}");
    }
    // Whoever isn't a browser is told in the words of the API.
    let nowhere = get(&mut client, "/assets/nothing.js").await;
    assert_eq!((nowhere.status, nowhere.header("content-type")), (404, Some("application/json")));
    process.kill().await;
}
