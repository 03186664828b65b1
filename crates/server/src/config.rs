use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::computer::Computers;
use crate::room::RoomSettings;
use crate::site::Site;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of the embedded database.
    pub data: PathBuf,
    /// The address of another database; none: the embedded one.
    pub database: Option<String>,
    /// The most pages of 4 KiB the embedded database may grow to; none: as large as the disk allows.
    pub database_pages: Option<u32>,
    /// The address of the bus that connects this node with others and with workers; none: it is alone.
    pub bus: Option<String>,
    /// How many threads think for computer players.
    pub thinkers: usize,
    /// How many mebibytes computer players may keep from one move to the next.
    pub computer_memory: usize,
    /// How long clocks stand still after a start, so that people can come back.
    pub pause: Duration,
    /// Origins, such as `https://example.org`, whose pages may use this server besides its own.
    pub origins: Vec<String>,
    /// Whether a proxy stands in front that says in `X-Forwarded-For` and `X-Forwarded-Proto` who asks and how.
    pub behind_proxy: bool,
    /// What is too much.
    pub limits: Limits,
    /// How rooms behave.
    pub rooms: RoomSettings,
    /// The web app to serve besides games; none: games only.
    pub site: Option<Site>,
}

impl Config {
    /// Where a server usually listens: for programs of the same machine only.
    pub const USUAL_ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

    /// The usual setup, with the database in this folder.
    pub fn new(data: PathBuf) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            listen: Self::USUAL_ADDRESS,
            data,
            database: None,
            database_pages: None,
            bus: None,
            thinkers: cores.saturating_sub(1).max(1),
            computer_memory: Computers::USUAL_MEMORY,
            pause: Duration::from_secs(5),
            origins: Vec::new(),
            behind_proxy: false,
            limits: Limits::default(),
            rooms: RoomSettings::default(),
            site: None,
        }
    }
}

/// What is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Open connections, all in all.
    pub connections: usize,
    /// Sockets of one guest or bot.
    pub sockets_per_player: u32,
    /// Sockets from one address.
    pub sockets_per_address: u32,
    /// Games of one guest or bot that aren't over.
    pub games_per_player: u32,
    /// Games made from one address within an hour.
    pub games_per_address: u32,
    /// Messages that one socket may send within [`Limits::window`].
    pub messages: u32,
    /// See [`Limits::messages`].
    pub window: Duration,
    /// How long a request, the headers of one, a hello and the sending of a message may take.
    pub patience: Duration,
    /// How long somebody may take to come to the game in which to wait for a partner.
    pub coming: Duration,
    /// How often a socket is asked whether it is still there. One that doesn't answer twice is closed.
    pub ping: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            sockets_per_player: 50,
            sockets_per_address: 500,
            games_per_player: 100,
            games_per_address: 500,
            messages: 100,
            window: Duration::from_secs(20),
            patience: Duration::from_secs(10),
            coming: Duration::from_secs(10),
            ping: Duration::from_secs(15),
        }
    }
}
