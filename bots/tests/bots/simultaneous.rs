//! Choices made at the same time: the other's is part of the tree, but nobody knows it.

use orrery_bots::{Bot, Mcts, MctsConfig};
use orrery_kernel::{Game, Viewer};
use orrery_testkit::toy::{Gops, GopsOptions};

use crate::duel::{seat, share, steady, steady_config};
use crate::fable::{Branch, Fable, Place, Tale};

/// Matching pennies with a way out. The first seat hides a penny (branch 0 or 1), the second guesses; a right guess
/// wins, a wrong one loses. Either may instead leave it to dice that win 3 times of 10. Both hidden choices are worth
/// 1/2; a seat whose choice was seen by the other would do better with the dice.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Pennies;

impl Tale for Pennies {
    const SEATS: u8 = 2;
    const PLACES: &'static [Place] = &[
        Place::Both(&[&[2, 1, 4], &[1, 2, 4], &[3, 3, 5]]),
        Place::Won(&[0]),
        Place::Won(&[1]),
        Place::Luck(&[1, 1, 1, 2, 2, 2, 2, 2, 2, 2]),
        Place::Luck(&[1, 1, 1, 1, 1, 1, 1, 2, 2, 2]),
        Place::Luck(&[1, 2]),
    ];
}

#[test]
fn neither_seat_fears_or_hopes_to_be_seen() {
    for own in [0, 1] {
        let view = Fable::<Pennies>::begin(0).view(Viewer::Seat(seat(own)));
        for seed in 0..10 {
            let mut bot =
                Mcts::<Fable<Pennies>>::new(MctsConfig { margin: 0.0, ..steady_config(3000) }, seed);
            let chosen = bot.choose(&view, seat(own), &[Branch(0), Branch(1), Branch(2)]);
            assert_ne!(chosen, Branch(2), "seat {own} took the dice: {:?}", bot.considered());
            let considered = bot.considered();
            let best = considered.iter().find(|considered| considered.action == chosen).unwrap();
            assert!((0.35..0.65).contains(&best.mean), "{considered:?}");
        }
    }
}

#[test]
fn secret_bids_are_answered_one_by_one_without_being_known() {
    let options = GopsOptions { seats: 2, cards: 5 };
    let share = share::<Gops>(&options, [&steady(300), "random"], 150);
    assert!(share > 0.65, "{share}");
}

#[test]
fn four_seats_may_bid_at_once() {
    use orrery_bots::table::play_out;
    use orrery_kernel::Fast;
    let mut won = 0.0;
    for game in 0..60_u64 {
        let options = GopsOptions { seats: 4, cards: 4 };
        let own = (game % 4) as u8;
        let spec = |index| if index == own { steady(200) } else { "random".to_owned() };
        let mut bots: Vec<_> = (0..4).map(|index| crate::duel::bot(&spec(index), game)).collect();
        let mut chance = Fast::stream(5, game);
        let start = Gops::start(&options, &mut chance, &mut ()).unwrap();
        won += play_out(start, &mut bots, &mut chance, 1000).unwrap().share(seat(own));
    }
    assert!(won / 60.0 > 0.35, "{won} of 60");
}
