//! One tab of one person, on a network that can't be relied on.

use std::rc::Rc;
use std::time::Duration;

use play::{Command, CommandId, GameId, GameState, PlayerId, Recorded, Seq, Status};
use server::protocol::ServerMessage;
use server::room::{CommandError, Subscription};
use tokio::time::{sleep, timeout};

use super::world::{World, actor};

pub(crate) struct Client {
    world: Rc<World>,
    game: GameId,
    number: u8,
    tab: u8,
    pub(crate) events: Vec<Recorded>,
    pub(crate) acknowledged: Vec<(String, Seq, Command)>,
    pub(crate) refused: Vec<(String, Command)>,
}

/// How a game ends that nobody wins: somebody has had enough after so many steps.
const PATIENCE: u32 = 60;

impl Client {
    pub(crate) fn new(world: Rc<World>, game: GameId, number: u8, tab: u8) -> Client {
        let (events, acknowledged, refused) = (Vec::new(), Vec::new(), Vec::new());
        Client { world, game, number, tab, events, acknowledged, refused }
    }

    pub(crate) fn player(&self) -> PlayerId {
        actor(self.number).player
    }

    /// Plays and watches until the game is over and all of it was seen.
    pub(crate) async fn run(mut self) -> Client {
        while !self.is_over() {
            let Some(subscription) = self.subscribe().await else { continue };
            self.attend(subscription).await;
        }
        self
    }

    fn state(&self) -> Option<GameState> {
        let replayed = GameState::replay(self.game, &self.events);
        (!self.events.is_empty()).then(|| replayed.expect("what is sent can be replayed"))
    }

    fn is_over(&self) -> bool {
        self.state().is_some_and(|state| matches!(state.status(), Status::Over | Status::Aborted))
    }

    async fn subscribe(&self) -> Option<Subscription> {
        sleep(self.world.dice.pause(100)).await;
        let since = self.events.len() as Seq;
        match self.world.any_node().subscribe(self.game, since, Some(self.player())).await {
            Ok(subscription) => Some(subscription),
            // Ahead: of a node that doesn't know yet what another has told this client.
            Err(CommandError::Store(_) | CommandError::Closed | CommandError::Ahead { .. }) => None,
            Err(error) => panic!("can't watch: {error}"),
        }
    }

    /// Stays until the connection breaks.
    async fn attend(&mut self, mut subscription: Subscription) {
        for text in std::mem::take(&mut subscription.backlog) {
            self.hear(&text);
        }
        while !self.is_over() {
            let pause = self.world.dice.pause(400);
            match timeout(pause, subscription.live.recv()).await {
                Ok(Some(text)) => self.hear(&text),
                Ok(None) => return,
                Err(_) => self.act().await,
            }
            if self.world.loses() {
                return;
            }
        }
    }

    fn hear(&mut self, text: &str) {
        if let ServerMessage::Event(recorded) = serde_json::from_str(text).expect("a message of the protocol")
        {
            assert_eq!(recorded.seq as usize, self.events.len() + 1, "I5: no gap, no repeat");
            self.events.push(recorded);
        }
    }

    /// Does what there is to do, until an answer comes.
    async fn act(&mut self) {
        let Some(command) = self.choose() else { return };
        let name = format!("{}-{}-{}", self.number, self.tab, self.world.next_command());
        let id: CommandId = name.parse().expect("an id");
        loop {
            // Messages get lost on the way there, come several times, in any order, to either node.
            let copies = if self.world.loses() { 0 } else { 1 + self.world.dice.below(2) };
            let mut answers = Vec::new();
            for _ in 0..copies {
                let (node, pause) = (self.world.any_node(), self.world.dice.pause(500));
                let (game, by, id, command) = (self.game, actor(self.number), id.clone(), command.clone());
                answers.push(tokio::task::spawn_local(async move {
                    sleep(pause).await;
                    node.command(game, by, id, command, 30).await
                }));
            }
            let mut heard = Vec::new();
            for answer in answers {
                // Or the answer gets lost on the way back.
                let answer = timeout(Duration::from_secs(5), answer).await;
                if let Ok(answer) = answer
                    && !self.world.loses()
                {
                    heard.push(answer.expect("a node doesn't panic"));
                }
            }
            let mut done: Option<Result<Seq, &str>> = None;
            for answer in heard {
                match answer {
                    Ok(seq) => {
                        // Among several nodes, what one has refused another may do a moment later.
                        let other = done.and_then(Result::ok).filter(|&before| before != seq);
                        assert_eq!(other, None, "one command was done twice");
                        done = Some(Ok(seq));
                    }
                    Err(CommandError::Refused(refusal)) => done = done.or(Some(Err(refusal.code()))),
                    Err(CommandError::Store(_) | CommandError::Closed) => {}
                    Err(error) => panic!("{name}: {error}"),
                }
            }
            match done {
                Some(Ok(seq)) => return self.acknowledged.push((name, seq, command)),
                Some(Err(_)) => return self.refused.push((name, command)),
                None => sleep(self.world.dice.pause(200)).await,
            }
        }
    }

    /// A move if it is this person's turn; a seat if there is none yet; something else now and then.
    fn choose(&self) -> Option<Command> {
        let state = self.state()?;
        let mine = state.seats_of(self.player());
        if self.number >= 90 {
            return None;
        }
        if state.status() == Status::Open {
            return mine.is_empty().then_some(Command::Sit { seat: None });
        }
        let board = state.board()?;
        if state.ply() > PATIENCE && self.world.dice.chance(20) {
            return Some(Command::Resign);
        }
        if self.world.dice.chance(8) {
            let others = [
                Command::OfferDraw,
                Command::DeclineDraw,
                Command::AskTakeback,
                Command::GrantTakeback,
                Command::RefuseTakeback,
                Command::Sit { seat: None },
            ];
            return Some(others[self.world.dice.below(others.len() as u64) as usize].clone());
        }
        // Both tabs may try at the same time; so may somebody whose turn it isn't.
        if !mine.contains(state.turn()?) && !self.world.dice.chance(5) {
            return None;
        }
        let legal = board.legal_moves();
        let mv = legal[self.world.dice.below(legal.len() as u64) as usize].clone();
        Some(Command::Move { mv, ply: state.ply() })
    }
}
