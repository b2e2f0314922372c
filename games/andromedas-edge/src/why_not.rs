//! Why an action that is not offered is illegal: the first rule that stands against it.

use orrery_kernel::{Illegal, RuleId, Seat};

use crate::action::Action;
use crate::content::Stats;
use crate::frame::{Frame, Part, Point};
use crate::ids::{ModuleId, SpaceId, TacticId};
use crate::kinds::{CardType, Ship};
use crate::state::{AndromedasEdge, Tile};

type Why = (&'static str, &'static str);

impl AndromedasEdge {
    pub(crate) fn reason_against(&self, seat: Seat, action: Action) -> Illegal {
        let (rule, why) = self.against(seat, action);
        Illegal::Rule { rule: RuleId(rule), why }
    }

    fn against(&self, seat: Seat, action: Action) -> Why {
        let Some(frame) = self.stack.top() else { return self.wrong_moment() };
        match action {
            Action::Launch(ship, space) | Action::Jump(ship, space) => {
                self.against_launch(seat, frame, ship, space, action)
            }
            Action::Return if matches!(frame, Frame::Turn(_)) => ("AE-TURN-2", "ae-why-must-launch"),
            Action::Activate(module) if matches!(frame, Frame::Return(_)) => {
                self.against_activation(seat, module)
            }
            Action::Pay(_) if matches!(frame, Frame::Pay { .. }) => ("AE-RES-11", "ae-why-not-the-price"),
            Action::Module(module) => self.against_module(frame, module),
            Action::Build(_) if matches!(frame, Frame::BuildShip { .. }) => {
                ("AE-SHIP-2", "ae-why-no-such-ship")
            }
            Action::Develop(space) if matches!(frame, Frame::BuildDevelopment { .. }) => {
                self.against_development(seat, space)
            }
            Action::Join(..) | Action::JoinByJump(..) if matches!(frame, Frame::Escalate(_)) => {
                ("AE-BATTLE-8", "ae-why-out-of-range")
            }
            Action::Done if matches!(frame, Frame::BeforeActivation(_)) => {
                ("AE-RULING-33", "ae-why-base-first")
            }
            Action::Done => ("AE-RULING-24", "ae-why-not-optional"),
            Action::Play(card) => self.against_card(seat, card),
            Action::Recruit(_) => ("AE-FREE-8", "ae-why-no-leader"),
            Action::Collect(..) => ("AE-FREE-13", "ae-why-no-bonus"),
            Action::Use(_) => ("AE-FREE-5", "ae-why-no-card"),
            Action::Discovery(_) | Action::Token(_) => ("AE-FREE-7", "ae-why-no-token"),
            Action::Abandon(_) => ("AE-FREE-10", "ae-why-no-moon"),
            Action::Hand(_) | Action::Ask(_) => ("AE-TEAM-13", "ae-why-no-transfer"),
            Action::Slot(moon, _) if !self.player(seat).moons.contains(&moon) => {
                ("AE-MOON-7", "ae-why-no-moon")
            }
            Action::Slot(..) if self.event.is_some() => ("AE-EVENT-12", "ae-why-event"),
            Action::Slot(..) | Action::Empty(_) => ("AE-MODULE-20", "ae-why-no-slot"),
            Action::Shift(..) => ("AE-MODULE-12", "ae-why-no-shift"),
            _ => self.wrong_moment(),
        }
    }

    /// The rule of the pending decision: something else is asked.
    fn wrong_moment(&self) -> Why {
        (self.pending_rule(), "ae-why-something-else")
    }

    fn against_launch(&self, seat: Seat, frame: &Frame, ship: Ship, space: SpaceId, action: Action) -> Why {
        if !matches!(frame, Frame::Turn(_) | Frame::ExtraLaunch(_)) {
            return self.wrong_moment();
        }
        if self.turn.grounded || self.fleet(seat).bay.count(ship) == 0 {
            return ("AE-LAUNCH-1", "ae-why-not-in-bay");
        }
        let stats = self.launch_stats(seat, ship);
        match self.site(space).tile {
            Tile::None => return ("AE-RULING-31", "ae-why-no-region"),
            Tile::Nebula if !stats.has(Stats::VOYAGE) => return ("AE-LAUNCH-14", "ae-why-no-voyage"),
            Tile::Special(special) if special.card().quasar => return ("AE-SPECIAL-10", "ae-why-quasar"),
            Tile::Nebula | Tile::Planet(_) | Tile::Base(_) | Tile::Special(_) => {}
        }
        if self.fleet(seat).on_board() == 0 {
            if self.is_occupied(space) && !stats.has(Stats::ATTACK) {
                return ("AE-LAUNCH-7", "ae-why-occupied");
            }
        } else if !self.squad(seat, space).is_empty() {
            return ("AE-LAUNCH-10", "ae-why-own-ship");
        } else if matches!(action, Action::Jump(..)) {
            return ("AE-LAUNCH-15", "ae-why-no-jump");
        } else if !self.fleet(seat).places().iter().any(|from| self.in_reach(from, space, stats)) {
            return ("AE-LAUNCH-9", "ae-why-out-of-range");
        }
        ("AE-LAUNCH-13", "ae-why-base")
    }

