use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::sync::atomic::{AtomicU8, Ordering};

use tokio::net::{TcpListener, TcpStream};

/// A network namespace of Linux, with an interface for each of its connections to this one. An interface that is down
/// delivers nothing and refuses nothing, as in a partition.
pub(super) struct Namespace {
    name: String,
    number: u8,
}

/// A connection of a [`Namespace`].
#[derive(Clone, Copy)]
pub(super) enum Link {
    Clients,
    Database,
    Bus,
}

impl Link {
    const ALL: [Link; 3] = [Link::Clients, Link::Database, Link::Bus];

    fn letter(self) -> char {
        match self {
            Link::Clients => 'c',
            Link::Database => 'd',
            Link::Bus => 'b',
        }
    }
}

/// Runs a command of iproute2. The error is what it says.
fn ip(arguments: &str) -> Result<(), String> {
    let output = Command::new("ip").args(arguments.split(' ')).output();
    let output = output.map_err(|error| format!("ip: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("ip {arguments}: {}", String::from_utf8_lossy(&output.stderr).trim()))
}

impl Namespace {
    /// Makes a namespace, which takes root and iproute2. The error says what is missing.
    pub(super) fn create() -> Result<Namespace, String> {
        static LAST: AtomicU8 = AtomicU8::new(0);
        let number = LAST.fetch_add(1, Ordering::Relaxed);
        let namespace = Namespace { name: format!("fs{}-{number}", std::process::id()), number };
        let name = &namespace.name;
        ip(&format!("netns add {name}"))?;
        ip(&format!("-n {name} link set lo up"))?;
        for link in Link::ALL {
            let (near, far) = (namespace.interface(link), link.letter());
            ip(&format!("link add {near} type veth peer name {far} netns {name}"))?;
            ip(&format!("addr add {}/24 dev {near}", namespace.host(link, 1)))?;
            ip(&format!("-n {name} addr add {}/24 dev {far}", namespace.host(link, 2)))?;
            ip(&format!("link set {near} up"))?;
            ip(&format!("-n {name} link set {far} up"))?;
        }
        Ok(namespace)
    }

    /// A program that runs within the namespace.
    pub(super) fn command(&self, program: &str) -> tokio::process::Command {
        let mut command = tokio::process::Command::new("ip");
        command.args(["netns", "exec", &self.name, program]);
        command
    }

    /// The address of the namespace, for clients.
    pub(super) fn address(&self) -> Ipv4Addr {
        self.host(Link::Clients, 2)
    }

    /// The URL by which the namespace reaches a service of the loopback interface of this one.
    pub(super) async fn reach(&self, link: Link, url: &str) -> String {
        let start = url.find("127.0.0.1:").expect("a service on the loopback interface");
        let rest = &url[start..];
        let service = &rest[..rest.find('/').unwrap_or(rest.len())];
        let near = TcpListener::bind((self.host(link, 1), 0)).await.expect("a free port");
        let address = near.local_addr().expect("its address");
        let to: SocketAddr = service.parse().expect("an address");
        tokio::spawn(async move {
            while let Ok((mut near, _)) = near.accept().await {
                tokio::spawn(async move {
                    if let Ok(mut far) = TcpStream::connect(to).await {
                        drop(tokio::io::copy_bidirectional(&mut near, &mut far).await);
                    }
                });
            }
        });
        url.replacen(service, &address.to_string(), 1)
    }

    /// Cuts a connection.
    pub(super) fn cut(&self, link: Link) {
        ip(&format!("link set {} down", self.interface(link))).expect("it can be cut");
    }

    /// Mends a connection.
    pub(super) fn mend(&self, link: Link) {
        ip(&format!("link set {} up", self.interface(link))).expect("it can be mended");
    }

    /// The name of the interface on this side; at most 15 characters.
    fn interface(&self, link: Link) -> String {
        format!("{}{}", self.name, link.letter())
    }

    /// An address of a connection: host 1 is this side, host 2 the namespace. The networks are those for benchmarks
    /// (RFC 2544), which nobody has; other processes that run tests most likely have others of them.
    fn host(&self, link: Link, host: u8) -> Ipv4Addr {
        let network = 6 * (std::process::id() % 85) + 3 * u32::from(self.number % 2) + link as u32;
        Ipv4Addr::from_bits(u32::from_be_bytes([198, 18, 0, host]) + (network << 8))
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        // Its interfaces go with it.
        drop(ip(&format!("netns del {}", self.name)));
    }
}
