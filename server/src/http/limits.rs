//! How much one visitor may ask for.
//!
//! Every visitor is counted by address and, if they have one, by ticket. What is counted is forgotten as soon as it no
//! longer matters, so that memory does not grow with the number of visitors.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use orrery_store::TicketHash;

use super::address::Block;
use super::refusal::Refusal;
use super::visitor::Visitor;
use crate::Config;

/// All limits of a node.
pub(crate) struct Limits {
    addresses: Gate<Block>,
    tickets: Gate<TicketHash>,
    tables: Gate<Block>,
    sockets: Sockets,
}

impl Limits {
    pub(super) fn new(config: &Config) -> Self {
        let often = |rate: u32| {
            let burst = NonZeroU32::new(rate.saturating_mul(10))?;
            Some(Quota::per_second(NonZeroU32::new(rate)?).allow_burst(burst))
        };
        Self {
            addresses: Gate::new(often(config.rate_address), DefaultClock::default()),
            tickets: Gate::new(often(config.rate_ticket), DefaultClock::default()),
            tables: Gate::new(
                NonZeroU32::new(config.new_tables).map(Quota::per_hour),
                DefaultClock::default(),
            ),
            sockets: Sockets { most: config.sockets_address, open: Arc::default() },
        }
    }

    /// One more request or message from an address.
    pub(super) fn by_address(&self, visitor: &Visitor) -> Result<(), Refusal> {
        self.addresses.pass(&visitor.address.into()).map_err(too_many)
    }

    /// One more request or message with a ticket.
    pub(super) fn by_ticket(&self, visitor: &Visitor) -> Result<(), Refusal> {
        visitor.ticket.map_or(Ok(()), |ticket| self.tickets.pass(&ticket).map_err(too_many))
    }

    /// May the visitor send one more message on a socket? It counts like a request.
    pub(super) fn message(&self, visitor: &Visitor) -> bool {
        self.by_address(visitor).and_then(|()| self.by_ticket(visitor)).is_ok()
    }

    /// One more table.
    pub(super) fn new_table(&self, visitor: &Visitor) -> Result<(), Refusal> {
        let wait = |wait| Refusal::wait("too many new tables from your address", wait);
        self.tables.pass(&visitor.address.into()).map_err(wait)
    }

    /// One more socket, for as long as the permit is kept.
    pub(super) fn socket(&self, visitor: &Visitor) -> Result<SocketPermit, Refusal> {
        let why = "too many open tables from your address; close one";
        self.sockets.open(visitor.address.into()).ok_or_else(|| Refusal::wait(why, Duration::from_secs(10)))
    }
}

fn too_many(wait: Duration) -> Refusal {
    Refusal::wait("too many requests", wait)
}

/// Lets each key pass so many times in a while.
struct Gate<K: Hash + Eq + Clone, C: Clock = DefaultClock> {
    limiter: Option<Limiter<K, C>>,
    clock: C,
    passed: AtomicU32,
}

type Limiter<K, C> = RateLimiter<K, DashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

impl<K: Hash + Eq + Clone, C: Clock + Clone> Gate<K, C> {
    /// After so many checks those keys are forgotten that could pass freely again.
    const SWEEP: u32 = 4096;

    /// Without a quota everybody passes.
    fn new(quota: Option<Quota>, clock: C) -> Self {
        let limiter = quota.map(|quota| RateLimiter::dashmap_with_clock(quota, clock.clone()));
        Self { limiter, clock, passed: AtomicU32::new(0) }
    }

    /// Lets the key pass, or says how long it has to wait.
    fn pass(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.passed.fetch_add(1, Ordering::Relaxed) % Self::SWEEP == Self::SWEEP - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        limiter.check_key(key).map_err(|not_until| not_until.wait_time_from(self.clock.now()))
    }
}

/// The sockets that are open, by address.
struct Sockets {
    most: usize,
    open: Arc<Mutex<HashMap<Block, usize>>>,
}

/// The right to keep a socket open; ends when it is dropped.
#[derive(Debug)]
pub(super) struct SocketPermit {
    block: Block,
    open: Arc<Mutex<HashMap<Block, usize>>>,
}

impl Sockets {
    fn open(&self, block: Block) -> Option<SocketPermit> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get(&block).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        open.insert(block, count + 1);
        Some(SocketPermit { block, open: self.open.clone() })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = open.entry(self.block) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;
    use proptest::prelude::*;

    use super::*;

    fn block(last: u8) -> Block {
        std::net::IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn a_burst_passes_and_then_one_has_to_wait() {
        let clock = FakeRelativeClock::default();
        let quota = Quota::per_second(NonZeroU32::new(2).unwrap()).allow_burst(NonZeroU32::new(3).unwrap());
        let gate = Gate::new(Some(quota), clock.clone());
        assert!((0..3).all(|_| gate.pass(&1).is_ok()));
        assert_eq!(gate.pass(&1), Err(Duration::from_millis(500)));
        assert_eq!(gate.pass(&2), Ok(()), "another key has a quota of its own");
        clock.advance(Duration::from_millis(500));
        assert_eq!(gate.pass(&1), Ok(()));
        assert!(gate.pass(&1).is_err());
    }

    #[test]
    fn keys_that_no_longer_matter_are_forgotten() {
        let clock = FakeRelativeClock::default();
        let gate = Gate::new(Some(Quota::per_second(NonZeroU32::new(100).unwrap())), clock.clone());
        for key in 0..100_000u32 {
            gate.pass(&key).unwrap();
            clock.advance(Duration::from_millis(1));
        }
        let kept = gate.limiter.as_ref().unwrap().len();
        assert!(kept <= Gate::<u32, FakeRelativeClock>::SWEEP as usize + 20, "{kept} keys are kept");
    }

    #[test]
    fn nought_is_no_limit() {
        let gate: Gate<u8> = Gate::new(None, DefaultClock::default());
        assert!((0..10_000).all(|_| gate.pass(&0).is_ok()));
    }

    proptest! {
        /// However sockets come and go, each address has at most its number, and nothing is kept of who has none.
        #[test]
        fn sockets_are_counted_by_address(steps in prop::collection::vec((0u8..3, any::<bool>()), 0..60)) {
            let sockets = Sockets { most: 2, open: Arc::default() };
            let mut held: Vec<Vec<SocketPermit>> = vec![vec![], vec![], vec![]];
            for (who, comes) in steps {
                let mine = &mut held[usize::from(who)];
                if comes {
                    let permit = sockets.open(block(who));
                    prop_assert_eq!(permit.is_some(), mine.len() < 2);
                    mine.extend(permit);
                } else {
                    mine.pop();
                }
                let counted = sockets.open.lock().unwrap().len();
                prop_assert_eq!(counted, held.iter().filter(|mine| !mine.is_empty()).count());
            }
        }
    }
}