    fn against_activation(&self, seat: Seat, module: ModuleId) -> Why {
        let own = module.card().core || self.player(seat).modules.contains(module);
        let berth = self.berth(seat, module);
        match () {
            () if !own => ("AE-RETURN-1", "ae-why-not-your-module"),
            () if berth.damage > 0 => ("AE-RETURN-8", "ae-why-damaged"),
            () if berth.dock != crate::player::Dock::Free => ("AE-RETURN-7", "ae-why-activated"),
            () if !module.card().dock => ("AE-RETURN-16", "ae-why-no-dock"),
            () if module.card().input.is_some() && berth.input.is_empty() => {
                ("AE-RETURN-14", "ae-why-no-input")
            }
            () => ("AE-RETURN-5", "ae-why-no-crew"),
        }
    }

    fn against_module(&self, frame: &Frame, module: ModuleId) -> Why {
        match frame {
            Frame::BuyModule { .. } | Frame::Field { .. } | Frame::GainModule { .. } => {
                let shown = self.display[module.card().row as usize % 4].contains(&Some(module));
                if shown { ("AE-MODULE-4", "ae-why-too-dear") } else { ("AE-MODULE-3", "ae-why-not-shown") }
            }
            _ => self.wrong_moment(),
        }
    }

    fn against_development(&self, seat: Seat, space: SpaceId) -> Why {
        let Some(kind) = self.planet_kind(space) else { return ("AE-DEV-3", "ae-why-no-planet") };
        let needed = crate::content::content().developments[kind as usize].leaders;
        match () {
            () if self.site(space).development.is_some() => ("AE-DEV-2", "ae-why-developed"),
            () if self.squad(seat, space).count(Ship::Transport) == 0 => ("AE-DEV-3", "ae-why-no-transport"),
            () if self.player(seat).leaders < needed => ("AE-DEV-6", "ae-why-no-leaders"),
            () if self.fleet(seat).built() < 2 => ("AE-DEV-15", "ae-why-last-ship"),
            () => ("AE-DEV-6", "ae-why-too-dear"),
        }
    }

    fn against_card(&self, seat: Seat, card: TacticId) -> Why {
        match card.card().kind {
            _ if self.player(seat).hand.count(card) == 0 => ("AE-TACTICS-1", "ae-why-not-in-hand"),
            CardType::Action | CardType::Event | CardType::Sustain if self.battle.on => {
                ("AE-TACTICS-7", "ae-why-battle")
            }
            CardType::Diplomacy => ("AE-TACTICS-12", "ae-why-not-the-time"),
            CardType::Action | CardType::Event | CardType::Sustain | CardType::Battle => {
                ("AE-TACTICS-1", "ae-why-not-the-time")
            }
        }
    }

