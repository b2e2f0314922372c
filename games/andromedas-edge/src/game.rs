//! Andromeda's Edge as a kernel game: what is asked, what is offered, what happens next.

use orrery_kernel::{
    BadOptions, Chance, Digest, Game, Illegal, Log, Offers, Outcome, Prompt, Seat, SeatSet, Viewer,
};

use crate::action::Action;
use crate::content::content_digest;
use crate::event::Event;
use crate::fate::{Both, Fate};
use crate::frame::Frame;
use crate::kinds::{Power, Track};
use crate::options::Options;
use crate::player::Dock;
use crate::state::AndromedasEdge;
use crate::view::View;

impl Game for AndromedasEdge {
    const ID: &'static str = "andromedas-edge";
    const REV: u16 = 1;
    const ENDINGS: &'static [&'static str] = &["terminus"];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn content() -> Digest {
        content_digest()
    }

    fn options(seats: u8) -> Result<Options, BadOptions> {
        Options::standard(seats)
    }

    fn start(
        options: &Options,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<Self, BadOptions> {
        let fate = &mut Both { chance, log };
        let mut game = Self::set_table(options, fate)?;
        game.go_on(fate);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn prompt(&self) -> Prompt {
        match self.stack.top() {
            None => Prompt::Over(self.final_outcome()),
            Some(frame @ (Frame::Factions | Frame::Destinies)) => Prompt::Ask(self.undecided(frame)),
            Some(frame) => Prompt::Ask(self.asked_by(frame).map(SeatSet::one).unwrap_or_default()),
        }
    }

    fn offers(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        if seat.index() >= usize::from(self.count()) {
            return;
        }
        match self.stack.top() {
            Some(frame @ (Frame::Factions | Frame::Destinies)) => {
                if self.undecided(frame).contains(seat) {
                    self.offer_secret_choice(frame, seat, offers);
                }
            }
            Some(frame) => {
                if self.asked_by(frame) == Some(seat) {
                    self.offer(frame, seat, offers);
                }
                self.offer_tidying(frame, seat, offers);
            }
            None => {}
        }
    }

    fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        self.reason_against(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let fate = &mut Both { chance, log };
        self.answer(seat, action, fate);
        self.go_on(fate);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.stack.top().is_none().then(|| self.final_outcome())
    }
}

/// Whether a decision leaves a choice.
struct Choices {
    count: u32,
    first: Option<Action>,
}

impl Offers<Action> for Choices {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.count += 1;
        self.first.get_or_insert(action);
    }
}

impl AndromedasEdge {
    /// Who decides in this frame; nobody if it is carried out at once, or if all decide.
    pub(crate) fn asked_by(&self, frame: &Frame) -> Option<Seat> {
        Some(match *frame {
            Frame::Turn(seat)
            | Frame::ExtraLaunch(seat)
            | Frame::BeforeActivation(seat)
            | Frame::AfterActivation(seat)
            | Frame::ChooseRaider(seat)
            | Frame::AfterStrike(seat)
            | Frame::Return(seat)
            | Frame::EndOfTurn(seat)
            | Frame::Escalate(seat)
            | Frame::Negotiate(seat)
            | Frame::Prepare(seat)
            | Frame::Foresight(seat)
            | Frame::ScienceRow(seat) => seat,
            Frame::Crew { seat, .. }
            | Frame::Pay { seat, .. }
            | Frame::GainAny { seat, .. }
            | Frame::Lose { seat, .. }
            | Frame::TakeVp { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::Recover { seat, .. }
            | Frame::AnyTrack { seat, .. }
            | Frame::DrawUp { seat }
            | Frame::Repair { seat }
            | Frame::Peek { seat }
            | Frame::TakeDiscovery { seat, .. }
            | Frame::Recruit { seat, .. }
            | Frame::ClaimMoon { seat, .. }
            | Frame::Survey { seat, .. }
            | Frame::UseAdjacent { seat, .. }
            | Frame::Activate { seat, .. }
            | Frame::TwinDock { seat, .. }
            | Frame::BuyModule { seat, .. }
            | Frame::Field { seat, .. }
            | Frame::GainModule { seat, .. }
            | Frame::PassOn { seat, .. }
            | Frame::AcceptModule { seat, .. }
            | Frame::BuildShip { seat, .. }
            | Frame::BuildDevelopment { seat, .. }
            | Frame::Upgrade { seat, .. }
            | Frame::FlipUp { seat, .. }
            | Frame::Recall { seat, .. }
            | Frame::Boarding { seat }
            | Frame::DamageModules { seat, .. }
            | Frame::DamageShips { seat, .. }
            | Frame::Shield { seat, .. }
            | Frame::Save { seat, .. } => seat,
            Frame::Reroll { by, .. } | Frame::SetDice { by, .. } => by,
            Frame::Choice { context, .. }
            | Frame::ChooseSeat { context, .. }
            | Frame::ChooseSide { context, .. } => context.who.seat().unwrap_or(context.owner),
            Frame::TokenFirst { .. } => self.active,
            Frame::Transfer { from, to, .. } => {
                if from == self.active {
                    to
                } else {
                    from
                }
            }
            Frame::Window { point, passed, cancelled } => return self.asked_in(point, passed, cancelled),
            Frame::Vortexes { seat, left } if left != 0 => seat,
            Frame::Keep { seat, discard } if discard > 0 => seat,
            Frame::Fire { seat, left, .. } if left.count_ones() > 1 => seat,
            Frame::Room { seat, .. } if !self.player(seat).has_room() => seat,
            Frame::Defeat { seat, done } if !done || !self.player(seat).hand.is_empty() => seat,
            Frame::Withdraw { seat, only } if self.has_way_out(seat, only) => seat,
            _ => return None,
        })
    }

    /// Who decides next, when one does.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.stack.top().and_then(|frame| self.asked_by(frame))
    }

