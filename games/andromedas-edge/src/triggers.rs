//! Abilities of factions and upgrade tiles, and sustain cards, that answer to a moment (AE-FREE-15, AE-TURN-5).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::effect::NodeId;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::ids::{ModuleId, TacticId};
use crate::kinds::{CardType, Power, Ship, Source, When};
use crate::state::AndromedasEdge;

/// The bits of what may answer: two abilities, four upgrade tiles, then each sustain card twice.
const TILES: usize = 2;
const SUSTAINED: usize = 6;

fn sustain_cards() -> impl Iterator<Item = TacticId> {
    TacticId::all().filter(|card| card.card().kind == CardType::Sustain).take((32 - SUSTAINED) / 2)
}

fn answer(triggers: &[(When, NodeId)], when: When, or: When) -> Option<NodeId> {
    triggers.iter().find(|&&(own, _)| own == when || own == or).map(|&(_, effect)| effect)
}

impl AndromedasEdge {
    /// Lets whatever the seat has answer to the moment once all above is done.
    pub(crate) fn fire(&mut self, when: When, seat: Seat) {
        self.fire_either(when, when, seat, None);
    }

    /// The same for a moment that belongs to one ship.
    pub(crate) fn fire_ship(&mut self, when: When, seat: Seat, ship: Ship, module: Option<ModuleId>) {
        let left = self.answers(when, when, seat) & 1 << (TILES + ship as usize);
        if left != 0 {
            self.stack.push(Frame::Fire { when, or: when, seat, left, module });
        }
    }

    /// The same for two moments at once: whatever knows both answers once.
    pub(crate) fn fire_either(&mut self, when: When, or: When, seat: Seat, module: Option<ModuleId>) {
        let left = self.answers(when, or, seat);
        if left != 0 {
            self.stack.push(Frame::Fire { when, or, seat, left, module });
        }
    }

    /// What answers, as bits.
    fn answers(&self, when: When, or: When, seat: Seat) -> u32 {
        let player = self.player(seat);
        let mut bits = 0;
        for (nth, ability) in player.abilities().iter().enumerate() {
            let spent = ability.once_between_returns && player.used & 1 << nth != 0;
            if answer(&ability.triggers, when, or).is_some() && !spent {
                bits |= 1 << nth;
            }
        }
        for ship in Ship::ALL {
            let custom = player.upgrades[ship as usize].and_then(|tile| tile.card().custom.as_ref());
            if custom.is_some_and(|custom| answer(&custom.triggers, when, or).is_some())
                && self.is_ship_concerned(when, seat, ship)
            {
                bits |= 1 << (TILES + ship as usize);
            }
        }
        for (nth, card) in sustain_cards().enumerate() {
            if answer(&card.card().triggers, when, or).is_some() {
                let copies = (1 << player.sustained.count(card).min(2)) - 1;
                bits |= copies << (SUSTAINED + 2 * nth);
            }
        }
        bits
    }

    /// A trigger of a ship ability is met by the ship that carries it; battle triggers need it in the battle.
    fn is_ship_concerned(&self, when: When, seat: Seat, ship: Ship) -> bool {
        match when {
            When::Launch
            | When::ActivateRegion
            | When::ActivatePlanet
            | When::ActivateNebula
            | When::ActivateBase => seat == self.active && self.turn.launched == Some(ship),
            When::BattleStart | When::BattlePreparations | When::BattleWon | When::BattleLost => {
                self.here(seat).count(ship) > 0
            }
            When::BuildDevelopment => ship == Ship::Transport,
            _ => true,
        }
    }

    /// Several at one moment: in their owner's order (AE-WINDOW-37).
    pub(crate) fn offer_answers(&self, left: u32, offers: &mut impl Offers<Action>) {
        (0..32u8).filter(|&nth| left & 1 << nth != 0).for_each(|nth| offers.offer(Action::Resolve(nth)));
    }

    /// Whose name stands for a bit: the ability, the tile or the card.
    pub(crate) fn answering(&self, seat: Seat, nth: u8) -> Option<orrery_kernel::Name> {
        let player = self.player(seat);
        match usize::from(nth) {
            nth if nth < TILES => player.abilities().get(nth).map(|ability| ability.name.get()),
            nth if nth < SUSTAINED => player.upgrades[nth - TILES].map(|tile| tile.card().name.get()),
            nth => sustain_cards().nth((nth - SUSTAINED) / 2).map(|card| card.card().name.get()),
        }
    }

    pub(crate) fn answer_now(
        &mut self,
        (when, or, seat): (When, When, Seat),
        left: u32,
        module: Option<ModuleId>,
        nth: u8,
        fate: &mut impl Fate,
    ) {
        let rest = left & !(1 << nth);
        if rest != 0 {
            self.stack.push(Frame::Fire { when, or, seat, left: rest, module });
        }
        let place = usize::from(nth);
        let player = self.player(seat);
        let (effect, source) = if place < TILES {
            (
                player.abilities().get(place).and_then(|ability| answer(&ability.triggers, when, or)),
                Source::Faction,
            )
        } else if place < SUSTAINED {
            let custom = player.upgrades[place - TILES].and_then(|tile| tile.card().custom.as_ref());
            (custom.and_then(|custom| answer(&custom.triggers, when, or)), Source::Upgrade)
        } else {
            let card = sustain_cards().nth((place - SUSTAINED) / 2);
            (card.and_then(|card| answer(&card.card().triggers, when, or)), Source::Tactics)
        };
        let context = Context { module, ..Context::new(seat, source) };
        let Some(effect) = effect.filter(|&effect| self.could(effect, context)) else { return };
        self.tell_answer(seat, place, fate);
        self.begin_effect(effect, context);
    }

    fn tell_answer(&mut self, seat: Seat, place: usize, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        if place < TILES {
            if player.abilities().get(place).is_some_and(|ability| ability.once_between_returns) {
                player.used |= 1 << place;
            }
            if let Some(faction) = player.faction {
                fate.event(Event::AbilityUsed { seat, faction, nth: place as u8 });
            }
        } else if place < SUSTAINED {
            if let Some(tile) = player.upgrades[place - TILES] {
                fate.event(Event::UpgradeUsed { seat, tile });
            }
        } else if let Some(card) = sustain_cards().nth((place - SUSTAINED) / 2) {
            fate.event(Event::SustainUsed { seat, card });
        }
    }

    /// A power of the faction made a difference.
    pub(crate) fn tell_power(&self, seat: Seat, power: Power, fate: &mut impl Fate) {
        let player = self.player(seat);
        let nth = player.abilities().iter().position(|ability| ability.power == Some(power));
        if let (Some(faction), Some(nth)) = (player.faction, nth) {
            fate.event(Event::AbilityUsed { seat, faction, nth: nth as u8 });
        }
    }
}
