use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_nats::jetstream::{self, consumer::PullConsumer};
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use play::GameKind;
use server::computer::{Computers, ThinkError, ThinkId, ThinkPool, ThinkReply, ThinkRequest, Thinker};
use server::nats::{Nats, ThinkQueue, Worker};
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, block_in_place};

use super::PATIENCE;

/// Thinks for a node, and counts how often it had to.
#[derive(Default)]
struct Counting(AtomicUsize);

impl Thinker for Counting {
    fn think(&self, request: ThinkRequest) -> BoxFuture<'static, Result<ThinkReply, ThinkError>> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Box::pin(async move { Computers::default().think(&request).map(|mv| ThinkReply { mv, time: 0 }) })
    }
}

/// A queue, and what thinks if nobody takes jobs from it.
async fn queue(nats: &test_services::Nats) -> (ThinkQueue, Arc<Counting>) {
    let counting = Arc::new(Counting::default());
    let connection = Nats::connect(&nats.url(), "a test").await.expect("an address");
    while !connection.is_connected() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    (ThinkQueue::new(connection, Arc::clone(&counting) as _), counting)
}

/// The start of a game of Squadro, with plenty of time for a computer that takes little.
fn request(seq: u32) -> ThinkRequest {
    ThinkRequest {
        id: ThinkId { game: "abcdefghijkl".parse().expect("an id"), seq },
        game: GameKind::Squadro,
        setup: game::Setup::default(),
        steps: Vec::new(),
        level: 1,
        seed: 0,
        time: 5_000,
        creator: None,
    }
}

struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    async fn start(nats: &test_services::Nats) -> Running {
        let worker = Worker::connect(&nats.url(), 1, 32).await.expect("a worker");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(worker.run(async { drop(stopped.await) }));
        Running { stop, task }
    }

    async fn stop(self) {
        drop(self.stop);
        tokio::time::timeout(PATIENCE, self.task).await.expect("it ends in time").expect("it ends well");
    }
}

