//! Positions for tests, built in sentences:
//!
//! ```
//! use orrery_rocket_dice::scenario::Scenario;
//! let mut table = Scenario::of(3)
//!     .seat(1, |player| player.empire("raiders").scrap(5).planets(&["ember-hold"]))
//!     .fleet("p4 s5 w3")
//!     .table();
//! assert!(table.allows("colonize banner-world 1") == false);
//! table.act("deposit 1+2");
//! assert_eq!(table.scrap(1), 14);
//! ```
//!
//! What a scenario does not say is as in a game just set up, without balancing starts and seat gifts, seat 1 first and
//! on turn. Nonsense in a scenario panics: this is for tests, never for input.

use orrery_kernel::{Chance, Fast, Game, Scripted, Seat, SeatSet, Stack};

use crate::dice::FleetDie;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{AllianceId, BattleId, MoonId, PlanetId, VpCardId};
use crate::options::Options;
use crate::state::{Player, RocketDice, Tucked, Turn};

mod holding;
mod table;

pub use holding::Holding;
pub use table::Table;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: RocketDice,
}

/// The seat with this number, counted from 1.
fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("a seat of the table")
}

/// A game just set up, with the chance of this seed; every choice on the way is the first on offer.
pub fn dealt(options: Options, seed: u64) -> RocketDice {
    let mut chance = Fast::new(seed);
    let mut game = RocketDice::start(&options, &mut chance, &mut ()).expect("options that can be played");
    let mut actions = Vec::new();
    while game.round == 0 {
        let asked = game.asked().expect("a game just begun");
        game.actions(asked, &mut actions);
        game.play(asked, actions[0], &mut chance, &mut ());
    }
    game
}

fn parse<T: std::str::FromStr<Err = String>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

impl Scenario {
    /// A table of so many players at the start of the first turn of seat 1. Seats 1, 2, … have the empires
    /// salvagers, colonial-yards, station-founders, lunar-order unless told otherwise.
    pub fn of(players: u8) -> Self {
        let options = Options::standard(players).expect("2, 3 or 4 players");
        Self::with(Options { balance_start: false, seat_gift: false, ..options })
    }

    /// As [`Scenario::of`], but no battle lies open and none is left.
    pub fn peaceful(players: u8) -> Self {
        Self::of(players).no_battles()
    }

    /// A table with these options.
    pub fn with(options: Options) -> Self {
        let mut game = dealt(options, 7);
        game.first = Seat::default();
        game.active = Seat::default();
        let usual = ["salvagers", "colonial-yards", "station-founders", "lunar-order"];
        for (player, empire) in game.players.iter_mut().zip(usual) {
            *player = Player::new(parse(empire));
        }
        game.vp_deck = VpCardId::all().take(options.vp_cards.into()).map(tuck).collect();
        game.stack = Stack::default();
        game.stack.push(Frame::Start);
        Self { game }
    }

    /// The Galaxy Board, in the ledger's board text.
    #[must_use]
    pub fn board(mut self, text: &str) -> Self {
        self.game.galaxy = parse(text);
        self
    }

    /// A board with this first row, and nothing below it that can be taken as it lies.
    #[must_use]
    pub fn first_row(self, row: &str) -> Self {
        self.board(&format!("{row} / s1 p2 s3 p4 s5 / p2 s3 p4 s5 p1 / s1 p2 s3 p4 s5 / p2 s3 p4 s5 p1"))
    }

    /// The Reserve Board.
    #[must_use]
    pub fn reserve(mut self, dice: &str) -> Self {
        self.game.reserve = dice.split_whitespace().map(parse).collect();
        self
    }

