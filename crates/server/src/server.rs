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
use crate::http::{App, router};
use crate::identity::Signer;
use crate::nats::{Nats, NatsBus, NatsError, Queue};
use crate::room::{Hub, Parts};
use crate::store::{Filled, PostgresStore, SqliteLimits, SqliteStore, Store, StoreError, fill_listings};
use crate::time::ServiceTime;
use play::Status;

/// How many positions may wait to be thought about.
const THOUGHTS_WAITING: usize = 1024;
/// What may be on its way to one client, in bytes.
const SEND_BUFFER: u32 = 32 * 1024;
/// How many may wait to be let in: all of those who come back after a restart.
const BACKLOG: u32 = 4096;
/// How long open connections get to end when the server shuts down.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server couldn't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The folder for the database can't be made.
    #[error("can't make the folder {folder}")]
    Folder {
        /// Which one.
        folder: PathBuf,
        /// Why not.
        #[source]
        error: io::Error,
    },
    /// The database can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no database of this kind.
    #[error("can't use the database {0}: expected sqlite:FILE or postgres://…")]
    UnknownDatabase(String),
    /// The bus can't be used.
    #[error(transparent)]
    Bus(#[from] NatsError),
    /// Nothing can listen there.
    #[error("can't listen at {address}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        #[source]
        error: io::Error,
    },
    /// No thread can be started to think.
    #[error("can't start a thread")]
    Thread(#[source] io::Error),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    hub: Hub,
    time: Arc<ServiceTime>,
    connections: usize,
    patience: Duration,
    close: watch::Sender<bool>,
}

impl Server {
    /// Opens the database and begins to listen; answers from [`Server::run`] on.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = open_store(&config).await?;
        // The lobby and pairing go by these. Finished games follow once the server runs.
        for status in [Status::Open, Status::Playing] {
            fill(&*store, status).await?;
        }
        let signer = Signer::new(&store.secret().await?);
        let time = Arc::new(ServiceTime::resume(&*store, config.pause).await?);
        let pool = ThinkPool::new(config.thinkers, THOUGHTS_WAITING, config.computer_memory)
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
        let (address, connections, patience) =
            (config.listen, config.limits.connections, config.limits.patience);
        let listen = |error| StartError::Listen { address, error };
        let listener = bind(address).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let (close, closing) = watch::channel(false);
        let app = App::new(hub.clone(), signer, Arc::new(config), closing);
        Ok(Server { listener, address, app, hub, time, connections, patience, close })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is done, then ends in an orderly way: nothing new is accepted, sockets are closed, and
    /// what was begun is committed.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { listener, app, hub, time, connections, patience, close, .. } = self;
        let beat = tokio::spawn(keep_time(Arc::clone(&time), Arc::clone(hub.store())));
        let sweep = tokio::spawn({
            let hub = hub.clone();
            async move { hub.sweep().await }
        });
        let filling = tokio::spawn(fill_finished(Arc::clone(hub.store())));
        let places = Arc::new(Semaphore::new(connections));
        let door = Door { router: router(&app), closing: close.subscribe(), patience };
        tokio::select! {
            () = accept(&listener, &door, &places) => {}
            () = stop => {}
        }
        tracing::info!("shutting down");
        drop(listener);
        close.send_replace(true);
        let all_ended = async {
            // Whoever has all places is alone. There are fewer connections than would fit into 32 bits.
            drop(places.acquire_many(connections as u32).await);
            app.all_sockets_ended().await;
        };
        if tokio::time::timeout(FAREWELL, all_ended).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        for task in [&beat, &sweep, &filling] {
            task.abort();
        }
        if let Err(error) = time.beat(&**hub.store()).await {
            tracing::warn!(%error, "the service time was not written down");
        }
        hub.store().close().await;
    }
}

/// What connects this node with others, and who thinks for its computers.
async fn connect(
    bus: Option<&str>,
    pool: Arc<dyn Thinker>,
) -> Result<(Arc<dyn Bus>, Arc<dyn Thinker>), NatsError> {
    let Some(addresses) = bus else { return Ok((LocalBus::alone(), pool)) };
    let nats = Nats::connect(addresses, "farside serve").await?;
    Ok((NatsBus::new(nats.clone()), Arc::new(Queue::new(nats, pool))))
}

/// Listens. What the system may hold back for a client that doesn't read is bounded: accepted connections inherit it.
fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if cfg!(unix) {
        // So that a server that was just stopped can be started again at the same place.
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
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        let failed = |error| StartError::Folder { folder: folder.into(), error };
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    Ok(Arc::new(SqliteStore::open(&file, limits).await?))
}

/// An address that can be shown: what stands between `//` and `@` is left out.
fn without_password(url: &str) -> String {
    match (url.find("//"), url.rfind('@')) {
        (Some(start), Some(end)) if start < end => format!("{}//…{}", &url[..start], &url[end..]),
        _ => url.into(),
    }
}

/// Lists the games of this status that an earlier version has stored.
async fn fill(store: &dyn Store, status: Status) -> Result<(), StoreError> {
    let Filled { listed, unreadable } = fill_listings(store, status).await?;
    if listed + unreadable > 0 {
        tracing::info!(status = status.name(), listed, unreadable, "games of an earlier version were listed");
    }
    Ok(())
}

/// The same for games that are over. What isn't listed now is listed after the next start.
async fn fill_finished(store: Arc<dyn Store>) {
    for status in [Status::Over, Status::Aborted] {
        if let Err(error) = fill(&*store, status).await {
            tracing::error!(%error, "games of an earlier version can't be listed");
        }
    }
}

/// Writes the service time down, again and again. How often is the most that a crash can give back to a player who
/// thinks while nobody moves in any game.
async fn keep_time(time: Arc<ServiceTime>, store: Arc<dyn Store>) {
    loop {
        tokio::time::sleep(store.heartbeat()).await;
        if let Err(error) = time.beat(&*store).await {
            tracing::error!(%error, "the service time can't be written down");
        }
    }
}

/// What it takes to answer a connection.
#[derive(Clone)]
struct Door {
    router: axum::Router,
    closing: watch::Receiver<bool>,
    patience: Duration,
}

/// Accepts connections, as many as there may be.
async fn accept(listener: &TcpListener, door: &Door, places: &Arc<Semaphore>) {
    loop {
        let Ok(place) = Arc::clone(places).acquire_owned().await else { return };
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely too many files are open. Some will be closed.
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let door = door.clone();
        tokio::spawn(async move {
            serve(stream, peer, door).await;
            drop(place);
        });
    }
}

/// Answers the requests of one connection, until it becomes a WebSocket or ends.
async fn serve(stream: TcpStream, peer: SocketAddr, door: Door) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection stays slow");
    }
    let Door { router, mut closing, patience } = door;
    // A layer of the router would be made anew for every connection.
    let service = hyper::service::service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
        tower::Service::call(&mut router.clone(), request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
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
