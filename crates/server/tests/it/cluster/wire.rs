use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The network between a node and a service, which can be cut. What is sent meanwhile is neither delivered nor refused,
/// as in a partition, and arrives once the wire is mended, as TCP sends it again.
pub(super) struct Wire {
    address: SocketAddr,
    is_cut: Arc<watch::Sender<bool>>,
}

impl Wire {
    /// A wire to the service at the host and port of this URL.
    pub(super) async fn to(url: &str) -> Wire {
        let host = url.split("://").nth(1).and_then(|rest| rest.split('/').next());
        let service: SocketAddr = host
            .and_then(|host| host.rsplit('@').next())
            .and_then(|host| host.parse().ok())
            .expect("an address");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its address");
        let is_cut = Arc::new(watch::Sender::new(false));
        let cut = Arc::clone(&is_cut);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let cut = cut.subscribe();
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(service).await else { return };
                    let (near, far) = (near.into_split(), far.into_split());
                    tokio::join!(pump(near.0, far.1, cut.clone()), pump(far.0, near.1, cut));
                });
            }
        });
        Wire { address, is_cut }
    }

    /// The URL of the service by way of this wire.
    pub(super) fn url(&self, direct: &str) -> String {
        let port = direct.rsplit(':').next().and_then(|rest| rest.split('/').next()).expect("a port");
        direct.replacen(&format!(":{port}"), &format!(":{}", self.address.port()), 1)
    }

    pub(super) fn cut(&self) {
        self.is_cut.send_replace(true);
    }

    pub(super) fn mend(&self) {
        self.is_cut.send_replace(false);
    }
}

async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut cut: watch::Receiver<bool>) {
    let mut buffer = vec![0; 16 * 1024];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        if cut.wait_for(|is_cut| !is_cut).await.is_err() || to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
