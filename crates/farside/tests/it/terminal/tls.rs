//! Games over HTTPS, behind a proxy whose certificate an authority of the test's own has signed.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use play::{GameKind, SeatKind, Terms};
use server::protocol::GameAnswer;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::online::{Server, client};
use super::pty::{ENTER, UP, tty};

/// Longer than anything takes on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_mins(1);

const CERTIFICATE: &str = include_str!("../../data/tls/server.pem");
const KEY: &str = include_str!("../../data/tls/server.key");
/// The certificate of the authority, as a file that a program can be told of.
const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tls/authority.pem");

/// Passes TLS connections on to a server without TLS, and gives the port.
async fn proxy(server: String) -> u16 {
    let certificate = CertificateDer::from_pem_slice(CERTIFICATE.as_bytes()).expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(KEY.as_bytes()).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("there are usual versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .expect("the key is that of the certificate");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let port = listener.local_addr().expect("it has an address").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, server) = (acceptor.clone(), server.clone());
            tokio::spawn(async move {
                // Whoever doesn't trust the certificate goes away again.
                let Ok(mut stream) = acceptor.accept(stream).await else { return };
                let mut onward = TcpStream::connect(server).await.expect("the server listens");
                drop(copy_bidirectional(&mut stream, &mut onward).await);
            });
        }
    });
    port
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_joined_over_https_if_the_certificate_is_trusted() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let server = Server::start(data.path(), "127.0.0.1:0");
    let port = proxy(server.address.clone()).await;
    let terms = Terms {
        first: Some(Seat::FIRST),
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Open, SeatKind::Computer(1))
    };
    let mut host = client(&server.address);
    let GameAnswer { game, link, .. } = host.create_game(&terms).await.expect("it can be made");
    let link = link.expect("it is private");
    let url = format!("https://127.0.0.1:{port}/#/game/{}/{link}", game.id);

    let stranger = tty().run(&["join", &url, "--sit", "--name", "Ann"]);
    stranger.wait_for("certificate");
    drop(stranger);
    let mut ann = tty().variable("SSL_CERT_FILE", AUTHORITY).run(&["join", &url, "--sit", "--name", "Ann"]);
    ann.wait_for("Your turn.");
    ann.press(&format!("{UP}{ENTER}"));
    // The server knows the move, and its computer has answered.
    let mut host = host.with_link(Some(link));
    let moves = timeout(PATIENCE, async {
        loop {
            let known = host.game(game.id).await.expect("it is there").game;
            if known.moves.len() >= 2 {
                return known.moves;
            }
            sleep(Duration::from_millis(50)).await;
        }
    });
    let moves = moves.await.expect("the move arrives");
    assert_eq!(moves[0], "e2");
    ann.wait_for(&moves[1]);
}
