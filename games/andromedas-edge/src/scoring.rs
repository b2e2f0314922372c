//! Final scoring, ties, the outcome (AE-SCORE, AE-TIE, AE-SPECIAL-6, AE-DESTINY).

use orrery_kernel::{Outcome, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{Mark, content};
use crate::effect::{NodeId, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Context;
use crate::ids::{ModuleId, SpaceId};
use crate::kinds::{Side, Source, Track, When};
use crate::state::{AndromedasEdge, Tile};

/// What a player scores, by source, in the order of the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Sheet {
    /// The VP marker before final scoring.
    pub marker: i16,
    pub tracks: i16,
    pub developments: i16,
    pub special_regions: i16,
    pub damage: i16,
    pub vault: i16,
    pub modules: i16,
    pub leaders: i16,
    pub faction: i16,
    pub destiny: i16,
}

impl Sheet {
    /// The final score. Losses stop at 0 when they are counted (AE-RULING-98).
    pub fn total(&self) -> i16 {
        let before = self.marker + self.tracks + self.developments + self.special_regions;
        (before + self.damage).max(0) + self.vault + self.modules + self.leaders + self.faction + self.destiny
    }
}

impl AndromedasEdge {
    /// What the seat would score if the game ended now.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let player = self.player(seat);
        let markers = Track::ALL.into_iter().zip(player.markers);
        let printed =
            |(track, space): (Track, u8)| i16::from(content().tracks[track as usize].vp[usize::from(space)]);
        Sheet {
            marker: player.vp(),
            tracks: markers.map(printed).sum(),
            developments: Track::ALL.into_iter().map(|track| self.level_vp(seat, track)).sum(),
            special_regions: self.special_vp(Side::of(seat)),
            damage: -2 * i16::from(self.damaged_modules(seat)),
            vault: i16::from(self.vault(seat)) * i16::from(player.holdings().sum()),
            modules: self.game_end_modules(seat).map(|(_, vp)| vp).sum(),
            leaders: i16::from(player.leaders),
            faction: self.faction_vp(seat),
            destiny: self.destiny_vp(seat),
        }
    }

    /// AE-SCORE-2 to -4.
    fn level_vp(&self, seat: Seat, track: Track) -> i16 {
        let each = match self.level(seat, track) {
            0 => 0,
            level => content().limits.level_vp[usize::from(level) - 1],
        };
        i16::from(each) * i16::from(self.player(seat).developments(track))
    }

    /// AE-SPECIAL-6 to -8: for each special region that a development touches.
    pub(crate) fn special_vp(&self, side: Side) -> i16 {
        let own = |space: &SpaceId| self.site(*space).development == Some(side);
        let mut vp = 0;
        for space in SpaceId::all().filter(own) {
            for near in space.card().adjacent.iter() {
                if let Tile::Special(special) = self.site(near).tile {
                    vp += i16::from(special.card().vp);
                }
            }
        }
        vp
    }

    /// AE-TRACK-12: the highest vault space reached.
    pub(crate) fn vault(&self, seat: Seat) -> u8 {
        let reached = self.player(seat).markers[Track::Commerce as usize];
        let marks = content().tracks[Track::Commerce as usize].marks.iter();
        let vaults = marks.filter_map(|&(at, mark)| match mark {
            Mark::Vault(vp) if at <= reached => Some(vp),
            _ => None,
        });
        vaults.max().unwrap_or(0)
    }

    /// AE-SCORE-9: undamaged game-end modules, and what they score.
    fn game_end_modules(&self, seat: Seat) -> impl Iterator<Item = (ModuleId, i16)> {
        let scoring = self.player(seat).modules.iter();
        let scoring = scoring.filter(move |&card| card.card().game_end && self.berth(seat, card).damage == 0);
        scoring.map(move |module| (module, self.value(module.card().effect, seat)))
    }

    fn faction_vp(&self, seat: Seat) -> i16 {
        let abilities = self.player(seat).abilities().iter();
        let scoring = abilities.flat_map(|ability| &ability.triggers);
        scoring
            .filter(|trigger| trigger.0 == When::FinalScoring)
            .map(|trigger| self.value(trigger.1, seat))
            .sum()
    }

    /// AE-DESTINY-3, -4: highest or tied for highest.
    fn destiny_vp(&self, seat: Seat) -> i16 {
        let Some(destiny) = self.player(seat).destiny else { return 0 };
        let unity = |track: Track| self.unity().map_or(0, |unity| unity.markers[track as usize]);
        let highest = |track: Track| {
            self.players.iter().map(|player| player.markers[track as usize]).max().max(Some(unity(track)))
        };
        let met =
            |&&(track, _): &&(Track, u8)| Some(self.player(seat).markers[track as usize]) == highest(track);
        destiny.card().goals.iter().filter(met).map(|&(_, vp)| i16::from(vp)).sum()
    }

    /// The VP that an effect scores; of alternatives the one that scores most.
    fn value(&self, effect: NodeId, seat: Seat) -> i16 {
        let context = Context::new(seat, Source::Module);
        let steps = content().code.steps(Some(effect));
        steps
            .map(|step| match step {
                Step::Vp(amount) => i16::from(self.amount(*amount, seat, None)),
                Step::Choice { alternatives, .. } => {
                    alternatives.iter().map(|&first| self.value(first, seat)).max().unwrap_or(0)
                }
                Step::If(test, then, otherwise) => {
                    let branch = if self.holds(test, context) { then } else { otherwise };
                    branch.map_or(0, |node| self.value(node, seat))
                }
                _ => 0,
            })
            .sum()
    }

    /// The game is over: destinies are revealed, everything is told.
    pub(crate) fn finish(&mut self, fate: &mut impl Fate) {
        for seat in Seat::all(self.count()) {
            if let Some(destiny) = self.player(seat).destiny {
                fate.event(Event::DestinyRevealed { seat, destiny });
            }
            for (module, vp) in self.game_end_modules(seat) {
                fate.event(Event::ModuleScored { seat, module, vp });
            }
            fate.event(Event::FinalScore { seat, sheet: self.sheet(seat) });
        }
        self.tell_unity_score(fate);
        fate.event(Event::GameOver { winners: self.final_outcome().winners });
    }

    /// AE-TIE, AE-TEAM-17, AE-RULING-115: VP, then modules, then resources, of both teammates together.
    pub(crate) fn final_outcome(&self) -> Outcome {
        let rank = |seat: Seat| {
            let own = |seat: Seat| {
                let player = self.player(seat);
                [
                    self.sheet(seat).total(),
                    i16::from(player.modules.len()),
                    i16::from(player.holdings().sum()),
                ]
            };
            let mut sum = own(seat);
            if let Some(mate) = self.teammate(seat) {
                sum.iter_mut().zip(own(mate)).for_each(|(sum, more)| *sum += more);
            }
            sum
        };
        let seats = Seat::all(self.count());
        let best = seats.clone().map(rank).max();
        let unity = self.unity_rank();
        let winners: SeatSet =
            seats.clone().filter(|&seat| Some(rank(seat)) == best && unity <= best).collect();
        let mut scores = PerSeat::default();
        seats.for_each(|seat| scores[seat] = self.sheet(seat).total());
        // The ways to end in their order: the third is that Unity has won alone.
        let ending = if winners.is_empty() { 2 } else { self.is_standstill().into() };
        Outcome { scores, winners, ending }
    }
}
