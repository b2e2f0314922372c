//! What is asked: who decides in a frame, and between which actions.

use arrayvec::ArrayVec;
use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::effect::Finding;
use crate::frame::Frame;
use crate::ids::{MoonId, SpaceId};
use crate::kinds::Track;
use crate::state::AndromedasEdge;

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
            | Frame::ChooseSide { context, .. } => self.chooser(context),
            Frame::Unity(pending) => return self.asked_for_unity(pending),
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
            // Carried out at once, or by all together; or nothing is left to decide.
            Frame::Factions
            | Frame::Destinies
            | Frame::Begin
            | Frame::StartTurn(_)
            | Frame::Ready(_)
            | Frame::Activation(_)
            | Frame::Activated(_)
            | Frame::Strike(_)
            | Frame::StrikeMoves(_)
            | Frame::ReturnAll(_)
            | Frame::EndTurn(_)
            | Frame::Limits(_)
            | Frame::NextTurn(_)
            | Frame::Battle(_)
            | Frame::Reveal(_)
            | Frame::ScoreEvent
            | Frame::EventRaider
            | Frame::EventEffect
            | Frame::EventOver
            | Frame::Card { .. }
            | Frame::CardDone { .. }
            | Frame::Do { .. }
            | Frame::Times { .. }
            | Frame::Each { .. }
            | Frame::Paid { .. }
            | Frame::Steps { .. }
            | Frame::Repairs { .. }
            | Frame::Look(_)
            | Frame::HalfMoons { .. }
            | Frame::PlaceModule { .. }
            | Frame::Refill
            | Frame::ScoreDevelopment { .. }
            | Frame::Nova { .. }
            | Frame::Threatened(_)
            | Frame::Deal(_)
            | Frame::Scrap(_)
            | Frame::Gain { .. }
            | Frame::Vortexes { .. }
            | Frame::Defeat { .. }
            | Frame::Fire { .. }
            | Frame::Keep { .. }
            | Frame::Room { .. }
            | Frame::Withdraw { .. } => return None,
        })
    }

    /// The choices of a decision, in ascending order; free actions and cards after them.
    pub(crate) fn offer(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
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
            Frame::Unity(pending) => self.offer_for_unity(pending, offers),
            Frame::Recover { .. } => {
                self.discard.kinds().for_each(|card| offers.offer(Action::Recover(card)))
            }
            Frame::Factions
            | Frame::Destinies
            | Frame::Begin
            | Frame::StartTurn(_)
            | Frame::Ready(_)
            | Frame::Activation(_)
            | Frame::Activated(_)
            | Frame::Strike(_)
            | Frame::StrikeMoves(_)
            | Frame::ReturnAll(_)
            | Frame::EndTurn(_)
            | Frame::Limits(_)
            | Frame::NextTurn(_)
            | Frame::Battle(_)
            | Frame::Reveal(_)
            | Frame::ScoreEvent
            | Frame::EventRaider
            | Frame::EventEffect
            | Frame::EventOver
            | Frame::Card { .. }
            | Frame::CardDone { .. }
            | Frame::Do { .. }
            | Frame::Times { .. }
            | Frame::Each { .. }
            | Frame::Paid { .. }
            | Frame::AnyTrack { .. }
            | Frame::Steps { .. }
            | Frame::DrawUp { .. }
            | Frame::Repairs { .. }
            | Frame::Repair { .. }
            | Frame::Look(_)
            | Frame::Peek { .. }
            | Frame::TakeDiscovery { .. }
            | Frame::Recruit { .. }
            | Frame::ClaimMoon { .. }
            | Frame::Survey { .. }
            | Frame::Room { .. }
            | Frame::UseAdjacent { .. }
            | Frame::HalfMoons { .. }
            | Frame::Activate { .. }
            | Frame::ScienceRow(_)
            | Frame::TwinDock { .. }
            | Frame::BuyModule { .. }
            | Frame::Field { .. }
            | Frame::GainModule { .. }
            | Frame::PlaceModule { .. }
            | Frame::Refill
            | Frame::BuildShip { .. }
            | Frame::BuildDevelopment { .. }
            | Frame::ScoreDevelopment { .. }
            | Frame::Upgrade { .. }
            | Frame::FlipUp { .. }
            | Frame::Recall { .. }
            | Frame::Withdraw { .. }
            | Frame::Boarding { .. }
            | Frame::DamageModules { .. }
            | Frame::DamageShips { .. }
            | Frame::Nova { .. }
            | Frame::Threatened(_)
            | Frame::Shield { .. }
            | Frame::Deal(_)
            | Frame::Save { .. }
            | Frame::Scrap(_)
            | Frame::Gain { .. } => self.offer_more(frame, seat, offers),
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
                let there = SpaceId::all().filter(|space| own[space.index()] > 0);
                there.for_each(|space| offers.offer(Action::Recruit(space)));
            }
            Frame::ClaimMoon { from, .. } => self.offer_claims(seat, from, offers),
            Frame::Survey { space, .. } => {
                offer_moons(self.site(space).moons.iter(), offers);
            }
            Frame::Room { .. } => self.offer_room(seat, offers),
            Frame::UseAdjacent { module, .. } => {
                offer_moons(self.moons_beside(seat, module), offers);
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
                self.boardable_of_unity().for_each(|moon| offers.offer(Action::BoardUnity(moon)));
            }
            Frame::DamageModules { .. } => self.offer_modules_to_damage(seat, offers),
            Frame::DamageShips { .. } => self.offer_ships_to_damage(seat, offers),
            Frame::Shield { .. } => self.offer_spared(offers),
            Frame::Save { ship, .. } => self.offer_saved(ship, offers),
            // Offered above, or waiting for nobody.
            Frame::Factions
            | Frame::Destinies
            | Frame::Begin
            | Frame::StartTurn(_)
            | Frame::Vortexes { .. }
            | Frame::Ready(_)
            | Frame::Turn(_)
            | Frame::ExtraLaunch(_)
            | Frame::BeforeActivation(_)
            | Frame::Activation(_)
            | Frame::Activated(_)
            | Frame::AfterActivation(_)
            | Frame::Strike(_)
            | Frame::ChooseRaider(_)
            | Frame::StrikeMoves(_)
            | Frame::AfterStrike(_)
            | Frame::Return(_)
            | Frame::Crew { .. }
            | Frame::ReturnAll(_)
            | Frame::EndOfTurn(_)
            | Frame::EndTurn(_)
            | Frame::Limits(_)
            | Frame::NextTurn(_)
            | Frame::Battle(_)
            | Frame::Escalate(_)
            | Frame::Negotiate(_)
            | Frame::Prepare(_)
            | Frame::Defeat { .. }
            | Frame::TokenFirst { .. }
            | Frame::Reroll { .. }
            | Frame::SetDice { .. }
            | Frame::Reveal(_)
            | Frame::Foresight(_)
            | Frame::ScoreEvent
            | Frame::EventRaider
            | Frame::EventEffect
            | Frame::EventOver
            | Frame::Window { .. }
            | Frame::Card { .. }
            | Frame::CardDone { .. }
            | Frame::Fire { .. }
            | Frame::Do { .. }
            | Frame::Times { .. }
            | Frame::Each { .. }
            | Frame::Choice { .. }
            | Frame::ChooseSeat { .. }
            | Frame::ChooseSide { .. }
            | Frame::Pay { .. }
            | Frame::Paid { .. }
            | Frame::GainAny { .. }
            | Frame::Lose { .. }
            | Frame::TakeVp { .. }
            | Frame::Discard { .. }
            | Frame::Keep { .. }
            | Frame::Recover { .. }
            | Frame::Steps { .. }
            | Frame::Repairs { .. }
            | Frame::Look(_)
            | Frame::HalfMoons { .. }
            | Frame::PassOn { .. }
            | Frame::AcceptModule { .. }
            | Frame::PlaceModule { .. }
            | Frame::Refill
            | Frame::ScoreDevelopment { .. }
            | Frame::Nova { .. }
            | Frame::Threatened(_)
            | Frame::Deal(_)
            | Frame::Scrap(_)
            | Frame::Transfer { .. }
            | Frame::Unity(_)
            | Frame::Gain { .. } => {}
        }
    }

    /// Could the number of choices tell what only the player knows? Then a single choice is still asked for, so that
    /// nobody learns anything from not being kept waiting (AE-RULING-73).
    pub(crate) fn keeps_a_secret(&self, frame: &Frame, seat: Seat) -> bool {
        let player = self.player(seat);
        match *frame {
            Frame::Window { .. } | Frame::Survey { .. } | Frame::Keep { .. } => true,
            Frame::Discard { left, .. } => player.hand.len() > left,
            Frame::TakeDiscovery { stack: Finding::Observatory, .. } => self.stacks[2].len() > 1,
            Frame::TakeDiscovery { stack: Finding::Track(Some(nth)), .. } => {
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
}

/// Each kind once, ascending.
fn offer_moons(moons: impl Iterator<Item = MoonId>, offers: &mut impl Offers<Action>) {
    let mut moons: ArrayVec<MoonId, 3> = moons.collect();
    moons.sort_unstable();
    let mut last = None;
    let kinds = moons.into_iter().filter(|&moon| last.replace(moon) != Some(moon));
    kinds.for_each(|moon| offers.offer(Action::Moon(moon)));
}
