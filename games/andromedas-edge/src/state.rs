//! The whole position: flat, small, cloned with a copy of its bytes.

use std::sync::Arc;

use arrayvec::ArrayVec;
use orrery_kernel::{Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::battle_state::{Battle, Threat};
use crate::content::{Raider, content};
use crate::frame::Frame;
use crate::ids::{
    BaseId, DiscoveryId, EventId, EventSet, Finds, Hand, ModuleId, ModuleSet, MoonId, PlanetId, RaiderId,
    SpaceId, SpaceSet, SpecialId, TacticId, TokenId,
};
use crate::kinds::{Class, Resource, Ship, Side};
use crate::options::Options;
use crate::player::{Berth, Player};
use crate::squad::{Fleet, Squad};
use crate::unity::Unity;

/// How many frames can be pending.
pub(crate) const DEPTH: usize = 32;

/// How many colours there are: the four of the players and Unity's.
pub(crate) const COLORS: usize = 5;

/// Andromeda's Edge: one position of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AndromedasEdge {
    pub(crate) options: Options,
    /// Who took the first turn.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) turn: Turn,
    pub(crate) sites: [Site; 29],
    /// The planet laid last.
    pub(crate) newest: SpaceId,
    /// Ships by colour.
    pub(crate) fleets: [Fleet; COLORS],
    /// Leaders in regions, by colour; those of developments not.
    pub(crate) leaders: [[u8; 29]; COLORS],
    /// The state of every module card that is on a station.
    pub(crate) berths: ArrayVec<Berth, 108>,
    /// The industry modules of all stations; each row is in the order in which its modules stand here.
    pub(crate) industry: ArrayVec<ModuleId, 27>,
    /// Module decks by column, top card last.
    pub(crate) decks: [ArrayVec<ModuleId, 27>; 4],
    /// How many cards at the bottom of each deck were put there in the open.
    pub(crate) under: [u8; 4],
    /// The face-up modules by column; bottom, middle, top.
    pub(crate) display: [[Option<ModuleId>; 3]; 4],
    /// The tactics deck, top card last.
    pub(crate) deck: ArrayVec<TacticId, 80>,
    /// The tactics discard pile.
    pub(crate) discard: Hand,
    /// The discard pile as it was when the deck was last made of it: everybody saw these cards go.
    pub(crate) reshuffled: Hand,
    /// Cards drawn, of which some will be kept.
    pub(crate) drawn: ArrayVec<TacticId, 4>,
    /// The planet stack, top tile last.
    pub(crate) planets: ArrayVec<PlanetId, 15>,
    /// Face-down moons by type of planet, next one last.
    pub(crate) piles: [ArrayVec<MoonId, 9>; 5],
    /// Discarded moons, ascending.
    pub(crate) lost_moons: ArrayVec<MoonId, 51>,
    /// The discovery stacks: two of the science track, then the observatory discoveries.
    pub(crate) stacks: [ArrayVec<DiscoveryId, 5>; 3],
    /// Who knows what is in them.
    pub(crate) stacks_seen: [SeatSet; 3],
    /// Discovery tokens that were used.
    pub(crate) spent_finds: Finds,
    /// Supremacy tokens on their track.
    pub(crate) tokens: [Option<TokenId>; 3],
    /// The event deck, top card last, and who knows each card.
    pub(crate) events: ArrayVec<(EventId, SeatSet), 10>,
    /// Event cards that were resolved.
    pub(crate) spent_events: EventSet,
    /// The event being resolved.
    pub(crate) event: Option<EventId>,
    pub(crate) marker: Marker,
    pub(crate) raiders: Raiders,
    pub(crate) players: ArrayVec<Player, 4>,
    pub(crate) battle: Battle,
    pub(crate) threat: Threat,
    /// Once the end is triggered: turns still to be taken after this one.
    pub(crate) last_turns: Option<u8>,
    /// What is pending; empty when the game is over.
    pub(crate) stack: Stack<Frame, DEPTH>,
    /// The contender without a seat; positions share it until one changes it. At the end, and left out where it does not
    /// play, so that positions without it are saved as they always were.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::unity::state::at_the_end")]
    pub(crate) unity: Option<Arc<Unity>>,
}

