//! What a viewer may know (AE-HIDDEN). How the rest is imagined is in `imagine.rs`.

use arrayvec::ArrayVec;
use orrery_kernel::{Seat, SeatSet, Stack, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Thing;
use crate::battle_state::{Battle, Threat};
use crate::content::content;
use crate::frame::Frame;
use crate::ids::{
    DestinyId, DiscoveryId, EventId, EventSet, FactionId, Finds, Hand, ModuleId, MoonId, RaiderId, SpaceId,
    TacticId, TokenId, UpgradeSet,
};
use crate::kinds::{Class, Side, Track};
use crate::options::Options;
use crate::player::{Berth, Player};
use crate::squad::Fleet;
use crate::state::{AndromedasEdge, COLORS, DEPTH, Marker, Raiders, Site, Turn};
use crate::unity::SeenUnity;

/// The position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the position")]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub first: Seat,
    pub active: Seat,
    pub turn: Turn,
    /// The spaces; of a planet's moons only those seen, the top one last.
    pub sites: [Site; 29],
    /// How many moons lie unseen below the top one.
    pub moons_below: [u8; 29],
    pub newest: SpaceId,
    pub fleets: [Fleet; COLORS],
    pub leaders: [[u8; 29]; COLORS],
    pub berths: ArrayVec<Berth, 108>,
    pub industry: ArrayVec<ModuleId, 27>,
    /// Cards in the module decks, and those at the bottom that were put there in the open, lowest first.
    pub decks: [u8; 4],
    pub under: [ArrayVec<ModuleId, 27>; 4],
    pub display: [[Option<ModuleId>; 3]; 4],
    /// Cards in the tactics deck.
    pub deck: u8,
    pub discard: Hand,
    pub reshuffled: Hand,
    /// Cards drawn of which some will be kept, for whoever drew them, and how many.
    pub drawn: Option<ArrayVec<TacticId, 4>>,
    pub drawn_count: u8,
    /// Planets in the stack.
    pub planets: u8,
    /// Face-down moons by type of planet.
    pub piles: [u8; 5],
    pub lost_moons: ArrayVec<MoonId, 51>,
    /// The discovery stacks, for whoever has looked through them, ascending.
    pub stacks: [Option<ArrayVec<DiscoveryId, 5>>; 3],
    pub stack_sizes: [u8; 3],
    pub stacks_seen: [SeatSet; 3],
    pub spent_finds: Finds,
    pub tokens: [Option<TokenId>; 3],
    /// The event deck, top card last: a card if the viewer knows it, and who knows it.
    pub events: ArrayVec<(Option<EventId>, SeatSet), 10>,
    pub spent_events: EventSet,
    pub event: Option<EventId>,
    pub marker: Marker,
    /// Raider cards that lie face up, or that the table has agreed on.
    pub raiders: [Option<RaiderId>; 5],
    pub raiders_revealed: u8,
    pub raider_markers: [u8; 5],
    pub swarm: ArrayVec<SpaceId, 4>,
    pub single: [Option<SpaceId>; 4],
    pub players: ArrayVec<Rival, 4>,
    pub battle: Battle,
    /// In a battle: the dice and the targeting value of each side, by [`Side`], were they rolled now.
    pub strength: [(u8, u8); Side::COUNT],
    pub threat: Threat,
    pub last_turns: Option<u8>,
    pub pending: Stack<Frame, DEPTH>,
    /// Unity, where it plays.
    pub unity: Option<Box<SeenUnity>>,
}

/// A player: what is open, and what only some know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "said above")]
pub struct Rival {
    /// Everything that is open; what is secret is left out of it.
    pub open: Player,
    pub cards: u8,
    pub tokens: u8,
    pub hand: Option<Hand>,
    pub tiles: Option<UpgradeSet>,
    pub finds: Option<Finds>,
    pub dealt: Option<ArrayVec<FactionId, 3>>,
    /// The faction, once it may be known; and whether one is chosen.
    pub faction: Option<FactionId>,
    pub chosen: bool,
    pub destinies: Option<ArrayVec<DestinyId, 2>>,
    pub destiny: Option<DestinyId>,
    pub destined: bool,
}

