//! What holds in every position, and the same position with its secrets dealt anew: for the conformance suite.

use orrery_kernel::{Chance, Seat, Viewer};

use crate::content::content;
use crate::frame::Frame;
use crate::ids::{AllianceId, BattleId, MoonId, PlanetId, SetId, SpaceId, VpCardId};
use crate::state::RocketDice;

impl RocketDice {
    /// No piece is lost or doubled, no track is left. What is wrong, if something is.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_dice()?;
        self.audit_planets()?;
        self.audit_cards()?;
        self.audit_players()
    }

    /// RD-GALAXY-2.
    fn audit_dice(&self) -> Result<(), String> {
        let mut dice = self.bag;
        let laid_out = self.stack.frames().iter().flat_map(|frame| match frame {
            Frame::Arrange(arrange) => arrange.dice.as_slice(),
            _ => &[],
        });
        let fleet = self.turn.fleet.iter().map(|die| &die.die);
        for die in self.galaxy.0.iter().flatten().chain(&self.reserve).chain(laid_out).chain(fleet) {
            dice[die.color() as usize] += 1;
        }
        let full = self.galaxy.0.iter().flatten().count() + self.turn.fleet.len();
        let between = matches!(self.stack.top(), Some(Frame::Start)) && full + self.reserve.len() != 30;
        let right = dice == content().dice && !between;
        if right {
            Ok(())
        } else {
            Err(format!("dice by color: {dice:?}, {} in the reserve", self.reserve.len()))
        }
    }

    fn audit_planets(&self) -> Result<(), String> {
        for planet in PlanetId::all() {
            let piled = self.piles.iter().flatten().filter(|&&card| card == planet).count();
            let held = self.players.iter().filter(|player| player.planets.contains(planet)).count();
            if piled + held > 1 {
                return Err(format!("{planet} is there {} times", piled + held));
            }
        }
        for (value, (pile, &kept)) in (6..).zip(self.piles.iter().zip(&self.options.planets_per_pile)) {
            let held = self.players.iter().flat_map(|player| player.planets.iter());
            let taken = held.filter(|planet| planet.card().value == value).count();
            if pile.len() + taken != usize::from(kept) {
                return Err(format!("{} planets of value {value} instead of {kept}", pile.len() + taken));
            }
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), String> {
        let frames = self.stack.frames();
        for card in AllianceId::all() {
            let places = [
                self.display.contains(&card),
                self.alliance_deck.contains(&card),
                self.alliance_discards.contains(card),
                self.players.iter().any(|player| player.alliances.contains(card)),
                frames.contains(&Frame::Discard(card)),
            ];
            once(card, &places)?;
        }
        let drawn = |card| {
            frames.iter().any(
                |frame| matches!(frame, Frame::KeepVpCard(_, drawn) if drawn.cards.contains(&Some(card))),
            )
        };
        let mut in_play = 0;
        for card in VpCardId::all() {
            let held = self.players.iter().filter(|player| player.vp_cards.contains(card)).count();
            let deck = self.vp_deck.iter().filter(|tucked| tucked.card == card).count();
            in_play += held + deck + usize::from(drawn(card));
            if held + deck + usize::from(drawn(card)) > 1 {
                return Err(format!("the VP card {card} is there twice"));
            }
        }
        if in_play != usize::from(self.options.vp_cards) {
            return Err(format!("{in_play} VP cards instead of {}", self.options.vp_cards));
        }
        let battles = &self.battles;
        for card in BattleId::all() {
            let places = [
                battles.deck.contains(&card),
                battles.active == Some(card),
                battles.next == Some(card),
                battles.gone.contains(card),
                self.players.iter().any(|player| player.won.contains(card)),
            ];
            let ended = battles.resolved >= content().limits.end_battles;
            if !(ended && places == [false; 5]) {
                once(card, &places)?;
            }
        }
        Ok(())
    }

    fn audit_players(&self) -> Result<(), String> {
        for moon in MoonId::all() {
            let held: u8 = self.players.iter().map(|player| player.moons[moon.index()]).sum();
            if held + self.moons[moon.index()] != self.options.moons_per_kind {
                return Err(format!("{moon}: {held} built, {} left", self.moons[moon.index()]));
            }
        }
        for seat in Seat::all(self.count()) {
            let player = self.player(seat);
            let complete = |set: SetId| {
                let mut spaces = SpaceId::all().filter(|space| set.card().spaces & 1 << space.index() != 0);
                spaces.all(|space| player.station.contains(space))
            };
            let turned =
                player.turned.iter().all(|planet| player.planets.contains(planet) && planet.card().once);
            let fine = player.scrap <= content().limits.scrap_max
                && player.attack <= content().limits.attack_max
                && SetId::all().all(|set| player.sets.contains(set) == complete(set))
                && turned;
            if !fine {
                return Err(format!("seat {seat} cannot have this: {player:?}"));
            }
        }
        Ok(())
    }

    /// The same position with everything the viewer cannot know dealt anew. Works on the state, so that a view that
    /// tells too much is found out.
    pub fn reshuffled(&self, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let mut game = self.clone();
        for pile in &mut game.piles {
            let below = pile.len().saturating_sub(1);
            chance.shuffle(&mut pile[..below]);
        }
        chance.shuffle(&mut game.alliance_deck);
        chance.shuffle(&mut game.battles.deck);
        if self.asked().is_some() {
            game.redeal_vp_cards(viewer, chance);
        }
        game
    }

    fn redeal_vp_cards(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let knows = |seat: Seat| viewer.is(seat);
        let mut hidden: Vec<VpCardId> =
            VpCardId::all().filter(|&card| !self.vp_card_is_known(card, viewer)).collect();
        chance.shuffle(&mut hidden);
        let mut deal = hidden.into_iter();
        for seat in Seat::all(self.count()).filter(|&seat| !knows(seat)) {
            let count = self.player(seat).vp_cards.len();
            self.player_mut(seat).vp_cards = deal.by_ref().take(count.into()).collect();
        }
        for tucked in &mut self.vp_deck {
            let known = matches!(viewer, Viewer::Seat(seat) if tucked.known_to.contains(seat));
            if !known && let Some(card) = deal.next() {
                tucked.card = card;
            }
        }
        for frame in self.stack.frames_mut() {
            if let Frame::KeepVpCard(seat, drawn) = frame
                && !knows(*seat)
            {
                drawn.cards.iter_mut().flatten().for_each(|card| *card = deal.next().unwrap_or(*card));
            }
        }
    }

    fn vp_card_is_known(&self, card: VpCardId, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        let drawn = |frame: &Frame| matches!(frame, Frame::KeepVpCard(drawer, drawn) if *drawer == seat && drawn.cards.contains(&Some(card)));
        self.player(seat).vp_cards.contains(card)
            || self.vp_deck.iter().any(|tucked| tucked.card == card && tucked.known_to.contains(seat))
            || self.stack.frames().iter().any(drawn)
    }
}

fn once(card: impl std::fmt::Display, places: &[bool]) -> Result<(), String> {
    match places.iter().filter(|&&there| there).count() {
        1 => Ok(()),
        n => Err(format!("{card} is there {n} times")),
    }
}
