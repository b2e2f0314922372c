//! What holds in every position, for tests: no piece is lost or doubled, no track is left. And the same position with
//! everything dealt anew that a viewer cannot know.

use orrery_kernel::{Chance, Seat, Viewer};

use crate::content::{TileColor, content};
use crate::ids::{BonusId, MiningId, MissionId, ObjectiveId, PirateId, PlanetId};
use crate::kinds::Track;
use crate::place::Place;
use crate::state::{Phase, Transgalactica};

impl Transgalactica {
    /// What is wrong with the position, if anything is.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_galaxy()?;
        self.audit_tiles()?;
        self.audit_cards()?;
        Seat::all(self.count()).try_for_each(|seat| self.audit_player(seat))?;
        let mut seats: Vec<Seat> = self.order.to_vec();
        seats.sort_unstable();
        let everyone = seats.into_iter().eq(Seat::all(self.count()));
        let sorted = self.order.iter().map(|seat| self.tiers[seat.index()]).is_sorted();
        if everyone && sorted { Ok(()) } else { Err(format!("the order {:?} is none", self.order)) }
    }

    fn audit_galaxy(&self) -> Result<(), String> {
        for planet in PlanetId::all() {
            let there = self.board.iter().filter(|site| site.planet == Some(planet)).count();
            if there > 1 || (planet == content().terror && there > 0) {
                return Err(format!("{planet} lies on the map {there} times"));
            }
        }
        for pirate in PirateId::all() {
            let lying = self.board.iter().filter(|site| site.pirates == Some(pirate)).count();
            let held = self.players.iter().filter(|player| player.kept.contains(pirate)).count();
            let berths = self
                .players
                .iter()
                .flat_map(|player| player.berths)
                .filter(|&own| own == Some(pirate))
                .count();
            if lying + held + berths > 1 {
                return Err(format!("{pirate} is there {} times", lying + held + berths));
            }
        }
        for place in Place::all() {
            let site = self.site(place);
            let on_map = self.map().places.contains(&place);
            let agree = Seat::all(self.count())
                .all(|seat| self.player(seat).outposts.contains(place) == site.outposts.contains(seat));
            if on_map != site.planet.is_some() || !agree {
                return Err(format!("at {place} lies {site:?}"));
            }
        }
        Ok(())
    }

    fn audit_tiles(&self) -> Result<(), String> {
        for tile in BonusId::all() {
            let lying = self.stacks.iter().flatten().flatten().copied();
            let lying = lying.chain(self.round_tiles.into_iter().flatten());
            let lying = lying.chain(self.board.iter().filter_map(|site| site.tile));
            let lying = lying.chain(self.leftovers.iter().flatten().copied());
            let held = self
                .players
                .iter()
                .map(|player| player.tiles.count(tile) + player.stock.count(tile) + player.spent.count(tile));
            let all =
                lying.filter(|&other| other == tile).count() as u8 + held.sum::<u8>() + self.gone.count(tile);
            let complete = self.leftovers[tile.card().color as usize].is_empty() || all == tile.card().copies;
            if all > tile.card().copies || !complete {
                return Err(format!("{tile} is there {all} times"));
            }
        }
        for tile in MiningId::all() {
            let slots =
                self.players.iter().flat_map(|player| player.mining).chain([self.mining.open]).flatten();
            let all = slots.chain(self.mining.pile.iter().copied()).filter(|&other| other == tile).count();
            if all != usize::from(tile.card().copies) {
                return Err(format!("{tile} is there {all} times"));
            }
        }
        let basic = self.leftovers[TileColor::Basic as usize].len();
        if basic > 6 { Err(format!("{basic} basic tiles are left over")) } else { Ok(()) }
    }

    fn audit_cards(&self) -> Result<(), String> {
        for mission in MissionId::all() {
            let deck = &self.missions[usize::from(mission.card().level) - 1];
            let open = deck.open.iter().filter(|&&open| open == Some(mission)).count();
            let hidden = deck.deck.iter().filter(|&&card| card == mission).count();
            let held = self.players.iter().map(|player| {
                player.log.iter().filter(|&&card| card == mission).count()
                    + usize::from(player.fulfilled.contains(mission))
            });
            let all = open + hidden + held.sum::<usize>();
            if all != 1 {
                return Err(format!("{mission} is there {all} times"));
            }
        }
        let mut objectives: Vec<ObjectiveId> =
            self.players.iter().flat_map(|player| player.objectives).collect();
        objectives.sort_unstable();
        objectives.dedup();
        if objectives.len() != 2 * self.players.len() {
            return Err("an objective was dealt twice".to_owned());
        }
        for bench in &self.senate {
            let sane = bench.office.is_some() == bench.golden.is_some()
                && (bench.silver.is_none() || bench.golden.is_some())
                && (bench.golden != bench.silver || bench.golden.is_none());
            if !sane && !matches!(self.stack.top(), Some(crate::frame::Frame::Office { .. })) {
                return Err(format!("nobody sits like this: {bench:?}"));
            }
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let crew = &player.crew;
        let limits = &content().limits;
        let seated = self.senate.iter().flat_map(|bench| [bench.golden, bench.silver]);
        let seated = seated.filter(|&own| own == Some(seat)).count() as u8;
        let claiming =
            self.stack.frames().iter().filter(
                |frame| matches!(frame, crate::frame::Frame::Office { seat: own, .. } if *own == seat),
            );
        let unlocked = player.markers[Track::Trade as usize].div_ceil(2);
        let checks = [
            ("crew", crew.ready + crew.out + crew.frozen + crew.seated + crew.gone == limits.crew),
            ("captains", crew.captains + crew.captains_out == limits.captains[usize::from(self.count()) - 2]),
            ("senate crew", crew.seated == seated + claiming.count() as u8),
            ("tech markers", player.cargo + player.techs.len() == limits.tech_markers + unlocked),
            ("technology cards", player.techs.iter().all(|tech| self.techs.contains(tech))),
            ("tracks", (0..4).all(|track| player.markers[track] <= content().tracks[track].max)),
            ("trade", player.markers[4] <= limits.trade_max),
            ("outposts", usize::from(player.outposts_on_map()) <= content().outposts.len()),
            ("mission log", player.log.len() <= player.log_size()),
            ("ships", player.ships.iter().all(|place| self.map().places.contains(place))),
            ("VP", player.vp() >= 0),
            ("chosen", player.chosen.is_none_or(|card| player.objectives.contains(&card))),
            ("ships at sea", self.phase == Phase::Setup || !player.ships.is_empty()),
        ];
        match checks.iter().find(|check| !check.1) {
            None => Ok(()),
            Some((what, _)) => Err(format!("seat {seat} cannot have this ({what}): {player:?}")),
        }
    }

    /// The same position with everything the viewer cannot know dealt anew. Works on the state, so that a view that
    /// tells too much is found out.
    pub fn reshuffled(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut game = self.clone();
        game.missions.iter_mut().for_each(|missions| chance.shuffle(&mut missions.deck));
        chance.shuffle(&mut game.mining.pile);
        game.leftovers.iter_mut().for_each(|tiles| chance.shuffle(tiles));
        if self.stack.top().is_some() {
            game.redeal_objectives(viewer, chance);
        }
        game
    }

    fn redeal_objectives(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let own = match viewer {
            Viewer::Seat(seat) => self.player(seat).objectives.to_vec(),
            Viewer::Spectator => Vec::new(),
        };
        let mut hidden: Vec<ObjectiveId> = ObjectiveId::all().filter(|card| !own.contains(card)).collect();
        chance.shuffle(&mut hidden);
        for seat in Seat::all(self.count()).filter(|&seat| !viewer.is(seat)) {
            let player = self.player_mut(seat);
            let mut dealt = player.objectives.map(|card| hidden.pop().unwrap_or(card));
            dealt.sort_unstable();
            player.objectives = dealt;
            player.chosen = player.chosen.map(|_| dealt[chance.below(2) as usize]);
        }
    }
}
