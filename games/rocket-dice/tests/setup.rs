//! Setting the table: RD-SETUP.

mod common;

use std::collections::BTreeSet;

use common::{BOARD_A, RESERVE_R, by_color, seen, set_up, standard, start};
use orrery_kernel::{Game, Seat};
use orrery_rocket_dice::scenario::Scenario;
use orrery_rocket_dice::{Event, Options, RocketDice, Side};

const SEEDS: std::ops::Range<u64> = 0..40;

#[test]
fn rd_setup_1_two_to_four_players_each_with_one_empire_and_an_own_aid() {
    for players in 2..=4 {
        let table = set_up(&standard(players), 1);
        assert_eq!(seen(&table).players.len(), usize::from(players));
    }
    assert!(Options::standard(1).is_err() && Options::standard(5).is_err());
    // Own Station, own tracks: what seat 1 does shows on the aid of seat 1 only.
    let mut table = Scenario::of(2).seat(1, |me| me.scrap(3)).fleet("b4 s1 s2").table();
    table.acts(&["work station-purple-3 scrap 3", "deposit 1"]);
    assert_eq!((table.station(1), table.scrap(1)), (vec!["purple-3".to_owned()], 4));
    assert_eq!((table.station(2), table.scrap(2)), (vec![], 0));
}

#[test]
fn rd_setup_2_the_first_player_is_drawn_and_sits_south_the_others_clockwise() {
    let mut firsts = BTreeSet::new();
    for seed in SEEDS {
        let mut table = start(&standard(3), seed);
        let first = seen(&table).first;
        firsts.insert(first.index());
        assert_eq!(table.asked(), first.index() as u8 + 1, "seat 1 fills first");
        // South lays a row from the west to the east, west a column from the north to the south, north a row from
        // the east to the west: each in its own view from left to right, low numbers first.
        let nearest =
            [("fill row 5", Side::South, 5), ("fill col a", Side::West, 4), ("fill row 1", Side::North, 4)];
        for (line, side, empty) in nearest {
            table.act(line);
            while let Some(place) = table.offers_of("place ").first() {
                table.act(place);
            }
            let galaxy = seen(&table).galaxy;
            let die = |c: usize| galaxy.get(side.cell(4, c)).expect("a die");
            let pips: Vec<u8> = (0..empty).map(|c| die(c).pips()).collect();
            assert!(pips.is_sorted(), "{side:?} laid {pips:?}");
        }
    }
    assert_eq!(firsts, BTreeSet::from([0, 1, 2]), "every player may be first");
}

#[test]
fn rd_setup_3_seven_piles_by_value_show_their_top_card_only() {
    let kept = [(2, [3, 3, 3, 2, 2, 2, 2]), (3, [4, 4, 4, 4, 3, 3, 3]), (4, [5, 5, 5, 5, 4, 4, 4])];
    for (players, kept) in kept {
        let mut tops = BTreeSet::new();
        for seed in SEEDS {
            let table = start(&standard(players), seed);
            let piles = seen(&table).piles;
            assert_eq!(piles.map(|pile| pile.below + u8::from(pile.top.is_some())), kept);
            let values = piles.map(|pile| pile.top.unwrap().card().value);
            assert_eq!(values, [6, 7, 8, 9, 10, 11, 12]);
            tops.extend(piles.iter().filter_map(|pile| pile.top).map(|top| top.index()));
        }
        assert_eq!(tops.len(), 36, "shuffled: every planet comes on top somewhere");
    }
}

#[test]
fn rd_setup_3_the_next_card_is_turned_up_at_once_and_an_empty_pile_stays_empty() {
    let scenario = Scenario::of(3).no_battles().no_planets_of(6).on_top(&["tin-reach", "ember-hold"]);
    let mut table = scenario.seat(1, |me| me.scrap(24)).fleet("p6 s1 s2").rolling(&[1, 1]);
    assert!(table.available().contains(&"ember-hold".to_owned()));
    assert_eq!(table.refuses("seize tin-reach"), "RD-SETUP-3");
    table.act("colonize ember-hold 1");
    assert!(table.available().contains(&"tin-reach".to_owned()), "the next card is open");
    table.roll(&[1, 1]).act("seize tin-reach");
    assert_eq!(table.available().len(), 6, "no card of value 6 is left");
    assert!(table.available().iter().all(|id| !["ember-hold", "tin-reach"].contains(&id.as_str())));
    table.end_turn();
    assert_eq!(table.available().len(), 6);
}

