//! The 18 VP cards: what each scores below, at and beyond its maximum.

use orrery_rocket_dice::VpCardId;
use orrery_rocket_dice::scenario::{Holding, Scenario};

type Has = fn(Holding<'_>) -> Holding<'_>;

/// The card, what its owner has, and what it scores.
const SCORES: &[(&str, Has, u8)] = &[
    ("violet-crown", |me| me, 1),
    ("violet-crown", |me| me.planets(&["ember-hold", "lantern", "tin-reach"]), 2),
    ("violet-crown", |me| me.planets(&["ember-hold", "iron-thorn", "wardens-rock", "banner-world"]), 4),
    ("silver-crown", |me| me, 1),
    ("silver-crown", |me| me.planets(&["tin-reach", "rustfield", "mirror-bay", "ember-hold"]), 3),
    ("silver-crown", |me| me.planets(&["tin-reach", "rustfield", "girder-world", "slag-ring"]), 4),
    ("azure-crown", |me| me, 1),
    ("azure-crown", |me| me.planets(&["tidewatch", "veil", "ember-hold"]), 2),
    ("azure-crown", |me| me.planets(&["tidewatch", "still-lagoon", "cloud-market", "oracle"]), 4),
    ("mingled-worlds", |me| me.planets(&["oracle"]), 0),
    ("mingled-worlds", |me| me.planets(&["veil", "lantern", "crucible", "oracle"]), 3),
    ("mingled-worlds", |me| me.planets(&["veil", "lantern", "crucible", "twin-forge", "mirror-bay"]), 4),
    ("wide-realm", |me| me.any_planets(2), 0),
    ("wide-realm", |me| me.any_planets(5), 1),
    ("wide-realm", |me| me.any_planets(9), 3),
    ("wide-realm", |me| me.any_planets(15), 4),
    ("trinity", |me| me.planets(&["ember-hold", "tin-reach", "veil", "drift-docks"]), 0),
    ("trinity", |me| me.planets(&["ember-hold", "tin-reach", "oracle"]), 3),
    (
        "trinity",
        |me| me.planets(&["ember-hold", "tin-reach", "oracle", "iron-thorn", "rustfield", "tidewatch"]),
        3,
    ),
    ("laurels", |me| me, 0),
    ("laurels", |me| me.won(&["moonfall"]), 2),
    ("laurels", |me| me.won(&["moonfall", "scrap-wars", "grand-muster"]), 4),
    ("armoury", |me| me.attack(2).planets(&["crown-of-spears"]), 0),
    ("armoury", |me| me.attack(8), 2),
    ("armoury", |me| me.attack(30), 4),
    ("old-powers", |me| me.planets(&["ember-hold"]), 0),
    ("old-powers", |me| me.planets(&["iron-thorn", "herald-world"]).turned(&["iron-thorn"]), 2),
    (
        "old-powers",
        |me| me.planets(&["iron-thorn", "herald-world", "crucible", "free-ports", "moonwright"]),
        4,
    ),
    ("master-builder", |me| me.station(&["purple-3", "silver-3"]), 0),
    ("master-builder", |me| me.station(&["purple-3", "silver-3", "white-12", "blue-3", "blue-9"]), 1),
    ("master-builder", |me| me.station(&ALL_SPACES[..12]), 4),
    ("master-builder", |me| me.station(ALL_SPACES), 4),
    ("even-keel", |me| me.station(&["purple-3", "silver-6"]), 0),
    ("even-keel", |me| me.station(&["purple-3", "purple-6", "blue-9", "blue-12", "white-12"]), 2),
    ("even-keel", |me| me.station(ALL_SPACES), 4),
    ("white-tower", |me| me.station(&["purple-12"]), 0),
    ("white-tower", |me| me.station(&["white-18"]), 2),
    ("white-tower", |me| me.station(&["white-12", "white-18", "white-24"]), 4),
    ("moon-garland", |me| me.moons("garden-moon", 1), 0),
    ("moon-garland", |me| me.moons("garden-moon", 3), 1),
    (
        "moon-garland",
        |me| me.moons("garden-moon", 3).moons("dock-moon", 3).moons("relay-moon", 3).moons("bastion-moon", 1),
        4,
    ),
    ("many-moons", |me| me.moons("garden-moon", 3), 1),
    ("many-moons", |me| me.moons("garden-moon", 1).moons("dock-moon", 1).moons("relay-moon", 1), 2),
    ("many-moons", |me| all_kinds(me), 4),
    ("open-doors", |me| me, 0),
    ("open-doors", |me| me.alliances(&["pale-choir", "war-hulks"]), 2),
    (
        "open-doors",
        |me| me.alliances(&["pale-choir", "war-hulks", "far-scouts", "oath-guard", "echo-sages"]),
        4,
    ),
    ("trophy-hall", |me| me, 0),
    ("full-stores", |me| me.scrap(3), 0),
    ("full-stores", |me| me.scrap(11), 2),
    ("full-stores", |me| me.scrap(24), 4),
    ("quiet-fame", |me| me, 2),
];

const ALL_SPACES: &[&str] = &[
    "purple-3",
    "purple-6",
    "purple-9",
    "purple-10",
    "purple-12",
    "silver-3",
    "silver-6",
    "silver-9",
    "silver-12",
    "silver-13",
    "blue-3",
    "blue-6",
    "blue-9",
    "blue-12",
    "blue-15",
    "white-12",
    "white-18",
    "white-24",
];

fn all_kinds(me: Holding<'_>) -> Holding<'_> {
    let kinds = ["sentinel-moon", "bastion-moon", "dock-moon", "relay-moon", "garden-moon", "embassy-moon"];
    kinds.into_iter().fold(me, |me, kind| me.moons(kind, 1))
}

#[test]
fn every_vp_card_scores_by_its_text() {
    for (card, has, vp) in SCORES {
        let table = Scenario::peaceful(3).seat(1, |me| has(me).vp_cards(&[card])).table();
        let case = SCORES.iter().filter(|(other, ..)| other == card).position(|(.., other)| other == vp);
        assert_eq!(table.sheet(1).vp_cards, *vp, "{card}, case {case:?}");
    }
    for card in VpCardId::all() {
        assert!(SCORES.iter().any(|(scored, ..)| *scored == card.to_string()), "{card} has no case");
    }
}

#[test]
fn trophy_hall_counts_all_vp_cards_itself_included() {
    let others = [
        "laurels",
        "old-powers",
        "open-doors",
        "full-stores",
        "white-tower",
        "even-keel",
        "moon-garland",
        "armoury",
        "master-builder",
    ];
    for (count, vp) in [(1, 1), (2, 1), (3, 2), (7, 4), (9, 4)] {
        let table = Scenario::peaceful(3)
            .seat(1, |me| me.vp_cards(&["trophy-hall"]).vp_cards(&others[..count]))
            .table();
        assert_eq!(table.sheet(1).vp_cards, vp, "with {count} others that score nothing");
    }
}

#[test]
fn a_vp_card_counts_its_owners_things_only() {
    let table = Scenario::peaceful(3)
        .seat(1, |me| me.vp_cards(&["laurels", "wide-realm"]))
        .seat(2, |other| other.won(&["moonfall"]).any_planets(9))
        .table();
    assert_eq!(table.sheet(1).vp_cards, 0);
}
