//! Positions for tests, built in sentences:
//!
//! ```
//! use orrery_andromedas_edge::scenario::Scenario;
//! let mut table = Scenario::of(2)
//!     .tile("space-01", "trade-hub")
//!     .seat(1, |player| player.stored([1, 1, 0, 0, 0]))
//!     .table();
//! // There is one way to pay, so that it is not asked for.
//! table.act("launch transport space-01");
//! assert_eq!(table.stored(1), [0, 0, 0, 0, 2]);
//! ```
//!
//! What a scenario does not say: seat 1 is on turn; nobody has resources, cards, moons, leaders, modules or a faction; all
//! have three transports in the bay; the board has its nebulae, without moons, and planets in the order of the content on
//! the spaces from 1 to 15, with the moons of the deal; no base is laid; no raider is there; columns are full, stacks and
//! decks as dealt; the event marker is on space 0. Nonsense in a scenario panics: this is for tests, never for input.

use orrery_kernel::{Fast, Game, Scripted, Seat, SeatSet, Stack};

use crate::frame::Frame;
use crate::ids::{EventId, ModuleId, MoonId, PlanetId, SpaceId, TacticId};
use crate::kinds::{Class, Side, Track};
use crate::options::Options;
use crate::player::Player;
use crate::state::{AndromedasEdge, Marker, Moons, Site, Tile, Turn};

mod commanding;
mod holding;
mod table;

pub use commanding::Commanding;
pub use holding::Holding;
pub use table::Table;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: AndromedasEdge,
}

/// The seat with this number, counted from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("a seat of the table")
}

pub(crate) fn parse<T: std::str::FromStr<Err = String>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

impl Scenario {
    /// A table of so many players.
    pub fn of(players: u8) -> Self {
        Self::with(Options::standard(players).expect("2 to 4 players"))
    }

    /// A table with these options.
    pub fn with(options: Options) -> Self {
        let mut game = AndromedasEdge::start(&options, &mut Fast::new(7), &mut ()).expect("a table");
        let specials: Vec<(usize, Tile)> = (0..29)
            .map(|space| (space, game.sites[space].tile))
            .filter(|(_, tile)| matches!(tile, Tile::Special(_)))
            .collect();
        for player in &mut game.players {
            let tiles = player.tiles;
            *player = Player::new();
            player.tiles = tiles;
        }
        game.leaders = Default::default();
        game.clear_unity();
        game.raiders.swarm.clear();
        game.sites = [Site::default(); 29];
        for space in SpaceId::all().take(6) {
            game.sites[space.index()].tile = Tile::Nebula;
        }
        for (space, planet) in SpaceId::all().skip(6).zip(PlanetId::all()) {
            let pile: Vec<MoonId> =
                MoonId::all().filter(|moon| moon.card().kind == Some(planet.card().kind)).collect();
            let mut site = Site { tile: Tile::Planet(planet), ..Site::default() };
            pile.into_iter().take(3).for_each(|moon| site.moons.push(moon));
            game.sites[space.index()] = site;
        }
        for (space, tile) in specials {
            game.sites[space] = Site { tile, ..Site::default() };
        }
        game.planets = PlanetId::all().skip(12).collect();
        game.marker = Marker::On(0);
        game.turn = Turn::default();
        game.first = seat(1);
        game.active = seat(1);
        game.stack = Stack::default();
        Self { game }
    }

    /// Changes what a seat has.
    #[must_use]
    pub fn seat(mut self, number: u8, change: impl FnOnce(Holding<'_>) -> Holding<'_>) -> Self {
        change(Holding { game: &mut self.game, seat: seat(number) });
        self
    }

    /// So many players against Unity under this Commander, which has all its ships in the bay and else nothing.
    pub fn against(players: u8, commander: &str) -> Self {
        let options = Options::standard(1).expect("one player against Unity");
        Self::with(Options { players, unity: Some(parse(commander)), ..options })
    }

    /// Changes what Unity has.
    #[must_use]
    pub fn unity(mut self, change: impl FnOnce(Commanding<'_>) -> Commanding<'_>) -> Self {
        change(Commanding { game: &mut self.game });
        self
    }

    /// A table at the beginning of Unity's turn, with these outcomes of dice to come.
    pub fn unity_turn(mut self, faces: &[u8]) -> Table {
        self.game.active = self.game.conn_holder();
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::Unity(crate::unity::Pending::Turn));
        let mut table = Table { game: self.game, chance: Scripted::faces(faces), events: Vec::new() };
        table.go_on();
        table
    }

    /// The same with the event pending, at the end of Unity's turn.
    pub fn unity_event(mut self, faces: &[u8]) -> Table {
        self.game.active = self.game.conn_holder();
        self.game.marker = Marker::Pending;
        self.game.set_unity_acting();
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::Unity(crate::unity::Pending::EndTurn));
        let mut table = Table { game: self.game, chance: Scripted::faces(faces), events: Vec::new() };
        table.go_on();
        table
    }

