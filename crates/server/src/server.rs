use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, watch};

use crate::bus::{Bus, LocalBus};
use crate::computer::{ThinkPool, Thinker};
use crate::config::Config;
use crate::credentials::Signer;
use crate::http::{App, router};
use crate::nats::{Nats, NatsBus, NatsError, ThinkQueue};
use crate::room::{Hub, Parts};
use crate::store::{Filled, PostgresStore, SqliteLimits, SqliteStore, Store, StoreError, fill_listings};
use crate::time::ServiceTime;
use play::Status;

/// The length of the queue of think requests.
const THINK_QUEUE_LENGTH: usize = 1024;
/// The send buffer of a connection, in bytes.
const SEND_BUFFER: u32 = 32 * 1024;
/// The listen backlog: large enough for all clients that reconnect after a restart.
const BACKLOG: u32 = 4096;
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
    #[error("can't use the database {0}: expected sqlite:FILE or postgres://…")]
    UnknownDatabase(String),
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
    time: Arc<ServiceTime>,
    connections: usize,
    timeout: Duration,
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
        let signer = Signer::new(&store.secret().await?);
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
        let (address, connections, timeout) =
            (config.listen, config.limits.connections, config.limits.timeout);
        let listen = |error| StartError::Listen { address, error };
        let listener = bind(address).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let (close, closing) = watch::channel(false);
        let app = App::new(hub.clone(), signer, Arc::new(config), closing);
        Ok(Server { listener, address, app, hub, time, connections, timeout, close })
    }

    /// The address it is bound to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Accepts connections until `stop` completes, then shuts down gracefully: closes sockets and finishes commits.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, app, hub, time, connections, timeout, close, .. } = self;
        let heartbeat = tokio::spawn(persist_time(Arc::clone(&time), Arc::clone(hub.store())));
        let sweep = tokio::spawn({
            let hub = hub.clone();
            async move { hub.sweep().await }
        });
        let filling = tokio::spawn(fill_finished(Arc::clone(hub.store())));
        let permits = Arc::new(Semaphore::new(connections));
        let acceptor = Acceptor { router: router(&app), closing: close.subscribe(), timeout, permits };
        tokio::select! {
            () = acceptor.run(&listener) => {}
            () = stop => {}
        }
        tracing::info!("shutting down");
        drop(listener);
        close.send_replace(true);
        let all_closed = async {
            // All permits are free once no connection is open.
            drop(acceptor.permits.acquire_many(connections as u32).await);
            app.all_sockets_closed().await;
        };
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, all_closed).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        for task in [&heartbeat, &sweep, &filling] {
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
fn bind(address: SocketAddr) -> io::Result<TcpListener> {
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
    let file = match config.database.as_deref() {
        None => config.data.join("farside.db"),
        Some(url) => match url.strip_prefix("sqlite:") {
            Some(file) => PathBuf::from(file.trim_start_matches("//")),
            None if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                return Ok(Arc::new(PostgresStore::open(url).await?));
            }
            None => return Err(StartError::UnknownDatabase(without_password(url))),
        },
    };
    if let Some(directory) = file.parent().filter(|directory| !directory.as_os_str().is_empty()) {
        let failed = |error| StartError::Directory { directory: directory.into(), error };
        std::fs::create_dir_all(directory).map_err(failed)?;
    }
    Ok(Arc::new(SqliteStore::open(&file, limits).await?))
}

/// A URL with user and password left out.
fn without_password(url: &str) -> String {
    match (url.find("//"), url.rfind('@')) {
        (Some(start), Some(end)) if start < end => {
            let [scheme, host] = [url.get(..start), url.get(end..)].map(Option::unwrap_or_default);
            format!("{scheme}//…{host}")
        }
        _ => url.into(),
    }
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

/// Persists the service time periodically. The interval bounds the time that a crash can give back to players.
async fn persist_time(time: Arc<ServiceTime>, store: Arc<dyn Store>) {
    loop {
        tokio::time::sleep(store.heartbeat()).await;
        if let Err(error) = time.synchronize(&*store).await {
            tracing::error!(%error, "the service time can't be written down");
        }
    }
}

/// Accepts and serves connections.
#[derive(Clone)]
struct Acceptor {
    router: axum::Router,
    closing: watch::Receiver<bool>,
    timeout: Duration,
    /// One permit for each connection that may be open.
    permits: Arc<Semaphore>,
}

impl Acceptor {
    /// Accepts connections up to the limit.
    async fn run(&self, listener: &TcpListener) {
        loop {
            let Ok(permit) = Arc::clone(&self.permits).acquire_owned().await else { return };
            let (stream, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Most likely too many files are open. Some will be closed.
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            let acceptor = self.clone();
            tokio::spawn(async move {
                acceptor.serve(stream, peer).await;
                drop(permit);
            });
        }
    }

    /// Serves one connection until it becomes a WebSocket or ends.
    async fn serve(self, stream: TcpStream, peer: SocketAddr) {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
        let Acceptor { router, mut closing, timeout, .. } = self;
        // A layer of the router would be created anew for every connection.
        let service =
            hyper::service::service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
                tower::Service::call(&mut router.clone(), request)
            });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(timeout)
            .max_buf_size(16 * 1024)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            // An error means that the server is gone already.
            () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended");
        }
    }
}