    /// The rule that the pending decision comes from.
    pub(crate) fn pending_rule(&self) -> &'static str {
        let Some(frame) = self.stack.top() else { return "AE-END-8" };
        match frame {
            Frame::Factions => "AE-WINDOW-2",
            Frame::Destinies => "AE-WINDOW-3",
            Frame::Vortexes { .. } => "AE-WINDOW-4",
            Frame::Turn(_) | Frame::StartTurn(_) | Frame::Ready(_) | Frame::Begin => "AE-WINDOW-5",
            Frame::ExtraLaunch(_) => "AE-WINDOW-6",
            Frame::BeforeActivation(_) | Frame::Activation(_) => "AE-WINDOW-7",
            Frame::Room { .. } => "AE-WINDOW-8",
            Frame::Peek { .. } | Frame::Foresight(_) | Frame::Look(_) => "AE-WINDOW-9",
            Frame::Field { .. } | Frame::BuyModule { .. } | Frame::GainModule { .. } => "AE-WINDOW-11",
            Frame::BuildShip { .. } => "AE-WINDOW-12",
            Frame::BuildDevelopment { .. } | Frame::ScoreDevelopment { .. } => "AE-WINDOW-13",
            Frame::AfterActivation(_) | Frame::Activated(_) => "AE-WINDOW-14",
            Frame::ChooseRaider(_) | Frame::Strike(_) | Frame::StrikeMoves(_) => "AE-WINDOW-15",
            Frame::AfterStrike(_) => "AE-WINDOW-16",
            Frame::Escalate(_) => "AE-WINDOW-17",
            Frame::Negotiate(_) => "AE-WINDOW-18",
            Frame::Choice { .. } | Frame::ChooseSeat { .. } => "AE-WINDOW-27",
            Frame::Prepare(_) => "AE-WINDOW-20",
            Frame::ChooseSide { .. } | Frame::Reroll { .. } | Frame::SetDice { .. } => "AE-WINDOW-21",
            Frame::Battle(Part::Won) => "AE-WINDOW-22",
            Frame::Battle(_) => "AE-BATTLE-6",
            Frame::Defeat { .. } => "AE-WINDOW-23",
            Frame::Save { .. } => "AE-WINDOW-24",
            Frame::Return(_) | Frame::Crew { .. } => "AE-WINDOW-25",
            Frame::ScienceRow(_) => "AE-WINDOW-26",
            Frame::Activate { .. } | Frame::TwinDock { .. } | Frame::UseAdjacent { .. } => "AE-WINDOW-27",
            Frame::ReturnAll(_) => "AE-WINDOW-28",
            Frame::Pay { .. } | Frame::Paid { .. } => "AE-WINDOW-29",
            Frame::GainAny { .. } | Frame::Lose { .. } | Frame::Gain { .. } => "AE-WINDOW-30",
            Frame::TakeDiscovery { .. } => "AE-WINDOW-31",
            Frame::Upgrade { .. } => "AE-WINDOW-32",
            Frame::AnyTrack { .. } | Frame::Steps { .. } => "AE-WINDOW-33",
            Frame::DrawUp { .. } => "AE-WINDOW-34",
            Frame::Repair { .. } | Frame::Repairs { .. } => "AE-WINDOW-35",
            Frame::DamageModules { .. } => "AE-WINDOW-36",
            Frame::Fire { .. } => "AE-WINDOW-37",
            Frame::Window { point, .. } => match point {
                Point::Launched | Point::Played(_) | Point::Strike => "AE-WINDOW-39",
                Point::Damage(_) => "AE-WINDOW-40",
                Point::Event => "AE-WINDOW-43",
                Point::Rolled | Point::Won(_) | Point::Resolved => "AE-WINDOW-21",
            },
            Frame::Shield { .. } | Frame::Threatened(_) | Frame::Deal(_) | Frame::Scrap(_) => "AE-WINDOW-40",
            Frame::Boarding { .. } => "AE-WINDOW-41",
            Frame::EndOfTurn(_) | Frame::EndTurn(_) | Frame::NextTurn(_) => "AE-WINDOW-42",
            Frame::DamageShips { .. }
            | Frame::Nova { .. }
            | Frame::Reveal(_)
            | Frame::ScoreEvent
            | Frame::EventRaider
            | Frame::EventEffect
            | Frame::EventOver => "AE-WINDOW-43",
            Frame::Discard { .. } | Frame::Limits(_) => "AE-WINDOW-44",
            Frame::Transfer { .. } => "AE-WINDOW-45",
            Frame::PassOn { .. } | Frame::AcceptModule { .. } | Frame::PlaceModule { .. } => "AE-WINDOW-46",
            Frame::TokenFirst { .. } => "AE-WINDOW-47",
            Frame::Recruit { .. } => "AE-FREE-8",
            Frame::ClaimMoon { .. } | Frame::Survey { .. } | Frame::HalfMoons { .. } => "AE-MOON-1",
            Frame::Keep { .. } | Frame::Recover { .. } => "AE-RES-10",
            Frame::TakeVp { .. } => "AE-RULING-24",
            Frame::FlipUp { .. } => "AE-RULING-89",
            Frame::Recall { .. } | Frame::Withdraw { .. } => "AE-LAUNCH-3",
            Frame::Card { .. } | Frame::CardDone { .. } => "AE-TACTICS-2",
            Frame::Refill => "AE-MODULE-9",
            Frame::Unity(pending) => pending.rule(),
            Frame::Do { .. } | Frame::Times { .. } | Frame::Each { .. } => "AE-TURN-6",
        }
    }
}
