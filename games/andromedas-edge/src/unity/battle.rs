//! Unity's part of battles (UN-BATTLE): it moves in whatever reaches, draws a conflict card, and never answers.

use super::content::Moment;
use super::event::Told;
use super::pending::{Cause, Pending};
use super::works::SHIP_ORDER;
use crate::battle::meet;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Context;
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::{Ship, Side, Source, Track};
use crate::state::AndromedasEdge;

/// Range without limit.
const UNLIMITED: u8 = 99;

/// Dice up to this are rerolled by a conflict card.
const WEAK_DIE: usize = 4;

impl AndromedasEdge {
    /// UN-BATTLE-2 to -4: every ship whose range reaches, without choice; not transports that could still develop.
    pub(crate) fn unity_escalates(&mut self, fate: &mut impl Fate) {
        let Some(to) = self.turn.region else { return };
        let open = self.enterable(false);
        if !open.contains(to) {
            return;
        }
        let away = self.unity_fleet().places().minus(SpaceSet::one(to));
        for ship in SHIP_ORDER {
            let range = self.unity().map_or(0, |unity| unity.stats(ship).range);
            for from in away.iter() {
                let count = self.unity_at(from).count(ship);
                let stays = ship == Ship::Transport && self.is_undeveloped(from);
                if count == 0 || stays {
                    continue;
                }
                if range >= UNLIMITED || self.within(from, range, open).contains(to) {
                    (0..count).for_each(|_| self.move_unity_ship(ship, from, to, fate));
                }
            }
        }
    }

    pub(super) fn move_unity_ship(&mut self, ship: Ship, from: SpaceId, to: SpaceId, fate: &mut impl Fate) {
        let fleet = self.unity_fleet_mut();
        fleet.board[from.index()].remove(ship);
        fleet.board[to.index()].add(ship);
        fate.event(Event::Unity(Told::ShipMoved { ship, from, to }));
    }

    /// UN-BATTLE-5: the top card, resolved at once or kept for its moment.
    pub(crate) fn unity_negotiates(&mut self, fate: &mut impl Fate) {
        if self.unity_here().is_empty() {
            return;
        }
        let Some(unity) = self.unity_mut() else { return };
        if unity.conflicts.is_empty() {
            unity.conflicts = std::mem::take(&mut unity.used_conflicts);
            fate.shuffle(&mut unity.conflicts);
            fate.event(Event::Unity(Told::Reshuffled { deck: 0 }));
        }
        unity.conflict = unity.conflicts.pop();
        let Some(card) = unity.conflict else { return };
        fate.event(Event::Unity(Told::Conflict { card }));
        if card.card().when == Moment::DiplomacyStep {
            self.begin_effect(card.card().effect, Context::of(Side::UNITY, Source::Tactics));
        }
    }

    /// A part of the conflict card that was kept for later.
    fn conflict_takes_effect(&mut self, when: Moment, fate: &mut impl Fate) {
        let card = self.unity().and_then(|unity| unity.conflict).filter(|card| card.card().when == when);
        if let Some(card) = card {
            fate.event(Event::Unity(Told::ConflictUsed { card }));
            self.begin_effect(card.card().effect, Context::of(Side::UNITY, Source::Tactics));
        }
    }

    pub(crate) fn discard_conflict(&mut self) {
        self.with_unity(|unity| {
            unity.used_conflicts.extend(unity.conflict.take());
            unity.ignored = 0;
        });
    }

    pub(crate) fn unity_prepares(&mut self) {
        if !self.unity_here().is_empty() {
            self.unity_answers(Moment::BattlePreparations);
        }
    }

    /// UN-BATTLE-7: weapons and developments; bonuses are added where dice are counted.
    pub(crate) fn unity_dice(&self) -> u8 {
        let weapons = |ship: Ship| self.unity().map_or(0, |unity| unity.stats(ship).weapons);
        let here: u8 = self.unity_here().ships().map(weapons).sum();
        here + self.dice_of_developments(Side::UNITY, self.active_region())
    }

