//! Tactics cards and the windows in which they are played (AE-TACTICS, AE-WINDOW, AE-RULING-72 to -75, -96, -97).

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{CardType, Event, content};

/// AE-TACTICS-4.
#[test]
fn ae_tactics_4_five_types() {
    let count = |kind: CardType| {
        content().tactics.iter().filter(|card| card.kind == kind).map(|card| card.copies).sum::<u8>()
    };
    assert_eq!(CardType::ALL.map(count), [26, 10, 10, 14, 20]);
}

/// AE-TACTICS-5: when damaged, during battle, on a Return turn, in reaction to an opponent; each card only then.
#[test]
fn ae_tactics_5_cards_at_their_times() {
    let cards = ["emergency-shields", "target-lock", "overclock", "docking-fee"];
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02").ship("transport", "space-15").hand(&cards))
        .table();
    let mut met = Vec::new();
    let mut note = |table: &orrery_andromedas_edge::scenario::Table| {
        for card in table.offers_of("play ") {
            met.push((table.asked(), table.rule(), card));
        }
    };
    table.roll(&[6, 1]);
    table.act("launch transport space-02");
    while table.on_turn() == 0 {
        note(&table);
        table.act("done");
    }
    assert_eq!(table.on_turn(), 2, "the turn of the one who holds them");
    note(&table);
    table.acts(&["return", "activate treasury"]);
    note(&table);
    let met: Vec<_> = met.iter().map(|(seat, rule, card)| (*seat, *rule, card.as_str())).collect();
    assert_eq!(
        met,
        [
            (2, "AE-WINDOW-39", "docking-fee"),
            (2, "AE-WINDOW-20", "target-lock"),
            (2, "AE-WINDOW-40", "emergency-shields"),
            (2, "AE-WINDOW-25", "overclock"),
        ]
    );
}

/// AE-TACTICS-1, AE-TACTICS-2, AE-TACTICS-6, AE-RULING-7.
#[test]
fn ae_tactics_2_a_card_is_played_at_its_time_and_discarded() {
    let mut table = Scenario::of(2).seat(1, |p| p.hand(&["supply-drop", "overclock", "ceasefire"])).table();
    assert_eq!(table.offers_of("play "), ["supply-drop"]);
    assert_eq!(table.refuses("play ceasefire"), "AE-TACTICS-12");
    assert_eq!(table.refuses("play overclock"), "AE-TACTICS-1");
    table.acts(&["play supply-drop", "take titanium", "take nanocarbon"]);
    assert_eq!((table.stored(1), table.discarded("supply-drop")), ([0, 1, 0, 1, 0], 1));
}

/// AE-TACTICS-3, AE-RULING-96, AE-RULING-97, AE-HIDDEN-14.
#[test]
fn ae_tactics_3_an_empty_deck_is_made_of_the_discard_pile() {
    let mut table = Scenario::of(2)
        .deck(&[])
        .discard(&["ambush", "sabotage"])
        .seat(1, |p| p.hand(&["black-box"]))
        .table();
    table.act("play black-box");
    assert_eq!(table.offers_of("drop ").len(), 0, "two cards came, both are kept");
    assert_eq!(
        (table.hand(1).len(), table.discarded("black-box")),
        (2, 1),
        "the card itself was not yet there"
    );
    let mut table = Scenario::of(2)
        .deck(&[])
        .discard(&[])
        .tile("space-01", "monolith-of-ancients")
        .seat(1, |p| p.stored([2, 0, 0, 0, 0]))
        .table();
    table.act("launch transport space-01");
    assert_eq!(table.hand(1).len(), 0, "both empty: skipped");
}

/// AE-TACTICS-7, AE-RULING-72.
#[test]
fn ae_tactics_7_no_action_card_in_a_battle() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| {
            p.ship("transport", "space-01")
                .hand(&["supply-drop"])
                .moons(&["moon-red-triple"])
                .finds(&["discovery-ancient-song"])
        })
        .seat(2, |p| p.ship("transport", "space-02"))
        .table();
    table.act("launch transport space-02").to("AE-WINDOW-17");
    assert!(!table.allows("play supply-drop"));
    assert_eq!(table.refuses("play supply-drop"), "AE-TACTICS-7");
    assert!(
        table.allows("abandon moon-red-triple") && table.allows("discovery discovery-ancient-song"),
        "other free actions are"
    );
}

