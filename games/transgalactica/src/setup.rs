//! Setting the table (TG-SETUP, TG-PLAYER), with chance asked in the ledger's order (TG-RANDOM).

use arrayvec::ArrayVec;
use orrery_kernel::{BadOptions, Chance, MAX_SEATS, Seat, SeatSet, Stack};

use crate::content::{Pool, TileColor, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::goods::{Good, Units};
use crate::ids::{
    Bag, BonusId, DecreeId, FleetId, MiningId, MissionId, ObjectiveId, PirateId, PirateSet, PlanetId,
    SkillId, SkillSet, TechId, TechSet, WealthId,
};
use crate::kinds::{PlanetType, Source};
use crate::options::Options;
use crate::place::{Place, PlaceSet};
use crate::player::{Crew, Once, Player};
use crate::state::{Bench, Mining, Phase, Site, Transgalactica};

impl Transgalactica {
    pub(crate) fn set_table(options: &Options, fate: &mut impl Fate) -> Result<Self, BadOptions> {
        options.check()?;
        let count = options.players;
        let first = Seat::new(fate.below(count.into()) as u8).unwrap_or_default();
        fate.event(Event::FirstPlayer { seat: first });
        let mut game = Self {
            options: *options,
            round: 0,
            phase: Phase::Setup,
            order: first.round(count).collect(),
            tiers: [1; MAX_SEATS],
            passes: 0,
            activated: 0,
            board: [Site::default(); Place::COUNT],
            used: PlaceSet::default(),
            spaces: [SeatSet::NONE; 8],
            stacks: Default::default(),
            round_tiles: [None; 4],
            leftovers: [TileColor::Basic, TileColor::Advanced].map(|color| tiles(color, fate)),
            mining: Mining::default(),
            techs: TechSet::default(),
            missions: Default::default(),
            senate: [Bench { decree: DecreeId::numbered(0), office: None, golden: None, silver: None }; 4],
            wealth: [None; MAX_SEATS],
            skills: SkillSet::default(),
            gone: Bag::default(),
            players: (0..count).map(|_| Player::new(count)).collect(),
            stack: Stack::default(),
        };
        game.fill_stacks();
        game.lay_planets(fate);
        game.place_pirates(fate);
        game.tell_planets(fate);
        game.deal_mining_tiles(fate);
        game.lay_cards(fate);
        game.deal_players(fate);
        game.stack.push(Frame::Draft(0));
        Ok(game)
    }

    fn draw_tile(&mut self, color: TileColor) -> Option<BonusId> {
        self.leftovers[color as usize].pop()
    }

    /// TG-SETUP-2: the stacks of the tracks, then the Round Track.
    fn fill_stacks(&mut self) {
        for (track, card) in content().tracks.iter().enumerate() {
            for (nth, color, tiles) in card.spaces.iter().filter_map(|space| space.stack) {
                for _ in 0..tiles {
                    if let Some(tile) = self.draw_tile(color) {
                        self.stacks[track][usize::from(nth)].push(tile);
                    }
                }
            }
        }
        for (nth, &(_, color)) in content().round_tiles.iter().enumerate() {
            self.round_tiles[nth] = self.draw_tile(color);
        }
    }

    /// TG-SETUP-3 to -5.
    fn lay_planets(&mut self, chance: &mut impl Chance) {
        let of = |basic: bool| {
            PlanetId::all().filter(move |planet| match planet.card().kind {
                PlanetType::BasicAction => basic,
                PlanetType::Action | PlanetType::Mining | PlanetType::Wilderness => !basic,
                PlanetType::Terror | PlanetType::Central => false,
            })
        };
        self.board[Place::CENTRAL.index()].planet = Some(content().central);
        let places = self.map().places.iter().filter(|&&place| place != Place::CENTRAL);
        let planets =
            shuffled::<_, 4>(of(true), chance).into_iter().chain(shuffled::<_, 20>(of(false), chance));
        for (&place, planet) in places.zip(planets) {
            let tile = match planet.card().kind {
                PlanetType::BasicAction => self.draw_tile(TileColor::Basic),
                PlanetType::Action => self.draw_tile(TileColor::Advanced),
                PlanetType::Mining | PlanetType::Wilderness | PlanetType::Terror | PlanetType::Central => {
                    None
                }
            };
            self.board[place.index()] = Site { planet: Some(planet), tile, ..Site::default() };
        }
    }

    /// TG-SETUP-6: which tokens, then where.
    fn place_pirates(&mut self, chance: &mut impl Chance) {
        let rim = &self.map().places[5..];
        let mut tokens = shuffled::<_, 6>(PirateId::all(), chance);
        tokens.truncate(self.map().pirates.into());
        let mut lots: ArrayVec<Option<PirateId>, { Place::COUNT }> = tokens.into_iter().map(Some).collect();
        lots.extend(std::iter::repeat_n(None, rim.len() - lots.len()));
        chance.shuffle(&mut lots);
        for (place, pirates) in rim.iter().zip(lots) {
            self.board[place.index()].pirates = pirates;
        }
    }

    fn tell_planets(&self, fate: &mut impl Fate) {
        for &place in &self.map().places {
            let Site { planet, pirates, tile, .. } = self.site(place);
            if let Some(planet) = planet {
                fate.event(Event::PlanetLaid { place, planet, pirates, tile });
            }
        }
    }

    /// TG-SETUP-7, -8.
    fn deal_mining_tiles(&mut self, fate: &mut impl Fate) {
        let count = self.count();
        let starts = |tile: MiningId| match tile.card().pool {
            Pool::Start => true,
            Pool::StartOfFive => count == 5,
            Pool::Pile => false,
        };
        let copies = |tile: MiningId| std::iter::repeat_n(tile, tile.card().copies.into());
        let mut start =
            shuffled::<_, 13>(MiningId::all().filter(|&tile| starts(tile)).flat_map(copies), fate);
        for seat in Seat::all(count) {
            if let Some(tile) = start.pop() {
                self.player_mut(seat).mining[0] = Some(tile);
                fate.event(Event::MiningTileDealt { seat, tile });
            }
        }
        let rest = MiningId::all().filter(|&tile| !starts(tile)).flat_map(copies);
        self.mining.pile = shuffled(start.into_iter().chain(rest), fate);
        self.mining.open = self.mining.pile.pop();
        if let Some(tile) = self.mining.open {
            fate.event(Event::MiningTileRevealed { tile });
        }
    }

    /// TG-SETUP-9 to -11.
    fn lay_cards(&mut self, fate: &mut impl Fate) {
        for level in 1..=3 {
            let cards = shuffled::<_, 30>(TechId::all().filter(|tech| tech.card().level == level), fate);
            cards.into_iter().take(3).for_each(|tech| self.techs.insert(tech));
        }
        for (missions, level) in self.missions.iter_mut().zip(1..) {
            let cards = MissionId::all().filter(|mission| mission.card().level == level);
            missions.deck = shuffled(cards, fate);
        }
        self.refill_missions(fate);
        for (bench, deck) in self.senate.iter_mut().zip(0..) {
            let cards = shuffled::<_, 12>(DecreeId::all().filter(|decree| decree.card().deck == deck), fate);
            bench.decree = cards.first().copied().unwrap_or(bench.decree);
        }
    }

    /// TG-PLAYER-3, -7, TG-DRAFT-1.
    fn deal_players(&mut self, fate: &mut impl Fate) {
        let count = self.count();
        for player in &mut self.players {
            fate.shuffle(&mut player.fleets);
        }
        let mut objectives = shuffled::<_, 14>(ObjectiveId::all(), fate);
        for (seat, player) in Seat::all(count).zip(&mut self.players) {
            let mut dealt =
                [objectives.pop(), objectives.pop()].map(|card| card.unwrap_or(ObjectiveId::numbered(0)));
            dealt.sort_unstable();
            player.objectives = dealt;
            fate.event(Event::ObjectivesDealt { seat, objectives: Some(dealt) });
        }
        let mut wealth = shuffled::<_, 14>(WealthId::all(), fate);
        for set in self.wealth.iter_mut().take(count.into()) {
            *set = wealth.pop().zip(wealth.pop()).map(|(a, b)| [a, b]);
        }
        let skills = shuffled::<_, 10>(SkillId::all(), fate);
        self.skills = skills.into_iter().take(count.into()).collect();
    }
}

impl Player {
    /// TG-PLAYER-1, -4 to -6, TG-LEVEL-7, TG-GEN-8.
    pub(crate) fn new(players: u8) -> Self {
        let limits = &content().limits;
        let start = |track: usize| content().tracks[track].start;
        Self {
            scored: [0; Source::ALL.len()],
            goods: Units::of(Good::Credit, limits.start_credits),
            markers: [start(0), start(1), start(2), start(3), 0],
            temporary: [0; 5],
            crew: Crew {
                captains: limits.captains[usize::from(players) - 2],
                captains_out: 0,
                ready: limits.crew_active,
                out: 0,
                frozen: limits.crew - limits.crew_active,
                seated: 0,
                gone: 0,
                lieutenant: None,
            },
            cargo: limits.tech_markers,
            techs: TechSet::default(),
            flipped: TechSet::default(),
            mining: [None; 6],
            fleets: [0, 1, 2].map(FleetId::numbered),
            berths: [None; 3],
            kept: PirateSet::default(),
            outposts: PlaceSet::default(),
            ships: ArrayVec::new(),
            log: ArrayVec::new(),
            fulfilled: Default::default(),
            tiles: Bag::default(),
            stock: Bag::default(),
            spent: Bag::default(),
            skill: None,
            wealth: None,
            objectives: [0, 1].map(ObjectiveId::numbered),
            chosen: None,
            once: Once::default(),
        }
    }
}

fn shuffled<T, const N: usize>(cards: impl Iterator<Item = T>, chance: &mut impl Chance) -> ArrayVec<T, N> {
    let mut cards: ArrayVec<T, N> = cards.collect();
    chance.shuffle(&mut cards);
    cards
}

/// The bonus tiles of a colour, shuffled.
fn tiles(color: TileColor, chance: &mut impl Chance) -> ArrayVec<BonusId, 20> {
    let kinds = BonusId::all().filter(|tile| tile.card().color == color);
    shuffled(kinds.flat_map(|tile| std::iter::repeat_n(tile, tile.card().copies.into())), chance)
}
