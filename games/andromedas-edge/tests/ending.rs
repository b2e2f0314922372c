//! The end, final scoring, ties, special regions, destiny (AE-END, AE-SCORE, AE-TIE, AE-VEC-16 to -21, AE-RULING-98 to -104).

use orrery_andromedas_edge::scenario::Scenario;
use orrery_andromedas_edge::{Event, Marker, Options, Special};

/// AE-END-1, AE-END-2, AE-END-3, AE-END-4, AE-END-5, AE-END-6, AE-END-7, AE-END-8, AE-TURN-10, AE-RULING-102.
#[test]
fn ae_end_5_everybody_has_one_more_turn() {
    let mut table = Scenario::of(3)
        .marker(9)
        .seat(1, |p| p.vp(59).finds(&["discovery-ancient-song"]))
        .seat(3, |p| p.hand(&["supply-drop", "power-surge", "black-box", "ambush", "sabotage", "ransom"]))
        .table();
    table.acts(&["discovery discovery-ancient-song", "choose 1"]);
    assert!(table.is_ending() && table.marker() == 255, "at that moment the marker is removed");
    assert_eq!(table.on_turn(), 1, "the turn is finished");
    table.act("return").finish();
    let mut turns = Vec::new();
    while table.on_turn() != 0 {
        turns.push(table.on_turn());
        table.act("return").finish();
        if table.rule() == "AE-WINDOW-44" {
            table.act("drop ransom").finish();
        }
    }
    assert_eq!(turns, [2, 3, 1], "from the next player to the one who was active");
    assert_eq!(table.hand(3).len(), 5, "limits are checked in the last turns too");
    assert_eq!((table.winners(), table.ending()), (vec![1], Some("terminus")), "most VP");
    let ends = table.events.iter().filter(|event| matches!(event, Event::EndTriggered)).count();
    assert_eq!(ends, 1, "once");
    assert!(table.events.iter().any(|event| matches!(event, Event::FinalScore { .. })));
}

/// AE-RULING-99, AE-END-6: a marker that reaches the terminus on another's turn.
#[test]
fn ae_ruling_99_the_last_turns_run_from_the_next_player_to_the_active_one() {
    let mut table = Scenario::of(3)
        .seat(2, |p| p.vp(59).modules(&["orbital-laboratory"]).moons(&["moon-blue-single"]))
        .table();
    table.act_as(2, "slot moon-blue-single output orbital-laboratory");
    assert!(table.is_ending());
    table.act("return").finish();
    let mut turns = Vec::new();
    while table.on_turn() != 0 {
        turns.push(table.on_turn());
        table.act("return").finish();
    }
    assert_eq!(turns, [2, 3, 1]);
}

/// AE-RULING-100.
#[test]
fn ae_ruling_100_a_pending_event_is_still_resolved() {
    let mut table = Scenario::of(2)
        .marker(9)
        .events(&["event-open-archives"])
        .raider_card("gorgon-bulwark")
        .seat(1, |p| p.vp(58).hand(&["show-of-force"]).finds(&["discovery-ancient-song"]))
        .table();
    table.acts(&["play show-of-force", "discovery discovery-ancient-song", "choose 1"]);
    assert!(table.is_pending() && table.is_ending());
    table.act("return").finish();
    assert!(table.events.iter().any(|event| matches!(event, Event::EventRevealed { .. })));
    assert_eq!(table.game_marker(), Marker::Removed, "then removed instead of reset");
    let mut table = Scenario::of(2)
        .marker(9)
        .events(&["event-open-archives"])
        .seat(1, |p| p.vp(59).finds(&["discovery-ancient-song"]).hand(&["show-of-force"]))
        .table();
    table.acts(&["discovery discovery-ancient-song", "choose 1", "play show-of-force", "return"]);
    table.finish();
    assert!(
        !table.events.iter().any(|event| matches!(event, Event::EventRevealed { .. })),
        "still on the track: no event"
    );
}

/// AE-RULING-28.
#[test]
fn ae_ruling_28_nobody_passes_forever() {
    let mut table = Scenario::of(2).seat(1, |p| p.idle(2)).seat(2, |p| p.idle(3)).table();
    table.act("return");
    assert!(table.is_ending());
    for (number, launch) in [(2, "launch transport space-01"), (1, "launch transport space-15")] {
        assert_eq!(table.on_turn(), number, "everybody has a last turn, as at the terminus");
        table.act(launch).finish();
    }
    assert_eq!(table.ending(), Some("standstill"));
    let mut table =
        Scenario::of(2).seat(1, |p| p.idle(2).ship("transport", "space-01")).seat(2, |p| p.idle(3)).table();
    table.act("return").finish();
    assert!(!table.is_ending(), "a ship was away");
}

/// The final position of the book's scoring example.
fn example() -> Scenario {
    Scenario::of(2)
        .development("space-04", 1, true)
        .development("space-10", 1, true)
        .development("space-11", 1, true)
        .seat(1, |p| {
            p.vp(62)
                .track("science", 5)
                .track("industry", 10)
                .track("supremacy", 5)
                .track("commerce", 7)
                .track("civilization", 5)
                .stored([4, 2, 0, 0, 1])
                .hand(&["ambush", "sabotage", "ransom"])
                .modules(&["land-ministry", "cognition-collective", "nanoforge"])
                .damage("nanoforge", 2)
                .damage("treasury", 1)
                .damage("architect", 1)
                .damage("shipwright", 1)
                .leaders(2)
        })
}

