//! What can be pointed at, and what that means: from the offers of the engine to places on the board, without drawing.
//!
//! No rule is written here. A place glows because the engine offers something there; what a half-done step can become is
//! looked up among the offers.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_kernel::{Fast, Game, Seat};
use orrery_kit::Seen;
use orrery_rocket_dice::{
    Action, AllianceId, Cell, Color, DiceSet, FleetDie, Frame, MoonId, PlanetId, RocketDice, SpaceId, VpCardId, Whole,
};

/// A place on the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Spot {
    /// A cell of the galaxy.
    Cell(Cell),
    /// The name of a row or column.
    Whole(Whole),
    /// A die of the fleet.
    Die(u8),
    /// The throw of the chosen fleet dice.
    Reroll,
    /// A planet on top of its pile.
    Pile(PlanetId),
    /// A planet someone has.
    Colony(PlanetId),
    /// A kind of moon, to be built.
    Supply(MoonId),
    /// A kind of moon that the viewer has.
    Moon(MoonId),
    /// An alliance on display.
    Display(AllianceId),
    /// An alliance someone holds.
    Alliance(AllianceId),
    /// A VP card that the viewer holds.
    VpCard(VpCardId),
    /// A VP card just drawn.
    Drawn(VpCardId),
    /// A space of the viewer's Station.
    Space(SpaceId),
    /// A salvage, or the breaking up of dice.
    Yard(Yard),
    /// A player.
    Seat(Seat),
    /// A Conquest Die.
    Face(u8),
    /// The next die to be laid down, by its colour.
    Lay(Color),
}

/// What the Scrapyard does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Yard {
    /// Break up dice for scrap.
    Deposit,
    /// Change a die.
    Refit,
    /// A VP card and an alliance.
    Deal,
    /// A planet.
    Seizure,
}

impl Yard {
    pub(crate) const ALL: [Self; 4] = [Self::Deposit, Self::Refit, Self::Deal, Self::Seizure];