    /// The choices of a decision, in ascending order; free actions and cards after them.
    fn offer(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        self.offer_choices(frame, seat, offers);
        self.offer_free(frame, seat, offers);
    }

    fn offer_choices(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        match *frame {
            Frame::Vortexes { left, .. } => self.offer_vortexes(left, offers),
            Frame::Turn(_) => self.offer_turn(seat, offers),
            Frame::ExtraLaunch(_) => self.offer_launches(seat, offers),
            Frame::BeforeActivation(_) => {
                if self.is_ready_to_activate(seat) {
                    offers.offer(Action::Done);
                }
            }
            Frame::AfterActivation(_)
            | Frame::AfterStrike(_)
            | Frame::EndOfTurn(_)
            | Frame::Negotiate(_)
            | Frame::Window { .. } => {
                offers.offer(Action::Done);
            }
            Frame::ChooseRaider(_) => self.offer_strikes(offers),
            Frame::Return(_) => self.offer_return(seat, offers),
            Frame::Crew { module, .. } => self.offer_crew(seat, module, offers),
            Frame::Escalate(_) => self.offer_escalation(seat, offers),
            Frame::Prepare(_) => self.offer_energy(seat, offers),
            Frame::Defeat { done, .. } => self.offer_operations(seat, done, offers),
            Frame::TokenFirst { one, other } => {
                offers.offer(Action::Player(one.min(other)));
                offers.offer(Action::Player(one.max(other)));
            }
            Frame::Reroll { side, chosen, .. } => self.offer_dice(side, chosen, offers),
            Frame::SetDice { side, face, .. } => {
                let dice = self.battle.dice[side.index()];
                let others = (1..=6).filter(|&shown| shown != face && dice[usize::from(shown) - 1] > 0);
                others.for_each(|shown| offers.offer(Action::Die(shown)));
            }
            Frame::Foresight(_)
            | Frame::PassOn { .. }
            | Frame::AcceptModule { .. }
            | Frame::Transfer { .. }
            | Frame::TakeVp { .. } => {
                offers.offer(Action::Done);
                offers.offer(Action::Choose(0));
            }
            Frame::Fire { left, .. } => self.offer_answers(left, offers),
            Frame::Choice { node, context, taken } => self.offer_alternatives(node, context, taken, offers),
            Frame::ChooseSeat { node, context } => self.offer_opponents(node, context, offers),
            Frame::ChooseSide { node, context } => self.offer_sides(node, context, offers),
            Frame::Pay { then, minus, sure, .. } => self.offer_payments(then, seat, minus, sure, offers),
            Frame::GainAny { from, material, .. } => self.offer_kinds(seat, from, material, offers),
            Frame::Lose { left, res, from, .. } => self.offer_losses(seat, left, res, from, offers),
            Frame::Discard { .. } => {
                self.player(seat).hand.kinds().for_each(|card| offers.offer(Action::Drop(card)));
            }
            Frame::Keep { .. } => {
                let mut last = None;
                let kinds = self.drawn.iter().filter(|&&card| last.replace(card) != Some(card));
                kinds.for_each(|&card| offers.offer(Action::Drop(card)));
            }
            Frame::Recover { .. } => {
                self.discard.kinds().for_each(|card| offers.offer(Action::Recover(card)))
            }
            _ => self.offer_more(frame, seat, offers),
        }
    }

