//! Who may see, who may sit, who may move.

use play::{Command, GameKind, Terms};
use server::client::ClientError;
use server::credentials::Signer;
use server::maintenance::Maintenance;
use server::protocol::ServerMessage;
use server::store::DatabaseAddress;

use super::{Running, act, closed, id, mv, next, open_terms, two_at};

fn status(error: &ClientError) -> u16 {
    match error {
        ClientError::Problem { status, .. } => *status,
        other => panic!("no answer of the server's: {other}"),
    }
}

#[tokio::test]
async fn a_private_game_is_seen_by_those_who_have_its_link() {
    let running = Running::start().await;
    let terms = Terms { public: false, ..open_terms(GameKind::Squadro) };
    let (mut ann, mut bob, game) = two_at(&running, &terms).await;
    let link = ann.game(game).await.expect("her game").link.expect("it is private");

    let mut stranger = running.client();
    assert_eq!(status(&stranger.game(game).await.expect_err("no link")), 404);
    let sit = stranger.command(game, id("sit"), Command::Sit { seat: None }).await;
    assert_eq!(status(&sit.expect_err("no link")), 404);
    let mut socket = stranger.connect(game, 0).await.expect("a socket opens");
    assert!(matches!(next(&mut socket).await, Ok(ServerMessage::Error { code, .. }) if code == "not_found"));
    assert_eq!(closed(&mut socket).await, Some(4004));

    for wrong in [String::new(), "0".repeat(32), link.to_uppercase(), format!("{link}0")] {
        let mut forger = running.client().with_link(Some(wrong.clone()));
        assert_eq!(status(&forger.game(game).await.expect_err("a wrong link")), 404, "{wrong}");
    }
    let mut guest = running.client().with_link(Some(link));
    guest.game(game).await.expect("the link opens it");
    // Whoever sits there needs no link any more.
    bob = bob.with_link(None);
    bob.game(game).await.expect("his game");
    running.stop().await;
}

#[tokio::test]
async fn spectators_and_the_other_seat_cannot_move() {
    let running = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let before = ann.clone().game(game).await.expect("the game").game;
    let mut watching = running.client().connect(game, 4).await.expect("a socket");
    for (name, command) in [
        ("move", mv("e2", 0)),
        ("resign", Command::Resign),
        ("draw", Command::OfferDraw),
        ("abort", Command::Abort),
        ("back", Command::AskTakeback),
        ("up", Command::GetUp),
    ] {
        let refused = act(&mut watching, name, command).await.expect_err("a spectator");
        assert!(["not_seated", "started"].contains(&refused.as_str()), "{name}: {refused}");
    }
    let mut bobs = bob.connect(game, 4).await.expect("a socket");
    assert_eq!(act(&mut bobs, "hers", mv("e2", 0)).await, Err("not_your_turn".into()));
    let after = ann.clone().game(game).await.expect("the game").game;
    assert_eq!((after.seq, after.position), (before.seq, before.position), "nothing has changed");
    running.stop().await;
}

