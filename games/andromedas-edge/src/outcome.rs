//! Battles from the comparison of dice on: winner, rewards, Tactical Operations, damage (AE-BATTLE-32 to -44).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::battle_state::{Battle, Threat};
use crate::content::{Mark, content};
use crate::effect::{Rule, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Part, Point};
use crate::kinds::{Side, Source, Track, When};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// The parts after the roll.
    pub(crate) fn conclude(&mut self, part: Part, fate: &mut impl Fate) {
        match part {
            Part::Compare => {
                self.compare_dice(fate);
                self.go_to(Part::Won);
            }
            Part::Won => {
                self.go_to(Part::RaiderWon);
                if Battle::is_in(self.battle.winners, Side::UNITY) {
                    self.reward_unity(fate);
                } else {
                    self.reward_winners();
                }
            }
            Part::RaiderWon => {
                self.go_to(Part::Lost(0));
                let class = self.turn.region.and_then(|space| self.raiders.at(space)).map(|it| it.0);
                if let Some(class) = class.filter(|_| Battle::is_in(self.battle.winners, Side::RAIDERS))
                    && let Some(effect) = self.raiders.card(class).on_win
                {
                    self.begin_effect(effect, Context::of(self.active_side(), Source::Raider));
                }
            }
            Part::Lost(nth) => match self.contenders().nth(nth.into()) {
                Some(side) => {
                    self.go_to(Part::Lost(nth + 1));
                    match side.seat() {
                        _ if !Battle::is_in(self.battle.defeated, side) => {}
                        Some(seat) => {
                            self.stack.push(Frame::Defeat { seat, done: false });
                            self.fire(When::BattleLost, seat);
                        }
                        None => self.unity_lost(fate),
                    }
                }
                None => self.go_to(Part::Damage(0)),
            },
            Part::Damage(nth) => match self.contenders().nth(nth.into()) {
                Some(side) => {
                    self.go_to(Part::Damage(nth + 1));
                    match side.seat() {
                        _ if !Battle::is_in(self.battle.defeated, side) => {}
                        Some(seat) => self.damage_defeated(seat, fate),
                        None => self.damage_defeated_unity(fate),
                    }
                }
                None => self.go_to(Part::RaiderDamage),
            },
            Part::RaiderDamage => {
                self.go_to(Part::Resolved);
                if self.battle.raider_defeated() {
                    self.damage_raider(fate);
                }
            }
            Part::Resolved => {
                self.go_to(Part::Over);
                self.open_window(Point::Resolved);
            }
            _ => self.clear_battle(),
        }
    }

    /// Sides that fight as one: teammates (AE-TEAM-5), as bits.
    fn allies(&self, side: Side) -> u8 {
        let mate = side.seat().and_then(|seat| self.teammate(seat)).map_or(0, |mate| Side::of(mate).bit());
        (side.bit() | mate) & self.battle.fighters
    }

    /// The dice of a side and its teammate together, by face (AE-TEAM-7).
    fn merged(&self, side: Side) -> [u8; 6] {
        let allies = self.allies(side);
        let mut dice = [0; 6];
        for own in (0..Side::COUNT).filter(|&own| allies & 1 << own != 0) {
            for (sum, count) in dice.iter_mut().zip(self.battle.dice[own]) {
                *sum += count;
            }
        }
        dice
    }

    /// AE-BATTLE-32 to -36: the highest die, then the next; whoever has none left loses.
    fn compare_dice(&mut self, fate: &mut impl Fate) {
        let low = self.battle.has(Rule::LowWins);
        let key = |side: Side| ranking(self.merged(side), low);
        let sides =
            (0..Side::COUNT).filter_map(Side::at).filter(|side| self.battle.fighters & side.bit() != 0);
        let best = sides.clone().max_by_key(|&side| key(side));
        let Some(best) = best else { return };
        let top = key(best);
        let allies = self.allies(best);
        let tied = sides.clone().any(|side| allies & side.bit() == 0 && key(side) == top);
        self.battle.winners = if tied { 0 } else { allies };
        self.battle.defeated = self.battle.fighters & !self.battle.winners;
        if tied {
            fate.event(Event::NobodyWon);
        } else {
            fate.event(Event::BattleWon { side: best });
        }
    }

    /// Whoever won; of a team the first in turn order.
    pub(crate) fn winning_side(&self) -> Option<Side> {
        if Battle::is_in(self.battle.winners, Side::RAIDERS) {
            return Some(Side::RAIDERS);
        }
        self.contenders().find(|side| self.battle.winners & side.bit() != 0)
    }

    /// AE-BATTLE-37 to -39: the step, the reward, what answers to a victory; for each teammate (AE-TEAM-8).
    fn reward_winners(&mut self) {
        let winners: arrayvec::ArrayVec<Seat, 2> = self.seats_of(self.battle.winners).take(2).collect();
        if let &[one, other] = winners.as_slice()
            && self.both_reach_a_token(one, other)
        {
            return self.stack.push(Frame::TokenFirst { one, other });
        }
        self.reward_in_order(&winners);
    }

    /// AE-TEAM-9: both would step on the same token.
    fn both_reach_a_token(&self, one: Seat, other: Seat) -> bool {
        let next = |seat: Seat| self.player(seat).markers[Track::Supremacy as usize] + 1;
        let marks = &content().tracks[Track::Supremacy as usize].marks;
        next(one) == next(other)
            && marks.iter().any(|&(at, mark)| match mark {
                Mark::Supremacy(nth) => at == next(one) && self.tokens[usize::from(nth)].is_some(),
                Mark::Discovery(_) | Mark::Upgrade | Mark::Vault(_) | Mark::HandLimit(_) => false,
            })
    }

    pub(crate) fn reward_in_order(&mut self, winners: &[Seat]) {
        let class = self.turn.region.and_then(|space| self.raiders.at(space)).map(|it| it.0);
        let reward =
            class.filter(|_| self.battle.raider_defeated()).map(|class| self.raiders.card(class).reward);
        for &seat in winners.iter().rev() {
            self.open_window(Point::Won(seat));
            self.fire(When::BattleWon, seat);
            if let Some(reward) = reward {
                self.begin_effect(reward, Context::new(seat, Source::Raider));
            }
            self.stack.push(Frame::Steps { seat, track: Track::Supremacy, left: 1 });
        }
    }

    /// AE-BATTLE-41 to -43: the card or the moon, or nothing.
    pub(crate) fn offer_operations(&self, seat: Seat, done: bool, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        let operations = content().tactical_operations;
        if let Step::Choice { alternatives, .. } = &content().code.node(operations).step
            && !done
        {
            let context = Context::new(seat, Source::Moon);
            for (nth, &first) in (0u8..).zip(alternatives) {
                if self.could(first, context) {
                    offers.offer(Action::Choose(nth));
                }
            }
        }
    }

    /// Cards may still be played after the operation.
    pub(crate) fn operate(&mut self, seat: Seat, nth: u8) {
        if !self.player(seat).hand.is_empty() || nth == 0 {
            self.stack.push(Frame::Defeat { seat, done: true });
        }
        if let Step::Choice { alternatives, .. } = &content().code.node(content().tactical_operations).step
            && let Some(&first) = alternatives.get(usize::from(nth))
        {
            self.begin_effect(first, Context::new(seat, Source::Moon));
        }
    }

    /// AE-DAMAGE-1; by a diplomacy card the ships go home instead.
    fn damage_defeated(&mut self, seat: Seat, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        if self.battle.has(Rule::NoScrap) {
            for ship in self.squad(seat, space).ships() {
                self.recall(seat, ship, space, fate);
            }
            return;
        }
        self.threat = Threat::default();
        self.threaten_squad(seat, space);
        self.stack.push(Frame::Threatened(seat));
    }
}

