//! How a seat stands, in hundredths of a VP: what it has scored, what its possessions are worth by the yardstick in
//! the head of the content file (1 VP is about 2.5 pips), and what the fleet in hand could still buy this turn.
//!
//! Rules never read this; `greedy` and the ends of cut rollouts do.

use orrery_kernel::{Appraise, Seat};

use crate::content::{When, content};
use crate::dice::{Color, FleetDie};
use crate::effect::{Change, DiceStep, NodeId, Resource, Step};
use crate::frame::Frame;
use crate::galaxy::Line;
use crate::ids::{MoonId, PlanetId, SetId, SpaceId, VpCardId};
use crate::lines::Lines;
use crate::payments::{Payment, Payments};
use crate::state::RocketDice;

impl Appraise for RocketDice {
    fn appraise(&self, seat: Seat) -> i32 {
        let left = self.game_left();
        let prospects = if seat == self.active { self.prospects(left) } else { 0 };
        self.possessions(seat, left) + self.promises(seat, left) + prospects
    }
}

/// What things are worth at the start of a game beyond what they score, in hundredths of a VP; less as it goes on.
mod worth {
    pub(super) const SCRAP: i32 = 18;
    pub(super) const STRENGTH: i32 = 45;
    pub(super) const ALLIANCE: i32 = 130;
    pub(super) const VP_CARD: i32 = 270;
    pub(super) const NORMAL_PLANET: i32 = 70;
    pub(super) const ONCE_PLANET: i32 = 190;
    pub(super) const MOON_EACH_TURN: i32 = 140;
    pub(super) const MOON_OTHER: i32 = 60;
    pub(super) const MARK: i32 = 30;
    /// A pip of a die not yet spent; less than the 40 it would bring, so that spending pays.
    pub(super) const PIP: i32 = 22;
    /// A VP card yet to be drawn: the better of two, some way into the game.
    pub(super) const NEW_VP_CARD: i32 = 250;
    pub(super) const FREE_MARK: i32 = 130;
    pub(super) const FREE_MOON: i32 = 180;
    pub(super) const FREE_PLANET: i32 = 380;
    pub(super) const DRAFT: i32 = 90;
}

impl RocketDice {
    /// How much of the game is left, in hundredths: the least that any way to end suggests.
    fn game_left(&self) -> i32 {
        if self.asked().is_none() {
            return 0;
        }
        let limits = &content().limits;
        let most = |count: fn(&crate::state::Player) -> u8| self.players.iter().map(count).max().unwrap_or(0);
        let gone = |have: u8, end: u8| 100 * i32::from(have) / i32::from(end.max(1));
        let nearest = [
            gone(self.round.saturating_sub(1), self.options.end_round),
            gone(most(|player| player.planets.len()), limits.end_planets),
            gone(most(|player| player.station.len()), limits.end_station),
            gone(self.battles.resolved, limits.end_battles),
        ];
        (100 - nearest.into_iter().max().unwrap_or(0)).max(0)
    }

    /// Everything the seat has.
    fn possessions(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let sheet = self.sheet(seat);
        let scored = i32::from(sheet.battles + sheet.planets + sheet.full_rows + sheet.moons) * 100;
        let tracks =
            i32::from(player.attack) * 45 + i32::from(player.scrap) * (24 + worth::SCRAP * left / 100);
        let strength = i32::from(self.base_strength(seat)) * worth::STRENGTH * left / 100;
        let alliances = i32::from(player.alliances.len()) * worth::ALLIANCE * left / 100;
        scored + tracks + strength + alliances + self.station_worth(seat, left) + self.cards_worth(seat, left)
    }

    /// VP cards by what they score now and might score, planets and moons by what they can still do.
    fn cards_worth(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let vp_cards: i32 = player.vp_cards.iter().map(|card| self.vp_card_worth(card, seat, left)).sum();
        let planet = |planet: PlanetId| match (planet.card().once, player.turned.contains(planet)) {
            (true, true) => 0,
            (true, false) => worth::ONCE_PLANET,
            (false, _) => worth::NORMAL_PLANET,
        };
        let moon = |moon: MoonId| {
            let each = match moon.card().ability {
                Some((When::EachTurn, _)) => worth::MOON_EACH_TURN,
                Some(_) => worth::MOON_OTHER,
                None => 0,
            };
            each * i32::from(player.moons[moon.index()])
        };
        let abilities = player.planets.iter().map(planet).sum::<i32>() + MoonId::all().map(moon).sum::<i32>();
        vp_cards + abilities * left / 100
    }