/// AE-VEC-17, AE-VEC-18, AE-VEC-19, AE-VEC-20, AE-VEC-21, AE-SCORE-1, AE-SCORE-2, AE-SCORE-3, AE-SCORE-6, AE-SCORE-7, AE-SCORE-8, AE-SCORE-9,
/// AE-SCORE-10, AE-SCORE-13, AE-DEV-29, AE-RULING-103.
#[test]
fn ae_vec_16_the_scoring_example_of_the_book() {
    let sheet = example().over().sheet(1);
    assert_eq!((sheet.marker, sheet.tracks), (62, 9 + 20 + 10 + 12 + 8));
    assert_eq!((sheet.developments, sheet.damage), (10 + 7 + 7, -8), "several markers count once");
    assert_eq!((sheet.vault, sheet.modules, sheet.leaders), (10, 10 + 6, 2));
    let steps = [sheet.tracks, sheet.developments, sheet.damage, sheet.vault, sheet.modules, sheet.leaders];
    let chain: Vec<i16> = steps
        .iter()
        .scan(sheet.marker, |total, step| {
            *total += step;
            Some(*total)
        })
        .collect();
    assert_eq!((chain, sheet.total()), (vec![121, 145, 137, 147, 163, 165], 165), "kept in full above 99");
    let damaged = example().seat(1, |p| p.damage("land-ministry", 1)).over().sheet(1);
    assert_eq!((damaged.modules, damaged.damage), (6, -10), "a damaged one does not score");
}

/// AE-RES-15, AE-SCORE-4, AE-SCORE-11, AE-MOON-14, AE-RULING-98.
#[test]
fn ae_score_4_what_scores_nothing() {
    let sheet = Scenario::of(2)
        .development("space-04", 1, true)
        .seat(1, |p| p.stored([5, 5, 0, 0, 0]).moons(&["moon-nebula-shrine"]).faction("ashborn-wardens"))
        .over()
        .sheet(1);
    assert_eq!(
        (sheet.developments, sheet.vault, sheet.faction),
        (0, 0, 3),
        "no level, no vault; the faction scores"
    );
    let sheet = Scenario::of(2).seat(1, |p| p.damage("treasury", 1).leaders(1)).over().sheet(1);
    assert_eq!((sheet.damage, sheet.total()), (-2, 1), "losses stop at 0");
    let mut table = Scenario::of(2)
        .events(&["event-plague-of-doubt"])
        .raider_card("umbral-stalker")
        .seat(1, |p| p.vp(1))
        .event(&[1]);
    table.finish();
    assert_eq!(table.vp(1), 0, "never below 0");
}

/// AE-TIE-1, AE-TIE-2, AE-TIE-3, AE-RULING-104.
#[test]
fn ae_tie_1_modules_then_resources_then_shared() {
    let tied = |one: fn(
        orrery_andromedas_edge::scenario::Holding<'_>,
    ) -> orrery_andromedas_edge::scenario::Holding<'_>| {
        Scenario::of(2).seat(1, |p| p.vp(10)).seat(2, |p| p.vp(10)).seat(2, one).over().winners()
    };
    assert_eq!(tied(|p| p), [1, 2], "shared");
    assert_eq!(tied(|p| p.modules(&["fusion-coil"])), [2]);
    assert_eq!(tied(|p| p.hand(&["ambush"])), [2], "a card is a resource");
    assert_eq!(tied(|p| p.moons(&["moon-blue-single"])), [1, 2], "a moon is none");
}

/// AE-SCORE-5, AE-SPECIAL-6, AE-SPECIAL-7, AE-SPECIAL-8, AE-RULING-108.
#[test]
fn ae_special_6_developments_next_to_special_regions() {
    let options = Options { special: Special::Quasars, ..Options::standard(2).unwrap() };
    let scenario = Scenario::with(options);
    let at = |space: &str| scenario.clone().development(space, 1, true).over().sheet(1).special_regions;
    assert_eq!((at("space-01"), at("space-04"), at("space-14")), (1, 1, 0));
    let both =
        scenario.clone().development("space-08", 1, true).development("space-09", 1, true).over().sheet(1);
    assert_eq!(both.special_regions, 2, "one region each; no space of this board touches both");
}

/// AE-DESTINY-3, AE-DESTINY-4, AE-DESTINY-5, AE-SCORE-12.
#[test]
fn ae_destiny_3_highest_or_tied_for_highest() {
    let options = Options { destiny: true, ..Options::standard(3).unwrap() };
    let scenario = Scenario::with(options)
        .seat(1, |p| p.destiny("destiny-science-industry").track("science", 4).track("industry", 2));
    assert_eq!(scenario.clone().over().sheet(1).destiny, 10, "both goals");
    let tied = scenario.clone().seat(2, |p| p.track("science", 4)).seat(3, |p| p.track("industry", 3));
    assert_eq!(tied.over().sheet(1).destiny, 6, "tied counts, lower does not");
    assert_eq!(scenario.seat(2, |p| p.track("science", 5)).over().sheet(1).destiny, 4);
}

trait GameMarker {
    fn game_marker(&self) -> Marker;
}

impl GameMarker for orrery_andromedas_edge::scenario::Table {
    fn game_marker(&self) -> Marker {
        orrery_kernel::Game::view(&self.game, orrery_kernel::Viewer::Spectator).marker
    }
}
