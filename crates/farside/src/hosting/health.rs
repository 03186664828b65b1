//! `farside health`: checks the health of a server, for containers and scripts.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::value_parser;
use server::Config;
use server::client::Client;

use crate::hosting::service::block_on;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address of the server; an unspecified one (0.0.0.0 or ::) means this machine
    #[arg(value_name = "ADDRESS", env = "FARSIDE_LISTEN", default_value_t = Config::DEFAULT_ADDRESS)]
    address: SocketAddr,
    /// The timeout in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = value_parser!(u64).range(1..=600))]
    timeout: u64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let address = reachable(args.address);
    let timeout = Duration::from_secs(args.timeout);
    block_on(async {
        let mut client = Client::new(address);
        let answer = tokio::time::timeout(timeout, client.request("GET", "/healthz", None)).await;
        let answer = answer
            .with_context(|| format!("no answer from {address} within {} s", args.timeout))?
            .with_context(|| format!("no answer from {address}"))?;
        if answer.status != 200 {
            bail!("{address} answers {}: {}", answer.status, answer.body);
        }
        Ok(())
    })
}

/// The address to connect to for a server with this listen address.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
