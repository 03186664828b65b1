use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::Subscriber;
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::Nats;
use crate::bus::{Bus, Notice};
use play::GameId;

/// How many notices may wait to be sent, and how many to be read. The rest is lost, as it may be.
const WAITING: usize = 4096;
/// How many rooms that were just opened are dealt with together.
const TOGETHER: usize = 256;

/// Connects nodes over NATS: each game has a subject of its own, which the nodes listen to that have its room.
pub struct NatsBus {
    nats: Nats,
    outbox: mpsc::Sender<Notice>,
    /// Not bounded, but there is never more in it than rooms that were opened or closed a moment ago.
    wishes: mpsc::UnboundedSender<Wish>,
    inbox: Mutex<Option<mpsc::Receiver<Notice>>>,
}

enum Wish {
    Join(GameId),
    Leave(GameId),
}

impl NatsBus {
    /// A bus over this connection. Has to be called within a tokio runtime.
    pub fn new(nats: Nats) -> Arc<NatsBus> {
        let (outbox, unsent) = mpsc::channel(WAITING);
        let (wishes, wished) = mpsc::unbounded_channel();
        let (heard, inbox) = mpsc::channel(WAITING);
        tokio::spawn(send(nats.clone(), unsent));
        tokio::spawn(Listener { nats: nats.clone(), games: HashMap::new(), heard }.run(wished));
        Arc::new(NatsBus { nats, outbox, wishes, inbox: Mutex::new(Some(inbox)) })
    }
}

impl Bus for NatsBus {
    fn publish(&self, notice: Notice) {
        if self.outbox.try_send(notice).is_err() {
            lost();
        }
    }

    fn join(&self, game: GameId) {
        // It fails only if the listener has ended, and so has everything else.
        drop(self.wishes.send(Wish::Join(game)));
    }

    fn leave(&self, game: GameId) {
        drop(self.wishes.send(Wish::Leave(game)));
    }

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        self.inbox.lock().expect("nobody panics while holding it").take()
    }

    fn is_well(&self) -> bool {
        self.nats.is_connected()
    }
}

fn lost() {
    metrics::counter!("farside_bus_lost_total").increment(1);
}

fn subject(game: GameId) -> String {
    format!("farside.game.{game}")
}

/// Sends notices until nobody is left who could write any.
async fn send(nats: Nats, mut unsent: mpsc::Receiver<Notice>) {
    while let Some(notice) = unsent.recv().await {
        // What would be kept until the connection is back is old by then: the nodes look into the database instead.
        if !nats.is_connected() {
            lost();
            continue;
        }
        let sent = match serde_json::to_vec(&notice) {
            Ok(text) => nats.client().publish(subject(notice.game()), text.into()).await.is_ok(),
            Err(_) => false,
        };
        if !sent {
            lost();
        }
    }
}

/// Listens to the subjects of the games whose rooms are open.
struct Listener {
    nats: Nats,
    /// Dropping a set ends the task in it, and with it the subscription.
    games: HashMap<GameId, JoinSet<()>>,
    heard: mpsc::Sender<Notice>,
}

impl Listener {
    async fn run(mut self, mut wished: mpsc::UnboundedReceiver<Wish>) {
        let mut changes = self.nats.changes();
        let mut wishes = Vec::with_capacity(TOGETHER);
        loop {
            tokio::select! {
                count = wished.recv_many(&mut wishes, TOGETHER) => {
                    if count == 0 {
                        return;
                    }
                    self.fulfil(wishes.drain(..)).await;
                }
                changed = changes.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    // Made again, it has lost what went by meanwhile; lost, it won't tell of anything for a while.
                    self.settle().await;
                    let games: Vec<GameId> = self.games.keys().copied().collect();
                    self.own_up(games).await;
                }
            }
        }
    }

    async fn fulfil(&mut self, wishes: impl Iterator<Item = Wish>) {
        let mut joined = Vec::new();
        for wish in wishes {
            match wish {
                Wish::Join(game) => match self.nats.client().subscribe(subject(game)).await {
                    Ok(subscriber) => {
                        let mut task = JoinSet::new();
                        task.spawn(listen(game, subscriber, self.heard.clone()));
                        self.games.insert(game, task);
                        joined.push(game);
                    }
                    Err(error) => tracing::warn!(%game, %error, "can't listen to other nodes"),
                },
                Wish::Leave(game) => drop(self.games.remove(&game)),
            }
        }
        if !joined.is_empty() {
            // What was stored after a room was loaded and before the server knew that somebody listens.
            self.nats.is_up_to_date().await;
            self.own_up(joined).await;
        }
    }

    /// Waits a little, until a connection that was just made is in use.
    async fn settle(&self) {
        for _ in 0..5 {
            if self.nats.is_up_to_date().await {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Tells rooms that something may have been missed.
    async fn own_up(&self, games: Vec<GameId>) {
        for game in games {
            // It fails only once nobody listens any more.
            drop(self.heard.send(Notice::Missed { game }).await);
        }
    }
}

/// Passes on what other nodes say about a game.
async fn listen(game: GameId, mut subscriber: Subscriber, heard: mpsc::Sender<Notice>) {
    while let Some(message) = subscriber.next().await {
        match serde_json::from_slice::<Notice>(&message.payload) {
            Ok(notice) if notice.game() == game => {
                if heard.try_send(notice).is_err() {
                    lost();
                }
            }
            Ok(_) => tracing::warn!(%game, "a notice about another game"),
            // From a newer version, perhaps. Its events are in the database all the same.
            Err(error) => {
                tracing::debug!(%game, %error, "a notice can't be read");
                drop(heard.try_send(Notice::Missed { game }));
            }
        }
    }
}
