//! How long to wait: for the next try, and for a server that is silent.

use orrery_wire::Millis;

/// The first wait after a lost connection, in milliseconds.
const SHORTEST: u32 = 250;
/// The longest.
const LONGEST: u32 = 5_000;
/// After so many milliseconds of silence the server is asked whether it is there.
const QUIET: Millis = 20_000;
/// It has so many milliseconds to answer.
const SILENCE: Millis = 10_000;
/// The same when the page has just been woken: a connection that slept may be dead.
const WOKEN: Millis = 3_000;

/// How long to wait before the next try, in milliseconds: twice as long each time, and never all pages at the same moment. `luck` is
/// any number.
pub(crate) fn before_try(tries: u32, luck: u32) -> u32 {
    let longest = (SHORTEST << tries.min(10)).min(LONGEST);
    longest - longest / 4 * (luck % 1000) / 1000
}

/// Watches over the silence of a connection.
#[derive(Debug)]
pub(crate) struct Watch {
    due: Millis,
    /// How long the server has to answer when it is asked.
    patience: Millis,
    asked: bool,
}

/// What is to be done about the silence.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// Nothing.
    Well,
    /// Ask whether the server is there.
    Ask,
    /// It is not.
    Dead,
}

impl Watch {
    /// Over a connection that is being opened: it has as long as one that was asked.
    pub(crate) fn new(now: Millis) -> Self {
        Self { due: now + SILENCE, patience: SILENCE, asked: true }
    }

    /// When to look next.
    pub(crate) fn due(&self) -> Millis {
        self.due
    }

    /// The server was heard.
    pub(crate) fn heard(&mut self, now: Millis) {
        *self = Self { due: now + QUIET, patience: SILENCE, asked: false };
    }

    /// The page was woken: ask at once, and do not wait for long.
    pub(crate) fn woken(&mut self, now: Millis) {
        if !self.asked {
            (self.due, self.patience) = (now, WOKEN);
        }
    }

    pub(crate) fn look(&mut self, now: Millis) -> Look {
        if now < self.due {
            return Look::Well;
        }
        if self.asked {
            return Look::Dead;
        }
        (self.due, self.asked) = (now + self.patience, true);
        Look::Ask
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_differ() {
        let waits: Vec<u32> = (0..7).map(|tries| before_try(tries, 0)).collect();
        assert_eq!(waits, [250, 500, 1000, 2000, 4000, 5000, 5000]);
        assert_eq!(before_try(u32::MAX, u32::MAX), before_try(40, 295));
        for luck in 0..2_000 {
            assert!((750..=1_000).contains(&before_try(2, luck)));
        }
        assert_ne!(before_try(3, 100), before_try(3, 900));
    }

    #[test]
    fn who_is_silent_is_asked_once_and_then_given_up() {
        let mut watch = Watch::new(1_000);
        watch.heard(5_000);
        assert_eq!((watch.look(24_999), watch.due()), (Look::Well, 25_000));
        assert_eq!((watch.look(25_000), watch.due()), (Look::Ask, 35_000));
        assert_eq!(watch.look(34_999), Look::Well);
        watch.heard(34_999);
        assert_eq!(watch.look(35_000), Look::Well, "an answer came");
        watch.look(54_999);
        assert_eq!(watch.look(64_999), Look::Dead);
    }

    #[test]
    fn a_connection_that_does_not_open_is_given_up() {
        let mut watch = Watch::new(1_000);
        watch.woken(2_000);
        assert_eq!((watch.look(10_999), watch.look(11_000)), (Look::Well, Look::Dead));
    }

    #[test]
    fn a_page_that_was_woken_asks_at_once() {
        let mut watch = Watch::new(0);
        watch.heard(1_000);
        watch.woken(2_000);
        assert_eq!((watch.look(2_000), watch.due()), (Look::Ask, 5_000));
        assert_eq!(watch.look(5_000), Look::Dead);
        watch.heard(6_000);
        assert_eq!(watch.look(26_000), Look::Ask);
        assert_eq!(watch.due(), 36_000, "the next time there is no hurry");
    }
}