/// Dice in the order in which they are compared, as a number: greater wins. Whoever has no die at all cannot win
/// against a die (AE-RULING-65).
pub(crate) fn ranking(dice: [u8; 6], low: bool) -> [u8; 13] {
    let mut key = [0; 13];
    let faces = (1..=6u8).flat_map(|face| std::iter::repeat_n(face, dice[usize::from(face) - 1].into()));
    if low {
        // Lower is better, and of tied sides the one without a further die.
        let mut place = 1;
        for face in faces.take(12) {
            key[place] = 7 - face;
            place += 1;
        }
        key[0] = u8::from(place > 1);
        key[place..].iter_mut().for_each(|it| *it = 7);
    } else {
        let mut sorted: arrayvec::ArrayVec<u8, 12> = faces.take(12).collect();
        sorted.reverse();
        key[..sorted.len()].copy_from_slice(&sorted);
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(faces: &[u8]) -> [u8; 6] {
        let mut dice = [0; 6];
        faces.iter().for_each(|&face| dice[usize::from(face) - 1] += 1);
        dice
    }

    #[test]
    fn dice_rank_as_the_book_compares_them() {
        let rank = |faces: &[u8]| ranking(dice(faces), false);
        assert!(rank(&[6, 5, 1]) > rank(&[6, 5]), "AE-VEC-12");
        assert_eq!(rank(&[6, 5]), rank(&[5, 6]), "AE-VEC-13");
        assert!(rank(&[6, 6, 2]) > rank(&[6, 5, 5]), "AE-VEC-14");
        let low = |faces: &[u8]| ranking(dice(faces), true);
        assert!(low(&[1, 6]) > low(&[2, 2, 2]));
        assert!(low(&[1]) > low(&[1, 3]), "no die left to compare wins");
        assert!(low(&[6]) > low(&[]), "a die wins against none");
    }

    /// Every roll of so many dice that are at least the targeting value, with how often it comes.
    fn rolls(count: u8, targeting: u8) -> Vec<([u8; 6], u64)> {
        let mut all = std::collections::BTreeMap::from([([0; 6], 1)]);
        for _ in 0..count {
            let mut more = std::collections::BTreeMap::new();
            for (dice, often) in all {
                for face in targeting..=6 {
                    let mut dice: [u8; 6] = dice;
                    dice[usize::from(face) - 1] += 1;
                    *more.entry(dice).or_insert(0) += often;
                }
            }
            all = more;
        }
        all.into_iter().collect()
    }

    /// How often each side wins, and nobody, in lowest terms of all.
    fn odds(sides: &[(u8, u8)]) -> Vec<(u64, u64)> {
        let rolls: Vec<_> = sides.iter().map(|&(count, targeting)| rolls(count, targeting)).collect();
        let mut won = vec![0; sides.len() + 1];
        let mut all = vec![(Vec::new(), 1u64)];
        for side in &rolls {
            all = all
                .into_iter()
                .flat_map(|(keys, often): (Vec<[u8; 13]>, u64)| {
                    side.iter().map(move |&(dice, more)| {
                        let mut keys = keys.clone();
                        keys.push(ranking(dice, false));
                        (keys, often * more)
                    })
                })
                .collect();
        }
        for (keys, often) in &all {
            let best = keys.iter().max().expect("a side");
            let tied = keys.iter().filter(|key| *key == best).count() > 1;
            let place = keys.iter().position(|key| key == best).expect("the best");
            won[if tied { sides.len() } else { place }] += often;
        }
        let total: u64 = won.iter().sum();
        let lowest = |part: u64| {
            let (mut a, mut b) = (part, total);
            while b > 0 {
                (a, b) = (b, a % b);
            }
            (part / a, total / a)
        };
        won.into_iter().map(lowest).collect()
    }

    #[test]
    fn ae_vec_15_exact_odds() {
        assert_eq!(odds(&[(1, 1), (1, 1)]), [(5, 12), (5, 12), (1, 6)]);
        assert_eq!(odds(&[(2, 2), (1, 1)]), [(4, 5), (1, 5), (0, 1)]);
        assert_eq!(odds(&[(3, 2), (2, 1)]), [(547, 750), (203, 750), (0, 1)]);
        assert_eq!(odds(&[(5, 2), (6, 3)]), [(93_313, 320_000), (226_687, 320_000), (0, 1)]);
        assert_eq!(odds(&[(6, 5), (6, 1)]), [(1_414_081, 1_492_992), (78_449, 1_492_992), (77, 248_832)]);
        assert_eq!(odds(&[(1, 1); 3]), [(55, 216), (55, 216), (55, 216), (17, 72)]);
    }
}
