//! What every part of a page at a table holds.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Seat;
use orrery_kit::{Desk, Go, Known, Page, Position, SeatName, Tongue, Why, tongue};
use orrery_session::Session;
use orrery_wire::{Command, MatchId, Problem, State, Status};

use crate::clock::Ticking;
use crate::doubt::Doubt;
use crate::prefs::Prefs;
use crate::reel::Reel;
use crate::toast::{Toast, Toasts};
use crate::{browser, seats, story};

/// What is open in front of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Open {
    /// The menu.
    Menu,
    /// Preferences.
    Settings,
    /// Standing orders.
    Orders,
    /// The scores.
    Scores,
    /// The shortcuts.
    Help,
    /// Giving up is to be confirmed.
    Resign,
    /// A large card.
    Card(String),
}

/// What opens from the side where there is no room beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawer {
    /// The log.
    Log,
    /// The chat.
    Chat,
}

/// A page at a table. A handle: copied into every closure.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// The match.
    pub(crate) id: StoredValue<MatchId>,
    /// The match as the page holds it.
    pub(crate) session: Session,
    /// Its game.
    pub(crate) known: &'static Known,
    /// What is shown of it.
    pub(crate) reel: Reel,
    /// What the board is given.
    pub(crate) desk: Desk,
    /// What the person has chosen.
    pub(crate) prefs: Prefs,
    /// What the person is told in passing.
    pub(crate) toasts: Toasts,
    /// The clocks.
    pub(crate) ticking: Ticking,
    /// What is open in front of the table.
    pub(crate) open: RwSignal<Option<Open>>,
    /// What is open at the side.
    pub(crate) drawer: RwSignal<Option<Drawer>>,
    /// What the person is asked about once more.
    pub(crate) doubt: Doubt,
    /// The entries that came while the person was away, the first not among them; they are marked.
    pub(crate) fresh: RwSignal<Option<(u32, u32)>>,
    /// The language.
    pub(crate) t: Tongue,
    go: Option<Go>,
}

impl Table {
    /// A table on which nothing is shown yet. Without `live` the viewer only looks.
    pub(crate) fn new(id: MatchId, session: Session, known: &'static Known, live: bool) -> Self {
        let t = tongue();
        let prefs = Prefs::recalled();
        let reel = Reel::new(
            session,
            known,
            prefs.motion.into(),
            Signal::derive(move || live && prefs.curtain.get()),
        );
        let toasts = Toasts::new();
        let open = RwSignal::new(None);
        let doubt = Doubt::new(reel);
        let may_act = Memo::new(move |_| live && may_act(session, reel));
        let desk = Desk {
            shown: reel.shown(),
            may_act: may_act.into(),
            act: Callback::new(move |action: String| wish(session, reel, prefs, doubt, action)),
            refuse: Callback::new(move |why: Why| toasts.show(Toast::Why(why))),
            enlarge: Callback::new(move |id: String| open.set(Some(Open::Card(id)))),
            half_done: RwSignal::new(None),
            step_back: RwSignal::new(0),
            motion: prefs.motion.into(),
            seats: Signal::derive(move || names(t, session, reel)),
        };
        let id = StoredValue::new(id);
        let (drawer, fresh) = (RwSignal::new(None), RwSignal::new(None));
        let (ticking, go) = (Ticking::new(session), use_context());
        Self { id, session, known, reel, desk, prefs, toasts, ticking, open, drawer, doubt, fresh, t, go }
    }

    /// Goes to another page.
    pub(crate) fn go(self, page: Page) {
        if let Some(Go(to)) = self.go {
            to.run(page);
        }
    }

    /// The name of the match as addresses write it.
    pub(crate) fn name(self) -> String {
        self.id.with_value(ToString::to_string)
    }

    /// Who looks at the table.
    pub(crate) fn you(self) -> Option<Seat> {
        self.reel
            .position()
            .map_or_else(|| self.session.you.get().seat, |position| crate::table::seat(&*position))
    }

    /// What is said of the position that is shown.
    pub(crate) fn state(self) -> Option<Arc<State>> {
        self.reel.frame().map(|frame| frame.state)
    }

    /// Is the match being played, and is everything shown?
    pub(crate) fn is_running(self) -> bool {
        self.session.latest.with(|state| state.as_ref().is_some_and(|state| state.status == Status::Running))
    }

