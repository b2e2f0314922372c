//! Where a server is.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use thiserror::Error;

/// A text that is not the address of a server.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not the address of a server; write http://HOST:PORT (a proxy speaks TLS, this program does not)"
)]
pub struct BadNode(String);

/// The address of a server: `http://HOST:PORT`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    authority: String,
}

impl Node {
    /// Host and port, as a connection is opened to them and as the `Host` header names them.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// Is it this machine itself, by a literal address or as `localhost`?
    pub fn is_loopback(&self) -> bool {
        let host = self.authority.rsplit_once(':').map_or("", |(host, _)| host);
        let host = host.trim_start_matches('[').trim_end_matches(']');
        host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    }
}

impl FromStr for Node {
    type Err = BadNode;

    fn from_str(text: &str) -> Result<Self, BadNode> {
        let bad = || BadNode(text.to_owned());
        let authority = text.strip_prefix("http://").ok_or_else(bad)?;
        let authority = authority.strip_suffix('/').unwrap_or(authority);
        let port = match authority.rsplit_once(':') {
            Some((host, port)) if !host.is_empty() => port.parse::<u16>().ok(),
            Some(_) | None => None,
        };
        let plain = authority.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
        if port.is_some() && plain { Ok(Self { authority: authority.to_owned() }) } else { Err(bad()) }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_shown() {
        let node: Node = "http://127.0.0.1:8420/".parse().unwrap();
        assert_eq!(
            (node.authority(), node.to_string().as_str()),
            ("127.0.0.1:8420", "http://127.0.0.1:8420")
        );
        for bad in
            ["", "127.0.0.1:8420", "https://orrery.example:443", "http://host", "http://:80", "http://a b:80"]
        {
            assert!(bad.parse::<Node>().is_err(), "{bad}");
        }
    }

    #[test]
    fn only_this_machine_is_loopback() {
        for (address, loopback) in [
            ("http://127.0.0.1:1", true),
            ("http://127.8.9.1:1", true),
            ("http://[::1]:1", true),
            ("http://localhost:1", true),
            ("http://10.0.0.1:1", false),
            ("http://0.0.0.0:1", false),
            ("http://127.0.0.1.example:1", false),
        ] {
            assert_eq!(address.parse::<Node>().unwrap().is_loopback(), loopback, "{address}");
        }
    }
}
