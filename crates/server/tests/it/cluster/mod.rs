//! Several nodes in this process, on a PostgreSQL and a NATS of their own.

#![cfg(unix)]

mod games;
mod jobs;

use std::net::SocketAddr;
use std::time::Duration;

use server::client::{Client, ClientError, Socket};
use server::protocol::ServerMessage;
use server::{Config, Server};
use test_services::{Nats, Postgres};
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, block_in_place};

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

impl Cluster {
    pub(crate) async fn start(nodes: usize) -> Cluster {
        let (postgres, nats) =
            block_in_place(|| (Postgres::start().expect("PostgreSQL"), Nats::start().expect("NATS")));
        let folder = tempfile::tempdir().expect("a folder");
        let mut cluster = Cluster { nodes: Vec::new(), nats, postgres, folder };
        for _ in 0..nodes {
            let mut config = Config::new(cluster.folder.path().into());
            config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
            config.database = Some(cluster.postgres.url());
            config.bus = Some(cluster.nats.url());
            config.pause = Duration::ZERO;
            config.thinkers = 1;
            config.limits.connect_grace = Duration::ZERO;
            let server = Server::start(config).await.expect("the server starts");
            let (stop, stopped) = oneshot::channel();
            let address = server.address();
            let task = tokio::spawn(server.run(async { drop(stopped.await) }));
            cluster.nodes.push(Node { address, stop, task });
        }
        cluster
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
