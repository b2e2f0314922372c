//! What Unity gains, and how: cards, VP, moons, modules, tokens, upgrades, track steps (UN-RESOURCE to UN-TRACK).

use arrayvec::ArrayVec;
use orrery_kernel::Seat;

use super::content::Moment;
use super::event::Told;
use super::pending::{Cause, Pending};
use crate::content::{Mark, content};
use crate::effect::{Finding, From};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::ids::{ModuleId, SpaceId, SpaceSet, TacticId};
use crate::kinds::{Side, Source, Track};
use crate::player::Berth;
use crate::state::{AndromedasEdge, Tile};

/// Cards for a larger hand limit (UN-TRACK-7).
const HAND_LIMIT_CARDS: u8 = 3;

/// Tokens of a discovery space (UN-TRACK-3).
const DISCOVERIES: u8 = 2;

/// Cards and VP.
impl AndromedasEdge {
    /// UN-RESOURCE-2: whatever it gains is tactics cards.
    pub(crate) fn unity_draws(&mut self, count: u8, because: Cause, fate: &mut impl Fate) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.draw_one(fate) else { break };
            self.with_unity(|unity| unity.hand.add(card));
            drawn += 1;
        }
        if drawn > 0 {
            fate.event(Event::Unity(Told::Drew { count: drawn, because }));
        }
    }

    /// UN-RESOURCE-3: a card of a player's hand, unseen.
    pub(crate) fn unity_takes_card(&mut self, seat: Seat, card: TacticId, fate: &mut impl Fate) {
        self.with_unity(|unity| unity.hand.add(card));
        let eyes = self.eyes(seat);
        fate.event(Event::Unity(Told::CardGiven { seat, card: Some(card), eyes }));
    }

    /// A random card leaves the hand.
    fn random_card(&mut self, fate: &mut impl Fate) -> Option<TacticId> {
        let hand = self.unity()?.hand;
        if hand.is_empty() {
            return None;
        }
        let card = hand.cards().nth(fate.below(hand.len().into()) as usize)?;
        self.with_unity(|unity| unity.hand.remove(card));
        Some(card)
    }

    /// UN-RESOURCE-6: one for each resource, as many as there are.
    pub(super) fn unity_discards(&mut self, count: u8, fate: &mut impl Fate) {
        for _ in 0..count {
            let Some(card) = self.random_card(fate) else { return };
            self.discard.add(card);
            fate.event(Event::Unity(Told::Discarded { card }));
        }
    }

    /// The same once it is reached.
    pub(crate) fn unity_must_discard(&mut self, count: u8) {
        self.ask_unity(Pending::Discard { left: count });
    }

    /// UN-EFFECT-5: into that player's hand, whatever kind was named.
    pub(super) fn unity_gives(&mut self, seat: Seat, count: u8, fate: &mut impl Fate) {
        for _ in 0..count {
            let Some(card) = self.random_card(fate) else { return };
            self.player_mut(seat).hand.add(card);
            let eyes = self.eyes(seat);
            fate.event(Event::Unity(Told::CardTaken { seat, card: Some(card), eyes }));
        }
    }

    /// UN-FINAL-1: whoever reaches the terminus triggers the end.
    pub(super) fn unity_scores(&mut self, vp: u8, because: Cause, fate: &mut impl Fate) {
        if vp == 0 {
            return;
        }
        let reached = self.with_unity(|unity| {
            unity.vp += i16::from(vp);
            unity.vp
        });
        fate.event(Event::Unity(Told::Scored { vp, because }));
        if reached >= self.terminus() {
            self.trigger_end(fate);
        }
    }

    pub(super) fn unity_loses_vp(&mut self, count: u8, fate: &mut impl Fate) {
        let vp = self.with_unity(|unity| {
            let vp = i16::from(count).min(unity.vp).max(0);
            unity.vp -= vp;
            vp as u8
        });
        if vp > 0 {
            fate.event(Event::Unity(Told::VpLost { vp }));
        }
    }
}

/// Moons, tokens, upgrades.
impl AndromedasEdge {
    pub(super) fn take_moon_for_unity(&mut self, space: SpaceId, because: Cause, fate: &mut impl Fate) {
        let Some(moon) = self.site(space).moons.top() else { return };
        self.site_mut(space).moons.take(moon);
        self.with_unity(|unity| unity.put_moon(moon));
        fate.event(Event::Unity(Told::Moon { moon, space, because }));
        if let Some(moon) = self.site(space).moons.top() {
            fate.event(Event::MoonShown { space, moon });
        }
    }