/// The event marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    /// On this space of its track.
    On(u8),
    /// On the station of the active player: an event is pending.
    Pending,
    /// Removed: the end was triggered.
    Removed,
}

/// What holds for this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct Turn {
    /// The active region.
    pub region: Option<SpaceId>,
    /// The type of ship launched.
    pub launched: Option<Ship>,
    /// Was the Launch Bay empty at the start of the turn (AE-RULING-25)?
    pub grounded: bool,
    /// A card was played that must be followed by a Launch.
    pub must_launch: bool,
    /// More range for the Launch, or the Escalation; 255 is unlimited.
    pub range: u8,
    /// Abilities for the Launch, or the Escalation.
    pub abilities: u8,
    /// A moon was claimed by the activation.
    pub claimed: bool,
    /// It is a Return turn.
    pub returning: bool,
    /// The Return found no own ship away.
    pub idle: bool,
    /// Rows in which a ship has activated a module, as bits.
    pub rows: u8,
    /// Energy was used in a row without a ship by the faction's leave.
    pub overclocked: bool,
    /// Modules have been gained that leave gaps in the columns.
    pub gaps: bool,
    /// The first module of the turn has been gained.
    pub module_gained: bool,
    /// The transfer to or from the teammate is done, and how many were refused.
    pub transferred: bool,
    pub refused: u8,
    /// Modules moved in a row since anything else was done.
    pub shuffled: u8,
    /// Industry modules of the active player whose moon before them has given its benefit this turn.
    pub halves: ModuleSet,
}

/// A space of the board and what lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// The tile.
    pub tile: Tile,
    /// Its moons, top moon last.
    pub moons: Moons,
    /// Whose development stands there, as a place of a colour.
    pub development: Option<Side>,
    /// Bonus resources.
    pub bonus: Bonus,
}

/// Bonus resources on a region: up to 7 of each, three bits for each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonus(u16);

impl Bonus {
    /// How many of a resource.
    pub const fn count(self, resource: Resource) -> u8 {
        (self.0 >> (3 * resource as u16) & 7) as u8
    }

    /// So many of it.
    pub fn set(&mut self, resource: Resource, count: u8) {
        let place = 3 * resource as u16;
        self.0 = self.0 & !(7 << place) | u16::from(count.min(7)) << place;
    }
}

/// What lies on a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Nothing: no region.
    #[default]
    None,
    /// A nebula.
    Nebula,
    /// A planet.
    Planet(PlanetId),
    /// An Alliance Base.
    Base(BaseId),
    /// A special region.
    Special(SpecialId),
}

/// Up to three moons, top moon last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moons([crate::player::Slot; 3]);

impl Moons {
    /// Puts a moon on top.
    pub fn push(&mut self, moon: MoonId) {
        if let Some(free) = self.0.iter_mut().find(|slot| slot.is_empty()) {
            *free = crate::player::Slot::with(moon);
        }
    }

    /// The moons, lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = MoonId> {
        self.0.into_iter().filter_map(crate::player::Slot::moon)
    }

    /// How many.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// None left?
    pub fn is_empty(self) -> bool {
        self.0[0].is_empty()
    }

    /// The top moon.
    pub fn top(self) -> Option<MoonId> {
        self.iter().next_back()
    }

    /// Takes the uppermost of this kind away; the others keep their order.
    pub fn take(&mut self, moon: MoonId) {
        let mut left = Self::default();
        let place = self.iter().collect::<ArrayVec<_, 3>>().iter().rposition(|&other| other == moon);
        for (nth, other) in self.iter().enumerate() {
            if Some(nth) != place {
                left.push(other);
            }
        }
        *self = left;
    }
}

