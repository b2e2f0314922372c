//! The draft (TG-DRAFT) and what each player does after it, before the first round.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{Power, When};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::kinds::Source;
use crate::place::Place;
use crate::state::Transgalactica;

impl Transgalactica {
    /// TG-DRAFT-2, -3: from the last player to the first, then from the first to the last.
    pub(crate) fn drafting(&self, nth: u8) -> Option<Seat> {
        let (nth, count) = (usize::from(nth), self.order.len());
        let place = if nth < count { count - 1 - nth } else { nth - count };
        self.order.get(place).copied()
    }

    pub(crate) fn offer_draft(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let player = self.player(seat);
        if player.wealth.is_none() {
            let left = (0..).zip(&self.wealth).filter(|(_, set)| set.is_some());
            left.for_each(|(nth, _)| offers.offer(Action::Wealth(nth)));
        }
        if player.skill.is_none() {
            self.skills.iter().for_each(|skill| offers.offer(Action::Skill(skill)));
        }
    }

    pub(crate) fn draft(&mut self, seat: Seat, nth: u8, action: Action, fate: &mut impl Fate) {
        match action {
            Action::Wealth(set) => {
                let cards = self.wealth[usize::from(set)].take();
                self.player_mut(seat).wealth = cards;
                if let Some(cards) = cards {
                    fate.event(Event::WealthDrafted { seat, cards });
                }
            }
            Action::Skill(skill) => {
                self.skills.remove(skill);
                self.player_mut(seat).skill = Some(skill);
                fate.event(Event::SkillDrafted { seat, skill });
            }
            _ => {}
        }
        let last = nth + 1 == 2 * self.count();
        self.stack.push(if last { Frame::Begin(0) } else { Frame::Draft(nth + 1) });
    }

    /// TG-DRAFT-4, TG-RULING-55: player by player in turn order.
    pub(crate) fn begin(&mut self, nth: u8, fate: &mut impl Fate) {
        let Some(&seat) = self.order.get(usize::from(nth)) else { return self.end_setup() };
        self.stack.push(Frame::Begin(nth + 1));
        if let Some(colony) = self.player(seat).skill.and_then(|skill| skill.card().colony) {
            self.begin_effect(colony, seat, Source::Setup, true);
        }
        self.stack.push(Frame::FirstTile(seat));
        self.stack.push(Frame::FirstOutpost(seat));
        self.fire(When::Setup, seat);
        for card in self.player_mut(seat).wealth.take().into_iter().flatten().rev() {
            fate.event(Event::WealthSpent { seat, card });
            self.begin_effect(card.card().effect, seat, Source::Setup, true);
        }
    }

    /// TG-DRAFT-6, and the pieces that skills bring.
    pub(crate) fn first_outpost(&mut self, seat: Seat, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        player.ships.push(Place::CENTRAL);
        if player.has(Power::SecondStarship) {
            player.ships.push(Place::CENTRAL);
        }
        if player.has(Power::Terror) {
            player.outposts.insert(Place::TERROR);
        }
        if player.has(Power::Lieutenant) {
            player.crew.ready -= 1;
            player.crew.gone += 1;
            player.crew.lieutenant = Some(true);
        }
        self.put_outpost(seat, Place::CENTRAL, fate);
        self.reward_slot(seat);
    }

    /// TG-PLAYER-2: the dealt mining tile pays once.
    pub(crate) fn first_tile(&mut self, seat: Seat) {
        if let Some(tile) = self.player(seat).mining[0] {
            self.begin_effect(tile.card().effect, seat, Source::Mining, false);
        }
    }

    /// TG-SETUP-14, TG-SKILL-3: leftovers leave the game, the Priority Track is brought up to date.
    fn end_setup(&mut self) {
        self.leftovers.iter_mut().for_each(|tiles| tiles.clear());
        self.update_priority();
        self.stack.push(Frame::BeginRound);
    }
}
