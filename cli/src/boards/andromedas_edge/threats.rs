//! The event being resolved, events that the viewer knows, and the raiders.

use orrery_andromedas_edge::{Class, EventId, SpaceId, View, content};
use orrery_words::Lang;

use super::{counted, hanging, name, of_track, said};
use crate::speak::say;
use crate::style::{ASK, DIM, HEAD, KEY, paint};

pub(super) fn lines(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-ae-events", deck = view.events.len()))];
    if let Some(event) = view.event {
        let now = paint(ASK, say!(lang, "board-ae-event-now"));
        lines.extend(hanging(&format!("  {now} {}", event_text(event, lang)), width, 4));
    }
    // The top card lies last.
    let known = view.events.iter().rev().enumerate();
    for (nth, event) in known.filter_map(|(nth, (event, _))| Some((nth, (*event)?))) {
        let place = say!(lang, "board-ae-event-known", place = nth + 1);
        lines.extend(hanging(&format!("  {place} {}", event_text(event, lang)), width, 4));
    }
    if !view.spent_events.is_empty() {
        let names: Vec<&str> = view.spent_events.iter().map(|event| name(lang, &event.card().name)).collect();
        lines.extend(hanging(
            &format!("  {}", say!(lang, "board-ae-event-spent", names = names.join(", "))),
            width,
            4,
        ));
    }
    lines.push(paint(KEY, say!(lang, "board-ae-raiders")));
    for class in Class::ALL {
        lines.extend(hanging(&format!("  {}", raider(view, lang, class)), width, 4));
    }
    lines
}

fn event_text(event: EventId, lang: Lang) -> String {
    let card = event.card();
    let track = paint(of_track(card.scores), name(lang, &content().tracks[card.scores as usize].name));
    let scores = say!(lang, "board-ae-event-scores", track = track, class = card.raider.to_string());
    format!("{} ({scores}): {}", paint(HEAD, name(lang, &card.name)), paint(DIM, said(lang, &card.id)))
}

fn raider(view: &View, lang: Lang, class: Class) -> String {
    let Some(id) = view.raider(class) else {
        return format!("{class} {}", paint(DIM, say!(lang, "board-ae-raider-hidden")));
    };
    let card = id.card();
    let places: Vec<SpaceId> = match class {
        Class::S => view.swarm.to_vec(),
        Class::A | Class::B | Class::C | Class::D => {
            view.single.get(class as usize - 1).copied().flatten().into_iter().collect()
        }
    };
    let used = view.raider_markers[class as usize];
    let numbers = [
        Some(say!(lang, "board-ae-values", range = card.range, dice = card.dice)),
        (card.shields > 0).then(|| say!(lang, "board-ae-shields", count = card.shields, used = used)),
        (card.targeting > 0).then(|| say!(lang, "board-ae-targeting", count = card.targeting)),
        (!places.is_empty()).then(|| {
            let codes: Vec<String> = places.iter().map(ToString::to_string).collect();
            let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
            say!(lang, "board-ae-raider-at", places = counted(&codes).join(", "))
        }),
    ];
    let numbers: Vec<String> = numbers.into_iter().flatten().collect();
    let title = paint(HEAD, name(lang, &card.name));
    format!("{class} {title}: {}. {}", numbers.join(", "), paint(DIM, said(lang, &card.id)))
}
