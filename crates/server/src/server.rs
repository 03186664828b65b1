use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;

use crate::acceptor::Acceptor;
use crate::bus::{Bus, LocalBus};
use crate::computer::{ThinkPool, Thinker};
use crate::config::{Config, Limits};
use crate::credentials::Signer;
use crate::http::{App, metrics_router, router};
use crate::nats::{Nats, NatsBus, NatsError, ThinkQueue};
use crate::retention;
use crate::room::{Hub, Parts};
use crate::store::{
    DatabaseAddress, Filled, PostgresStore, SqliteLimits, SqliteStore, Store, StoreError, UnknownDatabase,
    create_directory, fill_listings, tighten_directory,
};
use crate::time::{ServiceTime, wall};
use play::Status;

/// The length of the queue of think requests.
const THINK_QUEUE_LENGTH: usize = 1024;
/// The send buffer of a connection, in bytes.
const SEND_BUFFER: u32 = 32 * 1024;
/// The listen backlog: large enough for all clients that reconnect after a restart.
const BACKLOG: u32 = 4096;
/// The number of connections to the listener of the metrics.
const METRICS_CONNECTIONS: usize = 16;
/// How long a shutdown waits for open connections.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Why a server can't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The directory of the database can't be created.
    #[error("can't make the folder {directory}")]
    Directory {
        /// Its path.
        directory: PathBuf,
        /// The cause.
        #[source]
        error: io::Error,
    },
    /// The database can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database URL has an unknown scheme.
    #[error(transparent)]
    UnknownDatabase(#[from] UnknownDatabase),
    /// All keys that sign credentials have expired.
    #[error("no key is valid: farside keys rotate draws one")]
    NoKey,
    /// The bus can't be used.
    #[error(transparent)]
    Bus(#[from] NatsError),
    /// The address can't be bound.
    #[error("can't listen at {address}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The cause.
        #[source]
        error: io::Error,
    },
    /// A thread can't be started.
    #[error("can't start a thread")]
    Thread(#[source] io::Error),
}

/// A server that is bound to its address.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    hub: Hub,
    signer: Signer,
    time: Arc<ServiceTime>,
    /// The listener of the metrics, if they have one of their own.
    metrics: Option<(TcpListener, SocketAddr)>,
    config: Arc<Config>,
    close: watch::Sender<bool>,
}

impl Server {
    /// Opens the database and binds the address; [`Server::run`] accepts connections.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = open_store(&config).await?;
        // The lobby and pairing need these. Finished games follow in the background.
        for status in [Status::Open, Status::Playing] {
            fill(&*store, status).await?;
        }
        let signer = Signer::new(&store.keys().await?, wall()).ok_or(StartError::NoKey)?;
        let time = Arc::new(ServiceTime::resume(&*store, config.pause).await?);
        let pool = ThinkPool::new(config.thinkers, THINK_QUEUE_LENGTH, config.computer_memory)
            .map_err(StartError::Thread)?;
        let (bus, thinker) = connect(config.bus.as_deref(), Arc::new(pool)).await?;
        let hub = Hub::new(Parts {
            store,
            bus,
            thinker,
            time: Arc::clone(&time) as _,
            seed: None,
            settings: config.rooms,
        });
        let (listener, address) = bind(config.listen)?;
        let metrics = config.metrics.map(bind).transpose()?;
        let (close, closing) = watch::channel(false);
        let config = Arc::new(config);
        let app = App::new(hub.clone(), signer.clone(), Arc::clone(&config), closing);
        Ok(Server { listener, address, app, hub, signer, time, metrics, config, close })
    }

    /// The address it is bound to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the metrics, if they have one of their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, address)| *address)
    }

    /// Accepts connections until `stop` completes, then shuts down gracefully: closes sockets and finishes commits.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, app, hub, signer, time, metrics, config, close, .. } = self;
        let heartbeat = tokio::spawn(keep_in_step(Arc::clone(&time), signer, hub.clone()));
        let sweep = tokio::spawn({
            let hub = hub.clone();
            async move { hub.sweep().await }
        });
        let filling = tokio::spawn(fill_finished(Arc::clone(hub.store())));
        let retention = tokio::spawn(retention::run(hub.clone(), config.retention));
        let cleaning = tokio::spawn(app.clean_quotas());
        let accept = |router, limits| Acceptor::new(router, close.subscribe(), limits, app.proxies());
        let acceptor = accept(router(&app), config.limits);
        let metrics = metrics.map(|(listener, _)| {
            let limits = Limits { connections: METRICS_CONNECTIONS, ..config.limits };
            let acceptor = accept(metrics_router(config.limits.timeout), limits);
            tokio::spawn(async move { acceptor.run(&listener).await })
        });
        tokio::select! {
            () = acceptor.run(&listener) => {}
            () = stop => {}
        }
        tracing::info!("shutting down");
        drop(listener);
        close.send_replace(true);
        let all_closed = async {
            acceptor.all_closed().await;
            app.all_sockets_closed().await;
        };
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, all_closed).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        for task in [&heartbeat, &sweep, &filling, &retention, &cleaning].into_iter().chain(&metrics) {
            task.abort();
        }
        if let Err(error) = time.synchronize(&**hub.store()).await {
            tracing::warn!(%error, "the service time was not written down");
        }
        hub.store().close().await;
    }
}

