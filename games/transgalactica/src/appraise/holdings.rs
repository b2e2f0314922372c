//! What the seat has: goods, workers, tracks, outposts, mines, income, tiles.

use super::{Eye, worth};
use crate::content::{Power, TileColor, content};
use crate::frame::Frame;
use crate::goods::{Good, Units};
use crate::ids::BonusId;
use crate::items::{Item, Thing};
use crate::kinds::{PlanetType, Track};
use crate::state::Phase;

impl Eye<'_> {
    pub(super) fn holdings(&self) -> i32 {
        let goods = self.goods(self.player.goods);
        if self.game.phase == Phase::Scoring {
            return goods;
        }
        goods
            + self.workers()
            + self.tracks()
            + self.outposts()
            + self.cards()
            + self.incomes_to_come()
            + self.tiles()
            + self.military()
            + self.drafted()
    }

    /// What goods score, and what they can buy while there is time.
    pub(super) fn goods(&self, goods: Units) -> i32 {
        let each = |good: Good| {
            let (count, last) = (i32::from(goods.get(good)), last(good));
            let more = (worth::GOODS[good as usize] - last).max(0) * self.left.min(60) / 60;
            count * last + count.min(worth::FEW) * more
        };
        Good::ALL.into_iter().map(each).sum()
    }

    fn workers(&self) -> i32 {
        let crew = &self.player.crew;
        let later = self.lasting(i32::from(crew.on_duty().min(4)) * worth::CREW);
        if self.game.phase != Phase::Action {
            return later;
        }
        let leaders = crew.captains + u8::from(crew.lieutenant == Some(true));
        later + i32::from(crew.ready) * worth::READY_CREW + i32::from(leaders) * worth::READY_CAPTAIN
    }

    fn tracks(&self) -> i32 {
        let level = |track: Track| self.levels(track, self.player.markers[track as usize]);
        Track::ALL.into_iter().map(level).sum::<i32>()
            + self.lasting(i32::from(self.player.cargo) * worth::MARKER)
    }

    /// Outposts, and what their planets do whenever one mines, gathers or visits them.
    fn outposts(&self) -> i32 {
        let visits: i32 = self
            .player
            .outposts
            .iter()
            .filter_map(|place| self.game.planet(place))
            .filter(|planet| planet.card().kind.is_action())
            .filter_map(|planet| planet.card().effect)
            .map(|effect| self.effect(effect))
            .sum();
        let again = self.mining() * worth::MINES / 100
            + self.gathering() * worth::GATHERS / 100
            + visits * worth::VISITS / 100;
        self.lasting(i32::from(self.player.outposts_on_map()) * worth::OUTPOST + again)
    }

    /// Mining once, with the tiles in active rows and the mining planets.
    pub(super) fn mining(&self) -> i32 {
        let rows = self.player.mining.iter().enumerate().filter(|&(row, _)| self.player.row_is_active(row));
        let tiles: i32 = rows.filter_map(|(_, tile)| *tile).map(|tile| self.effect(tile.card().effect)).sum();
        tiles + self.mining_planets()
    }

    pub(super) fn mining_planets(&self) -> i32 {
        let places = self.game.mining_planets(self.seat);
        let effects = places.iter().filter_map(|place| self.game.planet(place)?.card().effect);
        effects.map(|effect| self.effect(effect)).sum()
    }

    /// The tile that lies open, if it finds a slot; half if its row is not active yet.
    pub(super) fn open_tile(&self) -> i32 {
        let Some(tile) = self.game.mining.open else { return 0 };
        let Some(row) = self.player.mining.iter().position(Option::is_none) else { return 0 };
        let (once, later) =
            if self.player.row_is_active(row) { (100, worth::MINES) } else { (0, worth::MINES / 2) };
        self.effect(tile.card().effect) * (once + self.lasting(later)) / 100
    }

    /// Gathering once.
    pub(super) fn gathering(&self) -> i32 {
        let yields = |place| self.game.planet(place).is_some_and(|planet| planet.card().yields != 0);
        let fertile = self.player.outposts.iter().filter(|&place| yields(place)).count() as i32;
        fertile.min(self.player.level(Track::Production).into()) * self.any()
    }

    /// The income phases to come. Crew spaces are counted with the crew that takes them.
    fn incomes_to_come(&self) -> i32 {
        let each = |item: Item| {
            let share = match item.thing() {
                Thing::Planet(_) | Thing::Row(_) | Thing::Outpost(_) => worth::INCOME * self.incomes,
                Thing::Track(_) => worth::PAUSE * self.incomes.min(1),
                Thing::Tile(_) | Thing::Crew(_) => 0,
            };
            match self.game.effect_of(item, self.seat) {
                Some(effect) if share > 0 => self.effect(effect) * share / 100,
                _ => 0,
            }
        };
        self.game.items_of_income(self.seat).iter().map(each).sum()
    }

    /// One income phase as things are.
    pub(super) fn income(&self) -> i32 {
        let each = |item: Item| self.game.effect_of(item, self.seat).map_or(0, |effect| self.effect(effect));
        self.game.items_of_income(self.seat).iter().map(each).sum()
    }

    fn tiles(&self) -> i32 {
        let held = |tile: BonusId| {
            i32::from(self.player.tiles.count(tile)) * self.effect_of_tile(tile) * worth::TILE / 100
        };
        let stocked = |tile: BonusId| i32::from(self.player.stock.count(tile)) * self.effect_of_tile(tile);
        // One of the stock in each round.
        let stock: i32 = self.player.stock.kinds().map(stocked).sum();
        let rounds = self.incomes + i32::from(!self.player.once.stock);
        let count = i32::from(self.player.stock.len()).max(1);
        self.player.tiles.kinds().map(held).sum::<i32>()
            + stock * rounds.min(count) / count * worth::TILE / 100
    }

    pub(super) fn effect_of_tile(&self, tile: BonusId) -> i32 {
        self.effect(tile.card().effect)
    }

    /// A tile that a step or an outpost would bring.
    pub(super) fn tile_ahead(&self, tile: BonusId) -> i32 {
        let effect = match (self.shallow, tile.card().color) {
            (false, _) => self.shallow().effect_of_tile(tile),
            (true, TileColor::Basic) => worth::BASIC,
            (true, TileColor::Advanced) => worth::ADVANCED,
        };
        effect * worth::TILE / 100
    }

    /// TG-MAINT-1, -2 as the markers stand.
    fn military(&self) -> i32 {
        let own = self.player.markers[Track::Military as usize];
        let others = self.game.players.iter().map(|player| player.markers[Track::Military as usize]);
        let (above, below) =
            (others.clone().filter(|&other| other > own), others.filter(|&other| other < own));
        let (above, below) = (above.min(), below.max());
        let mighty = self.player.has(Power::MilitaryMaintenance);
        let vp = match (below, above) {
            (Some(next), None) => i32::from(own - next) * if mighty { 2 } else { 1 },
            (None, Some(next)) if !mighty => -i32::from(next - own),
            _ => 0,
        };
        vp * (worth::PARADE + worth::PARADES * self.incomes)
    }

    /// Wealth cards and the skill, until the setup has resolved them.
    fn drafted(&self) -> i32 {
        let wealth = self.player.wealth.iter().flatten();
        if !self.drafting() {
            return wealth.map(|wealth| self.effect(wealth.card().effect)).sum();
        }
        let skill = self.player.skill.map_or(0, |skill| worth::SKILLS[skill.index()]);
        skill + wealth.map(|wealth| worth::WEALTH[wealth.index()]).sum::<i32>()
    }

    /// Is somebody still to pick?
    pub(super) fn drafting(&self) -> bool {
        matches!(self.game.stack.top(), Some(Frame::Draft(_)))
    }

    /// Does an outpost on this kind of planet cost a crew?
    pub(super) fn costs_crew(kind: PlanetType) -> bool {
        kind == PlanetType::Wilderness
    }
}

/// What a good scores at the end.
pub(super) fn last(good: Good) -> i32 {
    let limits = &content().limits;
    match good {
        Good::Credit => 100 * i32::from(limits.vp_per_credit),
        Good::Mineral | Good::Energy | Good::Alien => 100 / i32::from(limits.resources_per_vp),
    }
}