    /// The choices of effects that take or build something.
    fn offer_more(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        match *frame {
            Frame::AnyTrack { .. } => {
                let open = Track::ALL.into_iter().filter(|&track| self.can_advance(seat, track));
                open.for_each(|track| offers.offer(Action::Advance(track)));
            }
            Frame::DrawUp { .. } => {
                offers.offer(Action::Done);
                if self.can_draw_up(seat) {
                    offers.offer(Action::Draw);
                }
            }
            Frame::Repair { .. } => self.offer_repairs(seat, offers),
            Frame::Peek { .. } => self.offer_tops(offers),
            Frame::TakeDiscovery { stack, .. } => self.offer_tokens(stack, offers),
            Frame::Recruit { .. } => {
                offers.offer(Action::Done);
                let own = &self.leaders[seat.index()];
                let there = crate::ids::SpaceId::all().filter(|space| own[space.index()] > 0);
                there.for_each(|space| offers.offer(Action::Recruit(space)));
            }
            Frame::ClaimMoon { from, .. } => self.offer_claims(seat, from, offers),
            Frame::Survey { space, .. } => {
                let mut moons: arrayvec::ArrayVec<_, 3> = self.site(space).moons.iter().collect();
                moons.sort_unstable();
                let mut last = None;
                let kinds = moons.into_iter().filter(|&moon| last.replace(moon) != Some(moon));
                kinds.for_each(|moon| offers.offer(Action::Moon(moon)));
            }
            Frame::Room { .. } => self.offer_room(seat, offers),
            Frame::UseAdjacent { module, .. } => {
                let mut moons: arrayvec::ArrayVec<_, 2> = self.moons_beside(seat, module).collect();
                moons.sort_unstable();
                let mut last = None;
                let kinds = moons.into_iter().filter(|&moon| last.replace(moon) != Some(moon));
                kinds.for_each(|moon| offers.offer(Action::Moon(moon)));
            }
            Frame::Activate { which, of, .. } => self.offer_activations(seat, which, of, offers),
            Frame::ScienceRow(_) => self.offer_science(seat, offers),
            Frame::TwinDock { row, .. } => {
                offers.offer(Action::Done);
                self.twins(seat, row).for_each(|module| offers.offer(Action::Activate(module)));
            }
            Frame::BuyModule { row, minus, sure, .. } => self.offer_purchases(seat, row, minus, sure, offers),
            Frame::Field { bought, .. } => self.offer_field(seat, bought, offers),
            Frame::GainModule { row, bottom, .. } => {
                self.gainable(row, bottom).for_each(|module| offers.offer(Action::Module(module)));
            }
            Frame::BuildShip { minus, sure, .. } => self.offer_ships(seat, minus, sure, offers),
            Frame::BuildDevelopment { minus, sure, .. } => self.offer_sites(seat, minus, sure, offers),
            Frame::Upgrade { .. } => {
                offers.offer(Action::Done);
                self.player(seat).placeable_tiles().for_each(|tile| offers.offer(Action::Upgrade(tile)));
            }
            Frame::FlipUp { .. } => {
                let down = self.player(seat).cards_down;
                let used = Track::ALL.into_iter().filter(|&track| down[track as usize] > 0);
                used.for_each(|track| offers.offer(Action::Flip(track)));
            }
            Frame::Recall { .. } => {
                offers.offer(Action::Done);
                self.offer_board(seat, offers);
            }
            Frame::Withdraw { only, .. } => self.offer_ways_out(seat, only, offers),
            Frame::Boarding { .. } => {
                offers.offer(Action::Done);
                self.boardable(seat).for_each(|(from, moon)| offers.offer(Action::Board(from, moon)));
            }
            Frame::DamageModules { .. } => self.offer_modules_to_damage(seat, offers),
            Frame::DamageShips { .. } => self.offer_ships_to_damage(seat, offers),
            Frame::Shield { .. } => self.offer_spared(offers),
            Frame::Save { ship, .. } => self.offer_saved(ship, offers),
            _ => {}
        }
    }

