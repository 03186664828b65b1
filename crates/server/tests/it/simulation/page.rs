//! The page runs the same model as the server, in its rules module. Random games of both kinds are played on a server,
//! every event is told to the module as the page would tell it, and after each the whole view of both is compared.

use std::sync::Arc;
use std::time::Duration;

use play::{
    Actor, Command, Event, GameId, GameKind, GameState, GameView, Recorded, SeatKind, SeatTerms, Terms,
};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use server::bus::LocalBus;
use server::room::{Hub, Parts, RoomSettings};
use tokio::time::sleep;

use super::Seed;
use super::world::{MemoryStore, QuickThinker, SteadyTime, actor};

/// The replicas of the rules module, as a page asks about them.
fn ask(question: &Value) -> Value {
    let answer = wasm::respond(&json!({ "call": "replica", "ask": question }).to_string());
    let mut answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert!(answer.get("fault").is_none(), "{question}\n{answer}");
    answer["ok"].take()
}

/// A page of one player.
struct Page {
    replica: Value,
    known: usize,
}

impl Page {
    fn open(id: GameId, events: &[Recorded], me: &Actor) -> Page {
        let opened = ask(&json!({ "do": "open", "id": id, "events": &events[..1], "me": me.player }));
        Page { replica: opened["replica"].clone(), known: 1 }
    }

    /// What the page shows at this moment.
    fn view(&self, now: u64) -> GameView {
        let shown = ask(&json!({ "do": "show", "replica": self.replica, "now": now, "patience": 1000 }));
        serde_json::from_value(shown["game"].clone()).expect("a view")
    }

    /// Takes in what is new, event by event, and compares the view after each with that of the server's model.
    fn follow(&mut self, id: GameId, events: &[Recorded]) {
        while self.known < events.len() {
            let next = &events[self.known];
            ask(&json!({ "do": "apply", "replica": self.replica, "events": [next] }));
            self.known += 1;
            let state = GameState::replay(id, &events[..self.known]).expect("a legal game");
            assert_eq!(self.view(next.at), state.view(next.at), "after {:?}", next.event);
        }
    }
}

struct Table {
    hub: Hub,
    store: Arc<MemoryStore>,
    id: GameId,
    pages: Vec<Page>,
    commands: u32,
}

impl Table {
    async fn new(terms: Terms, seed: u64) -> Table {
        let store = Arc::new(MemoryStore::calm());
        let hub = Hub::new(Parts {
            store: Arc::clone(&store) as _,
            bus: LocalBus::single_node(),
            thinker: Arc::new(QuickThinker),
            time: Arc::new(SteadyTime::default()),
            seed: Some(seed),
            settings: RoomSettings::default(),
        });
        let id = hub.create(terms, &actor(1)).await.expect("good terms").id();
        let mut table = Table { hub, store, id, pages: Vec::new(), commands: 0 };
        table.sit_at_pages();
        table
    }

    /// The page of a player, and that of a spectator.
    fn sit_at_pages(&mut self) {
        let events = self.store.events(self.id);
        self.pages = [1, 9].map(|number| Page::open(self.id, &events, &actor(number))).into();
    }

    async fn state(&self) -> GameState {
        self.hub.state(self.id).await.expect("the game")
    }

    async fn act(&mut self, by: u8, command: Command) {
        self.commands += 1;
        let id = format!("command-{}", self.commands).parse().expect("an id");
        // What is refused leads to nothing, on either side.
        drop(self.hub.command(self.id, actor(by), id, command, 0).await);
        self.compare().await;
    }

    async fn compare(&mut self) {
        let events = self.store.events(self.id);
        for page in &mut self.pages {
            page.follow(self.id, &events);
        }
        let state = self.state().await;
        if state.seq() as usize == events.len() {
            let now = events.last().expect("it was made").at + 70;
            assert_eq!(self.pages[0].view(now), state.view(now));
        }
    }
}

fn terms(rng: &mut StdRng) -> Terms {
    let squadro = rng.random_ratio(1, 3);
    let players = if squadro { 2 } else { rng.random_range(2..5) };
    let game = if squadro { GameKind::Squadro } else { GameKind::Quoridor };
    let mut terms = Terms::for_two(game, SeatKind::Creator, SeatKind::Open);
    terms.seats = vec![SeatTerms::of(SeatKind::Open); players];
    terms.seats[0].who = SeatKind::Creator;
    if rng.random_ratio(1, 3) {
        terms.seats[1].who = SeatKind::Computer(1);
    }
    match (game, rng.random_range(0..3)) {
        (GameKind::Quoridor, 0) => terms.seats[1].fences = Some(1),
        (GameKind::Squadro, 0) => terms.seats[1].head_start = true,
        (GameKind::Quoridor, 1) if players == 3 => {
            // Nobody has fences left, and seat 1 stands in a dead end.
            terms.position = Some("e1 e2 e4 / d1v e1v / 0 0 0 / 1".into());
        }
        _ => {}
    }
    let clocks = ["-", "60", "20+3", "10/move", "1d/move"];
    terms.clock = clocks[rng.random_range(0..clocks.len())].parse().expect("a clock");
    terms.draw_seats = rng.random();
    terms
}

