//! How a seat stands, in hundredths of a VP: what it has scored, what final scoring would bring, and what its
//! possessions are worth by the yardstick in the head of the content files (1 VP is about 1.5 resources).
//!
//! Rules never read this; `greedy` and the ends of cut rollouts do.

use orrery_kernel::{Appraise, Seat};

use crate::content::content;
use crate::ids::ModuleId;
use crate::kinds::{Resource, Ship, Track};
use crate::state::{AndromedasEdge, Tile};

impl Appraise for AndromedasEdge {
    fn appraise(&self, seat: Seat) -> i32 {
        let left = self.game_left();
        let own = i32::from(self.sheet(seat).total()) * 100 + self.possessions(seat, left);
        // In a team both scores count as one.
        self.teammate(seat).map_or(own, |mate| {
            own + i32::from(self.sheet(mate).total()) * 100 + self.possessions(mate, left)
        })
    }
}

/// What things are worth at the start of a game beyond what they score, in hundredths of a VP; less as it goes on.
mod worth {
    /// By [`crate::kinds::Resource`]; the first few of a kind.
    pub(super) const RESOURCE: [i32; 6] = [35, 60, 60, 60, 75, 55];
    pub(super) const MOON: i32 = 100;
    pub(super) const SLOTTED: i32 = 130;
    pub(super) const TOKEN: i32 = 250;
    pub(super) const LEADER: i32 = 45;
    pub(super) const CARD_UP: i32 = 120;
    /// By [`crate::kinds::Ship`], for being built.
    pub(super) const SHIP: [i32; 4] = [170, 260, 260, 330];
    pub(super) const ON_BOARD: i32 = 35;
    pub(super) const SCRAPPED: i32 = -120;
    pub(super) const UPGRADE: i32 = 150;
    pub(super) const DAMAGE: i32 = -70;
    /// A transport that could become a development with the leaders at hand.
    pub(super) const SITE: i32 = 90;
}

impl AndromedasEdge {
    /// How much of the game is left, in hundredths, by the VP of the leader.
    fn game_left(&self) -> i32 {
        if self.stack.top().is_none() || self.last_turns.is_some() {
            return self.last_turns.map_or(0, |turns| 4 * i32::from(turns));
        }
        let most = self.players.iter().map(crate::player::Player::vp).max().unwrap_or(0);
        (100 - 90 * i32::from(most) / i32::from(self.terminus().max(1))).clamp(10, 100)
    }

    fn possessions(&self, seat: Seat, left: i32) -> i32 {
        let things = self.stored_worth(seat)
            + self.fleet_worth(seat)
            + self.station_worth(seat)
            + self.sites_worth(seat);
        things * left / 100
    }

    /// More than a few of a kind are worth less: storage is limited.
    fn stored_worth(&self, seat: Seat) -> i32 {
        let held = self.player(seat).holdings();
        let kind = |resource: Resource| {
            let count = i32::from(held.get(resource));
            let (first, rest) = (count.min(5), (count - 5).clamp(0, 6));
            worth::RESOURCE[resource as usize] * (2 * first + rest) / 2
        };
        Resource::ALL.into_iter().map(kind).sum()
    }

    fn fleet_worth(&self, seat: Seat) -> i32 {
        let (player, fleet) = (self.player(seat), self.fleet(seat));
        let built = |ship: Ship| {
            let copies = content().ships[ship as usize].copies - fleet.unbuilt.count(ship);
            let upgrade =
                player.upgrades[ship as usize].map_or(0, |tile| worth::UPGRADE + tile.card().worth / 3);
            i32::from(copies) * worth::SHIP[ship as usize] + upgrade
        };
        let ships: i32 = Ship::ALL.into_iter().map(built).sum();
        ships
            + i32::from(fleet.on_board() + fleet.barge.len()) * worth::ON_BOARD
            + i32::from(fleet.scrapped.len()) * worth::SCRAPPED
    }

    fn station_worth(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let module = |module: ModuleId| {
            let (card, damage) = (module.card(), i32::from(self.berth(seat, module).damage));
            let use_of_it = if card.game_end { 0 } else { card.worth * 9 / 10 };
            use_of_it * if damage > 0 { 2 } else { 3 } / 3 + damage * worth::DAMAGE
        };
        let modules: i32 = self.modules(seat).map(module).sum();
        let slotted = self.modules(seat).flat_map(|module| {
            let berth = self.berth(seat, module);
            [berth.input, berth.output]
        });
        let slotted = slotted.chain([player.operations]).filter(|slot| !slot.is_empty()).count() as i32;
        let tokens = i32::from(player.finds.len()) + i32::from(player.tokens.len());
        let cards: i32 = player.cards_up.iter().map(|&count| i32::from(count)).sum();
        modules
            + slotted * worth::SLOTTED
            + player.moons.len() as i32 * worth::MOON
            + tokens * worth::TOKEN
            + cards * worth::CARD_UP
            + i32::from(player.leaders) * worth::LEADER
    }

    /// Planets on which a development could stand, as far as leaders go.
    fn sites_worth(&self, seat: Seat) -> i32 {
        let leaders = self.player(seat).leaders;
        let fits = |site: &crate::state::Site| match site.tile {
            Tile::Planet(planet) => content().developments[planet.card().kind as usize].leaders <= leaders,
            Tile::None | Tile::Nebula | Tile::Base(_) | Tile::Special(_) => false,
        };
        let squads = self.fleet(seat).board.iter().zip(&self.sites);
        let sites = squads.filter(|(squad, site)| {
            squad.count(Ship::Transport) > 0 && site.development.is_none() && fits(site)
        });
        let reached = |track: Track| i32::from(self.player(seat).markers[track as usize]);
        sites.count().min(2) as i32 * worth::SITE + Track::ALL.into_iter().map(reached).sum::<i32>() * 25
    }
}