    /// Could the number of choices tell what only the player knows? Then a single choice is still asked for, so that
    /// nobody learns anything from not being kept waiting (AE-RULING-73).
    fn keeps_a_secret(&self, frame: &Frame, seat: Seat) -> bool {
        let player = self.player(seat);
        match *frame {
            Frame::Window { .. } | Frame::Survey { .. } | Frame::Keep { .. } => true,
            Frame::Discard { left, .. } => player.hand.len() > left,
            Frame::TakeDiscovery { stack: crate::effect::Finding::Observatory, .. } => {
                self.stacks[2].len() > 1
            }
            Frame::TakeDiscovery { stack: crate::effect::Finding::Track(Some(nth)), .. } => {
                self.stacks[usize::from(nth)].len() > 1
            }
            Frame::Turn(_)
            | Frame::BeforeActivation(_)
            | Frame::AfterActivation(_)
            | Frame::AfterStrike(_)
            | Frame::Return(_)
            | Frame::EndOfTurn(_)
            | Frame::Escalate(_)
            | Frame::Negotiate(_)
            | Frame::Prepare(_)
            | Frame::Defeat { .. } => !player.hand.is_empty() || !player.finds.is_empty(),
            _ => false,
        }
    }

    /// Carries out a decision that was offered. A free action leaves what was asked pending.
    fn answer(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        let Some(&frame) = self.stack.top() else { return };
        if !matches!(action, Action::Shift(..)) {
            self.turn.shuffled = 0;
        }
        match action {
            Action::Faction(_) | Action::Destiny(_) => return self.choose_secretly(seat, action, fate),
            Action::Recruit(space) if !matches!(frame, Frame::Recruit { .. }) => {
                return self.recruit(seat, space, fate);
            }
            Action::Collect(space, resource) => return self.collect(seat, space, resource, fate),
            Action::Use(track) => return self.use_development(seat, track, fate),
            Action::Discovery(token) => return self.use_discovery(seat, token, fate),
            Action::Token(token) => return self.use_token(seat, token, fate),
            Action::Abandon(moon) => return self.abandon(seat, moon, fate),
            Action::Hand(thing) => return self.propose(seat, thing, true),
            Action::Ask(thing) => return self.propose(seat, thing, false),
            Action::Slot(moon, place) => return self.put_in_slot(seat, moon, place, fate),
            Action::Empty(place) => return self.empty_slot(seat, place, fate),
            Action::Shift(module, place) => return self.shift(seat, module, place, fate),
            Action::Play(card) => return self.play_from(frame, seat, card, fate),
            _ => {}
        }
        self.stack.pop();
        self.answer_choice(frame, seat, action, fate);
    }

    /// A diplomacy card uses up the chance; with the right ship there is a second (AE-TACTICS-13).
    fn play_from(&mut self, frame: Frame, seat: Seat, card: crate::ids::TacticId, fate: &mut impl Fate) {
        if matches!(frame, Frame::Negotiate(_)) {
            self.stack.pop();
            self.battle.diplomacy[seat.index()] += 1;
            let here = self.here(seat);
            let twice = here.types().any(|ship| self.player(seat).ship_has(ship, Power::SecondVoice));
            if twice && self.battle.diplomacy[seat.index()] < 2 {
                self.stack.push(frame);
            }
        }
        self.play_card(seat, card, fate);
    }

