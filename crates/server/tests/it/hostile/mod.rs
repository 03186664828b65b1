//! Clients that mean harm, for a bounded time, and a game between well-behaved players beside them.
//!
//! Whatever the attackers do, nothing in the server panics, no response has a server error but 503 with a reason, and
//! the players' moves are acknowledged. `FARSIDE_HOSTILE_SECONDS` sets how long it takes.

pub(crate) mod attackers;
mod players;

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Once};
use std::thread;
use std::time::{Duration, Instant};

use server::client::{Client, ClientError, Response};

use crate::network::Running;

/// How long a well-behaved player waits for an acknowledgement at most.
const LONGEST_WAIT: Duration = Duration::from_millis(250);
/// How many threads run one after the other between a move and its acknowledgement: each may find the processors taken.
const HOPS: u32 = 4;
/// How long the machine is watched before and after an attack.
const WATCH: Duration = Duration::from_secs(1);
/// A stall below this is no excuse for a wait that is too long.
const PROMPT: Duration = Duration::from_millis(50);
/// The number of attacks, if other programs may be to blame for the waits in one.
const MAX_ATTACKS: u8 = 4;

/// How long the attacks take.
fn duration() -> Duration {
    let seconds = std::env::var("FARSIDE_HOSTILE_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs(seconds.unwrap_or(6))
}

/// What is attacked, and what came of it.
struct Target {
    nodes: Vec<SocketAddr>,
    /// The address of the attackers.
    source: IpAddr,
    until: Instant,
    /// Responses and connections by attackers, to see that there were any.
    attempts: AtomicU32,
    faults: Mutex<Vec<String>>,
}

impl Target {
    fn new(nodes: Vec<SocketAddr>, source: IpAddr) -> Arc<Target> {
        let until = Instant::now() + duration();
        Arc::new(Target { nodes, source, until, attempts: AtomicU32::new(0), faults: Mutex::new(Vec::new()) })
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// The node for the attempt of this number.
    fn node(&self, number: usize) -> SocketAddr {
        self.nodes[number % self.nodes.len()]
    }

    /// A new guest at one of the nodes, from an address of the attackers.
    fn guest(&self, number: usize) -> Client {
        Client::new(self.node(number)).with_source(Some(self.source))
    }

    fn attempted(&self) {
        self.attempts.fetch_add(1, Ordering::Relaxed);
    }

    fn fault(&self, what: String) {
        self.faults.lock().expect("no test panics while it holds this").push(what);
    }

    /// Judges a response. A connection that the server closes is no fault: it may be what the client deserves.
    fn judge(&self, what: &str, response: Result<Response, ClientError>) -> Option<Response> {
        self.attempted();
        let response = response.ok()?;
        let has_reason = response.body.contains("\"reason\"");
        if response.status >= 500 && !(response.status == 503 && has_reason) {
            self.fault(format!("{what}: {} {}", response.status, response.body));
        }
        Some(response)
    }
}

static PANICS: AtomicU32 = AtomicU32::new(0);

/// Counts panics of the code under test; the runtime catches those of tasks.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let ours = |file: &str| file.contains("server/src") || file.contains("play/src");
            if panic.location().is_some_and(|location| ours(location.file())) {
                PANICS.fetch_add(1, Ordering::Relaxed);
            }
            print(panic);
        }));
    });
}

/// Measures how long the machine keeps a thread waiting that only sleeps.
fn longest_stall(until: Instant) -> thread::JoinHandle<Duration> {
    const NAP: Duration = Duration::from_millis(5);
    thread::spawn(move || {
        let mut longest = Duration::ZERO;
        while Instant::now() < until {
            let began = Instant::now();
            thread::sleep(NAP);
            longest = longest.max(began.elapsed().saturating_sub(NAP));
        }
        longest
    })
}

/// How long the machine keeps a thread waiting while nobody attacks.
async fn stall_at_rest() -> Duration {
    let meter = longest_stall(Instant::now() + WATCH);
    tokio::task::spawn_blocking(|| meter.join()).await.expect("it ends").expect("the meter doesn't fail")
}

/// Attacks the nodes while two play, who are acknowledged in time. Only what the machine does to a thread while nobody
/// attacks is added to that time: other programs may take the processors, the attackers may not. If threads had to
/// wait during the attack, that may have been other programs as well; then another attack has to tell.
async fn attack(nodes: Vec<SocketAddr>) {
    count_panics();
    for number in 1..=MAX_ATTACKS {
        let before = stall_at_rest().await;
        // Another address each time, as limits hold for longer than an attack.
        let (longest_wait, stall) = attack_once(nodes.clone(), [127, 0, 0, 1 + number].into()).await;
        let limit = LONGEST_WAIT + HOPS * before.max(stall_at_rest().await);
        if longest_wait <= limit {
            return;
        }
        assert!(
            stall > PROMPT && number < MAX_ATTACKS,
            "{longest_wait:?}, at most {limit:?}, when no thread waited for more than {stall:?}"
        );
    }
}

/// Attacks the nodes once. Returns the longest wait of a player, and of a thread that only sleeps.
async fn attack_once(nodes: Vec<SocketAddr>, source: IpAddr) -> (Duration, Duration) {
    let target = Target::new(nodes, source);
    let stall = longest_stall(target.until);
    // Attackers have a thread of their own, so that players don't wait for the tests' own work.
    let attacks = thread::spawn({
        let target = Arc::clone(&target);
        move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(attackers::all(&target));
        }
    });
    let played = players::play(&target).await;
    let joined = tokio::task::spawn_blocking(|| (attacks.join(), stall.join())).await.expect("threads end");
    joined.0.expect("no attacker fails");
    let stall = joined.1.expect("the meter doesn't fail");
    let attempts = target.attempts.load(Ordering::Relaxed);
    println!(
        "{attempts} attempts; {} moves, the slowest acknowledged after {:?} (the machine stalled for {stall:?})",
        played.moves, played.longest_wait
    );
    let faults = target.faults.lock().expect("no test panics while it holds this");
    assert!(faults.is_empty(), "{} responses, such as {:?}", faults.len(), &faults[..faults.len().min(5)]);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "nothing panics");
    assert!(attempts > 100, "{attempts} attempts are no attack");
    assert!(played.moves > 20, "{} moves are no game", played.moves);
    (played.longest_wait, stall)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_holds_and_a_game_goes_on_beside_the_attackers() {
    let running = Running::start_with(|config| config.site = Some(attackers::site)).await;
    attack(vec![running.address]).await;
    running.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_hold_and_a_game_goes_on_beside_the_attackers() {
    let cluster = crate::cluster::Cluster::start(3).await;
    attack(cluster.addresses()).await;
    cluster.stop().await;
}
