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
use crate::sync::lock;
use play::GameId;

/// The capacity of the queues of notices to send and to handle. Further ones are lost, as a bus may.
const QUEUE_LENGTH: usize = 4096;
/// The maximum number of subscription changes handled together.
const MAX_BATCH: usize = 256;

/// A bus over NATS: each game has a subject, to which the nodes with an open room of the game subscribe.
pub struct NatsBus {
    nats: Nats,
    outbox: mpsc::Sender<Notice>,
    /// Unbounded, but limited by the number of rooms that were just opened or closed.
    changes: mpsc::UnboundedSender<SubscriptionChange>,
    inbox: Mutex<Option<mpsc::Receiver<Notice>>>,
}

enum SubscriptionChange {
    Subscribe(GameId),
    Unsubscribe(GameId),
}

impl NatsBus {
    /// A bus over this connection. Has to be called within a tokio runtime.
    pub fn new(nats: Nats) -> Arc<NatsBus> {
        let (outbox, unsent) = mpsc::channel(QUEUE_LENGTH);
        let (changes, changed) = mpsc::unbounded_channel();
        let (notices, inbox) = mpsc::channel(QUEUE_LENGTH);
        tokio::spawn(send(nats.clone(), unsent));
        tokio::spawn(Subscriptions { nats: nats.clone(), games: HashMap::new(), notices }.run(changed));
        Arc::new(NatsBus { nats, outbox, changes, inbox: Mutex::new(Some(inbox)) })
    }
}

impl Bus for NatsBus {
    fn publish(&self, notice: Notice) {
        if self.outbox.try_send(notice).is_err() {
            count_lost();
        }
    }

    fn join(&self, game: GameId) {
        // Fails only if the task has ended, at shutdown.
        drop(self.changes.send(SubscriptionChange::Subscribe(game)));
    }

    fn leave(&self, game: GameId) {
        drop(self.changes.send(SubscriptionChange::Unsubscribe(game)));
    }

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        lock(&self.inbox).take()
    }

    fn is_connected(&self) -> bool {
        self.nats.is_connected()
    }
}

fn count_lost() {
    metrics::counter!("farside_bus_lost_total").increment(1);
}

fn subject(game: GameId) -> String {
    format!("farside.game.{game}")
}

/// Publishes notices until all senders are gone.
async fn send(nats: Nats, mut unsent: mpsc::Receiver<Notice>) {
    while let Some(notice) = unsent.recv().await {
        // Without a connection notices are dropped, not queued: by then the other nodes have polled the database.
        if !nats.is_connected() {
            count_lost();
            continue;
        }
        let sent = match serde_json::to_vec(&notice) {
            Ok(text) => nats.client().publish(subject(notice.game()), text.into()).await.is_ok(),
            Err(_) => false,
        };
        if !sent {
            count_lost();
        }
    }
}

/// The subscriptions to the subjects of games with an open room.
struct Subscriptions {
    nats: Nats,
    /// Dropping a set aborts its task, which ends the subscription.
    games: HashMap<GameId, JoinSet<()>>,
    notices: mpsc::Sender<Notice>,
}

impl Subscriptions {
    async fn run(mut self, mut changed: mpsc::UnboundedReceiver<SubscriptionChange>) {
        let mut connection = self.nats.changes();
        let mut changes = Vec::with_capacity(MAX_BATCH);
        loop {
            tokio::select! {
                count = changed.recv_many(&mut changes, MAX_BATCH) => {
                    if count == 0 {
                        return;
                    }
                    self.apply(changes.drain(..)).await;
                }
                result = connection.changed() => {
                    if result.is_err() {
                        return;
                    }
                    // Notices were lost while the connection was down, or will be.
                    self.wait_until_current().await;
                    let games: Vec<GameId> = self.games.keys().copied().collect();
                    self.report_missed(games).await;
                }
            }
        }
    }

    async fn apply(&mut self, changes: impl Iterator<Item = SubscriptionChange>) {
        let mut subscribed = Vec::new();
        for change in changes {
            match change {
                SubscriptionChange::Subscribe(game) => {
                    match self.nats.client().subscribe(subject(game)).await {
                        Ok(subscriber) => {
                            let mut task = JoinSet::new();
                            task.spawn(listen(game, subscriber, self.notices.clone()));
                            self.games.insert(game, task);
                            subscribed.push(game);
                        }
                        Err(error) => tracing::warn!(%game, %error, "can't listen to other nodes"),
                    }
                }
                SubscriptionChange::Unsubscribe(game) => drop(self.games.remove(&game)),
            }
        }
        if !subscribed.is_empty() {
            // Events may have been committed between loading the room and the subscription.
            self.nats.is_up_to_date().await;
            self.report_missed(subscribed).await;
        }
    }

    /// Waits briefly until the NATS server has processed what was sent.
    async fn wait_until_current(&self) {
        for _ in 0..5 {
            if self.nats.is_up_to_date().await {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Tells rooms that notices may have been lost.
    async fn report_missed(&self, games: Vec<GameId>) {
        for game in games {
            // Fails only at shutdown.
            drop(self.notices.send(Notice::Missed { game }).await);
        }
    }
}

/// Forwards the notices of other nodes about a game.
async fn listen(game: GameId, mut subscriber: Subscriber, notices: mpsc::Sender<Notice>) {
    while let Some(message) = subscriber.next().await {
        match serde_json::from_slice::<Notice>(&message.payload) {
            Ok(notice) if notice.game() == game => {
                if notices.try_send(notice).is_err() {
                    count_lost();
                }
            }
            Ok(_) => tracing::warn!(%game, "a notice about another game"),
            // Perhaps from a newer version. The events are in the database.
            Err(error) => {
                tracing::debug!(%game, %error, "a notice can't be read");
                drop(notices.try_send(Notice::Missed { game }));
            }
        }
    }
}
