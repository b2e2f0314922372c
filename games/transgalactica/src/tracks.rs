//! Steps on the tracks (TG-LEVEL), with the rules of Military (TG-MILITARY) and Trading (TG-TRADE).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::goods::Ways;
use crate::kinds::{Source, Track};
use crate::state::Transgalactica;

impl Transgalactica {
    /// TG-MILITARY-2, TG-RULING-4: the technology level that the next military space asks for.
    pub(crate) fn is_trained(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let next = usize::from(player.markers[Track::Military as usize]) + 1;
        let space = content().tracks[Track::Military as usize].spaces.get(next);
        space.is_some_and(|space| player.level(Track::Technology) >= space.technology_needed)
    }

    /// The ways to pay a step that is not free: the cost of the main action (TG-RULING-1).
    pub(crate) fn ways_to_step(&self, seat: Seat, track: Track) -> Ways {
        let cost = content().step_cost(track);
        if track == Track::Trade {
            cost.less(self.player(seat).traits().trade_discount).ways(0)
        } else {
            cost.ways(0)
        }
    }

    /// Can the seat make a step, Credits exchanged if need be?
    pub(crate) fn can_step(&self, seat: Seat, track: Track, free: bool) -> bool {
        self.track_is_open(seat, track) && (free || self.can_pay(&self.ways_to_step(seat, track), seat))
    }

    fn step_is_free(&self, track: Track, free: bool) -> bool {
        free || content().step_cost(track) == Default::default()
    }

    /// Steps that were just chosen and cost nothing are made at once, the first of them; others are asked for.
    #[allow(clippy::too_many_arguments, reason = "they are the parts of one frame")]
    pub(crate) fn begin_steps(
        &mut self,
        seat: Seat,
        track: Option<Track>,
        left: u8,
        free: bool,
        source: Source,
        sure: bool,
        fate: &mut impl Fate,
    ) {
        match track {
            Some(only) if sure && self.step_is_free(only, free) => {
                self.advance(seat, track, left, free, source, Action::Advance(only), fate);
            }
            _ => self.stack.push(Frame::Advance { seat, track, left, free, source, sure }),
        }
    }

    pub(crate) fn offer_steps(
        &self,
        seat: Seat,
        track: Option<Track>,
        free: bool,
        sure: bool,
        offers: &mut impl Offers<Action>,
    ) {
        if let Some(paid) = track.filter(|&track| !self.step_is_free(track, free)) {
            let ways =
                if self.track_is_open(seat, paid) { self.ways_to_step(seat, paid) } else { Ways::new() };
            return self.offer_ways(&ways, seat, sure, offers);
        }
        if !sure {
            offers.offer(Action::Done);
        }
        for open in Track::ALL.into_iter().filter(|&other| track.is_none_or(|only| only == other)) {
            if self.track_is_open(seat, open) {
                offers.offer(Action::Advance(open));
            }
        }
    }

    /// Makes one step, paid or free; the rest of the advance comes after all its effects (TG-LEVEL-3).
    #[allow(clippy::too_many_arguments, reason = "they are the parts of one frame")]
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        track: Option<Track>,
        left: u8,
        free: bool,
        source: Source,
        action: Action,
        fate: &mut impl Fate,
    ) {
        if left > 1 {
            let sure = source == Source::Setup;
            self.stack.push(Frame::Advance { seat, track, left: left - 1, free, source, sure });
        }
        match (action, track) {
            (Action::Advance(chosen), _) => self.step(seat, chosen, source, fate),
            (Action::Pay(units), Some(paid)) => {
                if paid == Track::Trade {
                    self.tell_trade_discount(seat, fate);
                }
                self.pay(seat, units, fate);
                self.step(seat, paid, source, fate);
            }
            _ => {}
        }
    }

    /// One step with all its effects: the reward of the space, then what cards do.
    pub(crate) fn step(&mut self, seat: Seat, track: Track, source: Source, fate: &mut impl Fate) {
        let marker = &mut self.player_mut(seat).markers[track as usize];
        *marker += 1;
        let level = *marker;
        fate.event(Event::Advanced { seat, track, level });
        match track {
            Track::Trade => return self.unlock(seat, level, fate),
            Track::Military => {
                self.tell_arms_dealers(source);
                self.fire(When::AdvanceMilitary, seat);
            }
            Track::Production => self.fire(When::AdvanceProduction, seat),
            Track::Technology | Track::Politics => {}
        }
        self.reward_space(seat, track, level, fate);
    }

    /// TG-RULING-53: missions, technology cards and planets; nothing else.
    fn tell_arms_dealers(&mut self, source: Source) {
        if matches!(source, Source::Mission | Source::Technology | Source::Planet) {
            for seat in self.order.clone() {
                self.fire(When::AnyMilitary, seat);
            }
        }
    }

    /// TG-LEVEL-5, TG-INCOME-5: the top tile, or else what is printed; never both.
    fn reward_space(&mut self, seat: Seat, track: Track, level: u8, fate: &mut impl Fate) {
        let space = content().tracks[track as usize].spaces[usize::from(level)];
        if let Some((nth, ..)) = space.stack
            && let Some(tile) = self.stacks[track as usize][usize::from(nth)].pop()
        {
            return self.take_tile(seat, tile, fate);
        }
        if let Some(printed) = space.printed {
            self.begin_effect(printed, seat, Source::Track, false);
        }
    }

    /// TG-TRADE-2: a tech marker, or a fleet tile that pays and slides to its row.
    fn unlock(&mut self, seat: Seat, level: u8, fate: &mut impl Fate) {
        let row = usize::from(level) - 1;
        if content().rows[row].fleet {
            let fleet = self.player(seat).fleets[row / 2];
            fate.event(Event::FleetArrived { seat, fleet });
            self.begin_effect(fleet.card().effect, seat, Source::Income, false);
        } else {
            self.player_mut(seat).cargo += 1;
        }
    }
}
