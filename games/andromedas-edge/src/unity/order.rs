//! Who follows whom: contenders in turn order, the Conn, the last round (UN-ORDER, UN-CONN, UN-FINAL).

use orrery_kernel::Seat;

use super::content::Moment;
use super::event::Told;
use super::pending::Pending;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::kinds::Side;
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// How many contend.
    pub(crate) fn contender_count(&self) -> u8 {
        self.count() + u8::from(self.unity.is_some())
    }

    /// Who holds the Conn.
    pub(crate) fn conn_holder(&self) -> Seat {
        self.unity().map_or(self.active, |unity| unity.conn)
    }

    /// Whose turn it is.
    pub(crate) fn active_side(&self) -> Side {
        if self.unity_acts() { Side::UNITY } else { Side::of(self.active) }
    }

    /// Everybody in turn order from whoever is on turn: Unity's place is directly after the Conn holder (UN-ORDER-4).
    pub(crate) fn contenders(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        let count = self.count();
        let first = if self.unity_acts() { self.active.next(count) } else { self.active };
        let place = match self.unity() {
            None => count,
            Some(unity) if unity.acting => 0,
            Some(unity) => (unity.conn.index() as u8 + count - first.index() as u8) % count + 1,
        };
        let seats = first.round(count).map(Side::of);
        let unity = self.unity.as_ref().map(|_| Side::UNITY);
        seats.clone().take(place.into()).chain(unity).chain(seats.skip(place.into()))
    }

    /// Everybody, seats first.
    pub(crate) fn contenders_by_place(&self) -> impl Iterator<Item = Side> + use<> {
        Seat::all(self.count()).map(Side::of).chain(self.unity.as_ref().map(|_| Side::UNITY))
    }

    /// Are they opponents (UN-EFFECT-1)?
    pub(crate) fn are_opposed(&self, one: Side, other: Side) -> bool {
        match (one.seat(), other.seat()) {
            (Some(one), Some(other)) => self.are_opponents(one, other),
            _ => one != other,
        }
    }

    /// Has the side a ship in the active region?
    pub(crate) fn has_ship_here(&self, side: Side) -> bool {
        self.turn.region.is_some_and(|space| self.sides_at(space) & side.bit() != 0)
    }

    /// A player with a ship in Unity's battle.
    pub(crate) fn is_opposing_player(&self, side: Side) -> bool {
        side.seat().is_some() && self.has_ship_here(side)
    }

    /// VP of a contender so far.
    pub(crate) fn vp_of(&self, side: Side) -> i16 {
        match side.seat() {
            Some(seat) => self.player(seat).vp(),
            None => self.unity().map_or(0, |unity| unity.vp),
        }
    }

    /// A turn is over, and its event, and the Conn has passed (UN-ORDER-2, -3, UN-FINAL-2).
    pub(crate) fn next_contender(&mut self, fate: &mut impl Fate) {
        let (player, count) = (self.active, self.count());
        let just = self.active_side();
        let ending = self.last_turns.is_some();
        let (conn, done) = self.with_unity_or(|unity| {
            if unity.last {
                unity.done |= just.bit();
            }
            (unity.acting, unity.last) = (false, ending);
            (unity.conn, unity.done)
        });
        let had = |side: Side| done & side.bit() != 0;
        let follows = just != Side::UNITY && conn == player && !had(Side::UNITY);
        let next = player.next(count).round(count).find(|&seat| !had(Side::of(seat)));
        if let Some(left) = &mut self.last_turns {
            if done.count_ones() > u32::from(count) {
                return self.finish(fate);
            }
            *left = (count + 1).saturating_sub(done.count_ones() as u8 + 1);
        }
        match next {
            Some(seat) if !follows => self.stack.push(Frame::StartTurn(seat)),
            _ => self.ask_unity(Pending::Turn),
        }
    }

    fn with_unity_or(&mut self, change: impl FnOnce(&mut super::state::Unity) -> (Seat, u8)) -> (Seat, u8) {
        let nobody = (self.active, 0);
        self.unity_mut().map_or(nobody, change)
    }

    /// UN-CONN-2: after an event, once what answers to it is done.
    pub(crate) fn pass_the_conn(&mut self) {
        if self.unity.is_some() {
            self.ask_unity(Pending::PassConn);
            self.unity_answers(Moment::EventResolved);
        }
    }

    pub(super) fn hand_on_the_conn(&mut self, fate: &mut impl Fate) {
        let count = self.count();
        if count > 1 {
            let seat = self.conn_holder().next(count);
            self.with_unity(|unity| unity.conn = seat);
            fate.event(Event::Unity(Told::ConnPassed { seat }));
        }
    }
}