    fn answer_choice(&mut self, frame: Frame, seat: Seat, action: Action, fate: &mut impl Fate) {
        match (frame, action) {
            (Frame::Vortexes { left, .. }, Action::Vortex(space)) => self.enjoy_vortex(seat, left, space),
            (Frame::Turn(_), action) => self.take_turn(seat, action, fate),
            (Frame::ExtraLaunch(_), Action::Launch(ship, space)) => {
                self.launch(seat, ship, space, false, fate)
            }
            (Frame::ExtraLaunch(_), Action::Jump(ship, space)) => self.launch(seat, ship, space, true, fate),
            (Frame::ChooseRaider(_), Action::Raider(class)) => self.choose_strike(seat, class),
            (Frame::Return(_), Action::Activate(module)) => {
                self.stack.push(frame);
                self.stack.push(Frame::Crew { seat, module });
            }
            (Frame::Crew { module, .. }, action) => self.crew(seat, module, action, fate),
            (Frame::Escalate(_), action) => self.escalate(seat, action, fate),
            (Frame::Prepare(_), Action::Energy(count)) => self.spend_energy(seat, count, fate),
            (Frame::Defeat { .. }, Action::Choose(nth)) => self.operate(seat, nth),
            (Frame::TokenFirst { one, other }, Action::Player(first)) => {
                let second = if first == one { other } else { one };
                self.reward_in_order(&[first, second]);
            }
            (Frame::Reroll { side, by, left, mut chosen }, Action::Die(face)) => {
                chosen[usize::from(face) - 1] += 1;
                if left > 1 {
                    self.stack.push(Frame::Reroll { side, by, left: left - 1, chosen });
                } else {
                    self.reroll(side, chosen, fate);
                }
            }
            (Frame::Reroll { side, chosen, .. }, _) => self.reroll(side, chosen, fate),
            (Frame::SetDice { side, by, left, face }, Action::Die(shown)) => {
                if left > 1 {
                    self.stack.push(Frame::SetDice { side, by, left: left - 1, face });
                }
                self.set_die(side, shown, face, fate);
            }
            (Frame::Foresight(_), Action::Choose(_)) => self.bury_event(seat, fate),
            (Frame::TakeVp { seat, vp, source }, Action::Choose(_)) => self.score(seat, vp, source, fate),
            (Frame::Window { point, passed, .. }, Action::Done) => self.pass(point, passed, seat),
            (Frame::Fire { when, or, seat, left, module }, Action::Resolve(nth)) => {
                self.answer_now((when, or, seat), left, module, nth, fate);
            }
            (Frame::Transfer { from, to, thing }, action) => {
                self.transfer(from, to, thing, action != Action::Done, fate);
            }
            (Frame::PassOn { seat, module }, action) => {
                let mate = self.teammate(seat).filter(|_| action != Action::Done);
                self.stack.push(match mate {
                    Some(mate) => Frame::AcceptModule { seat: mate, module },
                    None => Frame::PlaceModule { seat, module },
                });
            }
            (Frame::AcceptModule { seat, module }, action) => {
                let refused = action == Action::Done;
                let owner = if refused { self.active } else { seat };
                if refused {
                    fate.event(Event::Refused { seat });
                }
                self.stack.push(Frame::PlaceModule { seat: owner, module });
            }
            (Frame::Pay { .. }, Action::Done) => self.decline_payment(),
            (Frame::Room { moon, .. }, action) => self.make_room(seat, moon, action, fate),
            (_, Action::Done) => {}
            (frame, action) => self.answer_step(frame, seat, action, fate),
        }
    }

