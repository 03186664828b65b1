//! Names that could be taken for another's.

use play::{Command, GameKind};
use server::client::ClientError;

use super::{Running, id, open_terms};

#[tokio::test]
async fn nobody_has_a_name_like_that_of_a_computer() {
    let running =
        Running::start_with(|config| config.reserved_names = vec!["Computer (Stufe 8)".into()]).await;
    for name in ["Computer, level 8", "Соmputer level 8", "computer (stufe 8)", "\u{200b}Ann"] {
        let mut guest = running.client();
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = guest.request("PUT", "/api/v1/me", Some(body)).await.expect("an answer");
        let refused = answer.read::<serde_json::Value>();
        let Err(ClientError::Problem { status: 409, problem }) = refused else {
            panic!("{name}: {refused:?}")
        };
        assert_eq!(problem.code, "bad_name", "{name}");
    }
    running.stop().await;
}

#[tokio::test]
async fn two_with_names_that_look_alike_are_told_apart_in_a_game() {
    let running = Running::start().await;
    let (mut ann, mut other) = (running.client(), running.client());
    // The second begins with a Cyrillic letter.
    for (guest, name) in [(&mut ann, "Ann"), (&mut other, "\u{410}nn")] {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = guest.request("PUT", "/api/v1/me", Some(body)).await.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    let game = ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game").game.id;
    other.command(game, id("sit"), Command::Sit { seat: None }).await.expect("a seat");
    let game: serde_json::Value = ann.get(&format!("/api/v1/games/{game}")).await.expect("a game");
    let text = game.to_string();
    assert!(text.contains(r#""name":"Ann""#) && text.contains("\"name\":\"\u{410}nn ("), "{text}");
    running.stop().await;
}
