//! Tickets: made once, shown once, kept as hashes.

use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use orrery_store::TicketHash;
use orrery_wire::Ticket;
use sha2::{Digest, Sha256};

use super::refusal::Refusal;
use super::visitor::Visitor;
use crate::hub::random;

/// The cookie in which a browser keeps its ticket. The prefix makes browsers refuse one that another host, a page
/// without encryption or a script has set.
pub(super) const COOKIE: &str = "__Host-orrery";
/// The same on pages without encryption, which cannot have the other.
pub(super) const PLAIN_COOKIE: &str = "orrery";

/// A new ticket of 256 random bits.
pub(super) fn mint() -> Ticket {
    Ticket::from_bytes(&random())
}

/// What the store keeps of a ticket. It has 256 random bits: a plain hash cannot be turned back.
pub fn hash(ticket: &Ticket) -> TicketHash {
    TicketHash(Sha256::digest(ticket.as_str()).into())
}

/// The ticket under which somebody gets rights: the one that they came with, or a new one. One ticket serves for many
/// matches.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) hash: TicketHash,
    fresh: Option<Ticket>,
    encrypted: bool,
}

/// The header that gives a browser its ticket.
pub(super) type GiveCookie = Option<AppendHeaders<[(axum::http::HeaderName, HeaderValue); 1]>>;

impl Session {
    /// That of whoever asks.
    pub(super) fn of(visitor: &Visitor) -> Self {
        match visitor.ticket {
            Some(hash) => Self { hash, fresh: None, encrypted: visitor.encrypted },
            None => {
                let fresh = mint();
                Self { hash: hash(&fresh), fresh: Some(fresh), encrypted: visitor.encrypted }
            }
        }
    }

    /// How a new ticket is handed over: in the answer to a program that asks for it so, else as a cookie. A ticket that
    /// was presented is not told again: no script shall read what the browser keeps from it.
    pub(super) fn hand_over(self, in_answer: bool) -> Result<(Option<Ticket>, GiveCookie), Refusal> {
        match self.fresh {
            None => Ok((None, None)),
            Some(ticket) if in_answer => Ok((Some(ticket), None)),
            Some(ticket) => Ok((None, Some(AppendHeaders([(SET_COOKIE, cookie(&ticket, self.encrypted)?)])))),
        }
    }
}

fn cookie(ticket: &Ticket, encrypted: bool) -> Result<HeaderValue, Refusal> {
    const YEAR: u32 = 365 * 24 * 60 * 60;
    let (name, secure) = if encrypted { (COOKIE, " Secure;") } else { (PLAIN_COOKIE, "") };
    let text =
        format!("{name}={}; Max-Age={YEAR}; Path=/;{secure} HttpOnly; SameSite=Strict", ticket.as_str());
    let mut value = HeaderValue::try_from(text).map_err(|_| Refusal::failed())?;
    value.set_sensitive(true);
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_are_hashed_as_everybody_hashes() {
        let ticket = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".parse().unwrap();
        let hex: String = hash(&ticket).0.iter().map(|byte| format!("{byte:02x}")).collect();
        // printf %s AAA… | sha256sum
        assert_eq!(hex, "0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a");
    }

    #[test]
    fn no_two_tickets_are_the_same() {
        assert_ne!(mint(), mint());
    }

    #[test]
    fn the_cookie_is_for_this_host_alone_and_does_not_print_itself() {
        let value = cookie(&mint(), true).unwrap();
        let text = value.to_str().unwrap();
        for part in [
            "__Host-orrery=",
            "; Secure",
            "; HttpOnly",
            "; SameSite=Strict",
            "; Path=/",
            "; Max-Age=31536000",
        ] {
            assert!(text.contains(part), "{text}");
        }
        assert!(!text.contains("Domain"));
        assert_eq!(format!("{value:?}"), "Sensitive");
        let plain = cookie(&mint(), false).unwrap();
        let plain = plain.to_str().unwrap();
        assert!(
            plain.starts_with("orrery=") && plain.contains("; HttpOnly") && !plain.contains("Secure"),
            "{plain}"
        );
    }
}