    /// Decisions inside an effect.
    fn answer_step(&mut self, frame: Frame, seat: Seat, action: Action, fate: &mut impl Fate) {
        match (frame, action) {
            (Frame::Choice { node, context, taken }, Action::Choose(nth)) => {
                self.choose(node, context, taken, nth)
            }
            (Frame::ChooseSeat { node, context }, Action::Player(who)) => {
                self.begin_effect(
                    node,
                    crate::frame::Context { who: crate::kinds::Side::of(who), ..context },
                );
            }
            (Frame::ChooseSide { node, context }, Action::Side(who)) => {
                self.begin_effect(node, crate::frame::Context { who, by_owner: true, ..context });
            }
            (Frame::Pay { then, .. }, Action::Pay(units)) => self.pay(seat, then, units, fate),
            (Frame::Pay { then, .. }, Action::Moon(moon)) => {
                self.player_mut(seat).take_moon(moon);
                self.lose_moon(moon, fate);
                self.stack.push(Frame::Paid { then, seat });
            }
            (Frame::GainAny { left, draws, material, .. }, Action::Take(kind)) => {
                self.take_kind(seat, (left, draws, material), kind, fate);
            }
            (Frame::Lose { left, res, to, .. }, Action::Give(kind)) => {
                self.lose_kind(seat, (left, res, to), kind, fate);
            }
            (Frame::Discard { left, to, .. }, Action::Drop(card)) => {
                if left > 1 {
                    self.stack.push(Frame::Discard { seat, left: left - 1, to });
                }
                self.drop_card(seat, card, to, fate);
            }
            (Frame::Keep { discard, .. }, Action::Drop(card)) => self.keep(seat, discard, Some(card), fate),
            (Frame::Recover { left, .. }, Action::Recover(card)) => {
                if left > 1 {
                    self.stack.push(Frame::Recover { seat, left: left - 1 });
                }
                self.discard.remove(card);
                self.player_mut(seat).hand.add(card);
                fate.event(Event::Recovered { seat, card });
            }
            (Frame::AnyTrack { left, .. }, Action::Advance(track)) => {
                self.stack.push(Frame::Steps { seat, track, left });
            }
            (Frame::DrawUp { .. }, Action::Draw) => {
                self.stack.push(frame);
                self.draw(seat, 1, fate);
            }
            (Frame::Repair { .. }, action) => self.repair(seat, action, fate),
            (Frame::Peek { .. }, Action::Top(event)) => self.put_on_top(seat, event),
            (Frame::TakeDiscovery { stack, left, .. }, action) => {
                self.take_token(seat, stack, left, action, fate)
            }
            (Frame::Recruit { left, .. }, Action::Recruit(space)) => {
                if left > 1 {
                    self.stack.push(Frame::Recruit { seat, left: left - 1 });
                }
                self.recruit(seat, space, fate);
            }
            (Frame::ClaimMoon { left, from, .. }, action) => self.claim_one(seat, left, from, action, fate),
            (Frame::Survey { space, .. }, Action::Moon(moon)) => self.claim(seat, space, moon, fate),
            (Frame::UseAdjacent { .. }, Action::Moon(moon)) => self.use_moon(seat, moon, fate),
            (Frame::Activate { left, which, of, .. }, Action::Activate(module)) => {
                if left > 1 {
                    self.stack.push(Frame::Activate { seat, left: left - 1, which, of });
                }
                self.activate_module(seat, module, Dock::Effect, fate);
            }
            (Frame::ScienceRow(_), Action::Activate(module)) => {
                self.stack.push(frame);
                self.activate_module(seat, module, Dock::Effect, fate);
            }
            (Frame::TwinDock { .. }, Action::Activate(module)) => {
                self.activate_module(seat, module, Dock::Effect, fate);
            }
            (frame, action) => self.answer_building(frame, seat, action, fate),
        }
    }

    fn answer_building(&mut self, frame: Frame, seat: Seat, action: Action, fate: &mut impl Fate) {
        match (frame, action) {
            (Frame::BuyModule { minus, .. }, Action::Module(module)) => self.buy_module(seat, module, minus),
            (Frame::Field { bought, .. }, action) => self.at_field(seat, bought, action, fate),
            (Frame::GainModule { .. }, Action::Module(module)) => self.take_module(seat, module),
            (Frame::BuildShip { minus, .. }, Action::Build(ship)) => self.begin_ship(seat, ship, minus),
            (Frame::BuildDevelopment { minus, .. }, Action::Develop(space)) => {
                self.begin_development(seat, space, minus);
            }
            (Frame::Upgrade { left, .. }, Action::Upgrade(tile)) => {
                if left > 1 {
                    self.stack.push(Frame::Upgrade { seat, left: left - 1 });
                }
                self.place_upgrade(seat, tile, fate);
            }
            (Frame::FlipUp { left, .. }, Action::Flip(track)) => {
                if left > 1 {
                    self.stack.push(Frame::FlipUp { seat, left: left - 1 });
                }
                self.flip_up(seat, track, fate);
            }
            (Frame::Recall { left, .. }, Action::Pick(ship, space)) => {
                if left > 1 {
                    self.stack.push(Frame::Recall { seat, left: left - 1 });
                }
                self.recall(seat, ship, space, fate);
            }
            (Frame::Withdraw { only, .. }, Action::Move(ship, space)) => {
                if only.is_none() {
                    self.stack.push(Frame::Withdraw { seat, only });
                }
                self.move_out(seat, ship, space, fate);
            }
            (Frame::Boarding { .. }, Action::Board(from, moon)) => self.board_moon(seat, from, moon, fate),
            (Frame::DamageModules { left, .. }, Action::Mark(module)) => {
                self.threaten_module(seat, module, left)
            }
            (Frame::DamageShips { left, .. }, Action::Pick(ship, space)) => {
                if left > 1 {
                    self.stack.push(Frame::DamageShips { seat, left: left - 1 });
                }
                self.threaten_ship(ship, space);
            }
            (Frame::Shield { left, .. }, action) => self.spare(seat, left, action, fate),
            (Frame::Save { ship, left, .. }, Action::Pick(_, space)) => {
                self.save(seat, ship, left, space, fate)
            }
            _ => {}
        }
    }

