//! Upgrade tiles, abilities of factions, modules and tokens: what each does at its moment; and rulings about content.

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{Event, SOURCES, Track, content};

#[test]
fn upgrades_do_what_they_say() {
    let with = |tile: &str| Scenario::of(2).events(&[]).seat(1, |p| p.upgrade(tile));
    let mut table = with("mining-barge").table();
    table.act("launch transport space-01");
    assert_eq!(table.stored(1)[0], 1, "strip mine");
    let mut table = with("mining-barge").seat(1, |p| p.ship("fighter", "bay")).table();
    table.act("launch fighter space-01");
    assert_eq!(table.stored(1)[0], 0, "only by the ship that carries it");
    let mut table =
        with("deep-space-scanner").deck(&["ambush"]).seat(1, |p| p.ship("science-vessel", "bay")).table();
    table.act("launch science-vessel space-01");
    assert_eq!(table.hand(1), ["ambush"], "sweep");
    let mut table = with("survey-ship")
        .moons("space-01", &["moon-blue-vp", "moon-blue-single", "moon-blue-double"])
        .seat(1, |p| p.ship("science-vessel", "bay"))
        .table();
    table.act("launch science-vessel space-01");
    assert!(table.told(2).iter().any(|event| matches!(event, Event::MoonsSeen { moons: None, .. })));
    table.act("moon moon-blue-vp");
    assert_eq!(
        (table.moons(1), table.moons_at("space-01")),
        (vec!["moon-blue-vp".to_owned()], vec!["moon-blue-single".to_owned(), "moon-blue-double".to_owned()]),
        "survey"
    );
    let mut table =
        with("fold-ship").seat(1, |p| p.ship("science-vessel", "bay").leaders_at("nebula-6", 1)).table();
    table.acts(&["launch science-vessel space-01", "recruit nebula-6"]);
    assert_eq!(table.leaders(1), 1, "envoy");
    let mut table =
        with("observatory-ship").deck(&["ambush"]).seat(1, |p| p.ship("science-vessel", "bay")).table();
    table.act("launch science-vessel nebula-1");
    assert_eq!((table.hand(1).len(), table.stored(1)[0]), (1, 1), "deep listening");
    let mut table =
        with("gilded-galleon").tile("space-01", "trade-hub").seat(1, |p| p.stored([2, 0, 0, 0, 0])).table();
    table.act("launch transport space-01");
    assert_eq!(table.stored(1), [1, 0, 0, 0, 2], "commission");
    let mut table = with("gilded-galleon").tile("space-01", "shipyard").table();
    table.act("launch transport space-01");
    assert_eq!(table.stored(1)[0], 0, "only at trading bases");
    let mut table = with("moon-tug").seat(1, |p| p.ship("science-vessel", "bay")).table();
    table.act("launch science-vessel space-01");
    assert_eq!(table.stored(1)[0], 1, "tow");
    let mut table =
        with("moon-tug").moons("space-01", &[]).seat(1, |p| p.ship("science-vessel", "bay")).table();
    table.act("launch science-vessel space-01");
    assert_eq!(table.stored(1)[0], 0, "no moon, no energy");
    let mut table = with("garden-ark")
        .deck(&["ambush"])
        .tile("space-02", "development-office")
        .seat(1, |p| p.ship("transport", "space-07").leaders(1).stored([5, 0, 0, 0, 0]))
        .table();
    table.act("launch transport space-02");
    assert_eq!((table.stored(1)[2], table.hand(1).len()), (1, 1), "first harvest");
    let mut table = with("seed-carrier")
        .seat(1, |p| p.ship("science-vessel", "space-01").modules(&["customs-gate"]))
        .table();
    table.acts(&["return", "activate treasury", "choose 1", "activate customs-gate"]);
    assert_eq!(table.stored(1), [1, 0, 0, 0, 2], "twin dock: another module of the row");
}

