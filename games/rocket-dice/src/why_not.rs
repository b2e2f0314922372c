//! Why an action that is not offered is illegal: the first rule that stands against it.

use orrery_kernel::{Illegal, RuleId, Seat};

use crate::action::{Action, Ends};
use crate::content::{When, content};
use crate::dice::{Color, DiceSet};
use crate::frame::Frame;
use crate::galaxy::Line;
use crate::ids::{MoonId, PlanetId, SpaceId};
use crate::payments::{Payments, is_foremost, twins, usable};
use crate::state::RocketDice;

type Why = (&'static str, &'static str);

impl RocketDice {
    pub(crate) fn reason_against(&self, _: Seat, action: Action) -> Illegal {
        let (rule, why) = self.against(action);
        Illegal::Rule { rule: RuleId(rule), why }
    }

    fn against(&self, action: Action) -> Why {
        let fits = self.stack.top().is_some_and(|frame| asks_for(frame, action));
        if !fits {
            return self.wrong_moment();
        }
        match action {
            Action::Fill(_) => ("RD-GALAXY-5", "rd-why-line-full"),
            Action::Place(_) => (self.pending_rule(), "rd-why-not-next-die"),
            Action::Take(line, ends) => self.against_take(line, ends),
            Action::Swap(..) => ("RD-RECRUIT-2", "rd-why-no-swap"),
            Action::Gather(_) => ("RD-RECRUIT-9", "rd-why-lines-left"),
            Action::Reroll(dice) => {
                self.against_dice(dice).unwrap_or(("RD-REROLL-1", "rd-why-not-these-dice"))
            }
            Action::Activate(planet) => self.against_activation(planet),
            Action::Colonize(planet, dice) => self.against_colonizing(planet, dice),
            Action::Work(space, dice, scrap) => self.against_work(space, dice, scrap),
            Action::Deposit(dice) => {
                self.against_dice(dice).unwrap_or(("RD-BUILD-2", "rd-why-two-dice-a-turn"))
            }
            Action::Moon(moon, die) => self.against_moon(moon, die),
            Action::Trim(..) | Action::Deal | Action::Seize(_) => self.against_salvage(action),
            Action::Once(planet) => self.against_once(planet),
            Action::UseMoon(_) => ("RD-TURN-4", "rd-why-moon-not-ready"),
            Action::Play(alliance) if !self.player(self.active).alliances.contains(alliance) => {
                ("RD-ALLIANCE-3", "rd-why-not-held")
            }
            Action::Play(alliance) if alliance.card().when == When::Commitment => {
                ("RD-ALLIANCE-4", "rd-why-battle-alliance")
            }
            Action::Play(_) => ("RD-TURN-3", "rd-why-no-effect"),
            Action::Pip(..)
            | Action::Flip(_)
            | Action::Turn(..)
            | Action::Paint(..)
            | Action::Exchange(_) => ("RD-BUILD-4", "rd-why-die-does-not-fit"),
            Action::FromCell(_) => ("RD-BUILD-7", "rd-why-cell-empty"),
            Action::Mark(_) => ("RD-STATION-8", "rd-why-row-not-open"),
            Action::Planet(_) => ("RD-CONQUER-1", "rd-why-planet-not-there"),
            Action::Kind(_) => ("RD-MOON-3", "rd-why-no-copy-left"),
            Action::Alliance(_) => ("RD-ALLIANCE-2", "rd-why-alliance-not-there"),
            Action::VpCard(_) => ("RD-VPCARD-2", "rd-why-vp-card-not-there"),
            Action::Opponent(_) => ("RD-TURN-7", "rd-why-no-opponent"),
            Action::PayFace(_) => ("RD-CONQUER-6", "rd-why-cannot-pay"),
            Action::Commit(_) | Action::CommitScrap => ("RD-BATTLE-9", "rd-why-nothing-to-commit"),
            Action::Done | Action::Yes => self.wrong_moment(),
        }
    }

    /// The rule of the pending decision: something else is asked.
    fn wrong_moment(&self) -> Why {
        (self.pending_rule(), "rd-why-something-else")
    }

