//! Battles up to the roll: who fights, escalation, diplomacy, preparations, dice (AE-BATTLE-1 to -31).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::battle_state::Battle;
use crate::content::Stats;
use crate::effect::Rule;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Part, Point};
use crate::ids::SpaceId;
use crate::kinds::{Class, Power, Resource, Ship, Side, When};
use crate::state::AndromedasEdge;
use crate::units::Units;

impl AndromedasEdge {
    /// AE-BATTLE-1, AE-TEAM-4: ships of a player, and of somebody who is not on the same side.
    pub(crate) fn would_fight(&self, sides: u8) -> bool {
        let mut others = self.contenders().filter(|side| sides & side.bit() != 0);
        let Some(first) = others.next() else { return false };
        sides & Side::RAIDERS.bit() != 0 || others.any(|other| self.are_opposed(first, other))
    }

    /// AE-BATTLE-7: ended by a card, or one side left at most.
    fn is_over(&self) -> bool {
        self.battle.ended || self.turn.region.is_none_or(|space| !self.would_fight(self.sides_at(space)))
    }

    fn nth_player(&self, nth: u8) -> Option<Side> {
        self.contenders().nth(nth.into())
    }

    /// Carries out a part of the battle and puts the next one below it.
    pub(crate) fn fight(&mut self, part: Part, fate: &mut impl Fate) {
        let still =
            matches!(part, Part::Escalation(_) | Part::Diplomacy(_) | Part::Preparations(_) | Part::Roll);
        if still && self.is_over() {
            if !self.battle.ended {
                fate.event(Event::BattleEnded);
            }
            self.clear_battle();
            return;
        }
        match part {
            Part::Start => self.start_battle(fate),
            Part::Escalation(nth) => match self.nth_player(nth) {
                Some(side) => {
                    self.go_to(Part::Escalation(nth + 1));
                    (self.turn.range, self.turn.abilities) = (0, 0);
                    match side.seat() {
                        Some(seat) if self.may_escalate(seat) => self.stack.push(Frame::Escalate(seat)),
                        Some(_) => {}
                        None => self.unity_escalates(fate),
                    }
                }
                None => self.go_to(Part::Diplomacy(0)),
            },
            Part::Diplomacy(nth) => match self.nth_player(nth) {
                Some(side) => {
                    self.go_to(Part::Diplomacy(nth + 1));
                    match side.seat() {
                        Some(seat) if self.here(seat).is_empty() || self.player(seat).hand.is_empty() => {}
                        Some(seat) => self.stack.push(Frame::Negotiate(seat)),
                        None => self.unity_negotiates(fate),
                    }
                }
                None => self.go_to(Part::Preparations(0)),
            },
            Part::Preparations(nth) => match self.nth_player(nth) {
                Some(side) => {
                    self.go_to(Part::Preparations(nth + 1));
                    match side.seat() {
                        Some(seat) => self.begin_preparations(seat),
                        None => self.unity_prepares(),
                    }
                }
                None => self.go_to(Part::Roll),
            },
            Part::Roll => {
                self.roll(fate);
                self.go_to(Part::Compare);
                self.open_window(Point::Rolled);
                self.unity_has_rolled(fate);
            }
            Part::Compare
            | Part::Won
            | Part::RaiderWon
            | Part::Lost(_)
            | Part::Damage(_)
            | Part::RaiderDamage
            | Part::Resolved
            | Part::Over => self.conclude(part, fate),
        }
    }

    pub(crate) fn go_to(&mut self, part: Part) {
        self.stack.push(Frame::Battle(part));
    }

    fn start_battle(&mut self, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        if !self.would_fight(self.sides_at(space)) {
            return;
        }
        self.clear_battle();
        self.battle.on = true;
        fate.event(Event::BattleBegan { space });
        self.go_to(Part::Escalation(0));
        let there: arrayvec::ArrayVec<Seat, 4> = self.seats_at(space).collect();
        there.into_iter().rev().for_each(|seat| self.fire(When::BattleStart, seat));
    }

    /// The battle is over, and Unity's conflict card is discarded.
    pub(crate) fn clear_battle(&mut self) {
        self.battle = Battle::default();
        self.discard_conflict();
    }

    pub(crate) fn end_battle(&mut self, fate: &mut impl Fate) {
        self.battle.ended = true;
        fate.event(Event::BattleEnded);
    }
}

