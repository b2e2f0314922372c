//! What effects do to Unity (UN-EFFECT): those of the base game by its table, its own cards' verbs, and whether an effect could
//! change anything for it.

use super::content::{Count, Verb};
use super::pending::{Cause, Pending};
use crate::content::content;
use crate::effect::{Amount, Atom, Counter, Finding, From, NodeId, Special, Step, Test, compare};
use crate::fate::Fate;
use crate::frame::Context;
use crate::kinds::{Side, Source, Track};
use crate::state::{AndromedasEdge, Marker, Tile};

impl AndromedasEdge {
    /// Why Unity does this step: its own card, or what the base effect belongs to.
    fn cause(&self, node: NodeId, context: Context) -> Cause {
        content().unity.cause_of(node).unwrap_or(match context.source {
            Source::Event => Cause::Event,
            Source::Raider => Cause::Raider,
            Source::Track => Cause::Track,
            Source::Region => Cause::Region,
            Source::Start
            | Source::Moon
            | Source::Slot
            | Source::Module
            | Source::Token
            | Source::Development
            | Source::Tactics
            | Source::Faction
            | Source::Upgrade
            | Source::Repair => Cause::Player,
        })
    }

    /// UN-EVENT-3: some events do something else for Unity.
    pub(crate) fn unity_instead(&self, node: NodeId, context: Context) -> NodeId {
        let event = self.event.filter(|_| context.source == Source::Event);
        let found = content().unity.overrides.iter().find(|it| Some(it.0) == event);
        found.map_or(node, |it| it.1)
    }