    /// The rule that the pending decision comes from.
    pub(crate) fn pending_rule(&self) -> &'static str {
        match self.stack.top() {
            Some(Frame::PickLine(_)) => "RD-GALAXY-5",
            Some(Frame::Arrange(arrange)) if arrange.line.is_some() => "RD-GALAXY-6",
            Some(Frame::Arrange(_)) if self.round == 0 => "RD-GALAXY-7",
            Some(Frame::Arrange(_)) => "RD-REFILL-4",
            Some(Frame::Start) => "RD-RECRUIT-2",
            Some(Frame::TakeLine(_)) => "RD-RECRUIT-5",
            Some(Frame::RecruitAlliance) => "RD-RECRUIT-11",
            Some(Frame::Reroll) => "RD-REROLL-1",
            Some(Frame::Main) => "RD-BUILD-1",
            Some(Frame::ChooseBattle) => "RD-EMPIRE-2",
            Some(Frame::Pay(..) | Frame::ChooseOpponent(_)) => "RD-TURN-7",
            Some(Frame::Dice(..)) => "RD-BUILD-4",
            Some(Frame::ExchangeFor(..) | Frame::Draft(_)) => "RD-BUILD-7",
            Some(Frame::Mark(..)) => "RD-STATION-8",
            Some(Frame::BuildMoon(_)) => "RD-MOON-3",
            Some(Frame::Conquer(..)) => "RD-CONQUER-1",
            Some(Frame::Reuse(_)) => "RD-ACTIVATE-5",
            Some(Frame::GainAlliance(_)) => "RD-ALLIANCE-2",
            Some(Frame::KeepVpCard(..)) => "RD-VPCARD-2",
            Some(Frame::Conquest(_)) => "RD-CONQUER-5",
            Some(Frame::GiveAlliance(_) | Frame::GiveVpCard(_)) => "RD-CONQUER-6",
            Some(Frame::Commit(_)) => "RD-BATTLE-9",
            _ => "RD-TURN-1",
        }
    }

    /// Dice that are not in the fleet, are spent, or have an equal one before them.
    fn against_dice(&self, dice: DiceSet) -> Option<Why> {
        let fleet = &self.turn.fleet;
        if dice.iter().any(|place| place >= fleet.len()) {
            Some(("RD-BUILD-1", "rd-why-no-such-die"))
        } else if dice.0 & !usable(fleet) != 0 {
            Some(("RD-BUILD-3", "rd-why-die-spent"))
        } else if !is_foremost(&twins(fleet, usable(fleet)), dice) {
            Some(("RD-BUILD-3", "rd-why-take-the-equal-die"))
        } else {
            None
        }
    }

    fn against_take(&self, line: Line, ends: Ends) -> Why {
        let white = |cell| self.galaxy.white_ends(line).contains(&Some(cell));
        if !self.galaxy.is_line(line) {
            ("RD-RECRUIT-4", "rd-why-no-line")
        } else if let Some(Frame::TakeLine(swapped)) = self.stack.top()
            && !line.cells().iter().any(|cell| swapped.contains(cell))
        {
            ("RD-RECRUIT-5", "rd-why-no-swapped-die")
        } else if !ends.cells(line).all(white) {
            ("RD-RECRUIT-7", "rd-why-end-not-white")
        } else {
            ("RD-RECRUIT-6", "rd-why-longer-line")
        }
    }

    fn against_activation(&self, planet: PlanetId) -> Why {
        if !self.player(self.active).planets.contains(planet) {
            ("RD-ACTIVATE-1", "rd-why-not-your-planet")
        } else if planet.card().once {
            ("RD-ACTIVATE-3", "rd-why-once-planet")
        } else if self.turn.activated {
            ("RD-ACTIVATE-1", "rd-why-one-planet-a-turn")
        } else if self.turn.built {
            ("RD-TURN-5", "rd-why-activate-before-build")
        } else {
            ("RD-TURN-7", "rd-why-no-effect")
        }
    }

    fn against_colonizing(&self, planet: PlanetId, dice: DiceSet) -> Why {
        if !self.available_planets().any(|open| open == planet) {
            return ("RD-SETUP-3", "rd-why-planet-not-there");
        }
        if self.turn.colonized >= content().limits.colonize_per_turn {
            return ("RD-BUILD-2", "rd-why-one-colony-a-turn");
        }
        if let Some(why) = self.against_dice(dice) {
            return why;
        }
        let payment = Payments::of(&self.turn.fleet).iter().copied().find(|payment| payment.dice == dice);
        match payment {
            Some(payment) if payment.is_all(Color::White) => ("RD-COLONIZE-2", "rd-why-one-colored-die"),
            Some(payment)
                if Color::COLORED
                    .into_iter()
                    .any(|c| payment.colors.contains(c) && !planet.card().colors.contains(c)) =>
            {
                ("RD-COLONIZE-2", "rd-why-wrong-color")
            }
            _ => ("RD-COLONIZE-1", "rd-why-not-exact"),
        }
    }

    fn against_work(&self, space: SpaceId, dice: DiceSet, scrap: u8) -> Why {
        if self.player(self.active).station.contains(space) {
            return ("RD-STATION-5", "rd-why-space-marked");
        }
        if let Some(why) = self.against_dice(dice) {
            return why;
        }
        if scrap > self.player(self.active).scrap {
            return ("RD-STATION-3", "rd-why-too-little-scrap");
        }
        let row = space.card().row;
        if row != Color::White && scrap > 0 && !dice.is_empty() {
            return ("RD-STATION-3", "rd-why-not-mixed");
        }
        if row == Color::White && dice.is_empty() {
            return ("RD-STATION-4", "rd-why-one-white-die");
        }
        let color = |place: usize| self.turn.fleet[place].pays_as();
        if dice.iter().any(|place| color(place) != row) {
            return (if row == Color::White { "RD-STATION-4" } else { "RD-STATION-2" }, "rd-why-wrong-color");
        }
        ("RD-STATION-2", "rd-why-not-exact")
    }

    fn against_moon(&self, moon: MoonId, die: Option<u8>) -> Why {
        if self.turn.moons_built >= content().limits.moons_per_turn {
            ("RD-MOON-3", "rd-why-one-moon-a-turn")
        } else if self.moons[moon.index()] == 0 {
            ("RD-MOON-3", "rd-why-no-copy-left")
        } else if self.moon_is_free() != die.is_none() {
            ("RD-MOON-1", if die.is_none() { "rd-why-moon-needs-die" } else { "rd-why-moon-is-free" })
        } else {
            let dice = DiceSet(die.map_or(0, |place| 1 << place));
            self.against_dice(dice).unwrap_or(("RD-MOON-1", "rd-why-die-too-low"))
        }
    }

    fn against_salvage(&self, action: Action) -> Why {
        let (scrap, prices) = (self.player(self.active).scrap, &content().scrapyard);
        match action {
            Action::Trim(..) if scrap < prices.trim => ("RD-SCRAP-4", "rd-why-too-little-scrap"),
            Action::Trim(place, _) => {
                self.against_dice(DiceSet(1 << place)).unwrap_or(("RD-SCRAP-4", "rd-why-die-does-not-fit"))
            }
            Action::Deal if scrap < prices.deal => ("RD-SCRAP-5", "rd-why-too-little-scrap"),
            Action::Deal => ("RD-SCRAP-5", "rd-why-vp-deck-empty"),
            _ if scrap < prices.seizure => ("RD-SCRAP-6", "rd-why-too-little-scrap"),
            _ => ("RD-SETUP-3", "rd-why-planet-not-there"),
        }
    }

    fn against_once(&self, planet: PlanetId) -> Why {
        let me = self.player(self.active);
        if !me.planets.contains(planet) {
            ("RD-ACTIVATE-3", "rd-why-not-your-planet")
        } else if !planet.card().once {
            ("RD-ACTIVATE-1", "rd-why-normal-planet")
        } else if me.turned.contains(planet) {
            ("RD-ACTIVATE-3", "rd-why-planet-turned")
        } else {
            ("RD-TURN-3", "rd-why-no-effect")
        }
    }
}