/// Escalation.
impl AndromedasEdge {
    /// Asked if a ship could join, or if a card in hand could matter (AE-RULING-73).
    fn may_escalate(&self, seat: Seat) -> bool {
        let fleet = self.fleet(seat);
        let away = fleet.on_board() > self.here(seat).len();
        let cards = !self.player(seat).hand.is_empty();
        (cards && fleet.on_board() > 0) || (away && self.joiners(seat).next().is_some())
    }

    fn escalation_stats(&self, seat: Seat, ship: Ship) -> Stats {
        let mut stats = self.player(seat).stats(ship);
        stats.range = stats.range.saturating_add(self.turn.range);
        stats.abilities |= self.turn.abilities;
        stats
    }

    /// Ships that could join, and whether they must jump (AE-BATTLE-8 to -13).
    fn joiners(&self, seat: Seat) -> impl Iterator<Item = (Ship, SpaceId, bool)> {
        let to = self.active_region();
        Ship::ALL.into_iter().flat_map(move |ship| {
            let stats = self.escalation_stats(seat, ship);
            let open = self.enterable(stats.has(Stats::VOYAGE)).contains(to);
            let energy = self.player(seat).stored.get(Resource::Energy) > 0;
            SpaceId::all().filter_map(move |from| {
                if !open || from == to || self.squad(seat, from).count(ship) == 0 {
                    return None;
                }
                if self.in_reach(from, to, stats) {
                    return Some((ship, from, false));
                }
                (stats.has(Stats::JUMP) && energy).then_some((ship, from, true))
            })
        })
    }

    pub(crate) fn offer_escalation(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        let near = self.joiners(seat).filter(|joiner| !joiner.2);
        near.for_each(|(ship, from, _)| offers.offer(Action::Join(ship, from)));
        let far = self.joiners(seat).filter(|joiner| joiner.2);
        far.for_each(|(ship, from, _)| offers.offer(Action::JoinByJump(ship, from)));
    }

    /// AE-RULING-63: Jump is paid per ship, at once.
    pub(crate) fn escalate(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        let (ship, from) = match action {
            Action::Join(ship, from) => (ship, from),
            Action::JoinByJump(ship, from) => {
                let paid = Units::of(Resource::Energy, 1);
                self.player_mut(seat).stored.take(paid);
                fate.event(Event::Paid { seat, units: paid });
                (ship, from)
            }
            _ => {
                (self.turn.range, self.turn.abilities) = (0, 0);
                return;
            }
        };
        self.move_ship(seat, ship, from, self.active_region(), fate);
        self.stack.push(Frame::Escalate(seat));
    }
}

/// Preparations and dice.
impl AndromedasEdge {
    /// Participants by AE-BATTLE-21; others only for cards that need no ships (AE-T6).
    fn begin_preparations(&mut self, seat: Seat) {
        let takes_part = !self.here(seat).is_empty();
        let player = self.player(seat);
        let energy = takes_part && player.stored.get(Resource::Energy) > 0 && self.may_spend_energy();
        if energy || !player.hand.is_empty() {
            self.stack.push(Frame::Prepare(seat));
        }
        if takes_part {
            self.fire(When::BattlePreparations, seat);
        }
    }

    fn may_spend_energy(&self) -> bool {
        !self.battle_rule(Rule::OneDie) && !self.battle_rule(Rule::NoEnergy)
    }

    pub(crate) fn offer_energy(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        if !self.here(seat).is_empty() && self.may_spend_energy() {
            let energy = self.player(seat).stored.get(Resource::Energy);
            (1..=energy.min(99)).for_each(|count| offers.offer(Action::Energy(count)));
        }
    }

    pub(crate) fn spend_energy(&mut self, seat: Seat, count: u8, fate: &mut impl Fate) {
        self.player_mut(seat).stored.take(Units::of(Resource::Energy, count));
        self.battle.energy[seat.index()] += count;
        fate.event(Event::EnergySpent { seat, count });
    }

