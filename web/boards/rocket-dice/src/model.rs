//! What can be pointed at, and what that means: from the offers of the engine to places on the board, without drawing.
//!
//! No rule is written here. A place glows because the engine offers something there; what a half-done step can become is
//! looked up among the offers.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_kernel::{Fast, Game};
use orrery_kit::Seen;
use orrery_rocket_dice::{Action, Cell, DiceSet, RocketDice};

pub(crate) use crate::places::{Spot, Yard, dice_of, scrap_of, spots, taken};
use crate::places::{is_payment, key, same_dice_taken, wish};

/// What is half done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// A die of the galaxy is picked up.
    Cell(Cell),
    /// Dice of the fleet are chosen.
    Dice(DiceSet),
    /// Something is chosen: now how.
    Spot(Spot),
}

/// What a click does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Click {
    /// This is done.
    Do(Action),
    /// A step is half done, or taken back.
    Hold(Hand),
    /// Nothing can be done here; this is what was perhaps meant.
    Refuse(Option<Action>),
}

/// The offers by place.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) seen: Arc<Seen<RocketDice>>,
    at: BTreeMap<Spot, Vec<Action>>,
}

impl Model {
    pub(crate) fn new(seen: Arc<Seen<RocketDice>>) -> Self {
        let mut at: BTreeMap<Spot, Vec<Action>> = BTreeMap::new();
        for &action in &seen.offers {
            for spot in spots(&seen, action) {
                let here = at.entry(spot).or_default();
                if !here.iter().any(|&other| same_dice_taken(other, action)) {
                    here.push(action);
                }
            }
        }
        Self { seen, at }
    }

    /// What is offered at a place.
    pub(crate) fn at(&self, spot: Spot) -> &[Action] {
        self.at.get(&spot).map_or(&[], Vec::as_slice)
    }