#[test]
fn upgrades_in_battle_do_what_they_say() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| {
            p.upgrade("command-cruiser").faction("nightmare-cove-astropirates").ship("heavy-cruiser", "bay")
        })
        .seat(2, |p| p.ship("transport", "space-02").stored([1, 0, 0, 0, 0]))
        .dice(&[6, 6, 6, 1]);
    table.act("launch heavy-cruiser space-02");
    table.to("AE-WINDOW-37");
    let first = table.offers()[0].clone();
    table.act(&first);
    assert_eq!((table.vp(1), table.stored(1)[0]), (2, 1), "dread flag and citation; piracy");
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.upgrade("diplomatic-courier").ship("science-vessel", "space-02"))
        .table();
    table.act("launch transport space-02");
    table.acts(&["choose 1", "move science-vessel space-03"]);
    assert!(
        !table.is_battle() && table.ships(2, "science-vessel", "space-03") == 1,
        "slip away; checked anew"
    );
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .development("space-03", 1, true)
        .seat(1, |p| {
            p.upgrade("ancestral-fortress")
                .ship("transport", "space-01")
                .ship("heavy-cruiser", "bay")
                .stored([1, 0, 0, 0, 0])
        })
        .seat(2, |p| p.ship("transport", "space-02"))
        .table();
    table.act("launch heavy-cruiser space-02");
    assert_eq!(table.dice(1), (5, 1), "sworn guard: 2 dice for the development");
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| {
            p.upgrade("silent-chorister").ship("fighter", "bay").hand(&[
                "rules-of-engagement",
                "duel-of-honor",
                "upside-down",
            ])
        })
        .seat(2, |p| p.ship("transport", "space-02"))
        .table();
    table.act("launch fighter space-02").to("AE-WINDOW-18");
    table.acts(&["play duel-of-honor"]);
    assert_eq!(table.rule(), "AE-WINDOW-18", "second voice");
    table.act("play rules-of-engagement");
    assert_ne!(table.rule(), "AE-WINDOW-18", "two at most");
}

#[test]
fn the_choir_of_echoes_foresees_events() {
    let mut table = Scenario::of(2)
        .events(&["event-open-archives", "event-moonrise"])
        .deck(&["ambush", "sabotage", "ransom", "ceasefire"])
        .seat(2, |p| p.faction("choir-of-echoes"))
        .event(&[1, 2]);
    assert_eq!(table.asked(), 2);
    table.act("choose 1");
    assert_eq!(table.rule(), "AE-WINDOW-9");
    table.act("choose 1");
    assert!(
        table.events.iter().any(
            |event| matches!(event, Event::EventRevealed { card } if card.to_string() == "event-moonrise")
        )
    );
}

#[test]
fn factions_in_battle_do_what_they_say() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.faction("mecharon-synthetics").ship("fighter", "bay").stored([2, 0, 0, 0, 0]))
        .seat(2, |p| p.ship("transport", "space-02"))
        .table();
    table.act("launch fighter space-02");
    table.act("pay 1-energy");
    assert_eq!((table.dice(1), table.stored(1)[0]), ((2, 2), 1), "targeting lattice, no dice");
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.faction("crimson-vanguard").ship("transport", "space-01").stored([1, 0, 0, 0, 0]))
        .seat(2, |p| p.faction("crimson-vanguard").ship("transport", "space-02"))
        .table();
    table.act("launch transport space-02").to("AE-WINDOW-20");
    assert_eq!((table.dice(1).0, table.dice(2).0), (2, 1), "first strike, on the own turn only");
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.faction("pulsewar-refugees").ship("fighter", "bay"))
        .seat(2, |p| p.ship("transport", "space-02"))
        .dice(&[1, 1, 6]);
    table.act("launch fighter space-02");
    assert_eq!(table.track(1, "supremacy"), 1, "hardened by loss");
}