    /// What it scores now, or at least the usual if there is time.
    fn vp_card_worth(&self, card: VpCardId, seat: Seat, left: i32) -> i32 {
        let now = 100 * i32::from(self.vp_of(card, seat));
        (now * (100 - left) + now.max(worth::VP_CARD) * left) / 100
    }

    /// What is pending for the seat and not yet in its hands.
    fn promises(&self, seat: Seat, left: i32) -> i32 {
        let mine = seat == self.active;
        let promise = |frame: &Frame| match *frame {
            Frame::Do(node, to) if to == seat => self.effect_worth(node, seat, left),
            Frame::GainAlliance(to) if to == seat => worth::ALLIANCE * left / 100,
            Frame::RecruitAlliance if mine => worth::ALLIANCE * left / 100,
            Frame::GainAlliances(to, count) if to == seat => i32::from(count) * worth::ALLIANCE * left / 100,
            Frame::GainVpCards(to, count) if to == seat => i32::from(count) * worth::NEW_VP_CARD,
            Frame::KeepVpCard(to, drawn) if to == seat => {
                let cards = drawn.cards.into_iter().flatten();
                cards.map(|card| self.vp_card_worth(card, seat, left)).max().unwrap_or(worth::NEW_VP_CARD)
            }
            Frame::GainFace(face) if mine => {
                face.card().effect.map_or(0, |node| self.effect_worth(node, seat, left))
            }
            Frame::Dice(step, _) if mine => dice_worth(step),
            Frame::Draft(count) if mine => i32::from(count) * worth::DRAFT,
            Frame::Mark(count, _) if mine => i32::from(count) * worth::FREE_MARK,
            Frame::BuildMoon(count) if mine => i32::from(count) * worth::FREE_MOON,
            Frame::Conquer(count, _) if mine => i32::from(count) * worth::FREE_PLANET,
            Frame::Reuse(count) if mine => i32::from(count) * worth::NORMAL_PLANET,
            Frame::Pay(to, scrap, then) if to == seat => {
                (self.effect_worth(then, seat, left) - i32::from(scrap) * 40).max(0)
            }
            _ => 0,
        };
        self.stack.frames().iter().map(promise).sum()
    }

    /// Roughly what the rest of an effect brings.
    fn effect_worth(&self, effect: NodeId, seat: Seat, left: i32) -> i32 {
        let step_worth = |step: &Step| match *step {
            Step::Gain(resource, amount) => {
                let each = match resource {
                    Resource::Scrap => 24 + worth::SCRAP * left / 100,
                    Resource::Attack => 45 + worth::STRENGTH * left / 100,
                    Resource::Alliance => worth::ALLIANCE * left / 100,
                    Resource::VpCard => worth::NEW_VP_CARD,
                };
                each * i32::from(self.amount(amount, seat))
            }
            Step::Dice(step) => dice_worth(step),
            Step::Draft(count) => i32::from(count) * worth::DRAFT,
            Step::Mark(count, _) => i32::from(count) * worth::FREE_MARK,
            Step::BuildMoon(count) => i32::from(count) * worth::FREE_MOON,
            Step::Conquer(count, _) => i32::from(count) * worth::FREE_PLANET,
            Step::Reuse(count) => i32::from(count) * worth::NORMAL_PLANET,
            _ => 0,
        };
        content().code.steps(Some(effect)).filter(|step| self.is_possible(step, seat)).map(step_worth).sum()
    }

