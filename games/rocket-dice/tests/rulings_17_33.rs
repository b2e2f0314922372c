//! What the rulings RD-RULING-17 to -33 decide.

mod common;

use common::{by_color, drawn, standard, start};
use orrery_kernel::{Game, Seat, Viewer};
use orrery_rocket_dice::scenario::{Scenario, Table, dealt};
use orrery_rocket_dice::{Atom, BattleId, Counter, Ending, Options, Scope, Test};

/// Three players, seat 1 to build; the first landfall war is due.
fn war() -> Scenario {
    Scenario::of(3)
        .battles("first-landfall-war", "moonfall")
        .seat(3, |it| it.unarmed_planets(5))
        .fleet("w4 p1 s2")
}

/// The number that a condition asks for.
fn asks_for(test: &Test) -> Option<(Counter, i32)> {
    match test.0.as_slice() {
        [clause] => match clause.as_slice() {
            [Atom::Number(counter, _, number)] => Some((*counter, *number)),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn rd_ruling_17_the_beaten_are_consoled_in_attack_and_nothing_else() {
    let mut table = war().seat(1, |it| it.attack(9)).seat(3, |it| it.attack(1)).table();
    table.act("moon garden-moon 1");
    assert_eq!(table.victory(), Some((1, 9)));
    for (seat, attack) in [(2, 2), (3, 1 + 1)] {
        let has = (table.scrap(seat), table.alliances(seat).len(), table.vp_cards(seat).len());
        assert_eq!((table.attack(seat), has), (attack, (0, 0, 0)), "seat {seat}");
    }
}

#[test]
fn rd_ruling_18_scrap_in_battle_is_all_or_nothing_two_for_one() {
    let mut table = war().seat(1, |it| it.attack(12)).seat(2, |it| it.scrap(24)).table();
    table.act("moon garden-moon 1");
    assert_eq!(table.offers(), ["done", "commit scrap"]);
    table.act("commit scrap");
    // 24 scrap are 12 strength, and the tie goes to the planets: none each, and no spaces.
    assert_eq!((table.scrap(2), table.times("BattleTied")), (0, 1));
}

#[test]
fn rd_ruling_19_battle_ties_ask_for_planets_then_station_and_no_further() {
    // Seat 1 has won a battle before; that does not break a tie in battle.
    let mut table = war().seat(1, |it| it.attack(4).won(&["scrap-wars"])).seat(2, |it| it.attack(4)).table();
    table.act("moon garden-moon 1");
    assert_eq!((table.times("BattleTied"), table.resolved()), (1, 0));
}

#[test]
fn rd_ruling_19_final_ties_add_battles_won() {
    let mut table = Scenario::peaceful(2)
        .round(20)
        .active(2)
        .seat(1, |it| it.won(&["full-broadside"]))
        .seat(2, |it| it.scrap(16))
        .fleet("w4 p1 s2")
        .table();
    table.end_turn();
    let outcome = table.outcome().expect("the last round is over");
    assert_eq!(outcome.scores.0[..2], [4, 4]);
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [0]);
}

#[test]
fn rd_ruling_20_truce_for_one_round() {
    let mut table =
        war().battles("first-landfall-war", "empire-too-large").seat(2, |it| it.any_planets(8)).table();
    table.act("moon garden-moon 1").act("deposit 2");
    assert_eq!(table.times("BattleTriggered"), 1);
    table.end_turn().end_turn().end_turn();
    assert_eq!((table.asked(), table.times("BattleTriggered")), (1, 1), "all three had a turn in peace");
    table.recruit();
    assert_eq!(table.times("BattleTriggered"), 2);
}

#[test]
fn rd_ruling_21_a_condition_already_true_triggers_at_the_next_check() {
    // Exchanged by the Strategists: nobody met the condition just now, it simply holds.
    let mut table = Scenario::of(3)
        .battles("moonfall", "first-landfall-war")
        .round(3)
        .seat(1, |me| me.empire("strategists"))
        .seat(3, |it| it.unarmed_planets(7).attack(1))
        .first_row("b1 b2 b1 w1 s2")
        .before_turn()
        .table();
    table.act("yes");
    assert_eq!(table.times("BattleTriggered"), 0);
    table.act("take a1-c1");
    assert_eq!(table.times("BattleTriggered"), 1);
}

#[test]
fn rd_ruling_21_every_condition_can_be_reached_with_the_cards_in_play() {
    for players in 2..=4 {
        let options = standard(players);
        let (planets, moons) = (options.planets_per_pile.iter().sum::<u8>(), 6 * options.moons_per_kind);
        for battle in BattleId::all().map(BattleId::card).filter(|battle| battle.scope == Scope::All) {
            let test = if players == 2 { &battle.condition_2p } else { &battle.condition };
            let (counter, wanted) = asks_for(test).expect("a count");
            let there: u8 = match counter {
                Counter::Planet => planets,
                Counter::Moon => moons,
                Counter::Station => 18 * players,
                Counter::Attack => 30 * players,
                Counter::Alliance => 16,
                other => panic!("{other:?}"),
            };
            assert!(wanted <= there.into(), "{} with {players} players", battle.id);
        }
    }
}

#[test]
fn rd_ruling_22_halving_rounds_up() {
    let mut halved = Vec::new();
    for battle in BattleId::all().map(BattleId::card) {
        let (all, two) = (asks_for(&battle.condition), asks_for(&battle.condition_2p));
        match battle.scope {
            Scope::All => halved.push((all.unwrap().1, two.unwrap().1)),
            _ => assert_eq!(battle.condition, battle.condition_2p, "{}", battle.id),
        }
    }
    assert_eq!(halved, [(5, 3), (16, 8), (15, 8), (21, 11), (32, 16), (7, 4)]);
}

#[test]
fn rd_ruling_23_the_alliance_for_20_looks_at_the_fleet_before_the_reroll() {
    let mut table = Scenario::peaceful(3).round(2).first_row("b6 b6 b5 b3 s2").rolling(&[1, 1, 1, 1]);
    table.act("take a1-d1");
    let card = table.offers_of("alliance")[0].clone();
    table.act(&card).act("reroll 1+2+3+4");
    assert_eq!((table.fleet().as_str(), table.alliances(1).len()), ("b1 b1 b1 b1", 1), "not forfeited");

    let mut table = Scenario::peaceful(3).round(2).first_row("b6 b6 b5 b2 s2").rolling(&[6]);
    table.act("take a1-d1").act("reroll 4");
    assert_eq!((table.fleet().as_str(), table.offers_of("alliance").len()), ("b6 b6 b5 b6", 0), "too late");
}

#[test]
fn rd_ruling_24_refill_in_reading_order_of_the_own_view() {
    // a1, b1 and c1 are empty; where the gaps come to lie after the slide, and which is filled first.
    for (players, seat, cells) in [
        (4, 1, ["a1", "b1", "c1"]),
        (4, 2, ["e1", "d1", "c1"]),
        (4, 3, ["c5", "b5", "a5"]),
        (4, 4, ["a1", "b1", "c1"]),
    ] {
        let mut table = Scenario::peaceful(players)
            .active(seat)
            .round(2)
            .reserve("p1 s2 s3 p5 s6")
            .fleet("w4 p1 s2")
            .table();
        table.act("done");
        assert_eq!(cells.map(|cell| table.cell(cell)), ["p1", "s2", "s3"], "seat {seat}");
    }
}

#[test]
fn rd_ruling_25_card_icons_count_planets_of_just_one_color_the_yards_count_all() {
    let planets = ["rustfield", "twin-forge", "mirror-bay", "anvil-gate"];
    let mut table = Scenario::peaceful(3)
        .seat(1, |me| me.empire("colonial-yards").scrap(9).planets(&planets))
        .fleet("w4 p1 s2")
        .table();
    assert_eq!(
        table.offers_of("work station-silver-9")[0],
        "work station-silver-9 scrap 5",
        "four show silver"
    );
    table.act("activate rustfield");
    assert_eq!(table.scrap(1), 10, "one is silver only");
}

#[test]
fn rd_ruling_26_the_deal_needs_a_vp_card_in_the_deck() {
    let deal = |deck: &[&str]| {
        let table = Scenario::peaceful(3).seat(1, |me| me.scrap(8)).vp_deck(deck).fleet("w4 p1 s2").table();
        table.allows("deal")
    };
    assert!(deal(&["laurels"]) && !deal(&[]));
}

#[test]
fn rd_ruling_27_planets_vp_cards_and_moons_are_laid_out_by_player_count() {
    for (players, piles, vp_cards, moons) in [
        (2, [3, 3, 3, 2, 2, 2, 2], 12, 2),
        (3, [4, 4, 4, 4, 3, 3, 3], 15, 3),
        (4, [5, 5, 5, 5, 4, 4, 4], 18, 3),
    ] {
        let options = Options { balance_start: false, ..standard(players) };
        let view = dealt(options, 1).view(Viewer::Spectator);
        assert_eq!(view.piles.map(|pile| pile.below + u8::from(pile.top.is_some())), piles);
        assert_eq!((view.vp_deck.len(), view.moons), (vp_cards, [moons; 6]));
    }
}

#[test]
fn rd_ruling_28_seat_gifts_even_out_the_seats() {
    let gifts: [&[(u8, u8)]; 3] =
        [&[(0, 0), (1, 10)], &[(0, 0), (1, 6), (2, 11)], &[(0, 0), (1, 4), (2, 8), (3, 11)]];
    for (players, gifts) in (2..=4).zip(gifts) {
        let on = Options { balance_start: false, ..standard(players) };
        let off = Options { seat_gift: false, ..on };
        for seed in 0..10 {
            let (with, without) =
                (dealt(on, seed).view(Viewer::Spectator), dealt(off, seed).view(Viewer::Spectator));
            let order = with.first.round(players).map(Seat::index);
            let gained = order.map(|seat| {
                let (with, without) = (&with.players[seat], &without.players[seat]);
                (with.attack - without.attack, with.scrap - without.scrap)
            });
            assert_eq!(gained.collect::<Vec<_>>(), gifts, "seed {seed}");
        }
    }
}

#[test]
fn rd_ruling_29_round_20_ends_the_game() {
    for (round, ending) in [(19, None), (20, Some(Ending::Rounds))] {
        let mut table = Scenario::peaceful(2).round(round).active(2).fleet("w4 p1 s2").table();
        table.end_turn();
        assert_eq!((table.called(), table.outcome().is_some()), (ending, ending.is_some()), "round {round}");
    }
}

#[test]
fn rd_ruling_30_equal_turns_hold_for_the_sixth_battle_too() {
    let sixth = |active: u8| -> Table {
        let mut table = war().resolved(5).active(active).round(6).table();
        table.act("moon garden-moon 1");
        assert_eq!((table.resolved(), table.called()), (6, Some(Ending::Battles)));
        table.end_turn();
        table
    };
    let mut table = sixth(1);
    for seat in [2, 3] {
        assert_eq!(
            (table.outcome().is_none(), table.asked()),
            (true, seat),
            "seat {seat} still has its turn"
        );
        table.end_turn();
    }
    assert!(table.outcome().is_some());
    assert!(sixth(3).outcome().is_some(), "the last seat's turn ends the game");
}

#[test]
fn rd_ruling_31_the_exchange_is_optional_blanks_and_doubles_are_free() {
    let throw = |faces: [u8; 2]| {
        let mut table = Scenario::peaceful(3)
            .on_top(&["ember-hold"])
            .seat(1, |me| me.scrap(4).attack(2))
            .fleet("p6 w1 s1")
            .rolling(&faces);
        table.act("colonize ember-hold 1");
        table
    };
    let mut table = throw([2, 4]);
    assert!(table.allows("done"));
    table.act("done");
    assert_eq!((table.scrap(1), table.attack(1)), (4, 2));
    for (faces, scrap, attack) in [([1, 2], 8, 2), ([2, 2], 12, 2), ([4, 4], 4, 6), ([4, 1], 4, 4)] {
        let table = throw(faces);
        assert_eq!(
            (table.scrap(1), table.attack(1)),
            (scrap, attack),
            "{faces:?}: nothing paid, nothing asked"
        );
    }
}

#[test]
fn rd_ruling_32_dice_for_the_setup_fill_are_drawn_blind() {
    // The same choice of a line with other luck brings other colours; nobody picks a colour.
    for dice in ["w1 w2 w3 w4 w5", "b1 b2 b3 b4 b5"] {
        let mut table = start(&standard(2), 1);
        assert!(table.offers().iter().all(|action| action.starts_with("fill")), "{:?}", table.offers());
        table.chance = drawn([9, 7, 7, 7], dice);
        table.act("fill row 1");
        assert!(table.board().starts_with(dice), "{}", table.board());
    }
}

#[test]
fn rd_ruling_33_deposited_spent_and_unspent_dice_return_in_the_same_refill() {
    let mut table = Scenario::peaceful(2).fleet("p3 s4 b5 w6 w2").table();
    let before = by_color([table.board().as_str(), &table.reserve(), &table.fleet()]);
    table.acts(&["deposit 2", "work station-purple-3 1", "moon garden-moon 3"]).end_turn();
    assert!(!table.board().contains("--"), "25 on the board");
    assert_eq!(by_color([table.reserve().as_str()]), [2, 1, 1, 1], "all five dice of the fleet");
    assert_eq!(by_color([table.board().as_str(), &table.reserve()]), before);
}