/// AE-TACTICS-8, AE-RULING-47.
#[test]
fn ae_tactics_8_an_event_card_moves_the_marker_at_once() {
    let mut table = Scenario::of(2)
        .marker(3)
        .seat(1, |p| p.hand(&["galactic-summit"]))
        .seat(2, |p| p.hand(&["counterintelligence"]))
        .table();
    table.act("play galactic-summit");
    assert_eq!((table.marker(), table.asked(), table.rule()), (4, 2, "AE-WINDOW-39"));
    table.act("play counterintelligence");
    assert_eq!(
        (table.marker(), table.discarded("galactic-summit"), table.on_turn()),
        (4, 1, 1),
        "AE-T2: it stays advanced"
    );
}

/// AE-TACTICS-9, AE-TACTICS-11, AE-HIDDEN-16.
#[test]
fn ae_tactics_9_a_sustain_card_stays_in_play() {
    let mut table =
        Scenario::of(2).seat(1, |p| p.hand(&["long-range-tanks"]).ship("transport", "space-01")).table();
    assert_eq!(table.offers_of("launch transport ").len(), 3);
    table.act("play long-range-tanks");
    assert_eq!(
        (table.stored(1)[0], table.sustained(1), table.hand(1).len()),
        (1, vec!["long-range-tanks".to_owned()], 0)
    );
    assert!(table.offers_of("launch transport ").len() > 5, "+1 range");
    assert_eq!(table.player(1).holdings().sum(), 1, "no resource any more");
}

/// AE-TACTICS-16, AE-TACTICS-17, AE-TACTICS-19, AE-WINDOW-44, AE-RES-14, AE-RULING-1, AE-RULING-2, AE-RULING-3.
#[test]
fn ae_tactics_17_the_hand_limit_is_checked_at_the_end_of_the_own_turn() {
    let six = ["supply-drop", "power-surge", "black-box", "ambush", "sabotage", "ransom"];
    let mut table =
        Scenario::of(2).seat(1, |p| p.hand(&six).stored([13, 7, 6, 0, 8])).seat(2, |p| p.hand(&six)).table();
    table.acts(&["return"]);
    table.to("AE-WINDOW-44");
    assert_eq!((table.asked(), table.stored(1)), (1, [12, 6, 6, 0, 6]), "storage by itself");
    table.act("drop ransom");
    assert_eq!((table.hand(1).len(), table.hand(2).len(), table.on_turn()), (5, 6, 2), "not on other turns");
    let options = orrery_andromedas_edge::Options {
        limits: orrery_andromedas_edge::Limits::None,
        ..orrery_andromedas_edge::Options::standard(2).unwrap()
    };
    let mut table = Scenario::with(options).seat(1, |p| p.stored([20, 0, 0, 0, 0])).table();
    table.act("return").finish();
    assert_eq!(table.stored(1)[0], 20);
}

/// AE-RULING-73, AE-WINDOW-39, AE-HIDDEN-1, AE-RULING-75.
#[test]
fn ae_ruling_73_everybody_with_a_card_is_asked_whatever_it_is() {
    let mut table = Scenario::of(4)
        .seat(1, |p| p.hand(&["supply-drop"]))
        .seat(2, |p| p.hand(&["ambush"]))
        .seat(4, |p| p.hand(&["counterintelligence"]))
        .table();
    table.act("play supply-drop");
    assert_eq!((table.asked(), table.offers()), (2, vec!["done".to_owned()]), "though nothing fits");
    table.act("done");
    assert_eq!(table.asked(), 4, "seat 3 has no card");
    table.act("done");
    assert_eq!(table.rule(), "AE-WINDOW-30", "all have passed");
}