/// The bus and the thinker of this node.
async fn connect(
    bus: Option<&str>,
    pool: Arc<dyn Thinker>,
) -> Result<(Arc<dyn Bus>, Arc<dyn Thinker>), NatsError> {
    let Some(addresses) = bus else { return Ok((LocalBus::single_node(), pool)) };
    let nats = Nats::connect(addresses, "farside serve").await?;
    Ok((NatsBus::new(nats.clone()), Arc::new(ThinkQueue::new(nats, pool))))
}

/// Binds the address. Accepted connections inherit the bounded send buffer, for clients that don't read.
fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let listener = listen(address).map_err(|error| StartError::Listen { address, error })?;
    let address = listener.local_addr().map_err(|error| StartError::Listen { address, error })?;
    Ok((listener, address))
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if cfg!(unix) {
        // Allows an immediate restart on the same address.
        socket.set_reuseaddr(true)?;
    }
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

async fn open_store(config: &Config) -> Result<Arc<dyn Store>, StartError> {
    let limits = SqliteLimits { pages: config.database_pages };
    let file = match DatabaseAddress::new(&config.data, config.database.as_deref())? {
        DatabaseAddress::Sqlite(file) => file,
        DatabaseAddress::Postgres(url) => return Ok(Arc::new(PostgresStore::open(&url).await?)),
    };
    if let Some(directory) = file.parent().filter(|directory| !directory.as_os_str().is_empty()) {
        let failed = |error| StartError::Directory { directory: directory.into(), error };
        create_directory(directory).map_err(failed)?;
        // A folder that is named for the database alone.
        if config.database.is_none() {
            tighten_directory(directory);
        }
    }
    Ok(Arc::new(SqliteStore::open(&file, limits).await?))
}

/// Fills in the listings of games of this status that an earlier version has stored.
async fn fill(store: &dyn Store, status: Status) -> Result<(), StoreError> {
    let Filled { listed, unreadable } = fill_listings(store, status).await?;
    if listed + unreadable > 0 {
        tracing::info!(status = status.name(), listed, unreadable, "games of an earlier version were listed");
    }
    Ok(())
}

/// The same for finished games. An interrupted run is completed after the next start.
async fn fill_finished(store: Arc<dyn Store>) {
    for status in [Status::Over, Status::Aborted] {
        if let Err(error) = fill(&*store, status).await {
            tracing::error!(%error, "games of an earlier version can't be listed");
        }
    }
}

/// Persists the service time, loads the keys periodically, and has rooms read rewritten games. The interval bounds the
/// time that a crash can give back to players, and how long a revoked key is accepted.
async fn keep_in_step(time: Arc<ServiceTime>, signer: Signer, hub: Hub) {
    let store = Arc::clone(hub.store());
    let mut known = store.revision().await.ok();
    loop {
        tokio::time::sleep(store.heartbeat()).await;
        if let Err(error) = time.synchronize(&*store).await {
            tracing::error!(%error, "the service time can't be written down");
        }
        match store.keys().await {
            Ok(keys) => signer.replace(&keys, wall()),
            Err(error) => tracing::error!(%error, "the keys can't be read"),
        }
        match store.revision().await {
            Ok(revision) if known != Some(revision) => {
                known = Some(revision);
                let hub = hub.clone();
                tokio::spawn(async move { hub.reload().await });
            }
            Ok(_) => {}
            Err(error) => tracing::error!(%error, "the revision of the database can't be read"),
        }
    }
}
