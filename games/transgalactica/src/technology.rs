//! Claiming technology cards (TG-TECH).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::ids::TechId;
use crate::kinds::{Source, Track};
use crate::state::Transgalactica;

impl Transgalactica {
    /// TG-TECH-4.
    pub(crate) fn technology_reaches(&self, seat: Seat, tech: TechId) -> bool {
        let needed = content().tracks[Track::Technology as usize].needed[usize::from(tech.card().level) - 1];
        self.player(seat).level(Track::Technology) >= needed
    }

    /// TG-TECH-3: displayed, without an own marker, in reach, and a marker is left.
    pub(crate) fn claimable(&self, seat: Seat) -> impl Iterator<Item = TechId> + '_ {
        let player = self.player(seat);
        let open = self.techs.iter().filter(move |&tech| player.cargo > 0 && !player.techs.contains(tech));
        open.filter(move |&tech| self.technology_reaches(seat, tech))
    }

    pub(crate) fn offer_claims(&self, seat: Seat, sure: bool, offers: &mut impl Offers<Action>) {
        if !sure {
            offers.offer(Action::Done);
        }
        self.claimable(seat).for_each(|tech| offers.offer(Action::Claim(tech)));
    }

    /// TG-TECH-6; what the card does at once comes before what other cards say to the claim.
    pub(crate) fn claim(&mut self, seat: Seat, tech: TechId, fate: &mut impl Fate) {
        self.fire(When::ObtainTechnology, seat);
        let player = self.player_mut(seat);
        player.cargo -= 1;
        player.techs.insert(tech);
        fate.event(Event::TechClaimed { seat, tech });
        if tech.card().traits.levels != [0; 5] {
            fate.event(Event::TechUsed { seat, tech });
        }
        if let Some(&(_, effect)) = tech.card().triggers.iter().find(|trigger| trigger.0 == When::Gained) {
            fate.event(Event::TechUsed { seat, tech });
            self.begin_effect(effect, seat, Source::Technology, false);
        }
    }
}
