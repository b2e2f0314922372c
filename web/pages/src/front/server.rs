//! What the server says, asked again and again while the page is open.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_session::house;
use orrery_wire::MatchCard;
use orrery_wire::lobby::MyMatch;

/// How often it is asked.
const EVERY: Duration = Duration::from_secs(15);

/// Does the server answer?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// It was asked and has not answered yet.
    Asking,
    /// It answers.
    There,
    /// It does not; everything in this browser works without it.
    Away,
}

/// What the server says.
#[derive(Clone, Copy)]
pub(crate) struct Server {
    /// Does it answer?
    pub(crate) reach: RwSignal<Reach>,
    /// The matches of whoever asks.
    pub(crate) mine: RwSignal<Vec<MyMatch>>,
    /// Tables to join or to watch.
    pub(crate) lobby: RwSignal<Vec<MatchCard>>,
}

impl Server {
    /// Asks now, and from now on until the page is left.
    pub(crate) fn ask() -> Self {
        let server = Self {
            reach: RwSignal::new(Reach::Asking),
            mine: RwSignal::new(Vec::new()),
            lobby: RwSignal::new(Vec::new()),
        };
        server.refresh();
        if let Ok(handle) = set_interval_with_handle(move || server.refresh(), EVERY) {
            on_cleanup(move || handle.clear());
        }
        server
    }

    fn refresh(self) {
        spawn_local(async move {
            let mine = house::mine().await;
            let lobby = house::lobby(None).await;
            // The page may have been left meanwhile; then nobody reads this any more.
            let reach = if lobby.is_ok() { Reach::There } else { Reach::Away };
            self.reach.try_set(reach);
            if let Ok(mine) = mine {
                self.mine.try_set(mine.matches);
            }
            if let Ok(lobby) = lobby {
                self.lobby.try_set(lobby.matches);
            }
        });
    }
}