/// AE-WINDOW-37, AE-TURN-5.
#[test]
fn ae_window_37_simultaneous_effects_in_the_owners_order() {
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.faction("crimson-vanguard").sustained(&["victory-parade"]).ship("fighter", "bay"))
        .seat(2, |p| p.ship("transport", "space-02"))
        .dice(&[6, 6, 6, 1]);
    table.act("launch fighter space-02");
    assert_eq!((table.rule(), table.offers_of("resolve ").len()), ("AE-WINDOW-37", 2));
    let first = table.offers()[0].clone();
    table.act(&first);
    assert_eq!((table.vp(1), table.stored(1)[0]), (2, 2), "both, one after the other");
}

/// AE-WINDOW-40, AE-WINDOW-29.
#[test]
fn ae_window_40_cards_when_damaged() {
    let mut table = Scenario::of(2)
        .events(&["event-hull-fatigue"])
        .raider_card("saucerian-abductor")
        .seat(1, |p| p.sustained(&["reinforced-hulls"]))
        .event(&[1]);
    table.act("mark treasury");
    table.act("mark treasury");
    assert_eq!((table.module(1, "treasury").damage, table.vp(1)), (0, 1), "one piece takes none");
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-02"])
        .seat(1, |p| p.ship("fighter", "bay").hand(&["emergency-shields"]))
        .dice(&[1, 1, 6]);
    table.act("launch fighter space-02").to("AE-WINDOW-40");
    table.acts(&["play emergency-shields", "pick fighter space-02"]);
    assert_eq!(table.ships(1, "fighter", "space-02"), 1);
}

/// Every other card at least once: AE-WINDOW-16, AE-WINDOW-42.
#[test]
fn ae_window_42_cards_do_what_they_say() {
    let one = |card: &str| Scenario::of(2).seat(1, |p| p.hand(&[card]));
    let played = |card: &str| {
        let mut table = one(card).table();
        table.act(&format!("play {card}"));
        table
    };
    assert_eq!(played("power-surge").stored(1)[0], 3);
    assert_eq!(played("field-repairs").vp(1), 2);
    assert_eq!(played("show-of-force").vp(1), 1);
    assert_eq!(played("charter-flight").stored(1)[0], 1);
    let mut table = one("letter-of-credit").table();
    assert!(!table.allows("play letter-of-credit"), "AE-T4: the card itself cannot pay");
    table = one("letter-of-credit").seat(1, |p| p.stored([0, 1, 0, 0, 0])).table();
    table.act("play letter-of-credit");
    assert_eq!(table.stored(1), [1, 0, 0, 0, 2]);
    let mut table = one("slipstream").seat(1, |p| p.ship("transport", "space-01")).table();
    table.act("play slipstream");
    assert!(
        !table.allows("return")
            && table.allows("launch transport nebula-1")
            && table.allows("launch transport space-03")
    );
    let mut table = one("deep-jump").seat(2, |p| p.ship("transport", "space-15")).table();
    assert!(!table.allows("launch transport space-15"));
    table.act("play deep-jump");
    assert!(table.allows("launch transport space-15") && !table.allows("launch transport nebula-1"));
    let mut table = one("second-wave").moons("space-01", &[]).moons("space-15", &[]).table();
    table.act("launch transport space-01").to("AE-WINDOW-42").act("play second-wave");
    assert_eq!(table.rule(), "AE-WINDOW-6");
    table.act("launch transport space-02");
    assert_eq!((table.ships(1, "transport", "space-02"), table.home(1, "transport")[0]), (1, 1), "AE-T8");
    let mut table = one("double-haul").table();
    table.act("launch transport space-01").to("AE-WINDOW-14").act("play double-haul");
    assert_eq!((table.moons(1).len(), table.stored(1)[0]), (2, 1));
    let mut table = one("lunar-reclaim").lost_moons(&["moon-nebula-hoard"]).table();
    table.act("play lunar-reclaim");
    assert_eq!(table.moons(1), ["moon-nebula-hoard"]);
    let mut table = one("gold-rush").table();
    table.acts(&["play gold-rush", "take ice", "take titanium", "take energy", "take credit"]);
    assert_eq!((table.stored(1), table.stored(2)), ([1, 0, 1, 0, 1], [0, 1, 0, 0, 0]));
    let mut table = one("solar-flare").seat(2, |p| p.stored([2, 0, 0, 0, 0])).table();
    table.acts(&["play solar-flare", "choose 2", "mark treasury"]);
    assert_eq!((table.stored(1)[0], table.module(2, "treasury").damage), (2, 1));
    let mut table = one("priority-shipment")
        .column("science", &["fusion-coil"])
        .column("industry", &[])
        .column("commerce", &[])
        .column("civilization", &[])
        .seat(1, |p| p.stored([0, 0, 0, 2, 0]))
        .table();
    table.acts(&["play priority-shipment"]);
    assert!(table.has_module(1, "fusion-coil"));
    let mut table = one("shipyard-boom").table();
    table.acts(&["play shipyard-boom"]);
    assert_eq!(table.home(1, "transport")[0], 4);
    let mut table = one("precursor-signal")
        .events(&["event-ore-rain", "event-moonrise"])
        .stack(3, &["discovery-ancient-song"])
        .table();
    table.acts(&["play precursor-signal", "top event-ore-rain"]);
    assert!(table.allows("discovery discovery-ancient-song"));
    let mut table = one("zoning-permit")
        .seat(1, |p| p.ship("transport", "space-07").leaders(1).stored([4, 0, 0, 0, 0]))
        .table();
    table.acts(&["play zoning-permit"]);
    assert!(table.site("space-07").development.is_some(), "1 less");
    let mut table = one("night-shift").seat(1, |p| p.ship("transport", "space-01")).table();
    table.acts(&["return", "play night-shift", "activate treasury"]);
    assert_eq!(table.stored(1), [1, 0, 0, 0, 1]);
    let mut table = one("overclock").seat(1, |p| p.ship("transport", "space-01")).table();
    table.acts(&["return", "activate treasury", "play overclock", "activate treasury"]);
    assert_eq!(table.stored(1)[4], 2);
    let mut table = one("auxiliary-power").seat(1, |p| p.ship("transport", "space-01")).table();
    table.acts(&["return", "play auxiliary-power", "activate treasury", "with energy"]);
    assert_eq!(table.stored(1), [1, 0, 0, 0, 1]);
    let mut table = one("expedition-charter").table();
    table.acts(&["play expedition-charter", "launch transport space-01"]);
    assert_eq!(table.stored(1)[0], 1);
    let mut table = one("pathfinder-logs").events(&[]).table();
    table.acts(&["play pathfinder-logs", "launch transport nebula-1"]);
    assert_eq!(table.vp(1), 1);
}