    /// The rows as they score, and how far sets and full rows have come.
    fn station_worth(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let rows: i32 = Color::COLORED
            .into_iter()
            .map(|row| {
                let marked = i32::from(player.marked_in(row));
                let full = if marked < 5 { i32::from(content().full_rows[row as usize]) * 100 } else { 0 };
                full * marked * marked / 25
            })
            .sum();
        let towards = |set: SetId| {
            let spaces = || SpaceId::all().filter(move |space| set.card().spaces & 1 << space.index() != 0);
            let marked = spaces().filter(|&space| player.station.contains(space)).count() as i32;
            60 * marked / spaces().count().max(1) as i32
        };
        let sets: i32 = SetId::all().filter(|&set| !player.sets.contains(set)).map(towards).sum();
        let marks = i32::from(player.station.len()) * worth::MARK;
        i32::from(self.station_vp(seat)[0]) * 100 + (rows + sets + marks) * left / 100
    }

    /// What the active player could still get out of this turn.
    fn prospects(&self, left: i32) -> i32 {
        match self.stack.top() {
            Some(Frame::TakeLine(swapped)) => {
                let through = |line: &Line| line.cells().iter().any(|cell| swapped.contains(cell));
                let lines = Lines::of(&self.galaxy);
                let best = lines.all().filter(through).map(|line| self.line_worth(line, left)).max();
                best.unwrap_or(0)
            }
            _ => self.fleet_worth(&self.turn.fleet, left),
        }
    }

    /// The dice of a line with all its white ends.
    fn line_worth(&self, line: Line, left: i32) -> i32 {
        let ends = self.galaxy.white_ends(line);
        let cells = line.cells().iter().copied().chain(ends.into_iter().flatten());
        let fleet: arrayvec::ArrayVec<FleetDie, 5> =
            cells.filter_map(|cell| self.galaxy.get(cell)).map(FleetDie::new).take(5).collect();
        let total: u8 = fleet.iter().map(|die| die.die.pips()).sum();
        let alliance = if total >= self.threshold(self.active) { worth::ALLIANCE * left / 100 } else { 0 };
        self.fleet_worth(&fleet, left) + alliance
    }

    /// The best single purchase, and the other pips.
    fn fleet_worth(&self, fleet: &[FleetDie], left: i32) -> i32 {
        if fleet.is_empty() {
            return 0;
        }
        let pips: i32 = fleet.iter().filter(|die| !die.spent).map(|die| i32::from(die.die.pips())).sum();
        let payments = Payments::of(fleet);
        let surplus = payments
            .iter()
            .map(|payment| self.purchase(payment, left) - i32::from(payment.pips) * worth::PIP);
        pips * worth::PIP + surplus.max().unwrap_or(0).max(0)
    }

    /// The most that exactly these dice could buy.
    fn purchase(&self, payment: &Payment, left: i32) -> i32 {
        let me = self.player(self.active);
        let may_colonize = self.turn.colonized < content().limits.colonize_per_turn;
        let planets =
            self.available_planets().filter(|&planet| may_colonize && self.buys_planet(payment, planet));
        let planet = planets.map(|planet| {
            let card = planet.card();
            let ability = if card.once { worth::ONCE_PLANET } else { worth::NORMAL_PLANET };
            i32::from(card.vp) * 100 + (i32::from(card.attack) * worth::STRENGTH + ability + 90) * left / 100
        });
        let space = SpaceId::all().filter(|&space| !me.station.contains(space)).filter_map(|space| {
            let card = space.card();
            let exact = card.number == payment.pips && payment.is_all(card.row);
            exact.then(|| self.next_mark(card.row) + worth::MARK * left / 100)
        });
        planet.max().unwrap_or(0).max(space.max().unwrap_or(0))
    }

    /// What one more mark in the row scores.
    fn next_mark(&self, row: Color) -> i32 {
        let scores = &content().row_scores[row as usize];
        let marked = usize::from(self.player(self.active).marked_in(row));
        match (scores.get(marked), scores.get(marked + 1)) {
            (Some(now), Some(next)) => 100 * i32::from(next.saturating_sub(*now)),
            _ => 0,
        }
    }
}

/// Roughly what a change of fleet dice brings.
fn dice_worth(step: DiceStep) -> i32 {
    let once = match step.change {
        Change::PipUp(most) | Change::Pip(most) => 30 * i32::from(most),
        Change::Reroll(_) => 30,
        Change::Flip | Change::Exchange => 50,
        Change::Turn => 80,
        Change::Paint => 25,
    };
    once * i32::from(step.times)
}
