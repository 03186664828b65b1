use std::time::{Duration, Instant};

use games::AnyLine;
use play::{Command, GameId, GameKind, GameState, Recorded, SeatKind, Terms};
use server::client::{Client, Socket};
use server::protocol::ServerMessage;

use super::Target;
use crate::network::{PATIENCE, id, mv};

/// What two well-behaved players saw.
pub(super) struct Played {
    pub(super) moves: u32,
    pub(super) longest_wait: Duration,
}

/// A line of play that ends before anybody has won.
const MOVES: [&str; 12] = ["e2", "e8", "e3", "e7", "a3h", "c3h", "e4", "e6", "a6h", "c6h", "d4", "d6"];

/// Two play one game after another until the attack is over, at different nodes where there are several.
pub(super) async fn play(target: &Target) -> Played {
    let mut played = Played { moves: 0, longest_wait: Duration::ZERO };
    let (mut ann, mut bob) = (Client::new(target.node(0)), Client::new(target.node(1)));
    while !target.is_over() {
        play_game(&mut ann, &mut bob, &mut played).await;
    }
    played
}

async fn play_game(ann: &mut Client, bob: &mut Client, played: &mut Played) {
    let first = Some(game::Seat::FIRST);
    let terms = Terms {
        public: true,
        first,
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Open)
    };
    let game = ann.create_game(&terms).await.expect("a game can be made").game.id;
    bob.command(game, id("sit"), Command::Sit { seat: None }).await.expect("a seat is free");
    let mut sockets =
        [ann.connect(game, 0).await.expect("a socket"), bob.connect(game, 0).await.expect("a socket")];
    for (ply, text) in MOVES.into_iter().enumerate() {
        let wait = acknowledged(&mut sockets[ply % 2], text, ply as u32).await;
        played.moves += 1;
        played.longest_wait = played.longest_wait.max(wait);
        // People think, and the server has to be good for more than one burst.
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    ann.command(game, id("resign"), Command::Resign).await.expect("one may resign");
    check(ann, game).await;
}

/// Plays a move and waits for its acknowledgement.
async fn acknowledged(socket: &mut Socket, text: &str, ply: u32) -> Duration {
    let name = id(format!("move-{ply}"));
    let began = Instant::now();
    socket.command(name.clone(), mv(text, ply)).await.expect("it is sent");
    loop {
        match tokio::time::timeout(PATIENCE, socket.next()).await.expect("it is answered").expect("a message")
        {
            ServerMessage::Ack { id, .. } if id == name => return began.elapsed(),
            ServerMessage::Refused { id, code, .. } if id == name => panic!("{text} was refused: {code}"),
            _ => {}
        }
    }
}

/// The events of the game have no gap and make a legal game with every acknowledged move.
async fn check(client: &mut Client, game: GameId) {
    let events: Vec<Recorded> =
        client.get(&format!("/api/v1/games/{game}/events")).await.expect("its events");
    let state = GameState::replay(game, &events).expect("a legal game");
    let steps = state.board().map(AnyLine::steps).unwrap_or_default();
    assert_eq!(steps.get(..MOVES.len()), Some(&MOVES.map(String::from)[..]), "no acknowledged move is lost");
}
