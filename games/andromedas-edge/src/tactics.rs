//! Tactics cards: when they may be played, windows in which others may answer, and what happens to a card (AE-TACTICS,
//! AE-RULING-72 to -75).

use orrery_kernel::{Offers, Seat, SeatSet};

use crate::action::Action;
use crate::content::{Ships, content};
use crate::effect::{Rule, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Point};
use crate::ids::TacticId;
use crate::kinds::{CardType, Side, Source, When};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// Opens a window. Who is asked is looked up when it is reached: a card may be drawn until then.
    pub(crate) fn open_window(&mut self, point: Point) {
        self.stack.push(Frame::Window { point, passed: SeatSet::NONE, cancelled: false });
    }

    /// AE-RULING-73: everybody with a card in hand whom the point concerns, whatever the card is.
    pub(crate) fn may_answer(&self, point: Point, seat: Seat) -> bool {
        let fights = Battle::contains(self.battle.fighters, seat);
        !self.player(seat).hand.is_empty()
            && match point {
                Point::Launched => {
                    self.are_opposed(self.active_side(), Side::of(seat)) && !self.here(seat).is_empty()
                }
                Point::Played(by) => self.are_opponents(by, seat),
                Point::Strike => !self.here(seat).is_empty(),
                Point::Damage(own) => own == seat && !self.battle_rule(Rule::NoCards),
                Point::Event => true,
                Point::Rolled => fights && !self.battle_rule(Rule::NoCards),
                Point::Won(own) => own == seat && !self.battle_rule(Rule::NoCards),
                Point::Resolved => !fights && !self.battle_rule(Rule::NoCards),
            }
    }

    /// Who is asked in a window: in turn order, whoever has not passed since the last card.
    pub(crate) fn asked_in(&self, point: Point, passed: SeatSet, cancelled: bool) -> Option<Seat> {
        let waits = |seat: &Seat| !passed.contains(*seat) && self.may_answer(point, *seat);
        if cancelled { None } else { self.in_turn_order().find(waits) }
    }

    pub(crate) fn pass(&mut self, point: Point, passed: SeatSet, seat: Seat) {
        self.stack.push(Frame::Window { point, passed: passed.with(seat), cancelled: false });
    }

    /// What opened the nearest window does not happen (AE-RULING-75).
    pub(crate) fn cancel(&mut self) {
        for frame in self.stack.frames_mut().iter_mut().rev() {
            if let Frame::Window { cancelled, .. } = frame {
                *cancelled = true;
                return;
            }
        }
    }

    /// The window closes; what was canceled is taken from below it.
    pub(crate) fn close_window(&mut self, cancelled: bool, fate: &mut impl Fate) {
        if !cancelled {
            return;
        }
        match self.stack.top() {
            Some(&Frame::Card { card, .. }) => {
                self.stack.pop();
                self.discard.add(card);
                fate.event(Event::CardCancelled { card });
            }
            Some(Frame::StrikeMoves(_)) => {
                self.stack.pop();
                fate.event(Event::StrikeCancelled);
            }
            _ => {}
        }
    }

    /// The moments of cards that this frame is, for this seat.
    fn is_time(&self, frame: &Frame, seat: Seat, timing: When) -> bool {
        match *frame {
            Frame::Turn(_) => matches!(timing, When::OnYourTurn | When::BeforeLaunch),
            Frame::BeforeActivation(_) | Frame::AfterStrike(_) => timing == When::OnYourTurn,
            Frame::AfterActivation(_) => matches!(timing, When::OnYourTurn | When::ActivateRegion),
            Frame::Return(_) => matches!(timing, When::OnYourTurn | When::OnReturn),
            Frame::EndOfTurn(_) => {
                timing == When::OnYourTurn || (timing == When::EndOfYourTurn && !self.turn.returning)
            }
            Frame::Escalate(_) => timing == When::Escalation,
            Frame::Negotiate(_) => timing == When::DiplomacyStep,
            Frame::Prepare(_) => timing == When::BattlePreparations,
            Frame::Defeat { .. } => timing == When::BattleLost,
            Frame::Window { point, .. } => {
                timing
                    == match point {
                        Point::Launched => When::OpponentLaunches,
                        Point::Played(_) => When::OpponentPlays,
                        Point::Strike => When::RaiderStrikes,
                        Point::Damage(_) => When::WhenDamaged,
                        Point::Event => When::WhenEvent,
                        Point::Rolled => When::AfterRoll,
                        Point::Won(_) => When::BattleWon,
                        Point::Resolved => When::BattleResolved,
                    }
                    && self.may_answer(point, seat)
            }
            _ => false,
        }
    }

    /// Cards that may be played now.
    pub(crate) fn playable(&self, frame: &Frame, seat: Seat) -> impl Iterator<Item = TacticId> {
        self.player(seat).hand.kinds().filter(move |&card| {
            self.is_time(frame, seat, card.card().timing)
                && self.is_allowed(seat, card)
                && self.would_matter(frame, seat, card)
        })
    }

    /// AE-TACTICS-7, -13, -15: by type, battle and ships in it.
    fn is_allowed(&self, seat: Seat, card: TacticId) -> bool {
        let takes_part = if self.battle.fighters != 0 {
            Battle::contains(self.battle.fighters, seat)
        } else {
            !self.here(seat).is_empty()
        };
        let ships = match card.card().ships {
            Ships::Required => takes_part,
            Ships::NotRequired => true,
            Ships::Forbidden => !takes_part,
        };
        match card.card().kind {
            CardType::Action | CardType::Event | CardType::Sustain => !self.battle.on,
            CardType::Diplomacy => ships,
            CardType::Battle => self.battle.on && ships && !self.battle_rule(Rule::NoCards),
        }
    }

    /// AE-T4: some step can change something, and what begins with a payment can be paid without the card itself.
    fn would_matter(&self, frame: &Frame, seat: Seat, card: TacticId) -> bool {
        let Some(effect) = card.card().effect else { return true };
        let context = Context::new(seat, Source::Tactics);
        let spends = content().code.spends(effect);
        if matches!(frame, Frame::BeforeActivation(_)) && self.is_bound(seat) {
            let mut held = self.player(seat).holdings();
            held.take(crate::units::Units::of(crate::kinds::Resource::Tactics, 1));
            if spends || !self.can_still_pay(seat, held) {
                return false;
            }
        }
        if card.card().timing == When::BeforeLaunch {
            return self.would_help_launch(seat, card);
        }
        if !spends {
            return self.could(effect, context);
        }
        let mut without = self.clone();
        without.player_mut(seat).hand.remove(card);
        let first = &content().code.node(effect).step;
        if matches!(first, Step::Pay { .. }) {
            return without.is_possible(first, context);
        }
        without.could(effect, context)
    }

    /// The player must be able to launch afterwards.
    fn would_help_launch(&self, seat: Seat, card: TacticId) -> bool {
        if self.turn.grounded {
            return false;
        }
        let mut with = self.clone();
        with.player_mut(seat).hand.remove(card);
        for step in content().code.steps(card.card().effect) {
            match *step {
                Step::Range(more) => {
                    with.turn.range = more.map_or(u8::MAX, |more| with.turn.range.saturating_add(more))
                }
                Step::Ability(ability) => with.turn.abilities |= ability,
                _ => {}
            }
        }
        with.can_launch(seat)
    }

    pub(crate) fn offer_cards(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        self.playable(frame, seat).for_each(|card| offers.offer(Action::Play(card)));
    }

    /// The card is on the table; others may answer before it takes effect.
    pub(crate) fn play_card(&mut self, seat: Seat, card: TacticId, fate: &mut impl Fate) {
        self.player_mut(seat).hand.remove(card);
        fate.event(Event::CardPlayed { seat, card });
        let kind = card.card().kind;
        if kind == CardType::Event {
            self.advance_event(1, fate);
        }
        if let Some(Frame::Window { passed, .. }) = self.stack.frames_mut().last_mut() {
            *passed = SeatSet::NONE;
        }
        self.stack.push(Frame::Card { card, seat });
        let open = matches!(kind, CardType::Action | CardType::Event | CardType::Sustain);
        if open && !self.battle.on && self.event.is_none() {
            self.open_window(Point::Played(seat));
        }
    }

    /// The effect, then the discard pile, or in front of the player.
    pub(crate) fn resolve_card(&mut self, seat: Seat, card: TacticId) {
        self.stack.push(Frame::CardDone { card, seat });
        self.turn.must_launch |= card.card().timing == When::BeforeLaunch;
        if let Some(effect) = card.card().effect {
            let context = Context::new(seat, Source::Tactics);
            let only = content().code.node(effect).next.is_none();
            let pays = matches!(content().code.node(effect).step, Step::Pay { .. });
            self.begin_effect(effect, if only || pays { context.surely() } else { context });
        }
    }

    pub(crate) fn card_done(&mut self, seat: Seat, card: TacticId) {
        let when = match card.card().kind {
            CardType::Action => When::PlayedAction,
            CardType::Event => When::PlayedEvent,
            CardType::Sustain => When::PlayedSustain,
            CardType::Diplomacy => When::PlayedDiplomacy,
            CardType::Battle => When::PlayedBattle,
        };
        if card.card().kind == CardType::Sustain {
            self.player_mut(seat).sustained.add(card);
        } else {
            self.discard.add(card);
        }
        self.fire(when, seat);
    }
}

/// Sets of sides as bits.
struct Battle;

impl Battle {
    const fn contains(sides: u8, seat: Seat) -> bool {
        sides & Side::of(seat).bit() != 0
    }
}
