//! The yardstick: what things are worth beyond what they score, in hundredths of a VP. Found by playing variants against
//! each other.

use crate::content::{Power, When};

/// Hundredths of the game that count as left in the last round.
pub(super) const LAST_ROUND: i32 = 20;
/// Minerals, energy, aliens, credits while there is time to use them; more than a few of a kind only score.
pub(super) const GOODS: [i32; 4] = [61, 59, 50, 103];
pub(super) const FEW: i32 = 5;
/// A Resource of one's choice.
pub(super) const ANY: i32 = 54;
/// A worker that can still be placed this round.
pub(super) const READY_CREW: i32 = 45;
pub(super) const READY_CAPTAIN: i32 = 103;
/// Crew on duty for the rounds to come, less the income of the space it takes.
pub(super) const CREW: i32 = 350;
/// A step by track: technology, military, production, politics, trade; up to the middle of the track, and beyond.
pub(super) const STEP: [i32; 5] = [300, 330, 95, 190, 310];
pub(super) const STEP_BEYOND: [i32; 5] = [250, 280, 80, 150, 280];
pub(super) const MIDDLE: i32 = 4;
/// A tech marker in the Cargo Bay.
pub(super) const MARKER: i32 = 163;
/// A technology card by level, beside what it does by itself.
pub(super) const TECH: [i32; 3] = [96, 97, 102];
/// An outpost, beside what its planet does.
pub(super) const OUTPOST: i32 = 118;
/// How often, in hundredths for a whole game, one mines, gathers, uses each action planet.
pub(super) const MINES: i32 = 393;
pub(super) const GATHERS: i32 = 183;
pub(super) const VISITS: i32 = 60;
/// A tile in hand against its effect at once, in hundredths.
pub(super) const TILE: i32 = 93;
/// Income of planets, rows and outpost slots against the same gain at once, in hundredths.
pub(super) const INCOME: i32 = 60;
/// Income of a track, from which the marker will move on: once, in hundredths.
pub(super) const PAUSE: i32 = 30;
/// Military at the end of a round: the lead of now, in hundredths, in this round and the later ones.
pub(super) const PARADE: i32 = 84;
pub(super) const PARADES: i32 = 29;
/// A mission or a decree from which so many steps are missing, in hundredths.
pub(super) const NEAR: [i32; 7] = [73, 50, 32, 22, 13, 9, 6];
/// Steps that can be made with a worker at hand, and in a round to come: what takes longer is not counted.
pub(super) const PACE: i32 = 10;
/// What a mission brings that is not on the card: objectives, decrees.
pub(super) const FULFILLED: i32 = 71;
/// A ship at a place to settle, or one line from it, against the outpost, in hundredths.
pub(super) const AT: i32 = 15;
pub(super) const NEARBY: i32 = 6;
/// Where the exact value would lead too far: a mission, a technology card, a main or secondary action, a space moved.
pub(super) const MISSION: i32 = 165;
pub(super) const CLAIM: i32 = 203;
pub(super) const ACTION: i32 = 217;
pub(super) const SECONDARY: i32 = 148;
pub(super) const MOVE: i32 = 39;
pub(super) const JUMP: i32 = 47;
pub(super) const RIFT: i32 = 13;
/// A bonus tile, basic or advanced.
pub(super) const BASIC: i32 = 141;
pub(super) const ADVANCED: i32 = 375;
/// A level that counts two higher for the rest of a round.
pub(super) const TEMPORARY: i32 = 78;
/// Leave to use a main action space that is taken.
pub(super) const LEAVE: i32 = 87;

/// How often in a whole game, in hundredths, the moment comes for which a card waits.
pub(super) fn often(when: When) -> i32 {
    match when {
        When::IncomeStart => 67,
        When::MiningAction => 352,
        When::ExplorationAction => 450,
        When::SecondaryAction => 689,
        When::ActionPlanet => 375,
        When::FreeAction => 345,
        When::ObtainTechnology | When::ObtainMission => 175,
        When::FulfilCommercial | When::FulfilWar => 95,
        When::AdvanceProduction | When::AdvanceMilitary => 95,
        When::AnyMilitary => 172,
        When::SenateSeat => 121,
        When::MoveShip => 396,
        // At once, at the end, or counted with the planet that has it.
        When::Passive
        | When::Setup
        | When::Gained
        | When::Income
        | When::Mining
        | When::Activate
        | When::FinalScoring => 0,
    }
}

/// What a power is worth over a whole game.
pub(super) fn power(power: Power) -> i32 {
    match power {
        Power::WormholeTwoResources => 163,
        Power::MilitaryMaintenance => 382,
        Power::Overbuild => 176,
        Power::ForeignPlanet => 269,
        Power::UsedMain => 172,
        Power::SecondaryAsMain => 370,
        Power::Lieutenant => 605,
        Power::Terror => 262,
        Power::Wildcard => 434,
        Power::SecondStarship => 560,
        Power::StockTile => 0,
    }
}
