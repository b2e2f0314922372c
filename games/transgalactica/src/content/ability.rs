//! What cards and skills can do: at which moment, and as long as they are in force.

use crate::goods::Units;
use crate::spelled::words;

words! {
    /// When an ability works.
    When "moment" {
        /// As long as the card is in force.
        Passive "passive",
        /// While the table is set.
        Setup "setup",
        /// When the card is claimed.
        Gained "gained",
        /// In each income phase.
        Income "income",
        /// Before any other income.
        IncomeStart "income-start",
        /// When an outpost is placed there, and in mining actions.
        Mining "mining",
        /// When its action is taken.
        Activate "activate",
        /// After a mining action.
        MiningAction "mining-action",
        /// After an exploration action.
        ExplorationAction "exploration-action",
        /// After a secondary action.
        SecondaryAction "secondary-action",
        /// After the action of an action planet.
        ActionPlanet "action-planet",
        /// As a free action.
        FreeAction "free-action",
        /// After claiming a technology card.
        ObtainTechnology "obtain-technology",
        /// After taking a mission.
        ObtainMission "obtain-mission",
        /// After fulfilling a commercial mission.
        FulfilCommercial "fulfil-commercial",
        /// After fulfilling a war mission.
        FulfilWar "fulfil-war",
        /// After a step on the production track.
        AdvanceProduction "advance-production",
        /// After a step on the military track.
        AdvanceMilitary "advance-military",
        /// After anybody's step on the military track by card or planet.
        AnyMilitary "any-player-military-by-card-or-planet",
        /// After claiming a seat.
        SenateSeat "senate-seat",
        /// After a movement effect has moved a starship.
        MoveShip "move-ship",
        /// At the end of the game.
        FinalScoring "final-scoring",
    }
}

words! {
    /// What a card or skill lets its owner do all the time, for which the language has no verb.
    Power "power" {
        /// A wormhole for two resources.
        WormholeTwoResources "wormhole-two-resources",
        /// Double gain, no loss.
        MilitaryMaintenance "military-maintenance",
        /// Outposts on full action planets.
        Overbuild "overbuild-action-planets",
        /// The action planets of others.
        ForeignPlanet "use-foreign-action-planet",
        /// Used main action spaces.
        UsedMain "captain-on-used-main",
        /// A secondary action as a main action.
        SecondaryAsMain "secondary-as-main",
        /// The Lieutenant.
        Lieutenant "lieutenant",
        /// Technological Terror.
        Terror "technological-terror",
        /// An action space of one's own.
        Wildcard "wildcard-space",
        /// Two starships.
        SecondStarship "second-starship",
        /// One tile of the stock in each round.
        StockTile "use-stock-tile",
    }
}

/// What holds as long as a card or skill is in force.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits {
    /// Levels that count higher, by [`crate::Track`].
    pub levels: [u8; 5],
    /// More slots of the mission log.
    pub mission_slots: u8,
    /// Politics counts higher for reaching missions.
    pub mission_reach: u8,
    /// Further spaces of each movement effect, without energy.
    pub extra_move: u8,
    /// Off the price of a trade space.
    pub trade_discount: Units,
    /// Off the cost of a mission.
    pub mission_discount: Units,
    /// Resources of one's choice off the cost of a mission.
    pub mission_any_discount: u8,
    /// The powers, a bit for each [`Power`].
    pub powers: u16,
}

impl Traits {
    /// Is the power among them?
    #[inline]
    pub const fn has(&self, power: Power) -> bool {
        self.powers & 1 << power as u16 != 0
    }
}
