//! What a seat has in a scenario.

use orrery_kernel::Seat;

use super::parse;
use crate::goods::Units;
use crate::ids::{BonusId, MissionId, TechId};
use crate::kinds::{Source, Track};
use crate::place::Place;
use crate::player::Player;
use crate::state::Transgalactica;

/// A seat whose holdings are changed.
#[derive(Debug)]
pub struct Holding<'a> {
    pub(super) game: &'a mut Transgalactica,
    pub(super) seat: Seat,
}

impl Holding<'_> {
    fn player(&mut self) -> &mut Player {
        self.game.player_mut(self.seat)
    }

    fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(self.player());
        self
    }

    /// Minerals, energy, aliens, credits.
    pub fn goods(self, minerals: u8, energy: u8, aliens: u8, credits: u8) -> Self {
        self.with(|player| player.goods = Units([minerals, energy, aliens, credits]))
    }

    /// VP scored so far.
    pub fn vp(self, vp: i16) -> Self {
        self.with(|player| player.scored[Source::Action as usize] = vp)
    }

    /// The marker of a track; on Trade the tech markers of the spaces are in the Cargo Bay.
    pub fn level(self, track: &str, level: u8) -> Self {
        let track: Track = parse(track);
        self.with(|player| {
            if track == Track::Trade {
                player.cargo += level.div_ceil(2);
            }
            player.markers[track as usize] = level;
        })
    }

    /// A level counts higher for now.
    pub fn temporary(self, track: &str, by: u8) -> Self {
        let track: Track = parse(track);
        self.with(|player| player.temporary[track as usize] = by)
    }

    /// Outposts there, beside the one on the Central Planet.
    pub fn outposts(mut self, places: &[&str]) -> Self {
        for place in places.iter().map(|place| parse::<Place>(place)) {
            self.player().outposts.insert(place);
            let seat = self.seat;
            let site = &mut self.game.board[place.index()];
            site.outposts = site.outposts.with(seat);
        }
        self
    }

    /// The starship is there.
    pub fn ship(self, place: &str) -> Self {
        let place = parse(place);
        self.with(|player| player.ships[0] = place)
    }

    /// Two starships, there.
    pub fn ships(self, first: &str, second: &str) -> Self {
        let places = [parse(first), parse(second)];
        self.with(|player| player.ships = places.into_iter().collect())
    }

    /// Markers on these technology cards, which are on display.
    pub fn techs(mut self, techs: &[&str]) -> Self {
        for tech in techs.iter().map(|tech| parse::<TechId>(tech)) {
            self.game.techs.insert(tech);
            self.player().techs.insert(tech);
        }
        self
    }

    /// Tech markers in the Cargo Bay.
    pub fn cargo(self, markers: u8) -> Self {
        self.with(|player| player.cargo = markers)
    }

    /// Missions in the log; they leave the decks.
    pub fn log(mut self, missions: &[&str]) -> Self {
        for mission in missions.iter().map(|mission| parse::<MissionId>(mission)) {
            self.draw(mission);
            self.player().log.push(mission);
        }
        self
    }

    /// Missions fulfilled; they leave the decks.
    pub fn fulfilled(mut self, missions: &[&str]) -> Self {
        for mission in missions.iter().map(|mission| parse::<MissionId>(mission)) {
            self.draw(mission);
            self.player().fulfilled.insert(mission);
        }
        self
    }

    fn draw(&mut self, mission: MissionId) {
        for missions in &mut self.game.missions {
            missions.deck.retain(|card| *card != mission);
            missions.open.iter_mut().filter(|slot| **slot == Some(mission)).for_each(|slot| *slot = None);
        }
    }

    /// Bonus tiles face up.
    pub fn tiles(self, tiles: &[&str]) -> Self {
        self.with(|player| tiles.iter().for_each(|tile| player.tiles.add(parse::<BonusId>(tile))))
    }

    /// Bonus tiles of the stockpile.
    pub fn stock(self, tiles: &[&str]) -> Self {
        self.with(|player| tiles.iter().for_each(|tile| player.stock.add(parse::<BonusId>(tile))))
    }

    /// Bonus tiles face down.
    pub fn spent(self, tiles: &[&str]) -> Self {
        self.with(|player| tiles.iter().for_each(|tile| player.spent.add(parse::<BonusId>(tile))))
    }

    /// The skill, with the pieces it brings.
    pub fn skill(self, skill: &str) -> Self {
        let skill = parse(skill);
        self.with(|player| {
            player.skill = Some(skill);
            if player.has(crate::content::Power::SecondStarship) && player.ships.len() == 1 {
                player.ships.push(Place::CENTRAL);
            }
            if player.has(crate::content::Power::Terror) {
                player.outposts.insert(Place::TERROR);
            }
            if player.has(crate::content::Power::Lieutenant) {
                player.crew.ready -= 1;
                player.crew.gone += 1;
                player.crew.lieutenant = Some(true);
            }
        })
    }

    /// The skill alone, without its pieces, for the setup.
    pub fn drafted(self, skill: &str, wealth: [&str; 2]) -> Self {
        let (skill, wealth) = (parse(skill), wealth.map(parse));
        self.with(|player| {
            player.skill = Some(skill);
            player.wealth = Some(wealth);
        })
    }

    /// Crew on active duty; the others are in the chambers.
    pub fn crew(self, ready: u8) -> Self {
        self.with(|player| {
            let all = player.crew.ready + player.crew.out + player.crew.frozen;
            player.crew.ready = ready;
            player.crew.out = 0;
            player.crew.frozen = all - ready;
        })
    }

    /// Captains on active duty; the others were placed.
    pub fn captains(self, ready: u8) -> Self {
        self.with(|player| {
            let all = player.crew.captains + player.crew.captains_out;
            player.crew.captains = ready;
            player.crew.captains_out = all.saturating_sub(ready);
        })
    }

    /// Mining tiles in the slots, top to bottom.
    pub fn mining(self, tiles: &[&str]) -> Self {
        self.with(|player| {
            player.mining = Default::default();
            for (slot, tile) in player.mining.iter_mut().zip(tiles) {
                *slot = Some(parse(tile));
            }
        })
    }

    /// The fleet tiles of rows 2, 4, 6.
    pub fn fleets(self, tiles: [&str; 3]) -> Self {
        self.with(|player| player.fleets = tiles.map(parse))
    }

    /// A pirate token on row 1, 3 or 5.
    pub fn berth(self, row: usize, pirate: &str) -> Self {
        let pirate = parse(pirate);
        self.with(|player| player.berths[row / 2] = Some(pirate))
    }

    /// The two objectives.
    pub fn objectives(self, first: &str, second: &str) -> Self {
        let mut cards = [parse(first), parse(second)];
        cards.sort_unstable();
        self.with(|player| player.objectives = cards)
    }

    /// The next income is doubled.
    pub fn boom(self) -> Self {
        self.with(|player| player.once.double_income = true)
    }
}
