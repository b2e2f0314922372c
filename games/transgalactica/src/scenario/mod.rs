//! Positions for tests, built in sentences:
//!
//! ```
//! use orrery_transgalactica::scenario::Scenario;
//! let mut table = Scenario::of(3)
//!     .alone()
//!     .seat(1, |player| player.goods(2, 0, 1, 0).level("politics", 1))
//!     .table();
//! table.acts(&["main trading", "pay 1-mineral 1-alien"]);
//! assert_eq!(table.level(1, "trade"), 1);
//! ```
//!
//! What a scenario does not say: the action phase of round 1, seat 1 on turn, order 1, 2, 3 …; nobody has goods, skills
//! or tiles; every ship and first outpost is on the Central Planet; planets lie in the order of the content, without
//! pirates and tiles; stacks are empty. Nonsense in a scenario panics: this is for tests, never for input.

use orrery_kernel::{Fast, Game, Scripted, Seat, SeatSet, Stack};

use crate::content::content;
use crate::frame::Frame;
use crate::ids::{BonusId, MissionId, ObjectiveId, PlanetId, TechId};
use crate::kinds::{Area, PlanetType, Track};
use crate::options::Options;
use crate::place::Place;
use crate::player::Player;
use crate::state::{Bench, Phase, Site, Transgalactica};

mod holding;
mod table;

pub use holding::Holding;
pub use table::Table;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: Transgalactica,
}

/// The seat with this number, counted from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("a seat of the table")
}

pub(crate) fn parse<T: std::str::FromStr<Err = String>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

impl Scenario {
    /// A table of so many players in the first action phase.
    pub fn of(players: u8) -> Self {
        let options = Options::standard(players).expect("2 to 5 players");
        let mut game = Transgalactica::start(&options, &mut Fast::new(7), &mut ()).expect("a table");
        game.order = Seat::all(players).collect();
        game.round = 1;
        game.phase = Phase::Action;
        game.leftovers.iter_mut().for_each(|tiles| tiles.clear());
        game.wealth = Default::default();
        game.skills = Default::default();
        game.round_tiles = Default::default();
        game.stacks = Default::default();
        game.mining.open = None;
        let objectives: Vec<ObjectiveId> = ObjectiveId::all().collect();
        for (nth, player) in game.players.iter_mut().enumerate() {
            *player = Player::new(players);
            player.goods = Default::default();
            player.objectives = [objectives[2 * nth], objectives[2 * nth + 1]];
            player.outposts.insert(Place::CENTRAL);
            player.ships.push(Place::CENTRAL);
        }
        let mut scenario = Self { game }.ordinary_planets();
        scenario.game.board[0].outposts = Seat::all(players).collect();
        scenario.game.stack = Stack::default();
        scenario.game.stack.push(Frame::Turn(seat(1)));
        scenario
    }

    fn ordinary_planets(mut self) -> Self {
        self.game.board = [Site::default(); Place::COUNT];
        self.game.board[0].planet = Some(content().central);
        let kind = |planet: &PlanetId| planet.card().kind;
        let basic = PlanetId::all().filter(|planet| kind(planet) == PlanetType::BasicAction);
        let rest = PlanetId::all().filter(|planet| {
            matches!(kind(planet), PlanetType::Action | PlanetType::Mining | PlanetType::Wilderness)
        });
        for (&place, planet) in self.game.map().places[1..].iter().zip(basic.chain(rest)) {
            self.game.board[place.index()].planet = Some(planet);
        }
        self
    }

    /// Nobody but seat 1 has workers, so that nobody follows and every pass of seat 1 ends the phase.
    #[must_use]
    pub fn alone(mut self) -> Self {
        for player in self.game.players.iter_mut().skip(1) {
            player.crew.captains_out += std::mem::take(&mut player.crew.captains);
            player.crew.out += std::mem::take(&mut player.crew.ready);
        }
        self
    }

    /// Changes what a seat has.
    #[must_use]
    pub fn seat(mut self, number: u8, change: impl FnOnce(Holding<'_>) -> Holding<'_>) -> Self {
        change(Holding { game: &mut self.game, seat: seat(number) });
        self
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        self
    }

    /// The seat on turn.
    #[must_use]
    pub fn active(mut self, number: u8) -> Self {
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::Turn(seat(number)));
        self
    }

    /// The turn order.
    #[must_use]
    pub fn order(mut self, seats: &[u8]) -> Self {
        self.game.order = seats.iter().map(|&number| seat(number)).collect();
        self.active(seats[0])
    }

