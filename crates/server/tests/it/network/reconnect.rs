//! I5: numbers without gap or repeat, with connections that break at every ply, two tabs and a stale tab.

use play::{Event, GameKind, GameState, Recorded};

use super::{Running, act, events, id, mv, open_terms, two_at};

#[tokio::test]
async fn a_client_that_reconnects_at_every_ply_misses_nothing() {
    let running = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Squadro)).await;
    let mut seen: Vec<Recorded> = Vec::new();
    loop {
        let since = seen.len() as u32;
        let mut socket = ann.connect(game, since).await.expect("a socket");
        let path = format!("/api/v1/games/{game}/events?since={since}");
        let missed: Vec<Recorded> = ann.clone().get(&path).await.expect("events");
        seen.extend(events(&mut socket, since, missed.len()).await);
        let state = GameState::replay(game, &seen).expect("a legal game");
        let Some(turn) = state.turn() else { break };
        let mover = if turn == game::Seat::FIRST { &ann } else { &bob };
        let legal = state.board().expect("it began").legal_moves();
        let mut moving = mover.connect(game, state.seq()).await.expect("a socket");
        let name = format!("ply-{}", state.ply());
        let seq = act(&mut moving, &name, mv(&legal[0], state.ply())).await.expect("legal");
        assert_eq!(seq, state.seq() + 1);
    }
    assert!(matches!(seen.last().expect("it was played").event, Event::Ended { .. }));
    running.stop().await;
}

#[tokio::test]
async fn of_two_tabs_one_wins_and_a_stale_one_is_told() {
    let running = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut one = ann.connect(game, 4).await.expect("a socket");
    let mut other = ann.connect(game, 4).await.expect("a socket");
    let mut stale = ann.connect(game, 4).await.expect("a socket");
    one.command(id("one"), mv("e2", 0)).await.expect("sent");
    other.command(id("other"), mv("d1", 0)).await.expect("sent");
    let answers = [super::answer(&mut one, &id("one")).await, super::answer(&mut other, &id("other")).await];
    assert_eq!(answers.iter().filter(|answer| **answer == Ok(5)).count(), 1, "{answers:?}");
    assert_eq!(answers.iter().filter(|answer| **answer == Err("stale".into())).count(), 1, "{answers:?}");

    let mut bobs = bob.connect(game, 5).await.expect("a socket");
    act(&mut bobs, "reply", mv("e8", 1)).await.expect("legal");
    assert_eq!(act(&mut stale, "late", mv("e2", 0)).await, Err("stale".into()));
    running.stop().await;
}

#[tokio::test]
async fn a_repeated_command_gets_the_first_answer() {
    let running = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut socket = ann.connect(game, 4).await.expect("a socket");
    let first = act(&mut socket, "mine", mv("e2", 0)).await;
    assert_eq!(first, Ok(5));
    assert_eq!(act(&mut socket, "mine", mv("e2", 0)).await, first);
    assert_eq!(act(&mut socket, "mine", mv("d1", 7)).await, first, "it goes by the id alone");
    assert_eq!(ann.clone().command(game, id("mine"), mv("e2", 0)).await.expect("the same over HTTP"), 5);
    // The same id from somebody else is another command.
    let mut bobs = bob.connect(game, 5).await.expect("a socket");
    assert_eq!(act(&mut bobs, "mine", mv("e8", 1)).await, Ok(6));
    // What was refused stays refused.
    assert_eq!(act(&mut bobs, "early", mv("e7", 3)).await, Err("stale".into()));
    act(&mut socket, "next", mv("e3", 2)).await.expect("legal");
    assert_eq!(act(&mut bobs, "early", mv("e7", 3)).await, Err("stale".into()));
    assert_eq!(act(&mut bobs, "again", mv("e7", 3)).await, Ok(8));

    // After a restart, too.
    let data = running.stop().await;
    let server = server::Server::start(super::config(data.path())).await.expect("it starts again");
    let mut ann = ann.with_server(server.address());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let task = tokio::spawn(server.run(async { drop(stopped.await) }));
    assert_eq!(ann.command(game, id("mine"), mv("e2", 0)).await.expect("the first answer"), 5);
    drop(stop);
    task.await.expect("it ends well");
}

#[tokio::test]
async fn who_has_more_than_there_is_is_told() {
    let running = Running::start().await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut socket = ann.connect(game, 99).await.expect("a socket");
    let told = socket.next().await.expect("a message");
    assert!(format!("{told:?}").contains("ahead"), "{told:?}");
    running.stop().await;
}