fn deed(rng: &mut StdRng) -> Command {
    let all = [
        Command::OfferDraw,
        Command::AcceptDraw,
        Command::DeclineDraw,
        Command::AskTakeback,
        Command::GrantTakeback,
        Command::RefuseTakeback,
        Command::Undo,
        Command::Resign,
        Command::Abort,
        Command::Rematch,
        Command::Sit { seat: None },
        Command::GetUp,
    ];
    all[rng.random_range(0..all.len())].clone()
}

async fn play(seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let terms = terms(&mut rng);
    let players = terms.seats.len() as u8;
    let mut table = Table::new(terms, seed).await;
    for number in 2..=players {
        table.act(number, Command::Sit { seat: None }).await;
    }
    for _ in 0..120 {
        sleep(Duration::from_millis(rng.random_range(0..3_000))).await;
        let state = table.state().await;
        if let Some(next) = state.rematch() {
            // Everybody goes on at the next table.
            table.id = next;
            table.sit_at_pages();
            table.compare().await;
            continue;
        }
        let mover = state.turn().and_then(|seat| state.seats()[seat.index()].occupant.clone());
        match mover.and_then(|(occupant, _)| occupant.player()) {
            Some(player) if rng.random_ratio(4, 5) => {
                let legal = state.board().expect("it is played").legal_moves();
                let mv = legal[rng.random_range(0..legal.len())].clone();
                let by = (1..=players).find(|&number| actor(number).player == player).expect("a player");
                table.act(by, Command::Move { mv, ply: state.ply() }).await;
            }
            _ if rng.random_ratio(1, 40) => {
                // Long enough for a flag to fall.
                sleep(Duration::from_secs(61)).await;
                table.compare().await;
            }
            _ => {
                let (by, command) = (rng.random_range(1..=players), deed(&mut rng));
                table.act(by, command).await;
            }
        }
    }
}

fn simulate(game: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime").block_on(game);
}

#[test]
fn the_page_shows_what_the_server_shows_after_every_event() {
    let seeds = std::env::var("FARSIDE_SEEDS").map_or(24, |text| text.parse().expect("a number"));
    for seed in 0..seeds {
        let _told = Seed(seed);
        simulate(play(seed));
    }
}

#[test]
fn a_seat_that_is_stuck_is_passed_over_on_the_page_as_on_the_server() {
    // The page used to run the clock of the seat that is stuck, and to charge it for a takeback.
    simulate(async {
        let mut terms = Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Open);
        terms.seats = [SeatKind::Creator, SeatKind::Open, SeatKind::Open].map(SeatTerms::of).into();
        terms.position = Some("e1 e2 f3 / d1v e1v / 0 0 0 / 3".into());
        terms.clock = "60+5".parse().expect("a clock");
        let mut table = Table::new(terms, 1).await;
        table.act(2, Command::Sit { seat: None }).await;
        table.act(3, Command::Sit { seat: None }).await;
        sleep(Duration::from_secs(2)).await;
        table.act(3, Command::Move { mv: "e3".into(), ply: 0 }).await;
        let now = table.store.events(table.id).last().expect("events").at + 1_000;
        let shown = table.pages[0].view(now);
        let running = shown.clock.expect("a clock runs").seat;
        assert_eq!((shown.turn, running), (Some(game::Seat::SECOND), game::Seat::SECOND), "seat 1 is stuck");
        sleep(Duration::from_secs(3)).await;
        table.act(3, Command::AskTakeback).await;
        table.act(1, Command::GrantTakeback).await;
        sleep(Duration::from_secs(1)).await;
        table.act(2, Command::GrantTakeback).await;
        let events = table.store.events(table.id);
        let last = &events.last().expect("events").event;
        let Event::TakebackGranted { back_to: Some(0), left, .. } = last else { panic!("{last:?}") };
        // Seat 2 pays for the wait, and seat 3 gives back its increment; the store takes a moment each time.
        for (left, expected) in left.iter().zip([60_000, 56_000, 58_000_u64]) {
            assert!(*left <= expected && expected - left < 200, "{left} instead of {expected}");
        }
    });
}
