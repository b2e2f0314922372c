//! What happened, in the game's words. `eyes` are the seats that may see what an event keeps from the others.

use arrayvec::ArrayVec;
use orrery_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Place, Thing};
use crate::content::content;
use crate::ids::{
    DestinyId, DiscoveryId, EventId, FactionId, ModuleId, MoonId, RaiderId, SpaceId, TacticId, TokenId,
    UpgradeId,
};
use crate::kinds::{Class, Resource, Ship, Side, Source, Track};
use crate::player::Dock;
use crate::scoring::Sheet;
use crate::state::Tile;
use crate::units::Units;
use crate::unity::Told;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A tile lies on a space, its top moon seen.
    TileLaid { space: SpaceId, tile: Tile, moon: Option<MoonId> },
    /// Factions were dealt.
    FactionsDealt { seat: Seat, factions: Option<ArrayVec<FactionId, 3>>, eyes: SeatSet },
    /// Destiny cards were dealt.
    DestiniesDealt { seat: Seat, destinies: Option<ArrayVec<DestinyId, 2>>, eyes: SeatSet },
    /// Upgrade tiles were dealt.
    TilesDealt { seat: Seat, tiles: Option<ArrayVec<UpgradeId, 5>>, eyes: SeatSet },
    /// A faction was chosen, or a destiny.
    Chosen { seat: Seat },
    /// A faction was revealed.
    FactionRevealed { seat: Seat, faction: FactionId },
    /// A destiny card was revealed.
    DestinyRevealed { seat: Seat, destiny: DestinyId },
    /// Leaders go to a nebula.
    LeadersSent { seat: Seat, space: SpaceId },
    /// Dice for the start player, by face.
    StartRolled { seat: Seat, dice: [u8; 6] },
    /// The start player.
    StartPlayer { seat: Seat },
    /// A module was turned up.
    ModuleShown { module: ModuleId },
    /// A supremacy token lies on its track.
    TokenLaid { token: TokenId },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A ship was launched.
    Launched { seat: Seat, ship: Ship, space: SpaceId, jump: bool },
    /// A Return to Station turn.
    Returns { seat: Seat },
    /// A region is activated.
    RegionActivated { seat: Seat, space: SpaceId, tile: Tile },
    /// Resources came in.
    Gained { seat: Seat, resource: Resource, count: u8 },
    /// Cards were drawn.
    Drew { seat: Seat, count: u8, cards: Option<ArrayVec<TacticId, 10>>, eyes: SeatSet },
    /// The discard pile became the deck.
    Reshuffled,
    /// Something was paid.
    Paid { seat: Seat, units: Units },
    /// A card was discarded.
    Discarded { seat: Seat, card: TacticId },
    /// Resources were lost.
    Lost { seat: Seat, resource: Resource, count: u8 },
    /// A resource was handed over.
    Given { from: Seat, to: Seat, resource: Resource },
    /// A card was handed over.
    CardGiven { from: Seat, to: Seat, card: Option<TacticId>, eyes: SeatSet },
    /// A card came back from the discard pile.
    Recovered { seat: Seat, card: TacticId },
    /// VP were scored.
    Scored { seat: Seat, vp: u8, source: Source },
    /// A game-end module scored.
    ModuleScored { seat: Seat, module: ModuleId, vp: i16 },
    /// VP were lost.
    VpLost { seat: Seat, vp: u8 },
    /// A marker moved on.
    Advanced { seat: Seat, track: Track, space: u8 },
    /// The event marker moved on.
    EventMarker { space: u8 },
    /// An event is pending.
    EventPending { seat: Seat },
    /// A player looks through a discovery stack.
    StackSeen { seat: Seat, stack: u8, tokens: Option<ArrayVec<DiscoveryId, 5>>, eyes: SeatSet },
    /// A discovery token was taken.
    DiscoveryTaken { seat: Seat, stack: u8, token: Option<DiscoveryId>, eyes: SeatSet },
    /// A discovery token was used.
    DiscoveryUsed { seat: Seat, token: DiscoveryId },
    /// A supremacy token was taken.
    TokenTaken { seat: Seat, token: TokenId },
    /// A supremacy token was used.
    TokenUsed { seat: Seat, token: TokenId },
    /// A moon was claimed.
    MoonClaimed { seat: Seat, moon: MoonId, space: Option<SpaceId> },
    /// The next moon of a planet is seen.
    MoonShown { space: SpaceId, moon: MoonId },
    /// A player looks at all moons of a planet.
    MoonsSeen { seat: Seat, space: SpaceId, moons: Option<ArrayVec<MoonId, 3>>, eyes: SeatSet },
    /// A moon was put into a slot.
    MoonSlotted { seat: Seat, moon: MoonId, place: Place },
    /// A moon was abandoned.
    MoonAbandoned { seat: Seat, moon: MoonId },
    /// A moon was discarded without benefit.
    MoonDiscarded { moon: MoonId },
    /// A moon gave its benefit where it is.
    MoonUsed { seat: Seat, moon: MoonId },
    /// A moon was taken from another player.
    MoonTaken { seat: Seat, from: Seat, moon: MoonId },
    /// A module was gained.
    ModuleGained { seat: Seat, module: ModuleId },
    /// A module was put under its deck.
    ModuleBuried { seat: Seat, module: ModuleId },
    /// A module was activated.
    ModuleActivated { seat: Seat, module: ModuleId, dock: Dock },
    /// An industry module was moved.
    ModuleShifted { seat: Seat, module: ModuleId, place: u8 },
    /// A module was damaged.
    ModuleDamaged { seat: Seat, module: ModuleId },
    /// A module was repaired.
    ModuleRepaired { seat: Seat, module: ModuleId },
    /// A ship went to the Repair Barge.
    ShipRepaired { seat: Seat, ship: Ship },
    /// A shield was repaired.
    ShieldRepaired { seat: Seat, ship: Ship },
    /// A ship was built.
    ShipBuilt { seat: Seat, ship: Ship },
    /// A development was built.
    DevelopmentBuilt { seat: Seat, space: SpaceId },
    /// A development card was used.
    DevelopmentUsed { seat: Seat, track: Track },
    /// A development card was turned up.
    DevelopmentFlipped { seat: Seat, track: Track },
    /// An upgrade tile was placed.
    UpgradePlaced { seat: Seat, tile: UpgradeId },
    /// A ship went to its Launch Bay.
    ShipReturned { seat: Seat, ship: Ship, space: SpaceId },
    /// A ship moved.
    ShipMoved { seat: Seat, ship: Ship, from: SpaceId, to: SpaceId },
    /// All ships are back, energy and sustain cards gone.
    AllReturned { seat: Seat },
    /// A leader came to the station.
    Recruited { seat: Seat, space: SpaceId },
    /// A leader was exiled.
    LeaderExiled { seat: Seat, space: SpaceId },
    /// A bonus resource was collected.
    Collected { seat: Seat, space: SpaceId, resource: Resource },
    /// Bonus resources were put on regions.
    BonusPlaced { resource: Resource, regions: u8 },
    /// A tactics card was played.
    CardPlayed { seat: Seat, card: TacticId },
    /// It was canceled.
    CardCancelled { card: TacticId },
    /// The raider strike was canceled.
    StrikeCancelled,
    /// An ability of a faction took effect.
    AbilityUsed { seat: Seat, faction: FactionId, nth: u8 },
    /// The ability of an upgrade tile took effect.
    UpgradeUsed { seat: Seat, tile: UpgradeId },
    /// A sustain card took effect.
    SustainUsed { seat: Seat, card: TacticId },
    /// Raiders were placed.
    RaidersPlaced { raider: RaiderId, space: SpaceId, count: u8 },
    /// No place for a raider.
    RaiderNotPlaced { raider: RaiderId },
    /// A raider moved.
    RaiderMoved { class: Class, from: SpaceId, to: SpaceId },
    /// A raider's shield took the damage.
    RaiderShielded { class: Class },
    /// A raider was destroyed.
    RaiderDestroyed { class: Class, space: SpaceId },
    /// A battle begins.
    BattleBegan { space: SpaceId },
    /// Energy was spent on dice.
    EnergySpent { seat: Seat, count: u8 },
    /// Dice by face: the first roll, and after rerolls for targeting.
    Rolled { side: Side, first: [u8; 6], dice: [u8; 6], targeting: u8 },
    /// Dice by face after a card.
    DiceChanged { side: Side, dice: [u8; 6] },
    /// A battle was won.
    BattleWon { side: Side },
    /// Nobody won.
    NobodyWon,
    /// The battle ended before it was fought out.
    BattleEnded,
    /// A shield took the damage.
    ShipShielded { seat: Seat, ship: Ship },
    /// A ship was scrapped.
    ShipScrapped { seat: Seat, ship: Ship, space: SpaceId },
    /// A ship was spared.
    ShipSpared { seat: Seat, ship: Ship },
    /// A module was spared.
    ModuleSpared { seat: Seat, module: ModuleId },
    /// A player looks at event cards.
    EventsSeen { seat: Seat, events: Option<ArrayVec<EventId, 2>>, eyes: SeatSet },
    /// The top event card went under the deck.
    EventBuried { seat: Seat },
    /// An event card was revealed.
    EventRevealed { card: EventId },
    /// The event is over.
    EventOver,
    /// Something was handed to a teammate.
    Transferred { from: Seat, to: Seat, thing: Option<Thing>, eyes: SeatSet },
    /// The teammate does not want it.
    Refused { seat: Seat },
    /// The end of the game is near.
    EndTriggered,
    /// Final scoring of a seat.
    FinalScore { seat: Seat, sheet: Sheet },
    /// The game is over.
    GameOver { winners: SeatSet },
    /// Something that Unity did.
    Unity(Told),
}

