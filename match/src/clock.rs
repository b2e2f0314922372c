//! Time for thinking, told by the times of the entries alone, so that every server tells the same. It informs; the rules
//! never see it.

use orrery_kernel::Seat;
use orrery_wire::{Clock, ClockFace, Millis};

const SECOND: i64 = 1_000;
const DAY: i64 = 86_400 * SECOND;

/// The clocks of a match.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    /// The latest time that an entry told. Times may go back when servers disagree; a clock does not.
    time: Millis,
    watches: Vec<Watch>,
}

#[derive(Clone, Debug)]
struct Watch {
    used: u64,
    /// What is left in the bank, in milliseconds.
    bank: i64,
    /// Since when the seat has been asked.
    since: Option<Millis>,
}

impl Clocks {
    /// All at rest.
    pub(crate) fn new(kind: Clock, seats: usize, time: Millis) -> Self {
        let bank = match kind {
            Clock::Live { bank, .. } => i64::from(bank) * SECOND,
            Clock::None | Clock::Days { .. } => 0,
        };
        Self { kind, time, watches: vec![Watch { used: 0, bank, since: None }; seats] }
    }

    /// The latest time that an entry told.
    pub(crate) fn time(&self) -> Millis {
        self.time
    }

    /// It is now so late.
    pub(crate) fn advance(&mut self, at: Millis) {
        let passed = at.saturating_sub(self.time);
        for watch in self.watches.iter_mut().filter(|watch| watch.since.is_some()) {
            watch.used = watch.used.saturating_add(passed);
            watch.bank = watch.bank.saturating_sub_unsigned(passed);
        }
        self.time += passed;
    }

    /// The seat is asked something new.
    pub(crate) fn ask(&mut self, seat: Seat) {
        let now = self.time;
        self.set(seat, Some(now));
    }

    /// The seat is asked nothing.
    pub(crate) fn rest(&mut self, seat: Seat) {
        self.set(seat, None);
    }

    fn set(&mut self, seat: Seat, since: Option<Millis>) {
        if let Some(watch) = self.watches.get_mut(seat.index()) {
            watch.since = since;
        }
    }

    /// The seat has decided.
    pub(crate) fn decided(&mut self, seat: Seat) {
        let Clock::Live { increment, .. } = self.kind else { return };
        if let Some(watch) = self.watches.get_mut(seat.index()) {
            watch.bank += i64::from(increment) * SECOND;
        }
    }

    /// Since when the seat has been asked.
    pub(crate) fn since(&self, seat: Seat) -> Option<Millis> {
        self.watches.get(seat.index())?.since
    }

    /// The clocks as they stand at that time, seat 1 first.
    pub(crate) fn faces(&self, now: Millis) -> Vec<ClockFace> {
        self.watches.iter().map(|watch| self.face(watch, now)).collect()
    }

    fn face(&self, watch: &Watch, now: Millis) -> ClockFace {
        let since_told = watch.since.map_or(0, |_| now.saturating_sub(self.time));
        let left = match self.kind {
            Clock::None => None,
            Clock::Live { .. } => Some(watch.bank.saturating_sub_unsigned(since_told)),
            Clock::Days { days } => Some((i64::from(days) * DAY).saturating_sub_unsigned(waited(watch, now))),
        };
        ClockFace { left, used: watch.used.saturating_add(since_told), since: watch.since }
    }

    /// Until when the seat may think before it keeps the table waiting. Without a clock, a day is long.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let watch = self.watches.get(seat.index())?;
        let since = watch.since?;
        Some(match self.kind {
            Clock::None => since.saturating_add_signed(DAY),
            Clock::Live { .. } => self.time.saturating_add_signed(watch.bank),
            Clock::Days { days } => since.saturating_add_signed(i64::from(days) * DAY),
        })
    }

    /// Does the seat keep the table waiting?
    pub(crate) fn overdue(&self, seat: Seat, now: Millis) -> bool {
        self.deadline(seat).is_some_and(|deadline| now > deadline)
    }
}

fn waited(watch: &Watch, now: Millis) -> u64 {
    watch.since.map_or(0, |since| now.saturating_sub(since))
}
