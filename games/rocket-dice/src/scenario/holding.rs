//! What a seat of a scenario has.

use orrery_kernel::Seat;

use super::parse;
use crate::ids::{AllianceId, BattleId, EmpireId, MoonId, PlanetId, SetId, SpaceId, VpCardId};
use crate::state::{Player, RocketDice};

/// What a seat has, in the making.
#[derive(Debug)]
pub struct Holding<'a> {
    pub(super) game: &'a mut RocketDice,
    pub(super) seat: Seat,
}

impl Holding<'_> {
    fn change(self, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.game.players[self.seat.index()]);
        self
    }

    /// Its empire.
    #[must_use]
    pub fn empire(self, id: &str) -> Self {
        let empire: EmpireId = parse(id);
        self.change(|player| player.empire = empire)
    }

    /// Its scrap.
    #[must_use]
    pub fn scrap(self, scrap: u8) -> Self {
        self.change(|player| player.scrap = scrap)
    }

    /// Its attack on the track.
    #[must_use]
    pub fn attack(self, attack: u8) -> Self {
        self.change(|player| player.attack = attack)
    }

    /// Planets it has conquered.
    #[must_use]
    pub fn planets(self, ids: &[&str]) -> Self {
        let planets: Vec<PlanetId> = ids.iter().map(|id| parse(id)).collect();
        for pile in &mut self.game.piles {
            pile.retain(|card| !planets.contains(card));
        }
        self.change(|player| planets.iter().for_each(|&planet| player.planets.insert(planet)))
    }

    /// So many planets, whichever are not yet taken, from the end of the content.
    #[must_use]
    pub fn any_planets(self, count: usize) -> Self {
        self.planets_such_that(count, |_| true)
    }

    /// So many planets without printed attack, whichever are not yet taken, from the end of the content.
    #[must_use]
    pub fn unarmed_planets(self, count: usize) -> Self {
        self.planets_such_that(count, |planet| planet.card().attack == 0)
    }

    fn planets_such_that(self, count: usize, fits: impl Fn(PlanetId) -> bool) -> Self {
        let taken = |id: PlanetId| self.game.players.iter().any(|player| player.planets.contains(id));
        let free = PlanetId::all().rev().filter(|&id| fits(id) && !taken(id)).take(count);
        let free: Vec<String> = free.map(|id| id.to_string()).collect();
        assert_eq!(free.len(), count, "not so many planets are left");
        self.planets(&free.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Planets among its own whose once ability is used.
    #[must_use]
    pub fn turned(self, ids: &[&str]) -> Self {
        let planets: Vec<PlanetId> = ids.iter().map(|id| parse(id)).collect();
        self.change(|player| planets.iter().for_each(|&planet| player.turned.insert(planet)))
    }

    /// So many moons of a kind; the supply shrinks.
    #[must_use]
    pub fn moons(self, id: &str, count: u8) -> Self {
        let kind = parse::<MoonId>(id).index();
        self.game.moons[kind] = self.game.moons[kind].saturating_sub(count);
        self.change(|player| player.moons[kind] = count)
    }

    /// Alliances it holds.
    #[must_use]
    pub fn alliances(self, ids: &[&str]) -> Self {
        let cards: Vec<AllianceId> = ids.iter().map(|id| parse(id)).collect();
        self.game.alliance_deck.retain(|card| !cards.contains(card));
        self.game.display.retain(|card| !cards.contains(card));
        while !self.game.display.is_full()
            && let Some(card) = self.game.alliance_deck.pop()
        {
            self.game.display.push(card);
        }
        self.change(|player| cards.iter().for_each(|&card| player.alliances.insert(card)))
    }

    /// VP cards it holds.
    #[must_use]
    pub fn vp_cards(self, ids: &[&str]) -> Self {
        let cards: Vec<VpCardId> = ids.iter().map(|id| parse(id)).collect();
        self.game.vp_deck.retain(|tucked| !cards.contains(&tucked.card));
        self.change(|player| cards.iter().for_each(|&card| player.vp_cards.insert(card)))
    }

    /// Spaces it has marked, without their prefix: `purple-3`, `white-18`. Sets thereby complete count as completed.
    #[must_use]
    pub fn station(self, spaces: &[&str]) -> Self {
        let spaces: Vec<SpaceId> = spaces.iter().map(|space| parse(&format!("station-{space}"))).collect();
        self.change(|player| {
            spaces.iter().for_each(|&space| player.station.insert(space));
            for set in SetId::all() {
                let all = SpaceId::all().filter(|space| set.card().spaces & 1 << space.index() != 0);
                if all.into_iter().all(|space| player.station.contains(space)) {
                    player.sets.insert(set);
                }
            }
        })
    }

    /// Battles it has won.
    #[must_use]
    pub fn won(self, ids: &[&str]) -> Self {
        let battles: Vec<BattleId> = ids.iter().map(|id| parse(id)).collect();
        self.game.battles.deck.retain(|card| !battles.contains(card));
        self.change(|player| battles.iter().for_each(|&battle| player.won.insert(battle)))
    }
}