/// AE-FREE-2: reactions on other players' turns.
#[test]
fn ae_free_2_reactions_to_an_opponents_launch() {
    let at = |card: &str| {
        let mut table = Scenario::of(2)
            .moons("space-02", &[])
            .seat(1, |p| p.ship("transport", "space-01").stored([1, 1, 0, 0, 0]))
            .seat(2, |p| p.ship("transport", "space-02").hand(&[card]))
            .table();
        table.act("launch transport space-02");
        assert_eq!((table.asked(), table.rule()), (2, "AE-WINDOW-39"));
        table.act(&format!("play {card}"));
        table
    };
    let mut table = at("docking-fee");
    table.act("give titanium");
    assert_eq!((table.stored(2)[1], table.vp(2)), (1, 1));
    let mut table = at("evasive-burn");
    table.act("move transport space-03");
    assert_eq!((table.vp(2), table.ships(2, "transport", "space-03")), (1, 1));
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02").sustained(&["transit-tolls"]))
        .table();
    table.act("launch transport space-02");
    assert_eq!(table.stored(2), [1, 0, 0, 0, 1]);
    let mut table = Scenario::of(2)
        .moons("space-02", &[])
        .swarm(&["space-03"])
        .seat(1, |p| p.hand(&["quiet-running"]))
        .table();
    table.act("launch transport space-02").to("AE-WINDOW-39").act("play quiet-running");
    assert_eq!((table.raiders("S", "space-03"), table.stored(1)[0]), (1, 1), "the strike does not happen");
    assert!(table.events.contains(&Event::StrikeCancelled));
}