#[tokio::test]
async fn a_seat_key_is_good_for_its_seat_and_sitting_only() {
    let running = Running::start().await;
    let (mut ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let (_, mut other, elsewhere) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let key = ann.game(game).await.expect("her game").yours[0].key.clone();

    // Somebody without her cookie, but with her key.
    let mut socket = running.client().connect_with(game, 4, Some(key.clone())).await.expect("a socket");
    let Ok(ServerMessage::Welcome { seats, .. }) = next(&mut socket).await else { panic!("no welcome") };
    assert_eq!(seats, [game::Seat::FIRST]);
    act(&mut socket, "by-key", mv("e2", 0)).await.expect("the key plays the seat");

    // The same key in another game, a made-up key, and another game's key here.
    let foreign = other.game(elsewhere).await.expect("a game").yours[0].key.clone();
    for (game, key) in
        [(elsewhere, key.clone()), (game, "f".repeat(32)), (game, foreign), (game, String::new())]
    {
        let mut socket = running.client().connect_with(game, 0, Some(key)).await.expect("a socket");
        assert!(
            matches!(next(&mut socket).await, Ok(ServerMessage::Error { code, .. }) if code == "bad_token")
        );
        assert_eq!(closed(&mut socket).await, Some(4004));
    }

    // Who gets up leaves the key behind.
    let mut carl = running.client();
    let terms = open_terms(GameKind::Quoridor);
    let made = carl.create_game(&terms).await.expect("a game");
    let old = made.yours[0].key.clone();
    carl.command(made.game.id, id("up"), Command::GetUp).await.expect("he may");
    let mut dora = running.client();
    dora.command(made.game.id, id("sit"), Command::Sit { seat: Some(game::Seat::FIRST) })
        .await
        .expect("free");
    let mut socket = running.client().connect_with(made.game.id, 0, Some(old)).await.expect("a socket");
    assert!(matches!(next(&mut socket).await, Ok(ServerMessage::Error { code, .. }) if code == "bad_token"));
    running.stop().await;
}

/// The socket went on playing the seat, and could even sit down again as its owner.
#[tokio::test]
async fn the_socket_of_a_seat_key_ends_when_its_owner_gets_up() {
    let running = Running::start().await;
    let mut ann = running.client();
    let made = ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game");
    let (game, key) = (made.game.id, made.yours[0].key.clone());
    let mut by_key = running.client().connect_with(game, 0, Some(key)).await.expect("a socket");
    assert!(matches!(next(&mut by_key).await, Ok(ServerMessage::Welcome { .. })));
    let mut watching = ann.connect(game, 0).await.expect("a socket");
    assert!(matches!(next(&mut watching).await, Ok(ServerMessage::Welcome { .. })));
    ann.command(game, id("up"), Command::GetUp).await.expect("she may");
    assert_eq!(closed(&mut by_key).await, Some(4003));
    let seats = ann.game(game).await.expect("her game").game.seats;
    assert!(seats.iter().all(|seat| seat.occupant.is_none()), "{seats:?}");
    act(&mut watching, "again", Command::Sit { seat: None }).await.expect("her own socket goes on");
    running.stop().await;
}

#[tokio::test]
async fn a_forged_cookie_makes_nobody_else_and_a_forged_token_is_refused() {
    let running = Running::start().await;
    let mut ann = running.client();
    let me: serde_json::Value = ann.get("/api/v1/me").await.expect("somebody");
    let (name, value) = ann.cookie().expect("a cookie").split_once('=').expect("a value");
    let (_, signature) = value.split_once('.').expect("a signature");
    let id = me["id"].as_str().expect("an id");
    for forged in [format!("{name}={id}.{}", "0".repeat(32)), format!("{name}=aaaaaaaaaaaaaaaa.{signature}")]
    {
        let mut forger = running.client().with_cookie(forged.clone());
        let response = forger.request("GET", "/api/v1/me", None).await.expect("an answer");
        assert!(response.header("set-cookie").is_some(), "{forged}: a new guest");
        assert!(!response.body.contains(id), "{forged}: {}", response.body);
    }
    for token in ["", "nonsense", "bot.aaaaaaaaaaaaaaaa.00000000000000000000000000000000", value] {
        let mut forger = running.client().with_token(token);
        let response = forger.request("GET", "/api/v1/me", None).await.expect("an answer");
        assert_eq!(response.status, 401, "{token}: {}", response.body);
    }
    running.stop().await;
}

#[tokio::test]
async fn cookies_and_headers_are_strict_and_other_origins_are_refused() {
    let running = Running::start().await;
    let client = running.client();
    let response = client.request_with("GET", "/api/v1/me", &[], None).await.expect("an answer");
    let cookie = response.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    for (path, status) in [("/", 404), ("/api/v1/me", 200), ("/nothing", 404), ("/healthz", 200)] {
        let response = client.request_with("GET", path, &[], None).await.expect("an answer");
        assert_eq!(response.status, status, "{path}");
        let policy = response.header("content-security-policy").expect("a policy");
        assert!(
            policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(response.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(response.header("cross-origin-opener-policy"), Some("same-origin"));
        assert!(response.header("permissions-policy").is_some_and(|policy| policy.contains("camera=()")));
    }
    let terms = serde_json::to_string(&open_terms(GameKind::Squadro)).expect("JSON");
    for origin in ["https://evil.example", "null"] {
        let asked =
            client.request_with("POST", "/api/v1/games", &[("origin", origin)], Some(terms.clone())).await;
        assert_eq!(asked.expect("an answer").status, 403, "{origin}");
    }
    let own = format!("http://{}", running.address);
    let asked = client.request_with("POST", "/api/v1/games", &[("origin", &own)], Some(terms)).await;
    assert_eq!(asked.expect("an answer").status, 200);
    running.stop().await;
}

/// The value of the cookie that a response sets.
fn set_cookie(response: &server::client::Response) -> Option<&str> {
    response.header("set-cookie").and_then(|cookie| cookie.split(';').next())
}

/// A guest who came every day for a year was forgotten.
#[tokio::test]
async fn the_cookie_is_renewed_while_it_is_used() {
    let running = Running::start().await;
    let client = running.client();
    let ask = async |cookie: &str| {
        client.request_with("GET", "/api/v1/me", &[("cookie", cookie)], None).await.expect("an answer")
    };
    let first = ask("").await;
    let cookie = set_cookie(&first).expect("a cookie");
    assert_eq!(set_cookie(&ask(cookie).await), None, "it was set today");
    let address = DatabaseAddress::new(running.data.path(), None).expect("an address");
    let keys = Maintenance::open(&address).await.expect("a database").keys().await.expect("keys");
    let signer = Signer::new(&keys, 0).expect("a key");
    let (name, value) = cookie.split_once('=').expect("a name");
    let guest = signer.read_cookie(value).expect("a guest").player;
    let today: i64 = value.split('.').nth(1).and_then(|day| day.parse().ok()).expect("a day");
    for day in [today - 1, today - 364] {
        let again = ask(&format!("{name}={}", signer.cookie(guest, day))).await;
        assert_eq!((set_cookie(&again), &again.body), (Some(cookie), &first.body), "day {day}");
    }
    running.stop().await;
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_the_host_and_the_old_one_still_counts() {
    let running = Running::start_with(|config| config.behind_proxy = true).await;
    let client = running.client();
    let ask = async |cookie: &str, proto: &str| {
        let headers = [("cookie", cookie), ("x-forwarded-proto", proto)];
        client.request_with("GET", "/api/v1/me", &headers, None).await.expect("an answer")
    };
    let plain = ask("", "http").await;
    let old = set_cookie(&plain).expect("a cookie");
    assert!(old.starts_with("farside_guest="), "{old}");
    let secured = ask(old, "https").await;
    assert_eq!(secured.body, plain.body, "the same guest");
    let whole = secured.header("set-cookie").expect("a cookie");
    assert!(whole.starts_with("__Host-farside_guest=") && !whole.contains("Domain"), "{whole}");
    assert!(whole.contains("Secure") && whole.contains("Path=/"), "{whole}");
    let new = set_cookie(&secured).expect("a cookie");
    let other = ask("", "http").await;
    let both = format!("{}; {new}", set_cookie(&other).expect("a cookie"));
    let again = ask(&both, "https").await;
    assert_eq!((set_cookie(&again), &again.body), (None, &plain.body), "the stricter one wins");
    running.stop().await;
}

#[tokio::test]
async fn preflight_requests_of_allowed_origins_are_answered_and_others_are_not() {
    let allowed = "https://play.example";
    let running =
        Running::start_with(|config| config.origins = vec![allowed.parse().expect("an origin")]).await;
    let client = running.client();
    for (origin, expected) in [(allowed, Some(allowed)), ("https://evil.example", None)] {
        let headers = [
            ("origin", origin),
            ("access-control-request-method", "PUT"),
            ("access-control-request-headers", "content-type,farside-link"),
        ];
        let answer = client.request_with("OPTIONS", "/api/v1/me", &headers, None).await.expect("an answer");
        assert_eq!(
            (answer.status, answer.header("access-control-allow-origin")),
            (200, expected),
            "{origin}"
        );
        assert_eq!(answer.header("set-cookie"), None);
    }
    let answer =
        client.request_with("GET", "/api/v1/me", &[("origin", allowed)], None).await.expect("an answer");
    assert_eq!(answer.header("access-control-allow-origin"), Some(allowed));
    assert_eq!(answer.header("access-control-allow-credentials"), Some("true"));
    running.stop().await;
}
