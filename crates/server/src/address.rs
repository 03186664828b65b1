//! Where requests come from: blocks of addresses that limits go by, and what proxies say about their clients.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// What limits by address go by: an IPv4 address, or the /64 of an IPv6 address, which one subscriber has to themself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct AddressBlock(IpAddr);

impl AddressBlock {
    /// The block of an address.
    pub(crate) fn of(address: IpAddr) -> AddressBlock {
        AddressBlock(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        })
    }
}

/// The header in which a proxy names its client.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProxyHeader {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    #[default]
    XForwardedFor,
    /// `Forwarded` of RFC 7239, with `for` and `proto`.
    Forwarded,
}

/// The proxies that are believed.
#[derive(Clone, Debug, Default)]
pub(crate) struct TrustedProxies {
    /// Whether every peer is a proxy if no networks are given.
    pub(crate) any: bool,
    pub(crate) networks: Vec<IpNet>,
    pub(crate) header: ProxyHeader,
}

impl TrustedProxies {
    /// Whether this peer is a proxy whose headers are believed.
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        if self.networks.is_empty() { self.any } else { self.is_listed(peer) }
    }

    fn is_listed(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.networks.iter().any(|network| network.contains(&address))
    }

    /// The address of the client behind a peer. Each proxy appends whom it was asked by, and clients can forge whatever
    /// stands before: of the addresses from the last on, it is the first that isn't a listed proxy.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer;
        if !self.trusts(peer) {
            return client;
        }
        for element in self.elements(headers).iter().rev() {
            let named = match self.header {
                ProxyHeader::XForwardedFor => Some(*element),
                ProxyHeader::Forwarded => parameter(element, "for"),
            };
            // What can't be read, such as `unknown`, hides who comes before it.
            let Some(address) = named.and_then(read_node) else { break };
            client = address;
            if !self.is_listed(address) {
                break;
            }
        }
        client
    }

    /// Whether the browser uses HTTPS, as the proxy in front of this server says.
    pub(crate) fn is_secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        if !self.trusts(peer) {
            return false;
        }
        let proto = match self.header {
            ProxyHeader::XForwardedFor => {
                headers.get("x-forwarded-proto").and_then(|proto| proto.to_str().ok())
            }
            ProxyHeader::Forwarded => {
                self.elements(headers).last().and_then(|element| parameter(element, "proto"))
            }
        };
        proto.is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
    }

    /// The elements of the header, in all of its lines.
    fn elements<'a>(&self, headers: &'a HeaderMap) -> Vec<&'a str> {
        let name = match self.header {
            ProxyHeader::XForwardedFor => "x-forwarded-for",
            ProxyHeader::Forwarded => "forwarded",
        };
        // A line that isn't text is an element that can't be read.
        let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or("?"));
        lines.flat_map(|line| line.split(',')).map(str::trim).collect()
    }
}

/// A parameter of an element of `Forwarded`, without its quotes.
fn parameter<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let mut named = pairs.filter(|(key, _)| key.trim().eq_ignore_ascii_case(name));
    named.next().map(|(_, value)| value.trim().trim_matches('"'))
}

/// An address with or without a port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:80`.
fn read_node(text: &str) -> Option<IpAddr> {
    if let Ok(address) = text.parse() {
        return Some(address);
    }
    if let Some(rest) = text.strip_prefix('[') {
        let (address, port) = rest.split_once(']')?;
        let is_port = port.is_empty() || port.strip_prefix(':').is_some_and(|port| !port.is_empty());
        return address.parse::<Ipv6Addr>().ok().filter(|_| is_port).map(IpAddr::from);
    }
    let (address, _) = text.rsplit_once(':')?;
    address.parse::<std::net::Ipv4Addr>().ok().map(IpAddr::from)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for &(name, value) in pairs {
            headers.append(name, HeaderValue::from_static(value));
        }
        headers
    }

    fn proxies(networks: &[&str], header: ProxyHeader) -> TrustedProxies {
        let networks = networks.iter().map(|network| network.parse().expect("a network")).collect();
        TrustedProxies { any: true, networks, header }
    }

    #[test]
    fn addresses_of_one_subscriber_are_one_block() {
        let block = |text| AddressBlock::of(ip(text));
        assert_eq!(block("2001:db8:1:2::1"), block("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(block("2001:db8:1:2::1"), block("2001:db8:1:3::1"));
        assert_ne!(block("192.0.2.1"), block("192.0.2.2"));
        assert_eq!(
            block("::ffff:192.0.2.1"),
            block("192.0.2.1"),
            "mapped addresses are no network of their own"
        );
    }

    #[test]
    fn only_the_proxys_own_word_counts() {
        let any = proxies(&[], ProxyHeader::XForwardedFor);
        let client = |value| any.client(ip("10.0.0.1"), &headers(&[("x-forwarded-for", value)]));
        assert_eq!(client("1.2.3.4, 5.6.7.8"), ip("5.6.7.8"));
        assert_eq!(client("5.6.7.8:4711"), ip("5.6.7.8"), "with a port");
        assert_eq!(client("[2001:db8::1]:4711"), ip("2001:db8::1"));
        assert_eq!(client("2001:db8::1"), ip("2001:db8::1"));
        for nonsense in ["nonsense", "", "1.2.3.4:x:y", "[::1", "[::1]x", "5.6.7.8, unknown"] {
            assert_eq!(client(nonsense), ip("10.0.0.1"), "{nonsense}");
        }
        let nobody = TrustedProxies::default();
        let said = headers(&[("x-forwarded-for", "5.6.7.8")]);
        assert_eq!(nobody.client(ip("10.0.0.1"), &said), ip("10.0.0.1"), "no proxy is expected");
    }

    #[test]
    fn a_chain_of_listed_proxies_is_followed_and_nobody_elses() {
        let listed = proxies(&["10.0.0.0/8", "::1/128"], ProxyHeader::XForwardedFor);
        let said = headers(&[("x-forwarded-for", "6.6.6.6, 5.6.7.8"), ("x-forwarded-for", "10.0.0.7")]);
        assert_eq!(listed.client(ip("10.0.0.1"), &said), ip("5.6.7.8"));
        assert_eq!(listed.client(ip("192.0.2.1"), &said), ip("192.0.2.1"), "a client that is no proxy");
        assert_eq!(listed.client(ip("::ffff:10.0.0.1"), &said), ip("5.6.7.8"));
    }

    #[test]
    fn the_standard_header_is_read() {
        let listed = proxies(&["10.0.0.0/8"], ProxyHeader::Forwarded);
        let said =
            headers(&[("forwarded", "for=6.6.6.6, For=\"[2001:db8::1]:4711\";proto=HTTPS;by=10.0.0.1")]);
        assert_eq!(listed.client(ip("10.0.0.1"), &said), ip("2001:db8::1"));
        assert!(listed.is_secure(ip("10.0.0.1"), &said));
        assert!(!listed.is_secure(ip("192.0.2.1"), &said), "anybody can say so");
        let hidden = headers(&[("forwarded", "for=6.6.6.6, for=_hidden"), ("x-forwarded-for", "6.6.6.6")]);
        assert_eq!(listed.client(ip("10.0.0.1"), &hidden), ip("10.0.0.1"));
    }
}
