//! Final scoring (RD-SCORE) and ties (RD-TIE).

use orrery_kernel::{Outcome, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::content;
use crate::effect::Step;
use crate::event::Event;
use crate::fate::Fate;
use crate::ids::{MoonId, VpCardId};
use crate::state::{Ending, RocketDice};

/// VP by source, in the order of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are the sources")]
pub struct Sheet {
    pub battles: u8,
    pub planets: u8,
    pub station: u8,
    pub full_rows: u8,
    pub attack_rows: u8,
    pub moons: u8,
    pub scrap: u8,
    pub vp_cards: u8,
}

impl Sheet {
    /// All sources together.
    pub fn total(&self) -> i16 {
        self.parts().into_iter().map(|(_, vp)| i16::from(vp)).sum()
    }

    /// Each source with its word.
    pub fn parts(&self) -> [(&'static str, u8); 8] {
        let Self { battles, planets, station, full_rows, attack_rows, moons, scrap, vp_cards } = *self;
        [
            ("battles", battles),
            ("planets", planets),
            ("station", station),
            ("full-rows", full_rows),
            ("attack-rows", attack_rows),
            ("moons", moons),
            ("scrap", scrap),
            ("vp-cards", vp_cards),
        ]
    }
}

impl RocketDice {
    /// What the seat would score now.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let player = self.player(seat);
        let [station, full_rows] = self.station_vp(seat);
        Sheet {
            battles: player.won.iter().map(|battle| battle.card().vp).sum(),
            planets: player.planets.iter().map(|planet| planet.card().vp).sum(),
            station,
            full_rows,
            attack_rows: attack_rows(player.attack),
            moons: MoonId::all().map(|moon| moon.card().vp * player.moons[moon.index()]).sum(),
            scrap: player.scrap / content().limits.scrap_per_vp,
            vp_cards: player.vp_cards.iter().map(|card| self.vp_of(card, seat)).sum(),
        }
    }

    /// RD-SCORE-8: what a VP card is worth to the seat.
    pub(crate) fn vp_of(&self, card: VpCardId, seat: Seat) -> u8 {
        let vp = |step: &Step| if let Step::Vp(amount) = step { self.amount(*amount, seat) } else { 0 };
        content().code.steps(Some(card.card().effect)).map(vp).sum()
    }

    /// RD-TIE: score, planets, spaces, battles won; still tied, the victory is shared.
    pub(crate) fn final_outcome(&self) -> Outcome {
        let mut scores = PerSeat::default();
        for seat in Seat::all(self.count()) {
            scores[seat] = self.sheet(seat).total();
        }
        let standing = |seat: Seat| {
            let player = self.player(seat);
            (scores[seat], player.planets.len(), player.station.len(), player.won.len())
        };
        let best = Seat::all(self.count()).map(standing).max();
        let winners: SeatSet = Seat::all(self.count()).filter(|&seat| Some(standing(seat)) == best).collect();
        let ending = self.called.unwrap_or(Ending::Rounds) as u8;
        Outcome { scores, winners, ending }
    }

    pub(crate) fn tell_scores(&self, fate: &mut impl Fate) {
        for seat in self.in_order() {
            for card in self.player(seat).vp_cards.iter() {
                fate.event(Event::VpCardScored { seat, card, vp: self.vp_of(card, seat) });
            }
            fate.event(Event::Scored { seat, sheet: self.sheet(seat) });
        }
        fate.event(Event::GameOver { winners: self.final_outcome().winners });
    }
}

/// RD-SCORE-5: every cube for the rows it has run through.
fn attack_rows(attack: u8) -> u8 {
    let cube = |nth: u8| attack.saturating_sub(10 * nth).min(10);
    let rows = |spaces: u8| {
        content().attack_rows.iter().filter(|(reach, _)| spaces >= *reach).map(|(_, vp)| vp).sum::<u8>()
    };
    (0..content().limits.attack_cubes).map(|nth| rows(cube(nth))).sum()
}
