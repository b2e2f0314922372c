//! Setting the table (RD-SETUP) and filling the boards (RD-GALAXY-5 to -7).

use arrayvec::ArrayVec;
use orrery_kernel::{BadOptions, Chance, Offers, Seat, SeatSet, Stack};

use crate::action::Action;
use crate::content::content;
use crate::dice::{Color, Die};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Arrange, Frame, Moment};
use crate::galaxy::{Galaxy, Whole};
use crate::ids::{AllianceId, AllianceSet, BattleId, BattleSet, EmpireId, PlanetId, VpCardId};
use crate::options::Options;
use crate::state::{Battles, MAX_PLAYERS, Player, RocketDice, Tucked, Turn};

impl RocketDice {
    pub(crate) fn set_table(options: &Options, fate: &mut impl Fate) -> Result<Self, BadOptions> {
        options.check()?;
        let count = options.players;
        let first = Seat::new(fate.below(count.into()) as u8).unwrap_or_default();
        fate.event(Event::FirstPlayer { seat: first });
        let piles =
            std::array::from_fn(|pile| planet_pile(pile as u8 + 6, options.planets_per_pile[pile], fate));
        let mut alliances = shuffled::<_, 16>(AllianceId::all(), fate);
        let vp_cards = shuffled::<_, 18>(VpCardId::all(), fate);
        let battles = shuffled::<_, 12>(BattleId::all(), fate);
        let empires = shuffled::<_, 8>(EmpireId::all(), fate);
        let display =
            alliances.drain(alliances.len() - usize::from(content().limits.alliance_display)..).collect();
        let tuck = |card| Tucked { card, known_to: SeatSet::NONE };

        let mut game = Self {
            options: *options,
            first,
            active: first,
            round: 0,
            bag: content().dice,
            galaxy: Galaxy::default(),
            reserve: ArrayVec::new(),
            turn: Turn::default(),
            piles,
            moons: [options.moons_per_kind; 6],
            display,
            alliance_deck: alliances,
            alliance_discards: AllianceSet::default(),
            vp_deck: vp_cards.into_iter().take(options.vp_cards.into()).map(tuck).collect(),
            battles: lay_out(battles),
            players: ArrayVec::new(),
            called: None,
            stack: Stack::default(),
        };
        game.deal_empires(&empires, fate);
        game.stack.push_in_order([Frame::PickLine(first), Frame::RollReserve, Frame::Gifts(first)]);
        Ok(game)
    }

    fn deal_empires(&mut self, empires: &[EmpireId], fate: &mut impl Fate) {
        let mut dealt = [empires[0]; MAX_PLAYERS];
        for (seat, &empire) in self.in_order().zip(empires) {
            dealt[seat.index()] = empire;
            fate.event(Event::EmpireDealt { seat, empire });
        }
        self.players = dealt[..usize::from(self.count())].iter().map(|&empire| Player::new(empire)).collect();
    }

    fn open_cells(&self, line: Whole) -> usize {
        line.cells(crate::galaxy::Side::South).iter().filter(|&&cell| self.galaxy.get(cell).is_none()).count()
    }

    pub(crate) fn offer_lines_to_fill(&self, offers: &mut impl Offers<Action>) {
        for line in Whole::all().filter(|&line| self.open_cells(line) > 0) {
            offers.offer(Action::Fill(line));
        }
    }

    /// RD-GALAXY-5: draw as many dice as the line has empty cells, roll them, lay them out.
    pub(crate) fn fill(&mut self, seat: Seat, line: Whole, fate: &mut impl Fate) {
        let wanted = self.open_cells(line);
        let colors: ArrayVec<Color, 5> = (0..wanted).map(|_| self.draw_from_bag(fate)).collect();
        let dice: ArrayVec<Die, 5> = colors.into_iter().map(|color| Die::new(color, fate.die(6))).collect();
        fate.event(Event::LineRolled { seat, line, dice: dice.clone() });
        let open = self.galaxy.0.iter().filter(|die| die.is_none()).count();
        if open > wanted {
            self.stack.push(Frame::PickLine(seat.next(self.count())));
        }
        self.stack.push(Frame::Arrange(Arrange { seat, dice, line: Some(line) }));
    }

    fn draw_from_bag(&mut self, chance: &mut impl Chance) -> Color {
        let left: u8 = self.bag.iter().sum();
        let mut drawn = chance.below(left.into()) as u8;
        for color in Color::ALL {
            let here = &mut self.bag[color as usize];
            if drawn < *here {
                *here -= 1;
                return color;
            }
            drawn -= *here;
        }
        Color::White
    }

