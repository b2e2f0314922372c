//! Which pages may speak to the server.
//!
//! A browser sends the cookie of this server with requests from any page. So a request that changes something, or opens a
//! socket, must say that it comes from our own page. Programs have no pages and send no `Origin`; those with a ticket
//! in a header have proved enough.

use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName};
use orrery_wire::{Code, Problem};

/// The host that the request is for: exactly one, and well formed.
pub(super) fn host(headers: &HeaderMap) -> Result<Authority, Problem> {
    let host = only(headers, HOST).ok().flatten().and_then(|text| text.parse::<Authority>().ok());
    let sane = host.filter(|host| !host.as_str().contains('@') && !host.host().is_empty());
    sane.ok_or_else(|| {
        Problem::new(Code::BadRequest, "the request needs one Host header, such as `localhost:8420`")
    })
}

/// May a request with these headers change something?
pub(super) fn check(
    headers: &HeaderMap,
    host: &Authority,
    origins: &[String],
    by_cookie: bool,
) -> Result<(), Problem> {
    let wrong = |why: &str| Err(Problem::new(Code::WrongOrigin, why));
    match only(headers, ORIGIN) {
        Ok(Some(origin)) if ours(origin, host) || origins.iter().any(|known| same(known, origin)) => Ok(()),
        Ok(None) if !by_cookie => Ok(()),
        Ok(None) => {
            wrong("a request with a cookie must name its Origin; programs send their ticket as a header")
        }
        Ok(Some(_)) | Err(Several) => wrong("the request comes from a page of another site"),
    }
}

struct Several;

/// The one value of a header.
fn only(headers: &HeaderMap, name: HeaderName) -> Result<Option<&str>, Several> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (None, _) => Ok(None),
        (Some(value), None) => value.to_str().map(Some).map_err(|_| Several),
        (Some(_), Some(_)) => Err(Several),
    }
}

/// Is the origin that of the page which this host serves? A proxy may have taken the encryption off, so either scheme
/// will do.
fn ours(origin: &str, host: &Authority) -> bool {
    let Some((scheme, authority)) = origin.split_once("://") else { return false };
    let port = match scheme {
        "https" => 443,
        "http" => 80,
        _ => return false,
    };
    let Ok(authority) = authority.parse::<Authority>() else { return false };
    let parts = |of: &Authority| (of.host().to_ascii_lowercase(), of.port_u16().unwrap_or(port));
    !authority.as_str().contains('@') && parts(&authority) == parts(host)
}

fn same(known: &str, origin: &str) -> bool {
    known.trim_end_matches('/').eq_ignore_ascii_case(origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(host_is: &str, origin: Option<&str>, by_cookie: bool) -> Result<(), Code> {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host_is.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        let origins = ["https://orrery.example/".to_owned()];
        let host = host(&headers).map_err(|problem| problem.problem)?;
        check(&headers, &host, &origins, by_cookie).map_err(|problem| problem.problem)
    }

    #[test]
    fn our_own_page_may_and_so_may_configured_ones() {
        for by_cookie in [false, true] {
            assert_eq!(asks("localhost:8420", Some("http://localhost:8420"), by_cookie), Ok(()));
            assert_eq!(asks("Orrery.Home", Some("https://orrery.home"), by_cookie), Ok(()));
            assert_eq!(asks("orrery.home:443", Some("https://orrery.home"), by_cookie), Ok(()));
            assert_eq!(asks("[::1]:8420", Some("http://[::1]:8420"), by_cookie), Ok(()));
            assert_eq!(asks("10.0.0.5:8420", Some("https://orrery.example"), by_cookie), Ok(()));
        }
    }

    #[test]
    fn other_pages_may_not() {
        for origin in [
            "http://localhost:8421",
            "http://localhost",
            "https://evil.example",
            "https://orrery.example.evil.example",
            "http://evil@localhost:8420",
            "ftp://localhost:8420",
            "localhost:8420",
            "null",
            "",
        ] {
            for by_cookie in [false, true] {
                assert_eq!(
                    asks("localhost:8420", Some(origin), by_cookie),
                    Err(Code::WrongOrigin),
                    "{origin}"
                );
            }
        }
    }

    #[test]
    fn programs_without_cookies_need_no_origin() {
        assert_eq!(asks("localhost:8420", None, false), Ok(()));
        assert_eq!(asks("localhost:8420", None, true), Err(Code::WrongOrigin));
    }

    #[test]
    fn two_origins_are_none_of_ours() {
        let mut headers = HeaderMap::new();
        headers.append(ORIGIN, "http://localhost".parse().unwrap());
        headers.append(ORIGIN, "http://localhost".parse().unwrap());
        let host = "localhost".parse().unwrap();
        assert!(check(&headers, &host, &[], false).is_err());
    }

    #[test]
    fn a_host_must_be_one_and_make_sense() {
        for bad in ["", "a b", "user@host", "http://host", "/path"] {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, bad.parse().unwrap());
            assert!(host(&headers).is_err(), "{bad}");
        }
        let mut headers = HeaderMap::new();
        assert!(host(&headers).is_err());
        headers.append(HOST, "one".parse().unwrap());
        assert!(host(&headers).is_ok());
        headers.append(HOST, "two".parse().unwrap());
        assert!(host(&headers).is_err());
    }
}
