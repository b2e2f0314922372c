//! The five progress tracks with everybody's markers.

use orrery_andromedas_edge::{Mark, Side, Track, View, content};
use orrery_kernel::Seat;
use orrery_words::Lang;

use super::pieces::{mark, seat};
use super::{hanging, name, of_track};
use crate::speak::say;
use crate::style::{DIM, KEY, padded, paint};

/// Columns of a track's name and of a space.
const LABEL: usize = 16;
const SPACE: usize = 5;

pub(super) fn lines(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = hanging(&paint(KEY, say!(lang, "board-ae-tracks")), width, 2);
    for track in Track::ALL {
        let label = paint(of_track(track), name(lang, &content().tracks[track as usize].name));
        lines.push(padded(&format!("  {label}"), LABEL) + &printed(track));
        lines.push(" ".repeat(LABEL) + &markers(view, track));
    }
    lines.extend(hanging(&paint(DIM, say!(lang, "board-ae-track-signs")), width, 0));
    let tokens: Vec<&str> =
        view.tokens.iter().flatten().map(|token| name(lang, &token.card().name)).collect();
    let [one, two, observatory] = view.stack_sizes;
    let tokens = if tokens.is_empty() { "–".to_owned() } else { tokens.join(", ") };
    let stacks = say!(lang, "board-ae-stacks", tokens = tokens, one = one, two = two, third = observatory);
    lines.extend(hanging(&stacks, width, 2));
    lines.extend(seen_stacks(view, lang, width));
    lines
}

/// The VP beside every space, and the sign of what is there.
fn printed(track: Track) -> String {
    let card = &content().tracks[track as usize];
    let space = |(at, vp): (u8, &u8)| {
        let mark = card.marks.iter().find(|(place, _)| *place == at).map(|&(_, mark)| sign(mark));
        let level = card.levels.contains(&at).then_some('▲');
        let event = (card.events & 1 << at != 0).then_some('!');
        let signs: String = [mark, level, event].into_iter().flatten().collect();
        padded(&format!("{vp}{}", paint(DIM, signs)), SPACE)
    };
    (0..).zip(&card.vp).map(space).collect()
}

fn sign(mark: Mark) -> char {
    match mark {
        Mark::Discovery(_) => 'd',
        Mark::Upgrade => 'u',
        Mark::Supremacy(_) => 't',
        Mark::Vault(_) => 'v',
        Mark::HandLimit(_) => 'h',
    }
}

fn markers(view: &View, track: Track) -> String {
    let here = |space: u8| -> String {
        let on = |owner: &Seat| view.players[owner.index()].open.markers[track as usize] == space;
        let seats = Seat::all(view.players.len() as u8).filter(on).map(seat);
        let unity = view.unity.as_ref().filter(|unity| unity.open.markers()[track as usize] == space);
        padded(&seats.chain(unity.map(|_| mark(Side::UNITY))).collect::<String>(), SPACE)
    };
    (0..=content().tracks[track as usize].top()).map(here).collect()
}

/// The discovery stacks that the viewer has looked through.
fn seen_stacks(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let known = (1u8..).zip(&view.stacks).filter_map(|(number, stack)| Some((number, stack.as_ref()?)));
    let shown = known.filter(|(_, stack)| !stack.is_empty()).map(|(number, stack)| {
        let names: Vec<&str> = stack.iter().map(|token| name(lang, &token.card().name)).collect();
        say!(lang, "board-ae-stack-seen", number = number, tokens = names.join(", "))
    });
    shown.flat_map(|text| hanging(&format!("  {text}"), width, 4)).collect()
}
