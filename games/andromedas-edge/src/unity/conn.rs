//! Decisions for Unity (UN-CHOICE, UN-CONN): the candidates of each, who is asked, what the automatic Conn takes, and what a
//! decision does.

use arrayvec::ArrayVec;
use orrery_kernel::{Offers, Seat};

use super::event::Chosen;
use super::pending::Pending;
use crate::action::Action;
use crate::effect::NodeId;
use crate::fate::Fate;
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::{Class, Ship, Side, Track};
use crate::state::AndromedasEdge;

/// The order of the automatic Conn for tracks and for ships.
const TRACK_ORDER: [Track; 5] =
    [Track::Science, Track::Industry, Track::Supremacy, Track::Commerce, Track::Civilization];
const SHIP_ORDER: [Ship; 4] = [Ship::Transport, Ship::ScienceVessel, Ship::Fighter, Ship::HeavyCruiser];

/// No decision has more candidates: every ship type in every region is far above it.
type Candidates = ArrayVec<Action, 32>;

fn at_each(spaces: SpaceSet, action: impl Fn(SpaceId) -> Action) -> Candidates {
    spaces.iter().map(action).collect()
}

impl Pending {
    /// The ledger's entry.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Self::Turn | Self::Vortexes(_) => "UN-TURN-1",
            Self::Roll => "UN-TURN-2",
            Self::Launch(_) => "UN-LAUNCH-2",
            Self::Activate => "UN-TURN-4",
            Self::Fetch => "UN-TURN-6",
            Self::Icons(_) | Self::EventIcon => "UN-TURN-7",
            Self::Strike => "UN-TURN-8",
            Self::NextCard(_) => "UN-TURN-10",
            Self::EndTurn | Self::NextTurn => "UN-ORDER-2",
            Self::CountShips | Self::March => "UN-RETURN-3",
            Self::Scrapyard => "UN-RETURN-4",
            Self::ComeHome => "UN-RETURN-5",
            Self::PassConn => "UN-CONN-2",
            Self::Answers { .. } | Self::AnyTrack { .. } => "UN-CHOICE-3",
            Self::Develop { .. } => "UN-DEV-2",
            Self::Developed { .. } => "UN-DEV-5",
            Self::Steps { .. } => "UN-TRACK-1",
            Self::Module { .. } => "UN-MODULE-3",
            Self::Moon { .. } => "UN-MOON-3",
            Self::Recruit { .. } => "UN-EFFECT-2",
            Self::Discard { .. } => "UN-RESOURCE-6",
            Self::DamageShip { .. } => "UN-DAMAGE-3",
            Self::Hit { .. } => "UN-BATTLE-8",
            Self::Option { .. } => "UN-EFFECT-4",
            Self::Flip { .. } => "UN-DEV-8",
        }
    }

    /// The effect whose alternatives are chosen from.
    pub(crate) fn options_of(self) -> Option<NodeId> {
        match self {
            Self::Option { node, .. } => Some(node),
            _ => None,
        }
    }
}

