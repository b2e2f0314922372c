//! What happened, in the game's words.

use arrayvec::ArrayVec;
use orrery_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::goods::{Good, Units};
use crate::ids::{
    BonusId, DecreeId, FleetId, MiningId, MissionId, ObjectiveId, OfficeId, PirateId, PlanetId, SkillId,
    TechId, WealthId,
};
use crate::items::Item;
use crate::kinds::{Area, Source, Track, Worker};
use crate::place::Place;
use crate::scoring::Sheet;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// The first player is drawn.
    FirstPlayer { seat: Seat },
    /// A planet lies at a place, perhaps with pirates and a bonus tile.
    PlanetLaid { place: Place, planet: PlanetId, pirates: Option<PirateId>, tile: Option<BonusId> },
    /// A mining tile was dealt to a player.
    MiningTileDealt { seat: Seat, tile: MiningId },
    /// Objectives were dealt; only their owner sees which.
    ObjectivesDealt { seat: Seat, objectives: Option<[ObjectiveId; 2]> },
    /// A wealth set was drafted.
    WealthDrafted { seat: Seat, cards: [WealthId; 2] },
    /// A wealth card is resolved and leaves the game.
    WealthSpent { seat: Seat, card: WealthId },
    /// A skill was drafted.
    SkillDrafted { seat: Seat, skill: SkillId },
    /// Tiles of the stockpile.
    Stocked { seat: Seat, tiles: ArrayVec<BonusId, 5> },
    /// A round begins; this is its order.
    RoundBegan { round: u8, order: ArrayVec<Seat, 5> },
    /// An item of income is paid.
    IncomePaid { seat: Seat, item: Item },
    /// All income is paid twice.
    IncomeDoubled { seat: Seat },
    /// A captain takes a main action.
    MainTaken { seat: Seat, area: Area },
    /// A worker uses an action planet.
    PlanetUsed { seat: Seat, worker: Worker, place: Place, planet: PlanetId },
    /// A worker uses the own action space.
    WildcardUsed { seat: Seat, worker: Worker },
    /// A worker follows; promoted: it performs the main action.
    Followed { seat: Seat, worker: Worker, area: Area, promoted: bool },
    /// The action of an area is performed by other means.
    AreaChosen { seat: Seat, area: Area, main: bool },
    /// A pass.
    Passed { seat: Seat },
    /// Goods came in.
    Gained { seat: Seat, good: Good, count: u8 },
    /// Goods were paid.
    Paid { seat: Seat, units: Units },
    /// A credit became an energy or a mineral.
    Exchanged { seat: Seat, good: Good },
    /// VP were scored.
    Scored { seat: Seat, vp: u8, source: Source },
    /// VP were lost.
    LostVp { seat: Seat, vp: u8 },
    /// A marker moved on.
    Advanced { seat: Seat, track: Track, level: u8 },
    /// A fleet tile slid to its income slot.
    FleetArrived { seat: Seat, fleet: FleetId },
    /// A crew was woken.
    Woken { seat: Seat },
    /// A ship moved.
    Moved { seat: Seat, ship: u8, from: Place, to: Place, jump: bool },
    /// An outpost was placed.
    Settled { seat: Seat, place: Place, planet: PlanetId },
    /// A crew was given up for a wilderness planet.
    CrewSpent { seat: Seat },
    /// Pirates were defeated.
    PiratesDefeated { seat: Seat, place: Place, pirate: PirateId },
    /// A bonus tile was taken.
    TileTaken { seat: Seat, tile: BonusId },
    /// A bonus tile was used.
    TileUsed { seat: Seat, tile: BonusId },
    /// A spent bonus tile was used again.
    TileReused { seat: Seat, tile: BonusId },
    /// A mining tile was taken.
    MiningTileTaken { seat: Seat, tile: MiningId },
    /// A mining tile or mining planet is resolved.
    Mined { seat: Seat, item: Item, tile: Option<MiningId>, planet: Option<PlanetId> },
    /// A resource was gathered.
    Gathered { seat: Seat, place: Place, good: Good },
    /// A technology card was claimed.
    TechClaimed { seat: Seat, tech: TechId },
    /// A technology card took effect.
    TechUsed { seat: Seat, tech: TechId },
    /// A skill took effect.
    SkillUsed { seat: Seat, skill: SkillId },
    /// A mission was taken.
    MissionTaken { seat: Seat, mission: MissionId },
    /// A mission was put back.
    MissionReturned { seat: Seat, mission: MissionId },
    /// A mission was fulfilled.
    MissionFulfilled { seat: Seat, mission: MissionId },
    /// A mission was turned up.
    MissionRevealed { mission: MissionId },
    /// A seat of the Senate was claimed.
    SeatClaimed { seat: Seat, decree: DecreeId, office: OfficeId, golden: bool },
    /// A level counts higher for now.
    LevelRaised { seat: Seat, track: Track, by: u8 },
    /// The next income will be doubled.
    BoomBegun { seat: Seat },
    /// The planet of the starship is a wormhole for now.
    RiftOpened { seat: Seat },
    /// A captain may take a used space.
    OverrideReady { seat: Seat },
    /// Workers came back; so many crew went to the chambers.
    WorkersReturned { seat: Seat, frozen: u8 },
    /// A mining tile was turned up.
    MiningTileRevealed { tile: MiningId },
    /// The seat has chosen its objective; only its owner sees which.
    ObjectiveChosen { seat: Seat, objective: Option<ObjectiveId> },
    /// An objective was turned up and scored.
    ObjectiveScored { seat: Seat, objective: ObjectiveId, vp: u8 },
    /// Final scoring of a seat.
    FinalScore { seat: Seat, sheet: Sheet },
    /// The game is over.
    GameOver { winners: SeatSet },
}

impl orrery_kernel::Event for Event {
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::ObjectivesDealt { seat, objectives } if !viewer.is(*seat) => *objectives = None,
            Self::ObjectiveChosen { seat, objective } if !viewer.is(*seat) => *objective = None,
            _ => {}
        }
        Some(event)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::MissionRevealed { .. }
                | Self::MiningTileRevealed { .. }
                | Self::Stocked { .. }
                | Self::ObjectiveScored { .. }
                | Self::GameOver { .. }
        )
    }

    fn used(&self) -> Option<&'static str> {
        Some(match *self {
            Self::WealthSpent { card, .. } => &card.card().id,
            Self::SkillDrafted { skill, .. } | Self::SkillUsed { skill, .. } => &skill.card().id,
            Self::PlanetUsed { planet, .. } | Self::Settled { planet, .. } => &planet.card().id,
            Self::FleetArrived { fleet, .. } => &fleet.card().id,
            Self::PiratesDefeated { pirate, .. } => &pirate.card().id,
            Self::TileUsed { tile, .. } | Self::TileReused { tile, .. } => &tile.card().id,
            Self::Mined { tile: Some(tile), .. } => &tile.card().id,
            Self::Mined { planet: Some(planet), .. } => &planet.card().id,
            Self::TechUsed { tech, .. } => &tech.card().id,
            Self::MissionFulfilled { mission, .. } => &mission.card().id,
            Self::SeatClaimed { decree, .. } => &decree.card().id,
            Self::ObjectiveScored { objective, vp: 1.., .. } => &objective.card().id,
            _ => return None,
        })
    }

    fn became(&self) -> Option<(Seat, &'static str)> {
        match *self {
            Self::SkillDrafted { seat, skill } => Some((seat, &skill.card().id)),
            Self::FirstPlayer { seat } => Some((seat, "start player")),
            _ => None,
        }
    }
}
