//! Pictures of games and positions, as those who show links ask for them.

use play::{GameKind, Terms};

use super::{Running, act, mv, open_terms, two_at};

#[tokio::test]
async fn the_picture_of_a_public_game_follows_it_and_is_sent_once() {
    let running = Running::start().await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let crawler = running.client();
    let path = format!("/api/v1/games/{game}/picture.png");
    let get = async |headers: &[(&str, &str)]| {
        crawler.request_with("GET", &path, headers, None).await.expect("an answer")
    };
    let first = get(&[]).await;
    assert_eq!((first.status, first.header("content-type")), (200, Some("image/png")));
    let bytes: usize =
        first.header("content-length").and_then(|length| length.parse().ok()).expect("a length");
    assert!((5_000..200_000).contains(&bytes), "{bytes} bytes");
    let etag = first.header("etag").expect("it has one").to_owned();
    assert!(
        first.header("cache-control").is_some_and(|it| it.starts_with("private")),
        "it may be a private game's"
    );
    let again = get(&[("if-none-match", &etag)]).await;
    assert_eq!((again.status, again.header("etag")), (304, Some(&*etag)));

    act(&mut ann.connect(game, 4).await.expect("a socket"), "one", mv("e2", 0)).await.expect("a move");
    let moved = get(&[("if-none-match", &etag)]).await;
    assert_eq!(moved.status, 200, "it shows another position");
    assert_ne!(moved.header("etag"), Some(&*etag));
    running.stop().await;
}

#[tokio::test]
async fn who_may_not_see_a_game_gets_no_picture_of_it() {
    let running = Running::start().await;
    let terms = Terms { public: false, ..open_terms(GameKind::Squadro) };
    let (mut ann, _, game) = two_at(&running, &terms).await;
    let link = ann.game(game).await.expect("her game").link.expect("it is private");
    let path = format!("/api/v1/games/{game}/picture.png");
    let get = async |client: &server::client::Client, path: &str| {
        client.request_with("GET", path, &[], None).await.expect("an answer")
    };
    let hidden = get(&running.client(), &path).await;
    let missing = get(&running.client(), "/api/v1/games/nosuchgame00/picture.png").await;
    assert_eq!((hidden.status, missing.status), (404, 404));
    assert_eq!(hidden.body, missing.body, "nobody learns that there is one");
    let guest = running.client().with_link(Some(link));
    assert_eq!(get(&guest, &path).await.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn positions_are_drawn_from_their_address_and_nonsense_is_told() {
    let running = Running::start().await;
    let client = running.client();
    let get = async |query: &str| {
        let path = format!("/api/v1/picture/position.png?{query}");
        client.request_with("GET", &path, &[], None).await.expect("an answer")
    };
    let start = get("game=squadro").await;
    assert_eq!((start.status, start.header("content-type")), (200, Some("image/png")));
    let played = get("game=squadro&moves=1+3&theme=maple").await;
    assert_eq!(played.status, 200);
    assert_ne!(start.header("etag"), played.header("etag"));
    for (query, status, said) in [
        ("game=chess", 400, "unknown variant"),
        ("game=quoridor&moves=e2+e2", 404, "move 2, e2"),
        ("game=quoridor&position=nonsense", 404, "position"),
        ("game=quoridor&theme=neon", 400, "no theme 'neon'"),
    ] {
        let refused = get(query).await;
        assert_eq!(refused.status, status, "{query}: {}", refused.body);
        assert!(refused.body.contains(said), "{query}: {}", refused.body);
    }
    running.stop().await;
}

#[tokio::test]
async fn drawing_is_limited_and_what_was_drawn_is_not() {
    let running = Running::start_with(|config| {
        config.limits.writes_per_address = 3;
        config.limits.window = std::time::Duration::from_hours(1);
    })
    .await;
    let client = running.client();
    let status = async |moves: &str| {
        let path = format!("/api/v1/picture/position.png?game=squadro&moves={moves}");
        client.request_with("GET", &path, &[], None).await.expect("an answer").status
    };
    for moves in ["1", "2", "3"] {
        assert_eq!(status(moves).await, 200);
    }
    assert_eq!(status("4").await, 429, "a fourth would have to be drawn");
    assert_eq!(status("2").await, 200, "this one is there");
    running.stop().await;
}
