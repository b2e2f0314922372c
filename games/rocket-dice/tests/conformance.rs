//! Rocket Dice joins the conformance suite.

use orrery_kernel::{Fast, Viewer};
use orrery_rocket_dice::{Options, RocketDice};
use orrery_testkit::Conforms;

struct Joins;

impl Conforms for Joins {
    type Game = RocketDice;
    const MAX_DECISIONS: usize = 4000;
    const STATE_BYTES: usize = 2048;
    /// Nearly always tens; five white dice, two discounts and a full scrapyard make a few hundred payments of The Station.
    const MAX_ACTIONS: usize = 512;

    /// The tables of the rules, and one with every option switched.
    fn tables() -> Vec<Options> {
        let mut tables: Vec<Options> =
            (2..=4).map(|players| Options::standard(players).expect("2 to 4 players")).collect();
        let switched = Options {
            planets_per_pile: [5, 0, 1, 2, 3, 4, 5],
            vp_cards: 3,
            moons_per_kind: 1,
            balance_start: false,
            seat_gift: false,
            truce: false,
            end_round: 9,
            ..tables[1]
        };
        tables.push(switched);
        tables
    }

    fn audit(game: &RocketDice) -> Result<(), String> {
        game.audit()
    }

    fn reshuffled(game: &RocketDice, viewer: Viewer, chance: &mut Fast) -> Option<RocketDice> {
        Some(game.reshuffled(viewer, chance))
    }
}

orrery_testkit::conformance!(Joins);
