use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ipnet::IpNet;

use crate::address::{ProxyHeader, TrustedProxies};
use crate::computer::Computers;
use crate::origin::Origin;
use crate::retention::Retention;
use crate::room::RoomSettings;
use crate::site::Site;
use crate::tablebase::Tablebase;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The directory of the embedded database.
    pub data: PathBuf,
    /// The URL of the database; the embedded one if `None`.
    pub database: Option<String>,
    /// The maximum size of the embedded database in pages of 4 KiB; unlimited if `None`.
    pub database_pages: Option<u32>,
    /// The URLs of the NATS servers that connect this node with others and with workers; a single node if `None`.
    pub bus: Option<String>,
    /// The number of threads for computer players.
    pub thinkers: usize,
    /// The memory that computer players keep between moves, in mebibytes.
    pub computer_memory: usize,
    /// How long clocks stand still after a start, so that players can reconnect.
    pub pause: Duration,
    /// Further origins whose pages may use this server, such as `https://example.org`.
    pub origins: Vec<Origin>,
    /// Whether every peer is a reverse proxy whose headers are trusted, unless `trusted_proxies` lists them.
    pub behind_proxy: bool,
    /// The networks of the reverse proxies whose headers are trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// The header in which reverse proxies name their clients.
    pub proxy_header: ProxyHeader,
    /// The address of the metrics; if `None`, they are served with everything else.
    pub metrics: Option<SocketAddr>,
    /// Names that nobody may choose, nor any that look like them, besides those of computers in English.
    pub reserved_names: Vec<String>,
    /// How long games are kept.
    pub retention: Retention,
    /// Resource limits.
    pub limits: Limits,
    /// The settings of rooms.
    pub rooms: RoomSettings,
    /// The web app to serve besides the API.
    pub site: Option<Site>,
    /// Exact values of positions that anybody may look up.
    pub tablebase: Option<Arc<dyn Tablebase>>,
}

impl Config {
    /// The default address: reachable from the same machine only.
    pub const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

    /// The default configuration, with the database in this directory.
    pub fn new(data: PathBuf) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            listen: Self::DEFAULT_ADDRESS,
            data,
            database: None,
            database_pages: None,
            bus: None,
            thinkers: cores.saturating_sub(1).max(1),
            computer_memory: Computers::DEFAULT_MEMORY,
            pause: Duration::from_secs(5),
            origins: Vec::new(),
            behind_proxy: false,
            trusted_proxies: Vec::new(),
            proxy_header: ProxyHeader::default(),
            metrics: None,
            reserved_names: Vec::new(),
            retention: Retention::default(),
            limits: Limits::default(),
            rooms: RoomSettings::default(),
            site: None,
            tablebase: None,
        }
    }

    /// The proxies that are believed.
    pub(crate) fn proxies(&self) -> TrustedProxies {
        TrustedProxies {
            any: self.behind_proxy,
            networks: self.trusted_proxies.clone(),
            header: self.proxy_header,
        }
    }
}

/// Resource limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Open connections in total.
    pub connections: usize,
    /// Open connections from one IP address, or one /64 of IPv6, that are no sockets.
    pub connections_per_address: u32,
    /// Open sockets of one guest or bot.
    pub sockets_per_player: u32,
    /// Open sockets from one IP address, or one /64 of IPv6; also below.
    pub sockets_per_address: u32,
    /// Unfinished games of one guest or bot.
    pub games_per_player: u32,
    /// Open games of one guest or bot in which it has a seat.
    pub seats_per_player: u32,
    /// Games created from one IP address within an hour, rematches included.
    pub games_per_address: u32,
    /// Guests who choose their first name, and bots, from one IP address within an hour.
    pub players_per_address: u32,
    /// Writes of one guest or bot within [`Limits::window`]: commands over sockets and HTTP, games, names and bots.
    pub writes_per_player: u32,
    /// The same from one IP address.
    pub writes_per_address: u32,
    /// The rate limit of a socket: messages within [`Limits::window`].
    pub messages: u32,
    /// The window of the rate limits of messages and writes.
    pub window: Duration,
    /// The timeout of a request, of its headers, of the hello of a socket and of sending a message.
    pub timeout: Duration,
    /// A connection is closed if less than [`Limits::write_minimum`] bytes could be sent to it within this time while
    /// more were waiting.
    pub write_period: Duration,
    /// The bytes that have to be sent within [`Limits::write_period`].
    pub write_minimum: usize,
    /// How long a new game counts for quick pairing before its creator has connected to it.
    pub connect_grace: Duration,
    /// The interval of the heartbeat pings of a socket. It is closed if it hasn't answered one by the next.
    pub ping_interval: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            connections_per_address: 256,
            sockets_per_player: 50,
            sockets_per_address: 500,
            games_per_player: 100,
            seats_per_player: 20,
            games_per_address: 500,
            players_per_address: 200,
            writes_per_player: 200,
            writes_per_address: 2_000,
            messages: 100,
            window: Duration::from_secs(20),
            timeout: Duration::from_secs(10),
            write_period: Duration::from_secs(30),
            write_minimum: 16 * 1024,
            connect_grace: Duration::from_secs(10),
            ping_interval: Duration::from_secs(15),
        }
    }
}