    pub(crate) fn unity_has_rolled(&mut self, fate: &mut impl Fate) {
        if self.battle.fighters & Side::UNITY.bit() != 0 {
            self.conflict_takes_effect(Moment::AfterRoll, fate);
        }
    }

    /// Of its dice that show 4 or less the lowest are rerolled once; targeting applies.
    pub(crate) fn unity_rerolls(&mut self, count: u8, fate: &mut impl Fate) {
        let side = Side::UNITY.index();
        let (mut dice, targeting) = (self.battle.dice[side], self.battle.targeting[side]);
        let mut taken = 0;
        for shown in &mut dice[..WEAK_DIE] {
            let some = (*shown).min(count - taken);
            *shown -= some;
            taken += some;
        }
        for _ in 0..taken {
            let face = fate.die(6);
            dice[usize::from(meet(face, targeting, fate)) - 1] += 1;
        }
        if taken > 0 {
            self.battle.dice[side] = dice;
            fate.event(Event::DiceChanged { side: Side::UNITY, dice });
        }
    }

    /// UN-BATTLE-9: the step, the reward of raiders, what answers to a victory.
    pub(crate) fn reward_unity(&mut self, fate: &mut impl Fate) {
        self.unity_answers(Moment::BattleWon);
        self.conflict_takes_effect(Moment::BattleWon, fate);
        let class = self.turn.region.and_then(|space| self.raiders.at(space)).map(|it| it.0);
        if let Some(class) = class.filter(|_| self.battle.raider_defeated()) {
            let reward = self.raiders.card(class).reward;
            self.begin_effect(reward, Context::of(Side::UNITY, Source::Raider));
        }
        self.ask_unity(Pending::Steps { track: Track::Supremacy, left: 1, because: Cause::Battle });
    }

    /// UN-BATTLE-10: no Tactical Operations.
    pub(crate) fn unity_lost(&mut self, fate: &mut impl Fate) {
        self.conflict_takes_effect(Moment::BattleLost, fate);
    }

    /// Its ships there take damage, unless a card sends them home.
    pub(crate) fn damage_defeated_unity(&mut self, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        let squad = self.unity_at(space);
        if self.battle.has(crate::effect::Rule::NoScrap) {
            squad.ships().for_each(|ship| self.return_unity_ship(ship, space, fate));
            return;
        }
        let card = self.unity().and_then(|unity| unity.conflict);
        if let Some(card) = card.filter(|card| card.card().when == Moment::BattleDamage) {
            fate.event(Event::Unity(Told::ConflictUsed { card }));
            for step in content().code.steps(Some(card.card().effect)) {
                if let crate::effect::Step::Shield(count) = *step {
                    self.with_unity(|unity| unity.ignored += count);
                }
            }
        }
        for ship in SHIP_ORDER {
            (0..squad.count(ship)).for_each(|_| self.damage_unity_ship(ship, space, fate));
        }
    }

    /// UN-SHIP-5.
    pub(super) fn return_unity_ship(&mut self, ship: Ship, space: SpaceId, fate: &mut impl Fate) {
        self.unity_fleet_mut().board[space.index()].remove(ship);
        self.put_in_bay(ship);
        fate.event(Event::Unity(Told::ShipReturned { ship }));
    }

    pub(super) fn return_transports(&mut self, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        for _ in 0..self.unity_at(space).count(Ship::Transport) {
            self.return_unity_ship(Ship::Transport, space, fate);
        }
    }

    /// The next lettered ship of the fullest section; it is no launch.
    pub(super) fn reinforce(&mut self, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        let bay = self.unity().map_or(0, |unity| unity.bay);
        let filled = |section: u8| {
            let places = content().unity.bay.iter().enumerate();
            places.filter(|(place, at)| at.section == section && bay & 1 << place != 0).count()
        };
        let fullest = (0..3).rev().max_by_key(|&section| filled(section));
        let place = fullest.and_then(|section| self.first_of_section(section));
        if let Some(ship) = place.and_then(|place| self.take_from_bay(place)) {
            self.unity_fleet_mut().board[space.index()].add(ship);
            fate.event(Event::Unity(Told::Reinforced { ship, space }));
        }
    }
}
