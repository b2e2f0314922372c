//! What is on the table, shown one step after another at a pace that can be followed.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::{Seat, Viewer};
use orrery_kit::{Known, Motion, Position, Shown};
use orrery_session::{Session, Step};
use orrery_wire::{News, Problem, State};

use crate::story;

/// If more steps than this wait, nobody wants to see them one by one.
const MANY: usize = 12;

/// A position as it is shown.
#[derive(Clone)]
pub(crate) struct Frame {
    /// What was said of it.
    pub(crate) state: Arc<State>,
    /// What the board draws.
    pub(crate) shown: Shown,
}

/// The table as it is shown: the newest step, or a look at the past instead.
#[derive(Clone, Copy)]
pub(crate) struct Reel {
    session: Session,
    known: &'static Known,
    motion: Signal<Motion>,
    now: RwSignal<Option<Frame>>,
    past: RwSignal<Option<Frame>>,
    /// While this runs, the last step is being looked at.
    pause: StoredValue<Option<TimeoutHandle>>,
    /// A step that only the next person may see, and who that is.
    behind: RwSignal<Option<(Seat, Arc<Step>)>>,
    /// Are persons who share a screen told to pass it on?
    curtains: Signal<bool>,
    looker: StoredValue<Option<Seat>>,
}

impl Reel {
    /// A reel on which nothing is shown yet.
    pub(crate) fn new(
        session: Session,
        known: &'static Known,
        motion: Signal<Motion>,
        curtains: Signal<bool>,
    ) -> Self {
        Self {
            session,
            known,
            motion,
            now: RwSignal::new(None),
            past: RwSignal::new(None),
            pause: StoredValue::new(None),
            behind: RwSignal::new(None),
            curtains,
            looker: StoredValue::new(None),
        }
    }

    /// Shows what happens from now on.
    pub(crate) fn follow(self) -> Self {
        Effect::new(move |_| {
            if self.session.waiting.get() > 0 && self.behind.with(Option::is_none) {
                self.advance();
            }
        });
        on_cleanup(move || self.hurry());
        self
    }

    /// What is shown.
    pub(crate) fn frame(self) -> Option<Frame> {
        self.past.get().or_else(|| self.now.get())
    }

    /// The newest position that is shown, also while the past is looked at.
    pub(crate) fn newest(self) -> Option<Frame> {
        self.now.get()
    }

    /// What the board draws.
    pub(crate) fn shown(self) -> Signal<Option<Shown>> {
        Signal::derive(move || self.frame().map(|frame| frame.shown))
    }

    /// The position that is shown.
    pub(crate) fn position(self) -> Option<Arc<dyn Position>> {
        self.frame().map(|frame| frame.shown.position)
    }

    /// Is the past looked at?
    pub(crate) fn in_past(self) -> bool {
        self.past.with(Option::is_some)
    }

    /// Is the past looked at still, and the page still there?
    pub(crate) fn is_still_in_past(self) -> bool {
        self.past.try_with_untracked(Option::is_some).unwrap_or(false)
    }

    /// Is everything that happened on the table?
    pub(crate) fn is_up_to_date(self) -> bool {
        !self.in_past() && self.session.waiting.get() == 0 && self.behind.with(Option::is_none)
    }

    /// Who is to be handed the screen.
    pub(crate) fn curtain(self) -> Option<Seat> {
        self.behind.with(|behind| behind.as_ref().map(|(seat, _)| *seat))
    }

    /// The screen was handed on.
    pub(crate) fn raise(self) {
        if let Some((_, step)) = self.behind.try_update(Option::take).flatten() {
            self.show(&step);
        }
    }

    /// Takes no more time for what is shown now.
    pub(crate) fn hurry(self) {
        if let Some(Some(handle)) = self.pause.try_update_value(Option::take) {
            handle.clear();
        }
    }

