//! The table of Rocket Dice in 80 columns: the galaxy from the viewer's side, what is on offer, the battle, and what
//! every player has.

mod dice;
mod offer;
mod players;

use orrery_kernel::{Seat, Viewer};
use orrery_rocket_dice::{RocketDice, Side, View, content};
use orrery_words::Lang;

use super::{Board, beside, hanging};
use crate::speak::say;
use crate::style::{HEAD, paint};

/// Columns of the left half, where the dice are.
const LEFT: usize = 31;

impl Board for RocketDice {
    fn draw(view: &View, viewer: Viewer, lang: Lang, width: usize) -> String {
        let side = side_of(view, viewer);
        let mut lines = hanging(&headline(view, lang), width, 2);
        let left = dice::lines(view, side, lang);
        let right = offer::lines(view, lang);
        lines.extend(beside(&left, &right, LEFT));
        lines.extend(offer::battle(view, lang, width));
        for seat in seats_from(view, viewer) {
            lines.push(String::new());
            lines.extend(players::lines(view, viewer, seat, lang, width));
        }
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

/// The side of the table that the viewer sits at; spectators look from the south.
fn side_of(view: &View, viewer: Viewer) -> Side {
    let Viewer::Seat(seat) = viewer else { return Side::South };
    let count = view.players.len();
    let setup = content().setups.iter().find(|setup| usize::from(setup.players) == count);
    let place = (seat.index() + count - view.first.index()) % count.max(1);
    setup.and_then(|setup| setup.sides.get(place)).copied().unwrap_or(Side::South)
}

/// The viewer first, then clockwise.
fn seats_from(view: &View, viewer: Viewer) -> impl Iterator<Item = Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.first,
    };
    first.round(view.players.len() as u8)
}

fn headline(view: &View, lang: Lang) -> String {
    let limits = &content().limits;
    let head = match view.round {
        0 => say!(lang, "board-rd-setup"),
        round => {
            let (last, seat) = (view.options.end_round, view.active.to_string());
            say!(lang, "board-rd-round", round = round, last = last, seat = seat)
        }
    };
    let battles = say!(lang, "board-rd-fought", count = view.battles.resolved, last = limits.end_battles);
    let called = match view.called {
        Some(_) => format!(" · {}", say!(lang, "board-rd-called")),
        None => String::new(),
    };
    paint(HEAD, format!("{head} · {battles}{called}"))
}
