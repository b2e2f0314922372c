//! Who asks.

use std::net::{IpAddr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use orrery_store::TicketHash;
use orrery_wire::{Code, Problem, Ticket};

use super::refusal::Refusal;
use super::{address, ticket};
use crate::Config;

/// The address at the other end of the connection, as the listener saw it.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Who asks: a ticket, if they have one, and where from. Handlers take it as an argument.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Their ticket, hashed: the secret itself goes no further than the border.
    pub ticket: Option<TicketHash>,
    /// The address of the client, behind proxies too.
    pub address: IpAddr,
    /// Does the request come straight from this machine, through no proxy?
    pub(super) local: bool,
    /// Did the browser send the ticket by itself, as it does with cookies?
    pub(super) by_cookie: bool,
    /// Is the page that asks known to be encrypted? Without that, as between two machines at home, its browser would refuse the
    /// cookie that encrypted pages get.
    pub(super) encrypted: bool,
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

impl Visitor {
    /// Whoever sends these headers from that address, before their ticket is looked at.
    pub(super) fn new(peer: SocketAddr, headers: &HeaderMap, config: &Config) -> Self {
        let forwarded = headers.get_all(FORWARDED_FOR).iter();
        // A header that is no text hides what stands before it, as any other nonsense does.
        let forwarded: Vec<&str> = forwarded.map(|value| value.to_str().unwrap_or("?")).collect();
        let proxied = !forwarded.is_empty() || headers.contains_key("forwarded");
        Self {
            ticket: None,
            address: address::client(peer.ip(), forwarded.into_iter(), &config.proxies),
            local: peer.ip().to_canonical().is_loopback() && !proxied,
            by_cookie: false,
            encrypted: is_encrypted(headers),
        }
    }

    /// The same with the ticket that the headers hold.
    pub(super) fn show_ticket(mut self, headers: &HeaderMap) -> Result<Self, Problem> {
        let bearer = bearer(headers)?;
        let cookie = if bearer.is_none() { cookie(headers) } else { None };
        self.by_cookie = cookie.is_some();
        self.ticket = bearer.or(cookie).as_ref().map(ticket::hash);
        Ok(self)
    }
}

/// The ticket of a program.
fn bearer(headers: &HeaderMap) -> Result<Option<Ticket>, Problem> {
    let Some(value) = headers.get(AUTHORIZATION) else { return Ok(None) };
    let text = value.to_str().unwrap_or_default();
    let (scheme, rest) = text.split_once(' ').unwrap_or((text, ""));
    let ticket = rest.trim().parse().ok().filter(|_| scheme.eq_ignore_ascii_case("bearer"));
    let wrong = "the Authorization header must be `Bearer TICKET`, a ticket being 43 letters and digits";
    ticket.map(Some).ok_or_else(|| Problem::new(Code::BadRequest, wrong))
}

/// A page says so by its origin, a proxy in its header. Programs that say nothing get the stricter cookie.
fn is_encrypted(headers: &HeaderMap) -> bool {
    let says = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    says(FORWARDED_PROTO) == Some("https")
        || !says(ORIGIN).is_some_and(|origin| origin.starts_with("http://"))
}

/// The ticket of a browser. One that cannot be right is none: the browser could not get rid of it.
fn cookie(headers: &HeaderMap) -> Option<Ticket> {
    let found = |wanted: &str| {
        let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == wanted).and_then(|(_, value)| value.parse().ok())
    };
    // Anyone on the way could give an encrypted page the other cookie; so it counts only where a proxy does not tell of encryption.
    let proxied = headers.get(FORWARDED_PROTO).is_some_and(|proto| proto == "https");
    found(ticket::COOKIE).or_else(|| found(ticket::PLAIN_COOKIE).filter(|_| !proxied))
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        parts.extensions.get::<Self>().cloned().ok_or_else(Refusal::failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TICKET: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

    fn visitor(peer: &str, headers: &[(&'static str, &str)]) -> Result<Visitor, Problem> {
        let config = Config { proxies: vec!["10.0.0.0/8".parse().unwrap()], ..Config::default() };
        let headers =
            headers.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()));
        let headers = headers.collect();
        Visitor::new(format!("{peer}:1234").parse().unwrap(), &headers, &config).show_ticket(&headers)
    }

    #[test]
    fn a_ticket_comes_as_header_or_cookie() {
        let hash = Some(ticket::hash(&TICKET.parse().unwrap()));
        let bearer = visitor("1.1.1.1", &[("authorization", &format!("bearer {TICKET}"))]).unwrap();
        assert_eq!((bearer.ticket, bearer.by_cookie), (hash, false));
        let cookie = format!("theme=dark; __Host-orrery={TICKET}; x=y");
        let cookie = visitor("1.1.1.1", &[("cookie", &cookie)]).unwrap();
        assert_eq!((cookie.ticket, cookie.by_cookie), (hash, true));
    }

    #[test]
    fn a_page_without_encryption_has_a_cookie_of_its_own() {
        let cookie = format!("orrery={TICKET}");
        let at_home =
            visitor("1.1.1.1", &[("cookie", &cookie), ("origin", "http://192.168.0.7:8420")]).unwrap();
        assert!(at_home.ticket.is_some() && !at_home.encrypted);
        let encrypted = [("cookie", cookie.as_str()), ("x-forwarded-proto", "https")];
        let smuggled = visitor("10.0.0.1", &encrypted).unwrap();
        assert!(smuggled.ticket.is_none() && smuggled.encrypted);
        assert!(visitor("1.1.1.1", &[("origin", "https://orrery.example")]).unwrap().encrypted);
        assert!(visitor("1.1.1.1", &[]).unwrap().encrypted);
    }

    #[test]
    fn a_wrong_header_is_told_and_a_wrong_cookie_is_none() {
        for wrong in ["Basic abc", "Bearer", "Bearer short", TICKET] {
            let problem = visitor("1.1.1.1", &[("authorization", wrong)]).unwrap_err();
            assert_eq!(problem.problem, Code::BadRequest, "{wrong}");
            assert!(!problem.why.contains(TICKET));
        }
        for wrong in ["__Host-orrery=short", "orrery=x", ""] {
            assert!(visitor("1.1.1.1", &[("cookie", wrong)]).unwrap().ticket.is_none(), "{wrong}");
        }
    }

    #[test]
    fn only_a_direct_connection_from_this_machine_is_local() {
        assert!(visitor("127.0.0.1", &[]).unwrap().local);
        assert!(!visitor("10.0.0.1", &[("x-forwarded-for", "127.0.0.1")]).unwrap().local);
        assert!(!visitor("127.0.0.1", &[("x-forwarded-for", "127.0.0.1")]).unwrap().local);
        assert!(!visitor("127.0.0.1", &[("forwarded", "for=127.0.0.1")]).unwrap().local);
        assert!(!visitor("1.1.1.1", &[]).unwrap().local);
    }
}