    /// This planet lies there; where it lay before lies what lay there.
    #[must_use]
    pub fn planet(mut self, place: &str, planet: &str) -> Self {
        let (place, planet): (Place, PlanetId) = (parse(place), parse(planet));
        let old = self.game.board[place.index()].planet;
        if let Some(before) = self.game.board.iter_mut().find(|site| site.planet == Some(planet)) {
            before.planet = old;
        }
        self.game.board[place.index()].planet = Some(planet);
        self
    }

    /// Pirates lie there.
    #[must_use]
    pub fn pirates(mut self, place: &str, pirate: &str) -> Self {
        self.game.board[parse::<Place>(place).index()].pirates = Some(parse(pirate));
        self
    }

    /// A bonus tile lies there.
    #[must_use]
    pub fn tile(mut self, place: &str, tile: &str) -> Self {
        self.game.board[parse::<Place>(place).index()].tile = Some(parse(tile));
        self
    }

    /// The action planet was used this round.
    #[must_use]
    pub fn used(mut self, place: &str) -> Self {
        self.game.used.insert(parse(place));
        self
    }

    /// The lower (1) or upper (2) stack of a track, top tile last.
    #[must_use]
    pub fn stack(mut self, track: &str, nth: usize, tiles: &[&str]) -> Self {
        let stack = &mut self.game.stacks[parse::<Track>(track) as usize][nth - 1];
        *stack = tiles.iter().map(|tile| parse::<BonusId>(tile)).collect();
        self
    }

    /// The bonus tile of a round.
    #[must_use]
    pub fn round_tile(mut self, round: usize, tile: &str) -> Self {
        self.game.round_tiles[round - 2] = Some(parse(tile));
        self
    }

    /// These technology cards are on display.
    #[must_use]
    pub fn display(mut self, techs: &[&str]) -> Self {
        self.game.techs = techs.iter().map(|tech| parse::<TechId>(tech)).collect();
        self
    }

    /// The open missions of a level, bottom to top, and the deck below them, top card first.
    #[must_use]
    pub fn missions(mut self, level: usize, open: &[&str], deck: &[&str]) -> Self {
        let missions = &mut self.game.missions[level - 1];
        missions.open = Default::default();
        for (slot, card) in missions.open.iter_mut().zip(open) {
            *slot = Some(parse::<MissionId>(card));
        }
        missions.deck = deck.iter().rev().map(|card| parse::<MissionId>(card)).collect();
        self
    }

    /// These decrees are on display.
    #[must_use]
    pub fn decrees(mut self, decrees: [&str; 4]) -> Self {
        self.game.senate =
            decrees.map(|decree| Bench { decree: parse(decree), office: None, golden: None, silver: None });
        self
    }

    /// The tile on the mining area.
    #[must_use]
    pub fn mining_tile(mut self, tile: &str) -> Self {
        self.game.mining.open = Some(parse(tile));
        self
    }

    /// The mining pile, top tile first.
    #[must_use]
    pub fn mining_pile(mut self, tiles: &[&str]) -> Self {
        self.game.mining.pile = tiles.iter().rev().map(|tile| parse(tile)).collect();
        self
    }

    /// Captains of these seats stand on a main action space.
    #[must_use]
    pub fn occupied(mut self, area: &str, seats: &[u8]) -> Self {
        let there: SeatSet = seats.iter().map(|&number| seat(number)).collect();
        self.game.spaces[parse::<Area>(area) as usize] = there;
        self
    }

    /// A table to play on.
    pub fn table(self) -> Table {
        Table { game: self.game, chance: Scripted::faces(&[]), events: Vec::new() }
    }

    /// A table where the income phase of this round begins.
    pub fn income(mut self) -> Table {
        self.game.round -= 1;
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::BeginRound);
        let mut table = self.table();
        table.go_on();
        table
    }

    /// A table where the action phase has just ended.
    pub fn maintenance(mut self) -> Table {
        self.game.passes = self.game.count();
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::NextTurn(seat(1)));
        let mut table = self.table();
        table.go_on();
        table
    }

    /// A table where the setup after the draft begins: everybody has what was said, and no outpost yet.
    pub fn setup(mut self) -> Table {
        let game = &mut self.game;
        game.round = 0;
        game.phase = Phase::Setup;
        game.board[0].outposts = SeatSet::NONE;
        for player in &mut game.players {
            player.outposts.remove(Place::CENTRAL);
            player.ships.clear();
        }
        game.stack = Stack::default();
        game.stack.push(Frame::Begin(0));
        let mut table = self.table();
        table.go_on();
        table
    }

    /// The position itself.
    pub fn game(self) -> Transgalactica {
        self.game
    }
}

impl Transgalactica {
    /// The same position with the Priority markers in these tiers.
    #[must_use]
    pub fn with_tiers(mut self, tiers: [u8; orrery_kernel::MAX_SEATS]) -> Self {
        self.tiers = tiers;
        self
    }
}