/// Is this the kind of answer that the decision wants?
fn asks_for(frame: &Frame, action: Action) -> bool {
    match frame {
        Frame::PickLine(_) => matches!(action, Action::Fill(_)),
        Frame::Arrange(_) => matches!(action, Action::Place(_)),
        Frame::Start => matches!(
            action,
            Action::Take(..)
                | Action::Swap(..)
                | Action::Gather(_)
                | Action::Deal
                | Action::Seize(_)
                | Action::Once(_)
                | Action::UseMoon(_)
                | Action::Play(_)
                | Action::Trim(..)
        ),
        Frame::TakeLine(_) => matches!(action, Action::Take(..)),
        Frame::Reroll => matches!(action, Action::Reroll(_)),
        Frame::Main => matches!(
            action,
            Action::Activate(_)
                | Action::Colonize(..)
                | Action::Work(..)
                | Action::Deposit(_)
                | Action::Moon(..)
                | Action::Trim(..)
                | Action::Deal
                | Action::Seize(_)
                | Action::Once(_)
                | Action::UseMoon(_)
                | Action::Play(_)
        ),
        Frame::Dice(..) => matches!(
            action,
            Action::Reroll(_)
                | Action::Pip(..)
                | Action::Flip(_)
                | Action::Turn(..)
                | Action::Paint(..)
                | Action::Exchange(_)
        ),
        Frame::ExchangeFor(..) | Frame::Draft(_) => matches!(action, Action::FromCell(_)),
        Frame::Mark(..) => matches!(action, Action::Mark(_)),
        Frame::BuildMoon(_) => matches!(action, Action::Kind(_)),
        Frame::Conquer(..) | Frame::Reuse(_) => matches!(action, Action::Planet(_)),
        Frame::RecruitAlliance | Frame::GainAlliance(_) | Frame::GiveAlliance(_) => {
            matches!(action, Action::Alliance(_))
        }
        Frame::KeepVpCard(..) | Frame::GiveVpCard(_) => matches!(action, Action::VpCard(_)),
        Frame::ChooseOpponent(_) => matches!(action, Action::Opponent(_)),
        Frame::Conquest(_) => matches!(action, Action::PayFace(_)),
        Frame::Commit(_) => matches!(action, Action::Commit(_) | Action::CommitScrap),
        _ => false,
    }
}