    /// UN-EFFECT-2, one row of its table after the other.
    pub(crate) fn unity_carries_out(
        &mut self,
        id: NodeId,
        step: &Step,
        context: Context,
        fate: &mut impl Fate,
    ) {
        let because = self.cause(id, context);
        match *step {
            Step::Gain(_, amount) => self.unity_draws(self.unity_amount(amount), because, fate),
            Step::Draw { count, keep } => self.unity_draws(keep.unwrap_or(count), because, fate),
            Step::Vp(amount) => self.unity_scores(self.unity_amount(amount), because, fate),
            Step::LoseVp(count) => self.unity_loses_vp(count, fate),
            Step::Advance(Some(track), left) => self.ask_unity(Pending::Steps { track, left, because }),
            Step::Advance(None, left) => self.ask_unity(Pending::AnyTrack { left, lowest: false, because }),
            Step::Lose(_, count) => self.unity_discards(count, fate),
            Step::Give(_, count) => match context.owner.seat() {
                Some(seat) => self.unity_gives(seat, count, fate),
                None => self.unity_discards(count, fate),
            },
            Step::Repair(count) => (0..count).for_each(|_| self.unity_repairs(fate)),
            Step::TakeDiscovery(of, count) => self.unity_discovers(of, count, because, fate),
            Step::Recruit(left) => self.ask_unity(Pending::Recruit { left }),
            Step::ClaimMoon(left, from) => self.ask_unity(Pending::Moon { left, from, because }),
            Step::BuyModule(row, _) | Step::GainModule(row, _) => self.begin_module(row, because),
            Step::BuildDevelopment(_) => self.ask_unity(Pending::Develop { because }),
            Step::Upgrade(count) => (0..count).for_each(|_| self.unity_upgrades(because, fate)),
            Step::FlipUp(left) => self.ask_unity(Pending::Flip { left }),
            Step::DamageModule(count) => (0..count).for_each(|_| self.damage_unity_module(fate)),
            Step::DamageShip(left) => self.ask_unity(Pending::DamageShip { left }),
            Step::Shield(count) => self.with_unity(|unity| unity.ignored += count),
            Step::ExileLeader(count) => (0..count).for_each(|_| self.unity_exiles(fate)),
            Step::RemoveMoonOfActivePlanet(count) => self.remove_moons_here(count, fate),
            Step::RemoveMoonOfPlanetsWithTwo(count) => self.remove_moons_everywhere(count, fate),
            Step::BonusOnBases(resource, count) => self.place_bonus(resource, count, true, fate),
            Step::BonusOnUndeveloped(resource, count) => self.place_bonus(resource, count, false, fate),
            Step::PlaceRaiders(count) => self.place_swarm(count, fate),
            Step::MoveEventMarker(count) => self.advance_event(count, fate),
            Step::EndBattle => self.end_battle(fate),
            Step::Rule(rule) => self.battle.rules |= rule as u8,
            // UN-EFFECT-4: it pays nothing and takes the benefit once.
            Step::Pay { then, .. } => self.begin_effect(then, context),
            Step::Choice { .. } => self.choose_for_unity(id, context),
            Step::Times(times, node) => {
                let pays = matches!(content().code.node(node).step, Step::Pay { .. });
                (0..if pays { 1 } else { times }).for_each(|_| self.begin_effect(node, context));
            }
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds_for_unity(test, context) { then } else { otherwise };
                branch.into_iter().for_each(|node| self.begin_effect(node, context));
            }
            Step::Scope(scope, node) => self.begin_scope(scope, node, context),
            Step::Special(Special::NovaFlash) => {
                let left = orrery_kernel::Seat::all(self.count()).collect();
                self.stack.push(crate::frame::Frame::Nova { left, spared: orrery_kernel::SeatSet::NONE });
            }
            Step::Unity(verb) => self.unity_does(verb, because, fate),
            // Nothing for Unity, or done for any side before this.
            Step::Recover(_)
            | Step::PeekEvents
            | Step::UseMoon(_)
            | Step::Activate(..)
            | Step::BuildShip(_)
            | Step::Launch(_)
            | Step::ReturnShip(_)
            | Step::Withdraw
            | Step::Cancel
            | Step::Set { .. }
            | Step::Range(_)
            | Step::Ability(_)
            | Step::Special(_)
            | Step::Dice(_)
            | Step::Targeting(_)
            | Step::Reroll(_) => {}
        }
    }

    /// The verbs of its own cards.
    fn unity_does(&mut self, verb: Verb, because: Cause, fate: &mut impl Fate) {
        match verb {
            Verb::Command(count) => (0..count).for_each(|_| self.command(fate)),
            Verb::AdvanceLowest(left) => self.ask_unity(Pending::AnyTrack { left, lowest: true, because }),
            Verb::Reinforce(count) => (0..count).for_each(|_| self.reinforce(fate)),
            Verb::ReturnTransports => self.return_transports(fate),
            Verb::DamageLeastWeapons(left) => self.ask_unity(Pending::Hit { left }),
            // Looked up where it matters.
            Verb::Stat(..) | Verb::Nothing => {}
        }
    }

    /// UN-EFFECT-4, UN-BATTLE-13: gains are chosen, of losses the first that can be carried out in full; it ends no battle.
    fn choose_for_unity(&mut self, node: NodeId, context: Context) {
        let Step::Choice { alternatives, may_decline } = &content().code.node(node).step else { return };
        if alternatives.iter().all(|&first| is_loss(first)) {
            let first = alternatives.iter().find(|&&first| self.unity_can_lose(first));
            if let Some(&first) = first.filter(|_| !may_decline) {
                self.begin_effect(first, context);
            }
            return;
        }
        if self.unity_options(node, context).next().is_some() {
            self.ask_unity(Pending::Option { node, context });
        }
    }

    /// The alternatives that Unity may take.
    pub(super) fn unity_options(&self, node: NodeId, context: Context) -> impl Iterator<Item = (u8, NodeId)> {
        let alternatives: &[NodeId] = match &content().code.node(node).step {
            Step::Choice { alternatives, .. } => alternatives,
            _ => &[],
        };
        (0u8..).zip(alternatives.iter().copied()).filter(move |&(_, first)| {
            let ends = content().code.steps(Some(first)).any(|step| matches!(step, Step::EndBattle));
            !ends && !is_loss(first) && self.could(first, context)
        })
    }

    /// Resources are tactics cards; VP can always be lost.
    fn unity_can_lose(&self, first: NodeId) -> bool {
        let Some(unity) = self.unity() else { return false };
        content().code.steps(Some(first)).all(|step| match *step {
            Step::Lose(_, count) | Step::Give(_, count) => unity.hand.len() >= count,
            Step::ExileLeader(count) => unity.all_leaders() >= count,
            Step::DamageModule(count) => {
                let sound = unity.modules.iter().filter(|module| self.berths[module.index()].damage == 0);
                sound.count() >= usize::from(count)
            }
            Step::DamageShip(count) => self.ships_to_damage().map(|it| it.2).sum::<u8>() >= count,
            _ => true,
        })
    }
}

