//! Technology cards, the skill, missions and decrees: what they do, and how near they are.

use super::{Eye, worth};
use crate::content::{Power, Traits, When, content};
use crate::effect::{Counter, NodeId, Test};
use crate::goods::Units;
use crate::ids::{MissionId, OfficeId, TechId};
use crate::kinds::Track;

impl Eye<'_> {
    /// Technology cards in force, and the skill.
    pub(super) fn cards(&self) -> i32 {
        let techs: i32 = self.player.techs.iter().map(|tech| self.tech(tech)).sum();
        // What is drafted counts by experience as long as somebody picks.
        let skill = self.player.skill.filter(|_| !self.drafting()).map_or(0, |skill| {
            let card = skill.card();
            // Before the setup has resolved it, what it does then is still to come.
            let setup = card.triggers.iter().filter(|trigger| trigger.0 == When::Setup);
            let setup: i32 = setup.map(|trigger| self.effect(trigger.1)).sum();
            let drafting = self.player.wealth.is_some() || self.player.ships.is_empty();
            let colony = card.colony.map_or(0, |_| worth::OUTPOST * 2 + worth::CREW);
            self.lasting(self.repeated(&card.triggers) + self.traits(&card.traits))
                + if drafting { setup + colony } else { 0 }
        });
        techs + skill
    }

    /// A card in force, beside what it scores at the end.
    fn tech(&self, tech: TechId) -> i32 {
        let card = tech.card();
        let base = worth::TECH[usize::from(card.level).clamp(1, 3) - 1];
        self.lasting(base + self.repeated(&card.triggers) + self.traits(&card.traits))
            + self.at_hand(&card.traits)
    }

    /// What a card makes possible in this very position, whatever is left of the game.
    fn at_hand(&self, traits: &Traits) -> i32 {
        let mut worth = 0;
        if traits.mission_slots > 0 && self.player.log.len() >= usize::from(content().limits.mission_log) {
            let best = self.game.missions_in_reach(self.seat).map(|mission| self.mission(mission)).max();
            worth += best.map_or(0, |best| best + 2 * worth::MISSION);
        }
        if traits.mission_discount != Units::NONE {
            let cheaper = |mission: &&MissionId| {
                let cost = mission.card().cost;
                cost.less(traits.mission_discount) != cost
            };
            worth += self.player.log.iter().filter(cheaper).count() as i32 * worth::MISSION;
        }
        if traits.has(Power::Overbuild) {
            worth += self.crowded_site();
        }
        worth
    }

    /// What is done over and over, in a whole game.
    fn repeated(&self, triggers: &[(When, NodeId)]) -> i32 {
        triggers.iter().map(|&(when, effect)| worth::often(when) * self.effect(effect) / 100).sum()
    }

    fn traits(&self, traits: &Traits) -> i32 {
        let powers: i32 = Power::ALL.into_iter().filter(|&power| traits.has(power)).map(worth::power).sum();
        let levels: i32 = Track::ALL
            .into_iter()
            .map(|track| i32::from(traits.levels[track as usize]) * worth::STEP[track as usize])
            .sum();
        let goods: u8 = traits.trade_discount.0.iter().chain(&traits.mission_discount.0).sum();
        let discount = i32::from(goods + traits.mission_any_discount) * 3 * worth::ANY;
        powers
            + levels
            + discount
            + i32::from(traits.mission_slots) * 2 * worth::MISSION
            + i32::from(traits.mission_reach) * worth::STEP[Track::Politics as usize]
            + i32::from(traits.extra_move) * 3 * worth::MOVE
    }

    /// What claiming the card would bring: its marker is used up.
    pub(super) fn claim(&self, tech: TechId) -> i32 {
        let at_once = |&(when, effect): &(When, NodeId)| match when {
            When::Gained | When::FinalScoring => self.effect(effect),
            _ => 0,
        };
        let gained: i32 = tech.card().triggers.iter().map(at_once).sum();
        self.tech(tech) + gained - self.lasting(worth::MARKER)
    }

    pub(super) fn best_claim(&self) -> i32 {
        self.game.claimable(self.seat).map(|tech| self.claim(tech)).max().unwrap_or(0)
    }
}

