//! `farside health`: asks a server whether it is well, for container health checks and scripts.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::value_parser;
use server::Config;
use server::client::Client;

use crate::service::block_on;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the server listens; for all addresses (0.0.0.0 or ::), it is asked on this machine
    #[arg(value_name = "ADDRESS", env = "FARSIDE_LISTEN", default_value_t = Config::USUAL_ADDRESS)]
    address: SocketAddr,
    /// How many seconds the answer may take
    #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = value_parser!(u64).range(1..=600))]
    timeout: u64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let address = reachable(args.address);
    let timeout = Duration::from_secs(args.timeout);
    block_on(async {
        let mut client = Client::new(address);
        let answer = tokio::time::timeout(timeout, client.ask("GET", "/healthz", None)).await;
        let answer = answer
            .with_context(|| format!("no answer from {address} within {} s", args.timeout))?
            .with_context(|| format!("no answer from {address}"))?;
        if answer.status != 200 {
            bail!("{address} answers {}: {}", answer.status, answer.body);
        }
        Ok(())
    })
}

/// The address to connect to for a server that listens here.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
