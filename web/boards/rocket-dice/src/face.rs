//! Cards as pictures with icons: small on the table, large beside their text.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Value};
use orrery_kit::{Tongue, icon};
use orrery_rocket_dice::{
    Alliance, AllianceId, Battle, BattleId, Color, Empire, Face, FaceId, Moon, MoonId, NodeId, Planet,
    PlanetId, SetId, Space, StationSet, VpCard, When, content,
};

use crate::art::{self, Crest};
use crate::glyph::{Glyph, glyphs, of_condition, of_effect};
use crate::table::of_color;

/// A picture of our own making.
pub(crate) fn drawn(class: &'static str, svg: String) -> AnyView {
    view! { <span class=class inner_html=svg></span> }.into_any()
}

/// An icon with a number.
pub(crate) fn stat(name: &'static str, number: impl ToString) -> AnyView {
    view! { <span class="rd-stat">{icon(name)}{number.to_string()}</span> }.into_any()
}

/// A name that follows the language.
pub(crate) fn named(t: Tongue, name: orrery_kernel::Name) -> AnyView {
    view! { <span class="rd-name">{move || t.name(name)}</span> }.into_any()
}

fn colors(card: &Planet) -> Vec<Color> {
    Color::COLORED.into_iter().filter(|&color| card.colors.contains(color)).collect()
}

/// A planet: its value, its colours, what it is worth, what it does.
pub(crate) fn planet(t: Tongue, card: &'static Planet) -> AnyView {
    let marks = colors(card).into_iter().map(|color| drawn("rd-mini", art::blank(color))).collect_view();
    let mut does = of_effect(card.effect);
    if card.once {
        does.insert(0, Glyph::Icon("rd-once"));
    }
    view! {
        {drawn("rd-world", art::planet(card))}
        <span class="rd-value">{card.value}</span>
        <span class="rd-marks">{marks}</span>
        {named(t, card.name.get())}
        <span class="rd-stats">{stat("rd-vp", card.vp)}{(card.attack > 0).then(|| stat("rd-attack", card.attack))}</span>
        {glyphs(does)}
    }
    .into_any()
}

/// A planet in words.
pub(crate) fn planet_label(card: &'static Planet) -> Phrase {
    let colors: Value = colors(card).into_iter().map(of_color).collect();
    Phrase::new("board-rd-web-planet")
        .with("name", card.name.get())
        .with("value", card.value)
        .with("colors", colors)
        .with("vp", card.vp)
        .with("attack", card.attack)
}

fn moon_does(card: &Moon) -> Vec<Glyph> {
    let mut does = Vec::new();
    if let Some((when, effect)) = card.ability {
        if let Some(sign) = moment(when) {
            does.push(sign);
        }
        does.extend(of_effect(effect));
    }
    does
}

/// The sign of the moment at which something works; what always works has none.
fn moment(when: When) -> Option<Glyph> {
    Some(Glyph::Icon(match when {
        When::Passive | When::OnYourTurn | When::Setup | When::FirstTurn => return None,
        When::TurnStart | When::EachTurn => "rd-again",
        When::Recruit | When::FirstRecruit => "rd-fleet",
        When::Reroll => "rd-reroll",
        When::BuildMoon => "rd-moon",
        When::Salvage8 => "rd-deal",
        When::BattleTrigger | When::Commitment | When::BattleWon => "rd-battle",
        When::BattleLost => "rd-lost",
    }))
}

/// A moon: what it is worth and what it does.
pub(crate) fn moon(t: Tongue, card: &'static Moon) -> AnyView {
    view! {
        {drawn("rd-world", art::moon(&card.id))}
        {named(t, card.name.get())}
        <span class="rd-stats">{stat("rd-vp", card.vp)}{(card.attack > 0).then(|| stat("rd-attack", card.attack))}</span>
        {glyphs(moon_does(card))}
    }
    .into_any()
}

/// An alliance: what it does, and whether in battle.
pub(crate) fn alliance(t: Tongue, card: &'static Alliance) -> AnyView {
    let mut does = of_effect(card.effect);
    does.splice(0..0, moment(card.when));
    view! { {drawn("rd-crest", art::emblem(Crest::Alliance, &card.id))} {named(t, card.name.get())} {glyphs(does)} }.into_any()
}

/// A VP card: what it scores.
pub(crate) fn vp_card(t: Tongue, card: &'static VpCard) -> AnyView {
    view! { {drawn("rd-crest", art::emblem(Crest::Honour, &card.id))} {named(t, card.name.get())} {glyphs(of_effect(card.effect))} }.into_any()
}

/// A battle: its VP, when it breaks out, and for whom there is a bonus.
pub(crate) fn battle(t: Tongue, card: &'static Battle, two_players: bool) -> AnyView {
    let test = if two_players { &card.condition_2p } else { &card.condition };
    let mut bonus = vec![Glyph::Icon("rd-bonus")];
    bonus.extend(of_effect(card.bonus));
    view! {
        {drawn("rd-crest", art::emblem(Crest::Battle, &card.id))}
        {named(t, card.name.get())}
        <span class="rd-stats">{stat("rd-vp", card.vp)}</span>
        {glyphs(of_condition(card.scope, test))}
        {glyphs(bonus)}
    }
    .into_any()
}

