//! Games from the first seat to the last move.

use play::{Command, Event, GameKind, GameState, Recorded, SeatKind, Status, Terms};
use server::client::Client;
use server::protocol::{ClientMessage, ServerMessage, ShortMessage};

use super::{Running, act, events, id, mv, next, open_terms, two_at};

/// Plays the first legal move of whoever is to move until the game is over.
async fn play_out(ann: &Client, bob: &Client, game: play::GameId) -> Vec<Recorded> {
    let mut sockets =
        [ann.connect(game, 0).await.expect("Ann's socket"), bob.connect(game, 0).await.expect("Bob's")];
    let mut seen: [Vec<Recorded>; 2] = [Vec::new(), Vec::new()];
    for (socket, seen) in sockets.iter_mut().zip(&mut seen) {
        seen.extend(events(socket, 0, 4).await);
    }
    loop {
        let state = GameState::replay(game, &seen[0]).expect("a legal game");
        let Some(turn) = state.turn() else { break };
        let choice = state.board().expect("it began").legal_moves()[state.ply() as usize % 2].clone();
        let name = format!("ply-{}", state.ply());
        act(&mut sockets[turn.index()], &name, mv(&choice, state.ply())).await.expect("a legal move");
        let path = format!("/api/v1/games/{game}/events?since={}", seen[0].len());
        let new: Vec<Recorded> = ann.clone().get(&path).await.expect("events");
        seen[0].extend(new);
    }
    // Bob's socket had to carry all of it, in order.
    let mut fresh = bob.connect(game, 0).await.expect("a socket");
    let all = events(&mut fresh, 0, seen[0].len()).await;
    assert_eq!(all, seen[0], "I6: every client ends on the board of the store");
    all
}

