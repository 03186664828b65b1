use play::{Command, Event, GameId, GameKind, GameState, Recorded, SeatKind, Seq, Status, Terms};
use server::client::{Client, Socket};
use server::protocol::{ClientMessage, GameAnswer, ServerMessage, ShortMessage};
use tokio::task::block_in_place;

use super::{Cluster, next};

pub(super) fn terms(game: GameKind) -> Terms {
    let first = Some(game::Seat::FIRST);
    Terms { public: true, first, ..Terms::for_two(game, SeatKind::Creator, SeatKind::Open) }
}

/// Ann at the first node and Bob at the second, at a game that has begun.
pub(super) async fn two_at(cluster: &Cluster, terms: &Terms) -> (Client, Client, GameId) {
    let (mut ann, mut bob) = (cluster.client(0), cluster.client(1));
    let game = ann.create_game(terms).await.expect("a game can be made").game.id;
    let sit = Command::Sit { seat: None };
    bob.command(game, "sit".parse().expect("an id"), sit).await.expect("a seat is free");
    (ann, bob, game)
}

/// The next event, which has to be the one after those that are known.
async fn next_event(socket: &mut Socket, events: &mut Vec<Recorded>) {
    let message = next(socket, |message| matches!(message, ServerMessage::Event(_))).await;
    let ServerMessage::Event(recorded) = message else { unreachable!("nothing else fits") };
    assert_eq!(recorded.seq as usize, events.len() + 1, "I5: no gap, no repeat");
    events.push(recorded);
}

pub(super) async fn events_until(socket: &mut Socket, events: &mut Vec<Recorded>, last: Seq) {
    while (events.len() as Seq) < last {
        next_event(socket, events).await;
    }
}