    /// Shows the end of all that waits.
    pub(crate) fn skip(self) {
        self.hurry();
        if self.behind.with_untracked(Option::is_none)
            && let Some(step) = self.session.skip()
        {
            self.present(step);
        }
    }

    fn advance(self) {
        if self.pause.try_with_value(Option::is_some) != Some(false) {
            return;
        }
        let step = match self.session.waiting.get_untracked() {
            0 => None,
            1..=MANY => self.session.next(),
            _ => self.session.skip(),
        };
        if let Some(step) = step {
            self.present(step);
        }
    }

    /// Shows a step, unless the screen has to be passed on first.
    fn present(self, step: Step) {
        let before = self.looker.get_value();
        let next = step.you.seat;
        if let Some(seat) = next
            && before.is_some_and(|before| before != seat)
            && self.curtains.get_untracked()
        {
            self.looker.set_value(next);
            self.behind.set(Some((seat, Arc::new(step))));
            return;
        }
        self.looker.set_value(next);
        self.show(&step);
    }

    fn show(self, step: &Step) {
        let Some(frame) = self.read(step.state.clone(), step.news.as_deref()) else { return };
        let millis = pace(self.motion.get_untracked(), frame.shown.events.len());
        self.now.set(Some(frame));
        let resume = move || {
            self.pause.set_value(None);
            self.advance();
        };
        let handle = set_timeout_with_handle(resume, Duration::from_millis(millis.into()));
        self.pause.set_value(handle.ok());
    }

    /// A position as it can be shown; none before the table is set.
    pub(crate) fn read(self, state: Arc<State>, news: Option<&News>) -> Option<Frame> {
        // Whoever has left the page meanwhile does not look any more.
        let looker = self.looker.try_get_value()?;
        let seat = looker.or_else(|| self.session.you.try_get_untracked().and_then(|you| you.seat));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let position = (self.known.read)(state.seq, viewer, state.view.as_ref()?).ok()?;
        let events = news.map(|news| story::events(news).to_vec()).unwrap_or_default();
        Some(Frame { state, shown: Shown { position, events: Arc::new(events) } })
    }

    /// Looks at the position after an entry; `news` if what led to it is to be seen too.
    pub(crate) async fn look(self, seq: u32, news: Option<Arc<News>>) -> Result<(), Problem> {
        let state = Arc::new(self.session.at(seq).await?);
        if let Some(frame) = self.read(state, news.as_deref()) {
            self.past.try_set(Some(frame));
        }
        Ok(())
    }

    /// Looks at the position after an entry, whenever it comes.
    pub(crate) fn look_at(self, seq: u32, failed: Callback<Problem>) {
        spawn_local(async move {
            if let Err(problem) = self.look(seq, None).await {
                failed.run(problem);
            }
        });
    }

    /// Looks at the table as it is now.
    pub(crate) fn back_to_now(self) {
        self.past.try_set(None);
    }

    /// The position after an entry, without showing it.
    pub(crate) async fn position_at(self, seq: u32) -> Result<Option<Frame>, Problem> {
        let state = Arc::new(self.session.at(seq).await?);
        Ok(self.read(state, None))
    }
}

/// How long a step is looked at, in milliseconds: what moves has to arrive, and much takes longer than little.
pub(crate) fn pace(motion: Motion, events: usize) -> u32 {
    let moves = motion.millis() * 6 / 5;
    let each = motion.millis() / 8;
    match events {
        0 => 0,
        some => (moves + each * some.min(12) as u32).max(20),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_looked_at_longer_but_not_for_ever() {
        assert_eq!(pace(Motion::Full, 0), 0);
        assert!(pace(Motion::Full, 1) < pace(Motion::Full, 5));
        assert_eq!(pace(Motion::Full, 12), pace(Motion::Full, 400));
        assert!(pace(Motion::Full, 400) < 1_000);
        assert!(pace(Motion::Reduced, 9) <= 20);
    }
}