/// Battle cards: AE-WINDOW-21, AE-WINDOW-19.
#[test]
fn ae_window_21_battle_and_diplomacy_cards() {
    let at = |own: &str, other: &str| {
        let mut table = Scenario::of(3)
            .moons("space-02", &[])
            .seat(1, |p| p.ship("transport", "space-01").hand(&[own]).stored([0, 1, 1, 0, 0]))
            .seat(2, |p| {
                if other.is_empty() {
                    p.ship("transport", "space-02")
                } else {
                    p.ship("transport", "space-02").hand(&[other])
                }
            })
            .table();
        table.act("launch transport space-02");
        table
    };
    let mut table = at("ambush", "");
    table.to("AE-WINDOW-17").act("play ambush");
    assert_eq!(table.dice(1).0, 2);
    let mut table = at("overcharged-cannons", "");
    table.to("AE-WINDOW-20").act("play overcharged-cannons");
    assert!(table.events.iter().any(|event| matches!(event, Event::CardPlayed { .. })));
    let mut table = at("target-lock", "static-veil");
    table.to("AE-WINDOW-20").act("play target-lock");
    assert_eq!(table.dice(1).1, 3);
    let mut table = at("duel-of-honor", "");
    table.to("AE-WINDOW-18").act("play duel-of-honor");
    assert_eq!(table.vp(1), 1);
    let mut table = at("ransom", "");
    table.to("AE-WINDOW-18").act("play ransom");
    assert!(table.events.iter().any(|event| matches!(event, Event::Rolled { side, first, .. } if side.seat().is_some_and(|seat| seat.index() == 0) && first.iter().sum::<u8>() == 3)), "seat 2 has nothing to give: 2 more dice");
    let mut table = at("joint-venture", "");
    table.to("AE-WINDOW-18").acts(&["play joint-venture", "take ice", "take energy"]);
    assert_eq!(
        (table.stored(1), table.stored(2), table.is_battle()),
        ([1, 1, 2, 1, 0], [1, 0, 0, 0, 0], false)
    );
    let mut table = at("rules-of-engagement", "");
    table.roll(&[1, 6]);
    table.to("AE-WINDOW-18").act("play rules-of-engagement").finish();
    assert_eq!(table.home(1, "transport"), [2, 0, 0], "home, undamaged");
    let mut table = at("upside-down", "");
    table.roll(&[1, 6]);
    table.to("AE-WINDOW-18").act("play upside-down");
    assert_eq!(table.track(1, "supremacy"), 1, "the lower die wins");
    let mut table = at("radio-silence", "sabotage");
    table.to("AE-WINDOW-18").act("play radio-silence");
    assert!(table.hand(1).len() == 1 && !table.offers().iter().any(|offer| offer == "play sabotage"));
    let mut table = at("decisive-victory", "");
    table.roll(&[6, 1]);
    table.to("AE-WINDOW-20").act("done");
    table.to("AE-WINDOW-21").acts(&["done", "play decisive-victory"]);
    assert_eq!(table.track(1, "supremacy"), 2);
    let mut table = at("heroic-sacrifice", "");
    table.roll(&[1, 6]);
    table.to("AE-WINDOW-23").act("play heroic-sacrifice");
    assert_eq!(table.vp(1), 1);
    let mut table = at("parting-shot", "");
    table.roll(&[1, 6]);
    table.to("AE-WINDOW-23").act("play parting-shot");
    assert_eq!((table.vp(1), table.home(2, "transport")), (1, [2, 1, 0]));
    let mut table = Scenario::of(3)
        .moons("space-02", &[])
        .seat(1, |p| p.ship("transport", "space-01"))
        .seat(2, |p| p.ship("transport", "space-02"))
        .seat(3, |p| p.hand(&["war-profiteer", "sabotage"]))
        .table();
    table.act("launch transport space-02");
    table.to("AE-WINDOW-20");
    assert_eq!(
        (table.asked(), table.offers_of("play ")),
        (3, vec!["sabotage".to_owned()]),
        "AE-T6: needs no ships"
    );
    table.roll(&[6, 1]);
    table.act("done");
    table.to("AE-WINDOW-21");
    assert_eq!(table.asked(), 3);
    table.act("play war-profiteer");
    assert_eq!((table.stored(3)[4], table.vp(3)), (1, 1));
}
