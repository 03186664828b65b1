//! Several machines: the bus between nodes and the job queue for workers, over NATS.
//!
//! Messages may be lost. The database is authoritative: a node that may have missed a notice polls it, and one that
//! gets no answer from a worker thinks by itself.

mod connection;
mod job;
mod nats_bus;
mod think_queue;
mod worker;

pub use self::connection::{Nats, NatsError};
pub use self::nats_bus::NatsBus;
pub use self::think_queue::ThinkQueue;
pub use self::worker::{Worker, WorkerError};
