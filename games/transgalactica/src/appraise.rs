//! How a seat stands, in hundredths of a VP: what it has scored, what its possessions are worth by the yardstick in the
//! head of the content file, and what is pending for it.
//!
//! Rules never read this; `greedy` and the ends of cut rollouts do.

use orrery_kernel::{Appraise, Seat};

use crate::content::content;
use crate::effect::{NodeId, Pick, Special, Step};
use crate::frame::{Expedition, Frame};
use crate::goods::{Good, Units};
use crate::ids::MissionId;
use crate::items::Item;
use crate::kinds::Track;
use crate::place::Place;
use crate::player::Player;
use crate::state::{Phase, Transgalactica};

/// What things are worth beyond what they score, in hundredths of a VP, with much of the game left.
mod worth {
    /// Minerals, energy, aliens, credits: more than the third of a VP they score at the end.
    pub(super) const GOODS: [i32; 4] = [62, 58, 88, 105];
    pub(super) const READY_CREW: i32 = 35;
    pub(super) const READY_CAPTAIN: i32 = 60;
    pub(super) const CREW: i32 = 60;
    pub(super) const WAKING: i32 = 40;
    pub(super) const MARKER: i32 = 130;
    pub(super) const TECH: i32 = 330;
    pub(super) const OUTPOST: i32 = 190;
    pub(super) const BONUS: i32 = 210;
    pub(super) const ADVANCED: i32 = 390;
    /// A step by track: technology, military, production, politics, trade.
    pub(super) const STEP: [i32; 5] = [150, 210, 130, 140, 260];
    pub(super) const ACTION: i32 = 330;
    pub(super) const MOVE: i32 = 40;
    pub(super) const RIFT: i32 = 20;
}

impl Appraise for Transgalactica {
    fn appraise(&self, seat: Seat) -> i32 {
        let left = self.game_left();
        self.scored(seat) + self.possessions(seat, left) + self.promises(seat, left)
    }
}

impl Transgalactica {
    /// How much of the game is left, in hundredths.
    fn game_left(&self) -> i32 {
        let rounds = i32::from(content().limits.rounds);
        match self.phase {
            Phase::Scoring => 0,
            Phase::Setup => 100,
            Phase::Income => 100 * (rounds - i32::from(self.round) + 1) / rounds,
            Phase::Action => {
                let workers: i32 = self.players.iter().map(|player| i32::from(player.crew.captains)).sum();
                let placed: i32 = self.players.iter().map(|player| i32::from(player.crew.captains_out)).sum();
                let gone = 100 * placed / (workers + placed).max(1);
                (100 * (rounds - i32::from(self.round) + 1) - gone) / rounds
            }
        }
    }

    fn scored(&self, seat: Seat) -> i32 {
        let sheet = self.sheet(seat);
        100 * i32::from(sheet.total() - sheet.credits - sheet.resources)
    }

    /// Everything that is not VP yet.
    fn possessions(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let later = self.rounds_to_come();
        let steps: i32 = (0..5).map(|track| i32::from(player.markers[track]) * worth::STEP[track]).sum();
        let crew = i32::from(player.crew.ready) * worth::READY_CREW
            + i32::from(player.crew.captains) * worth::READY_CAPTAIN
            + i32::from(player.crew.lieutenant == Some(true)) * worth::READY_CAPTAIN;
        let lasting = i32::from(player.techs.len()) * worth::TECH
            + i32::from(player.cargo) * worth::MARKER
            + i32::from(player.outposts_on_map()) * worth::OUTPOST
            + i32::from(player.crew.on_duty()) * worth::CREW
            + steps;
        let workers = if self.phase == Phase::Action { crew } else { 0 };
        goods_worth(player.goods, left)
            + workers
            + lasting * left / 100
            + self.income_worth(seat, left) * later
            + self.tiles_worth(player, left)
            + self.log_worth(seat, left)
            + self.site_worth(seat, left)
    }

    fn rounds_to_come(&self) -> i32 {
        let income = i32::from(self.phase == Phase::Setup);
        i32::from(content().limits.rounds - self.round.min(content().limits.rounds)) + income
    }