pub(super) async fn play(socket: &mut Socket, mv: &str, ply: u32) -> Seq {
    let id: play::CommandId = format!("move-{ply}").parse().expect("an id");
    socket.command(id.clone(), Command::Move { mv: mv.into(), ply }).await.expect("it is sent");
    let answers = |message: &ServerMessage| match message {
        ServerMessage::Ack { id: answered, .. } | ServerMessage::Refused { id: answered, .. } => {
            *answered == id
        }
        _ => false,
    };
    match next(socket, answers).await {
        ServerMessage::Ack { seq, .. } => seq,
        refused => panic!("{mv} was refused: {refused:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_at_one_node_is_told_at_all() {
    let mut cluster = Cluster::start(3).await;
    let (ann, bob, game) = two_at(&cluster, &terms(GameKind::Quoridor)).await;
    let mut ann = ann.connect(game, 0).await.expect("a socket");
    let mut bob = bob.connect(game, 0).await.expect("a socket");
    let mut watcher = cluster.client(2).connect(game, 0).await.expect("a socket");

    let mut seen = Vec::new();
    events_until(&mut watcher, &mut seen, 4).await;
    let all_there = |message: &ServerMessage| match message {
        ServerMessage::Presence { seats, spectators } => (seats.len(), *spectators) == (2, 1),
        _ => false,
    };
    for socket in [&mut ann, &mut bob, &mut watcher] {
        next(socket, all_there).await;
    }
    bob.send(&ClientMessage::Say { message: ShortMessage::GoodLuck }).await.expect("sent");
    for socket in [&mut ann, &mut watcher] {
        next(socket, |message| {
            matches!(message, ServerMessage::Said { message: ShortMessage::GoodLuck, .. })
        })
        .await;
    }

    // Everybody hears of moves, with NATS, without it, and with it again.
    for (ply, mv) in ["e2", "e8", "e3", "e7", "e4", "e6", "a3h", "c3h"].into_iter().enumerate() {
        if ply == 2 {
            block_in_place(|| cluster.nats.kill());
        }
        if ply == 5 {
            block_in_place(|| cluster.nats.resume().expect("NATS again"));
        }
        let (mover, other) = if ply % 2 == 0 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        let seq = play(mover, mv, ply as u32).await;
        let is_it = |message: &ServerMessage| matches!(message, ServerMessage::Event(it) if it.seq == seq);
        next(other, is_it).await;
        events_until(&mut watcher, &mut seen, seq).await;
    }
    let state = GameState::replay(game, &seen).expect("a legal game");
    assert_eq!(state.ply(), 8);

    // Who goes away is missed at the other nodes.
    watcher.close().await.expect("goodbye");
    next(&mut ann, |message| matches!(message, ServerMessage::Presence { spectators: 0, .. })).await;
    drop((ann, bob));
    cluster.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_moves_at_two_nodes_one_is_played() {
    let cluster = Cluster::start(2).await;
    let mut ann = cluster.client(0);
    let alone = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator);
    let made = ann.create_game(&alone).await.expect("a game can be made");
    let game = made.game.id;
    let tabs = [ann.clone(), ann.with_server(cluster.nodes[1].address)];
    for ply in 0..12 {
        // Whichever node was beaten knows of it.
        let asked = &mut tabs[ply as usize % 2].clone();
        let events: Vec<Recorded> = asked.get(&format!("/api/v1/games/{game}/events")).await.expect("events");
        let state = GameState::replay(game, &events).expect("a legal game");
        assert_eq!(state.ply(), ply);
        let legal = state.board().expect("it began").legal_moves();
        let command = |tab: usize| {
            let mv = legal[tab % legal.len()].clone();
            let id = format!("tab-{tab}-{ply}").parse().expect("an id");
            let mut client = tabs[tab].clone();
            async move { client.command(game, id, Command::Move { mv, ply }).await }
        };
        let (one, other) = tokio::join!(command(0), command(1));
        assert!(one.is_ok() != other.is_ok(), "exactly one is played: {one:?} {other:?}");
    }
    cluster.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flag_falls_once_however_many_nodes_look_at_it() {
    let cluster = Cluster::start(3).await;
    let timed = Terms { clock: "1".parse().expect("a time control"), ..terms(GameKind::Squadro) };
    let (ann, bob, game) = two_at(&cluster, &timed).await;
    let mut sockets = vec![
        ann.connect(game, 0).await.expect("a socket"),
        bob.connect(game, 0).await.expect("a socket"),
        cluster.client(2).connect(game, 0).await.expect("a socket"),
    ];
    let mut stories = Vec::new();
    for socket in &mut sockets {
        let mut events: Vec<Recorded> = Vec::new();
        while !events.last().is_some_and(|last| matches!(last.event, Event::Ended { .. })) {
            next_event(socket, &mut events).await;
        }
        stories.push(events);
    }
    assert!(stories.iter().all(|story| *story == stories[0]), "I6: everybody has seen the same");
    let mut asker = cluster.client(2);
    let stored: Vec<Recorded> = asker.get(&format!("/api/v1/games/{game}/events")).await.expect("events");
    assert_eq!(stored, stories[0]);
    let count = |fits: fn(&Event) -> bool| stored.iter().filter(|it| fits(&it.event)).count();
    assert_eq!(count(|event| matches!(event, Event::Flagged { .. })), 1);
    assert_eq!(count(|event| matches!(event, Event::Ended { .. })), 1, "I7: exactly one result");
    drop(sockets);
    cluster.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_at_two_nodes_are_brought_together() {
    let cluster = Cluster::start(2).await;
    let request = serde_json::json!({ "game": "squadro", "clock": "300+2" });
    let mut ann = cluster.client(0);
    let waiting: GameAnswer = ann.post("/api/v1/pairing", &request).await.expect("a game");
    let mut socket = ann.connect(waiting.game.id, 0).await.expect("a socket");
    next(&mut socket, |message| matches!(message, ServerMessage::Presence { .. })).await;
    let paired: GameAnswer = cluster.client(1).post("/api/v1/pairing", &request).await.expect("a game");
    assert_eq!((paired.game.id, paired.game.status), (waiting.game.id, Status::Playing));
    let started = |message: &ServerMessage| match message {
        ServerMessage::Event(recorded) => matches!(recorded.event, Event::Started { .. }),
        _ => false,
    };
    next(&mut socket, started).await;
    drop(socket);
    cluster.stop().await;
}
