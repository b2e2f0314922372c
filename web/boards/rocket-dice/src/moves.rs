//! What has just happened, made visible: cards and tokens fly to whoever gained them, and what changed is marked.

use std::time::Duration;

use leptos::prelude::*;
use orrery_kernel::Seat;
use orrery_kit::{Motion, icon};
use orrery_rocket_dice::{Event, RocketDice};

use crate::art::{self, Crest};
use crate::face;
use crate::model::Spot;
use crate::table::Table;

/// At most so many things fly at once.
const MOST: usize = 8;
/// How long what changed stays marked, in milliseconds.
const MARKED: u64 = 1600;

/// Something on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    id: u32,
    what: What,
    from: (f64, f64),
    to: (f64, f64),
}

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    Icon(&'static str),
    Planet(orrery_rocket_dice::PlanetId),
    Moon(orrery_rocket_dice::MoonId),
    Alliance(orrery_rocket_dice::AllianceId),
    Battle(orrery_rocket_dice::BattleId),
}

/// What an event makes fly: from where to where, as selectors.
fn flight(event: &Event) -> Option<(What, String, String)> {
    let panel = |seat: Seat| format!("[data-seat=\"{seat}\"] .rd-player-head");
    let count = |seat: Seat, name: &str| format!("[data-seat=\"{seat}\"] [data-count=\"{name}\"]");
    Some(match *event {
        Event::PlanetConquered { seat, planet } => {
            (What::Planet(planet), format!("[data-pile=\"{}\"]", planet.card().value), panel(seat))
        }
        Event::MoonBuilt { seat, moon } => {
            (What::Moon(moon), format!("[data-spot=\"supply-{moon}\"]"), count(seat, "rd-moon"))
        }
        Event::AllianceTaken { seat, alliance } => {
            (What::Alliance(alliance), "[data-test=\"alliances\"]".to_owned(), count(seat, "rd-alliance"))
        }
        Event::BattleWon { seat, battle, .. } => {
            (What::Battle(battle), "[data-test=\"battles\"]".to_owned(), count(seat, "rd-battle"))
        }
        Event::ScrapGained { seat, .. } => {
            (What::Icon("rd-scrap"), "[data-test=\"scrapyard\"]".to_owned(), count(seat, "rd-scrap"))
        }
        Event::AttackGained { seat, .. } => {
            (What::Icon("rd-attack"), "[data-test=\"battles\"]".to_owned(), count(seat, "rd-attack"))
        }
        Event::VpCardKept { seat, .. } => {
            (What::Icon("rd-vp-card"), ".rd-decks".to_owned(), count(seat, "rd-vp-card"))
        }
        Event::SpaceMarked { seat, .. } => {
            (What::Icon("rd-cube"), "[data-test=\"fleet\"]".to_owned(), count(seat, "rd-station"))
        }
        _ => return None,
    })
}

/// What an event changed.
fn changed(event: &Event) -> Option<Spot> {
    Some(match *event {
        Event::PlanetConquered { planet, .. }
        | Event::PlanetActivated { planet, .. }
        | Event::OnceUsed { planet, .. } => Spot::Colony(planet),
        Event::PlanetRevealed { planet } => Spot::Pile(planet),
        Event::MoonBuilt { moon, .. } => Spot::Supply(moon),
        Event::MoonUsed { moon, .. } => Spot::Moon(moon),
        Event::AllianceTaken { alliance, .. } => Spot::Alliance(alliance),
        Event::AllianceRevealed { alliance } => Spot::Display(alliance),
        Event::SpaceMarked { space, .. } => Spot::Space(space),
        Event::DieTurned { place, .. }
        | Event::DiePainted { place, .. }
        | Event::DieExchanged { place, .. } => Spot::Die(place),
        Event::VpCardKept { kept: Some(card), .. } => Spot::VpCard(card),
        Event::DiePlaced { cell: Some(cell), .. } => Spot::Cell(cell),
        _ => return None,
    })
}

/// Cells that dice were swapped in.
fn swapped(event: &Event) -> Vec<Spot> {
    match event {
        Event::Swapped { cells, .. } => cells.iter().map(|&cell| Spot::Cell(cell)).collect(),
        Event::Rerolled { places, .. } => places.iter().map(|place| Spot::Die(place as u8)).collect(),
        other => changed(other).into_iter().collect(),
    }
}

fn middle(selector: &str) -> Option<(f64, f64)> {
    let rect = document().query_selector(selector).ok()??.get_bounding_client_rect();
    (rect.width() > 0.0).then(|| (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0))
}

/// Everything on its way.
pub(crate) fn flights(table: Table) -> AnyView {
    let list = RwSignal::new(Vec::<Flight>::new());
    let count = StoredValue::new(0u32);
    Effect::new(move |_| {
        let Some(shown) = table.desk.shown.get() else { return };
        let events = shown.events::<RocketDice>();
        if events.is_empty() {
            return table.fresh.set(Vec::new());
        }
        table.fresh.set(events.iter().flat_map(swapped).collect());
        let motion = table.desk.motion.get_untracked();
        if motion == Motion::Reduced {
            return;
        }
        set_timeout(move || _ = table.fresh.try_set(Vec::new()), Duration::from_millis(MARKED));
        let found = events.iter().filter_map(flight).filter_map(|(what, from, to)| {
            count.update_value(|count| *count += 1);
            Some(Flight { id: count.get_value(), what, from: middle(&from)?, to: middle(&to)? })
        });
        let new: Vec<Flight> = found.take(MOST).collect();
        let last = new.last().map(|flight| flight.id);
        list.update(|list| list.extend(new));
        let landed = move || _ = list.try_update(|list| list.retain(|flight| Some(flight.id) > last));
        set_timeout(landed, Duration::from_millis(u64::from(motion.millis()) * 2 + 60));
    });
    view! { <div class="rd-flights" aria-hidden="true"><For each=move || list.get() key=|flight| flight.id children=one/></div> }.into_any()
}

fn one(flight: Flight) -> AnyView {
    let inside = match flight.what {
        What::Icon(name) => icon(name),
        What::Planet(planet) => face::drawn("rd-flies", art::planet(planet.card())),
        What::Moon(moon) => face::drawn("rd-flies", art::moon(&moon.card().id)),
        What::Alliance(alliance) => {
            face::drawn("rd-flies", art::emblem(Crest::Alliance, &alliance.card().id))
        }
        What::Battle(battle) => face::drawn("rd-flies", art::emblem(Crest::Battle, &battle.card().id)),
    };
    let px = |number: f64| format!("{number:.0}px");
    view! {
        <div class="rd-flight" style:left=px(flight.from.0) style:top=px(flight.from.1)
            style=("--rd-dx", px(flight.to.0 - flight.from.0)) style=("--rd-dy", px(flight.to.1 - flight.from.1))>{inside}</div>
    }
    .into_any()
}
