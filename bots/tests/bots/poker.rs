//! Kuhn poker: worth -1/18 of a chip to the first seat if both play best.

use orrery_bots::{Bot, Mcts, MctsConfig};
use orrery_kernel::{Chance, Fast, Game, Prompt, Viewer};
use orrery_testkit::toy::{Kuhn, KuhnAction, KuhnOptions};

use crate::duel::{seat, steady_config};

/// Chips are what counts here, not who has more of them.
fn searching(seed: u64) -> Mcts<Kuhn> {
    Mcts::new(MctsConfig { margin: 1.0, scale: Some(800.0), ..steady_config(400) }, seed)
}

fn deal(hands: [u8; 2], line: &[KuhnAction]) -> Kuhn {
    Kuhn { cards: 3, hands, line: line.iter().copied().collect() }
}

#[test]
fn the_best_card_is_never_folded_and_the_worst_never_calls() {
    use KuhnAction::{Bet, Pass};
    let lines: [(u8, &[KuhnAction]); 2] = [(1, &[Bet]), (0, &[Pass, Bet])];
    for (own, line) in lines {
        for other in [1, 2] {
            for seed in 0..10 {
                let mut hands = [other; 2];
                hands[usize::from(own)] = 3;
                let view = deal(hands, line).view(Viewer::Seat(seat(own)));
                assert_eq!(searching(seed).choose(&view, seat(own), &[Pass, Bet]), Bet);
                let mut hands = [other + 1; 2];
                hands[usize::from(own)] = 1;
                let view = deal(hands, line).view(Viewer::Seat(seat(own)));
                assert_eq!(searching(seed).choose(&view, seat(own), &[Pass, Bet]), Pass);
            }
        }
    }
}

/// Mean chips of the searching bot in seat `own` against somebody who bets so many times of three.
fn chips(own: u8, bets_of_three: impl Fn(&Kuhn) -> u8) -> f64 {
    let games = 600;
    let mut total = 0;
    for game in 0..games {
        let mut chance = Fast::stream(11, game);
        let mut kuhn = Kuhn::start(&KuhnOptions { cards: 3 }, &mut chance, &mut ()).unwrap();
        let mut bot = searching(game);
        while let Prompt::Ask(asked) = kuhn.prompt() {
            let turn = asked.first().unwrap();
            let action = if turn == seat(own) {
                bot.choose(&kuhn.view(Viewer::Seat(turn)), turn, &[KuhnAction::Pass, KuhnAction::Bet])
            } else if chance.below(3) < bets_of_three(&kuhn).into() {
                KuhnAction::Bet
            } else {
                KuhnAction::Pass
            };
            kuhn.play(turn, action, &mut chance, &mut ());
        }
        total += i64::from(kuhn.outcome().unwrap().scores[seat(own)]);
    }
    total as f64 / games as f64
}

#[test]
fn it_wins_from_the_careless_and_loses_little_to_the_best() {
    let careless = |kuhn: &Kuhn| 1 + (kuhn.hands[0] + kuhn.line.len() as u8) % 2;
    let (first, second) = (chips(0, careless), chips(1, careless));
    assert!(first > 0.1 && second > 0.1, "{first} and {second} chips against the careless");
    let (first, second) = (chips(0, Kuhn::optimal_bets_of_three), chips(1, Kuhn::optimal_bets_of_three));
    // Best play gets -1/18 and 1/18; the mean of so many games wanders by about 0.06.
    assert!((-0.3..0.15).contains(&first), "{first} chips as first against the best");
    assert!((-0.2..0.25).contains(&second), "{second} chips as second against the best");
}