    /// One income phase: what would be paid now, a little less for the time it takes.
    fn income_worth(&self, seat: Seat, left: i32) -> i32 {
        let items = self.items_of_income(seat);
        let each =
            |item: Item| self.effect_of(item, seat).map_or(0, |effect| self.effect_worth(effect, left));
        items.iter().map(each).sum::<i32>() * 8 / 10
    }

    fn tiles_worth(&self, player: &Player, left: i32) -> i32 {
        let each = |tile: crate::ids::BonusId| {
            let count = i32::from(player.tiles.count(tile) + player.stock.count(tile));
            count * self.effect_worth(tile.card().effect, left) * if left > 0 { 8 } else { 0 } / 10
        };
        player.tiles.kinds().chain(player.stock.kinds()).map(each).sum()
    }

    /// Missions in the log: the nearer, the more.
    fn log_worth(&self, seat: Seat, left: i32) -> i32 {
        let each = |&mission: &MissionId| {
            let reward =
                self.effect_worth(mission.card().reward, left) - goods_worth(mission.card().cost.units, left);
            let met = self.holds(&mission.card().require, seat);
            reward.max(0) * if met { 60 } else { 15 + left / 5 } / 100 * i32::from(left > 0)
        };
        self.player(seat).log.iter().map(each).sum()
    }

    /// A starship where an outpost could be placed, or where pirates could be fought.
    fn site_worth(&self, seat: Seat, left: i32) -> i32 {
        let each = |place: Place| {
            let settle = i32::from(self.can_settle(seat, place, true, true)) * 110;
            let fight = i32::from(self.can_fight(seat, place)) * 160;
            settle + fight
        };
        self.ship_places(seat).map(each).sum::<i32>() * left / 100
    }

    /// What is pending for the seat and not yet in its hands.
    fn promises(&self, seat: Seat, left: i32) -> i32 {
        let action = worth::ACTION * left.max(20) / 100;
        let promise = |frame: &Frame| match *frame {
            Frame::Do { node, seat: to, .. } if to == seat => self.effect_worth(node, left),
            Frame::Choice { node, seat: to, .. } | Frame::Pay { node, seat: to, .. } if to == seat => {
                self.step_worth(&content().code.node(node).step, left)
            }
            Frame::Times { node, seat: to, left: times, .. } if to == seat => {
                i32::from(times) * self.effect_worth(node, left)
            }
            Frame::Advance { seat: to, track, left: steps, .. } if to == seat => {
                i32::from(steps) * step_on(track, left)
            }
            Frame::Wake { seat: to, left: count } if to == seat => i32::from(count) * worth::WAKING,
            Frame::AnyGood { seat: to, left: count, .. } | Frame::Gather { seat: to, left: count, .. }
                if to == seat =>
            {
                i32::from(count) * 75
            }
            Frame::Explore(explore) if explore.seat == seat => match explore.kind {
                Expedition::Main => action * 2 / 3,
                Expedition::Secondary => action / 2,
                Expedition::FreeMove(spaces) => i32::from(spaces) * worth::MOVE,
                Expedition::Colony(_) => action,
            },
            Frame::Settle { seat: to, .. } if to == seat => worth::OUTPOST * left / 100,
            Frame::ClaimTech { seat: to, .. } if to == seat => (worth::TECH - worth::MARKER) * left / 100,
            Frame::TakeMission { seat: to, .. } | Frame::PutBack { seat: to, .. } if to == seat => {
                90 * left / 100
            }
            Frame::Area { seat: to, .. } if to == seat => action,
            Frame::Items { seat: to, items, twice } if to == seat => {
                let each = |item: Item| {
                    self.effect_of(item, seat).map_or(0, |effect| self.effect_worth(effect, left))
                };
                items.iter().chain(twice.iter()).map(each).sum()
            }
            Frame::Berth { seat: to, pirate } if to == seat => {
                self.effect_worth(pirate.card().effect, left) * self.rounds_to_come()
            }
            Frame::Office { seat: to, .. } if to == seat => 700,
            Frame::Fulfil { seat: to, mission } if to == seat => {
                self.effect_worth(mission.card().reward, left) - goods_worth(mission.card().cost.units, left)
            }
            Frame::SealedOrder { seat: to } | Frame::Reuse { seat: to } if to == seat => action,
            Frame::Jump { seat: to, .. } if to == seat => worth::MOVE,
            _ => 0,
        };
        self.stack.frames().iter().map(promise).sum()
    }