    /// Changes what a seat has; cards it gets leave the piles and decks.
    #[must_use]
    pub fn seat(mut self, number: u8, change: impl FnOnce(Holding<'_>) -> Holding<'_>) -> Self {
        change(Holding { game: &mut self.game, seat: seat(number) });
        self
    }

    /// The seat on turn.
    #[must_use]
    pub fn active(mut self, number: u8) -> Self {
        self.game.active = seat(number);
        self
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        self
    }

    /// The active and the next battle.
    #[must_use]
    pub fn battles(mut self, active: &str, next: &str) -> Self {
        let (active, next): (BattleId, BattleId) = (parse(active), parse(next));
        let held = |game: &RocketDice, card| game.players.iter().any(|player| player.won.contains(card));
        let battles = &mut self.game.battles;
        (battles.active, battles.next) = (Some(active), Some(next));
        let rest: Vec<_> = BattleId::all().filter(|&card| card != active && card != next).collect();
        self.game.battles.deck = rest.into_iter().filter(|&card| !held(&self.game, card)).collect();
        self
    }

    /// The first landfall war is due at the next check: seat 3 has five planets, without printed attack.
    #[must_use]
    pub fn war_is_due(self) -> Self {
        self.battles("first-landfall-war", "moonfall").seat(3, |player| player.unarmed_planets(5))
    }

    /// No battle lies open and none is left.
    #[must_use]
    pub fn no_battles(mut self) -> Self {
        let battles = &mut self.game.battles;
        (battles.active, battles.next) = (None, None);
        battles.deck.clear();
        self
    }

    /// So many battles have been resolved.
    #[must_use]
    pub fn resolved(mut self, battles: u8) -> Self {
        self.game.battles.resolved = battles;
        self
    }

    /// A truce until the next turn of the seat.
    #[must_use]
    pub fn truce(mut self, number: u8) -> Self {
        self.game.battles.truce = Some(seat(number));
        self
    }

    /// These planets lie on top of their piles.
    #[must_use]
    pub fn on_top(mut self, planets: &[&str]) -> Self {
        for planet in planets.iter().map(|id| parse::<PlanetId>(id)) {
            let pile = &mut self.game.piles[usize::from(planet.card().value) - 6];
            pile.retain(|card| *card != planet);
            if pile.is_full() {
                pile.remove(0);
            }
            pile.push(planet);
        }
        self
    }

    /// The pile of this value is empty.
    #[must_use]
    pub fn no_planets_of(mut self, value: u8) -> Self {
        self.game.piles[usize::from(value) - 6].clear();
        self
    }

    /// Copies left of a kind of moon.
    #[must_use]
    pub fn moons_left(mut self, moon: &str, copies: u8) -> Self {
        self.game.moons[parse::<MoonId>(moon).index()] = copies;
        self
    }

    /// These alliances lie open.
    #[must_use]
    pub fn display(mut self, alliances: &[&str]) -> Self {
        let game = &mut self.game;
        let shown: Vec<AllianceId> = alliances.iter().map(|id| parse(id)).collect();
        game.display = shown.iter().copied().collect();
        let held = |card| game.players.iter().any(|player| player.alliances.contains(card));
        let rest = AllianceId::all().filter(|card| !shown.contains(card) && !held(*card));
        game.alliance_deck = rest.filter(|&card| !game.alliance_discards.contains(card)).collect();
        self
    }

    /// These alliances are in the discards, the deck is empty.
    #[must_use]
    pub fn discarded(mut self, alliances: &[&str]) -> Self {
        self.game.alliance_deck.clear();
        self.game.alliance_discards = alliances.iter().map(|id| parse(id)).collect();
        self
    }

    /// The VP deck, the top card first.
    #[must_use]
    pub fn vp_deck(mut self, cards: &[&str]) -> Self {
        self.game.vp_deck = cards.iter().rev().map(|id| tuck(parse(id))).collect();
        self
    }

    /// Recruited, not rerolled or with the reroll behind: these dice are the fleet, and the seat may build. As many
    /// cells of the galaxy are empty.
    #[must_use]
    pub fn fleet(mut self, dice: &str) -> Self {
        let fleet: Vec<FleetDie> = dice.split_whitespace().map(|die| FleetDie::new(parse(die))).collect();
        self.game.galaxy.0.iter_mut().take(fleet.len()).for_each(|cell| *cell = None);
        let total = fleet.iter().map(|die| die.die.pips()).sum();
        let recruited = fleet.len() as u8;
        self.game.turn =
            Turn { fleet: fleet.into_iter().collect(), recruited, recruit_total: total, ..Turn::default() };
        self.wait_for(Frame::Main)
    }

    /// The fleet is recruited and may be rerolled.
    #[must_use]
    pub fn before_reroll(self, dice: &str) -> Self {
        self.fleet(dice).wait_for(Frame::Reroll)
    }

    fn wait_for(mut self, frame: Frame) -> Self {
        self.game.stack = Stack::default();
        self.game.stack.push(frame);
        self
    }

    /// The turn has not begun: its start abilities are still to come.
    #[must_use]
    pub fn before_turn(self) -> Self {
        let mut scenario = self.wait_for(Frame::BeginTurn);
        if scenario.game.active == scenario.game.first {
            scenario.game.round -= 1;
        }
        scenario
    }

    /// The table is being set: this seat picks the next row or column to fill. Dice that lie on the board are placed,
    /// the others are not.
    #[must_use]
    pub fn filling(mut self, number: u8) -> Self {
        let game = &mut self.game;
        game.bag = crate::content::content().dice;
        game.galaxy.0.iter().flatten().for_each(|die| game.bag[die.color() as usize] -= 1);
        game.reserve.clear();
        game.round = 0;
        game.stack = Stack::default();
        game.stack.push_in_order([
            Frame::PickLine(seat(number)),
            Frame::RollReserve,
            Frame::Gifts(game.first),
        ]);
        self
    }

    /// A table to play on, with chance that is always the same.
    pub fn table(self) -> Table {
        self.rolling(&[])
    }

    /// A table where the next dice show these faces (Conquest Dice: the place of the face in the content, from 1).
    pub fn rolling(self, faces: &[u8]) -> Table {
        let mut table = Table { game: self.game, chance: Scripted::faces(faces), events: Vec::new() };
        if matches!(table.game.stack.top(), Some(Frame::BeginTurn)) {
            table.game.go_on_with(&mut table.chance, &mut table.events);
        }
        table
    }

    /// The position itself.
    pub fn game(self) -> RocketDice {
        self.game
    }
}

fn tuck(card: VpCardId) -> Tucked {
    Tucked { card, known_to: SeatSet::NONE }
}

impl RocketDice {
    fn go_on_with(&mut self, chance: &mut impl Chance, log: &mut Vec<Event>) {
        self.go_on(&mut crate::fate::Both { chance, log });
    }
}
