//! The table of Andromeda's Edge in 80 columns: the map, the regions, what is on offer, what threatens, and what every
//! player has. Spaces, modules and cards are called as the notation of actions calls them, or by their names.

mod battle;
mod headline;
mod map;
mod offer;
mod pieces;
mod players;
mod regions;
mod station;
mod threats;
mod tracks;

use anstyle::{AnsiColor, Style};
use orrery_andromedas_edge::{AndromedasEdge, Names, Track, View};
use orrery_kernel::{Game, Seat, Viewer};
use orrery_words::Lang;

use super::{Board, hanging};
use crate::card;

impl Board for AndromedasEdge {
    fn draw(view: &View, viewer: Viewer, lang: Lang, width: usize) -> String {
        let mut blocks = vec![
            headline::lines(view, viewer, lang, width),
            map::lines(view, lang, width),
            regions::lines(view, lang, width),
            tracks::lines(view, lang, width),
            offer::lines(view, lang, width),
            threats::lines(view, lang, width),
        ];
        blocks.extend(seats_from(view, viewer).map(|seat| players::lines(view, viewer, seat, lang, width)));
        blocks.push(battle::lines(view, lang, width));
        let blocks: Vec<String> =
            blocks.iter().filter(|lines| !lines.is_empty()).map(|lines| block(lines)).collect();
        blocks.join("\n")
    }
}

fn block(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// The viewer first, then clockwise.
fn seats_from(view: &View, viewer: Viewer) -> impl Iterator<Item = Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => view.first,
    };
    first.round(view.players.len() as u8)
}

/// A name in the language.
fn name(lang: Lang, names: &'static Names) -> &'static str {
    crate::speak::name(lang, names.get())
}

/// What a card says, in one line.
fn said(lang: Lang, id: &str) -> String {
    card::said(AndromedasEdge::ID, id, lang).join(" ")
}

/// The colours of the players' pieces.
fn of_seat(seat: usize) -> Style {
    match seat {
        0 => AnsiColor::Black.on(AnsiColor::Yellow),
        1 => AnsiColor::BrightWhite.on(AnsiColor::Blue),
        2 => AnsiColor::Black.on(AnsiColor::Green),
        _ => AnsiColor::BrightWhite.on(AnsiColor::Magenta),
    }
}

/// The colours of tracks, planets and modules.
fn of_track(track: Track) -> Style {
    match track {
        Track::Science => AnsiColor::BrightBlue.on_default(),
        Track::Industry => AnsiColor::Yellow.on_default(),
        Track::Commerce => AnsiColor::BrightYellow.on_default(),
        Track::Civilization => AnsiColor::Cyan.on_default(),
        Track::Supremacy => AnsiColor::Red.on_default(),
    }
}