impl AndromedasEdge {
    /// Every field is named, so that a new one makes the compiler ask whether it may be seen.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Self {
            options,
            first,
            active,
            turn,
            sites,
            newest,
            fleets,
            leaders,
            berths,
            industry,
            decks,
            under,
            display,
            deck,
            discard,
            reshuffled,
            drawn,
            planets,
            piles,
            lost_moons,
            stacks,
            stacks_seen,
            spent_finds,
            tokens,
            events,
            spent_events,
            event,
            marker,
            raiders,
            players,
            battle,
            threat,
            last_turns,
            stack,
            unity,
        } = self;
        let Raiders { cards, revealed, markers, swarm, single } = raiders;
        let knows = |eyes: SeatSet| matches!(viewer, Viewer::Seat(seat) if eyes.contains(seat));
        let keeper = stack.frames().iter().rev().find_map(|frame| match frame {
            Frame::Keep { seat, .. } => Some(self.eyes(*seat)),
            _ => None,
        });
        let moons_of = |space: usize| self.seen_moons(space, viewer);
        View {
            viewer,
            options: *options,
            first: *first,
            active: *active,
            turn: *turn,
            sites: std::array::from_fn(|space| Site { moons: moons_of(space).0, ..sites[space] }),
            moons_below: std::array::from_fn(|space| moons_of(space).1),
            newest: *newest,
            fleets: *fleets,
            leaders: *leaders,
            berths: berths.clone(),
            industry: industry.clone(),
            decks: std::array::from_fn(|row| decks[row].len() as u8),
            under: std::array::from_fn(|row| decks[row][..usize::from(under[row])].iter().copied().collect()),
            display: *display,
            deck: deck.len() as u8,
            discard: *discard,
            reshuffled: *reshuffled,
            drawn: keeper.filter(|&eyes| knows(eyes)).map(|_| drawn.clone()),
            drawn_count: drawn.len() as u8,
            planets: planets.len() as u8,
            piles: std::array::from_fn(|track| piles[track].len() as u8),
            lost_moons: lost_moons.clone(),
            stacks: std::array::from_fn(|nth| knows(stacks_seen[nth]).then(|| sorted(&stacks[nth]))),
            stack_sizes: std::array::from_fn(|nth| stacks[nth].len() as u8),
            stacks_seen: *stacks_seen,
            spent_finds: *spent_finds,
            tokens: *tokens,
            events: events.iter().map(|&(event, eyes)| (knows(eyes).then_some(event), eyes)).collect(),
            spent_events: *spent_events,
            event: *event,
            marker: *marker,
            raiders: std::array::from_fn(|class| {
                let named = class > 0 && options.raiders[class - 1].is_some();
                (named || *revealed & 1 << class != 0).then_some(cards[class])
            }),
            raiders_revealed: *revealed,
            raider_markers: *markers,
            swarm: swarm.clone(),
            single: *single,
            players: Seat::all(self.count())
                .zip(players)
                .map(|(seat, player)| self.seen_player(player, knows(self.eyes(seat)), viewer.is(seat)))
                .collect(),
            battle: *battle,
            strength: self.strengths(),
            threat: threat.clone(),
            last_turns: *last_turns,
            pending: self.seen_frames(viewer),
            unity: unity.as_deref().map(|unity| Box::new(unity.seen())),
        }
    }

    /// Who is in the active region, and with what, while a battle is on. A raider there has been seen by all.
    fn strengths(&self) -> [(u8, u8); Side::COUNT] {
        let there = self.turn.region.filter(|_| self.battle.on).map_or(0, |space| self.sides_at(space));
        std::array::from_fn(|place| match Side::at(place).filter(|side| Battle::is_in(there, *side)) {
            Some(side) => (self.dice_of(side), self.targeting_of(side)),
            None => (0, 0),
        })
    }

    /// The moons that the viewer sees on a space, and how many are hidden: all but the top one (AE-HIDDEN-11), unless
    /// a survey ship looks at them just now.
    fn seen_moons(&self, space: usize, viewer: Viewer) -> (crate::state::Moons, u8) {
        let moons = self.sites[space].moons;
        let surveyed = self.stack.frames().iter().any(|frame| match *frame {
            Frame::Survey { seat, space: at } => {
                at.index() == space && matches!(viewer, Viewer::Seat(own) if self.eyes(seat).contains(own))
            }
            _ => false,
        });
        if surveyed || moons.len() < 2 {
            return (moons, 0);
        }
        let mut top = crate::state::Moons::default();
        moons.top().into_iter().for_each(|moon| top.push(moon));
        (top, moons.len() as u8 - 1)
    }

    /// Teammates share everything but what they choose at the same time (AE-HIDDEN-7, -17).
    fn seen_player(&self, player: &Player, knows: bool, own: bool) -> Rival {
        let choosing = self.stack.frames().contains(&Frame::Factions);
        let destined = own || knows && !self.stack.frames().contains(&Frame::Destinies);
        let over = self.stack.top().is_none();
        let mut open = player.clone();
        open.hand = Hand::default();
        open.tiles = UpgradeSet::default();
        open.finds = Finds::default();
        open.dealt.clear();
        open.faction = player.faction.filter(|_| !choosing);
        open.destinies.clear();
        open.destiny = None;
        Rival {
            open,
            cards: player.hand.len(),
            tokens: player.finds.len(),
            hand: knows.then_some(player.hand),
            tiles: knows.then_some(player.tiles),
            finds: knows.then_some(player.finds),
            dealt: own.then(|| player.dealt.clone()),
            faction: player.faction.filter(|_| own || !choosing),
            chosen: player.faction.is_some(),
            destinies: destined.then(|| player.destinies.clone()),
            destiny: player.destiny.filter(|_| destined || over),
            destined: player.destiny.is_some(),
        }
    }

    /// What teammates hand over may be secret (AE-RULING-118); the first card or token stands for it.
    fn seen_frames(&self, viewer: Viewer) -> Stack<Frame, DEPTH> {
        let mut pending = self.stack.clone();
        for frame in pending.frames_mut() {
            if let Frame::Transfer { from, thing, .. } = frame
                && !matches!(viewer, Viewer::Seat(seat) if self.eyes(*from).contains(seat))
            {
                match thing {
                    Thing::Card(card) => *card = TacticId::numbered(0),
                    Thing::Discovery(token) => *token = DiscoveryId::numbered(0),
                    Thing::Resource(_) | Thing::Moon(_) | Thing::Token(_) => {}
                }
            }
        }
        pending
    }
}

