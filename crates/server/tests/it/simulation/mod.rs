//! I2: every move is applied once, whatever happens to the messages.
//!
//! Two nodes over one store, a bus that loses and repeats, a network that drops, repeats and delays, a store that is
//! slow and fails, a clock on the wall that jumps. Everything is drawn from one seed, time is simulated, and one
//! thread does it all, so a failing seed fails again:
//! `FARSIDE_SEED=17 cargo test -p farside-server --test it simulation`. More seeds: `FARSIDE_SEEDS=2000`.

mod client;
mod notices;
mod page;
mod world;

use std::rc::Rc;

use play::{Command, Event, GameKind, GameState, Recorded, SeatKind, SeatTerms, Status, Terms};
use server::store::{Store as _, Stored};

use self::client::Client;
use self::world::World;

/// Says which seed it was, should a test fail.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("to see this again: FARSIDE_SEED={}", self.0);
        }
    }
}

#[test]
fn every_move_is_applied_once() {
    let seed = |name: &str| std::env::var(name).ok().map(|text| text.parse().expect("a number"));
    let seeds = match seed("FARSIDE_SEED") {
        Some(one) => one..one + 1,
        None => 0..seed("FARSIDE_SEEDS").unwrap_or(60),
    };
    for seed in seeds {
        let _told = Seed(seed);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
        let runtime = runtime.expect("a runtime");
        tokio::task::LocalSet::new().block_on(&runtime, simulate(seed));
    }
}

async fn simulate(seed: u64) {
    let world = Rc::new(World::new(seed));
    let players = if seed.is_multiple_of(3) { 3 } else { 2 };
    let game = if players == 2 && seed.is_multiple_of(2) { GameKind::Squadro } else { GameKind::Quoridor };
    let mut terms = Terms::for_two(game, SeatKind::Open, SeatKind::Open);
    terms.seats = vec![SeatTerms::of(SeatKind::Open); players];
    terms.public = true;
    terms.draw_seats = seed.is_multiple_of(5);
    terms.clock = ["-", "3600", "600+1", "60/move", "2d/move"][seed as usize % 5].parse().expect("a clock");
    if seed.is_multiple_of(7) {
        terms.seats[0].who = SeatKind::Computer(1);
    }
    let id = world.make_game(terms).await;

    // Everybody at the table twice, as with two tabs, and one who only watches.
    let mut playing = Vec::new();
    for number in 0..players as u8 {
        for tab in 0..2 {
            playing.push(tokio::task::spawn_local(Client::new(Rc::clone(&world), id, number, tab).run()));
        }
    }
    let watching = tokio::task::spawn_local(Client::new(Rc::clone(&world), id, 99, 0).run());
    let mut clients = Vec::new();
    for client in playing.into_iter().chain([watching]) {
        clients.push(client.await.expect("a client found nothing wrong"));
    }

    world.calm();
    let stored = world.store.load(id, 0).await.expect("it is calm now");
    check(&stored, &clients, id, world.nodes.len());
}

fn check(stored: &[Stored], clients: &[Client], id: play::GameId, nodes: usize) {
    let events: Vec<Recorded> = stored.iter().map(|stored| stored.recorded.clone()).collect();
    let state = GameState::replay(id, &events).expect("I3: what is stored is a legal game");
    assert!(matches!(state.status(), Status::Over | Status::Aborted), "it was played to the end");
    let ends = events.iter().filter(|it| matches!(it.event, Event::Ended { .. } | Event::Aborted { .. }));
    assert_eq!(ends.count(), 1, "I7: exactly one result");
    check_clocks(&events, id);
    for client in clients {
        assert_eq!(client.events, events, "I5, I6: everybody has seen all of it, in order, once");
        for (command, seq, what) in &client.acknowledged {
            let stored = &stored[*seq as usize - 1];
            let by = stored.command.as_ref().expect("a command led to it");
            assert_eq!(
                (by.0, by.1.as_str()),
                (client.player(), command.as_str()),
                "what was told is what is stored"
            );
            if let (Command::Move { mv, .. }, Event::Move { mv: played, .. }) = (what, &stored.recorded.event)
            {
                assert_eq!(mv, played);
            }
        }
        // On its own a node remembers what it has refused. Among several a repeated command is decided anew, which
        // for a move comes to the same, as long as no ply is reached twice.
        let taken_back = |it: &Recorded| matches!(it.event, Event::TakebackGranted { back_to: Some(_), .. });
        let strict = nodes == 1 || !events.iter().any(taken_back);
        for (refused, command) in &client.refused {
            if !strict || nodes > 1 && !matches!(command, Command::Move { .. }) {
                continue;
            }
            let done = stored.iter().filter_map(|stored| stored.command.as_ref());
            let mut done = done.filter(|(player, id)| *player == client.player() && id.as_str() == refused);
            assert!(done.next().is_none(), "{refused} was refused and yet done");
        }
    }
    let mut commands: Vec<_> =
        stored.iter().filter_map(|it| it.command.as_ref()).map(|(by, id)| (*by, id.to_string())).collect();
    let all = commands.len();
    commands.sort();
    commands.dedup();
    assert_eq!(commands.len(), all, "I2: no command was done twice");
}

/// I4: what a move cost is what passed since the clock was started, however often the clock on the wall was set.
fn check_clocks(events: &[Recorded], id: play::GameId) {
    let mut state = GameState::begin(id, &events[0]).expect("a game");
    for recorded in &events[1..] {
        if let Event::Move { charge: Some(charge), seat, .. } = &recorded.event {
            let clocks = state.clocks().expect("it began");
            let (running, since) = clocks.running().expect("a clock runs");
            assert_eq!((running, charge.spent), (*seat, recorded.at - since));
            let before = clocks.left(*seat).expect("there is a limit");
            if let game::record::TimeControl::Total { increment, .. } = state.terms().clock {
                let given = before + u64::from(increment) * 1000 + charge.forgiven;
                assert_eq!(charge.spent + charge.left, given, "spent + left = given + increment + forgiven");
            }
        }
        state.apply(recorded).expect("a legal game");
    }
}
