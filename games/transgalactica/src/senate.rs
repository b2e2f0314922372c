//! The Galactic Senate (TG-SENATE).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::When;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::goods::Good;
use crate::ids::{DecreeId, OfficeId};
use crate::kinds::Source;
use crate::state::{Bench, Transgalactica};

impl Transgalactica {
    /// The decree on display and its seats.
    pub(crate) fn bench(&self, decree: DecreeId) -> Option<&Bench> {
        self.senate.iter().find(|bench| bench.decree == decree)
    }

    /// TG-SENATE-2, -5: decrees whose requirement is met now, with a seat left for this player.
    pub(crate) fn offer_seats(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        if self.player(seat).crew.ready == 0 {
            return;
        }
        let mut decrees = self.senate.map(|bench| bench.decree);
        decrees.sort_unstable();
        for decree in decrees {
            let open =
                self.bench(decree).is_some_and(|bench| bench.silver.is_none() && bench.golden != Some(seat));
            if open && self.holds(&decree.card().require, seat) {
                offers.offer(Action::Senate(decree));
            }
        }
    }

    /// TG-SENATE-3, -4: the first claim assigns an office, the second takes its silver seat.
    pub(crate) fn claim_seat(&mut self, seat: Seat, decree: DecreeId, fate: &mut impl Fate) {
        self.stack.push(Frame::Free);
        let crew = &mut self.player_mut(seat).crew;
        crew.ready -= 1;
        crew.seated += 1;
        match self.bench(decree).and_then(|bench| bench.office) {
            Some(office) => self.take_seat(seat, decree, office, fate),
            None => self.stack.push(Frame::Office { seat, decree }),
        }
    }

    pub(crate) fn offer_offices(&self, offers: &mut impl Offers<Action>) {
        let taken = |office| self.senate.iter().any(|bench| bench.office == Some(office));
        OfficeId::all()
            .filter(|&office| !taken(office))
            .for_each(|office| offers.offer(Action::Office(office)));
    }

    pub(crate) fn take_seat(&mut self, seat: Seat, decree: DecreeId, office: OfficeId, fate: &mut impl Fate) {
        let Some(bench) = self.senate.iter_mut().find(|bench| bench.decree == decree) else { return };
        bench.office = Some(office);
        let golden = bench.golden;
        match golden {
            None => bench.golden = Some(seat),
            Some(_) => bench.silver = Some(seat),
        }
        fate.event(Event::SeatClaimed { seat, decree, office, golden: golden.is_none() });
        if let Some(holder) = golden {
            self.gain(holder, Good::Credit, 1, fate);
        }
        self.fire(When::SenateSeat, seat);
        self.begin_effect(office.card().effect, seat, Source::Senate, false);
    }
}
