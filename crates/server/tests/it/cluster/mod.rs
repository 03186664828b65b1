//! Several nodes in this process, on a PostgreSQL and a NATS of their own.

#![cfg(unix)]

mod games;
mod jobs;
mod partition;
mod retention;
mod wire;

use std::net::SocketAddr;
use std::time::Duration;

use server::client::{Client, ClientError, Socket};
use server::protocol::ServerMessage;
use server::{Config, Server};
use test_services::{Nats, Postgres};
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, block_in_place};

use self::wire::Wire;

/// Longer than anything takes on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_mins(1);

/// Nodes that share a database and a bus.
pub(crate) struct Cluster {
    nodes: Vec<Node>,
    nats: Nats,
    postgres: Postgres,
    folder: tempfile::TempDir,
}

struct Node {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// The network of a node.
struct Wires {
    database: Wire,
    bus: Wire,
}

impl Cluster {
    pub(crate) async fn start(nodes: usize) -> Cluster {
        Cluster::start_with(nodes, |_| ()).await
    }

    async fn start_with(nodes: usize, change: impl Fn(&mut Config)) -> Cluster {
        let mut cluster = Cluster::without_nodes();
        for _ in 0..nodes {
            let (database, bus) = (cluster.postgres.url(), cluster.nats.url());
            cluster.add_node(database, bus, &change).await;
        }
        cluster
    }

    /// The same, each node with wires of its own to the database and the bus.
    async fn start_with_wires(nodes: usize) -> (Cluster, Vec<Wires>) {
        let mut cluster = Cluster::without_nodes();
        let (database, bus) = (cluster.postgres.url(), cluster.nats.url());
        let mut all = Vec::new();
        for _ in 0..nodes {
            let wires = Wires { database: Wire::to(&database).await, bus: Wire::to(&bus).await };
            let (database, bus) = (wires.database.url(&database), wires.bus.url(&bus));
            // A node that is cut off notices late: until then it hears of moves by polling.
            let poll =
                |config: &mut Config| config.rooms.resync_interval_connected = Duration::from_millis(300);
            cluster.add_node(database, bus, poll).await;
            all.push(wires);
        }
        (cluster, all)
    }

    fn without_nodes() -> Cluster {
        let (postgres, nats) =
            block_in_place(|| (Postgres::start().expect("PostgreSQL"), Nats::start().expect("NATS")));
        let folder = tempfile::tempdir().expect("a folder");
        Cluster { nodes: Vec::new(), nats, postgres, folder }
    }

    async fn add_node(&mut self, database: String, bus: String, change: impl FnOnce(&mut Config)) {
        let mut config = Config::new(self.folder.path().into());
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        config.database = Some(database);
        config.bus = Some(bus);
        config.pause = Duration::ZERO;
        config.thinkers = 1;
        config.limits.connect_grace = Duration::ZERO;
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        let (stop, stopped) = oneshot::channel();
        let address = server.address();
        let task = tokio::spawn(server.run(async { drop(stopped.await) }));
        self.nodes.push(Node { address, stop, task });
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Somebody who asks this node.
    fn client(&self, node: usize) -> Client {
        Client::new(self.nodes[node].address)
    }

    pub(crate) async fn stop(self) {
        for node in self.nodes {
            drop(node.stop);
            tokio::time::timeout(PATIENCE, node.task).await.expect("it ends in time").expect("it ends well");
        }
    }
}

/// The next message that fits.
async fn next(socket: &mut Socket, fits: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server says something");
        match message {
            Ok(message) if fits(&message) => return message,
            Ok(_) => {}
            Err(ClientError::Closed(code)) => panic!("the socket was closed: {code:?}"),
            Err(error) => panic!("{error}"),
        }
    }
}