#[test]
fn rd_setup_4_three_of_sixteen_shuffled_alliances_lie_open() {
    let mut shown = BTreeSet::new();
    for seed in SEEDS {
        let table = start(&standard(3), seed);
        assert_eq!((table.display().len(), seen(&table).alliance_deck), (3, 13));
        shown.extend(table.display());
    }
    assert_eq!(shown.len(), 16);
}

#[test]
fn rd_setup_5_the_vp_deck_holds_12_15_or_18_shuffled_cards() {
    for (players, cards) in [(2, 12), (3, 15), (4, 18)] {
        let mut tops = BTreeSet::new();
        for seed in 0..150 {
            let deck = start(&standard(players), seed).vp_deck();
            assert_eq!(deck.iter().collect::<BTreeSet<_>>().len(), cards, "as many different cards");
            tops.insert(deck[0].clone());
        }
        assert_eq!(tops.len(), 18, "any card may be among those kept");
    }
}

#[test]
fn rd_setup_6_moons_per_kind_lie_face_up() {
    for (players, copies) in [(2, 2), (3, 3), (4, 3)] {
        assert_eq!(seen(&start(&standard(players), 1)).moons, [copies; 6]);
    }
}

#[test]
fn rd_setup_7_twelve_battles_shuffled_one_active_one_next() {
    let (mut active, mut next) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..150 {
        let table = start(&standard(3), seed);
        let [first, second] = table.battles().map(Option::unwrap);
        assert_eq!(seen(&table).battles.deck, 10);
        assert_ne!(first, second);
        active.insert(first);
        next.insert(second);
    }
    assert_eq!((active.len(), next.len()), (12, 12));
}

#[test]
fn rd_setup_8_each_player_is_dealt_one_of_the_shuffled_empires() {
    let mut dealt = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    for seed in 0..150 {
        let view = seen(&start(&standard(4), seed));
        let empires: Vec<usize> = view.players.iter().map(|player| player.empire.index()).collect();
        assert_eq!(empires.iter().collect::<BTreeSet<_>>().len(), 4, "no empire twice");
        dealt.iter_mut().zip(empires).for_each(|(dealt, empire)| _ = dealt.insert(empire));
    }
    assert!(dealt.iter().all(|empires| empires.len() == 8), "any seat may get any empire");
}

#[test]
fn rd_setup_9_both_boards_are_full_when_the_first_turn_begins() {
    for players in 2..=4 {
        let mut table = start(&standard(players), 3);
        assert!(table.board().starts_with("-- -- --") && table.reserve().is_empty());
        while table.round() == 0 {
            let action = table.offers()[0].clone();
            table.act(&action);
        }
        assert_eq!(by_color([table.board().as_str(), &table.reserve()]), [9, 7, 7, 7]);
        assert_eq!((table.board().contains("--"), table.reserve().split(' ').count()), (false, 5));
    }
}

/// Scrap, attack and VP cards by the words of the content: setup abilities and balancing starts.
fn start_of(empire: &str) -> [u8; 3] {
    match empire {
        "strategists" => [4, 2, 1],
        "diplomats" | "salvagers" => [4, 1, 1],
        "raiders" => [4, 1, 0],
        "tuners" => [8, 2, 1],
        _ => [0, 0, 0],
    }
}

/// Scrap and attack for the seat, 1 for the first player.
fn gift_of(players: u8, seat: usize) -> [u8; 2] {
    match (players, seat) {
        (2, 2) => [10, 1],
        (3, 2) => [6, 1],
        (3, 3) => [11, 2],
        (4, 2) => [4, 1],
        (4, 3) => [8, 2],
        (4, 4) => [11, 3],
        _ => [0, 0],
    }
}

