//! Counters and conditions (NOTATION, section 4).

use orrery_kernel::Seat;

use crate::effect::{Amount, Counter, Test};
use crate::ids::PlanetId;
use crate::kinds::{Color, MissionKind, PlanetType};
use crate::place::Place;
use crate::state::Transgalactica;

impl Transgalactica {
    /// Planet tiles with the seat's outpost: the Central Planet is none, Technological Terror is one (TG-MISSION-8).
    pub(crate) fn settled_planets(&self, seat: Seat) -> impl Iterator<Item = PlanetId> + '_ {
        let outposts = self.player(seat).outposts;
        outposts.iter().filter(|&place| place != Place::CENTRAL).filter_map(|place| self.planet(place))
    }

    /// What the counter says for the seat.
    pub(crate) fn count_of(&self, counter: Counter, seat: Seat) -> i32 {
        let player = self.player(seat);
        let planets = |fits: &dyn Fn(PlanetId) -> bool| {
            self.settled_planets(seat).filter(|&planet| fits(planet)).count() as u8
        };
        let showing = |color: Color| planets(&|planet| planet.card().shows(color));
        let of_kind =
            |kind: MissionKind| player.fulfilled.iter().filter(|mission| mission.card().is(kind)).count();
        let number = match counter {
            Counter::Good(good) => player.goods.get(good),
            Counter::Resources => player.goods.resources(),
            Counter::Level(track) => player.level(track),
            Counter::TechCard => player.techs.len(),
            Counter::MarkersOnMyCards => {
                let markers =
                    |tech| self.players.iter().filter(|other| other.techs.contains(tech)).count() as u8;
                player.techs.iter().map(markers).sum()
            }
            Counter::Fulfilled => player.fulfilled.len(),
            Counter::FulfilledOf(kind) => of_kind(kind) as u8,
            Counter::FulfilledEach => self.fulfilled_each(seat),
            Counter::PirateToken => player.pirate_tokens(),
            Counter::OutpostOf(color) => showing(color),
            Counter::OutpostSameColor => Color::ALL.into_iter().map(showing).max().unwrap_or(0),
            Counter::OutpostDifferentColors => self.different_colors(seat),
            Counter::OutpostAction => planets(&|planet| planet.card().kind.is_action()),
            Counter::OutpostMining => planets(&|planet| planet.card().kind.is_mining()),
            Counter::OutpostWilderness => planets(&|planet| planet.card().kind == PlanetType::Wilderness),
            Counter::OutpostPlanet => planets(&|_| true),
            Counter::OutpostTradePlanet => {
                planets(&|planet| planet.card().sites.iter().any(|&level| level > 0))
            }
            Counter::OutpostOnMap => player.outposts_on_map(),
            Counter::ObjectiveItem => self.objective_items(seat),
            Counter::ActivatedMiningPlanet => self.activated,
        };
        number.into()
    }

    /// TG-RULING-20: a card of two kinds fills one of them.
    fn fulfilled_each(&self, seat: Seat) -> u8 {
        let fulfilled = self.player(seat).fulfilled;
        let exactly =
            |kinds: u8| fulfilled.iter().filter(|mission| mission.card().kinds == kinds).count() as u8;
        let bit = |kind: MissionKind| 1 << kind as u8;
        let (commercial, war) = (exactly(bit(MissionKind::Commercial)), exactly(bit(MissionKind::War)));
        let both = exactly(bit(MissionKind::Commercial) | bit(MissionKind::War));
        let cultural = exactly(bit(MissionKind::Cultural));
        let missing = |wanted: u8| wanted.saturating_sub(commercial) + wanted.saturating_sub(war);
        (0..=cultural).rev().find(|&wanted| missing(wanted) <= both).unwrap_or(0)
    }

    /// TG-MISSION-9, TG-RULING-19: the most planets to which different colours can be assigned. By the theorem of
    /// Hall it is the least, over all sets of colours, of the colours outside plus the planets that show one inside.
    fn different_colors(&self, seat: Seat) -> u8 {
        let reached = |inside: u8| {
            let planets = self.settled_planets(seat).filter(|planet| planet.card().colors & inside != 0);
            planets.count() as u8 + 4 - inside.count_ones() as u8
        };
        (0..16).map(reached).min().unwrap_or(0)
    }

    /// Does the condition hold for the seat?
    pub(crate) fn holds(&self, test: &Test, seat: Seat) -> bool {
        let clause = |atoms: &Vec<crate::effect::Atom>| {
            atoms.iter().any(|atom| atom.holds(self.count_of(atom.counter, seat)))
        };
        test.0.iter().all(clause)
    }

    /// The number of a step, counted where it counts something.
    pub(crate) fn amount(&self, amount: Amount, seat: Seat) -> u8 {
        match amount.per {
            None => amount.number,
            Some((every, counter, max)) => {
                let times = self.count_of(counter, seat) / i32::from(every);
                (i32::from(amount.number) * times).clamp(0, max.into()) as u8
            }
        }
    }
}