fn sorted(stack: &ArrayVec<DiscoveryId, 5>) -> ArrayVec<DiscoveryId, 5> {
    let mut tokens = stack.clone();
    tokens.sort_unstable();
    tokens
}

impl View {
    /// The class of raiders in a region, and how many ships of it.
    pub fn raiders_at(&self, space: SpaceId) -> Option<(Class, u8)> {
        let swarm = self.swarm.iter().filter(|&&place| place == space).count() as u8;
        let single = self.single.iter().position(|&place| place == Some(space));
        let single = single.and_then(|place| Class::ALL.get(place + 1)).map(|&class| (class, 1));
        if swarm > 0 { Some((Class::S, swarm)) } else { single }
    }

    /// The state of a module on this player's station.
    pub fn berth(&self, seat: Seat, module: ModuleId) -> Option<&Berth> {
        match module.card().core {
            true => self.players.get(seat.index())?.open.core.get(module.card().row as usize),
            false => self.berths.get(module.index()),
        }
    }

    /// The modules of one row of a station as they stand there: the core module, then the cards.
    pub fn row(&self, seat: Seat, row: Track) -> Vec<ModuleId> {
        let own = |module: &ModuleId| {
            let player = self.players.get(seat.index());
            module.card().row == row && player.is_some_and(|player| player.open.modules.contains(*module))
        };
        let cards: Vec<ModuleId> = match row {
            Track::Industry => self.industry.iter().copied().filter(own).collect(),
            Track::Science | Track::Commerce | Track::Civilization | Track::Supremacy => {
                ModuleId::all().filter(own).collect()
            }
        };
        let core = Track::ROWS.contains(&row).then(|| content().core(row));
        core.into_iter().chain(cards).collect()
    }

    /// Is it known which raider of the class is in play?
    pub fn raider(&self, class: Class) -> Option<RaiderId> {
        self.raiders[class as usize]
    }
}