    /// UN-MOON-3, UN-EFFECT-2: the regions that a moon may come from.
    pub(super) fn moons_for_unity(&self, from: From) -> SpaceSet {
        let with_moon = |space: &SpaceId| !self.site(*space).moons.is_empty();
        let planet = |space: &SpaceId| matches!(self.site(*space).tile, Tile::Planet(_));
        let some = SpaceId::all().filter(with_moon);
        match from {
            From::NebulaFirst => match content().nebulae.iter().find(with_moon) {
                Some(nebula) => SpaceSet::one(nebula),
                None => some.filter(planet).collect(),
            },
            From::Planet => some.filter(planet).collect(),
            From::Nebula => content().nebulae.iter().filter(with_moon).collect(),
            From::Ship => some.filter(|&space| !self.unity_at(space).is_empty()).collect(),
            From::ActiveRegion => some.filter(|&space| self.turn.region == Some(space)).collect(),
            From::Discard => SpaceSet::NONE,
        }
    }

    /// One moon of those still due; with none left anywhere a card instead, where no place was named (UN-RULING-12).
    pub(super) fn unity_claims(
        &mut self,
        (left, from, because): (u8, From, Cause),
        space: Option<SpaceId>,
        fate: &mut impl Fate,
    ) {
        if left > 1 {
            self.ask_unity(Pending::Moon { left: left - 1, from, because });
        }
        match space {
            Some(space) => self.take_moon_for_unity(space, because, fate),
            None if from == From::NebulaFirst => self.unity_draws(1, because, fate),
            None => {}
        }
    }

    /// UN-TRACK-3, UN-DEV-6: at random, face down. Nobody knows any more what is left in the stack (UN-RULING-23).
    fn random_tokens(&mut self, stack: usize, count: u8, because: Cause, fate: &mut impl Fate) {
        let count = count.min(self.stacks[stack].len() as u8);
        for _ in 0..count {
            let place = fate.below(self.stacks[stack].len() as u32) as usize;
            let token = self.stacks[stack].remove(place);
            self.with_unity(|unity| unity.finds.add(token));
        }
        if count > 0 {
            self.stacks_seen[stack] = orrery_kernel::SeatSet::NONE;
            fate.event(Event::Unity(Told::Discovery { stack: stack as u8, count, because }));
        }
    }

    /// `discovery-space`: each of the fuller stack of the science track, then of the observatories', then a card.
    pub(super) fn unity_discovers(&mut self, of: Finding, count: u8, because: Cause, fate: &mut impl Fate) {
        match of {
            Finding::Observatory => self.random_tokens(2, count, because, fate),
            Finding::Track(Some(nth)) => self.random_tokens(usize::from(nth), count, because, fate),
            Finding::Track(None) => {
                for _ in 0..count {
                    let [lower, upper, last] = [0, 1, 2].map(|nth: usize| self.stacks[nth].len());
                    match (lower, upper, last) {
                        (0, 0, 0) => self.unity_draws(1, because, fate),
                        (0, 0, _) => self.random_tokens(2, 1, because, fate),
                        (lower, upper, _) => self.random_tokens(usize::from(upper > lower), 1, because, fate),
                    }
                }
            }
        }
    }

    /// UN-UPGRADE-1, -2.
    pub(super) fn unity_upgrades(&mut self, because: Cause, fate: &mut impl Fate) {
        let gained = self.with_unity(|unity| {
            let upgrade = unity.upgrade_deck.pop()?;
            unity.upgrades.push(upgrade);
            Some(upgrade)
        });
        let Some(upgrade) = gained else { return };
        fate.event(Event::Unity(Told::Upgrade { upgrade, because }));
        match upgrade.card().when {
            Moment::Gained => {
                fate.event(Event::Unity(Told::UpgradeUsed { upgrade }));
                self.begin_effect(upgrade.card().effect, Context::of(Side::UNITY, Source::Upgrade));
            }
            Moment::Passive => fate.event(Event::Unity(Told::UpgradeUsed { upgrade })),
            _ => {}
        }
    }
}

/// Tracks and modules.
impl AndromedasEdge {
    pub(super) fn unity_can_advance(&self, track: Track) -> bool {
        let top = content().tracks[track as usize].top();
        self.unity().is_some_and(|unity| unity.markers[track as usize] < top)
    }

