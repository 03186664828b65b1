//! The bus over which nodes notify each other of committed events.
//!
//! A bus may lose, repeat and reorder notices. A node applies events that follow the last one it knows, as they were
//! committed before they were published. It loads missing events from the store when it sees a gap, and ignores
//! events it knows already. With a single node nothing is published.

use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::protocol::ShortMessage;
use crate::store::Stored;
use crate::sync::lock;
use play::{CommandId, GameId, PlayerId, Recorded};

/// A message from one node to the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Notice {
    /// These events of a game were committed.
    Committed {
        /// The game.
        game: GameId,
        /// The events, in order, without a gap.
        events: Vec<Recorded>,
        /// The cause; absent if the sending node is of a version without this field.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Origin>,
    },
    /// A player sent a short message.
    Said {
        /// The game.
        game: GameId,
        /// The seat of the sender.
        seat: game::Seat,
        /// The message.
        message: ShortMessage,
    },
    /// The presence at a game on the sending node.
    Present {
        /// The game.
        game: GameId,
        /// The sending node.
        node: u64,
        /// The number of spectators.
        spectators: u32,
        /// The connected seats.
        seats: Vec<game::Seat>,
    },
    /// Asks nodes with sockets at this game to announce their presence.
    #[serde(rename = "whoIsThere")]
    PresenceQuery {
        /// The game.
        game: GameId,
    },
    /// Notices about this game may have been lost. Comes from the bus itself, not from another node.
    Missed {
        /// The game.
        game: GameId,
    },
}

/// The cause of the events of one commit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Origin {
    /// The server: a computer's move or a fallen flag.
    Server,
    /// A command. Its id is stored with the first event, so that no node executes it twice.
    Command {
        /// The player who issued it.
        player: PlayerId,
        /// Its idempotency key.
        id: CommandId,
    },
}

impl Notice {
    /// The notice of events that were committed together.
    pub fn committed(game: GameId, stored: &[Stored]) -> Notice {
        let origin = match stored.first().and_then(|first| first.command.clone()) {
            Some((player, id)) => Origin::Command { player, id },
            None => Origin::Server,
        };
        let events = stored.iter().map(|stored| stored.recorded.clone()).collect();
        Notice::Committed { game, events, origin: Some(origin) }
    }

    /// The game of the notice.
    pub fn game(&self) -> GameId {
        match self {
            Notice::Committed { game, .. }
            | Notice::Said { game, .. }
            | Notice::Present { game, .. }
            | Notice::PresenceQuery { game }
            | Notice::Missed { game } => *game,
        }
    }
}

/// A connection to the other nodes.
pub trait Bus: Send + Sync + 'static {
    /// Publishes a notice to all other nodes. Never blocks: a notice that can't be sent is lost, and the others catch
    /// up from the store.
    fn publish(&self, notice: Notice);

    /// Subscribes to the notices about a game.
    fn join(&self, game: GameId);

    /// Unsubscribes from the notices about a game.
    fn leave(&self, game: GameId);

    /// Takes the receiver of notices; `None` from the second call on.
    fn notices(&self) -> Option<mpsc::Receiver<Notice>>;

    /// Whether this is the only node.
    fn is_single_node(&self) -> bool {
        false
    }

    /// Whether notices are likely to arrive. If not, rooms poll the store more often.
    fn is_connected(&self) -> bool {
        true
    }
}

/// The bus of a single node or, in tests, of several nodes in one process.
#[derive(Default)]
pub struct LocalBus {
    others: Mutex<Vec<mpsc::Sender<Notice>>>,
    inbox: Mutex<Option<mpsc::Receiver<Notice>>>,
}

/// The capacity of the queue of notices for a node.
const INBOX: usize = 1024;

impl LocalBus {
    /// The bus of a single node.
    pub fn single_node() -> Arc<LocalBus> {
        Arc::default()
    }

    /// The buses of so many connected nodes.
    pub fn connected(nodes: usize) -> Vec<Arc<LocalBus>> {
        let (senders, receivers): (Vec<_>, Vec<_>) = (0..nodes).map(|_| mpsc::channel(INBOX)).unzip();
        let bus = |(index, inbox)| {
            let others = senders.iter().enumerate().filter(|&(other, _)| other != index);
            let others = others.map(|(_, sender)| sender.clone()).collect();
            Arc::new(LocalBus { others: Mutex::new(others), inbox: Mutex::new(Some(inbox)) })
        };
        receivers.into_iter().enumerate().map(bus).collect()
    }
}

impl Bus for LocalBus {
    fn publish(&self, notice: Notice) {
        for other in &*lock(&self.others) {
            if other.try_send(notice.clone()).is_err() {
                metrics::counter!("farside_bus_lost_total").increment(1);
            }
        }
    }

    fn join(&self, _: GameId) {}

    fn leave(&self, _: GameId) {}

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        lock(&self.inbox).take()
    }

    fn is_single_node(&self) -> bool {
        lock(&self.others).is_empty()
    }
}
