//! Reviews, analyses and facts as a page asks for them.

use serde_json::{Value, json};

fn ask(request: &Value) -> Value {
    let mut response: Value = serde_json::from_str(&wasm::respond(&request.to_string())).expect("JSON");
    assert!(response.get("fault").is_none(), "{request}\n{response}");
    response["ok"].take()
}

fn game(name: &str, setup: &Value, moves: &str) -> Value {
    json!({ "name": name, "setup": setup, "moves": moves.split_whitespace().collect::<Vec<_>>() })
}

/// Somebody who walks past a win.
fn walked_past() -> Value {
    game("quoridor", &json!({ "position": "e8 a2 / - / 0 0 / 1" }), "e7 a1")
}

fn review(request: &Value) -> Value {
    ask(&json!({ "call": "review", "ask": request }))
}

/// Steps until nothing is left to do.
fn finish(number: &Value) -> Value {
    loop {
        let progress = review(&json!({ "do": "step", "review": number, "milliseconds": 1 }));
        if progress["finished"] == true {
            return review(&json!({ "do": "show", "review": number }));
        }
    }
}

#[test]
fn a_review_goes_on_step_by_step_and_is_taken_up_where_it_was() {
    let game = walked_past();
    let opened = review(&json!({ "do": "open", "game": game }));
    assert_eq!((&opened["done"], &opened["scanned"]), (&json!(0), &json!(false)));
    let number = &opened["review"];
    let stepped = review(&json!({ "do": "step", "review": number, "milliseconds": 0 }));
    assert_eq!(stepped["done"], 1);
    let state = review(&json!({ "do": "state", "review": number }));
    let shown = finish(number);
    assert_eq!(shown["evaluations"].as_array().map(Vec::len), Some(3));
    let mark = &shown["marks"][0];
    assert_eq!((&mark["ply"], &mark["seat"], &mark["grade"]), (&json!(0), &json!(1), &json!("blunder")));
    assert_eq!(mark["line"], json!(["e9"]));
    let only = json!({
        "fact": { "fact": "onlyMove", "move": "e9" },
        "message": { "key": "fact-only-move", "arguments": [["move", { "text": "e9" }]] },
    });
    assert_eq!(mark["facts"][0], only);
    assert_eq!(mark["better"], json!({ "kind": "proven", "winner": 1, "plies": 0 }));

    let resumed = review(&json!({ "do": "open", "game": game, "state": state }));
    assert_eq!(resumed["done"], 1);
    let mut again = finish(&resumed["review"]);
    again["progress"]["review"] = number.clone();
    assert_eq!(again, shown);

    // What was kept of another game, or isn't a state, is of no use.
    let other = self::game("quoridor", &json!({}), "e2 e8");
    for (game, state) in [(&other, state.as_str().expect("a text")), (&game, "nonsense")] {
        let opened = review(&json!({ "do": "open", "game": game, "state": state }));
        assert_eq!(opened["done"], 0);
    }
    assert_eq!(review(&json!({ "do": "close", "review": number })), Value::Null);
    let gone = json!({ "call": "review", "ask": { "do": "show", "review": number } });
    let fault = r#"{"fault":{"about":"review","message":"there is no such review"}}"#;
    assert_eq!(wasm::respond(&gone.to_string()), fault);
}

#[test]
fn who_tries_again_is_told_whether_the_result_was_kept() {
    let of = |moves: &str| {
        let mut tried = walked_past();
        tried["moves"] = json!([moves]);
        ask(&json!({ "call": "attempt", "game": tried }))
    };
    let kept = of("e9");
    assert_eq!((&kept["kept"], &kept["after"]["winner"]), (&json!(true), &json!(1)));
    let lost = of("d8");
    assert_eq!((&lost["kept"], &lost["after"]["winner"]), (&json!(false), &json!(2)));
    assert_eq!(lost["mark"]["facts"][0]["message"]["key"], "fact-only-move");
}

#[test]
fn the_best_moves_of_any_position_come_with_their_lines() {
    for (name, setup, count) in [
        ("quoridor", json!({}), 5),
        ("quoridor", json!({ "players": 3 }), 5),
        ("quoridor", json!({ "players": 4 }), 4),
        ("squadro", json!({}), 5),
    ] {
        let players = setup["players"].as_u64().unwrap_or(2) as usize;
        let game = game(name, &setup, "");
        let effort = json!({ "nodes": 3000 });
        let found = ask(&json!({ "call": "analyze", "game": game, "effort": effort, "lines": count }));
        let moves = found["moves"].as_array().expect("a list");
        assert_eq!(moves.len(), count, "{found}");
        assert!(found["depth"].as_u64() > Some(1) && found["nodes"].as_u64() >= Some(3000), "{found}");
        let chances = |judged: &Value| {
            let chances = judged["evaluation"]["chances"].as_array().expect("estimates").clone();
            chances.iter().map(|chance| chance.as_f64().expect("a number")).collect::<Vec<_>>()
        };
        for judged in moves {
            assert_eq!(judged["line"][0], judged["move"]);
            assert!(judged["line"].as_array().map(Vec::len) > Some(1), "{found}");
            assert_eq!(chances(judged).len(), players);
        }
        let best = chances(&moves[0])[0];
        // Of three and four the move looked at most is the best, whose chance may be less than that of another.
        assert!(players > 2 || moves.iter().all(|judged| chances(judged)[0] <= best), "{found}");
    }
}

#[test]
fn the_facts_of_a_position_and_of_moves_are_told() {
    let game = game("quoridor", &json!({}), "e2 e8");
    let facts = ask(&json!({ "call": "facts", "game": game, "moves": ["e8h", "z9"] }));
    assert_eq!(facts["race"], Value::Null);
    let message = json!({
        "key": "fact-path-longer",
        "arguments": [["player", { "player": 1 }], ["steps", { "number": 1 }]],
    });
    let told = &facts["moves"];
    assert!(told[0]["facts"].as_array().is_some_and(|facts| facts.contains(&message)), "{told}");
    assert_eq!(told[1]["facts"], json!([]), "it can't be played");
    let mut ahead = walked_past();
    ahead["moves"] = json!([]);
    let race = ask(&json!({ "call": "facts", "game": ahead, "moves": [] }));
    assert_eq!(race["race"]["key"], "fact-race-decided");
}
