//! Games that version 0.1 kept still open: they were played in that version and taken from the browser's database.

use serde_json::{Value, json};

fn ask(request: &Value) -> Value {
    let response = wasm::respond(&json!({ "call": "replica", "ask": request }).to_string());
    let mut response: Value = serde_json::from_str(&response).expect("JSON");
    assert!(response.get("fault").is_none(), "{request}\n{response}");
    response["ok"].take()
}

#[test]
fn games_kept_by_version_0_1_go_on_as_events() {
    let rows: Vec<Value> =
        serde_json::from_str(include_str!("../../../web/tests/data/saved-0.1.json")).expect("the fixture");
    assert_eq!(rows.len(), 5);
    for row in rows {
        let (id, me) = (&row["id"].as_str().expect("an id")[..12], "thisscreenplayer");
        let events = ask(&json!({ "do": "adopt", "id": id, "me": me, "saved": row }));
        let opened = ask(&json!({ "do": "open", "id": id, "events": events, "me": me }));
        let last = events.as_array().expect("events").last().expect("some")["at"].clone();
        let show = json!({ "do": "show", "replica": opened["replica"], "now": last, "patience": 1000 });
        let shown = ask(&show);
        let (game, over) = (&shown["game"], row["over"].as_bool().expect("it is known"));
        assert_eq!(game["moves"], row["moves"], "{row}");
        assert_eq!(game["status"], if over { "over" } else { "playing" }, "{row}");
        assert_eq!(game["terms"]["game"], row["name"]);
        for (seat, player) in row["players"].as_array().expect("players").iter().enumerate() {
            let sitter = &game["seats"][seat]["sitter"];
            assert_eq!((&sitter["kind"], &sitter["level"]), (&player["kind"], &player["level"]), "{row}");
        }
        if let Some(times) = row.get("clock").and_then(|clock| clock["left"].as_array()?.last()) {
            for (seat, time) in times.as_array().expect("by seat").iter().enumerate() {
                let (kept, left) = (time.as_f64().expect("a time"), &game["seats"][seat]["left"]);
                let left = left.as_f64().expect("a clock");
                // Per-move clocks of a game that was over kept what the last turn had left: that is over, too.
                assert!((kept - left).abs() <= 1.0 || over && row["clock"]["increment"].is_null(), "{row}");
            }
        }
    }
}