    /// AE-BATTLE-20, -23, -27, AE-RULING-64: everything counts, at most 6 are rolled; a minus leaves one.
    pub(crate) fn dice_of(&self, side: Side) -> u8 {
        if self.battle_rule(Rule::OneDie) {
            return 1;
        }
        let bonus = self.battle.dice_bonus[side.index()];
        let (own, lasting) = match side.seat() {
            Some(seat) => {
                let player = self.player(seat);
                let here = self.here(seat);
                let weapons: u8 = here.ships().map(|ship| player.stats(ship).weapons).sum();
                let guarded = here.types().any(|ship| player.ship_has(ship, Power::SwornGuard));
                let near = self.dice_of_developments(side, self.active_region());
                let developments = near * if guarded { 2 } else { 1 };
                let spent = self.battle.energy[side.index()];
                (weapons + developments + spent, player.sustained_sum(|card| card.card().traits.dice))
            }
            None if side == Side::UNITY => (self.unity_dice(), 0),
            None => {
                let there = self.turn.region.and_then(|space| self.raiders.at(space));
                (there.map_or(0, |(class, count)| self.raiders.card(class).dice * count), 0)
            }
        };
        (i16::from(own) + i16::from(bonus) + i16::from(lasting)).clamp(1, 6) as u8
    }

    /// AE-BATTLE-24 to -26.
    pub(crate) fn targeting_of(&self, side: Side) -> u8 {
        let bonus = self.battle.targeting_bonus[side.index()];
        let (own, lasting) = match side.seat() {
            Some(seat) => {
                let player = self.player(seat);
                let here = self.here(seat);
                let better: u8 = here.ships().map(|ship| player.stats(ship).targeting).sum();
                (here.len() + better, player.sustained_sum(|card| card.card().traits.targeting))
            }
            None if side == Side::UNITY => (self.unity_here().len(), 0),
            None => match self.turn.region.and_then(|space| self.raiders.at(space)) {
                Some((class, count)) => {
                    let ships = if class == Class::S { count } else { 1 };
                    (ships + self.raiders.card(class).targeting, 0)
                }
                None => (1, 0),
            },
        };
        (i16::from(own) + i16::from(bonus) + i16::from(lasting)).clamp(1, 5) as u8
    }

    /// AE-BATTLE-28 to -31: all roll; dice below the targeting value are rolled again until they meet it.
    fn roll(&mut self, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        self.battle.fighters = self.sides_at(space);
        for side in (0..Side::COUNT).filter_map(Side::at) {
            if self.battle.fighters & side.bit() == 0 {
                continue;
            }
            let (count, targeting) = (self.dice_of(side), self.targeting_of(side));
            self.battle.targeting[side.index()] = targeting;
            let (mut first, mut dice) = ([0; 6], [0; 6]);
            for _ in 0..count {
                let face = fate.die(6);
                first[usize::from(face) - 1] += 1;
                dice[usize::from(meet(face, targeting, fate)) - 1] += 1;
            }
            self.battle.dice[side.index()] = dice;
            fate.event(Event::Rolled { side, first, dice, targeting });
        }
    }

    /// Faces of dice that may still be chosen, from this one on so that a set is offered once.
    pub(crate) fn offer_dice(&self, side: Side, chosen: [u8; 6], offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        let from = (0..6).rev().find(|&face| chosen[face] > 0).unwrap_or(0);
        let rolled = self.battle.dice[side.index()];
        for (face, (count, taken)) in (1..).zip(rolled.into_iter().zip(chosen)).skip(from) {
            if count > taken {
                offers.offer(Action::Die(face));
            }
        }
    }

    /// AE-RULING-67: dice rerolled by a card must meet the targeting value.
    pub(crate) fn reroll(&mut self, side: Side, chosen: [u8; 6], fate: &mut impl Fate) {
        let targeting = self.battle.targeting[side.index()];
        let mut dice = self.battle.dice[side.index()];
        for (face, count) in chosen.into_iter().enumerate() {
            for _ in 0..count {
                dice[face] -= 1;
            }
        }
        for _ in 0..chosen.iter().sum() {
            let face = fate.die(6);
            dice[usize::from(meet(face, targeting, fate)) - 1] += 1;
        }
        self.battle.dice[side.index()] = dice;
        fate.event(Event::DiceChanged { side, dice });
    }

    pub(crate) fn set_die(&mut self, side: Side, shown: u8, face: u8, fate: &mut impl Fate) {
        let dice = &mut self.battle.dice[side.index()];
        dice[usize::from(shown) - 1] = dice[usize::from(shown) - 1].saturating_sub(1);
        dice[usize::from(face.clamp(1, 6)) - 1] += 1;
        fate.event(Event::DiceChanged { side, dice: *dice });
    }
}

/// Rolled again until it meets the value: any of the faces that do, all equally likely (AE-RULING-66).
pub(crate) fn meet(face: u8, targeting: u8, fate: &mut impl Fate) -> u8 {
    if face >= targeting { face } else { targeting + fate.below(u32::from(7 - targeting)) as u8 }
}