#[test]
fn rd_setup_10_every_seat_gets_its_abilities_balancing_start_and_gift() {
    let mut met = BTreeSet::new();
    for (players, seed) in (2..=4).flat_map(|players| SEEDS.map(move |seed| (players, seed))) {
        let table = set_up(&standard(players), seed);
        let view = seen(&table);
        for (place, seat) in view.first.round(players).enumerate() {
            let rival = &view.players[seat.index()];
            let empire = rival.empire.to_string();
            let [scrap, attack, vp_cards] = start_of(&empire);
            let [more_scrap, more_attack] = gift_of(players, place + 1);
            let has = [rival.scrap, rival.attack, rival.vp_card_count];
            assert_eq!(
                has,
                [scrap + more_scrap, attack + more_attack, vp_cards],
                "{empire}, seat {}",
                place + 1
            );
            met.insert((empire, place));
        }
    }
    assert_eq!(met.len(), 32, "every empire at every seat");
}

/// Scrap and attack of a seat in the order gained, as +3s and +1a.
fn gains(events: &[Event], of: Seat) -> String {
    let gain = |event: &Event| match event {
        Event::ScrapGained { seat, scrap } if *seat == of => Some(format!("+{scrap}s")),
        Event::AttackGained { seat, attack } if *seat == of => Some(format!("+{attack}a")),
        Event::VpCardKept { seat, .. } if *seat == of => Some("card".to_owned()),
        _ => None,
    };
    events.iter().filter_map(gain).collect::<Vec<_>>().join(" ")
}

#[test]
fn rd_setup_10_abilities_come_before_the_balancing_start_and_that_before_the_gift() {
    let (mut raiders, mut tuners) = (0, 0);
    for seed in 0..200 {
        let table = set_up(&standard(2), seed);
        let view = seen(&table);
        let second = view.first.next(2);
        match view.players[second.index()].empire.to_string().as_str() {
            "raiders" => {
                assert_eq!(gains(&table.events, second), "+1a +4s +1a +10s");
                raiders += 1;
            }
            "tuners" => {
                assert_eq!(gains(&table.events, second), "+4s card +2a +4s +1a +10s");
                tuners += 1;
            }
            _ => {}
        }
        // In seat order: nothing for the first player once the second has begun.
        let who = |event: &Event| match event {
            Event::ScrapGained { seat, .. } | Event::AttackGained { seat, .. } => Some(*seat != view.first),
            _ => None,
        };
        assert!(table.events.iter().filter_map(who).is_sorted());
    }
    assert!(raiders > 0 && tuners > 0);
}

#[test]
fn rd_setup_11_scrap_and_attack_start_at_nought() {
    let plain = Options { balance_start: false, seat_gift: false, ..standard(4) };
    for seed in SEEDS {
        for rival in &seen(&set_up(&plain, seed)).players {
            let expected = match rival.empire.to_string().as_str() {
                "raiders" => [0, 1, 0],
                "tuners" => [4, 0, 0],
                _ => [0, 0, 0],
            };
            assert_eq!([rival.scrap, rival.attack, rival.vp_card_count], expected, "{}", rival.empire);
        }
    }
}

#[test]
fn rd_setup_11_more_than_fifteen_spaces_can_be_marked() {
    let all_coloured_but_one = [
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
    ];
    let scenario = Scenario::of(2).no_battles().board(BOARD_A).reserve(RESERVE_R);
    let scenario = scenario.seat(1, |me| me.station(&all_coloured_but_one).scrap(24));
    let mut table = scenario.fleet("w6 w6 b1").table();
    table.act("work station-white-12 1+2");
    assert_eq!(table.station(1).len(), 15);
    table.act("work station-blue-15 scrap 15");
    assert_eq!(table.station(1).len(), 16);
    assert_eq!(RocketDice::ENDINGS[table.called().unwrap() as usize], "station");
}