impl orrery_kernel::Event for Event {
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        let sees = |eyes: SeatSet| matches!(viewer, Viewer::Seat(seat) if eyes.contains(seat));
        match &mut event {
            Self::FactionsDealt { factions, eyes, .. } if !sees(*eyes) => *factions = None,
            Self::DestiniesDealt { destinies, eyes, .. } if !sees(*eyes) => *destinies = None,
            Self::TilesDealt { tiles, eyes, .. } if !sees(*eyes) => *tiles = None,
            Self::Drew { cards, eyes, .. } if !sees(*eyes) => *cards = None,
            Self::CardGiven { card, eyes, .. } if !sees(*eyes) => *card = None,
            Self::StackSeen { tokens, eyes, .. } if !sees(*eyes) => *tokens = None,
            Self::DiscoveryTaken { token, eyes, .. } if !sees(*eyes) => *token = None,
            Self::MoonsSeen { moons, eyes, .. } if !sees(*eyes) => *moons = None,
            Self::EventsSeen { events, eyes, .. } if !sees(*eyes) => *events = None,
            Self::Transferred { thing: thing @ Some(Thing::Card(_) | Thing::Discovery(_)), eyes, .. }
                if !sees(*eyes) =>
            {
                *thing = None;
            }
            Self::Unity(told) => told.redact(sees),
            _ => {}
        }
        Some(event)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::TileLaid { .. }
                | Self::FactionRevealed { .. }
                | Self::DestinyRevealed { .. }
                | Self::ModuleShown { .. }
                | Self::Drew { .. }
                | Self::Discarded { .. }
                | Self::CardGiven { .. }
                | Self::StackSeen { .. }
                | Self::DiscoveryTaken { .. }
                | Self::DiscoveryUsed { .. }
                | Self::MoonShown { .. }
                | Self::MoonsSeen { .. }
                | Self::UpgradePlaced { .. }
                | Self::CardPlayed { .. }
                | Self::RaidersPlaced { .. }
                | Self::RaiderNotPlaced { .. }
                | Self::EventsSeen { .. }
                | Self::EventRevealed { .. }
                | Self::Transferred { .. }
                | Self::FinalScore { .. }
                | Self::GameOver { .. }
        ) || matches!(self, Self::Unity(told) if told.reveals())
    }

    fn used(&self) -> Option<&'static str> {
        Some(match *self {
            Self::RegionActivated { tile, .. } => match tile {
                Tile::Planet(planet) => &planet.card().id,
                Tile::Base(base) => &base.card().id,
                Tile::Special(special) => &special.card().id,
                Tile::None | Tile::Nebula => return None,
            },
            Self::DevelopmentUsed { track, .. } => &content().developments[track as usize].id,
            Self::DiscoveryUsed { token, .. } => &token.card().id,
            Self::TokenUsed { token, .. } => &token.card().id,
            Self::MoonAbandoned { moon, .. } | Self::MoonUsed { moon, .. } => &moon.card().id,
            Self::ModuleActivated { module, .. } | Self::ModuleScored { module, vp: 1.., .. } => {
                &module.card().id
            }
            Self::UpgradePlaced { tile, .. } | Self::UpgradeUsed { tile, .. } => &tile.card().id,
            Self::CardPlayed { card, .. } | Self::SustainUsed { card, .. } => &card.card().id,
            Self::AbilityUsed { faction, nth, .. } => {
                return faction.card().abilities.get(usize::from(nth)).map(|ability| ability.id.as_str());
            }
            Self::RaidersPlaced { raider, .. } => &raider.card().id,
            Self::EventRevealed { card } => &card.card().id,
            Self::DestinyRevealed { destiny, .. } => &destiny.card().id,
            Self::Unity(ref told) => return told.used(),
            _ => return None,
        })
    }

    fn became(&self) -> Option<(Seat, &'static str)> {
        match *self {
            Self::FactionRevealed { seat, faction } => Some((seat, &faction.card().id)),
            Self::StartPlayer { seat } => Some((seat, "start player")),
            _ => None,
        }
    }
}
