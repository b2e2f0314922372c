//! Setting the table (AE-SETUP), with chance asked in the ledger's order (AE-RANDOM).

use arrayvec::ArrayVec;
use orrery_kernel::{BadOptions, Chance, Offers, Seat, SeatSet, Stack};

use crate::action::Action;
use crate::battle_state::{Battle, Threat};
use crate::content::content;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame};
use crate::ids::{
    BaseId, DestinyId, DiscoveryId, EventId, EventSet, FactionId, Finds, Hand, ModuleId, ModuleSet, MoonId,
    PlanetId, RaiderId, SpaceId, SpecialId, TacticId, TokenId, TokenSet, UpgradeId, UpgradeSet,
};
use crate::kinds::{Class, Power, Ship, Source, Track};
use crate::options::{Deck, Options, Special};
use crate::outcome::ranking;
use crate::player::{Berth, Player, Slot};
use crate::squad::Fleet;
use crate::state::{AndromedasEdge, COLORS, Marker, Raiders, Site, Tile, Turn};
use crate::units::Units;

impl AndromedasEdge {
    pub(crate) fn set_table(options: &Options, fate: &mut impl Fate) -> Result<Self, BadOptions> {
        options.check()?;
        let twilight = options.deck == Deck::CosmicTwilight;
        let events: ArrayVec<EventId, 10> =
            shuffled(EventId::all().filter(|event| event.card().twilight == twilight).take(10), fate);
        let mut game = Self {
            options: *options,
            first: Seat::default(),
            active: Seat::default(),
            turn: Turn::default(),
            sites: [Site::default(); 29],
            newest: content().fill_order[0],
            fleets: [Fleet::default(); COLORS],
            leaders: [[0; 29]; COLORS],
            berths: (0..content().modules.len() - 4).map(|_| Berth::default()).collect(),
            industry: ArrayVec::new(),
            decks: Default::default(),
            under: [0; 4],
            display: [[None; 3]; 4],
            deck: ArrayVec::new(),
            discard: Hand::default(),
            reshuffled: Hand::default(),
            drawn: ArrayVec::new(),
            planets: shuffled(PlanetId::all(), fate),
            piles: Default::default(),
            lost_moons: ArrayVec::new(),
            stacks: Default::default(),
            stacks_seen: [SeatSet::NONE; 3],
            spent_finds: Finds::default(),
            tokens: [None; 3],
            events: events.into_iter().map(|event| (event, SeatSet::NONE)).collect(),
            spent_events: EventSet::default(),
            event: None,
            marker: Marker::On(content().limits.event_start[usize::from(options.contenders()) - 2]),
            raiders: Raiders {
                cards: [options.s_class; 5],
                revealed: 1,
                markers: [0; 5],
                swarm: ArrayVec::new(),
                single: [None; 4],
            },
            players: (0..options.players).map(|_| Player::new()).collect(),
            battle: Battle::default(),
            threat: Threat::default(),
            last_turns: None,
            stack: Stack::default(),
            unity: None,
        };
        game.lay_tiles(fate);
        game.fill_columns(fate);
        game.lay_tokens(fate);
        game.deck = shuffled(
            TacticId::all().flat_map(|card| std::iter::repeat_n(card, card.card().copies.into())),
            fate,
        );
        game.deal(fate);
        game.select_raiders(fate);
        game.prepare_fleets();
        game.set_up_unity(fate);
        game.stack.push(Frame::Begin);
        if options.destiny {
            game.stack.push(Frame::Destinies);
        }
        game.stack.push(Frame::Factions);
        Ok(game)
    }

