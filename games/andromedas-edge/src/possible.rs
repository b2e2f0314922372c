//! Could an effect change anything now? Only then may a card be played, a token be used, an alternative be chosen
//! (AE-T4).

use orrery_kernel::Seat;

use crate::content::content;
use crate::effect::{Finding, From, NodeId, Res, Special, Step, Used};
use crate::frame::Context;
use crate::kinds::{Side, Track};
use crate::state::{AndromedasEdge, Marker, Tile};

impl AndromedasEdge {
    /// Could any step of the effect change anything now? What begins with a payment needs the payment.
    pub(crate) fn could(&self, effect: NodeId, context: Context) -> bool {
        content().code.steps(Some(effect)).any(|step| self.is_possible(step, context))
    }

    /// As an alternative: losses and gifts only in full (NOTATION, `lose` and `give`).
    pub(crate) fn could_in_full(&self, effect: NodeId, context: Context) -> bool {
        let Some(seat) = context.who.seat() else { return false };
        let whole = |step: &Step| match *step {
            Step::Lose(res, count) | Step::Give(res, count) => self.can_lose(seat, res) >= count,
            Step::ExileLeader(count) => self.player(seat).leaders >= count,
            _ => true,
        };
        content().code.steps(Some(effect)).all(whole)
            && content().code.steps(Some(effect)).any(|step| match step {
                Step::LoseVp(_) => true,
                step => self.is_possible(step, context),
            })
    }

    /// How many resources of that sort the player has.
    pub(crate) fn can_lose(&self, seat: Seat, res: Res) -> u8 {
        let held = self.player(seat).holdings();
        crate::kinds::Resource::ALL
            .into_iter()
            .filter(|&kind| res.allows(kind))
            .map(|kind| held.get(kind))
            .sum()
    }

    /// A step is impossible if it could change nothing.
    pub(crate) fn is_possible(&self, step: &Step, context: Context) -> bool {
        let there = self.turn.region.map_or(0, |space| self.sides_at(space));
        match *step {
            Step::Dice(_) | Step::Targeting(_) => {
                self.battle.on
                    && !self.battle.ended
                    && (there & context.who.bit() != 0 || context.who == context.owner)
            }
            Step::Reroll(count) => {
                count > 0 && self.battle.dice[context.who.index()].iter().any(|&dice| dice > 0)
            }
            Step::DamageShip(_) if context.who == Side::RAIDERS => there & Side::RAIDERS.bit() != 0,
            Step::Scope(scope, node) => self.is_scope_possible(scope, node, context),
            ref step if context.who == Side::UNITY => self.unity_could(step, context),
            ref step => context.who.seat().is_some_and(|seat| self.is_possible_for(seat, step, context)),
        }
    }

    fn is_scope_possible(&self, scope: crate::effect::Scope, node: NodeId, context: Context) -> bool {
        use crate::effect::Scope;
        let could = |who: Side| self.could(node, Context { who, ..context });
        let mut all = self.contenders();
        match scope {
            Scope::You => could(context.owner),
            Scope::ChooseOpponent => self.possible_opponents(node, context).next().is_some(),
            Scope::ChooseParticipant => self.possible_sides(node, context).next().is_some(),
            Scope::Winner => self.winning_side().is_some_and(could),
            Scope::EachPlayer | Scope::MostVp => all.any(could),
            Scope::EachOpponent => all.any(|side| self.are_opposed(context.owner, side) && could(side)),
            Scope::ActivePlayer => could(self.active_side()),
            Scope::EachParticipant => all.any(|side| self.has_ship_here(side) && could(side)),
            Scope::EachDefeated => all.any(|side| self.battle.defeated & side.bit() != 0 && could(side)),
            Scope::EachOpposingPlayer => all.any(|side| self.is_opposing_player(side) && could(side)),
        }
    }

