//! Exact values, looked up over the network.

use std::sync::Arc;

use play::GameKind;
use serde_json::{Value, json};
use server::client::Response;
use server::tablebase::{ExactPosition, ExactValue, LookUpError, Tablebase, TablebaseState};

use super::Running;

/// Knows one position of Squadro.
#[derive(Debug)]
struct OnePosition;

const KNOWN: &str = "known";

impl Tablebase for OnePosition {
    fn state(&self, game: GameKind) -> TablebaseState {
        if game == GameKind::Squadro {
            TablebaseState::Ready
        } else {
            TablebaseState::Solving { percent: 40 }
        }
    }

    fn look_up(&self, game: GameKind, position: &str) -> Result<ExactPosition, LookUpError> {
        match (game, position) {
            (GameKind::Quoridor, _) => Err(LookUpError::Unavailable("40 %".into())),
            (_, KNOWN) => Ok(ExactPosition {
                position: KNOWN.into(),
                value: ExactValue::Win,
                moves: [("1".into(), ExactValue::Win), ("2".into(), ExactValue::Loss)].into(),
            }),
            (_, "over") => Err(LookUpError::Over),
            (_, "other") => Err(LookUpError::NotCovered),
            _ => Err(LookUpError::Position("no such thing".into())),
        }
    }
}

async fn ask(running: &Running, path: &str) -> Response {
    running.client().request("GET", &format!("/api/v1/tablebase/{path}"), None).await.expect("an answer")
}

fn body(answer: &Response) -> Value {
    serde_json::from_str(&answer.body).expect("JSON")
}

#[tokio::test]
async fn exact_values_are_served_with_reasons_where_there_are_none() {
    let running = Running::start_with(|config| config.tablebase = Some(Arc::new(OnePosition))).await;
    let found = ask(&running, "squadro?position=known").await;
    assert_eq!(found.status, 200);
    // A shared cache would hand the cookie of one guest to others.
    assert_eq!(found.header("cache-control"), Some("private, max-age=31536000, immutable"));
    let expected = json!({ "position": "known", "value": "win", "moves": { "1": "win", "2": "loss" } });
    assert_eq!(body(&found), expected);
    for (path, status, code) in [
        ("squadro?position=over", 400, "game_over"),
        ("squadro?position=nonsense", 400, "bad_position"),
        ("squadro?position=other", 404, "not_covered"),
        ("quoridor?position=known", 503, "no_tablebase_yet"),
        ("chess?position=known", 404, "not_found"),
        ("squadro?where=known", 400, "bad_request"),
    ] {
        let refused = ask(&running, path).await;
        assert_eq!((refused.status, &body(&refused)["code"]), (status, &json!(code)), "{path}");
        assert_eq!(refused.header("retry-after").is_some(), status == 503, "{path}");
        assert_eq!(refused.header("cache-control"), Some("no-store"), "{path}");
    }
    assert_eq!(body(&ask(&running, "squadro").await), json!({ "state": "ready" }));
    assert_eq!(body(&ask(&running, "quoridor").await), json!({ "state": "solving", "percent": 40 }));
    running.stop().await;
}

#[tokio::test]
async fn a_server_without_a_tablebase_says_so() {
    let running = Running::start_with(|config| config.limits.writes_per_player = 3).await;
    assert_eq!(body(&ask(&running, "squadro").await), json!({ "state": "absent" }));
    // One visitor, who keeps the cookie.
    let mut visitor = running.client();
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let path = "/api/v1/tablebase/squadro?position=known";
        statuses.push(visitor.request("GET", path, None).await.expect("an answer").status);
    }
    assert_eq!(statuses, [404, 404, 404, 429, 429], "look-ups count as writes do");
    running.stop().await;
}
