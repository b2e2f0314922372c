//! Setting up table and players, the draft (TG-SETUP, TG-PLAYER, TG-DRAFT).

use crate::common::{first_turn, places, seat, seen, start};
use orrery_kernel::{Game, Viewer};
use orrery_transgalactica::scenario::{Scenario, Table};
use orrery_transgalactica::{Event, Place, PlanetType, Pool, TileColor, content};

#[test]
fn tg_setup_1_the_map_of_the_player_count() {
    for (players, rim) in [(2, 8), (3, 10), (4, 12), (5, 15)] {
        let view = seen(&start(players, 1));
        assert_eq!(view.board.iter().filter(|site| site.planet.is_some()).count(), rim + 5);
    }
}

#[test]
fn tg_setup_2_every_stack_has_its_tiles() {
    let view = seen(&start(3, 5));
    for (track, stacks) in content().tracks.iter().zip(&view.stacks) {
        for (nth, color, tiles) in track.spaces.iter().filter_map(|space| space.stack) {
            let stack = &stacks[usize::from(nth)];
            assert_eq!(stack.len(), usize::from(tiles));
            assert!(stack.iter().all(|tile| tile.card().color == color));
        }
    }
    let rounds = view.round_tiles.map(|tile| tile.unwrap().card().color);
    assert_eq!(rounds, [TileColor::Basic; 4]);
}

#[test]
fn tg_setup_3_basic_planets_with_basic_tiles() {
    let view = seen(&start(4, 2));
    for place in &places(4)[1..5] {
        let site = view.board[place.index()];
        assert_eq!(site.planet.unwrap().card().kind, PlanetType::BasicAction);
        assert_eq!(site.tile.unwrap().card().color, TileColor::Basic);
    }
}

#[test]
fn tg_setup_4_other_planets_on_the_rim_never_terror() {
    for (players, seed) in (2..=5).flat_map(|players| (0..10).map(move |seed| (players, seed))) {
        let view = seen(&start(players, seed));
        let kind = |place: &Place| view.board[place.index()].planet.unwrap().card().kind;
        let rim: Vec<PlanetType> = places(players)[5..].iter().map(kind).collect();
        assert_eq!(rim.len(), [8, 10, 12, 15][usize::from(players) - 2], "every position has a planet");
        let others = [PlanetType::Action, PlanetType::Mining, PlanetType::Wilderness];
        assert!(rim.iter().all(|kind| others.contains(kind)), "{rim:?}");
    }
}

#[test]
fn tg_setup_5_action_planets_on_the_rim_have_an_advanced_tile() {
    let mut tiles = std::collections::BTreeSet::new();
    for (players, seed) in (2..=5).flat_map(|players| (0..10).map(move |seed| (players, seed))) {
        let view = seen(&start(players, seed));
        for place in &places(players)[5..] {
            let site = view.board[place.index()];
            let color = site.tile.map(|tile| tile.card().color);
            let action = site.planet.unwrap().card().kind == PlanetType::Action;
            assert_eq!(color, action.then_some(TileColor::Advanced), "{place} of {players} players");
            tiles.extend(site.tile);
        }
    }
    assert!(tiles.len() > 10, "they are random: {tiles:?}");
}

/// TG-VEC-20 is the case of three players.
#[test]
fn tg_setup_6_pirates_on_the_rim_only() {
    for players in 2..=5 {
        let view = seen(&start(players, 9));
        let there = |place: &&Place| view.board[place.index()].pirates.is_some();
        let map = places(players);
        assert_eq!(map[..5].iter().filter(there).count(), 0);
        assert_eq!(map[5..].iter().filter(there).count(), usize::from(players) + 1);
    }
}

#[test]
fn tg_vec_20_three_players_have_four_pirates_and_six_blanks() {
    for seed in 0..10 {
        let view = seen(&start(3, seed));
        let rim = &places(3)[5..];
        let pirates = rim.iter().filter(|place| view.board[place.index()].pirates.is_some()).count();
        assert_eq!((pirates, rim.len() - pirates), (4, 6));
    }
}

#[test]
fn tg_setup_7_starting_mining_tiles() {
    let mut first = std::collections::BTreeSet::new();
    for (players, seed) in (2..=5).flat_map(|players| (0..10).map(move |seed| (players, seed))) {
        let table = start(players, seed);
        let dealt: Vec<_> = (1..=players).map(|seat| table.player(seat).mining[0].unwrap()).collect();
        let of = |pool| dealt.iter().filter(|tile| tile.card().pool == pool).count();
        let fifth = usize::from(players == 5);
        assert_eq!((of(Pool::Start), of(Pool::StartOfFive)), (dealt.len() - fifth, fifth));
        assert_eq!(dealt.iter().collect::<std::collections::BTreeSet<_>>().len(), dealt.len());
        first.insert(dealt[0]);
    }
    assert_eq!(first.len(), 5, "at random");
    let names = ["mining-ore", "mining-cells", "mining-relic", "mining-tow"];
    let start = content().mining_tiles.iter().filter(|tile| tile.pool == Pool::Start);
    assert_eq!(start.map(|tile| tile.id.as_str()).collect::<Vec<_>>(), names);
}

