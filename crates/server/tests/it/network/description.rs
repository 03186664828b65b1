//! The description of the API is whole, and describes what there is.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Running;

/// Every route there is, with what has to be sent for it to be reached.
const ROUTES: [(&str, &str); 20] = [
    ("get", "/api/v1/me"),
    ("put", "/api/v1/me"),
    ("post", "/api/v1/bots"),
    ("get", "/api/v1/games"),
    ("post", "/api/v1/games"),
    ("post", "/api/v1/pairing"),
    ("get", "/api/v1/games/{id}"),
    ("post", "/api/v1/games/{id}/commands"),
    ("get", "/api/v1/games/{id}/events"),
    ("get", "/api/v1/games/{id}/record"),
    ("get", "/api/v1/games/{id}/socket"),
    ("get", "/api/v1/openapi.json"),
    ("get", "/api/v1/people"),
    ("get", "/api/v1/tablebase/{game}"),
    ("get", "/api/v1/games/{id}/picture.png"),
    ("get", "/api/v1/picture/position.png"),
    ("get", "/healthz"),
    ("get", "/livez"),
    ("get", "/readyz"),
    ("get", "/metrics"),
];

async fn description(running: &Running) -> Value {
    running.client().get("/api/v1/openapi.json").await.expect("a description")
}

/// All operations, each with its method and path.
fn operations(description: &Value) -> Vec<(String, String, &Value)> {
    let paths = description["paths"].as_object().expect("there are paths");
    let of_path = |(path, item): (&String, &'_ Value)| (path.clone(), item.as_object().cloned());
    let mut found = Vec::new();
    for (path, item) in paths.iter().map(of_path) {
        for method in item.expect("an object").keys() {
            found.push((method.clone(), path.clone(), &description["paths"][&path][method]));
        }
    }
    found
}

#[tokio::test]
async fn every_route_is_described_and_nothing_else() {
    let running = Running::start().await;
    let description = description(&running).await;
    let described: BTreeSet<(String, String)> =
        operations(&description).into_iter().map(|(method, path, _)| (method, path)).collect();
    let routes: BTreeSet<(String, String)> =
        ROUTES.into_iter().map(|(method, path)| (method.into(), path.into())).collect();
    assert_eq!(described, routes);

    // Whatever is described is there, and answers other methods than those described with 405.
    for (_, path) in ROUTES {
        let address = path.replace("{id}", "aaaaaaaaaaaa").replace("{game}", "squadro");
        for method in ["get", "put", "post", "delete", "patch"] {
            let is_route = ROUTES.contains(&(method, path));
            let answer =
                running.client().request(&method.to_uppercase(), &address, None).await.expect("an answer");
            assert_eq!(answer.status != 405, is_route, "{method} {path}: {} {}", answer.status, answer.body);
            if answer.status == 404 {
                assert!(path.contains("{id}"), "{method} {path}: only games are missing");
            }
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn the_description_is_whole() {
    let running = Running::start().await;
    let description = description(&running).await;
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.1")));
    for field in ["title", "version", "description"] {
        assert!(description["info"][field].as_str().is_some_and(|text| !text.is_empty()), "{field}");
    }
    let mut ids = BTreeSet::new();
    for (method, path, operation) in operations(&description) {
        let place = format!("{method} {path}");
        assert!(
            ids.insert(operation["operationId"].as_str().expect("an id").to_string()),
            "{place}: its id is used twice"
        );
        let responses = operation["responses"].as_object().expect("responses");
        assert!(
            responses.keys().any(|status| ["200", "101"].contains(&status.as_str())),
            "{place}: no success"
        );
        let problem = &responses["default"]["content"]["application/json"]["schema"]["$ref"];
        assert_eq!(problem, "#/components/schemas/Problem", "{place}: no body for errors");
        for (status, response) in responses {
            assert!(response["description"].is_string(), "{place} {status}: no description");
        }
        let named: BTreeSet<&str> = operation["parameters"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|parameter| parameter["in"] == "path" && parameter["required"] == true)
            .filter_map(|parameter| parameter["name"].as_str())
            .collect();
        let parts = ["id", "game"].into_iter().filter(|part| path.contains(&format!("{{{part}}}")));
        let expected: BTreeSet<&str> = parts.collect();
        assert_eq!(named, expected, "{place}: the parts of its address");
        let has_body = operation.get("requestBody").is_some();
        assert_eq!(has_body, ["put", "post"].contains(&method.as_str()), "{place}: what is sent");
    }
    let mut refs = 0;
    check_refs(&description, &description, &mut refs);
    assert!(refs > 20, "hardly anything refers to anything: {refs}");
    running.stop().await;
}

/// Whatever is referred to is there.
fn check_refs(description: &Value, part: &Value, refs: &mut usize) {
    match part {
        Value::Object(fields) => {
            if let Some(target) = fields.get("$ref").and_then(Value::as_str) {
                let pointer = target.strip_prefix('#').expect("a place in the description itself");
                assert!(description.pointer(pointer).is_some(), "{target} is nowhere");
                *refs += 1;
            }
            fields.values().for_each(|field| check_refs(description, field, refs));
        }
        Value::Array(items) => items.iter().for_each(|item| check_refs(description, item, refs)),
        _ => {}
    }
}

/// What the server really sends has the fields that are described.
#[tokio::test]
async fn answers_have_the_fields_that_are_described() {
    let running = Running::start().await;
    let description = description(&running).await;
    let mut ann = running.client();
    let terms = serde_json::to_value(super::open_terms(play::GameKind::Quoridor)).expect("JSON");
    let made: Value = ann.post("/api/v1/games", &terms).await.expect("a game");
    let me: Value = ann.get("/api/v1/me").await.expect("somebody");
    let health: Value = ann.get("/healthz").await.expect("health");
    let games: Value = ann.get("/api/v1/games").await.expect("the lobby");
    let missing = ann.request("GET", "/api/v1/games/aaaaaaaaaaaa", None).await.expect("an answer");
    let problem = serde_json::from_str(&missing.body).expect("JSON");
    for (schema, value) in [
        ("GameAnswer", &made),
        ("GameView", &made["game"]),
        ("Terms", &terms),
        ("Profile", &me),
        ("Health", &health),
        ("LobbyGame", &games[0]),
        ("Problem", &problem),
    ] {
        let described = &description["components"]["schemas"][schema];
        let fields = value.as_object().unwrap_or_else(|| panic!("{schema}: {value}"));
        for field in fields.keys() {
            assert!(described["properties"].get(field).is_some(), "{schema}: {field} is not described");
        }
        for field in described["required"].as_array().into_iter().flatten() {
            assert!(fields.contains_key(field.as_str().expect("a name")), "{schema}: {field} is missing");
        }
    }
    running.stop().await;
}
