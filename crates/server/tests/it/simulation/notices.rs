//! What a node does with what another one tells it, and how often it has to ask the store.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use play::{Command, Event, GameId, GameKind, GameState, Recorded, SeatKind, Seq, Status, Terms};
use server::bus::{Bus, Notice};
use server::protocol::ServerMessage;
use server::room::{CommandError, Hub, Parts, RoomSettings, Subscription};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::world::{MemoryStore, QuickThinker, SteadyTime, actor};

/// A bus whose notices go by way of the test.
struct TapBus {
    sent: mpsc::UnboundedSender<Notice>,
    inbox: Mutex<Option<mpsc::Receiver<Notice>>>,
}

impl Bus for TapBus {
    fn publish(&self, notice: Notice) {
        // The test may have ended.
        drop(self.sent.send(notice));
    }

    fn join(&self, _: GameId) {}

    fn leave(&self, _: GameId) {}

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        self.inbox.lock().expect("whole").take()
    }
}

/// A node, what it says, and where others are heard.
struct Node {
    hub: Hub,
    said: mpsc::UnboundedReceiver<Notice>,
    ear: mpsc::Sender<Notice>,
}

impl Node {
    fn new(store: &Arc<MemoryStore>, seed: u64) -> Node {
        let (sent, said) = mpsc::unbounded_channel();
        let (ear, inbox) = mpsc::channel(64);
        let hub = Hub::new(Parts {
            store: Arc::clone(store) as _,
            bus: Arc::new(TapBus { sent, inbox: Mutex::new(Some(inbox)) }),
            thinker: Arc::new(QuickThinker),
            time: Arc::new(SteadyTime::default()),
            seed: Some(seed),
            settings: RoomSettings::default(),
        });
        Node { hub, said, ear }
    }

    /// The next commit that it tells of.
    async fn committed(&mut self) -> Notice {
        loop {
            let notice = self.said.recv().await.expect("the node is there");
            if matches!(notice, Notice::Committed { .. }) {
                return notice;
            }
        }
    }
}

/// Two nodes, and a game that somebody plays and watches at both.
struct Table {
    store: Arc<MemoryStore>,
    nodes: [Node; 2],
    live: [Subscription; 2],
    state: GameState,
}

impl Table {
    async fn start() -> Table {
        let store = Arc::new(MemoryStore::calm());
        let mut nodes = [1, 2].map(|seed| Node::new(&store, seed));
        let first = Some(game::Seat::FIRST);
        let two = Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Open);
        let made =
            nodes[0].hub.create(Terms { public: true, first, ..two }, &actor(0)).await.expect("a game");
        let id = made.id();
        nodes[1].hub.command(id, actor(1), name(0), Command::Sit { seat: None }, 0).await.expect("a seat");
        let sat = nodes[1].committed().await;
        nodes[0].ear.send(sat).await.expect("it is heard");
        let subscribe = async |node: usize| {
            let subscription = nodes[node].hub.subscribe(id, 0, Some(actor(node as u8).player)).await;
            subscription.expect("everybody may watch")
        };
        let live = [subscribe(0).await, subscribe(1).await];
        let stored = store.events(id);
        let state = GameState::replay(id, &stored).expect("a legal game");
        assert_eq!(state.status(), Status::Playing);
        Table { store, nodes, live, state }
    }

    fn loads(&self) -> usize {
        self.store.loads.load(Ordering::Relaxed)
    }

    /// Somebody at this node does something; what the other node is to be told of it.
    async fn act(&mut self, node: usize, command: Command) -> Notice {
        let id = self.state.id();
        let command_id = name(self.state.seq());
        let done = self.nodes[node].hub.command(id, actor(node as u8), command_id, command, 0).await;
        done.expect("it is allowed");
        for recorded in &self.store.events(id)[self.state.seq() as usize..] {
            self.state.apply(recorded).expect("a legal game");
        }
        self.hear(node, self.state.seq()).await;
        self.nodes[node].committed().await
    }

    async fn play(&mut self, ply: u32) -> (usize, Notice) {
        let node = ply as usize % 2;
        let board = self.state.board().expect("it began");
        let legal = board.legal_moves();
        let goes_on = |mv: &&String| {
            let mut after = board.clone();
            after.play(mv).is_ok() && after.outcome().is_none()
        };
        let (earlier, later) = legal.split_at(ply as usize * 7 % legal.len());
        let mv = later.iter().chain(earlier).find(goes_on).expect("the game goes on").clone();
        (node, self.act(node, Command::Move { mv, ply }).await)
    }

    /// Waits until this node has told of this event.
    async fn hear(&mut self, node: usize, last: Seq) {
        let live = &mut self.live[node];
        while live.seq < last {
            let text = live.live.recv().await.expect("the room is open");
            if let ServerMessage::Event(recorded) = serde_json::from_str(&text).expect("a message") {
                assert_eq!(recorded.seq, live.seq + 1, "I5: no gap, no repeat");
                assert_eq!(
                    recorded,
                    self.store.events(self.state.id())[live.seq as usize],
                    "as it is stored"
                );
                live.seq = recorded.seq;
            }
        }
    }

    /// What this node says to a command that is sent again.
    async fn repeat(&self, node: usize, by: usize, seq: Seq, command: Command) -> Result<Seq, CommandError> {
        self.nodes[node].hub.command(self.state.id(), actor(by as u8), name(seq), command, 0).await
    }
}

