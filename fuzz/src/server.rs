use play::{Actor, Context, GameId, GameState, PlayerId, Recorded, SeatKind, Terms, create};
use server::credentials::Signer;
use server::protocol::{ClientMessage, CommandRequest, ServerMessage};

/// No line is longer than a frame of the server's.
const MOST_LINES: usize = 64;

/// What clients send to a server, line by line: messages of a WebSocket and bodies of requests. Three take turns, of
/// whom two play; whatever they say, the game can be stored, loaded and replayed.
pub fn server_messages(data: &[u8]) {
    let mut game = FuzzedGame::new(&usual(), 0).expect("the usual terms are good");
    for (number, line) in String::from_utf8_lossy(data).lines().take(MOST_LINES).enumerate() {
        if let Ok(message) = serde_json::from_str::<ClientMessage>(line) {
            assert_eq!(through_json(&message), message);
            if let ClientMessage::Command { id, command } = message {
                let request = CommandRequest { id, command };
                assert_eq!(through_json(&request), request);
                game.act(&request, number);
            }
        }
        if let Ok(terms) = serde_json::from_str::<Terms>(line) {
            assert_eq!(through_json(&terms), terms);
            game = FuzzedGame::new(&terms, number as u64).unwrap_or(game);
        }
        if let Ok(message) = serde_json::from_str::<ServerMessage>(line) {
            assert_eq!(through_json(&message), message);
        }
        let signer = Signer::with_secret(b"secret");
        assert!(
            signer.read_cookie(line).is_none() && signer.read_token(line).is_none(),
            "a forged principal"
        );
        assert!(signer.read_seat_key(&game.state, line).is_none(), "a forged key");
        assert!(!signer.opens(&game.state, line), "a forged link");
    }
    let replayed = GameState::replay(game.state.id(), &game.events).expect("what was stored can be replayed");
    let now = game.state.view(u64::MAX / 2);
    assert_eq!(through_json(&now), now);
    assert_eq!(replayed.view(u64::MAX / 2), now);
}

struct FuzzedGame {
    state: GameState,
    events: Vec<Recorded>,
}

fn usual() -> Terms {
    Terms::for_two(play::GameKind::Quoridor, SeatKind::Creator, SeatKind::Open)
}

fn actor(number: usize) -> Actor {
    let player: PlayerId = format!("player{:010}", number % 3).parse().expect("sixteen letters and digits");
    Actor { player, name: "Ann".into(), is_bot: number % 5 == 4 }
}

fn context(now: u64, seed: u64) -> Context {
    let next_game: GameId = "thenextgame0".parse().expect("twelve letters and digits");
    Context { now, wall: 0, lag: now % 700, seed, next_game }
}

impl FuzzedGame {
    fn new(terms: &Terms, seed: u64) -> Option<FuzzedGame> {
        let id: GameId = "thefirstgame".parse().expect("twelve letters and digits");
        let decision = create(id, terms.clone(), &actor(0), &context(0, seed)).ok()?;
        let events = decision.events.iter().map(through_json).collect();
        Some(FuzzedGame { state: decision.next, events })
    }

    fn act(&mut self, request: &CommandRequest, number: usize) {
        // Now and then actor thinks for so long that a flag may fall.
        let now = number as u64 * if number % 7 == 6 { 90_000 } else { 900 };
        let context = context(now.max(self.events.last().map_or(0, |last| last.at)), number as u64);
        if let Some(flagged) = self.state.decide_flag(None, &context) {
            self.events.extend(flagged.events.iter().map(through_json));
            self.state = flagged.next;
        }
        if let Ok(decision) = self.state.decide(&request.command, &actor(number), &context) {
            self.events.extend(decision.events.iter().map(through_json));
            self.state = decision.next;
        }
    }
}

/// The same after it was written and read.
fn through_json<T: serde::Serialize + serde::de::DeserializeOwned>(what: &T) -> T {
    let text = serde_json::to_string(what).expect("it can be written");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
