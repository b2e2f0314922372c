//! Who is at the other end: the address of the client, behind proxies too.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use ipnet::IpNet;

/// The addresses that are counted together: one IPv4 address, or the 64 bits of an IPv6 network that one customer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Block(IpAddr);

impl From<IpAddr> for Block {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(IpAddr::V4(address)),
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                Self(IpAddr::V6(Ipv6Addr::from(network)))
            }
        }
    }
}

/// The address of the client. What `X-Forwarded-For` says is believed only of configured proxies, and of what it lists
/// only the last that is not a proxy itself: everything before may be an invention of the client.
pub(crate) fn client<'a>(
    peer: IpAddr,
    forwarded: impl DoubleEndedIterator<Item = &'a str>,
    proxies: &[IpNet],
) -> IpAddr {
    let is_proxy = |address: IpAddr| proxies.iter().any(|network| network.contains(&address));
    let mut client = peer.to_canonical();
    let hops = forwarded.rev().flat_map(|line| line.rsplit(','));
    for hop in hops {
        if !is_proxy(client) {
            break;
        }
        match parse(hop.trim()) {
            Some(address) => client = address,
            None => break,
        }
    }
    client
}

/// An address as proxies write it, with or without a port.
fn parse(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address =
        bare.parse::<IpAddr>().or_else(|_| text.parse::<SocketAddr>().map(|with_port| with_port.ip()));
    address.ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(peer: &str, forwarded: &[&str], proxies: &[&str]) -> String {
        let proxies: Vec<IpNet> = proxies.iter().map(|text| text.parse().unwrap()).collect();
        client(peer.parse().unwrap(), forwarded.iter().copied(), &proxies).to_string()
    }

    #[test]
    fn strangers_are_not_believed() {
        assert_eq!(of("203.0.113.9", &["1.2.3.4"], &[]), "203.0.113.9");
        assert_eq!(of("203.0.113.9", &["1.2.3.4"], &["10.0.0.0/8"]), "203.0.113.9");
    }

    #[test]
    fn a_proxy_is_believed_and_only_about_its_own_client() {
        let proxies = ["10.0.0.0/8", "fd00::/8"];
        assert_eq!(of("10.0.0.1", &["1.2.3.4"], &proxies), "1.2.3.4");
        assert_eq!(of("10.0.0.1", &["6.6.6.6, 1.2.3.4"], &proxies), "1.2.3.4");
        assert_eq!(of("10.0.0.1", &["6.6.6.6", "1.2.3.4, 10.7.7.7"], &proxies), "1.2.3.4");
        assert_eq!(of("fd00::1", &["[2001:db8::5]:443"], &proxies), "2001:db8::5");
        assert_eq!(of("::ffff:10.0.0.1", &["1.2.3.4:99"], &proxies), "1.2.3.4");
    }

    #[test]
    fn nonsense_ends_the_search() {
        let proxies = ["10.0.0.0/8"];
        assert_eq!(of("10.0.0.1", &["1.2.3.4, unknown"], &proxies), "10.0.0.1");
        assert_eq!(of("10.0.0.1", &["1.2.3.4, , 10.0.0.2"], &proxies), "10.0.0.2");
        assert_eq!(of("10.0.0.1", &[], &proxies), "10.0.0.1");
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        let block = |text: &str| Block::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(block("2001:db8:1:2::3"), block("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(block("2001:db8:1:2::3"), block("2001:db8:1:3::3"));
        assert_eq!(block("::ffff:1.2.3.4"), block("1.2.3.4"));
        assert_ne!(block("1.2.3.4"), block("1.2.3.5"));
    }
}
