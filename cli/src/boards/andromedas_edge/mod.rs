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
mod unity;

use anstyle::{AnsiColor, Style};
use orrery_andromedas_edge::{AndromedasEdge, Track, View};
use orrery_kernel::{Game, Seat, Viewer};
use orrery_words::Lang;

use super::{Board, hanging, name};
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
        blocks.push(unity::lines(view, viewer, lang, width));
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

/// What a card says, in one line.
fn said(lang: Lang, id: &str) -> String {
    one_line(&card::said(AndromedasEdge::ID, id, lang))
}

/// Lines that are no sentence name what follows them: a moment, an ability.
fn one_line(lines: &[String]) -> String {
    let last = lines.len().saturating_sub(1);
    let line = |(nth, line): (usize, &String)| match nth {
        nth if nth == last => line.clone(),
        _ if line.ends_with(['.', ':', '!', ')']) => format!("{line} "),
        _ => format!("{line}: "),
    };
    lines.iter().enumerate().map(line).collect()
}

/// How often each name stands there: `Iron Moon, bare ×2`. Equal names stand side by side.
fn counted(names: &[&str]) -> Vec<String> {
    let runs = names.chunk_by(|one, other| one == other);
    let run = |run: &[&str]| match run {
        [name] => (*name).to_owned(),
        several => format!("{} ×{}", several.first().copied().unwrap_or_default(), several.len()),
    };
    runs.map(run).collect()
}

/// The colours of the pieces, by side; Unity is white (UN-SETUP-5).
fn of_side(side: usize) -> Style {
    match side {
        0 => AnsiColor::Black.on(AnsiColor::Yellow),
        1 => AnsiColor::BrightWhite.on(AnsiColor::Blue),
        2 => AnsiColor::Black.on(AnsiColor::Green),
        3 => AnsiColor::BrightWhite.on(AnsiColor::Magenta),
        _ => AnsiColor::Black.on(AnsiColor::White),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_card_become_one() {
        let lines = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>();
        let card = lines(&["When you take damage", "Keep 2 ships.", "Draw 1 card."]);
        assert_eq!(one_line(&card), "When you take damage: Keep 2 ships. Draw 1 card.");
        assert_eq!(counted(&["a", "b", "b"]), ["a", "b ×2"]);
    }
}