    /// AE-SETUP-7 to -17, AE-SPECIAL-2, -3.
    fn lay_tiles(&mut self, fate: &mut impl Fate) {
        for space in content().nebulae.iter() {
            self.site_mut(space).tile = Tile::Nebula;
        }
        if self.options.special != Special::None {
            let quasars = self.options.special == Special::Quasars;
            for special in SpecialId::all().filter(|special| special.card().quasar == quasars) {
                let space = content().special_spaces[usize::from(special.card().mark) - 1];
                self.site_mut(space).tile = Tile::Special(special);
                fate.event(Event::TileLaid { space, tile: Tile::Special(special), moon: None });
            }
        }
        let count = usize::from(content().limits.planets[usize::from(self.options.contenders()) - 2]);
        let mut tiles = ArrayVec::<Tile, 23>::new();
        for _ in 0..count {
            tiles.extend(self.planets.pop().map(Tile::Planet));
        }
        tiles.extend(BaseId::all().map(Tile::Base));
        fate.shuffle(&mut tiles);
        self.lay_moons(fate);
        let free = content().fill_order.iter().copied().filter(|&space| self.site(space).tile == Tile::None);
        let free: ArrayVec<SpaceId, 23> = free.collect();
        for (space, tile) in free.into_iter().zip(tiles) {
            match tile {
                Tile::Planet(planet) => self.lay_planet(space, planet, fate),
                tile => {
                    self.site_mut(space).tile = tile;
                    fate.event(Event::TileLaid { space, tile, moon: None });
                }
            }
        }
    }

    /// AE-SETUP-14, -15: nebula moons face up, the others in piles by colour.
    fn lay_moons(&mut self, fate: &mut impl Fate) {
        let pieces = |kind: Option<Track>| {
            let of = MoonId::all().filter(move |moon| moon.card().kind == kind);
            of.flat_map(|moon| std::iter::repeat_n(moon, moon.card().copies.into()))
        };
        let nebula: ArrayVec<MoonId, 6> = shuffled(pieces(None).take(6), fate);
        for (space, moon) in content().nebulae.iter().zip(nebula) {
            self.site_mut(space).moons.push(moon);
            fate.event(Event::MoonShown { space, moon });
        }
        for track in Track::ALL {
            self.piles[track as usize] = shuffled(pieces(Some(track)).take(9), fate);
        }
    }

    /// AE-SETUP-25.
    fn fill_columns(&mut self, fate: &mut impl Fate) {
        for row in Track::ROWS {
            let cards = ModuleId::all().filter(|module| module.card().row == row && !module.card().core);
            self.decks[row as usize] = shuffled(cards, fate);
        }
        self.refill(fate);
    }

    /// AE-SETUP-26 to -29.
    fn lay_tokens(&mut self, fate: &mut impl Fate) {
        let pieces =
            DiscoveryId::all().flat_map(|token| std::iter::repeat_n(token, token.card().copies.into()));
        let mut finds: ArrayVec<DiscoveryId, 48> = shuffled(pieces, fate);
        for stack in &mut self.stacks {
            for _ in 0..5 {
                stack.extend(finds.pop());
            }
        }
        let tokens: ArrayVec<TokenId, 8> = shuffled(TokenId::all(), fate);
        for (place, token) in self.tokens.iter_mut().zip(tokens) {
            *place = Some(token);
            fate.event(Event::TokenLaid { token });
        }
    }

    /// AE-SETUP-37, -41, AE-DESTINY-1.
    fn deal(&mut self, fate: &mut impl Fate) {
        let count = self.count();
        let mut factions: ArrayVec<FactionId, 16> = shuffled(FactionId::all(), fate);
        for seat in Seat::all(count) {
            let mut dealt: ArrayVec<FactionId, 3> = (0..3).filter_map(|_| factions.pop()).collect();
            dealt.sort_unstable();
            // Not even teammates know what the others choose from (AE-HIDDEN-7).
            let eyes = SeatSet::one(seat);
            fate.event(Event::FactionsDealt { seat, factions: Some(dealt.clone()), eyes });
            self.player_mut(seat).dealt = dealt;
        }
        for ship in Ship::ALL {
            let neutral = UpgradeId::all().filter(|tile| tile.card().ship == ship && !tile.card().faction);
            let mut tiles: ArrayVec<UpgradeId, 36> = shuffled(neutral, fate);
            for player in &mut self.players {
                tiles.pop().into_iter().for_each(|tile| player.tiles.insert(tile));
            }
        }
        for seat in Seat::all(count) {
            let tiles = Some(self.player(seat).tiles.iter().collect());
            fate.event(Event::TilesDealt { seat, tiles, eyes: self.eyes(seat) });
        }
        if self.options.destiny {
            let mut cards: ArrayVec<DestinyId, 32> = shuffled(DestinyId::all(), fate);
            for seat in Seat::all(count) {
                let mut dealt: ArrayVec<DestinyId, 2> = (0..2).filter_map(|_| cards.pop()).collect();
                dealt.sort_unstable();
                let eyes = SeatSet::one(seat);
                fate.event(Event::DestiniesDealt { seat, destinies: Some(dealt.clone()), eyes });
                self.player_mut(seat).destinies = dealt;
            }
        }
    }