fn empire(t: Tongue, card: &'static Empire) -> AnyView {
    let does = card.abilities.iter().map(|ability| {
        let mut does = of_effect(ability.effect);
        does.splice(0..0, moment(ability.when));
        glyphs(does)
    });
    view! { {drawn("rd-crest", art::emblem(Crest::Empire, &card.id))} {named(t, card.name.get())} {does.collect_view()} }.into_any()
}

fn set(t: Tongue, card: &'static StationSet) -> AnyView {
    let spaces = spaces_of(card).map(space).collect_view();
    let reward = card.effect.map(of_effect).map(glyphs);
    view! { {drawn("rd-crest", art::emblem(Crest::Works, &card.id))} {named(t, card.name.get())} <span class="rd-set-spaces">{spaces}</span> {reward} }.into_any()
}

/// The spaces of a set.
pub(crate) fn spaces_of(card: &'static StationSet) -> impl Iterator<Item = &'static Space> {
    content().spaces.iter().enumerate().filter(|(nth, _)| card.spaces & 1 << nth != 0).map(|(_, space)| space)
}

fn space(card: &Space) -> AnyView {
    let class = match card.row {
        Color::White => "rd-space rd-white",
        Color::Purple => "rd-space rd-purple",
        Color::Silver => "rd-space rd-silver",
        Color::Blue => "rd-space rd-blue",
    };
    view! { <span class=class>{card.number}</span> }.into_any()
}

/// A face of the Conquest Dice.
pub(crate) fn conquest(card: &'static Face) -> AnyView {
    let shows = card.effect.map_or_else(Vec::new, of_effect);
    view! { <span class="rd-conquest">{glyphs(shows)}</span> }.into_any()
}

/// An effect of the Scrapyard by its id.
pub(crate) fn yard_glyphs(id: &str) -> Vec<Glyph> {
    let yard = &content().scrapyard;
    let (price, gives): (u8, Vec<Glyph>) = match id {
        "scrapyard-trim" => (yard.trim, vec![Glyph::Icon("rd-pip")]),
        "scrapyard-deal" => (yard.deal, of_effect(yard.deal_effect)),
        "scrapyard-seizure" => (yard.seizure, vec![Glyph::Icon("rd-planet")]),
        _ => return vec![Glyph::Icon("rd-fleet"), Glyph::Sign("→".into()), Glyph::Icon("rd-scrap")],
    };
    let mut list = vec![Glyph::Sign(price.to_string()), Glyph::Icon("rd-scrap"), Glyph::Sign("→".into())];
    list.extend(gives);
    list
}

fn by_id<T, I: Iterator<Item = T>>(mut all: I, id: &str) -> Option<T>
where
    T: ToString,
{
    all.find(|one| one.to_string() == id)
}

/// A component as a picture, large enough to read.
pub(crate) fn picture(t: Tongue, id: &str) -> Option<AnyView> {
    let (class, inside) = if let Some(found) = by_id(PlanetId::all(), id) {
        ("rd-picture rd-card-planet", planet(t, found.card()))
    } else if let Some(found) = by_id(MoonId::all(), id) {
        let costs = found.card().cost.map(|cost| cost.to_string()).join(" / ");
        (
            "rd-picture rd-card-moon",
            view! { <span class="rd-value">{costs}</span> {moon(t, found.card())} }.into_any(),
        )
    } else if let Some(found) = by_id(AllianceId::all(), id) {
        ("rd-picture rd-card-alliance", alliance(t, found.card()))
    } else if let Some(found) = by_id(orrery_rocket_dice::VpCardId::all(), id) {
        ("rd-picture rd-card-vp", vp_card(t, found.card()))
    } else if let Some(found) = by_id(BattleId::all(), id) {
        ("rd-picture rd-card-battle", battle(t, found.card(), false))
    } else if let Some(found) = by_id(orrery_rocket_dice::EmpireId::all(), id) {
        ("rd-picture rd-card-empire", empire(t, found.card()))
    } else if let Some(found) = by_id(SetId::all(), id) {
        ("rd-picture rd-card-set", set(t, found.card()))
    } else if let Some(found) = by_id(FaceId::all(), id) {
        (
            "rd-picture rd-card-face",
            view! { {conquest(found.card())} {named(t, found.card().name.get())} }.into_any(),
        )
    } else if id.starts_with("scrapyard-") {
        (
            "rd-picture rd-card-yard",
            view! { {drawn("rd-crest", art::emblem(Crest::Works, id))} {glyphs(yard_glyphs(id))} }.into_any(),
        )
    } else {
        return None;
    };
    Some(view! { <div class=class data-picture=id.to_owned()>{inside}</div> }.into_any())
}

/// The price and the gift of an effect, if there is one.
pub(crate) fn reward(effect: Option<NodeId>) -> AnyView {
    effect.map_or_else(|| ().into_any(), |effect| glyphs(of_effect(effect)))
}
