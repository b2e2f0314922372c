//! Carrying out effects step by step (NOTATION, section 3): each as far as possible, impossible ones skipped.

use orrery_kernel::{Offers, Seat, SeatSet};

use crate::action::Action;
use crate::content::content;
use crate::effect::{NodeId, Res, Rule, Scope, Special, Step, Used};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Then};
use crate::kinds::{Power, Resource, Side, Source, Track};
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    /// Puts an effect on the stack.
    pub(crate) fn begin_effect(&mut self, node: NodeId, context: Context) {
        self.stack.push(Frame::Do { node, context });
    }

    /// Does this step; what comes after it is put below.
    pub(crate) fn carry_out(&mut self, id: NodeId, context: Context, fate: &mut impl Fate) {
        let node = content().code.node(id);
        if let Some(next) = node.next {
            self.begin_effect(next, Context { sure: false, ..context });
        }
        if !self.is_possible(&node.step, context) {
            return;
        }
        match &node.step {
            Step::Dice(more) => self.battle.dice_bonus[context.who.index()] += more,
            Step::Targeting(more) => self.battle.targeting_bonus[context.who.index()] += more,
            Step::Reroll(left) => {
                if context.owner == Side::UNITY {
                    return self.unity_rerolls(*left, fate);
                }
                let by = self.chooser(context);
                self.stack.push(Frame::Reroll { side: context.who, by, left: *left, chosen: [0; 6] });
            }
            Step::DamageShip(_) if context.who == Side::RAIDERS => self.damage_raider(fate),
            step if context.who == Side::UNITY => self.unity_carries_out(id, step, context, fate),
            step => {
                if let Some(seat) = context.who.seat() {
                    self.carry_out_for(seat, id, step, context, fate);
                }
            }
        }
    }

    /// Who makes the choices of an effect: whoever does the step, or its owner; for Unity the Conn holder.
    pub(crate) fn chooser(&self, context: Context) -> Seat {
        let who = if context.by_owner || context.who == Side::RAIDERS { context.owner } else { context.who };
        who.seat().unwrap_or(self.conn_holder())
    }

    /// Steps that a player does.
    fn carry_out_for(&mut self, seat: Seat, id: NodeId, step: &Step, context: Context, fate: &mut impl Fate) {
        let sure = context.sure;
        match *step {
            Step::Gain(res, amount) => {
                self.gain_some(seat, res, self.amount(amount, seat, context.module), fate)
            }
            Step::Vp(amount) => {
                self.score_or_ask(seat, self.amount(amount, seat, context.module), context, fate)
            }
            Step::LoseVp(count) => self.lose_vp(seat, count, fate),
            Step::Advance(Some(track), left) => self.stack.push(Frame::Steps { seat, track, left }),
            Step::Advance(None, left) => self.stack.push(Frame::AnyTrack { seat, left }),
            Step::Lose(res, count) => self.begin_losing(seat, res, count, None),
            Step::Give(res, count) => self.begin_losing(seat, res, count, Some(context.owner)),
            Step::Draw { count, keep: None } => self.draw(seat, count, fate),
            Step::Draw { count, keep: Some(keep) } => self.draw_to_keep(seat, count, keep, fate),
            Step::Recover(left) => self.stack.push(Frame::Recover { seat, left }),
            Step::Repair(left) => self.stack.push(Frame::Repairs { seat, left }),
            Step::PeekEvents => self.peek(seat, fate),
            Step::TakeDiscovery(stack, left) => self.begin_discovery(seat, stack, left, fate),
            Step::Recruit(left) => self.stack.push(Frame::Recruit { seat, left }),
            Step::ClaimMoon(left, from) => self.stack.push(Frame::ClaimMoon { seat, left, from }),
            Step::UseMoon(Used::Output) => self.use_output(seat, context.module, fate),
            Step::UseMoon(Used::Adjacent) => {
                if let Some(module) = context.module {
                    self.stack.push(Frame::UseAdjacent { seat, module });
                }
            }
            Step::UseMoon(Used::EachAdjacent) => self.use_each_adjacent(seat, context.module, fate),
            Step::Activate(left, which) => {
                self.stack.push(Frame::Activate { seat, left, which, of: context.module });
            }
            Step::BuyModule(row, minus) => {
                self.stack.push_in_order([Frame::BuyModule { seat, row, minus, sure }, Frame::Refill]);
            }
            Step::GainModule(row, bottom) => {
                self.stack.push_in_order([Frame::GainModule { seat, row, bottom }, Frame::Refill]);
            }
            Step::BuildShip(minus) => self.stack.push(Frame::BuildShip { seat, minus, sure }),
            Step::BuildDevelopment(minus) => self.stack.push(Frame::BuildDevelopment { seat, minus, sure }),
            Step::Upgrade(left) => self.stack.push(Frame::Upgrade { seat, left }),
            Step::FlipUp(left) => self.stack.push(Frame::FlipUp { seat, left }),
            Step::Launch(count) => (0..count).for_each(|_| self.stack.push(Frame::ExtraLaunch(seat))),
            Step::ReturnShip(left) => self.stack.push(Frame::Recall { seat, left }),
            Step::Withdraw => self.stack.push(Frame::Withdraw { seat, only: None }),
            Step::DamageModule(left) => self.begin_damage(Frame::DamageModules { seat, left }, seat),
            Step::DamageShip(left) => self.begin_damage(Frame::DamageShips { seat, left }, seat),
            Step::Shield(left) => self.stack.push(Frame::Shield { seat, left }),
            Step::ExileLeader(count) => (0..count).for_each(|_| self.exile_leader(seat, fate)),
            Step::RemoveMoonOfActivePlanet(count) => self.remove_moons_here(count, fate),
            Step::RemoveMoonOfPlanetsWithTwo(count) => self.remove_moons_everywhere(count, fate),
            Step::BonusOnBases(resource, count) => self.place_bonus(resource, count, true, fate),
            Step::BonusOnUndeveloped(resource, count) => self.place_bonus(resource, count, false, fate),
            Step::PlaceRaiders(count) => self.place_swarm(count, fate),
            Step::MoveEventMarker(count) => self.advance_event(count, fate),
            Step::Cancel => self.cancel(),
            Step::EndBattle => self.end_battle(fate),
            Step::Set { dice, face } => {
                self.stack.push(Frame::SetDice { side: context.who, by: seat, left: dice, face });
            }
            Step::Range(more) => {
                let range = &mut self.turn.range;
                *range = more.map_or(u8::MAX, |more| range.saturating_add(more));
            }
            Step::Ability(ability) => self.turn.abilities |= ability,
            Step::Rule(rule) => self.battle.rules |= rule as u8,
            Step::Pay { .. } => {
                let then = Then::Effect(id, context);
                self.stack.push(Frame::Pay { then, seat, minus: 0, sure });
            }
            Step::Choice { .. } => self.stack.push(Frame::Choice { node: id, context, taken: None }),
            Step::Times(left, node) => self.stack.push(Frame::Times { node, context, left }),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds(test, context) { then } else { otherwise };
                branch.into_iter().for_each(|node| self.begin_effect(node, context));
            }
            Step::Scope(scope, node) => self.begin_scope(scope, node, context),
            Step::Special(special) => self.begin_special(special, seat, context, fate),
            // Done for any side before this, or by Unity alone.
            Step::Dice(_) | Step::Targeting(_) | Step::Reroll(_) | Step::Unity(_) => {}
        }
    }

    fn begin_special(&mut self, special: Special, seat: Seat, context: Context, fate: &mut impl Fate) {
        match special {
            Special::Field => self.stack.push_in_order([Frame::Field { seat, bought: 0 }, Frame::Refill]),
            Special::ScienceRow => {
                if self.player(seat).has(Power::OverclockedReactor) {
                    self.gain(seat, Resource::Energy, 1, fate);
                }
                self.stack.push(Frame::ScienceRow(seat));
            }
            Special::NovaFlash => {
                let all: SeatSet = Seat::all(self.count()).collect();
                self.stack.push(Frame::Nova { left: all, spared: SeatSet::NONE });
            }
            Special::SlipAway => {
                self.stack.push(Frame::Withdraw { seat, only: Some(crate::kinds::Ship::ScienceVessel) });
            }
            Special::TwinDock => {
                if let Some(module) = context.module {
                    self.stack.push(Frame::TwinDock { seat, row: module.card().row });
                }
            }
            Special::Boarding => self.stack.push(Frame::Boarding { seat }),
            Special::Commission | Special::Tow => self.gain(seat, Resource::Energy, 1, fate),
            Special::Foresight => self.look_at_event(seat, fate),
            // Looked up where it matters.
            Special::Power(_) => {}
        }
    }

    /// For whom the part is carried out.
    pub(crate) fn begin_scope(&mut self, scope: Scope, node: NodeId, context: Context) {
        let inner = Context { sure: false, ..context };
        let among = |fits: &dyn Fn(Side) -> bool| {
            self.contenders().filter(|&side| fits(side)).fold(0, |bits, side| bits | side.bit())
        };
        let each: u8 = match scope {
            Scope::You => {
                let context = Context { who: context.owner, ..inner };
                return self.begin_effect(node, context);
            }
            Scope::ChooseOpponent => return self.stack.push(Frame::ChooseSeat { node, context: inner }),
            Scope::ChooseParticipant => return self.stack.push(Frame::ChooseSide { node, context: inner }),
            Scope::Winner => {
                if let Some(winner) = self.winning_side() {
                    self.begin_effect(node, Context { who: winner, ..inner });
                }
                return;
            }
            Scope::EachPlayer => among(&|_| true),
            Scope::EachOpponent => among(&|side| self.are_opposed(context.owner, side)),
            Scope::ActivePlayer => self.active_side().bit(),
            Scope::EachParticipant => among(&|side| self.has_ship_here(side)),
            Scope::EachDefeated => among(&|side| self.battle.defeated & side.bit() != 0),
            Scope::MostVp => {
                let most = self.contenders().map(|side| self.vp_of(side)).max();
                among(&|side| Some(self.vp_of(side)) == most)
            }
            Scope::EachOpposingPlayer => among(&|side| self.is_opposing_player(side)),
        };
        self.stack.push(Frame::Each { node, context: inner, left: each });
    }

    /// The next of those for whom it is carried out.
    pub(crate) fn each_of(&mut self, node: NodeId, context: Context, left: u8) {
        if let Some(side) = self.contenders().find(|&side| left & side.bit() != 0) {
            self.stack.push(Frame::Each { node, context, left: left & !side.bit() });
            let node = if side == Side::UNITY { self.unity_instead(node, context) } else { node };
            self.begin_effect(node, Context { who: side, ..context });
        }
    }

    pub(crate) fn offer_opponents(&self, node: NodeId, context: Context, offers: &mut impl Offers<Action>) {
        for side in self.possible_opponents(node, context) {
            offers.offer(side.seat().map_or(Action::Side(side), Action::Player));
        }
    }

    /// Opponents for whom the part would change something; in a battle those who take part.
    pub(crate) fn possible_opponents(&self, node: NodeId, context: Context) -> impl Iterator<Item = Side> {
        let fighting = if self.battle.fighters != 0 {
            self.battle.fighters
        } else {
            self.turn.region.map_or(0, |space| self.sides_at(space))
        };
        self.contenders_by_place().filter(move |&side| {
            self.are_opposed(context.owner, side)
                && (!self.battle.on || fighting & side.bit() != 0)
                && self.could(node, Context { who: side, ..context })
        })
    }

    pub(crate) fn offer_sides(&self, node: NodeId, context: Context, offers: &mut impl Offers<Action>) {
        self.possible_sides(node, context).for_each(|side| offers.offer(Action::Side(side)));
    }

    pub(crate) fn possible_sides(&self, node: NodeId, context: Context) -> impl Iterator<Item = Side> {
        let there = self.turn.region.map_or(0, |space| self.sides_at(space));
        (0..Side::COUNT).filter_map(Side::at).filter(move |&side| {
            there & side.bit() != 0
                && side != context.owner
                && self.could(node, Context { who: side, by_owner: true, ..context })
        })
    }

    /// Resources of one kind, or of choice.
    pub(crate) fn gain_some(&mut self, seat: Seat, res: Res, count: u8, fate: &mut impl Fate) {
        match res {
            Res::Of(resource) => self.gain(seat, resource, count, fate),
            Res::Material => {
                let from = Resource::Titanium;
                self.stack.push(Frame::GainAny { seat, left: count, from, draws: 0, material: true });
            }
            Res::Any => {
                let from = Resource::Energy;
                self.stack.push(Frame::GainAny { seat, left: count, from, draws: 0, material: false });
            }
        }
    }

    /// Resources come in.
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, count: u8, fate: &mut impl Fate) {
        if resource == Resource::Tactics {
            return self.draw(seat, count, fate);
        }
        self.player_mut(seat).stored.add(resource, count);
        fate.event(Event::Gained { seat, resource, count });
    }

    /// AE-RULING-7: kinds are named before any card is seen, so cards are drawn at the end.
    pub(crate) fn take_kind(
        &mut self,
        seat: Seat,
        (left, draws, material): (u8, u8, bool),
        resource: Resource,
        fate: &mut impl Fate,
    ) {
        let draws = draws + u8::from(resource == Resource::Tactics);
        if left > 1 {
            self.stack.push(Frame::GainAny { seat, left: left - 1, from: resource, draws, material });
        }
        if resource != Resource::Tactics {
            self.gain(seat, resource, 1, fate);
        }
        if left <= 1 {
            self.draw(seat, draws, fate);
        }
    }

    /// While a base is still to be activated, no choice may make that impossible (AE-RULING-33).
    pub(crate) fn offer_kinds(
        &self,
        seat: Seat,
        from: Resource,
        material: bool,
        offers: &mut impl Offers<Action>,
    ) {
        let kinds =
            Resource::ALL.into_iter().filter(|&kind| kind >= from && (!material || kind.is_material()));
        let bound = self.is_bound(seat);
        let keeps = |kind: Resource| {
            let mut held = self.player(seat).holdings();
            held.add(kind, 1);
            self.can_still_pay(seat, held)
        };
        let mut any = false;
        for kind in kinds.clone().filter(|&kind| !bound || keeps(kind)) {
            any = true;
            offers.offer(Action::Take(kind));
        }
        if !any {
            kinds.for_each(|kind| offers.offer(Action::Take(kind)));
        }
    }

    /// VP are scored; who reaches the terminus triggers the end (AE-END-1).
    pub(crate) fn score(&mut self, seat: Seat, vp: u8, source: Source, fate: &mut impl Fate) {
        if vp == 0 {
            return;
        }
        self.player_mut(seat).scored[source as usize] += i16::from(vp);
        fate.event(Event::Scored { seat, vp, source });
        if self.player(seat).vp() >= self.terminus() {
            self.trigger_end(fate);
        }
    }

    /// AE-RULING-24: each part of the benefit of a moon or token may be forgone. Resources and cards never hurt, so that
    /// only VP that would trigger the end are asked for.
    fn score_or_ask(&mut self, seat: Seat, vp: u8, context: Context, fate: &mut impl Fate) {
        let source = context.source;
        let ends = self.last_turns.is_none() && self.player(seat).vp() + i16::from(vp) >= self.terminus();
        if ends && matches!(source, Source::Moon | Source::Token) {
            self.stack.push(Frame::TakeVp { seat, vp, source });
        } else {
            self.score(seat, vp, source, fate);
        }
    }

    /// Never below 0 (AE-RULING-98).
    pub(crate) fn lose_vp(&mut self, seat: Seat, count: u8, fate: &mut impl Fate) {
        let vp = i16::from(count).min(self.player(seat).vp()).max(0);
        if vp > 0 {
            self.player_mut(seat).scored[Source::Event as usize] -= vp;
            fate.event(Event::VpLost { seat, vp: vp as u8 });
        }
    }

    pub(crate) fn offer_alternatives(
        &self,
        node: NodeId,
        context: Context,
        taken: Option<u8>,
        offers: &mut impl Offers<Action>,
    ) {
        let Step::Choice { alternatives, may_decline } = &content().code.node(node).step else { return };
        if taken.is_some() || (*may_decline && !context.sure) {
            offers.offer(Action::Done);
        }
        for (nth, &first) in (0u8..).zip(alternatives) {
            if taken != Some(nth) && self.could_in_full(first, context) {
                offers.offer(Action::Choose(nth));
            }
        }
    }

    /// The Ferrum Guild may do both at a shipyard.
    pub(crate) fn choose(&mut self, node: NodeId, context: Context, taken: Option<u8>, nth: u8) {
        let Step::Choice { alternatives, .. } = &content().code.node(node).step else { return };
        if taken.is_none() && self.is_yard(node, context) {
            self.stack.push(Frame::Choice { node, context, taken: Some(nth) });
        }
        if let Some(&first) = alternatives.get(usize::from(nth)) {
            self.begin_effect(first, context.surely());
        }
    }

    fn is_yard(&self, node: NodeId, context: Context) -> bool {
        let yards = [content().named.shipyard.card().effect, content().core(Track::Industry).card().effect];
        yards.contains(&node)
            && context.who.seat().is_some_and(|seat| self.player(seat).has(Power::GuildYards))
    }

    /// The repeated part, as long as it can be done.
    pub(crate) fn once_more(&mut self, node: NodeId, context: Context, left: u8) {
        if left > 0 && self.could(node, context) {
            self.stack.push(Frame::Times { node, context, left: left - 1 });
            self.begin_effect(node, Context { sure: false, ..context });
        }
    }

    /// Does a rule of this battle hold?
    pub(crate) fn battle_rule(&self, rule: Rule) -> bool {
        self.battle.on && self.battle.has(rule)
    }
}