#[test]
fn tg_setup_8_one_mining_tile_open_and_a_pile() {
    for players in 2..=5 {
        let view = seen(&start(players, 4));
        assert!(view.mining_tile.is_some());
        assert_eq!(view.mining_pile, 13 - 1 - players);
    }
}

#[test]
fn tg_setup_9_three_technology_cards_of_each_level() {
    let view = seen(&start(2, 6));
    for level in 1..=3 {
        assert_eq!(view.techs.iter().filter(|tech| tech.card().level == level).count(), 3);
    }
    assert_eq!(view.techs.len(), 9);
}

#[test]
fn tg_setup_10_three_missions_of_each_deck_sorted() {
    let view = seen(&start(2, 6));
    for (missions, deck) in view.missions.iter().zip([11, 9]) {
        let open: Vec<_> = missions.open.iter().map(|card| card.unwrap()).collect();
        assert!(open.is_sorted());
        assert_eq!(missions.deck, deck);
    }
}

#[test]
fn tg_setup_11_one_decree_of_each_deck() {
    let decks: Vec<u8> = seen(&start(2, 6)).senate.iter().map(|bench| bench.decree.card().deck).collect();
    assert_eq!(decks, [0, 1, 2, 3]);
}

#[test]
fn tg_setup_12_round_one_and_nobody_has_scored() {
    let table = first_turn(3, 8);
    assert_eq!(table.round(), 1);
    let table = start(3, 8);
    assert!((1..=3).all(|seat| table.vp(seat) == 0));
}

#[test]
fn tg_setup_13_clockwise_from_a_random_first_player() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let table = start(4, seed);
        let order = table.order();
        assert!((0..4).all(|nth| order[nth] == (order[0] - 1 + nth as u8) % 4 + 1));
        first.insert(order[0]);
    }
    assert_eq!(first.len(), 4);
}

#[test]
fn tg_setup_14_leftovers_leave_the_game_after_the_stockpile() {
    let table = start(2, 3);
    assert!(seen(&table).leftovers.iter().all(|&left| left >= 3));
    assert_eq!(seen(&first_turn(2, 3)).leftovers, [0, 0]);
}

/// TG-PLAYER-4, TG-PLAYER-6: Politics 0, one crew on duty, five in the chambers.
#[test]
fn tg_player_1_what_everybody_starts_with() {
    let table = start(3, 1);
    assert_eq!((table.goods(1), table.level(1, "politics")), ([0, 0, 0, 1], 0));
    assert_eq!(content().outposts.len(), 7);
    let crew = format!("{:?}", table.player(1));
    assert!(crew.contains("ready: 1, out: 0, frozen: 5"), "{crew}");
}

#[test]
fn tg_player_2_the_mining_tile_pays_once_and_a_free_move_comes_at_the_end() {
    let table =
        Scenario::of(2).seat(1, |p| p.mining(&["mining-tow"])).seat(2, |p| p.mining(&["mining-ore"])).setup();
    assert_eq!((table.asked(), table.waits_for()), (1, "Explore".to_owned()));
    assert_eq!(table.offers(), ["done", "glide 1 b1", "glide 1 b2", "glide 1 b3", "glide 1 b4"]);
    let mut table = table;
    table.act("glide 1 b2");
    assert_eq!((table.ships(1), table.goods(2)), (vec!["b2".to_owned()], [1, 0, 0, 0]));
}

#[test]
fn tg_player_3_fleet_tiles_lie_at_random() {
    let mut seen_orders = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let player = format!("{:?}", start(2, seed).player(1));
        seen_orders.insert(player.split("fleets: ").nth(1).unwrap().split(']').next().unwrap().to_owned());
    }
    assert_eq!(seen_orders.len(), 6);
}

#[test]
fn tg_player_4_the_politics_marker_begins_on_row_one() {
    let table =
        Scenario::of(2).seat(1, |player| player.mining(&["mining-ore", "mining-gallery"])).alone().table();
    let mut table = table;
    table.act("main mining");
    assert_eq!((table.goods(1)[0], table.vp(1)), (1, 0), "row 2 is not active at Level 0");
}

/// TG-RULING-18.
#[test]
fn tg_player_5_three_captains_with_two_players() {
    let captains = |players| format!("{:?}", start(players, 1).player(1));
    assert!(captains(2).contains("captains: 3"));
    assert!((3..=5).all(|players| captains(players).contains("captains: 2")));
}

#[test]
fn tg_player_6_one_crew_on_duty() {
    let crew = |table: &Table, seat: u8| {
        let crew = table.player(seat).crew;
        (crew.ready, crew.out, crew.frozen)
    };
    for players in 2..=5 {
        let table = start(players, 2);
        assert!((1..=players).all(|seat| crew(&table, seat) == (1, 0, 5)));
    }
    let table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-thrifty", ["wealth-investor", "wealth-sponsor"]))
        .seat(2, |p| p.drafted("skill-thrifty", ["wealth-investor", "wealth-recruiter"]))
        .setup();
    assert_eq!(
        (crew(&table, 1), crew(&table, 2)),
        ((1, 0, 5), (2, 0, 4)),
        "one more by its wealth card only"
    );
}