    /// The tracks that it may advance on; with `lowest` those with fewest steps.
    pub(super) fn open_tracks(&self, lowest: bool) -> impl Iterator<Item = Track> {
        let steps = |track: Track| self.unity().map_or(0, |unity| unity.markers[track as usize]);
        let open = Track::ALL.into_iter().filter(|&track| self.unity_can_advance(track));
        let least = open.clone().map(steps).min();
        open.filter(move |&track| !lowest || Some(steps(track)) == least)
    }

    /// UN-TRACK-1: one by one, each space with its effects before the next.
    pub(super) fn unity_steps(&mut self, track: Track, left: u8, because: Cause, fate: &mut impl Fate) {
        if left == 0 || !self.unity_can_advance(track) {
            return;
        }
        if left > 1 {
            self.ask_unity(Pending::Steps { track, left: left - 1, because });
        }
        let space = self.with_unity(|unity| {
            unity.markers[track as usize] += 1;
            unity.markers[track as usize]
        });
        fate.event(Event::Unity(Told::Advanced { track, space, because }));
        let card = &content().tracks[track as usize];
        for &(_, mark) in card.marks.iter().filter(|&&(at, _)| at == space) {
            self.unity_enters(mark, fate);
        }
        if card.events & 1 << space != 0 {
            self.advance_event(1, fate);
        }
    }

    fn unity_enters(&mut self, mark: Mark, fate: &mut impl Fate) {
        match mark {
            Mark::Discovery(stack) => {
                self.unity_discovers(Finding::Track(Some(stack)), DISCOVERIES, Cause::Track, fate);
            }
            Mark::Upgrade => self.unity_upgrades(Cause::Track, fate),
            Mark::Supremacy(nth) => match self.tokens[usize::from(nth)].take() {
                Some(token) => {
                    self.with_unity(|unity| unity.tokens.insert(token));
                    fate.event(Event::Unity(Told::Token { token }));
                }
                None => self.begin_effect(content().token_gone, Context::of(Side::UNITY, Source::Track)),
            },
            Mark::HandLimit(_) => self.unity_draws(HAND_LIMIT_CARDS, Cause::Track, fate),
            Mark::Vault(_) => {}
        }
    }

    /// UN-MODULE-2: the module in the cheapest place of a column.
    fn cheapest(&self, row: Track) -> Option<ModuleId> {
        self.display[row as usize].into_iter().flatten().next()
    }

    /// UN-MODULE-3, -6: the cheapest of the type, or of the types of which Unity has fewest.
    pub(super) fn modules_for_unity(&self, row: Option<Track>) -> ArrayVec<ModuleId, 4> {
        if let Some(module) = row.and_then(|row| self.cheapest(row)) {
            return [module].into_iter().collect();
        }
        let own = |row: Track| {
            let modules = self.unity().map_or(&[][..], |unity| &unity.modules);
            modules.iter().filter(|module| module.card().row == row).count()
        };
        let there = Track::ROWS.into_iter().filter_map(|row| self.cheapest(row));
        let fewest = there.clone().map(|module| own(module.card().row)).min();
        there.filter(|module| Some(own(module.card().row)) == fewest).collect()
    }

    /// UN-MODULE-4, -5: with its markers, then a step, then what answers.
    pub(super) fn unity_gains_module(&mut self, module: ModuleId, because: Cause, fate: &mut impl Fate) {
        let card = module.card();
        let column = &mut self.display[card.row as usize];
        column.iter_mut().filter(|place| **place == Some(module)).for_each(|place| *place = None);
        self.turn.gaps = true;
        self.berths[module.index()] = Berth { damage: card.damage, ..Berth::default() };
        self.with_unity(|unity| {
            unity.modules.push(module);
            unity.newest_type = card.row;
        });
        fate.event(Event::Unity(Told::Module { module, because }));
        self.unity_answers(Moment::GainModule);
        self.ask_unity(Pending::Steps { track: card.row, left: 1, because: Cause::Module });
    }

    /// A module of this type, or of free type, and the columns refreshed afterwards.
    pub(super) fn begin_module(&mut self, row: Option<Track>, because: Cause) {
        self.stack.push(Frame::Refill);
        self.ask_unity(Pending::Module { row, because });
    }
}
