//! The table of Andromeda's Edge in 80 columns.

use orrery_andromedas_edge::{AndromedasEdge, View};
use orrery_kernel::{Seat, Viewer};
use orrery_words::Lang;

use super::Board;

impl Board for AndromedasEdge {
    fn draw(view: &View, viewer: Viewer, _lang: Lang, _width: usize) -> String {
        let first = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => view.first,
        };
        let seats = first.round(view.players.len() as u8);
        seats.map(|seat: Seat| format!("{seat}: {} VP\n", view.players[seat.index()].open.vp())).collect()
    }
}
