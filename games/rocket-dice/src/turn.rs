//! The turn (RD-TURN): its steps, its two windows, and the round.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::When;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Moment};
use crate::ids::MoonId;
use crate::payments::Payments;
use crate::state::{Deed, Ending, RocketDice, Turn};

impl RocketDice {
    /// Step 0: the truce may end, then abilities of the moment (RD-TURN-2).
    pub(crate) fn begin_turn(&mut self, fate: &mut impl Fate) {
        let seat = self.active;
        if seat == self.first {
            self.round += 1;
        }
        self.turn = Turn::default();
        if self.battles.truce == Some(seat) {
            self.battles.truce = None;
        }
        fate.event(Event::TurnBegan { seat, round: self.round });
        self.stack.push_in_order([Frame::Abilities(Moment::TurnStart, seat), Frame::Start]);
        if self.is_first_turn() {
            self.stack.push(Frame::Abilities(Moment::FirstTurn, seat));
        }
    }

    /// The window at the start of the turn: recruit, or a free action before it.
    pub(crate) fn offer_start(&self, offers: &mut impl Offers<Action>) {
        self.offer_recruiting(offers);
        self.offer_free_actions(&Payments::default(), offers);
    }

    /// The window after the reroll: Activate, Build, free actions.
    pub(crate) fn offer_main(&self, offers: &mut impl Offers<Action>) {
        let payments = Payments::of(&self.turn.fleet);
        offers.offer(Action::Done);
        self.offer_activation(offers);
        self.offer_colonizing(&payments, offers);
        self.offer_station_work(&payments, offers);
        self.offer_deposits(&payments, offers);
        self.offer_moons(&payments, offers);
        self.offer_free_actions(&payments, offers);
    }

    /// RD-TURN-3: salvage, once planets, alliances, moons.
    fn offer_free_actions(&self, payments: &Payments, offers: &mut impl Offers<Action>) {
        let me = self.player(self.active);
        self.offer_salvages(payments, offers);
        for planet in me.planets.iter().filter(|&planet| planet.card().once && !me.turned.contains(planet)) {
            if self.could_change_something(planet.card().effect, self.active) {
                offers.offer(Action::Once(planet));
            }
        }
        for moon in MoonId::all().filter(|&moon| self.moon_is_ready(moon)) {
            offers.offer(Action::UseMoon(moon));
        }
        for alliance in me.alliances.iter().filter(|alliance| alliance.card().when == When::OnYourTurn) {
            if self.could_change_something(alliance.card().effect, self.active) {
                offers.offer(Action::Play(alliance));
            }
        }
    }

    /// RD-TURN-4: every such moon card once in each of its owner's turns.
    fn moon_is_ready(&self, moon: MoonId) -> bool {
        let kind = moon.index();
        match moon.card().ability {
            Some((When::EachTurn, effect)) => {
                self.turn.moons_used[kind] < self.player(self.active).moons[kind]
                    && self.could_change_something(effect, self.active)
            }
            _ => false,
        }
    }

    /// Carries out a choice in one of the two windows; the window stays open below what follows.
    pub(crate) fn act(&mut self, action: Action, fate: &mut impl Fate) {
        let seat = self.active;
        self.turn.deed = Deed::default();
        if action == Action::Done {
            self.stack.pop();
            return self.stack.push(Frame::Refill);
        }
        if !matches!(action, Action::Take(..) | Action::Swap(..) | Action::Gather(_)) {
            self.stack.push(Frame::Check);
        }
        match action {
            Action::Take(line, ends) => self.take_line(line, ends, fate),
            Action::Swap(a, b) => self.swap(a, b, fate),
            Action::Gather(triple) => self.gather(triple, fate),
            Action::Activate(planet) => self.activate(planet, fate),
            Action::Colonize(planet, dice) => self.colonize(planet, dice, fate),
            Action::Work(space, dice, scrap) => self.work(space, dice, scrap, fate),
            Action::Deposit(dice) => self.deposit(dice, fate),
            Action::Moon(moon, die) => self.build_moon_with_die(moon, die, fate),
            Action::Trim(place, by) => self.trim(place, by, fate),
            Action::Deal => self.deal(fate),
            Action::Seize(planet) => self.seize(planet, fate),
            Action::Once(planet) => self.use_once(planet, fate),
            Action::UseMoon(moon) => {
                self.turn.moons_used[moon.index()] += 1;
                fate.event(Event::MoonUsed { seat, moon });
                if let Some((_, effect)) = moon.card().ability {
                    self.stack.push(Frame::Do(effect, seat));
                }
            }
            Action::Play(alliance) => self.play_alliance(alliance, fate),
            _ => {}
        }
    }

    /// RD-TURN-6, RD-END-4 to -6: the next seat, or after the last seat of a round perhaps the end.
    pub(crate) fn end_turn(&mut self, fate: &mut impl Fate) {
        let seat = self.active;
        let next = seat.next(self.count());
        self.active = next;
        self.turn = Turn::default();
        if next == self.first {
            if self.round >= self.options.end_round {
                self.call_end(seat, Ending::Rounds, fate);
            }
            if self.called.is_some() {
                return self.tell_scores(fate);
            }
        }
        self.stack.push(Frame::BeginTurn);
    }

    /// RD-END-1 to -3, looked at whenever something was completed.
    pub(crate) fn note_end(&mut self, fate: &mut impl Fate) {
        let limits = &crate::content::content().limits;
        if self.battles.resolved >= limits.end_battles {
            self.call_end(self.active, Ending::Battles, fate);
        }
        for seat in Seat::all(self.count()) {
            if self.player(seat).planets.len() >= limits.end_planets {
                self.call_end(seat, Ending::Planets, fate);
            }
            if self.player(seat).station.len() >= limits.end_station {
                self.call_end(seat, Ending::Station, fate);
            }
        }
    }

    /// RD-END-6: the first call stands.
    fn call_end(&mut self, seat: Seat, ending: Ending, fate: &mut impl Fate) {
        if self.called.is_none() {
            self.called = Some(ending);
            fate.event(Event::EndCalled { seat, ending });
        }
    }
}