    /// What whoever sits there is called.
    pub(crate) fn seat_name(self, seat: Seat) -> String {
        self.desk.seats.with(|seats| story::name(seats, seat))
    }

    /// Does this now, whatever the preferences say.
    pub(crate) fn play(self, action: String) {
        self.doubt.dispel();
        self.send(Command::Act { action });
    }

    /// Asks the match for something.
    pub(crate) fn send(self, command: Command) {
        self.reel.hurry();
        self.session.send(command);
    }

    /// Opens at the side, or closes.
    pub(crate) fn slide(self, what: Drawer) {
        self.drawer.update(|drawer| *drawer = if *drawer == Some(what) { None } else { Some(what) });
    }

    /// Takes back the last decision, if it told nobody anything.
    pub(crate) fn undo(self) {
        let to = self.reel.newest().and_then(|frame| frame.state.undo.first().copied());
        if let Some(to) = to.filter(|_| self.can_undo()) {
            self.doubt.about.set(None);
            self.send(Command::Undo { to });
        }
    }

    /// Is there something that the viewer can take back alone?
    pub(crate) fn can_undo(self) -> bool {
        let some = self.reel.newest().is_some_and(|frame| !frame.state.undo.is_empty());
        some && self.reel.is_up_to_date() && self.is_running() && !self.session.busy.get()
    }

    /// Tells the person about a problem.
    pub(crate) fn trouble(self, problem: Problem) {
        self.toasts.show(Toast::Problem(problem));
    }

    /// Shows the position after an entry.
    pub(crate) fn look_at(self, seq: u32) {
        self.reel.look_at(seq, Callback::new(move |problem| self.trouble(problem)));
    }

    /// Makes the next match of the same players, or goes there if it exists.
    pub(crate) fn rematch(self) {
        spawn_local(async move {
            match self.session.rematch().await {
                Ok(id) => self.go(Page::Table(id.to_string())),
                Err(problem) => self.trouble(problem),
            }
        });
    }

    /// Hands the record of the game to the person as a file.
    pub(crate) fn download_record(self) {
        let name = format!("{}-{}.jsonl", self.known.id, self.name());
        spawn_local(async move {
            match self.session.record().await {
                Ok(record) => browser::download(&name, &record),
                Err(problem) => self.trouble(problem),
            }
        });
    }

    /// Hands everything that helps to find a fault to the person as a file.
    pub(crate) fn download_report(self) {
        let name = format!("orrery-{}-{}.json", self.known.id, self.name());
        spawn_local(async move {
            match self.session.report().await {
                Ok(report) => browser::download(&name, &report),
                Err(problem) => self.trouble(problem),
            }
        });
    }
}

/// Whose eyes a position is seen with.
pub(crate) fn seat(position: &dyn Position) -> Option<Seat> {
    match position.viewer() {
        orrery_kernel::Viewer::Seat(seat) => Some(seat),
        orrery_kernel::Viewer::Spectator => None,
    }
}

/// May the viewer act on what is shown?
fn may_act(session: Session, reel: Reel) -> bool {
    if session.busy.get() || !reel.is_up_to_date() {
        return false;
    }
    let Some(frame) = reel.frame() else { return false };
    let Some(seat) = seat(&*frame.shown.position) else { return false };
    let decides = seats::deciders(&frame.state.seats).contains(seat);
    let asked = || frame.shown.position.asked().contains(seat) || !frame.shown.position.choices().is_empty();
    frame.state.status == Status::Running && decides && asked()
}

/// Sends an action; one after which there is no way back waits for a word of the person, if they want it so.
fn wish(session: Session, reel: Reel, prefs: Prefs, doubt: Doubt, action: String) {
    let position = untrack(|| reel.position());
    let doubtful = position.is_some_and(|position| doubt.concerns(&*position, &action));
    if prefs.confirm.get_untracked() && doubtful {
        doubt.about.set(Some(action));
        return;
    }
    reel.hurry();
    session.send(Command::Act { action });
}

fn names(t: Tongue, session: Session, reel: Reel) -> Vec<SeatName> {
    let you = reel.position().map_or_else(|| session.you.get().seat, |position| seat(&*position));
    session.card.with(|card| card.as_ref().map(|card| seats::names(t, &card.seats, you)).unwrap_or_default())
}
