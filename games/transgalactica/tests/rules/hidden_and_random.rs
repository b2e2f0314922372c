//! What is hidden, and what chance decides (TG-HIDDEN, TG-RANDOM).

use crate::common::{first_turn, places, seat, seen, start};
use orrery_kernel::{Chance, Event as _, Fast, Game, Recorder, Scripted, Viewer};
use orrery_transgalactica::scenario::{Scenario, Table};
use orrery_transgalactica::{BonusId, Event, Options, Player, TileColor, Track, Transgalactica};

#[test]
fn tg_hidden_1_objectives_are_known_to_their_owner_only() {
    let table = start(3, 5);
    let dealt = |event: &Event| matches!(event, Event::ObjectivesDealt { objectives: Some(_), .. });
    assert_eq!(table.events_for(0).iter().filter(|event| dealt(event)).count(), 0);
    assert_eq!(table.events_for(2).iter().filter(|event| dealt(event)).count(), 1);
    assert!(seen(&table).players.iter().all(|rival| rival.objectives.is_none()));
}

#[test]
fn tg_hidden_2_decks_and_the_pile_are_counted_only() {
    let table = start(3, 5);
    for viewer in 1..=3 {
        let view = table.game.view(Viewer::Seat(seat(viewer)));
        let other = table.game.reshuffled(Viewer::Seat(seat(viewer)), &mut Fast::new(99));
        assert_eq!(other.view(Viewer::Seat(seat(viewer))), view);
    }
}

#[test]
fn tg_hidden_3_everything_else_is_public() {
    let table = Scenario::of(3)
        .seat(2, |p| {
            p.goods(1, 2, 3, 4)
                .vp(5)
                .log(&["mission-field-study"])
                .fulfilled(&["mission-star-festival"])
                .tiles(&["basic-cash"])
                .spent(&["basic-ore"])
                .berth(3, "pirate-raiders")
                .fleets(["fleet-vp", "fleet-any", "fleet-credit"])
        })
        .table();
    for (view, table) in [(seen(&table), &table), (seen(&start(3, 5)), &start(3, 5))] {
        for (nth, rival) in (1..).zip(&view.players) {
            let mut all = table.player(nth).clone();
            all.objectives = rival.open.objectives;
            assert_eq!(rival.open, all, "all but the objectives of seat {nth}");
        }
    }
    let table = start(3, 5);
    let skills: Vec<String> = seen(&table).skills.iter().map(|skill| format!("skill {skill}")).collect();
    assert_eq!((table.offers_of("skill"), seen(&table).wealth.iter().flatten().count()), (skills, 3));
}

#[test]
fn tg_hidden_4_what_reveals_cannot_be_undone() {
    let mut table = Scenario::of(3)
        .alone()
        .missions(1, &["mission-spare-parts-run"], &["mission-star-festival"])
        .seat(1, |player| player.level("politics", 1))
        .table();
    table.acts(&["main politics", "choose 2", "take energy", "mission mission-spare-parts-run"]);
    assert!(
        table.events.iter().any(|event| matches!(event, Event::MissionRevealed { .. }) && event.reveals())
    );
    let tile = orrery_transgalactica::MiningId::all().next().unwrap();
    assert!(Event::MiningTileRevealed { tile }.reveals());
}

/// Answers so that every shuffle leaves the order as it is, except to the questions named; keeps what was asked.
struct Bent {
    except: std::ops::Range<usize>,
    asked: Vec<u32>,
}

impl Chance for Bent {
    fn below(&mut self, n: u32) -> u32 {
        let nth = self.asked.len();
        self.asked.push(n);
        if self.except.contains(&nth) { 0 } else { n - 1 }
    }
}

fn bent(players: u8, except: std::ops::Range<usize>) -> (Table, Vec<u32>) {
    let mut chance = Bent { except, asked: Vec::new() };
    let options = Options::standard(players).expect("2 to 5 players");
    let game = Transgalactica::start(&options, &mut chance, &mut ()).expect("a table");
    (Table { game, chance: Scripted::faces(&[]), events: Vec::new() }, chance.asked)
}

/// How many things each shuffle of the setup has, in the order of the ledger; the first player is one of so many.
fn shuffles(players: u8) -> Vec<u32> {
    let tiles = |color| {
        let tiles = BonusId::all().filter(|tile| tile.card().color == color);
        tiles.map(|tile| u32::from(tile.card().copies)).sum::<u32>()
    };
    let rim = places(players).len() as u32 - 5;
    let starting = if players == 5 { 5 } else { 4 };
    let mut sizes = vec![tiles(TileColor::Basic), tiles(TileColor::Advanced), 4, 15, 6, rim, starting];
    sizes.extend([13 - u32::from(players), 10, 10, 10, 14, 12, 3, 3, 3, 3]);
    sizes.extend(std::iter::repeat_n(3, players.into()));
    sizes.extend([14, 14, 10]);
    sizes
}