    /// An effect as a whole.
    fn effect_worth(&self, effect: NodeId, left: i32) -> i32 {
        content().code.steps(Some(effect)).map(|step| self.step_worth(step, left)).sum()
    }

    fn step_worth(&self, step: &Step, left: i32) -> i32 {
        match *step {
            Step::Gain(Some(good), count) => goods_worth(Units::of(good, count), left),
            Step::Gain(None, count) => i32::from(count) * (30 + 45 * left / 100),
            Step::Vp(amount) => 100 * i32::from(amount.number),
            Step::Advance { steps, track, free } => {
                let price = track.filter(|_| !free).map_or(0, |track| match track {
                    Track::Military | Track::Trade => 150,
                    Track::Technology | Track::Production | Track::Politics => 0,
                });
                i32::from(steps) * (step_on(track, left) - price).max(0)
            }
            Step::Wake(count) => i32::from(count) * (worth::WAKING + worth::CREW * left / 100),
            Step::Move(spaces) => i32::from(spaces) * worth::MOVE,
            Step::Colonize(_) => worth::OUTPOST + worth::MOVE,
            Step::Jump => worth::MOVE,
            Step::Wormhole => worth::RIFT,
            Step::Place { .. } => worth::OUTPOST * left / 100,
            Step::ClaimTech => (worth::TECH - worth::MARKER) * left / 100,
            Step::TakeMission => 90 * left / 100,
            Step::TakeMiningTile => 80 * left / 100,
            Step::Mine | Step::Gather => 150,
            Step::Explore { .. } => worth::ACTION * 2 / 3,
            Step::Main(Pick::Any | Pick::Other | Pick::Area(_)) => worth::ACTION,
            Step::Secondary(_) => worth::ACTION * 2 / 3,
            Step::Temp(..) => 120 * i32::from(left > 0),
            Step::DoubleIncome => 4 * left,
            Step::ReuseMain => 100 * i32::from(left > 0),
            Step::ReuseBonus => worth::BONUS,
            Step::Pay { cost, then, .. } => {
                let price = goods_worth(cost.units, left) + i32::from(cost.any) * 60;
                let price = match (cost.of, cost.units.0.iter().sum::<u8>()) {
                    (Some(of), all) if all > 0 => price * i32::from(of) / i32::from(all),
                    _ => price,
                };
                (self.effect_worth(then, left) - price).max(0)
            }
            Step::Choice { ref alternatives, .. } => {
                alternatives.iter().map(|&first| self.effect_worth(first, left)).max().unwrap_or(0)
            }
            Step::Times(times, inner) => i32::from(times) * self.effect_worth(inner, left),
            Step::If(_, then, _) => then.map_or(0, |node| self.effect_worth(node, left) / 2),
            Step::Cap(most, _) => 50 * i32::from(most),
            Step::Special(Special::ActivateMiningPlanets) => 200,
            Step::Special(Special::SealedOrder) => worth::ADVANCED,
            Step::Special(Special::StockBonusTiles) => 5 * worth::BONUS,
        }
    }
}

/// Goods at hand: what they score, and what they could buy while there is time.
fn goods_worth(goods: Units, left: i32) -> i32 {
    let last = [33, 33, 33, 100];
    let each = |good: Good| {
        let nth = good as usize;
        let first = i32::from(goods.get(good).min(6));
        let many = i32::from(goods.get(good)) - first;
        let more = (worth::GOODS[nth] - last[nth]).max(0);
        (first + many) * last[nth] + first * more * left.min(60) / 60
    };
    Good::ALL.into_iter().map(each).sum()
}

fn step_on(track: Option<Track>, left: i32) -> i32 {
    let best = worth::STEP[Track::Trade as usize];
    track.map_or(best, |track| worth::STEP[track as usize]) * left / 100
}