/// Is everything in it a loss?
fn is_loss(first: NodeId) -> bool {
    content().code.steps(Some(first)).all(|step| {
        matches!(
            step,
            Step::Lose(..)
                | Step::Give(..)
                | Step::LoseVp(_)
                | Step::DamageModule(_)
                | Step::DamageShip(_)
                | Step::ExileLeader(_)
        )
    })
}

/// Counting, and whether a step could change anything.
impl AndromedasEdge {
    pub(super) fn unity_amount(&self, amount: Amount) -> u8 {
        let Some((every, counter, max)) = amount.per else { return amount.number };
        let times = self.unity_count(counter) / i32::from(every);
        (times * i32::from(amount.number)).clamp(0, i32::from(max)) as u8
    }

    /// UN-EFFECT-9: its resources are its cards, its ships all that are not inside developments.
    fn unity_count(&self, counter: Counter) -> i32 {
        let Some(unity) = self.unity() else { return 0 };
        let fleet = self.unity_fleet();
        let of_row = |row: Track| unity.modules.iter().filter(move |module| module.card().row == row);
        i32::from(match counter {
            Counter::Held(_) => unity.hand.len(),
            Counter::Space(track) => unity.markers[track as usize],
            Counter::TrackAtLevel2 => {
                Track::ALL.into_iter().filter(|&track| self.unity_level(track) >= 2).count() as u8
            }
            Counter::Development => unity.developments.iter().sum(),
            Counter::Leader => unity.all_leaders(),
            Counter::Ship => fleet.built(),
            Counter::ShipOnBoard => fleet.on_board(),
            Counter::ShipInScrapyard => fleet.scrapped.len() + fleet.barge.len(),
            Counter::ShipInActiveRegion => self.unity_here().len(),
            Counter::OpposingShipInActiveRegion => self.ships_against_unity(),
            Counter::ModuleOf(row) => {
                of_row(row).filter(|module| self.berths[module.index()].damage == 0).count() as u8
            }
            Counter::DamagedModule => self.damaged_unity_modules(),
            Counter::ActivatedIndustry | Counter::SlottedMoon | Counter::AdjacentMoon => 0,
            Counter::Unity(Count::ClaimedMoon) => unity.moons.len() as u8,
            Counter::Unity(Count::Module) => unity.modules.len() as u8,
            Counter::Unity(Count::ModuleOfType) => of_row(unity.newest_type).count() as u8,
            Counter::Unity(Count::MoonHere) => {
                self.turn.region.map_or(0, |space| self.site(space).moons.len() as u8)
            }
        })
    }

    /// Ships of players and raiders in the active region.
    fn ships_against_unity(&self) -> u8 {
        let Some(space) = self.turn.region else { return 0 };
        let players: u8 = self.seats_at(space).map(|seat| self.squad(seat, space).len()).sum();
        players + self.raiders.at(space).map_or(0, |(_, count)| count)
    }

    pub(crate) fn holds_for_unity(&self, test: &Test, context: Context) -> bool {
        context.who == Side::UNITY
            && test.0.iter().all(|clause| clause.iter().any(|&atom| self.atom_holds_for_unity(atom)))
    }

    fn atom_holds_for_unity(&self, atom: Atom) -> bool {
        let tile = self.turn.region.map(|space| self.site(space).tile);
        match atom {
            Atom::Count(counter, relation, number) => compare(self.unity_count(counter), relation, number),
            Atom::Counts(left, relation, right) => {
                compare(self.unity_count(left), relation, self.unity_count(right))
            }
            Atom::YourTurn => self.unity_acts(),
            Atom::RaiderDefeated => self.battle.raider_defeated(),
            Atom::ActivePlanet => matches!(tile, Some(Tile::Planet(_))),
            Atom::ActiveNebula => matches!(tile, Some(Tile::Nebula)),
            Atom::ActiveBase => matches!(tile, Some(Tile::Base(_))),
            Atom::Docked(_) => false,
        }
    }