    /// The offers that use exactly these dice, or dice that are just like them.
    fn with_dice(&self, dice: DiceSet) -> impl Iterator<Item = Action> + '_ {
        let offers = self.seen.offers.iter().copied();
        offers.filter(move |&action| dice_of(action).is_some_and(|own| self.alike(own, dice)))
    }

    /// Are these the same dice, up to dice that are alike in everything?
    fn alike(&self, a: DiceSet, b: DiceSet) -> bool {
        let fleet = &self.seen.view.turn.fleet;
        let sorted = |dice: DiceSet| {
            let mut dice: Vec<_> =
                dice.iter().filter_map(|place| fleet.get(place)).map(|&die| key(die)).collect();
            dice.sort_unstable();
            dice
        };
        a.len() == b.len() && sorted(a) == sorted(b)
    }

    /// May this die of the fleet be chosen to pay with, or to be thrown?
    fn can_choose(&self, place: u8) -> bool {
        let fleet = &self.seen.view.turn.fleet;
        let Some(&die) = fleet.get(usize::from(place)) else { return false };
        let like_it =
            |dice: DiceSet| dice.iter().filter_map(|at| fleet.get(at)).any(|&other| key(other) == key(die));
        !die.spent && self.seen.offers.iter().filter_map(|&action| dice_of(action)).any(like_it)
    }

    /// Offers about a single die of the fleet: those of the foremost die that is just like it.
    fn changes(&self, place: u8) -> &[Action] {
        let fleet = &self.seen.view.turn.fleet;
        let Some(&die) = fleet.get(usize::from(place)) else { return &[] };
        let like_it = (0..fleet.len()).filter(|&at| key(fleet[at]) == key(die) && !fleet[at].spent);
        like_it.map(|at| self.at(Spot::Die(at as u8))).find(|offers| !offers.is_empty()).unwrap_or(&[])
    }

    /// What can be chosen now that this much is done: the tray lists it.
    pub(crate) fn choices(&self, hand: Hand) -> Vec<Action> {
        match hand {
            Hand::Empty => self.distinct_lines(),
            Hand::Cell(cell) => self.at(Spot::Cell(cell)).to_vec(),
            Hand::Dice(dice) => self.with_dice(dice).collect(),
            Hand::Spot(Spot::Die(place)) => self.changes(place).to_vec(),
            Hand::Spot(spot) => self.at(spot).to_vec(),
        }
    }

    /// The lines that can be taken as they lie.
    fn distinct_lines(&self) -> Vec<Action> {
        let mut lines: Vec<Action> = Vec::new();
        for &action in &self.seen.offers {
            let is_line = matches!(action, Action::Take(..));
            if is_line && !lines.iter().any(|&other| same_dice_taken(other, action)) {
                lines.push(action);
            }
        }
        lines
    }

    /// What a click on a place does while this much is done.
    pub(crate) fn click(&self, hand: Hand, spot: Spot) -> Click {
        match (hand, spot) {
            (_, Spot::Die(place)) => self.click_die(hand, place),
            (Hand::Cell(from), Spot::Cell(to)) => self.click_second(from, to),
            (_, Spot::Cell(cell)) => self.click_first(cell),
            (Hand::Dice(dice), _) => self.click_with(dice, spot),
            (Hand::Spot(held), _) if held == spot => Click::Hold(Hand::Empty),
            _ => self.click_plainly(spot),
        }
    }

    fn click_first(&self, cell: Cell) -> Click {
        match self.at(Spot::Cell(cell)) {
            [] => self.refuse(Hand::Empty, Spot::Cell(cell)),
            [only @ Action::FromCell(_)] => Click::Do(*only),
            _ => Click::Hold(Hand::Cell(cell)),
        }
    }

    /// A neighbour: swap. Further along a row or column: take everything from end to end.
    fn click_second(&self, from: Cell, to: Cell) -> Click {
        if from == to {
            return Click::Hold(Hand::Empty);
        }
        match self.between(from, to) {
            Some(action) => Click::Do(action),
            None if self.at(Spot::Cell(to)).is_empty() => self.refuse(Hand::Cell(from), Spot::Cell(to)),
            None => Click::Hold(Hand::Cell(to)),
        }
    }

    /// What moving from one cell to another does: the swap of the two, or the taking of all from end to end.
    pub(crate) fn between(&self, from: Cell, to: Cell) -> Option<Action> {
        let (first, last) = (from.min(to), from.max(to));
        self.at(Spot::Cell(from)).iter().copied().find(|&action| match action {
            Action::Swap(a, b) => (a, b) == (first, last),
            Action::Take(..) => {
                let cells = taken(action);
                cells.first() == Some(&first) && cells.last() == Some(&last)
            }
            _ => false,
        })
    }

    fn click_die(&self, hand: Hand, place: u8) -> Click {
        match self.changes(place) {
            [only] => return Click::Do(*only),
            [_, ..] if hand == Hand::Spot(Spot::Die(place)) => return Click::Hold(Hand::Empty),
            [_, ..] => return Click::Hold(Hand::Spot(Spot::Die(place))),
            [] => (),
        }
        if !self.can_choose(place) {
            return self.refuse(hand, Spot::Die(place));
        }
        let chosen = if let Hand::Dice(dice) = hand { dice.0 } else { 0 };
        let chosen = chosen ^ 1 << place;
        Click::Hold(if chosen == 0 { Hand::Empty } else { Hand::Dice(DiceSet(chosen)) })
    }

    /// Dice are chosen: what can exactly these do here?
    fn click_with(&self, dice: DiceSet, spot: Spot) -> Click {
        let here = self.at(spot);
        let mut with: Vec<Action> = self.with_dice(dice).collect();
        with.retain(|action| here.contains(action));
        match with[..] {
            [only] => Click::Do(only),
            [_, ..] => Click::Hold(Hand::Spot(spot)),
            [] if here.iter().all(|&action| !is_payment(action)) => self.click_plainly(spot),
            [] => Click::Refuse(wish(&self.seen, Hand::Dice(dice), spot)),
        }
    }

    /// What costs something is chosen first and paid then; all else is done at once.
    fn click_plainly(&self, spot: Spot) -> Click {
        match self.at(spot) {
            [] => self.refuse(Hand::Empty, spot),
            [only] if !is_payment(*only) => Click::Do(*only),
            _ => Click::Hold(Hand::Spot(spot)),
        }
    }

    fn refuse(&self, hand: Hand, spot: Spot) -> Click {
        Click::Refuse(wish(&self.seen, hand, spot))
    }

    /// Can something be done here now?
    pub(crate) fn glows(&self, hand: Hand, spot: Spot) -> bool {
        match (hand, spot) {
            (_, Spot::Die(place)) => !self.changes(place).is_empty() || self.can_choose(place),
            (Hand::Cell(from), Spot::Cell(to)) => from == to || self.between(from, to).is_some(),
            (Hand::Dice(dice), _) => {
                let here = self.at(spot);
                let free = !here.is_empty() && here.iter().all(|&action| !is_payment(action));
                free || self.with_dice(dice).any(|action| here.contains(&action))
            }
            _ => !self.at(spot).is_empty(),
        }
    }

    /// The lines that could be taken after a swap, as the engine says.
    pub(crate) fn lines_after(&self, swap: Action) -> Vec<Vec<Cell>> {
        let Some(seat) = self.seen.seat() else { return Vec::new() };
        let mut game = self.seen.game.clone();
        game.play(seat, swap, &mut Fast::new(0), &mut ());
        let mut offers = Vec::new();
        game.actions(seat, &mut offers);
        offers.into_iter().filter(|action| matches!(action, Action::Take(..))).map(taken).collect()
    }
}
