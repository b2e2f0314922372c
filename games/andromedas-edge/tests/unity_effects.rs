//! Effects of the base game that come to Unity (UN-EFFECT), by the cards and tokens themselves.

use orrery_andromedas_edge::scenario::Scenario;

fn solo(commander: &str) -> Scenario {
    (1..=15).fold(Scenario::against(1, commander), |scenario, space| {
        scenario.moons(&format!("space-{space:02}"), &[])
    })
}

/// What a card of the base game does.
fn card(id: &str) -> orrery_andromedas_edge::NodeId {
    let card = orrery_andromedas_edge::content().tactics.iter().find(|card| card.id == id);
    card.and_then(|card| card.effect).expect("a card with an effect")
}

/// What a discovery token does.
fn token(id: &str) -> orrery_andromedas_edge::NodeId {
    orrery_andromedas_edge::content().discoveries.iter().find(|token| token.id == id).expect("a token").effect
}

/// UN-EFFECT-2, UN-EFFECT-4, UN-CHOICE-3: paying nothing, a track, a choice of gains, hidden things, modules, upgrades.
#[test]
fn un_effect_4_unity_takes_what_is_free() {
    let gets = |effect| solo("marshal-brakka").unity_gets(effect);
    assert_eq!(gets(card("letter-of-credit")).unity_cards(), 3, "the benefit without the price, once");
    let mut summit = gets(card("galactic-summit"));
    assert_eq!((summit.asked(), summit.offers_of("advance").len()), (1, 5));
    summit.act("advance commerce");
    assert_eq!(summit.unity_track("commerce"), 1);
    assert_eq!(gets(card("black-box")).unity_cards(), 2, "as many as would be kept");
    let signal = gets(card("precursor-signal"));
    assert_eq!(signal.game.unity_sheet().tokens, 3, "no look at events, a random token");
    assert_eq!(gets(token("discovery-hull-blueprints")).unity().upgrades().len(), 1, "a Unity Upgrade");
    assert_eq!(gets(card("shipyard-boom")).unity_fleet().unbuilt.len(), 0, "no ship");
    assert_eq!(gets(card("priority-shipment")).rule(), "UN-MODULE-3", "a module without its price");
    let reclaim = solo("marshal-brakka").lost_moons(&["moon-blue-vp"]).unity_gets(card("lunar-reclaim"));
    assert_eq!(reclaim.unity().moons().len(), 0, "UN-EFFECT-3: no row of the table");
    let spaceport =
        orrery_andromedas_edge::content().modules.iter().find(|it| it.id == "cultural-archive").unwrap();
    let mut option = solo("marshal-brakka").unity(|u| u.development("space-04")).unity_gets(spaceport.effect);
    assert_eq!((option.rule(), option.offers()), ("UN-EFFECT-4", vec!["choose 1".into(), "choose 2".into()]));
    option.act("choose 2");
    assert_eq!((option.unity_cards(), option.unity().vp()), (1, 1));
}

/// UN-RULING-35: a development card turned up brings its benefit once more; which one the Conn holder says.
#[test]
fn un_dev_8_a_development_card_is_used_once_more() {
    let mut table = solo("marshal-brakka")
        .unity(|u| u.development("space-04").development("space-01"))
        .unity_gets(token("discovery-renewal-protocol"));
    assert_eq!(
        (table.rule(), table.offers()),
        ("UN-DEV-8", vec!["flip science".into(), "flip industry".into()])
    );
    table.act("flip science");
    assert_eq!((table.game.unity_sheet().tokens, table.unity_cards()), (6, 1), "2 tokens; then the resource");
}

/// UN-EFFECT-11: at the secret choices of the set-up only seats are waited for.
#[test]
fn un_effect_11_no_secret_choice_waits_for_unity() {
    use orrery_kernel::{Fast, Game, Prompt};
    let options = orrery_andromedas_edge::Options {
        destiny: true,
        ..orrery_andromedas_edge::Options::standard(1).unwrap()
    };
    let game = orrery_andromedas_edge::AndromedasEdge::start(&options, &mut Fast::new(1), &mut ()).unwrap();
    let Prompt::Ask(seats) = game.prompt() else { panic!("somebody chooses a faction") };
    assert_eq!(seats.len(), 1);
}