#[test]
fn tg_player_7_two_secret_objectives() {
    let table = start(5, 2);
    for own in 1..=5 {
        let view = table.game.view(Viewer::Seat(seat(own)));
        let known: Vec<bool> = view.players.iter().map(|rival| rival.objectives.is_some()).collect();
        assert_eq!(known.iter().filter(|&&known| known).count(), 1);
        assert!(known[usize::from(own) - 1]);
    }
}

#[test]
fn tg_draft_1_as_many_sets_and_skills_as_players() {
    for players in 2..=5 {
        let table = start(players, 7);
        let view = seen(&table);
        assert_eq!(view.wealth.iter().flatten().count(), usize::from(players));
        assert_eq!(view.skills.len(), players);
        assert_eq!(table.offers().len(), 2 * usize::from(players));
    }
}

/// TG-DRAFT-3, TG-DECISION-1: last to first, then first to last, each kind once.
#[test]
fn tg_draft_2_from_the_last_player_to_the_first_and_back() {
    for players in 2..=5 {
        let mut table = start(players, 11);
        let order = table.order();
        // Wealth sets and skills by turns, as far as both are open.
        for nth in 0.. {
            if table.waits_for() != "Draft" {
                break;
            }
            let offers = table.offers();
            table.act(if nth % 2 == 0 { &offers[0] } else { &offers[offers.len() - 1] });
        }
        let picks: Vec<(u8, bool)> = table
            .events
            .iter()
            .filter_map(|event| match event {
                Event::WealthDrafted { seat, .. } => Some((seat.index() as u8 + 1, true)),
                Event::SkillDrafted { seat, .. } => Some((seat.index() as u8 + 1, false)),
                _ => None,
            })
            .collect();
        let seats: Vec<u8> = picks.iter().map(|pick| pick.0).collect();
        assert_eq!(seats, order.iter().rev().chain(&order).copied().collect::<Vec<u8>>());
        for seat in 1..=players {
            let kinds: Vec<bool> = picks.iter().filter(|pick| pick.0 == seat).map(|pick| pick.1).collect();
            assert!(kinds[0] != kinds[1], "seat {seat} takes one of each kind");
        }
        assert!(picks[..2].iter().any(|pick| pick.1) && picks[..2].iter().any(|pick| !pick.1));
    }
}

#[test]
fn tg_draft_3_the_second_pick_is_of_the_other_kind() {
    let mut table = start(2, 3);
    table.act("wealth 1");
    table.act("wealth 2");
    assert_eq!(table.refuses("wealth 1"), "TG-DRAFT-3");
    assert_eq!(table.offers_of("skill").len(), 2);
}

#[test]
fn tg_draft_4_wealth_skill_outpost_mining_tile_colony() {
    let mut table = Scenario::of(2)
        .seat(1, |p| {
            p.drafted("skill-second-colony", ["wealth-broker", "wealth-recruiter"]).mining(&["mining-cells"])
        })
        .seat(2, |p| {
            p.drafted("skill-head-start", ["wealth-collector", "wealth-veteran"]).mining(&["mining-ore"])
        })
        .setup();
    assert_eq!((table.asked(), table.waits_for()), (1, "Settle".to_owned()));
    let story = table.story();
    let place = |name: &str| story.iter().position(|told| told == name).unwrap();
    assert!(place("WealthSpent") < place("SkillUsed") && place("SkillUsed") < place("Settled"));
    assert_eq!(table.goods(1), [0, 1, 0, 0]);
    table.act("settle b1");
    assert!(table.has_outpost(1, "b1") && table.has_outpost(2, "c"));
    assert_eq!((table.level(2, "trade"), table.level(2, "military")), (2, 1));
}

#[test]
fn tg_draft_5_track_steps_at_setup_are_free() {
    let table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-arms-dealer", ["wealth-broker", "wealth-veteran"]))
        .setup();
    assert_eq!(
        (table.level(1, "trade"), table.level(1, "military")),
        (1, 1),
        "the second needs Technology 1"
    );
    let mut table = Scenario::of(2)
        .seat(1, |p| p.drafted("skill-thrifty", ["wealth-apprentice", "wealth-investor"]))
        .setup();
    assert_eq!(table.offers(), ["choose 1", "choose 2", "choose 3"], "made, not declined");
    table.acts(&["choose 3", "take alien", "take alien"]);
    assert_eq!(table.level(1, "politics"), 1);
    assert!(!table.happened("Paid { seat: Seat(0), units"));
}

#[test]
fn tg_draft_6_everybody_starts_with_one_outpost_in_tier_one() {
    let table = first_turn(4, 21);
    assert!((1..=4).all(|seat| table.has_outpost(seat, "c")));
    let view = seen(&table);
    for (nth, player) in view.players.iter().enumerate() {
        let colony = format!("{:?}", player.open).contains("skill-second-colony");
        assert_eq!(view.tiers[nth], 1 + u8::from(colony));
    }
}