/// The raiders of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Raiders {
    /// The card of each class, by [`Class`].
    pub(crate) cards: [RaiderId; 5],
    /// Which cards lie face up, as bits.
    pub(crate) revealed: u8,
    /// Damage markers on the shield icons.
    pub(crate) markers: [u8; 5],
    /// Where the ships of class S are, ascending.
    pub(crate) swarm: ArrayVec<SpaceId, 4>,
    /// Where the raiders of class A to D are.
    pub(crate) single: [Option<SpaceId>; 4],
}

impl Raiders {
    /// The card of a class.
    pub fn card(&self, class: Class) -> &'static Raider {
        self.cards[class as usize].card()
    }

    /// The class in a region, and how many ships of it.
    pub fn at(&self, space: SpaceId) -> Option<(Class, u8)> {
        let swarm = self.swarm.iter().filter(|&&place| place == space).count() as u8;
        if swarm > 0 {
            return Some((Class::S, swarm));
        }
        let single = self.single.iter().position(|&place| place == Some(space))?;
        Some((Class::ALL[single + 1], 1))
    }

    /// Every region with a raider.
    pub fn places(&self) -> SpaceSet {
        self.swarm.iter().copied().chain(self.single.into_iter().flatten()).collect()
    }
}

impl AndromedasEdge {
    /// How many play.
    pub fn count(&self) -> u8 {
        self.options.players
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn fleet(&self, seat: Seat) -> &Fleet {
        &self.fleets[seat.index()]
    }

    pub(crate) fn fleet_mut(&mut self, seat: Seat) -> &mut Fleet {
        &mut self.fleets[seat.index()]
    }

    pub(crate) fn site(&self, space: SpaceId) -> &Site {
        &self.sites[space.index()]
    }

    pub(crate) fn site_mut(&mut self, space: SpaceId) -> &mut Site {
        &mut self.sites[space.index()]
    }

    pub(crate) fn squad(&self, seat: Seat, space: SpaceId) -> Squad {
        self.fleet(seat).at(space)
    }

    /// Everybody with a seat in turn order from the active player (AE-TURN-6); on Unity's turn the Conn holder last.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let first = if self.unity_acts() { self.active.next(self.count()) } else { self.active };
        first.round(self.count())
    }

    /// Is it this player's turn?
    pub(crate) fn is_on_turn(&self, seat: Seat) -> bool {
        seat == self.active && !self.unity_acts()
    }

    /// The teammate in 2v2: the other of seats 1 and 2, or of seats 3 and 4.
    pub fn teammate(&self, seat: Seat) -> Option<Seat> {
        if self.options.teams { Seat::new(seat.index() as u8 ^ 1) } else { None }
    }

    /// Is the other player an opponent, and no teammate (AE-TEAM-11)?
    pub(crate) fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        one != other && self.teammate(one) != Some(other)
    }

    /// Who may know what only this seat knows: itself, and its teammate (AE-TEAM-12).
    pub(crate) fn eyes(&self, seat: Seat) -> SeatSet {
        let own = SeatSet::one(seat);
        self.teammate(seat).map_or(own, |mate| own.with(mate))
    }

    /// The state of a module on this player's station.
    pub(crate) fn berth(&self, seat: Seat, module: ModuleId) -> &Berth {
        if module.card().core {
            &self.player(seat).core[module.card().row as usize]
        } else {
            &self.berths[module.index()]
        }
    }

    pub(crate) fn berth_mut(&mut self, seat: Seat, module: ModuleId) -> &mut Berth {
        if module.card().core {
            &mut self.player_mut(seat).core[module.card().row as usize]
        } else {
            &mut self.berths[module.index()]
        }
    }

    /// All modules of a station: the cards, then the core modules.
    pub(crate) fn modules(&self, seat: Seat) -> impl Iterator<Item = ModuleId> + use<> {
        let rows = crate::kinds::Track::ROWS.into_iter().map(|row| content().core(row));
        self.player(seat).modules.iter().chain(rows)
    }
}