impl AndromedasEdge {
    /// What may be decided, ascending; nothing where nothing is decided.
    pub(super) fn candidates(&self, pending: Pending) -> Candidates {
        match pending {
            Pending::Vortexes(left) => {
                self.vortex_spaces(left).map(|(space, _)| Action::Vortex(space)).collect()
            }
            Pending::Launch(section) => self.launches(section),
            Pending::Strike => {
                let classes = self.possible_strikes();
                let may = |class: &Class| classes & 1 << *class as u8 != 0;
                Class::ALL.into_iter().filter(may).map(Action::Raider).collect()
            }
            Pending::Answers { left, .. } => {
                (0..16u8).filter(|&nth| left & 1 << nth != 0).map(Action::Resolve).collect()
            }
            Pending::Develop { .. } => at_each(self.sites_for_unity(), Action::Develop),
            Pending::AnyTrack { lowest, .. } => self.open_tracks(lowest).map(Action::Advance).collect(),
            Pending::Module { row, .. } => {
                let mut modules = self.modules_for_unity(row);
                modules.sort_unstable();
                modules.into_iter().map(Action::Module).collect()
            }
            Pending::Moon { from, .. } => at_each(self.moons_for_unity(from), Action::Claim),
            Pending::Recruit { .. } => at_each(self.recruits_for_unity(), Action::Recruit),
            Pending::DamageShip { .. } => {
                self.ships_to_damage().map(|(ship, space, _)| Action::Pick(ship, space)).collect()
            }
            Pending::Hit { .. } => self.least_armed().collect(),
            Pending::Option { node, context } => {
                self.unity_options(node, context).map(|(nth, _)| Action::Choose(nth)).collect()
            }
            Pending::Flip { .. } => {
                let built = self.unity().map_or([0; 5], |unity| unity.developments);
                let some = Track::ALL.into_iter().filter(|&track| built[track as usize] > 0);
                some.map(Action::Flip).collect()
            }
            Pending::Turn
            | Pending::Roll
            | Pending::Activate
            | Pending::Fetch
            | Pending::Icons(_)
            | Pending::EventIcon
            | Pending::NextCard(_)
            | Pending::EndTurn
            | Pending::NextTurn
            | Pending::CountShips
            | Pending::March
            | Pending::Scrapyard
            | Pending::ComeHome
            | Pending::PassConn
            | Pending::Developed { .. }
            | Pending::Steps { .. }
            | Pending::Discard { .. } => Candidates::new(),
        }
    }

    fn launches(&self, section: u8) -> Candidates {
        let card = self.unity().and_then(|unity| unity.face_up[usize::from(section)]);
        let place = self.first_of_section(section);
        let ship = place.and_then(|place| self.unity().and_then(|unity| unity.in_bay(place)));
        match (card, ship) {
            (Some(card), Some(ship)) => at_each(self.targets(card).0, |space| Action::Launch(ship, space)),
            _ => Candidates::new(),
        }
    }

    /// The Conn holder, where there are two or more; the order of simultaneous effects only on Unity's turn.
    pub(crate) fn asked_for_unity(&self, pending: Pending) -> Option<Seat> {
        let settled = match pending {
            Pending::Answers { .. } => !self.unity_acts(),
            _ => false,
        };
        if self.options.automatic_conn || settled || self.candidates(pending).len() < 2 {
            return None;
        }
        self.unity().map(|unity| unity.conn)
    }

    pub(crate) fn offer_for_unity(&self, pending: Pending, offers: &mut impl Offers<Action>) {
        self.candidates(pending).into_iter().for_each(|action| offers.offer(action));
    }

    /// UN-CONN-5: what is taken without asking.
    fn taken_by_default(&self, pending: Pending) -> Option<Action> {
        let all = self.candidates(pending);
        let place = |action: &Action| match (pending, *action) {
            (Pending::Moon { .. }, Action::Claim(space)) => 3 - self.site(space).moons.len().min(3),
            (_, Action::Module(module)) => module.card().row as usize,
            (_, Action::Advance(track)) => position(&TRACK_ORDER, track),
            (_, Action::Pick(ship, _)) => position(&SHIP_ORDER, ship),
            (_, Action::Hit(side, ship)) => {
                let turn = self.contenders().position(|other| other == side).unwrap_or(Side::COUNT);
                8 * turn + ship.map_or(7, |ship| position(&SHIP_ORDER, ship))
            }
            _ => 0,
        };
        all.into_iter().min_by_key(place)
    }

