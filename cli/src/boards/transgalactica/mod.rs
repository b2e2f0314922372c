//! The table of Transgalactica in 80 columns: the map beside areas and Senate, the planets, the open
//! cards, and what every player has.

mod map;
mod open;
mod players;

use orrery_kernel::{Game, Seat, Viewer};
use orrery_transgalactica::{Transgalactica, View, content};
use orrery_words::Lang;

use super::{Board, beside, hanging, name};
use crate::card;
use crate::speak::say;
use crate::style::{HEAD, paint};

/// Columns of the left half, where the map is.
const LEFT: usize = 43;

impl Board for Transgalactica {
    fn draw(view: &View, viewer: Viewer, lang: Lang, width: usize) -> String {
        let mut lines = hanging(&headline(view, lang), width, 2);
        let open = open::lines(view, lang, width.saturating_sub(LEFT));
        lines.extend(beside(&map::lines(view, lang), &open, LEFT));
        lines.push(String::new());
        lines.extend(map::planets(view, lang, width));
        lines.push(String::new());
        lines.extend(open::cards(view, lang, width));
        for seat in seats_from(view, viewer) {
            lines.push(String::new());
            lines.extend(players::lines(view, viewer, seat, lang, width));
        }
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

/// The viewer first, then clockwise.
fn seats_from(view: &View, viewer: Viewer) -> impl Iterator<Item = Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.order.first().copied().unwrap_or_default(),
    };
    first.round(view.players.len() as u8)
}

fn headline(view: &View, lang: Lang) -> String {
    let head = match view.round {
        0 => say!(lang, "board-tg-setup"),
        round => say!(lang, "board-tg-round", round = round, last = content().limits.rounds),
    };
    let order = seats(view.order.iter().copied());
    paint(HEAD, format!("{head} · {}", say!(lang, "board-tg-order", order = order)))
}

/// What a card says, in one line.
fn said(lang: Lang, id: &str) -> String {
    card::said(Transgalactica::ID, id, lang).join(" ")
}

/// Seats by their numbers.
fn seats(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}