    /// A step is impossible if it could change nothing.
    pub(crate) fn unity_could(&self, step: &Step, context: Context) -> bool {
        let Some(unity) = self.unity() else { return false };
        match *step {
            Step::Gain(_, amount) => self.unity_amount(amount) > 0 && self.can_draw(),
            Step::Vp(amount) => self.unity_amount(amount) > 0,
            Step::LoseVp(count) => count > 0 && unity.vp > 0,
            Step::Draw { count, .. } => count > 0 && self.can_draw(),
            Step::Advance(Some(track), _) => self.unity_can_advance(track),
            Step::Advance(None, _) => self.open_tracks(false).next().is_some(),
            Step::Lose(..) | Step::Give(..) => !unity.hand.is_empty(),
            Step::Repair(count) => count > 0,
            Step::TakeDiscovery(Finding::Observatory, _) => !self.stacks[2].is_empty(),
            Step::TakeDiscovery(..) => true,
            Step::Recruit(_) => !self.recruits_for_unity().is_empty(),
            Step::ClaimMoon(_, From::NebulaFirst) => true,
            Step::ClaimMoon(_, from) => !self.moons_for_unity(from).is_empty(),
            Step::BuyModule(..) | Step::GainModule(..) => !self.modules_for_unity(None).is_empty(),
            Step::BuildDevelopment(_) => !self.sites_for_unity().is_empty(),
            Step::Upgrade(_) => !unity.upgrade_deck.is_empty(),
            Step::FlipUp(_) => unity.developments.iter().any(|&count| count > 0),
            Step::DamageModule(_) => {
                unity.modules.iter().any(|module| self.berths[module.index()].damage == 0)
            }
            Step::DamageShip(_) => self.ships_to_damage().next().is_some(),
            Step::ExileLeader(_) => unity.all_leaders() > 0,
            Step::RemoveMoonOfActivePlanet(_) => self.turn.region.is_some_and(|space| {
                matches!(self.site(space).tile, Tile::Planet(_)) && !self.site(space).moons.is_empty()
            }),
            Step::RemoveMoonOfPlanetsWithTwo(_) => {
                self.sites.iter().any(|site| matches!(site.tile, Tile::Planet(_)) && site.moons.len() >= 2)
            }
            Step::Shield(_) | Step::BonusOnBases(..) | Step::BonusOnUndeveloped(..) => true,
            Step::PlaceRaiders(_) => !self.raiders.swarm.is_full(),
            Step::MoveEventMarker(_) => matches!(self.marker, Marker::On(_)),
            // Only its own card lets it end a battle (UN-BATTLE-13).
            Step::EndBattle => context.owner == Side::UNITY && self.battle.on && !self.battle.ended,
            Step::Rule(rule) => self.battle.on && !self.battle.has(rule),
            Step::Pay { then, .. } => self.could(then, context),
            Step::Choice { ref alternatives, may_decline } => {
                if alternatives.iter().all(|&first| is_loss(first)) {
                    !may_decline && alternatives.iter().any(|&first| self.unity_can_lose(first))
                } else {
                    let among = |&first: &NodeId| {
                        let steps = || content().code.steps(Some(first));
                        !steps().any(|step| matches!(step, Step::EndBattle))
                            && !is_loss(first)
                            && self.could(first, context)
                    };
                    alternatives.iter().any(among)
                }
            }
            Step::Times(times, inner) => times > 0 && self.could(inner, context),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds_for_unity(test, context) { then } else { otherwise };
                branch.is_some_and(|node| self.could(node, context))
            }
            Step::Special(Special::NovaFlash) => true,
            Step::Unity(_) => true,
            Step::Recover(_)
            | Step::PeekEvents
            | Step::UseMoon(_)
            | Step::Activate(..)
            | Step::BuildShip(_)
            | Step::Launch(_)
            | Step::ReturnShip(_)
            | Step::Withdraw
            | Step::Cancel
            | Step::Set { .. }
            | Step::Range(_)
            | Step::Ability(_)
            | Step::Special(_)
            | Step::Dice(_)
            | Step::Targeting(_)
            | Step::Reroll(_)
            | Step::Scope(..) => false,
        }
    }
}