/// What chance decided, by name.
fn decided(table: &Table) -> Vec<(&'static str, String)> {
    let view = seen(table);
    let map = places(3);
    let stacks = |color| {
        let tiles = view.stacks.iter().flatten().flatten().filter(|tile| tile.card().color == color);
        format!("{:?}", tiles.collect::<Vec<_>>())
    };
    let planets = |places: &[orrery_transgalactica::Place]| {
        format!("{:?}", places.iter().map(|place| view.board[place.index()].planet).collect::<Vec<_>>())
    };
    let mut tokens: Vec<_> = view.board.iter().filter_map(|site| site.pirates).collect();
    tokens.sort_unstable();
    let techs = |level| {
        format!("{:?}", view.techs.iter().filter(|tech| tech.card().level == level).collect::<Vec<_>>())
    };
    let each = |what: fn(&Player) -> String| (1..=3).map(|seat| what(table.player(seat))).collect::<String>();
    let fleets = |seat| format!("{:?}", table.player(seat).fleets);
    vec![
        ("first player", format!("{:?}", view.order)),
        ("basic tiles", stacks(TileColor::Basic)),
        ("advanced tiles", stacks(TileColor::Advanced)),
        ("basic planets", planets(&map[1..5])),
        ("other planets", planets(&map[5..])),
        ("pirates", format!("{tokens:?}")),
        ("places of pirates", format!("{:?}", view.board.map(|site| site.pirates.is_some()))),
        ("mining tiles dealt", each(|player| format!("{:?}", player.mining))),
        ("mining pile", format!("{:?}", view.mining_tile)),
        ("technology 1", techs(1)),
        ("technology 2", techs(2)),
        ("technology 3", techs(3)),
        ("missions 1", format!("{:?}", view.missions[0].open)),
        ("missions 2", format!("{:?}", view.missions[1].open)),
        ("decree colors", view.senate[0].decree.to_string()),
        ("decree types", view.senate[1].decree.to_string()),
        ("decree levels", view.senate[2].decree.to_string()),
        ("decree deeds", view.senate[3].decree.to_string()),
        ("fleets of seat 1", fleets(1)),
        ("fleets of seat 2", fleets(2)),
        ("fleets of seat 3", fleets(3)),
        ("objectives", each(|player| format!("{:?}", player.objectives))),
        ("wealth", format!("{:?}", view.wealth)),
        ("skills", format!("{:?}", view.skills)),
    ]
}

/// What comes out otherwise when only the nth question or shuffle does, with three players.
fn depends_on(nth: usize) -> Vec<&'static str> {
    let sizes = shuffles(3);
    let before = |shuffles: usize| 1 + sizes[..shuffles].iter().map(|n| *n as usize - 1).sum::<usize>();
    let questions = if nth == 0 { 0..1 } else { before(nth - 1)..before(nth) };
    let (straight, bent) = (decided(&bent(3, 0..0).0), decided(&bent(3, questions).0));
    straight.iter().zip(&bent).filter(|(one, other)| one != other).map(|(one, _)| one.0).collect()
}

/// TG-RANDOM-2 to TG-RANDOM-7: every shuffle of n things asks n - 1 questions, in the order of the ledger.
#[test]
fn tg_random_1_a_seed_fixes_the_game() {
    for players in 2..=5 {
        let mut expected = vec![u32::from(players)];
        shuffles(players).iter().for_each(|&n| expected.extend((2..=n).rev()));
        assert_eq!(bent(players, 0..0).1, expected);
        assert_eq!(start(players, 5).game, start(players, 5).game);
    }
    assert_eq!(depends_on(0), ["first player"]);
}

#[test]
fn tg_random_2_bonus_tiles_are_shuffled_first() {
    assert_eq!([1, 2].map(depends_on), [["basic tiles"], ["advanced tiles"]]);
}

#[test]
fn tg_random_3_planets_lie_at_random() {
    assert_eq!([3, 4].map(depends_on), [["basic planets"], ["other planets"]]);
}

#[test]
fn tg_random_4_pirates_and_their_places_are_random() {
    assert_eq!([5, 6].map(depends_on), [["pirates"], ["places of pirates"]]);
}

#[test]
fn tg_random_5_mining_tiles_are_dealt_at_random() {
    assert_eq!([7, 8].map(depends_on), [["mining tiles dealt"], ["mining pile"]]);
}

#[test]
fn tg_random_6_cards_on_display_are_random() {
    assert_eq!([9, 10, 11].map(depends_on), [["technology 1"], ["technology 2"], ["technology 3"]]);
    assert_eq!([12, 13].map(depends_on), [["missions 1"], ["missions 2"]]);
    assert_eq!(
        [14, 15, 16, 17].map(depends_on),
        [["decree colors"], ["decree types"], ["decree levels"], ["decree deeds"]]
    );
}

#[test]
fn tg_random_7_objectives_wealth_and_skills_are_random() {
    assert_eq!(
        [18, 19, 20].map(depends_on),
        [["fleets of seat 1"], ["fleets of seat 2"], ["fleets of seat 3"]]
    );
    assert_eq!([21, 22, 23].map(depends_on), [["objectives"], ["wealth"], ["skills"]]);
}

/// TG-SKILL-9.
#[test]
fn tg_random_8_the_stockpile_takes_the_next_leftovers() {
    let found = (0..60).find_map(|seed| {
        let table = first_turn(5, seed);
        table.events.iter().find_map(|event| match event {
            Event::Stocked { tiles, .. } => Some(tiles.clone()),
            _ => None,
        })
    });
    let tiles = found.expect("the stockpile is drafted in some game");
    let basic = tiles.iter().filter(|tile| tile.card().color == TileColor::Basic).count();
    assert_eq!((basic, tiles.len()), (3, 5));
}

#[test]
fn tg_random_9_nothing_is_random_after_the_setup() {
    let mut table = first_turn(3, 4);
    let mut fast = Fast::new(8);
    let mut chance = Recorder::new(&mut fast);
    while let Some(asked) = table.game.prompt().seat() {
        let mut actions = Vec::new();
        table.game.actions(asked, &mut actions);
        table.game.play(asked, actions[actions.len() / 2], &mut chance, &mut ());
    }
    assert!(chance.outcomes.is_empty());
    assert_eq!(Track::ALL.len(), 5);
}
