//! Clocks that run while one looks at them.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::Tongue;
use orrery_session::Session;
use orrery_wire::ClockFace;

use crate::browser;

/// The time that passes on the page.
#[derive(Clone, Copy)]
pub(crate) struct Ticking {
    /// Now, by this machine, once a second.
    now: RwSignal<f64>,
    /// When the last word of the match came, by this machine.
    heard: RwSignal<f64>,
    session: Session,
}

impl Ticking {
    /// Begins to tick.
    pub(crate) fn new(session: Session) -> Self {
        let start = browser::now();
        let ticking = Self { now: RwSignal::new(start), heard: RwSignal::new(start), session };
        browser::every(1_000, move || ticking.now.set(browser::now()));
        Effect::new(move |_| {
            session.latest.track();
            let now = browser::now();
            ticking.heard.set(now);
            ticking.now.set(now);
        });
        ticking
    }

    /// Milliseconds since the last word of the match.
    pub(crate) fn since_heard(self) -> i64 {
        (self.now.get() - self.heard.get()).max(0.0) as i64
    }

    /// Now, by this machine, in milliseconds.
    pub(crate) fn now(self) -> f64 {
        self.now.get()
    }

    /// What the clock of a seat shows.
    pub(crate) fn left(self, seat: Seat) -> Option<i64> {
        let passed = self.since_heard();
        self.session.latest.with(|state| left(state.as_ref()?.clocks.get(seat.index())?, passed))
    }

    /// How long a seat has been asked, in milliseconds.
    pub(crate) fn asked_for(self, seat: Seat) -> Option<i64> {
        let passed = self.since_heard();
        self.session.latest.with(|state| {
            let state = state.as_ref()?;
            let since = state.clocks.get(seat.index())?.since?;
            Some(state.now.saturating_sub(since) as i64 + passed)
        })
    }
}

/// What a clock shows so long after it was told.
fn left(face: &ClockFace, passed: i64) -> Option<i64> {
    let running = face.since.is_some();
    face.left.map(|left| if running { left - passed } else { left })
}

/// A time as a person reads it: `4:07`, `2 h`, `3 days`.
pub(crate) fn time(t: Tongue, millis: i64) -> String {
    let sign = if millis < 0 { "−" } else { "" };
    let seconds = millis.abs() / 1_000;
    let (minutes, hours) = (seconds / 60, seconds / 3_600);
    match hours {
        0 => format!("{sign}{minutes}:{:02}", seconds % 60),
        1..48 => format!(
            "{sign}{}",
            t.say(&Phrase::new("table-hours").with("hours", hours).with("minutes", minutes % 60))
        ),
        _ => format!("{sign}{}", t.say(&Phrase::new("table-days").with("days", hours / 24))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_clock_of_who_is_asked_runs() {
        let face = |since| ClockFace { left: Some(60_000), used: 0, since };
        assert_eq!(left(&face(None), 5_000), Some(60_000));
        assert_eq!(left(&face(Some(1)), 5_000), Some(55_000));
        assert_eq!(left(&face(Some(1)), 65_000), Some(-5_000), "overdrawn, but nobody loses by it");
        assert_eq!(left(&ClockFace { left: None, used: 0, since: Some(1) }, 5_000), None);
    }
}