    /// AE-SETUP-18 to -23.
    fn select_raiders(&mut self, fate: &mut impl Fate) {
        for (nth, class) in [Class::A, Class::B, Class::C, Class::D].into_iter().enumerate() {
            let of: ArrayVec<RaiderId, 10> =
                RaiderId::all().filter(|raider| raider.card().class == class).collect();
            let drawn = self.options.raiders[nth].or_else(|| fate.pick(&of));
            self.raiders.cards[class as usize] = drawn.unwrap_or(self.options.s_class);
        }
        let raider = self.options.s_class;
        for _ in 0..2 {
            if let Some(space) = self.random_start(Class::S, fate) {
                self.raiders.swarm.push(space);
                fate.event(Event::RaidersPlaced { raider, space, count: 1 });
            }
        }
        self.raiders.swarm.sort_unstable();
    }

    /// AE-SETUP-35, -36, -46, -48.
    fn prepare_fleets(&mut self) {
        for seat in Seat::all(self.count()) {
            for ship in Ship::ALL {
                let card = &content().ships[ship as usize];
                let fleet = self.fleet_mut(seat);
                (0..card.at_start).for_each(|_| fleet.bay.add(ship));
                (card.at_start..card.copies).for_each(|_| fleet.unbuilt.add(ship));
            }
            for space in SpaceId::all() {
                if matches!(self.site(space).tile, Tile::Base(_)) {
                    self.leaders[seat.index()][space.index()] = 1;
                }
            }
        }
    }

    /// Who has not chosen a faction, or a destiny.
    pub(crate) fn undecided(&self, frame: &Frame) -> SeatSet {
        let open = |seat: &Seat| match frame {
            Frame::Factions => self.player(*seat).faction.is_none(),
            _ => self.player(*seat).destiny.is_none(),
        };
        Seat::all(self.count()).filter(open).collect()
    }

    pub(crate) fn offer_secret_choice(&self, frame: &Frame, seat: Seat, offers: &mut impl Offers<Action>) {
        let player = self.player(seat);
        match frame {
            Frame::Factions => {
                player.dealt.iter().for_each(|&faction| offers.offer(Action::Faction(faction)))
            }
            _ => player.destinies.iter().for_each(|&destiny| offers.offer(Action::Destiny(destiny))),
        }
    }

    pub(crate) fn choose_secretly(&mut self, seat: Seat, action: Action, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        match action {
            Action::Faction(faction) => player.faction = Some(faction),
            Action::Destiny(destiny) => player.destiny = Some(destiny),
            _ => return,
        }
        fate.event(Event::Chosen { seat });
    }

    /// AE-SETUP-39, -40, -45: all have chosen.
    pub(crate) fn reveal_factions(&mut self, fate: &mut impl Fate) {
        for seat in Seat::all(self.count()) {
            let player = self.player_mut(seat);
            player.dealt.clear();
            let Some(faction) = player.faction else { continue };
            player.tiles.insert(faction.card().upgrade);
            // AE-RULING-92: without the effects of the spaces.
            faction.card().tracks.iter().for_each(|&track| player.markers[track as usize] += 1);
            fate.event(Event::FactionRevealed { seat, faction });
        }
    }

