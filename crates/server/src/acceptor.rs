//! Accepts connections within bounds and serves them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::address::{AddressBlock, TrustedProxies};
use crate::config::Limits;
use crate::counts::{Counted, Counts};
use crate::write_deadline::WriteDeadline;

/// The number of connections that are told at the same time that there are too many; further ones are just closed.
const MAX_REJECTIONS: usize = 64;
/// How long a rejected connection may take to read why.
const REJECTION_TIMEOUT: Duration = Duration::from_secs(2);
/// The response when the server is full.
const FULL: &str = concat!(
    "HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n",
    "content-type: application/json\r\ncache-control: no-store\r\ncontent-length: 76\r\n\r\n",
    r#"{"code":"too_many","reason":"too many connections: try again in 5 seconds."}"#
);
/// The response when an address has too many connections.
const FULL_ADDRESS: &str = concat!(
    "HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\n",
    "content-type: application/json\r\ncache-control: no-store\r\ncontent-length: 74\r\n\r\n",
    r#"{"code":"too_many","reason":"too many connections from your address here"}"#
);

/// Accepts and serves connections.
#[derive(Clone)]
pub(crate) struct Acceptor {
    router: axum::Router,
    closing: watch::Receiver<bool>,
    limits: Limits,
    proxies: Arc<TrustedProxies>,
    /// One permit for each connection that may be open.
    permits: Arc<Semaphore>,
    by_address: Arc<Counts<AddressBlock>>,
    rejections: Arc<Semaphore>,
}

/// The permit of an open connection.
struct Admission {
    _permit: OwnedSemaphorePermit,
    _address: Option<Counted<AddressBlock>>,
}

impl Acceptor {
    pub(crate) fn new(
        router: axum::Router,
        closing: watch::Receiver<bool>,
        limits: Limits,
        proxies: Arc<TrustedProxies>,
    ) -> Acceptor {
        let permits = Arc::new(Semaphore::new(limits.connections));
        let rejections = Arc::new(Semaphore::new(MAX_REJECTIONS));
        Acceptor { router, closing, limits, proxies, permits, by_address: Counts::new(), rejections }
    }

    /// Accepts connections for ever.
    pub(crate) async fn run(&self, listener: &TcpListener) {
        loop {
            let (stream, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Most likely too many files are open. Some will be closed.
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            match self.admit(peer) {
                Ok(admission) => {
                    let acceptor = self.clone();
                    tokio::spawn(async move {
                        acceptor.serve(stream, peer).await;
                        drop(admission);
                    });
                }
                Err(response) => self.reject(stream, response),
            }
        }
    }

    /// Waits until no connection is open.
    pub(crate) async fn all_closed(&self) {
        // All permits are free once no connection is open.
        drop(self.permits.acquire_many(self.limits.connections as u32).await);
    }

    /// Counts a connection, or returns the response that refuses it. Those of a trusted proxy count in total only: they
    /// are of many clients.
    fn admit(&self, peer: SocketAddr) -> Result<Admission, &'static str> {
        let permit = Arc::clone(&self.permits).try_acquire_owned().map_err(|_| FULL)?;
        let address = if self.proxies.trusts(peer.ip()) {
            None
        } else {
            let block = AddressBlock::of(peer.ip());
            let counted = self.by_address.acquire(block, self.limits.connections_per_address);
            Some(counted.ok_or(FULL_ADDRESS)?)
        };
        Ok(Admission { _permit: permit, _address: address })
    }

    /// Tells a client why it isn't served, and closes the connection.
    fn reject(&self, mut stream: TcpStream, response: &'static str) {
        metrics::counter!("farside_rejected_connections_total").increment(1);
        let Ok(permit) = Arc::clone(&self.rejections).try_acquire_owned() else { return };
        tokio::spawn(async move {
            let told = async {
                stream.write_all(response.as_bytes()).await?;
                stream.shutdown().await?;
                // A connection that is closed with unread data is reset, and the client may never see the response.
                let mut buffer = [0; 1024];
                while stream.read(&mut buffer).await? > 0 {}
                std::io::Result::Ok(())
            };
            drop(tokio::time::timeout(REJECTION_TIMEOUT, told).await);
            drop(permit);
        });
    }

    /// Serves one connection until it becomes a WebSocket or ends.
    async fn serve(self, stream: TcpStream, peer: SocketAddr) {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
        let Acceptor { router, mut closing, limits, .. } = self;
        let stream = WriteDeadline::new(stream, limits.write_period, limits.write_minimum);
        // A layer of the router would be created anew for every connection.
        let service =
            hyper::service::service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
                tower::Service::call(&mut router.clone(), request)
            });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.timeout)
            .max_buf_size(16 * 1024)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            // An error means that the server is gone already.
            () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FULL, FULL_ADDRESS};

    #[test]
    fn responses_are_as_long_as_they_say() {
        for response in [FULL, FULL_ADDRESS] {
            let (head, body) = response.split_once("\r\n\r\n").expect("a head and a body");
            assert!(head.ends_with(&format!("content-length: {}", body.len())), "{} is {head}", body.len());
            serde_json::from_str::<crate::protocol::Problem>(body).expect("a problem");
        }
    }
}