    /// Carries out pending frames until one leaves a choice or nothing is left. A single choice is made without
    /// asking, unless that could tell a secret; what has no choice left is void.
    pub(crate) fn go_on(&mut self, fate: &mut impl Fate) {
        while let Some(&frame) = self.stack.top() {
            if matches!(frame, Frame::Factions | Frame::Destinies) {
                if !self.undecided(&frame).is_empty() {
                    return;
                }
                self.stack.pop();
                if frame == Frame::Factions {
                    self.reveal_factions(fate);
                }
                continue;
            }
            let Some(seat) = self.asked_by(&frame) else {
                self.stack.pop();
                self.carry_on(frame, fate);
                continue;
            };
            let mut choices = Choices { count: 0, first: None };
            self.offer(&frame, seat, &mut choices);
            match choices {
                Choices { count: 0, .. } => _ = self.stack.pop(),
                Choices { count: 1, first: Some(action) } if !self.keeps_a_secret(&frame, seat) => {
                    self.answer(seat, action, fate);
                }
                Choices { .. } => return,
            }
        }
    }

    /// Frames that wait for nobody.
    fn carry_on(&mut self, frame: Frame, fate: &mut impl Fate) {
        match frame {
            Frame::Begin => self.begin(fate),
            Frame::StartTurn(seat) => self.start_turn(seat, fate),
            Frame::Ready(seat) => self.ready(seat),
            Frame::Activation(seat) => self.activate_region(seat, fate),
            Frame::Activated(seat) => self.activated(seat),
            Frame::Strike(seat) => self.begin_strike(seat),
            Frame::StrikeMoves(class) => self.strike(class, fate),
            Frame::ReturnAll(seat) => self.return_all(seat, fate),
            Frame::EndTurn(seat) => self.end_turn(seat),
            Frame::Limits(seat) => self.check_limits(seat, fate),
            Frame::NextTurn(seat) => self.next_turn(seat, fate),
            Frame::Battle(part) => self.fight(part, fate),
            Frame::Reveal(_) => self.reveal_event(fate),
            Frame::ScoreEvent => self.score_event(fate),
            Frame::EventRaider => self.event_raider(fate),
            Frame::EventEffect => self.event_effect(),
            Frame::EventOver => self.event_over(fate),
            Frame::Window { cancelled, .. } => self.close_window(cancelled, fate),
            Frame::Card { card, seat } => self.resolve_card(seat, card),
            Frame::CardDone { card, seat } => self.card_done(seat, card),
            Frame::Fire { when, or, seat, left, module } => {
                if left != 0 {
                    self.answer_now((when, or, seat), left, module, left.trailing_zeros() as u8, fate);
                }
            }
            Frame::Do { node, context } => self.carry_out(node, context, fate),
            Frame::Times { node, context, left } => self.once_more(node, context, left),
            Frame::Each { node, context, left } => self.each_of(node, context, left),
            Frame::Paid { then, seat } => self.paid(seat, then, fate),
            Frame::Keep { seat, discard } => self.keep(seat, discard, None, fate),
            Frame::Steps { seat, track, left } => self.step(seat, track, left, fate),
            Frame::Repairs { seat, left } => self.repairs(seat, left, fate),
            Frame::Look(seat) => self.peek(seat, fate),
            Frame::Room { seat, moon } => self.receive(seat, moon),
            Frame::HalfMoons { seat, module } => self.half_moons(seat, module, fate),
            Frame::PlaceModule { seat, module } => self.place_module(seat, module, fate),
            Frame::Refill => self.refill(fate),
            Frame::ScoreDevelopment { seat, space } => self.score_development(seat, space, fate),
            Frame::Withdraw { seat, only } => self.leave(seat, only, fate),
            Frame::Nova { left, spared } => self.nova(left, spared),
            Frame::Threatened(seat) => self.threatened(seat),
            Frame::Deal(seat) => self.deal_damage(seat, fate),
            Frame::Scrap(seat) => self.scrap(seat, fate),
            Frame::Gain { seat, resource, count } => self.gain(seat, resource, count, fate),
            // Nothing is left of it.
            _ => {}
        }
    }
}