    /// AE-SETUP-38, -47 to -50: leaders, the start player, starting resources.
    pub(crate) fn begin(&mut self, fate: &mut impl Fate) {
        let seats = Seat::all(self.count());
        for seat in seats.clone() {
            self.send_leaders(seat, fate);
        }
        self.first = self.find_first(fate);
        fate.event(Event::StartPlayer { seat: self.first });
        for (seat, vp) in self.first.round(self.count()).zip(content().limits.start_vp) {
            self.player_mut(seat).scored[Source::Start as usize] = vp.into();
        }
        self.seat_unity(fate);
        self.stack.push(Frame::StartTurn(self.first));
        for seat in seats.rev() {
            if let Some(faction) = self.player(seat).faction {
                self.begin_effect(faction.card().start, Context::new(seat, Source::Start));
            }
        }
    }

    /// AE-SETUP-47, -48; the Ashborn Wardens keep theirs at home.
    fn send_leaders(&mut self, seat: Seat, fate: &mut impl Fate) {
        if self.player(seat).has(Power::AncestralCharter) {
            self.tell_power(seat, Power::AncestralCharter, fate);
            self.player_mut(seat).leaders = 3;
            return;
        }
        self.player_mut(seat).leaders = 1;
        let space = SpaceId::numbered(fate.die(6) - 1);
        self.leaders[seat.index()][space.index()] = 2;
        fate.event(Event::LeadersSent { seat, space });
    }

    /// AE-SETUP-49, AE-RULING-105, AE-TEAM-2: compared like a battle roll; whoever is tied rolls again.
    fn find_first(&self, fate: &mut impl Fate) -> Seat {
        if self.count() == 1 {
            return Seat::default();
        }
        let mut rolling: SeatSet = Seat::all(self.count()).collect();
        // Dice that tie twenty times in a row are no dice; then the first seat begins.
        for _ in 0..20 {
            let mut sums = [[0; 6]; 4];
            for seat in rolling.iter() {
                let mut dice = [0; 6];
                (0..6).for_each(|_| dice[usize::from(fate.die(6)) - 1] += 1);
                fate.event(Event::StartRolled { seat, dice });
                let side = if self.options.teams { seat.index() & !1 } else { seat.index() };
                sums[side].iter_mut().zip(dice).for_each(|(sum, count)| *sum += count);
            }
            let leads = |seat: Seat| ranking(sums[seat.index()], false);
            let sides = rolling.iter().filter(|seat| !self.options.teams || seat.index() % 2 == 0);
            let sides: ArrayVec<Seat, 4> = sides.collect();
            let best = sides.iter().map(|&seat| leads(seat)).max();
            let tied: SeatSet = sides.into_iter().filter(|&seat| Some(leads(seat)) == best).collect();
            if let Some(seat) = tied.first().filter(|_| tied.len() == 1) {
                return seat;
            }
            rolling =
                tied.iter().flat_map(|seat| self.eyes(seat).iter().collect::<ArrayVec<_, 4>>()).collect();
        }
        Seat::default()
    }
}

impl Player {
    /// With empty hands.
    pub(crate) fn new() -> Self {
        Self {
            hand: Hand::default(),
            sustained: Hand::default(),
            modules: ModuleSet::default(),
            core: [Berth::default(); 4],
            tiles: UpgradeSet::default(),
            upgrades: [None; 4],
            shields: [0; 4],
            stored: Units::NONE,
            scored: [0; Source::ALL.len()],
            markers: [0; 5],
            moons: ArrayVec::new(),
            operations: Slot::default(),
            finds: Finds::default(),
            tokens: TokenSet::default(),
            cards_up: [0; 5],
            cards_down: [0; 5],
            leaders: 0,
            spent_leaders: 0,
            dealt: ArrayVec::new(),
            faction: None,
            destinies: ArrayVec::new(),
            destiny: None,
            used: 0,
            idle: 0,
        }
    }
}

pub(crate) fn shuffled<T, const N: usize>(
    cards: impl Iterator<Item = T>,
    chance: &mut impl Chance,
) -> ArrayVec<T, N> {
    let mut cards: ArrayVec<T, N> = cards.collect();
    chance.shuffle(&mut cards);
    cards
}
