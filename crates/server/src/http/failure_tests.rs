//! Rooms that fail, and computers that never answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::future::BoxFuture;
use game::Seat;
use metrics_exporter_prometheus::PrometheusBuilder;
use play::{Actor, Command, CommandId, GameKind, Millis, SeatKind, Status, Terms};
use tokio::sync::watch;
use tower_http::classify::ServerErrorsFailureClass;
use tracing::{Event, Level, Metadata, Subscriber, span};

use super::{App, log_failure, router};
use crate::bus::LocalBus;
use crate::client::{Client, ClientError, Socket};
use crate::computer::{ThinkError, ThinkReply, ThinkRequest, Thinker};
use crate::config::Config;
use crate::credentials::Signer;
use crate::protocol::{INTERRUPTED, ServerMessage};
use crate::room::{CommandError, Hub, Parts, RoomSettings};
use crate::store::{SqliteLimits, SqliteStore};
use crate::time::TimeSource;

/// Never finds a move; panics when told to.
#[derive(Default)]
struct OddThinker {
    panics: AtomicBool,
    requests: AtomicUsize,
    withdrawn: Arc<AtomicUsize>,
}

struct CountOnDrop(Arc<AtomicUsize>);

impl Drop for CountOnDrop {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

impl Thinker for OddThinker {
    fn think(&self, _: ThinkRequest) -> BoxFuture<'static, Result<ThinkReply, ThinkError>> {
        assert!(!self.panics.load(Ordering::Relaxed), "this panic is part of a test");
        self.requests.fetch_add(1, Ordering::Relaxed);
        let dropped = CountOnDrop(Arc::clone(&self.withdrawn));
        Box::pin(async move {
            let _dropped = dropped;
            std::future::pending().await
        })
    }
}

#[derive(Default)]
struct SetTime(AtomicU64);

impl TimeSource for SetTime {
    fn now(&self) -> Millis {
        self.0.load(Ordering::Relaxed)
    }
}

struct World {
    hub: Hub,
    thinker: Arc<OddThinker>,
    time: Arc<SetTime>,
    data: tempfile::TempDir,
    /// Sockets are closed when it is dropped.
    closing: watch::Sender<bool>,
}

impl World {
    async fn new() -> World {
        let data = tempfile::tempdir().expect("a folder");
        let store = SqliteStore::open(&data.path().join("farside.db"), SqliteLimits::default()).await;
        let (thinker, time) = (Arc::new(OddThinker::default()), Arc::new(SetTime::default()));
        let hub = Hub::new(Parts {
            store: Arc::new(store.expect("a database")),
            bus: LocalBus::single_node(),
            thinker: Arc::clone(&thinker) as _,
            time: Arc::clone(&time) as _,
            seed: Some(1),
            settings: RoomSettings::default(),
        });
        World { hub, thinker, time, data, closing: watch::Sender::new(false) }
    }

    /// Serves the API at a port.
    async fn serve(&self) -> SocketAddr {
        let config = Arc::new(Config::new(self.data.path().into()));
        let app =
            App::new(self.hub.clone(), Signer::with_secret(b"secret"), config, self.closing.subscribe());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let service = router(&app).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        address
    }
}

fn terms(first: Seat) -> Terms {
    let terms = Terms::for_two(GameKind::ALL[0], SeatKind::Creator, SeatKind::Computer(1));
    Terms { first: Some(first), clock: "60".parse().expect("a clock"), ..terms }
}

fn id(text: &str) -> CommandId {
    text.parse().expect("an id")
}