#[test]
fn modules_do_what_they_say() {
    let run = |module: &str, stored: [u8; 5]| {
        let mut table = Scenario::of(2)
            .deck(&["ambush", "sabotage", "ransom"])
            .events(&["event-ore-rain", "event-moonrise"])
            .seat(1, |p| {
                p.modules(&[module]).ship("transport", "space-01").stored(stored).leaders_at("nebula-1", 2)
            })
            .table();
        table.act("return");
        if module_row(module) == Track::Science {
            table.act("activate primary-reactor").act(&format!("activate {module}"));
        } else {
            table.act(&format!("activate {module}"));
        }
        table
    };
    assert_eq!(run("fusion-coil", [0; 5]).stored(1)[0], 4);
    assert_eq!(run("resonance-array", [0; 5]).stored(1)[0], 4, "two science modules");
    let mut table = run("photon-gallery", [0; 5]);
    table.acts(&["pay 1-energy", "pay 1-energy"]);
    assert_eq!((table.vp(1), table.stored(1)[0]), (2, 0));
    let mut table = run("prediction-core", [0; 5]);
    table.act("drop sabotage");
    assert_eq!((table.hand(1), table.stored(1)[0]), (vec!["ambush".to_owned()], 3));
    let mut table = run("deep-scanner", [0; 5]);
    table.act("top event-moonrise");
    assert_eq!(table.vp(1), 1);
    let mut table = run("synapse-relay", [0; 5]);
    table.acts(&["pay 1-energy", "activate architect"]);
    assert_eq!((table.hand(1).len(), table.stored(1)[0]), (1, 1));
    let mut table = run("telepresence-hub", [0; 5]);
    table.act("recruit nebula-1");
    assert_eq!((table.leaders(1), table.stored(1)[0]), (1, 3));
    let mut table = run("tractor-beam", [0; 5]);
    table.acts(&["pay 1-energy", "claim space-05"]);
    assert_eq!(table.moons(1).len(), 1);
    assert_eq!(run("war-college", [0; 5]).hand(1).len(), 2);
    assert_eq!(run("vault-annex", [0; 5]).rule(), "AE-WINDOW-30");
    let mut table = run("exchange-floor", [0, 1, 0, 0, 0]);
    table.acts(&["pay 1-titanium", "done"]);
    assert_eq!(table.stored(1), [1, 0, 0, 0, 1], "declining ends it");
    let mut table = run("arbitrage-engine", [0, 1, 1, 0, 1]);
    table.act("pay 1-titanium 1-ice 1-credit");
    assert_eq!(table.vp(1), 4);
    let mut table = run("open-market", [0; 5]);
    table.acts(&["take ice", "take titanium"]);
    assert_eq!((table.stored(1), table.stored(2)), ([0, 0, 1, 0, 1], [0, 1, 0, 0, 0]));
    let table = run("trade-armada", [0; 5]);
    assert_eq!(table.stored(1), [1, 0, 0, 0, 0], "no ship on board is left");
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["moon-auction"])
                .ship("transport", "space-01")
                .moons(&["moon-blue-single", "moon-blue-vp"])
        })
        .table();
    table.acts(&["return", "activate moon-auction", "moon moon-blue-single"]);
    assert_eq!((table.vp(1), table.stored(1)), (1, [0, 0, 0, 0, 2]), "discarded without benefit");
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.modules(&["conveyor-spine", "titanium-refinery"])
                .ship("transport", "space-01")
                .slot("moon-red-double", "half titanium-refinery")
        })
        .table();
    table.acts(&["return", "activate conveyor-spine", "activate titanium-refinery"]);
    assert_eq!(table.stored(1), [2, 3, 0, 0, 0], "the neighbour, 1 titanium, and the moon between");
    let mut table =
        Scenario::of(2).seat(1, |p| p.modules(&["armor-mill"]).ship("heavy-cruiser", "space-01")).table();
    table.acts(&["return", "activate armor-mill"]);
    assert_eq!((table.vp(1), table.stored(1)[1]), (1, 1), "docked");
}

fn module_row(id: &str) -> Track {
    content().modules.iter().find(|module| module.id == id).expect("a module").row
}

