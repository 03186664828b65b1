//! Serves the web app and nothing else, for working on it and for its tests:
//! `cargo run -p farside-web --example serve [PORT]`.

use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::thread;

fn main() -> io::Result<()> {
    let port = env::args().nth(1).and_then(|port| port.parse().ok()).unwrap_or(0);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    println!("http://{}/", listener.local_addr()?);
    for stream in listener.incoming() {
        let stream = stream?;
        thread::spawn(move || {
            // A browser that hangs up in the middle is nothing to complain about.
            let _ = converse(&stream);
        });
    }
    Ok(())
}

/// Answers requests on one connection until the browser has had enough.
fn converse(mut stream: &TcpStream) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    while let Some(request) = lines.next().transpose()? {
        let mut encodings = String::new();
        let mut known = String::new();
        for header in lines.by_ref() {
            let header = header?;
            if header.is_empty() {
                break;
            }
            if let Some((name, value)) = header.split_once(':') {
                match name.to_ascii_lowercase().as_str() {
                    "accept-encoding" => value.trim().clone_into(&mut encodings),
                    "if-none-match" => value.trim().clone_into(&mut known),
                    _ => {}
                }
            }
        }
        let path = request.split(' ').nth(1).unwrap_or_default();
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
        stream.write_all(&answer(path, &encodings, &known))?;
    }
    Ok(())
}

fn answer(path: &str, encodings: &str, known: &str) -> Vec<u8> {
    let Some(asset) = web::asset(path) else {
        return b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".to_vec();
    };
    let (encoding, bytes) = asset.encoded(encodings);
    let fresh = known == asset.etag;
    let bytes = if fresh { &[] } else { bytes };
    let status = if fresh { "304 Not Modified" } else { "200 OK" };
    let encoding = encoding.header().map_or(String::new(), |name| format!("Content-Encoding: {name}\r\n"));
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: {}\r\nETag: {}\r\n{encoding}\
         Vary: Accept-Encoding\r\nContent-Security-Policy: {}\r\nX-Content-Type-Options: nosniff\r\n\r\n",
        asset.mime(),
        bytes.len(),
        asset.cache_control(),
        asset.etag,
        web::CONTENT_SECURITY_POLICY,
    );
    [head.as_bytes(), bytes].concat()
}