/// The number of the acknowledged command, or the close code.
async fn answer(socket: &mut Socket) -> Result<u32, Option<u16>> {
    loop {
        match socket.next().await {
            Ok(ServerMessage::Ack { seq, .. }) => return Ok(seq),
            Ok(_) => {}
            Err(ClientError::Closed(code)) => return Err(code),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Everybody in the room was told that they read too slowly, and the number of rooms stayed too high.
#[test]
fn a_room_that_fails_closes_its_sockets_is_counted_and_opens_anew() {
    let recorder = PrometheusBuilder::new().build_recorder();
    let metrics = recorder.handle();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    metrics::with_local_recorder(&recorder, || {
        runtime.block_on(async {
            let world = World::new().await;
            let mut ann = Client::new(world.serve().await);
            let game = ann.create_game(&terms(Seat::FIRST)).await.expect("a game").game;
            let mut socket = ann.connect(game.id, game.seq).await.expect("a socket");
            // Another page of hers, which only listens.
            let mut listening = ann.connect(game.id, game.seq).await.expect("a socket");
            // Told something, it has joined the room that will fail.
            listening.next().await.expect("what the room says first");
            world.thinker.panics.store(true, Ordering::Relaxed);
            let mv = Command::Move { mv: "e2".into(), ply: 0 };
            socket.command(id("e2"), mv.clone()).await.expect("sent");
            let closed = answer(&mut socket).await.expect_err("the room has failed");
            assert_eq!(closed, Some(INTERRUPTED));
            assert_eq!(answer(&mut listening).await, Err(Some(INTERRUPTED)));
            assert!(ClientError::Closed(closed).should_reconnect());
            // The move was stored before the room failed, and is answered by the next room.
            world.thinker.panics.store(false, Ordering::Relaxed);
            let mut socket = ann.connect(game.id, game.seq).await.expect("a socket");
            socket.command(id("e2"), mv).await.expect("sent");
            assert_eq!(answer(&mut socket).await, Ok(game.seq + 1));
            assert_eq!(world.hub.open_rooms(), 1);
        });
    });
    let metrics = metrics.render();
    for expected in ["farside_rooms 1\n", "farside_room_failures_total 1\n"] {
        assert!(metrics.contains(expected), "no {expected} in {metrics}");
    }
    // Dropped with everything in it, the last room is counted no more.
    let handle = recorder.handle();
    metrics::with_local_recorder(&recorder, || drop(runtime));
    assert!(handle.render().contains("farside_rooms 0\n"));
}

/// The same position was queued again every 15 seconds, and the computer lost on time while it waited in line.
#[tokio::test]
async fn a_computer_that_waits_in_line_is_asked_once_and_does_not_lose_on_time() {
    let world = World::new().await;
    let ann = Actor { player: "AnnAnnAnnAnnAnnA".parse().expect("an id"), name: "Ann".into(), is_bot: false };
    let stranger = Actor { player: "StrangerStranger".parse().expect("an id"), ..ann.clone() };
    let game = world.hub.create(terms(Seat::SECOND), &ann).await.expect("a game").id();
    let requests = || world.thinker.requests.load(Ordering::Relaxed);
    // The database had to be opened in real time.
    tokio::time::pause();
    let _present = world.hub.subscribe(game, 0, Some(ann.player)).await.expect("a subscription");
    tokio::time::sleep(Duration::from_mins(10)).await;
    world.time.0.store(600_000, Ordering::Relaxed);
    let refused = world.hub.command(game, stranger, id("resign"), Command::Resign, 0).await;
    assert!(matches!(refused, Err(CommandError::Refused(_))));
    let state = world.hub.state(game).await.expect("the game");
    assert_eq!((requests(), state.status(), state.ply()), (1, Status::Playing, 0));
    // An offer leaves the position as it is; with the end of the game there is none any more.
    world.hub.command(game, ann.clone(), id("draw"), Command::OfferDraw, 0).await.expect("an offer");
    assert_eq!((requests(), world.thinker.withdrawn.load(Ordering::Relaxed)), (1, 0));
    world.hub.command(game, ann, id("resign"), Command::Resign, 0).await.expect("the end");
    while world.thinker.withdrawn.load(Ordering::Relaxed) == 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(requests(), 1);
}

#[tokio::test]
async fn computers_alone_are_refused() {
    let world = World::new().await;
    let mut client = Client::new(world.serve().await);
    let alone = Terms::for_two(GameKind::ALL[0], SeatKind::Computer(8), SeatKind::Computer(8));
    let error = client.create_game(&alone).await.expect_err("nobody plays");
    assert!(matches!(error, ClientError::Problem { status: 409, .. }), "{error}");
    assert_eq!(world.thinker.requests.load(Ordering::Relaxed), 0);
}

/// Remembers the levels of what is logged.
#[derive(Clone, Default)]
struct Levels(Arc<std::sync::Mutex<Vec<Level>>>);

impl Subscriber for Levels {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        self.0.lock().expect("no test panics while it holds this").push(*event.metadata().level());
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

/// Each look-up in a tablebase that was still being solved was an error in the log.
#[test]
fn a_request_that_is_put_off_is_no_error_in_the_log() {
    let levels = Levels::default();
    tracing::subscriber::with_default(levels.clone(), || {
        for status in [StatusCode::SERVICE_UNAVAILABLE, StatusCode::INTERNAL_SERVER_ERROR] {
            log_failure(&ServerErrorsFailureClass::StatusCode(status), Duration::from_millis(1));
        }
    });
    let levels = levels.0.lock().expect("no test panics while it holds this");
    assert_eq!(*levels, [Level::DEBUG, Level::ERROR]);
}
