//! Turns: their beginning, the choice between Launch and Return, their end (AE-TURN, AE-END).

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::ids::{SpaceId, SpecialId};
use crate::kinds::{Resource, Source};
use crate::options::Limits;
use crate::state::{AndromedasEdge, Marker, Tile, Turn};
use crate::units::Units;

impl AndromedasEdge {
    /// VP at which the end is triggered.
    pub fn terminus(&self) -> i16 {
        content().limits.terminus[self.options.length as usize]
    }

    pub(crate) fn start_turn(&mut self, seat: Seat, fate: &mut impl Fate) {
        self.active = seat;
        self.turn = Turn::default();
        fate.event(Event::TurnBegan { seat });
        let mut left = 0;
        for space in self.fleet(seat).places().iter() {
            if let Tile::Special(special) = self.site(space).tile
                && special.card().benefit.is_some()
            {
                left |= 1 << special.index();
            }
        }
        self.stack.push_in_order([Frame::Vortexes { seat, left }, Frame::Ready(seat)]);
    }

    fn vortexes(&self, left: u8) -> impl Iterator<Item = (SpaceId, SpecialId)> {
        SpaceId::all().filter_map(move |space| match self.site(space).tile {
            Tile::Special(special) if left & 1 << special.index() != 0 => Some((space, special)),
            _ => None,
        })
    }

    /// AE-SPECIAL-15 to -17, in the player's order (AE-WINDOW-4).
    pub(crate) fn offer_vortexes(&self, left: u8, offers: &mut impl Offers<Action>) {
        self.vortexes(left).for_each(|(space, _)| offers.offer(Action::Vortex(space)));
    }

    pub(crate) fn enjoy_vortex(&mut self, seat: Seat, left: u8, space: SpaceId) {
        let Tile::Special(special) = self.site(space).tile else { return };
        self.stack.push(Frame::Vortexes { seat, left: left & !(1 << special.index()) });
        if let Some(benefit) = special.card().benefit {
            self.begin_effect(benefit, Context::new(seat, Source::Region));
        }
    }

    /// AE-RULING-25: the Launch Bay is looked at once, before free actions.
    pub(crate) fn ready(&mut self, seat: Seat) {
        self.turn.grounded = self.fleet(seat).bay.is_empty();
        self.stack.push(Frame::Turn(seat));
    }

    /// AE-TURN-2, AE-TURN-3, AE-RULING-26.
    pub(crate) fn offer_turn(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        if !self.turn.must_launch || !self.can_launch(seat) {
            offers.offer(Action::Return);
        }
        if !self.turn.grounded {
            self.offer_launches(seat, offers);
        }
    }

    pub(crate) fn take_turn(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        self.stack.push_in_order([Frame::EndOfTurn(seat), Frame::EndTurn(seat)]);
        match action {
            Action::Launch(ship, space) => self.launch(seat, ship, space, false, fate),
            Action::Jump(ship, space) => self.launch(seat, ship, space, true, fate),
            _ => self.begin_return(seat, fate),
        }
    }

    /// AE-RULING-46: the pending event, then limits, then the next player.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.stack.push_in_order([Frame::Limits(seat), Frame::NextTurn(seat)]);
        if self.marker == Marker::Pending {
            self.begin_event(seat);
        }
    }

    /// AE-RES-14, AE-RULING-1, -2: each storage area by itself; cards of choice.
    pub(crate) fn check_limits(&mut self, seat: Seat, fate: &mut impl Fate) {
        if self.options.limits == Limits::Standard {
            for resource in Resource::STORED {
                let player = self.player_mut(seat);
                let beyond = player.stored.get(resource).saturating_sub(player.storage(resource));
                if beyond > 0 {
                    player.stored.take(Units::of(resource, beyond));
                    fate.event(Event::Lost { seat, resource, count: beyond });
                }
            }
        }
        let player = self.player(seat);
        let left = player.hand.len().saturating_sub(player.hand_limit());
        if left > 0 {
            self.stack.push(Frame::Discard { seat, left, to: None });
        }
    }

    /// AE-END-5, -6: everybody has one more turn, from the next player to the one who was active.
    pub(crate) fn next_turn(&mut self, seat: Seat, fate: &mut impl Fate) {
        self.clear_activations();
        self.watch_idleness(seat, fate);
        if self.unity.is_some() {
            return self.next_contender(fate);
        }
        match &mut self.last_turns {
            Some(0) => return self.finish(fate),
            Some(left) => *left -= 1,
            None => {}
        }
        self.stack.push(Frame::StartTurn(seat.next(self.count())));
    }

    /// AE-RULING-28: nobody passes forever. In the last turns passing is no longer counted, so that the outcome can tell
    /// what brought the end.
    fn watch_idleness(&mut self, seat: Seat, fate: &mut impl Fate) {
        if self.last_turns.is_some() {
            return;
        }
        let idle = self.turn.idle;
        let player = self.player_mut(seat);
        player.idle = if idle { player.idle.saturating_add(1) } else { 0 };
        if self.is_standstill() {
            self.trigger_end(fate);
        }
    }

    /// Has everybody passed three times in a row?
    pub(crate) fn is_standstill(&self) -> bool {
        self.players.iter().all(|player| player.idle >= 3)
    }

    /// AE-END-1, -2, AE-RULING-100: a pending event is still carried out.
    pub(crate) fn trigger_end(&mut self, fate: &mut impl Fate) {
        if self.last_turns.is_some() {
            return;
        }
        self.last_turns = Some(self.contender_count());
        if matches!(self.marker, Marker::On(_)) {
            self.marker = Marker::Removed;
        }
        fate.event(Event::EndTriggered);
    }
}
