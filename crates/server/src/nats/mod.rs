//! Many machines: what goes between nodes and workers over NATS.
//!
//! Nothing here has to arrive. The database is the truth: a node that may have missed something looks there, and one
//! that gets no answer from a worker thinks itself.

mod bus;
mod connection;
mod job;
mod queue;
mod worker;

pub use self::bus::NatsBus;
pub use self::connection::{Nats, NatsError};
pub use self::queue::Queue;
pub use self::worker::{Worker, WorkerError};