    /// RD-GALAXY-7: the last five dice.
    pub(crate) fn roll_reserve(&mut self, fate: &mut impl Fate) {
        let mut dice = ArrayVec::<Die, 5>::new();
        for color in Color::ALL {
            for _ in 0..std::mem::take(&mut self.bag[color as usize]) {
                dice.push(Die::new(color, fate.die(6)));
            }
        }
        fate.event(Event::ReserveRolled { dice: dice.clone() });
        self.stack.push(Frame::Arrange(Arrange { seat: self.first, dice, line: None }));
    }

    /// RD-SETUP-10: setup abilities, balancing start and gift of each player in turn, then the first turn.
    pub(crate) fn gifts(&mut self, seat: Seat) {
        let next = seat.next(self.count());
        self.stack.push(if next == self.first { Frame::BeginTurn } else { Frame::Gifts(next) });
        let place = self.place(seat) as u8 + 1;
        let gift = content().gifts.iter().find(|gift| gift.players == self.count() && gift.seat == place);
        if let Some(effect) = gift.filter(|_| self.options.seat_gift).and_then(|gift| gift.effect) {
            self.stack.push(Frame::Do(effect, seat));
        }
        let balance = self.player(seat).empire.card().balance_start;
        if let Some(effect) = balance.filter(|_| self.options.balance_start) {
            self.stack.push(Frame::Do(effect, seat));
        }
        self.stack.push(Frame::Abilities(Moment::Setup, seat));
    }
}

/// Dice laid out in ascending order; among equal numbers their owner chooses (RD-GALAXY-6, -7, RD-REFILL-4).
impl RocketDice {
    pub(crate) fn offer_colors_to_place(&self, arrange: &Arrange, offers: &mut impl Offers<Action>) {
        for color in lowest(&arrange.dice).1 {
            offers.offer(Action::Place(color));
        }
    }

    /// Lays down all dice that leave no choice; then waits, or is done.
    pub(crate) fn arrange(&mut self, mut arrange: Arrange, fate: &mut impl Fate) {
        while !arrange.dice.is_empty() {
            let (_, colors) = lowest(&arrange.dice);
            if colors.len() > 1 {
                return self.stack.push(Frame::Arrange(arrange));
            }
            self.lay_down(&mut arrange, colors[0], fate);
        }
    }

    pub(crate) fn lay_down(&mut self, arrange: &mut Arrange, color: Color, fate: &mut impl Fate) {
        let (pips, _) = lowest(&arrange.dice);
        let die = Die::new(color, pips);
        if let Some(place) = arrange.dice.iter().position(|&other| other == die) {
            arrange.dice.remove(place);
            self.put(die, arrange, fate);
        }
    }

    fn put(&mut self, die: Die, arrange: &Arrange, fate: &mut impl Fate) {
        let side = self.side(arrange.seat);
        let cell = arrange
            .line
            .and_then(|line| line.cells(side).into_iter().find(|&cell| self.galaxy.get(cell).is_none()));
        match cell {
            Some(cell) => self.galaxy.set(cell, Some(die)),
            None => self.reserve.push(die),
        }
        fate.event(Event::DiePlaced { die, cell });
    }
}

/// The lowest number among the dice and the colours that show it.
fn lowest(dice: &[Die]) -> (u8, ArrayVec<Color, 4>) {
    let pips = dice.iter().map(|die| die.pips()).min().unwrap_or(1);
    let shows = |color: &Color| dice.contains(&Die::new(*color, pips));
    (pips, Color::ALL.into_iter().filter(shows).collect())
}

fn shuffled<T, const N: usize>(cards: impl Iterator<Item = T>, chance: &mut impl Chance) -> ArrayVec<T, N> {
    let mut cards: ArrayVec<T, N> = cards.collect();
    chance.shuffle(&mut cards);
    cards
}

/// RD-SETUP-3: the cards of one value, as many as the layout keeps.
fn planet_pile(value: u8, keep: u8, chance: &mut impl Chance) -> ArrayVec<PlanetId, 8> {
    let mut pile = shuffled::<_, 64>(PlanetId::all().filter(|id| id.card().value == value), chance);
    pile.truncate(keep.into());
    pile.into_iter().collect()
}

/// RD-SETUP-7.
fn lay_out(mut deck: ArrayVec<BattleId, 12>) -> Battles {
    let active = deck.pop();
    let next = deck.pop();
    let (gone, strength) = (BattleSet::default(), [0; MAX_PLAYERS]);
    Battles { deck, active, next, resolved: 0, gone, truce: None, strength }
}
