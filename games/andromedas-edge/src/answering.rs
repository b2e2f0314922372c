//! What an answer does: the choice made in a frame that was taken from the stack.

use orrery_kernel::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::kinds::Side;
use crate::player::Dock;
use crate::state::AndromedasEdge;

impl AndromedasEdge {
    pub(crate) fn answer_choice(&mut self, frame: Frame, seat: Seat, action: Action, fate: &mut impl Fate) {
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
            (Frame::Unity(pending), action) => self.decide_for_unity(pending, action, fate),
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
                self.begin_effect(node, Context { who: Side::of(who), ..context });
            }
            (Frame::ChooseSeat { node, context }, Action::Side(who)) => {
                self.begin_effect(node, Context { who, ..context });
            }
            (Frame::ChooseSide { node, context }, Action::Side(who)) => {
                self.begin_effect(node, Context { who, by_owner: true, ..context });
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
            (Frame::Boarding { .. }, Action::BoardUnity(moon)) => self.board_unity(seat, moon, fate),
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
}