/// Missions and decrees.
impl Eye<'_> {
    /// Missions in the log.
    pub(super) fn log(&self) -> i32 {
        self.player.log.iter().map(|&mission| self.mission(mission)).sum()
    }

    /// A mission in the log: the nearer, the more.
    pub(super) fn mission(&self, mission: MissionId) -> i32 {
        let card = mission.card();
        let short = self.game.mission_ways(self.seat, mission);
        let short = short.iter().map(|&units| {
            let mut rest = units;
            rest.take(self.player.goods);
            i32::from(rest.0.iter().sum::<u8>())
        });
        let missing = self.missing(&card.require) * 2 + short.min().unwrap_or(0);
        match self.nearness(missing) {
            0 => 0,
            near => self.fulfilment(mission).max(0) * near / 100,
        }
    }

    /// What fulfilling it brings beyond its cost.
    pub(super) fn fulfilment(&self, mission: MissionId) -> i32 {
        let card = mission.card();
        let ways = self.game.mission_ways(self.seat, mission);
        let price = ways.iter().map(|&units| self.loss(units)).min().unwrap_or(0);
        self.effect(card.reward) + worth::FULFILLED - price
    }

    pub(super) fn best_mission(&self) -> i32 {
        let room = self.player.log.len() < self.player.log_size();
        let least = self.player.log.iter().map(|&mission| self.mission(mission)).min().unwrap_or(0);
        let best = self.game.missions_in_reach(self.seat).map(|mission| self.mission(mission)).max();
        (best.unwrap_or(0) - if room { 0 } else { least }).max(0)
    }

    /// The best mission of the log to be fulfilled without its cost or its requirement.
    pub(super) fn best_order(&self) -> i32 {
        let reward = |&mission: &MissionId| self.effect(mission.card().reward);
        self.player.log.iter().map(reward).max().unwrap_or(0)
    }

    /// Seats within reach, as far as there is crew for them.
    pub(super) fn senate(&self) -> i32 {
        let crew = self.player.crew.ready + self.player.crew.out;
        let open =
            self.game.senate.iter().filter(|bench| bench.silver.is_none() && bench.golden != Some(self.seat));
        let mut best = None;
        let mut worths: arrayvec::ArrayVec<i32, 4> = open
            .map(|bench| {
                let missing = self.missing(&bench.decree.card().require) * 2;
                match (self.nearness(missing + i32::from(self.player.crew.ready == 0)), bench.office) {
                    (0, _) => 0,
                    (near, Some(office)) => self.office(office) * near / 100,
                    (near, None) => *best.get_or_insert_with(|| self.best_office()) * near / 100,
                }
            })
            .collect();
        worths.sort_unstable_by_key(|worth| -worth);
        worths.iter().take(crew.into()).sum()
    }

    pub(super) fn best_office(&self) -> i32 {
        let taken = |office: OfficeId| self.game.senate.iter().any(|bench| bench.office == Some(office));
        OfficeId::all().filter(|&office| !taken(office)).map(|office| self.office(office)).max().unwrap_or(0)
    }

    fn office(&self, office: OfficeId) -> i32 {
        self.shallow().effect(office.card().effect) - worth::READY_CREW - self.lasting(worth::CREW)
    }

    /// How many steps, outposts and the like are missing from a requirement; an outpost or a card counts for two.
    fn missing(&self, test: &Test) -> i32 {
        let clause = |atoms: &Vec<crate::effect::Atom>| {
            let atom = atoms.iter().map(|atom| {
                let short = (atom.number - self.game.count_of(atom.counter, self.seat)).max(0);
                short * if matches!(atom.counter, Counter::Level(_)) { 1 } else { 2 }
            });
            atom.min().unwrap_or(0)
        };
        test.0.iter().map(clause).sum()
    }

    /// What so many missing steps leave of a reward, in hundredths: none if there is no time for them.
    fn nearness(&self, missing: i32) -> i32 {
        let crew = &self.player.crew;
        let workers = i32::from(crew.captains + crew.ready) + 4 * self.incomes;
        if missing > workers * worth::PACE {
            return 0;
        }
        worth::NEAR.get(missing as usize).copied().unwrap_or(0)
    }

    /// The best spent tile to be used again.
    pub(super) fn best_spent(&self) -> i32 {
        self.player.spent.kinds().map(|tile| self.shallow().effect_of_tile(tile)).max().unwrap_or(0)
    }
}