    /// Its id in the content.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Deposit => "scrapyard-deposit",
            Self::Refit => "scrapyard-trim",
            Self::Deal => "scrapyard-deal",
            Self::Seizure => "scrapyard-seizure",
        }
    }
}

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
            let mut dice: Vec<_> = dice.iter().filter_map(|place| fleet.get(place)).map(|&die| key(die)).collect();
            dice.sort_unstable();
            dice
        };
        a.len() == b.len() && sorted(a) == sorted(b)
    }

    /// May this die of the fleet be chosen to pay with, or to be thrown?
    fn can_choose(&self, place: u8) -> bool {
        let fleet = &self.seen.view.turn.fleet;
        let Some(&die) = fleet.get(usize::from(place)) else { return false };
        let like_it = |dice: DiceSet| dice.iter().filter_map(|at| fleet.get(at)).any(|&other| key(other) == key(die));
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

/// Where an action is to be found on the board; nowhere: it is a button of the prompt bar.
pub(crate) fn spots(seen: &Seen<RocketDice>, action: Action) -> Vec<Spot> {
    let view = &seen.view;
    match action {
        Action::Done | Action::Yes | Action::CommitScrap => Vec::new(),
        Action::Fill(line) => vec![Spot::Whole(line)],
        Action::Place(color) => vec![Spot::Lay(color)],
        Action::Take(..) | Action::Gather(_) => taken(action).into_iter().map(Spot::Cell).collect(),
        Action::Swap(a, b) => vec![Spot::Cell(a), Spot::Cell(b)],
        Action::Reroll(_) => vec![Spot::Reroll],
        Action::Activate(planet) | Action::Once(planet) => vec![Spot::Colony(planet)],
        Action::Colonize(planet, _) => vec![Spot::Pile(planet)],
        Action::Work(space, ..) => vec![Spot::Space(space)],
        Action::Deposit(_) => vec![Spot::Yard(Yard::Deposit)],
        Action::Moon(moon, _) | Action::Kind(moon) => vec![Spot::Supply(moon)],
        Action::Trim(..) => vec![Spot::Yard(Yard::Refit)],
        Action::Deal => vec![Spot::Yard(Yard::Deal)],
        Action::Seize(planet) => vec![Spot::Yard(Yard::Seizure), Spot::Pile(planet)],
        Action::UseMoon(moon) => vec![Spot::Moon(moon)],
        Action::Play(alliance) | Action::Commit(alliance) => vec![Spot::Alliance(alliance)],
        Action::Pip(place, _)
        | Action::Flip(place)
        | Action::Turn(place, _)
        | Action::Paint(place, _)
        | Action::Exchange(place) => vec![Spot::Die(place)],
        Action::FromCell(cell) => vec![Spot::Cell(cell)],
        Action::Mark(row) => lowest_open(seen, row).map(Spot::Space).into_iter().collect(),
        Action::Planet(planet) if view.piles.iter().any(|pile| pile.top == Some(planet)) => vec![Spot::Pile(planet)],
        Action::Planet(planet) => vec![Spot::Colony(planet)],
        Action::Alliance(alliance) if gives(view.pending.top()) => vec![Spot::Alliance(alliance)],
        Action::Alliance(alliance) => vec![Spot::Display(alliance)],
        Action::VpCard(card) if gives(view.pending.top()) => vec![Spot::VpCard(card)],
        Action::VpCard(card) => vec![Spot::Drawn(card)],
        Action::Opponent(seat) => vec![Spot::Seat(seat)],
        Action::PayFace(nth) => vec![Spot::Face(nth)],
    }
}

/// Is a held card asked for, not one to be gained?
fn gives(frame: Option<&Frame>) -> bool {
    matches!(frame, Some(Frame::GiveAlliance(_) | Frame::GiveVpCard(_)))
}

/// The space that a free mark in this row would go to.
pub(crate) fn lowest_open(seen: &Seen<RocketDice>, row: Color) -> Option<SpaceId> {
    let me = seen.view.players.get(seen.view.active.index())?;
    SpaceId::all().find(|&space| space.card().row == row && !me.station.contains(space))
}

/// The cells that an action takes dice from, in reading order.
pub(crate) fn taken(action: Action) -> Vec<Cell> {
    let mut cells: Vec<Cell> = match action {
        Action::Take(line, ends) => line.cells().iter().copied().chain(ends.cells(line)).collect(),
        Action::Gather(triple) => triple.cells().to_vec(),
        Action::Swap(a, b) => vec![a, b],
        Action::FromCell(cell) => vec![cell],
        _ => Vec::new(),
    };
    cells.sort_unstable();
    cells
}

/// Two ways to name the taking of the same dice, such as a line with a white end that is also a longer line.
fn same_dice_taken(a: Action, b: Action) -> bool {
    a == b || matches!((a, b), (Action::Take(..), Action::Take(..))) && taken(a) == taken(b)
}

/// The dice of the fleet that an action uses.
pub(crate) fn dice_of(action: Action) -> Option<DiceSet> {
    match action {
        Action::Reroll(dice) | Action::Colonize(_, dice) | Action::Deposit(dice) => Some(dice),
        Action::Work(_, dice, _) if !dice.is_empty() => Some(dice),
        Action::Moon(_, Some(place)) | Action::Trim(place, _) => Some(DiceSet(1 << place)),
        _ => None,
    }
}

/// The scrap that an action costs, where the person chooses how to pay.
pub(crate) fn scrap_of(action: Action) -> u8 {
    let prices = &orrery_rocket_dice::content().scrapyard;
    match action {
        Action::Work(_, _, scrap) => scrap,
        Action::Trim(..) => prices.trim,
        Action::Deal => prices.deal,
        Action::Seize(_) => prices.seizure,
        _ => 0,
    }
}

/// Does it cost dice or scrap that one would want to look at before?
fn is_payment(action: Action) -> bool {
    dice_of(action).is_some() || matches!(action, Action::Work(..) | Action::Seize(_))
}

/// What tells dice of a fleet apart.
fn key(die: FleetDie) -> (u8, Option<Color>, bool) {
    (die.die.into(), die.painted, die.spent)
}

/// What a person who points there perhaps wants: the engine says why it cannot be.
fn wish(seen: &Seen<RocketDice>, hand: Hand, spot: Spot) -> Option<Action> {
    let chosen = |fits: &dyn Fn(FleetDie) -> bool| match hand {
        Hand::Dice(dice) => dice,
        _ => {
            let fleet = seen.view.turn.fleet.iter().enumerate();
            DiceSet(fleet.filter(|(_, die)| !die.spent && fits(**die)).fold(0, |bits, (at, _)| bits | 1 << at))
        }
    };
    let highest = || {
        let fleet = seen.view.turn.fleet.iter().enumerate().filter(|(_, die)| !die.spent);
        fleet.max_by_key(|(_, die)| die.die.pips()).map(|(at, _)| at as u8)
    };
    Some(match spot {
        Spot::Cell(cell) => match hand {
            Hand::Cell(from) => swap(from, cell).unwrap_or(Action::FromCell(cell)),
            _ => Cell::all().find_map(|other| swap(cell, other)).unwrap_or(Action::FromCell(cell)),
        },
        Spot::Whole(line) => Action::Fill(line),
        Spot::Die(place) => match seen.view.pending.top() {
            Some(Frame::Dice(..)) => Action::Flip(place),
            Some(Frame::Reroll) => Action::Reroll(DiceSet(1 << place)),
            _ => Action::Deposit(DiceSet(1 << place)),
        },
        Spot::Reroll => Action::Reroll(chosen(&|_| true)),
        Spot::Pile(planet) => {
            let colors = planet.card().colors;
            let pays = |die: FleetDie| die.pays_as() == Color::White || colors.contains(die.pays_as());
            Action::Colonize(planet, chosen(&pays))
        }
        Spot::Colony(planet) if planet.card().once => Action::Once(planet),
        Spot::Colony(planet) => Action::Activate(planet),
        Spot::Supply(moon) => Action::Moon(moon, highest()),
        Spot::Moon(moon) => Action::UseMoon(moon),
        Spot::Display(alliance) => Action::Alliance(alliance),
        Spot::Alliance(alliance) => Action::Play(alliance),
        Spot::VpCard(card) | Spot::Drawn(card) => Action::VpCard(card),
        Spot::Space(space) => Action::Work(space, chosen(&|die| die.pays_as() == space.card().row), 0),
        Spot::Yard(Yard::Deposit) => Action::Deposit(chosen(&|_| true)),
        Spot::Yard(Yard::Refit) => Action::Trim(highest().unwrap_or(0), 1),
        Spot::Yard(Yard::Deal) => Action::Deal,
        Spot::Yard(Yard::Seizure) => Action::Seize(seen.view.piles.iter().find_map(|pile| pile.top)?),
        Spot::Seat(seat) => Action::Opponent(seat),
        Spot::Face(nth) => Action::PayFace(nth),
        Spot::Lay(color) => Action::Place(color),
    })
}

fn swap(a: Cell, b: Cell) -> Option<Action> {
    let (a, b) = (a.min(b), a.max(b));
    a.neighbours_ahead().any(|next| next == b).then_some(Action::Swap(a, b))
}