    /// A table where Unity gets this effect of a card, token or event on the first seat's turn; then that turn goes on.
    pub fn unity_gets(mut self, effect: crate::effect::NodeId) -> Table {
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::StartTurn(self.game.active));
        let owner = Side::of(self.game.active);
        let context = crate::frame::Context {
            owner,
            ..crate::frame::Context::of(Side::UNITY, crate::kinds::Source::Tactics)
        };
        self.game.begin_effect(effect, context);
        let mut table = Table { game: self.game, chance: Scripted::faces(&[]), events: Vec::new() };
        table.go_on();
        table
    }

    /// The end was triggered in the turn before this one.
    #[must_use]
    pub fn ending(mut self) -> Self {
        self.game.last_turns = Some(self.game.contender_count());
        self.game.marker = Marker::Removed;
        self.game.set_unity_last();
        self
    }

    /// The seat on turn.
    #[must_use]
    pub fn active(mut self, number: u8) -> Self {
        self.game.active = seat(number);
        self
    }

    /// A planet, a base, or nothing (`none`) lies there; where it lay before lies nothing.
    #[must_use]
    pub fn tile(mut self, space: &str, tile: &str) -> Self {
        let space: SpaceId = parse(space);
        let tile = match (tile, tile.parse::<PlanetId>()) {
            ("none", _) => Tile::None,
            (_, Ok(planet)) => Tile::Planet(planet),
            _ => Tile::Base(parse(tile)),
        };
        for site in self.game.sites.iter_mut().filter(|site| site.tile == tile) {
            *site = Site::default();
        }
        self.game.sites[space.index()] = Site { tile, ..Site::default() };
        self
    }

    /// The moons of a space, top moon last.
    #[must_use]
    pub fn moons(mut self, space: &str, moons: &[&str]) -> Self {
        let site = &mut self.game.sites[parse::<SpaceId>(space).index()];
        site.moons = Moons::default();
        moons.iter().for_each(|moon| site.moons.push(parse(moon)));
        self
    }

    /// Bonus resources on a region.
    #[must_use]
    pub fn bonus(mut self, space: &str, resource: &str, count: u8) -> Self {
        self.game.sites[parse::<SpaceId>(space).index()].bonus.set(parse(resource), count);
        self
    }

    /// Ships of class S there.
    #[must_use]
    pub fn swarm(mut self, spaces: &[&str]) -> Self {
        self.game.raiders.swarm = spaces.iter().map(|space| parse::<SpaceId>(space)).collect();
        self.game.raiders.swarm.sort_unstable();
        self
    }

    /// This raider of class A to D is there.
    #[must_use]
    pub fn raider(mut self, raider: &str, space: &str) -> Self {
        let raider: crate::ids::RaiderId = parse(raider);
        let class = raider.card().class as usize;
        self.game.raiders.cards[class] = raider;
        self.game.raiders.revealed |= 1 << class;
        self.game.raiders.single[class - 1] = Some(parse(space));
        self
    }

    /// This raider card lies beside the board, face down.
    #[must_use]
    pub fn raider_card(mut self, raider: &str) -> Self {
        let raider: crate::ids::RaiderId = parse(raider);
        self.game.raiders.cards[raider.card().class as usize] = raider;
        self
    }

    /// The event marker on this space.
    #[must_use]
    pub fn marker(mut self, space: u8) -> Self {
        self.game.marker = Marker::On(space);
        self
    }

    /// The event deck, top card first.
    #[must_use]
    pub fn events(mut self, events: &[&str]) -> Self {
        let cards = events.iter().rev().map(|event| (parse::<EventId>(event), SeatSet::NONE));
        self.game.events = cards.collect();
        self
    }

    /// The tactics deck, top card first.
    #[must_use]
    pub fn deck(mut self, cards: &[&str]) -> Self {
        self.game.deck = cards.iter().rev().map(|card| parse::<TacticId>(card)).collect();
        self
    }

    /// The tactics discard pile.
    #[must_use]
    pub fn discard(mut self, cards: &[&str]) -> Self {
        self.game.discard = cards.iter().map(|card| parse::<TacticId>(card)).collect();
        self
    }

    /// The face-up modules of a column; bottom, middle, top.
    #[must_use]
    pub fn column(mut self, row: &str, modules: &[&str]) -> Self {
        let row = parse::<Track>(row) as usize;
        let modules: Vec<ModuleId> = modules.iter().map(|module| parse(module)).collect();
        self.game.decks[row].retain(|module| !modules.contains(module));
        self.game.display[row] = [0, 1, 2].map(|place| modules.get(place).copied());
        self
    }

    /// The deck of a column, top card first.
    #[must_use]
    pub fn module_deck(mut self, row: &str, modules: &[&str]) -> Self {
        let deck = modules.iter().rev().map(|module| parse::<ModuleId>(module));
        self.game.decks[parse::<Track>(row) as usize] = deck.collect();
        self
    }

    /// A discovery stack: 1 and 2 of the science track, 3 of the observatories.
    #[must_use]
    pub fn stack(mut self, number: usize, tokens: &[&str]) -> Self {
        self.game.stacks[number - 1] = tokens.iter().map(|token| parse(token)).collect();
        self
    }

    /// The supremacy tokens on their track.
    #[must_use]
    pub fn tokens(mut self, tokens: [Option<&str>; 3]) -> Self {
        self.game.tokens = tokens.map(|token| token.map(parse));
        self
    }

    /// The planet stack, top tile first.
    #[must_use]
    pub fn planets(mut self, planets: &[&str]) -> Self {
        self.game.planets = planets.iter().rev().map(|planet| parse::<PlanetId>(planet)).collect();
        self
    }

    /// Discarded moons.
    #[must_use]
    pub fn lost_moons(mut self, moons: &[&str]) -> Self {
        self.game.lost_moons = moons.iter().map(|moon| parse::<MoonId>(moon)).collect();
        self.game.lost_moons.sort_unstable();
        self
    }

    /// Somebody's development stands there; the card is used or not.
    #[must_use]
    pub fn development(mut self, space: &str, owner: u8, used: bool) -> Self {
        let space: SpaceId = parse(space);
        let kind = self.game.planet_kind(space).expect("a planet");
        self.game.sites[space.index()].development = Some(Side::of(seat(owner)));
        let player = self.game.player_mut(seat(owner));
        let cards = if used { &mut player.cards_down } else { &mut player.cards_up };
        cards[kind as usize] += 1;
        self
    }

    /// The class of raiders whose card has so many markers.
    #[must_use]
    pub fn raider_markers(mut self, class: &str, markers: u8) -> Self {
        self.game.raiders.markers[parse::<Class>(class) as usize] = markers;
        self
    }

    /// A table at the beginning of the active player's turn.
    pub fn table(self) -> Table {
        self.dice(&[])
    }

    /// The same, with these dice to come.
    pub fn dice(mut self, faces: &[u8]) -> Table {
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::StartTurn(self.game.active));
        let mut table = Table { game: self.game, chance: Scripted::faces(faces), events: Vec::new() };
        table.go_on();
        table
    }

    /// A table at the end of the active player's turn, with the event pending.
    pub fn event(mut self, faces: &[u8]) -> Table {
        self.game.marker = Marker::Pending;
        self.game.stack = Stack::default();
        self.game.stack.push(Frame::EndTurn(self.game.active));
        let mut table = Table { game: self.game, chance: Scripted::faces(faces), events: Vec::new() };
        table.go_on();
        table
    }

    /// A table where nothing is pending: the game is over.
    pub fn over(mut self) -> Table {
        self.game.stack = Stack::default();
        Table { game: self.game, chance: Scripted::faces(&[]), events: Vec::new() }
    }
}