/// AE-RULING-24.
#[test]
fn ae_ruling_24_parts_of_a_benefit_may_be_forgone() {
    let scenario = Scenario::of(2)
        .seat(1, |p| p.vp(59).moons(&["moon-blue-vp", "moon-blue-repair"]).damage("treasury", 1));
    let mut table = scenario.table();
    table.acts(&["abandon moon-blue-repair", "done"]);
    assert_eq!(
        (table.stored(1)[3], table.module(1, "treasury").damage),
        (1, 1),
        "left to right; the repair is forgone"
    );
    table.act("abandon moon-blue-vp");
    assert_eq!(table.rule(), "AE-RULING-24");
    table.act("done");
    assert!(!table.is_ending() && table.vp(1) == 59 && table.stored(1)[3] == 2);
}

/// AE-RULING-23.
#[test]
fn ae_ruling_23_discarded_moons_stay_discarded() {
    let mut table = Scenario::of(2)
        .marker(9)
        .tile("space-15", "none")
        .planets(&["planet-nivalis"])
        .lost_moons(&["moon-teal-vp"])
        .seat(1, |p| p.hand(&["show-of-force"]))
        .table();
    table.act("play show-of-force");
    let view = orrery_kernel::Game::view(&table.game, orrery_kernel::Viewer::Spectator);
    assert_eq!((view.lost_moons.len(), table.site("space-15").moons.len()), (1, 3));
}

/// AE-RULING-48, AE-C6: no card, no effect and no word of the language knows of mechavirus tokens; only the note says so.
#[test]
fn ae_ruling_48_no_card_uses_mechavirus_tokens() {
    let speaks =
        |text: &str| ["mechavirus", "mechaphage"].iter().any(|word| text.to_lowercase().contains(word));
    for (name, text) in SOURCES {
        let of_cards =
            text.lines().filter(|line| !line.trim_start().starts_with('#') && !line.contains("AE-C6"));
        assert_eq!(of_cards.filter(|line| speaks(line)).count(), 0, "{name}");
    }
    assert!(!speaks(include_str!("../../../content/NOTATION.md")), "no word of the language");
    assert!(speaks(SOURCES[0].1), "the note is there");
}

/// AE-RULING-122: of several German words for one thing the program knows the first.
#[test]
fn ae_ruling_122_one_german_word_for_one_thing() {
    let name = |track: Track| content().tracks[track as usize].name.de.as_str();
    assert_eq!((name(Track::Civilization), name(Track::Commerce)), ("Kultur", "Wirtschaft"));
    let texts = [
        include_str!("../../../locale/de/andromedas-edge.ftl"),
        include_str!("../../../locale/de/effects-andromedas-edge.ftl"),
        SOURCES[0].1,
        SOURCES[1].1,
        SOURCES[2].1,
    ];
    for (one, others) in [
        ("Kultur-", ["Zivilisation", "Kulturleiste"]),
        ("Wirtschafts-", ["Handelsleiste", "Handels-Leiste"]),
        ("Großkomplex", ["Großprojekt", "Grosskomplex"]),
    ] {
        assert!(texts.iter().any(|text| text.contains(one)), "{one}");
        for other in others {
            assert!(texts.iter().all(|text| !text.contains(other)), "{other} instead of {one}");
        }
    }
    assert!(texts.iter().all(|text| !text.contains("Spieleranzeiger")));
}

#[test]
fn broken_content_is_shown_with_a_caret() {
    let load = |from: &str, to: &str| {
        let [main, modules, tactics] = SOURCES;
        let text = main.1.replacen(from, to, 1);
        orrery_andromedas_edge::Content::load([(main.0, &text), modules, tactics]).unwrap_err().to_string()
    };
    for (from, to) in [
        ("gain 1 nanocarbon; repair 1", "gain 1 nanocarbon; return 1 ship"),
        ("leaders = 1\n", "leaders = \"one\"\n"),
        ("placement = \"newest-planet\"", "placement = \"base nowhere\""),
        ("upgrade = \"ramshackle-ark\"", "upgrade = \"long-hauler\""),
        ("range = 1\nweapons = 1", "range = 99\nweapons = 1"),
        ("copies = 2, input_ok = true", "copies = 3, input_ok = true"),
        ("deck = \"galactic-dawn\"", "deck = \"cosmic-twilight\""),
    ] {
        let error = load(from, to);
        assert!(error.contains('^') && error.contains("andromedas-edge.toml"), "{error}");
    }
}
