//! What an effect would bring the seat now.

use super::holdings::last;
use super::{Eye, worth};
use crate::content::content;
use crate::effect::{NodeId, Pick, Special, Step};
use crate::goods::{Cost, Good, Units};
use crate::kinds::Track;

impl Eye<'_> {
    /// An effect as a whole.
    pub(super) fn effect(&self, first: NodeId) -> i32 {
        content().code.steps(Some(first)).map(|step| self.step(step)).sum()
    }

    pub(super) fn step(&self, step: &Step) -> i32 {
        match *step {
            Step::Gain(Some(good), count) => self.gain(good, count),
            Step::Gain(None, count) => i32::from(count) * self.any(),
            Step::Vp(amount) => 100 * i32::from(self.game.amount(amount, self.seat)),
            Step::Advance { steps, track: Some(track), free } => self.steps_on(track, steps, free),
            Step::Advance { steps, track: None, free } => {
                Track::ALL.map(|track| self.steps_on(track, steps, free)).into_iter().max().unwrap_or(0)
            }
            Step::Wake(count) => self.waking(count),
            Step::Move(spaces) => i32::from(spaces) * worth::MOVE,
            Step::Colonize(_) => worth::MOVE + self.best_site(true).max(self.lasting(worth::OUTPOST)),
            Step::Jump => worth::JUMP,
            Step::Wormhole => worth::RIFT,
            Step::Place { action_planet: true, free } => self.best_action_site(free),
            Step::Place { action_planet: false, free } => self.best_site(free),
            Step::ClaimTech if self.player.cargo > 0 => self.lasting(worth::CLAIM),
            Step::TakeMission => self.lasting(worth::MISSION),
            Step::TakeMiningTile => self.open_tile(),
            Step::Mine => self.mining(),
            Step::Gather => self.gathering(),
            Step::Explore { .. } => worth::SECONDARY,
            Step::Main(Pick::Any | Pick::Other | Pick::Area(_)) => worth::ACTION,
            Step::Secondary(_) => worth::SECONDARY,
            Step::Temp(..) => worth::TEMPORARY,
            Step::DoubleIncome if self.incomes == 0 => 0,
            Step::DoubleIncome => self.shallow().income(),
            Step::ReuseMain => worth::LEAVE,
            Step::ReuseBonus if self.shallow => worth::BASIC,
            Step::ReuseBonus => self.best_spent(),
            Step::Pay { cost, then, unlocks } => (self.effect(then) - self.price(cost, unlocks)).max(0),
            Step::Choice { ref alternatives, .. } => {
                alternatives.iter().map(|&first| self.effect(first)).max().unwrap_or(0)
            }
            Step::Times(times, inner) => i32::from(times) * self.effect(inner),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.game.holds(test, self.seat) { then } else { otherwise };
                branch.map_or(0, |node| self.effect(node))
            }
            Step::Special(Special::ActivateMiningPlanets) => self.mining_planets(),
            Step::Special(Special::SealedOrder) => self.best_order(),
            Step::ClaimTech | Step::Cap(..) | Step::Special(Special::StockBonusTiles) => 0,
        }
    }

    pub(super) fn gain(&self, good: Good, count: u8) -> i32 {
        let mut after = self.player.goods;
        after.add(good, count);
        self.goods(after) - self.goods(self.player.goods)
    }

    /// A Resource of one's choice.
    pub(super) fn any(&self) -> i32 {
        let last = last(Good::Mineral);
        last + (worth::ANY - last) * self.left.min(60) / 60
    }

    /// Crew that wakes, at once and for later.
    fn waking(&self, count: u8) -> i32 {
        let count = count.min(self.player.crew.frozen);
        i32::from(count) * (worth::READY_CREW + self.lasting(worth::CREW))
    }

    /// What a cost takes away; of "so many of" the cheapest.
    pub(super) fn price(&self, cost: Cost, unlocks: bool) -> i32 {
        let cost = if unlocks { cost.less(self.player.traits().trade_discount) } else { cost };
        let ways = cost.ways(0);
        ways.iter().map(|&units| self.loss(units)).min().unwrap_or(0)
    }

    /// What the seat would lose with these units; what it does not have costs a credit each.
    pub(super) fn loss(&self, units: Units) -> i32 {
        let mut after = self.player.goods;
        let missing: i32 = Good::ALL
            .into_iter()
            .map(|good| i32::from(units.get(good).saturating_sub(after.get(good))) * worth::GOODS[3])
            .sum();
        after.take(units);
        self.goods(self.player.goods) - self.goods(after) + missing
    }

    /// Steps on a track: what each is worth for the rest of the game, and what its space gives.
    pub(super) fn steps_on(&self, track: Track, steps: u8, free: bool) -> i32 {
        let from = self.player.markers[track as usize];
        if !self.game.track_is_open(self.seat, track) {
            return 0;
        }
        let last = match track {
            Track::Trade => content().limits.trade_max,
            Track::Technology | Track::Military | Track::Production | Track::Politics => {
                content().tracks[track as usize].max
            }
        };
        let reached = (from + 1..=from + steps).take_while(|&level| level <= last);
        let gain: i32 = reached.clone().map(|level| self.space(track, level)).sum();
        let standing = self.levels(track, (from + steps).min(last)) - self.levels(track, from);
        let paid = if free { 0 } else { self.price(content().step_cost(track), track == Track::Trade) };
        (gain + standing - paid * reached.count() as i32).max(0)
    }

    /// The worth of standing at a level.
    pub(super) fn levels(&self, track: Track, level: u8) -> i32 {
        let (level, nth) = (i32::from(level), track as usize);
        let (low, high) = (level.min(worth::MIDDLE), (level - worth::MIDDLE).max(0));
        self.lasting(low * worth::STEP[nth] + high * worth::STEP_BEYOND[nth])
    }

    /// What a space gives when it is reached.
    fn space(&self, track: Track, level: u8) -> i32 {
        if track == Track::Trade {
            let row = usize::from(level) - 1;
            if !content().rows[row].fleet {
                return self.lasting(worth::MARKER);
            }
            let fleet = self.shallow().effect(self.player.fleets[row / 2].card().effect);
            let paid = if self.player.row_is_active(row) { self.incomes } else { self.incomes / 2 };
            return fleet + fleet * paid * worth::INCOME / 100;
        }
        let space = content().tracks[track as usize].spaces[usize::from(level)];
        let tile =
            space.stack.and_then(|(nth, ..)| self.game.stacks[track as usize][usize::from(nth)].last());
        match (tile, space.printed) {
            (Some(tile), _) => self.tile_ahead(*tile),
            (None, Some(printed)) => self.shallow().effect(printed),
            (None, None) => 0,
        }
    }
}