    fn is_possible_for(&self, seat: Seat, step: &Step, context: Context) -> bool {
        let player = self.player(seat);
        match *step {
            Step::Gain(_, amount) | Step::Vp(amount) => self.amount(amount, seat, context.module) > 0,
            Step::LoseVp(count) => count > 0 && player.vp() > 0,
            Step::Advance(Some(track), _) => self.can_advance(seat, track),
            Step::Advance(None, _) => Track::ALL.into_iter().any(|track| self.can_advance(seat, track)),
            Step::Lose(res, _) | Step::Give(res, _) => self.can_lose(seat, res) > 0,
            Step::Draw { count, .. } => count > 0 && self.can_draw(),
            Step::Recover(count) => count > 0 && !self.discard.is_empty(),
            // With nothing to repair it scores.
            Step::Repair(count) => count > 0,
            Step::PeekEvents => !self.events.is_empty(),
            Step::TakeDiscovery(Finding::Observatory, _) => !self.stacks[2].is_empty(),
            Step::TakeDiscovery(Finding::Track(_), _) => {
                self.stacks[..2].iter().any(|stack| !stack.is_empty())
            }
            Step::Recruit(_) => self.leaders[seat.index()].iter().any(|&count| count > 0),
            Step::ClaimMoon(_, From::Discard) => !self.lost_moons.is_empty(),
            Step::ClaimMoon(_, from) => self.claimable(seat, from).next().is_some(),
            Step::UseMoon(Used::Output) => self.output_moon(seat, context.module).is_some(),
            Step::UseMoon(_) => {
                context.module.is_some_and(|module| self.moons_beside(seat, module).next().is_some())
            }
            Step::Activate(_, which) => self.activatable(seat, which, context.module).next().is_some(),
            Step::BuyModule(row, minus) => self.buyable(seat, row, minus).next().is_some(),
            Step::GainModule(row, bottom) => self.gainable(row, bottom).next().is_some(),
            Step::BuildShip(minus) => self.buildable(seat, minus).next().is_some(),
            Step::BuildDevelopment(minus) => self.developable(seat, minus).next().is_some(),
            Step::Upgrade(_) => player.placeable_tiles().next().is_some(),
            Step::FlipUp(_) => player.cards_down.iter().any(|&count| count > 0),
            Step::Launch(_) => self.is_on_turn(seat) && self.can_launch(seat),
            Step::ReturnShip(_) => self.fleet(seat).on_board() > 0,
            Step::Withdraw => !self.here(seat).is_empty(),
            Step::DamageModule(_) => self.modules(seat).any(|module| self.berth(seat, module).damage == 0),
            Step::DamageShip(_) => {
                if self.battle.on {
                    !self.here(seat).is_empty()
                } else {
                    self.fleet(seat).on_board() > 0
                }
            }
            Step::Shield(_) => !self.threat.is_empty(),
            Step::ExileLeader(_) => player.leaders > 0,
            Step::RemoveMoonOfActivePlanet(_) => self.turn.region.is_some_and(|space| {
                matches!(self.site(space).tile, Tile::Planet(_)) && !self.site(space).moons.is_empty()
            }),
            Step::RemoveMoonOfPlanetsWithTwo(_) => {
                self.sites.iter().any(|site| matches!(site.tile, Tile::Planet(_)) && site.moons.len() >= 2)
            }
            Step::BonusOnBases(..) | Step::BonusOnUndeveloped(..) => true,
            Step::PlaceRaiders(_) => !self.raiders.swarm.is_full(),
            Step::MoveEventMarker(_) => matches!(self.marker, Marker::On(_)),
            Step::Cancel => true,
            Step::EndBattle => self.battle.on && !self.battle.ended,
            Step::Set { face, .. } => {
                let dice = self.battle.dice[context.who.index()];
                (1..).zip(dice).any(|(shown, count)| shown != face && count > 0)
            }
            Step::Range(_) | Step::Ability(_) => true,
            Step::Rule(rule) => self.battle.on && !self.battle.has(rule),
            Step::Pay { cost, then } => {
                self.can_pay(seat, self.actual_cost(cost, seat, context.module), 0)
                    && self.has_moons_to_pay(seat, cost.moons)
                    && self.could(then, context)
            }
            Step::Choice { ref alternatives, .. } => {
                alternatives.iter().any(|&first| self.could_in_full(first, context))
            }
            Step::Times(times, inner) => times > 0 && self.could(inner, context),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds(test, context) { then } else { otherwise };
                branch.is_some_and(|node| self.could(node, context))
            }
            Step::Special(special) => self.is_special_possible(special, seat, context),
            // Looked at before, or no player's.
            Step::Dice(_) | Step::Targeting(_) | Step::Reroll(_) | Step::Scope(..) | Step::Unity(_) => false,
        }
    }

    fn is_special_possible(&self, special: Special, seat: Seat, context: Context) -> bool {
        match special {
            Special::Field => self.field_modules(seat, 0).next().is_some(),
            Special::ScienceRow | Special::NovaFlash => true,
            Special::SlipAway => {
                let ship = crate::kinds::Ship::ScienceVessel;
                self.here(seat).count(ship) > 0 && self.ways_out(seat, ship).next().is_some()
            }
            Special::TwinDock => {
                context.module.is_some_and(|module| self.twins(seat, module.card().row).next().is_some())
            }
            Special::Boarding => {
                self.boardable(seat).next().is_some() || self.boardable_of_unity().next().is_some()
            }
            Special::Commission => matches!(
                self.turn.region.map(|space| self.site(space).tile),
                Some(Tile::Base(base))
                    if base == content().named.trade_hub
                        || base == content().named.maximus_field
                        || base == content().named.odessa_field
            ),
            Special::Tow => self.turn.claimed,
            Special::Foresight => !self.events.is_empty(),
            Special::Power(_) => false,
        }
    }
}
