//! Counters and conditions (NOTATION, section 4).

use orrery_kernel::Seat;

use crate::dice::Color;
use crate::effect::{Atom, Counter, Test};
use crate::state::RocketDice;

impl RocketDice {
    /// What the counter says for the seat.
    pub(crate) fn count_of(&self, counter: Counter, seat: Seat) -> i32 {
        let player = self.player(seat);
        let planets = |fits: &dyn Fn(crate::ids::PlanetId) -> bool| {
            player.planets.iter().filter(|&planet| fits(planet)).count() as u8
        };
        let only = |color: Color| {
            planets(&|planet| planet.card().colors.len() == 1 && planet.card().colors.contains(color))
        };
        let number = match counter {
            Counter::Scrap => player.scrap,
            Counter::Attack => player.attack,
            Counter::Alliance => player.alliances.len(),
            Counter::VpCard => player.vp_cards.len(),
            Counter::Planet => player.planets.len(),
            Counter::PlanetOf(color) => only(color),
            Counter::DualPlanet => planets(&|planet| planet.card().colors.len() == 2),
            Counter::OncePlanet => planets(&|planet| planet.card().once),
            Counter::PlanetTrio => Color::COLORED.into_iter().map(only).min().unwrap_or(0),
            Counter::Station => player.station.len(),
            Counter::WhiteStation => player.marked_in(Color::White),
            Counter::StationSet => player.sets.len(),
            Counter::Moon => player.moon_count(),
            Counter::MoonKind => player.moons.iter().filter(|&&moons| moons > 0).count() as u8,
            Counter::Battle => player.won.len(),
            Counter::RecruitedDie => self.turn.recruited,
            Counter::RecruitTotal => self.turn.recruit_total,
            Counter::RerollTotal => self.turn.reroll_total,
            Counter::ScrapPaid => self.turn.deed.scrap_paid,
        };
        number.into()
    }

    /// Does the condition hold for the seat?
    pub(crate) fn holds(&self, test: &Test, seat: Seat) -> bool {
        self.holds_by(test, seat == self.active, |counter| self.count_of(counter, seat))
    }

    /// Does the condition hold with these counts?
    pub(crate) fn holds_by(&self, test: &Test, your_turn: bool, count: impl Fn(Counter) -> i32) -> bool {
        let atom = |atom: &Atom| match *atom {
            Atom::Number(counter, cmp, number) => cmp.holds(count(counter), number),
            Atom::Counts(left, cmp, right) => cmp.holds(count(left), count(right)),
            Atom::YourTurn => your_turn,
            Atom::WhiteSpaceMarked => self.turn.deed.white_marked,
            Atom::StationSetCompleted => self.turn.deed.set_completed,
        };
        test.0.iter().all(|clause| clause.iter().any(atom))
    }
}