fn name(number: u32) -> play::CommandId {
    format!("command-{number}").parse().expect("an id")
}

fn simulate<F: Future<Output = ()>>(run: impl FnOnce() -> F) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime");
    let all = async { timeout(Duration::from_mins(5), run()).await.expect("it comes to an end") };
    tokio::task::LocalSet::new().block_on(&runtime, all);
}

const MOVES: u32 = 40;

#[test]
fn a_game_over_two_nodes_asks_the_store_only_for_gaps() {
    simulate(|| async {
        let mut table = Table::start().await;
        assert_eq!(table.loads(), 1, "the second node has opened the game");
        let mut gaps = 0;
        for ply in 0..MOVES {
            let (node, notice) = table.play(ply).await;
            let (other, seq) = (1 - node, table.state.seq());
            if ply % 10 == 9 {
                // It gets lost. The next one shows that something is missing.
                let offer = table.act(node, Command::OfferDraw).await;
                table.nodes[other].ear.send(offer).await.expect("it is heard");
                gaps += 1;
            } else {
                table.nodes[other].ear.send(notice).await.expect("it is heard");
            }
            table.hear(other, table.state.seq()).await;
            assert_eq!(table.loads(), 1 + gaps, "ply {ply}, event {seq}");
        }
        assert_eq!(gaps, MOVES as usize / 10);
    });
}

#[test]
fn what_is_told_late_twice_or_wrongly_changes_nothing() {
    simulate(|| async {
        let mut table = Table::start().await;
        let (node, first) = table.play(0).await;
        let Notice::Committed { game, events, origin } = first.clone() else { unreachable!("it is one") };
        let tell =
            async |table: &Table, notice: Notice| table.nodes[1].ear.send(notice).await.expect("it is heard");

        // Events that can't follow: not believed, but a reason to look.
        let Event::Move { seat, charge, .. } = &events[0].event else { unreachable!("it is a move") };
        let event = Event::Move { seat: *seat, mv: "e9".into(), charge: *charge };
        let illegal = vec![Recorded { event, ..events[0].clone() }];
        tell(&table, Notice::Committed { game, events: illegal, origin: origin.clone() }).await;
        table.hear(1, table.state.seq()).await;
        assert_eq!((node, table.loads()), (0, 2));

        // Told late, and twice.
        for _ in 0..2 {
            tell(&table, first.clone()).await;
        }
        let (_, second) = table.play(1).await;
        drop(second);
        assert_eq!(table.loads(), 2);

        // In the wrong order: the later one makes up for the earlier.
        tell(&table, first).await;
        let back = |table: &Table| table.state.seq();
        let one = table.act(1, Command::OfferDraw).await;
        let two = table.act(1, Command::AskTakeback).await;
        table.nodes[0].ear.send(two).await.expect("it is heard");
        table.nodes[0].ear.send(one).await.expect("it is heard");
        table.hear(0, back(&table)).await;
        assert_eq!(table.loads(), 3);

        // A node of a version that doesn't say which command it was: only the store knows.
        let declined = table.act(0, Command::DeclineDraw).await;
        let Notice::Committed { game, events, .. } = declined else { unreachable!("it is one") };
        tell(&table, Notice::Committed { game, events, origin: None }).await;
        table.hear(1, back(&table)).await;
        assert_eq!(table.loads(), 4);
    });
}

#[test]
fn a_command_that_another_node_has_done_is_known_from_its_notice() {
    simulate(|| async {
        let mut table = Table::start().await;
        let before = table.state.seq();
        let (_, notice) = table.play(0).await;
        table.nodes[1].ear.send(notice).await.expect("it is heard");
        table.hear(1, table.state.seq()).await;
        // Whatever it says: it is the same command.
        let again = table.repeat(1, 0, before, Command::Resign).await;
        assert_eq!(again.expect("it was done"), before + 1);
        assert_eq!((table.loads(), table.store.events(table.state.id()).len()), (1, before as usize + 1));
    });
}
