//! What can be read off a position.

use orrery_kernel::Seat;
use orrery_rocket_dice::scenario::Scenario;
use orrery_rocket_dice::{BattleId, MoonId, Side};

#[test]
fn what_is_read_off_is_what_the_rules_count() {
    let table = Scenario::of(3)
        .battles("first-landfall-war", "tower-dispute")
        .seat(1, |it| it.attack(4).planets(&["crown-of-spears", "ember-hold"]))
        .seat(2, |it| it.planets(&["tin-reach"]))
        .table();
    let game = &table.game;
    let war: BattleId = "first-landfall-war".parse().unwrap();
    let dispute: BattleId = "tower-dispute".parse().unwrap();
    let moon: MoonId = "bastion-moon".parse().unwrap();
    let first = Seat::default();
    assert_eq!(game.nearness(war), Some((3, 5)));
    assert_eq!(game.nearness(dispute), None);
    assert_eq!(game.would_muster(war, first), 4 + 3 + 1);
    assert_eq!(game.moon_price(moon), Some(3));
    assert_eq!(game.alliance_threshold(first), 20);
    assert_eq!(game.side_of(first), Side::South);
}
