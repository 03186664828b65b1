//! The server: over the network, in a cluster, and in simulated worlds.

#[cfg(unix)]
mod cluster;
mod hostile;
mod network;
mod simulation;