#[tokio::test]
async fn two_people_play_a_game_to_the_end_and_take_it_home() {
    let running = Running::start().await;
    for kind in GameKind::ALL {
        let (mut ann, bob, game) = two_at(&running, &open_terms(kind)).await;
        let all = play_out(&ann, &bob, game).await;
        assert!(matches!(all.last().expect("something happened").event, Event::Ended { .. }));
        let text = ann.request("GET", &format!("/api/v1/games/{game}/record"), None).await.expect("a record");
        let record = game::record::Record::from_text(&text.body).expect("a record as text");
        let path = format!("/api/v1/games/{game}/record?format=json");
        let json = ann.request("GET", &path, None).await.expect("a record");
        assert_eq!(game::record::Record::from_json(&json.body).expect("a record as JSON"), record);
        match kind {
            GameKind::Quoridor => drop(record.replay::<quoridor::Position>().expect("a legal game")),
            GameKind::Squadro => drop(record.replay::<squadro::Position>().expect("a legal game")),
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn a_rematch_swaps_seats_and_takes_spectators_along() {
    let running = Running::start().await;
    let (ann, mut bob, game) =
        two_at(&running, &Terms { public: false, ..open_terms(GameKind::Squadro) }).await;
    let link = ann.clone().game(game).await.expect("Ann's game").link;
    let watcher = running.client().with_link(link);
    let mut watching = watcher.connect(game, 0).await.expect("a socket");
    let mut socket = ann.connect(game, 4).await.expect("a socket");
    act(&mut socket, "resign", Command::Resign).await.expect("giving up");
    act(&mut socket, "again", Command::Rematch).await.expect("a question");
    bob.command(game, id("yes"), Command::Rematch).await.expect("yes");
    let next_game = loop {
        if let ServerMessage::Event(Recorded { event: Event::Rematch { game }, .. }) =
            next(&mut watching).await.expect("an event")
        {
            break game;
        }
    };
    let again = watcher.clone().game(next_game).await.expect("the same link opens it");
    assert_eq!(again.game.status, Status::Playing);
    let bobs = bob.game(next_game).await.expect("his game").yours;
    assert_eq!(bobs[0].seat, game::Seat::FIRST, "who sat second sits first");
    running.stop().await;
}

#[tokio::test]
async fn a_computer_answers() {
    let running = Running::start().await;
    for kind in GameKind::ALL {
        let mut ann = running.client();
        let terms = Terms {
            first: Some(game::Seat::SECOND),
            clock: "300".parse().expect("a time control"),
            ..Terms::for_two(kind, SeatKind::Creator, SeatKind::Computer(2))
        };
        let game = ann.create_game(&terms).await.expect("a game").game.id;
        let mut socket = ann.connect(game, 4).await.expect("a socket");
        let opening = events(&mut socket, 4, 1).await;
        assert!(matches!(opening[0].event, Event::Move { seat: game::Seat::SECOND, .. }));
        let legal = ann.game(game).await.expect("the game").game.legal;
        act(&mut socket, "mine", mv(&legal[0], 1)).await.expect("a legal move");
        let mut ply = 0;
        while ply < 3 {
            ply = ann.game(game).await.expect("the game").game.ply;
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn a_bot_plays_with_a_token() {
    let running = Running::start().await;
    let mut ann = running.client();
    let made: serde_json::Value =
        ann.post("/api/v1/bots", &serde_json::json!({ "name": "Rusty" })).await.expect("a bot");
    let mut bot = running.client().with_token(made["token"].as_str().expect("a token"));
    let terms = Terms { ..Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Bot) };
    let made = ann
        .create_game(&Terms { public: true, first: Some(game::Seat::SECOND), ..terms })
        .await
        .expect("a game");
    let mut socket = bot.connect(made.game.id, 0).await.expect("a socket");
    act(&mut socket, "sit", Command::Sit { seat: None }).await.expect("a seat for bots");
    act(&mut socket, "first", mv("3", 0)).await.expect("its move");
    let view = bot.game(made.game.id).await.expect("the game").game;
    assert_eq!(view.moves, ["3"]);
    assert!(format!("{:?}", view.seats[1].occupant).contains("Rusty"));
    running.stop().await;
}

#[tokio::test]
async fn players_can_say_ready_made_things_and_spectators_are_counted() {
    let running = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut anns = ann.connect(game, 4).await.expect("a socket");
    let mut bobs = bob.connect(game, 4).await.expect("a socket");
    let mut watching = running.client().connect(game, 4).await.expect("a socket");
    loop {
        if let ServerMessage::Presence { seats, spectators: 1 } = anns.next().await.expect("a message")
            && seats.len() == 2
        {
            break;
        }
    }
    bobs.send(&ClientMessage::Say { message: ShortMessage::GoodLuck }).await.expect("sent");
    let said = loop {
        if let said @ ServerMessage::Said { .. } = next(&mut watching).await.expect("a message") {
            break said;
        }
    };
    assert_eq!(said, ServerMessage::Said { seat: game::Seat::SECOND, message: ShortMessage::GoodLuck });
    watching.send(&ClientMessage::Say { message: ShortMessage::Hello }).await.expect("sent");
    assert!(
        matches!(next(&mut watching).await, Ok(ServerMessage::Error { code, .. }) if code == "not_seated")
    );
    watching.close().await.expect("closed");
    loop {
        if let ServerMessage::Presence { spectators: 0, .. } = anns.next().await.expect("a message") {
            break;
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn a_flag_falls_with_nobody_there_also_after_a_restart() {
    let running = Running::start().await;
    let terms = Terms { clock: "1".parse().expect("a second"), ..open_terms(GameKind::Quoridor) };
    let (ann, _, game) = two_at(&running, &terms).await;
    // The server is gone while the clock would run out, and the clock stands still.
    let data = running.stop().await;
    let server = server::Server::start(super::config(data.path())).await.expect("it starts again");
    let mut ann = ann.with_server(server.address());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let task = tokio::spawn(server.run(async { drop(stopped.await) }));
    let ended = loop {
        let seen: Vec<Recorded> =
            ann.get(&format!("/api/v1/games/{game}/events?since=4")).await.expect("events");
        if let [flagged, ended] = &seen[..] {
            assert!(matches!(flagged.event, Event::Flagged { seat: game::Seat::FIRST }));
            break ended.clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let Event::Ended { result, .. } = ended.event else { panic!("{ended:?}") };
    assert_eq!(result.to_string(), "0-1");
    drop(stop);
    task.await.expect("it ends well");
}