    /// Frames that go on by themselves: without a choice, or by the automatic Conn.
    pub(crate) fn unity_goes_on(&mut self, pending: Pending, fate: &mut impl Fate) {
        if let Some(action) = self.taken_by_default(pending) {
            return self.decide_for_unity(pending, action, fate);
        }
        match pending {
            Pending::Turn => self.begin_unity_turn(fate),
            Pending::Roll => self.roll_for_section(fate),
            Pending::Activate => self.activate_for_unity(fate),
            Pending::Fetch => self.fetch_for_unity(fate),
            Pending::Icons(card) => self.icons(card),
            Pending::EventIcon => self.advance_event(1, fate),
            Pending::NextCard(card) => self.next_card(card, fate),
            Pending::EndTurn => self.end_unity_turn(),
            Pending::NextTurn => self.next_contender(fate),
            Pending::CountShips => self.count_ships(),
            Pending::March => self.march(fate),
            Pending::Scrapyard => self.score_scrapyard(fate),
            Pending::ComeHome => self.come_home(fate),
            Pending::PassConn => self.hand_on_the_conn(fate),
            Pending::Developed { space } => self.score_unity_development(space, fate),
            Pending::Steps { track, left, because } => self.unity_steps(track, left, because, fate),
            Pending::Moon { left, from, because } => self.unity_claims((left, from, because), None, fate),
            Pending::Discard { left } => self.unity_discards(left, fate),
            Pending::Launch(_) => self.ask_unity(Pending::EndTurn),
            // Nothing to choose from: nothing happens.
            Pending::Vortexes(_)
            | Pending::Strike
            | Pending::Answers { .. }
            | Pending::Develop { .. }
            | Pending::AnyTrack { .. }
            | Pending::Module { .. }
            | Pending::Recruit { .. }
            | Pending::DamageShip { .. }
            | Pending::Hit { .. }
            | Pending::Option { .. }
            | Pending::Flip { .. } => {}
        }
    }

    /// What was decided is done.
    pub(crate) fn decide_for_unity(&mut self, pending: Pending, action: Action, fate: &mut impl Fate) {
        match (pending, action) {
            (Pending::Vortexes(left), Action::Vortex(space)) => self.enjoy_unity_vortex(left, space),
            (Pending::Launch(section), Action::Launch(_, space)) => {
                let card = self.unity().and_then(|unity| unity.face_up[usize::from(section)]);
                let chosen = card.map_or(Chosen::Card, |card| self.targets(card).1);
                self.launch_unity(section, space, chosen, fate);
            }
            (Pending::Strike, Action::Raider(class)) => self.strike_at_unity(class),
            (Pending::Answers { when, left }, Action::Resolve(nth)) => {
                self.unity_answer(when, left, nth, fate);
            }
            (Pending::Develop { because }, Action::Develop(space)) => {
                self.unity_develops(space, because, fate);
            }
            (Pending::AnyTrack { left, lowest, because }, Action::Advance(track)) => {
                // The lowest track is looked up again for every step.
                let (steps, rest) = if lowest { (1, left - 1) } else { (left, 0) };
                if rest > 0 {
                    self.ask_unity(Pending::AnyTrack { left: rest, lowest, because });
                }
                self.ask_unity(Pending::Steps { track, left: steps, because });
            }
            (Pending::Module { because, .. }, Action::Module(module)) => {
                self.unity_gains_module(module, because, fate);
            }
            (Pending::Moon { left, from, because }, Action::Claim(space)) => {
                self.unity_claims((left, from, because), Some(space), fate);
            }
            (Pending::Recruit { left }, Action::Recruit(space)) => {
                if left > 1 {
                    self.ask_unity(Pending::Recruit { left: left - 1 });
                }
                self.unity_recruits(space, fate);
            }
            (Pending::DamageShip { left }, Action::Pick(ship, space)) => {
                if left > 1 {
                    self.ask_unity(Pending::DamageShip { left: left - 1 });
                }
                self.damage_unity_ship(ship, space, fate);
            }
            (Pending::Hit { left }, Action::Hit(side, ship)) => self.hit_ship(left, side, ship, fate),
            (Pending::Option { node, context }, Action::Choose(nth)) => {
                let taken = self.unity_options(node, context).find(|it| it.0 == nth);
                taken.into_iter().for_each(|(_, first)| self.begin_effect(first, context));
            }
            (Pending::Flip { left }, Action::Flip(track)) => {
                if left > 1 {
                    self.ask_unity(Pending::Flip { left: left - 1 });
                }
                self.benefit(track);
            }
            _ => {}
        }
    }
}

fn position<T: PartialEq>(order: &[T], of: T) -> usize {
    order.iter().position(|it| *it == of).unwrap_or(order.len())
}
