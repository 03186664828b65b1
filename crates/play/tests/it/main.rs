//! The rules of a game between people, without a server and without real time.

mod clocks;
mod offers;
mod random;
mod seats;
mod undo;

use games::AnyLine;
use play::{
    Actor, Command, Context, Decision, Event, GameId, GameKind, GameState, PlayerId, Recorded, Refusal,
    SeatKind, SeatTerms, Terms, create,
};

/// A game with its events and a clock that the test sets.
struct TestGame {
    state: GameState,
    events: Vec<Recorded>,
    now: u64,
    seed: u64,
    sequel: Option<Box<Decision>>,
}

fn player(number: u8) -> Actor {
    let player: PlayerId = format!("player{number:010}").parse().expect("an id");
    Actor { player, name: format!("Player {number}"), is_bot: false }
}

fn bot(number: u8) -> Actor {
    Actor { is_bot: true, ..player(number) }
}

/// Terms for so many people, the first of whom makes the game.
fn terms(game: GameKind, players: usize) -> Terms {
    let mut seats = vec![SeatTerms::of(SeatKind::Open); players];
    seats[0].who = SeatKind::Creator;
    Terms { seats, first: Some(game::Seat::FIRST), ..Terms::for_two(game, SeatKind::Creator, SeatKind::Open) }
}

impl TestGame {
    fn new(terms: Terms) -> Result<TestGame, Refusal> {
        TestGame::with_seed(terms, 7)
    }

    fn with_seed(terms: Terms, seed: u64) -> Result<TestGame, Refusal> {
        let id: GameId = "thefirstgame".parse().expect("an id");
        let decision = create(id, terms, &player(1), &context(1_000, seed, 0))?;
        let mut game =
            TestGame { state: decision.next.clone(), events: Vec::new(), now: 1_000, seed, sequel: None };
        game.take(decision);
        Ok(game)
    }

    /// A game in which everybody has sat down.
    fn full(terms: Terms) -> TestGame {
        let players = terms.seats.len() as u8;
        let mut game = TestGame::new(terms).expect("the terms are good");
        for number in 2..=players {
            game.act(number, &Command::Sit { seat: None }).expect("a seat is free");
        }
        game
    }

    fn context(&self) -> Context {
        context(self.now, self.seed, 0)
    }

    /// What somebody does, and what happens because of it.
    fn act(&mut self, number: u8, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.act_as(&player(number), command)
    }

    fn act_as(&mut self, by: &Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        let decision = self.state.decide(command, by, &self.context())?;
        Ok(self.take(decision))
    }

    fn play(&mut self, number: u8, mv: &str) -> Result<Vec<Event>, Refusal> {
        self.act(number, &Command::Move { mv: mv.into(), ply: self.state.ply() })
    }

    fn take(&mut self, decision: Decision) -> Vec<Event> {
        let Decision { events, next, sequel } = decision;
        let happened = events.iter().map(|recorded| recorded.event.clone()).collect();
        self.events.extend(events);
        self.state = next;
        self.sequel = sequel.or(self.sequel.take());
        // The state is nothing but what the events say.
        let again =
            GameState::replay(self.state.id(), &self.events).expect("what was decided can be replayed");
        assert_eq!(again.view(self.now), self.state.view(self.now));
        happened
    }

    fn board(&self) -> &AnyLine {
        self.state.board().expect("the game has begun")
    }
}

fn context(now: u64, seed: u64, lag: u64) -> Context {
    let next_game = "thesecondone".parse().expect("an id");
    Context { now, wall: 1_700_000_000_000 + now as i64, lag, seed, next_game }
}

fn names(events: &[Event]) -> Vec<&'static str> {
    events.iter().map(Event::name).collect()
}
