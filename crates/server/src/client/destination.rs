//! Where a server is, and connections to it: plain ones, and with TLS.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpSocket, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};
use url::Url;

use super::ClientError;

/// Where a server is.
#[derive(Clone)]
pub(super) struct Destination {
    place: Place,
    tls: Option<TlsConnector>,
}

#[derive(Clone, Debug)]
enum Place {
    Address(SocketAddr),
    /// A name, looked up for every connection, and a port.
    Name(String, u16),
}

impl std::fmt::Debug for Destination {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.origin())
    }
}

impl From<SocketAddr> for Destination {
    fn from(address: SocketAddr) -> Destination {
        Destination { place: Place::Address(address), tls: None }
    }
}

impl Destination {
    /// The server at an address such as `https://farside.example`.
    pub(super) fn of_origin(origin: &str) -> Result<Destination, ClientError> {
        let wrong = || ClientError::Unexpected(format!("'{origin}' is no address of a server"));
        let url = Url::parse(origin).map_err(|_| wrong())?;
        let tls = match url.scheme() {
            "http" => None,
            "https" => Some(connector()?),
            _ => return Err(wrong()),
        };
        let host = url.host_str().ok_or_else(wrong)?;
        let port = url.port_or_known_default().ok_or_else(wrong)?;
        Ok(Destination { place: Place::Name(host.into(), port), tls })
    }

    /// The value of the header `Host`.
    pub(super) fn host(&self) -> String {
        match &self.place {
            Place::Address(address) => address.to_string(),
            Place::Name(name, port) if *port == self.usual_port() => name.clone(),
            Place::Name(name, port) => format!("{name}:{port}"),
        }
    }

    /// The address of the server.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        format!("{scheme}://{}", self.host())
    }

    const fn usual_port(&self) -> u16 {
        if self.tls.is_some() { 443 } else { 80 }
    }

    /// Opens a connection, from this source address if there is one.
    pub(super) async fn dial(&self, source: Option<IpAddr>) -> io::Result<Connection> {
        let stream = match (&self.place, source) {
            (Place::Address(address), None) => TcpStream::connect(address).await?,
            (Place::Address(address), Some(source)) => {
                let socket = if source.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
                socket.bind(SocketAddr::new(source, 0))?;
                socket.connect(*address).await?
            }
            // An IPv6 address stands in brackets.
            (Place::Name(name, port), _) => {
                TcpStream::connect((name.trim_matches(['[', ']']), *port)).await?
            }
        };
        stream.set_nodelay(true)?;
        let (Some(tls), Place::Name(name, _)) = (&self.tls, &self.place) else { return Ok(stream.into()) };
        let name =
            ServerName::try_from(name.trim_matches(['[', ']']).to_owned()).map_err(io::Error::other)?;
        Ok(Connection::Tls(Box::new(tls.connect(name, stream).await?)))
    }
}

/// TLS that trusts whom the system trusts.
fn connector() -> io::Result<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

/// Whether nobody whom the system trusts vouches for the server: nobody will the next time, either.
pub(super) fn is_distrusted(error: &io::Error) -> bool {
    let cause = error.get_ref().and_then(|cause| cause.downcast_ref::<rustls::Error>());
    matches!(cause, Some(rustls::Error::InvalidCertificate(_)))
}

/// A connection to a server.
#[derive(Debug)]
pub enum Connection {
    /// Without TLS.
    Plain(TcpStream),
    /// With TLS.
    Tls(Box<TlsStream<TcpStream>>),
}

impl From<TcpStream> for Connection {
    fn from(stream: TcpStream) -> Connection {
        Connection::Plain(stream)
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_read(context, buf),
            Connection::Tls(stream) => Pin::new(stream).poll_read(context, buf),
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Connection::Tls(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_flush(context),
            Connection::Tls(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Connection::Tls(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_read_and_written() {
        for (given, host, origin) in [
            ("http://127.0.0.1:8080", "127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("https://farside.example", "farside.example", "https://farside.example"),
            ("https://farside.example:8443/", "farside.example:8443", "https://farside.example:8443"),
            ("http://[::1]:80", "[::1]", "http://[::1]"),
        ] {
            let destination = Destination::of_origin(given).expect("an address");
            assert_eq!((destination.host().as_str(), destination.origin().as_str()), (host, origin));
        }
        for wrong in ["farside.example", "ftp://farside.example", "http://"] {
            assert!(Destination::of_origin(wrong).is_err(), "{wrong}");
        }
    }
}