/// Asks until a worker has answered; the next number that wasn't asked about.
async fn ask_until_a_worker_answers(queue: &ThinkQueue, counting: &Counting, first: u32) -> u32 {
    let began = std::time::Instant::now();
    for seq in first.. {
        let before = counting.0.load(Ordering::Relaxed);
        queue.think(request(seq)).await.expect("a move, whoever finds it");
        if counting.0.load(Ordering::Relaxed) == before {
            return seq + 1;
        }
        assert!(began.elapsed() < PATIENCE, "no worker ever answers");
        // Without NATS a node thinks at once.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!("there are more numbers than time")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn workers_think_and_without_them_the_node_does() {
    let mut nats = block_in_place(|| test_services::Nats::start().expect("NATS"));
    let (queue, counting) = queue(&nats).await;
    let alone = queue.think(request(1)).await.expect("a move");
    assert_eq!(counting.0.load(Ordering::Relaxed), 1, "nobody took the job");

    let worker = Running::start(&nats).await;
    let next = ask_until_a_worker_answers(&queue, &counting, 2).await;
    let before = counting.0.load(Ordering::Relaxed);

    // A repeated question is the same job, so nobody answers it again; but whoever asks gets a move.
    assert_eq!(queue.think(request(next - 1)).await.expect("a move").mv, alone.mv);
    assert_eq!(counting.0.load(Ordering::Relaxed), before + 1);

    block_in_place(|| nats.kill());
    queue.think(request(next)).await.expect("a move");
    assert_eq!(counting.0.load(Ordering::Relaxed), before + 2, "without NATS the node thinks");
    block_in_place(|| nats.resume().expect("NATS again"));
    ask_until_a_worker_answers(&queue, &counting, next + 1).await;
    worker.stop().await;
}

/// A worker of the test's own: takes jobs and does with them what no worker should.
async fn odd_worker(nats: &test_services::Nats) -> (async_nats::Client, PullConsumer) {
    let client = async_nats::connect(nats.url()).await.expect("a connection");
    let context = jetstream::new(client.clone());
    loop {
        if let Ok(stream) = context.get_stream("FARSIDE_THOUGHTS").await
            && let Ok(consumer) = stream.get_consumer("workers").await
        {
            return (client, consumer);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Takes the next job, says so, and gives it back with what it is to report on.
async fn take(client: &async_nats::Client, consumer: &PullConsumer) -> (jetstream::Message, String) {
    let mut jobs = consumer.batch().max_messages(1).expires(PATIENCE).messages().await.expect("jobs");
    let job = jobs.next().await.expect("a job").expect("a job");
    let request: ThinkRequest = serde_json::from_slice(&job.payload).expect("a request");
    let reports = format!("farside.thought.{}", request.id);
    client.publish(reports.clone(), "\"taken\"".into()).await.expect("sent");
    (job, reports)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_worker_dies_over_another_one_does() {
    let nats = block_in_place(|| test_services::Nats::start().expect("NATS"));
    let (queue, counting) = queue(&nats).await;
    // Makes the consumer that all workers share.
    let worker = Running::start(&nats).await;
    let (client, consumer) = odd_worker(&nats).await;
    worker.stop().await;

    let taken = tokio::spawn(async move { take(&client, &consumer).await });
    let asked = tokio::spawn(queue.think(request(1)));
    let _job = taken.await.expect("a job");
    // The one that has the job never says anything again. This one gets it once that is clear.
    let worker = Running::start(&nats).await;
    let found = asked.await.expect("no panic").expect("a move");
    assert_eq!(counting.0.load(Ordering::Relaxed), 0, "the node did not have to think");
    assert_eq!(found.mv, Computers::default().think(&request(1)).expect("a move"));
    worker.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_answers_nonsense_is_not_believed() {
    let nats = block_in_place(|| test_services::Nats::start().expect("NATS"));
    let (queue, counting) = queue(&nats).await;
    let worker = Running::start(&nats).await;
    let (client, consumer) = odd_worker(&nats).await;
    worker.stop().await;
    for (seq, nonsense) in [(1, r#"{"found":"z9"}"#), (2, r#"{"failed":"tired"}"#), (3, "nonsense")] {
        let asked = tokio::spawn(queue.think(request(seq)));
        let (job, reports) = take(&client, &consumer).await;
        client.publish(reports, nonsense.into()).await.expect("sent");
        job.ack().await.expect("sent");
        let found = asked.await.expect("no panic").expect("a move");
        assert_eq!(found.mv, Computers::default().think(&request(seq)).expect("a move"));
        assert_eq!(counting.0.load(Ordering::Relaxed), seq as usize, "{nonsense}");
    }
}

/// Workers take jobs in order. One guest's 60 games at three nodes made others wait for all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_guests_games_at_three_nodes_keep_nobody_else_waiting() {
    let nats = block_in_place(|| test_services::Nats::start().expect("NATS"));
    let worker = Running::start(&nats).await;
    let mut nodes = Vec::new();
    for _ in 0..3 {
        let connection = Nats::connect(&nats.url(), "a test").await.expect("an address");
        while !connection.is_connected() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let pool = ThinkPool::new(1, 1024, 32).expect("a thread");
        nodes.push(ThinkQueue::new(connection, Arc::new(pool)));
    }
    let request_of = |guest: &str, seq, level| ThinkRequest {
        game: GameKind::Quoridor,
        level,
        time: 300,
        creator: Some(guest.repeat(16).parse().expect("an id")),
        ..request(seq)
    };
    // What a weak level costs is known once it was asked for.
    nodes[0].think(request_of("b", 1, 1)).await.expect("a move");
    let greedy: Vec<_> = (0..60)
        .map(|game| tokio::spawn(nodes[game % 3].think(request_of("a", 100 + game as u32, 8))))
        .collect();
    let mut longest = Duration::ZERO;
    for seq in 2..7 {
        let asked = std::time::Instant::now();
        nodes[seq as usize % 3].think(request_of("b", seq, 1)).await.expect("a move");
        longest = longest.max(asked.elapsed());
    }
    let waiting = greedy.iter().filter(|it| !it.is_finished()).count();
    assert!(waiting > 20, "the load is over: only {waiting} of 60 are left");
    assert!(longest < Duration::from_secs(1), "{longest:?}");
    println!("the slowest answer took {longest:?}, with {waiting} of 60 long thoughts still to come");
    greedy.iter().for_each(tokio::task::JoinHandle::abort);
    worker.stop().await;
}
