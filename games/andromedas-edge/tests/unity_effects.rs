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

/// UN-EFFECT-11, UN-SETUP-3: nothing is chosen at the same time once the table is set, so that no card asks for a secret choice of
/// Unity; and it takes no part in those of the set-up.
#[test]
fn un_effect_11_unity_takes_part_in_no_secret_choice() {
    use orrery_andromedas_edge::{AndromedasEdge, Options};
    use orrery_kernel::{Chance, Fast, Game, Prompt, Seat, Viewer};
    let unity = "director-halcyon".parse().ok();
    let options = Options { destiny: true, unity, ..Options::standard(3).unwrap() };
    for seed in 0..6 {
        let mut chance = Fast::new(seed);
        let mut game = AndromedasEdge::start(&options, &mut chance, &mut ()).unwrap();
        assert_eq!(game.prompt(), Prompt::Ask(Seat::all(3).collect()), "the seats choose, and nobody else");
        let (mut actions, mut together) = (Vec::new(), 0);
        while let Prompt::Ask(seats) = game.prompt() {
            let set =
                game.view(Viewer::Spectator).players.iter().all(|player| player.chosen && player.destined);
            assert!(seats.len() == 1 || !set, "{seats:?} choose at the same time");
            together += usize::from(seats.len() > 1);
            let seat = seats.first().unwrap();
            game.actions(seat, &mut actions);
            let action = chance.pick(&actions).unwrap();
            game.play(seat, action, &mut chance, &mut ());
        }
        assert!(together > 0);
    }
}

/// UN-EVENT-5: what an event lets Unity choose on its own turn the Conn holder chooses, wherever the Conn is.
#[test]
fn un_event_5_the_conn_holder_chooses_for_unity() {
    for conn in 1..=3 {
        let mut table = Scenario::against(3, "director-halcyon")
            .events(&["event-energy-surge"])
            .unity(|u| u.conn(conn))
            .unity_event(&[]);
        table.to("UN-MODULE-3");
        assert_eq!((table.asked(), table.unity().is_acting()), (conn, true));
        let modules = table.offers_of("module").len();
        assert!(modules > 1 && (1..=3).all(|seat| seat == conn || table.offers_to(seat).is_empty()));
    }
}

/// UN-RESOURCE-7: no effect takes "all" or "half" of a resource; each takes a number, and Unity pays it with cards. An effect of
/// another kind would need its own rule for Unity.
#[test]
fn un_resource_7_losses_are_numbers_of_cards() {
    let sources = orrery_andromedas_edge::SOURCES.iter().chain([&orrery_andromedas_edge::unity::SOURCE]);
    let mut losses = 0;
    for (file, text) in sources {
        for line in text.lines().filter(|line| line.contains("effect = ")) {
            for verb in ["lose ", "give "] {
                for rest in line.split(&[' ', '{', '|', '"'][..]).collect::<Vec<_>>().windows(2) {
                    if rest[0] == verb.trim() {
                        assert!(rest[1].parse::<u8>().is_ok(), "{file}: {line}");
                        losses += 1;
                    }
                }
            }
        }
    }
    assert!(losses > 5, "the content takes resources");
    let storm = solo("marshal-brakka").events(&["event-ion-storm"]).unity(|u| u.cards(5)).unity_event(&[]);
    assert_eq!(storm.unity_cards(), 2, "3 energy are 3 cards, although Unity holds no energy");
}
