//! How nodes tell each other what was committed.
//!
//! A bus may lose, repeat and reorder what it carries. Events that follow the last one a node knows are taken over as
//! they are: they were committed before anybody was told. A node that sees a gap loads what it lacks from the store,
//! and one that sees something twice ignores it. With one node there is nobody to tell.

use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::protocol::ShortMessage;
use crate::store::Stored;
use play::{CommandId, GameId, PlayerId, Recorded};

/// What one node tells the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Notice {
    /// These events of a game were committed.
    Committed {
        /// Which game.
        game: GameId,
        /// The events, in order, without a gap.
        events: Vec<Recorded>,
        /// What led to them; none if the node that tells is of a version that doesn't say so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Origin>,
    },
    /// A player said something.
    Said {
        /// In which game.
        game: GameId,
        /// From which seat.
        seat: game::Seat,
        /// What.
        message: ShortMessage,
    },
    /// So many sockets of this node watch a game, and these seats are connected to it.
    Present {
        /// Which game.
        game: GameId,
        /// Which node says so.
        node: u64,
        /// How many watch.
        spectators: u32,
        /// Who plays and is there.
        seats: Vec<game::Seat>,
    },
    /// Whoever has sockets at this game shall say so.
    WhoIsThere {
        /// Which game.
        game: GameId,
    },
    /// Said by the bus itself, not by another node: notices about this game may have been lost.
    Missed {
        /// Which game.
        game: GameId,
    },
}

/// What led to the events of one commit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Origin {
    /// The server itself: a computer's move, a flag that fell.
    Server,
    /// A command, which is known with the first of them, so that no node does it twice.
    Command {
        /// Who gave it.
        player: PlayerId,
        /// What the client called it.
        id: CommandId,
    },
}

impl Notice {
    /// Tells of events of a game that were committed together.
    pub fn committed(game: GameId, stored: &[Stored]) -> Notice {
        let origin = match stored.first().and_then(|first| first.command.clone()) {
            Some((player, id)) => Origin::Command { player, id },
            None => Origin::Server,
        };
        let events = stored.iter().map(|stored| stored.recorded.clone()).collect();
        Notice::Committed { game, events, origin: Some(origin) }
    }

    /// The game it is about.
    pub fn game(&self) -> GameId {
        match self {
            Notice::Committed { game, .. }
            | Notice::Said { game, .. }
            | Notice::Present { game, .. }
            | Notice::WhoIsThere { game }
            | Notice::Missed { game } => *game,
        }
    }
}

/// What connects the nodes.
pub trait Bus: Send + Sync + 'static {
    /// Tells all other nodes. Never waits: what can't be sent is lost, and made up for from the store.
    fn publish(&self, notice: Notice);

    /// From now on, notices about this game are wanted.
    fn join(&self, game: GameId);

    /// Notices about this game aren't wanted any more.
    fn leave(&self, game: GameId);

    /// The notices of other nodes, to be asked for once.
    fn notices(&self) -> Option<mpsc::Receiver<Notice>>;

    /// Whether there are no other nodes, so that what this one knows is all there is.
    fn is_alone(&self) -> bool {
        false
    }

    /// Whether it is likely that notices arrive. If not, the store is looked into more often.
    fn is_well(&self) -> bool {
        true
    }
}

/// The bus of a server that is alone, or, in tests, of several in one process.
#[derive(Default)]
pub struct LocalBus {
    others: Mutex<Vec<mpsc::Sender<Notice>>>,
    inbox: Mutex<Option<mpsc::Receiver<Notice>>>,
}

/// How many notices may wait for a node.
const INBOX: usize = 1024;

impl LocalBus {
    /// The bus of a server that is alone.
    pub fn alone() -> Arc<LocalBus> {
        Arc::default()
    }

    /// The buses of so many nodes that are connected with each other.
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
        for other in &*self.others.lock().expect("nobody panics while holding it") {
            if other.try_send(notice.clone()).is_err() {
                metrics::counter!("farside_bus_lost_total").increment(1);
            }
        }
    }

    fn join(&self, _: GameId) {}

    fn leave(&self, _: GameId) {}

    fn notices(&self) -> Option<mpsc::Receiver<Notice>> {
        self.inbox.lock().expect("nobody panics while holding it").take()
    }

    fn is_alone(&self) -> bool {
        self.others.lock().expect("nobody panics while holding it").is_empty()
    }
}
