//! The places of the board, where each action is to be found, and what a click on nothing perhaps meant.

use orrery_kernel::Seat;
use orrery_kit::Seen;
use orrery_rocket_dice::{
    Action, AllianceId, Cell, Color, DiceSet, FleetDie, Frame, MoonId, PlanetId, RocketDice, SpaceId,
    VpCardId, Whole,
};

use crate::model::Hand;

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
        Action::Planet(planet) if view.piles.iter().any(|pile| pile.top == Some(planet)) => {
            vec![Spot::Pile(planet)]
        }
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
pub(crate) fn same_dice_taken(a: Action, b: Action) -> bool {
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
pub(crate) fn is_payment(action: Action) -> bool {
    dice_of(action).is_some() || matches!(action, Action::Work(..) | Action::Seize(_))
}

/// What tells dice of a fleet apart.
pub(crate) fn key(die: FleetDie) -> (u8, Option<Color>, bool) {
    (die.die.into(), die.painted, die.spent)
}

/// What a person who points there perhaps wants: the engine says why it cannot be.
pub(crate) fn wish(seen: &Seen<RocketDice>, hand: Hand, spot: Spot) -> Option<Action> {
    let chosen = |fits: &dyn Fn(FleetDie) -> bool| match hand {
        Hand::Dice(dice) => dice,
        _ => {
            let fleet = seen.view.turn.fleet.iter().enumerate();
            DiceSet(
                fleet.filter(|(_, die)| !die.spent && fits(**die)).fold(0, |bits, (at, _)| bits | 1 << at),
            )
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
