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

use orrery_kernel::{
    Chance, Event as _, Fast, Game, Illegal, Outcome, Prompt, Scripted, Seat, SeatSet, Stack, Viewer,
};

use crate::action::Action;
use crate::dice::FleetDie;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{AllianceId, BattleId, EmpireId, MoonId, PlanetId, SetId, SpaceId, VpCardId};
use crate::options::Options;
use crate::state::{Player, RocketDice, Tucked, Turn};

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

/// What a seat has, in the making.
#[derive(Debug)]
pub struct Holding<'a> {
    game: &'a mut RocketDice,
    seat: Seat,
}

impl Holding<'_> {
    fn change(self, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.game.players[self.seat.index()]);
        self
    }

    /// Its empire.
    #[must_use]
    pub fn empire(self, id: &str) -> Self {
        let empire: EmpireId = parse(id);
        self.change(|player| player.empire = empire)
    }

    /// Its scrap.
    #[must_use]
    pub fn scrap(self, scrap: u8) -> Self {
        self.change(|player| player.scrap = scrap)
    }

    /// Its attack on the track.
    #[must_use]
    pub fn attack(self, attack: u8) -> Self {
        self.change(|player| player.attack = attack)
    }

    /// Planets it has conquered.
    #[must_use]
    pub fn planets(self, ids: &[&str]) -> Self {
        let planets: Vec<PlanetId> = ids.iter().map(|id| parse(id)).collect();
        for pile in &mut self.game.piles {
            pile.retain(|card| !planets.contains(card));
        }
        self.change(|player| planets.iter().for_each(|&planet| player.planets.insert(planet)))
    }

    /// So many planets, whichever are not yet taken, from the end of the content.
    #[must_use]
    pub fn any_planets(self, count: usize) -> Self {
        self.planets_such_that(count, |_| true)
    }

    /// So many planets without printed attack, whichever are not yet taken, from the end of the content.
    #[must_use]
    pub fn unarmed_planets(self, count: usize) -> Self {
        self.planets_such_that(count, |planet| planet.card().attack == 0)
    }

    fn planets_such_that(self, count: usize, fits: impl Fn(PlanetId) -> bool) -> Self {
        let taken = |id: PlanetId| self.game.players.iter().any(|player| player.planets.contains(id));
        let free = PlanetId::all().rev().filter(|&id| fits(id) && !taken(id)).take(count);
        let free: Vec<String> = free.map(|id| id.to_string()).collect();
        assert_eq!(free.len(), count, "not so many planets are left");
        self.planets(&free.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Planets among its own whose once ability is used.
    #[must_use]
    pub fn turned(self, ids: &[&str]) -> Self {
        let planets: Vec<PlanetId> = ids.iter().map(|id| parse(id)).collect();
        self.change(|player| planets.iter().for_each(|&planet| player.turned.insert(planet)))
    }

    /// So many moons of a kind; the supply shrinks.
    #[must_use]
    pub fn moons(self, id: &str, count: u8) -> Self {
        let kind = parse::<MoonId>(id).index();
        self.game.moons[kind] = self.game.moons[kind].saturating_sub(count);
        self.change(|player| player.moons[kind] = count)
    }

    /// Alliances it holds.
    #[must_use]
    pub fn alliances(self, ids: &[&str]) -> Self {
        let cards: Vec<AllianceId> = ids.iter().map(|id| parse(id)).collect();
        self.game.alliance_deck.retain(|card| !cards.contains(card));
        self.game.display.retain(|card| !cards.contains(card));
        while !self.game.display.is_full()
            && let Some(card) = self.game.alliance_deck.pop()
        {
            self.game.display.push(card);
        }
        self.change(|player| cards.iter().for_each(|&card| player.alliances.insert(card)))
    }

    /// VP cards it holds.
    #[must_use]
    pub fn vp_cards(self, ids: &[&str]) -> Self {
        let cards: Vec<VpCardId> = ids.iter().map(|id| parse(id)).collect();
        self.game.vp_deck.retain(|tucked| !cards.contains(&tucked.card));
        self.change(|player| cards.iter().for_each(|&card| player.vp_cards.insert(card)))
    }

    /// Spaces it has marked, without their prefix: `purple-3`, `white-18`. Sets thereby complete count as completed.
    #[must_use]
    pub fn station(self, spaces: &[&str]) -> Self {
        let spaces: Vec<SpaceId> = spaces.iter().map(|space| parse(&format!("station-{space}"))).collect();
        self.change(|player| {
            spaces.iter().for_each(|&space| player.station.insert(space));
            for set in SetId::all() {
                let all = SpaceId::all().filter(|space| set.card().spaces & 1 << space.index() != 0);
                if all.into_iter().all(|space| player.station.contains(space)) {
                    player.sets.insert(set);
                }
            }
        })
    }

    /// Battles it has won.
    #[must_use]
    pub fn won(self, ids: &[&str]) -> Self {
        let battles: Vec<BattleId> = ids.iter().map(|id| parse(id)).collect();
        self.game.battles.deck.retain(|card| !battles.contains(card));
        self.change(|player| battles.iter().for_each(|&battle| player.won.insert(battle)))
    }
}

/// A position being played in a test, with scripted chance and a log.
#[derive(Clone, Debug)]
pub struct Table {
    /// The position.
    pub game: RocketDice,
    /// The chance; set it before a roll that matters.
    pub chance: Scripted,
    /// Everything that happened since the scenario began.
    pub events: Vec<Event>,
}

impl Table {
    /// Is nothing pending but to go on with Activate, Build and free actions?
    pub fn may_build(&self) -> bool {
        matches!(self.game.stack.top(), Some(Frame::Main))
    }

    /// The seat asked, counted from 1; 0 when the game is over.
    pub fn asked(&self) -> u8 {
        self.game.asked().map_or(0, |seat| seat.index() as u8 + 1)
    }

    /// Everything the seat asked may do, in notation.
    pub fn offers(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Some(seat) = self.game.asked() {
            self.game.actions(seat, &mut actions);
        }
        actions.iter().map(Action::to_string).collect()
    }

    /// Offers that begin with this.
    pub fn offers_of(&self, start: &str) -> Vec<String> {
        self.offers().into_iter().filter(|action| action.starts_with(start)).collect()
    }

    /// Is this action legal now?
    pub fn allows(&self, action: &str) -> bool {
        self.offers().iter().any(|offered| offered == action)
    }

    /// The rule that forbids the action; panics if it is legal.
    pub fn refuses(&self, action: &str) -> &'static str {
        let seat = self.game.asked().expect("somebody is asked");
        let action: Action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        match self.game.check(seat, action) {
            Err(Illegal::Rule { rule, .. }) => rule.0,
            other => panic!("{action}: {other:?}"),
        }
    }

    /// The seat asked does this; panics if it is illegal.
    pub fn act(&mut self, action: &str) -> &mut Self {
        let seat = self.game.asked().expect("somebody is asked");
        let parsed: Action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        if let Err(why) = self.game.apply(seat, parsed, &mut self.chance, &mut self.events) {
            panic!("{action}: {why}; offered: {:?}", self.offers());
        }
        self
    }

    /// Several actions in order.
    pub fn acts(&mut self, actions: &[&str]) -> &mut Self {
        actions.iter().for_each(|action| _ = self.act(action));
        self
    }

    /// The next dice show these faces.
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        self.chance = Scripted::faces(faces);
        self
    }

    /// The fleet as text, spent dice in brackets.
    pub fn fleet(&self) -> String {
        let show = |die: &FleetDie| if die.spent { format!("({})", die.die) } else { die.die.to_string() };
        self.game.turn.fleet.iter().map(show).collect::<Vec<_>>().join(" ")
    }

    /// The galaxy as text.
    pub fn board(&self) -> String {
        self.game.galaxy.to_string()
    }

    /// The reserve as text.
    pub fn reserve(&self) -> String {
        self.game.reserve.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// What a seat has.
    pub fn player(&self, number: u8) -> &Player {
        self.game.player(seat(number))
    }

    /// A seat's scrap.
    pub fn scrap(&self, number: u8) -> u8 {
        self.player(number).scrap
    }

    /// A seat's attack on the track.
    pub fn attack(&self, number: u8) -> u8 {
        self.player(number).attack
    }

    /// A seat's planets.
    pub fn planets(&self, number: u8) -> Vec<String> {
        self.player(number).planets.iter().map(|id| id.to_string()).collect()
    }

    /// A seat's alliances.
    pub fn alliances(&self, number: u8) -> Vec<String> {
        self.player(number).alliances.iter().map(|id| id.to_string()).collect()
    }

    /// A seat's VP cards.
    pub fn vp_cards(&self, number: u8) -> Vec<String> {
        self.player(number).vp_cards.iter().map(|id| id.to_string()).collect()
    }

    /// A seat's marked spaces, without their prefix.
    pub fn station(&self, number: u8) -> Vec<String> {
        let short = |id: SpaceId| id.to_string().trim_start_matches("station-").to_owned();
        self.player(number).station.iter().map(short).collect()
    }

    /// A seat's moons of a kind.
    pub fn moons(&self, number: u8, kind: &str) -> u8 {
        self.player(number).moons[parse::<MoonId>(kind).index()]
    }

    /// Battles a seat has won.
    pub fn won(&self, number: u8) -> Vec<String> {
        self.player(number).won.iter().map(|id| id.to_string()).collect()
    }

    /// A seat's score by source, as if the game ended now.
    pub fn sheet(&self, number: u8) -> crate::Sheet {
        self.game.sheet(seat(number))
    }

    /// The outcome; none while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.prompt() {
            Prompt::Over(outcome) => Some(outcome),
            Prompt::Ask(_) => None,
        }
    }

    /// The planets on top of the piles.
    pub fn available(&self) -> Vec<String> {
        self.game.available_planets().map(|id| id.to_string()).collect()
    }

    /// The active and the next battle.
    pub fn battles(&self) -> [Option<String>; 2] {
        [self.game.battles.active, self.game.battles.next].map(|card| card.map(|card| card.to_string()))
    }

    /// How many battles were resolved.
    pub fn resolved(&self) -> u8 {
        self.game.battles.resolved
    }

    /// The round.
    pub fn round(&self) -> u8 {
        self.game.round
    }

    /// The way to end that was called.
    pub fn called(&self) -> Option<crate::Ending> {
        self.game.called
    }

    /// The alliances on display.
    pub fn display(&self) -> Vec<String> {
        self.game.display.iter().map(|id| id.to_string()).collect()
    }

    /// The VP deck, top card first.
    pub fn vp_deck(&self) -> Vec<String> {
        self.game.vp_deck.iter().rev().map(|tucked| tucked.card.to_string()).collect()
    }

    /// Did an event happen whose JSON-like debug text contains this?
    pub fn happened(&self, text: &str) -> bool {
        self.events.iter().any(|event| format!("{event:?}").contains(text))
    }

    /// The events as a viewer may know them: a seat's number, or 0 for a spectator.
    pub fn events_for(&self, viewer: u8) -> Vec<Event> {
        let viewer = if viewer == 0 { Viewer::Spectator } else { Viewer::Seat(seat(viewer)) };
        self.events.iter().filter_map(|event| event.redacted(viewer)).collect()
    }

    /// The names of the events so far.
    pub fn story(&self) -> Vec<String> {
        let name =
            |event: &Event| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
        self.events.iter().map(name).collect()
    }

    /// Did events with these names happen one after the other, whatever came between?
    pub fn told(&self, names: &[&str]) -> bool {
        let mut story = self.story().into_iter();
        names.iter().all(|name| story.any(|told| told == *name))
    }

    /// How often an event of this name happened.
    pub fn times(&self, name: &str) -> usize {
        self.story().iter().filter(|told| *told == name).count()
    }

    /// Strengths in the last battle, seat by seat, bonus included, before commitments.
    pub fn mustered(&self) -> Vec<u8> {
        let strength =
            |event: &Event| if let Event::Mustered { strength, .. } = event { Some(*strength) } else { None };
        let all: Vec<u8> = self.events.iter().filter_map(strength).collect();
        all[all.len().saturating_sub(self.game.count().into())..].to_vec()
    }

    /// Who won the last battle that was won, and with which strength.
    pub fn victory(&self) -> Option<(u8, u8)> {
        self.events.iter().rev().find_map(|event| match event {
            Event::BattleWon { seat, strength, .. } => Some((seat.index() as u8 + 1, *strength)),
            _ => None,
        })
    }

    /// A seat's planets whose once ability is used.
    pub fn turned(&self, number: u8) -> Vec<String> {
        self.player(number).turned.iter().map(|id| id.to_string()).collect()
    }

    /// Sets of The Station that a seat has completed.
    pub fn sets(&self, number: u8) -> Vec<String> {
        self.player(number).sets.iter().map(|id| id.to_string()).collect()
    }

    /// The discarded alliances.
    pub fn discards(&self) -> Vec<String> {
        self.game.alliance_discards.iter().map(|id| id.to_string()).collect()
    }

    /// The die in a cell of the galaxy, `--` if it is empty.
    pub fn cell(&self, cell: &str) -> String {
        self.game.galaxy.get(parse(cell)).map_or("--".to_owned(), |die| die.to_string())
    }

    /// Recruits the first fleet on offer, takes no alliance for it and rerolls nothing.
    pub fn recruit(&mut self) -> &mut Self {
        while !self.may_build()
            && let Some(action) = self.offers().first()
        {
            self.act(action);
        }
        self
    }

    /// Ends the turn of the seat asked, declining everything, and stops when another seat is on turn (or the game ends).
    pub fn end_turn(&mut self) -> &mut Self {
        let active = self.game.active;
        while self.game.active == active
            && let Some(seat) = self.game.asked()
        {
            let mut actions = Vec::new();
            self.game.actions(seat, &mut actions);
            self.game.play(seat, actions[0], &mut self.chance, &mut self.events);
        }
        self
    }
}

impl RocketDice {
    fn go_on_with(&mut self, chance: &mut impl Chance, log: &mut Vec<Event>) {
        self.go_on(&mut crate::fate::Both { chance, log });
    }
}
