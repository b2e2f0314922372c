//! The yardstick: what things are worth beyond what they score, in hundredths of a VP. Found by playing variants against
//! each other.

use crate::content::{Power, When};

/// Skills and wealth cards at the draft, against the usual one, in the order of the content. At first how much more `greedy`
/// scored with them in games drafted by lot; then moved until none won much more than its share in drafted games.
pub(super) const SKILLS: [i32; 10] = [330, 350, 560, 310, -520, 200, 230, 260, 360, -680];
pub(super) const WEALTH: [i32; 14] = [0, 0, 0, -50, 30, -20, -20, -50, -20, 0, 250, 200, 220, 80];
/// Hundredths of the game that count as left in the last round.
pub(super) const LAST_ROUND: i32 = 23;
/// Minerals, energy, aliens, credits while there is time to use them; more than a few of a kind only score.
pub(super) const GOODS: [i32; 4] = [65, 55, 50, 100];
pub(super) const FEW: i32 = 2;
/// A Resource of one's choice.
pub(super) const ANY: i32 = 55;
/// A worker that can still be placed this round.
pub(super) const READY_CREW: i32 = 45;
pub(super) const READY_CAPTAIN: i32 = 125;
/// Crew on duty for the rounds to come, less the income of the space it takes.
pub(super) const CREW: i32 = 435;
/// A step by track: technology, military, production, politics, trade; up to the middle of the track, and beyond.
pub(super) const STEP: [i32; 5] = [355, 590, 80, 225, 310];
pub(super) const STEP_BEYOND: [i32; 5] = [235, 270, 100, 140, 205];
pub(super) const MIDDLE: i32 = 7;
/// A tech marker in the Cargo Bay.
pub(super) const MARKER: i32 = 175;
/// A technology card by level, beside what it does by itself.
pub(super) const TECH: [i32; 3] = [90, 90, 115];
/// An outpost, beside what its planet does.
pub(super) const OUTPOST: i32 = 125;
/// How often, in hundredths for a whole game, one mines, gathers, uses each action planet.
pub(super) const MINES: i32 = 355;
pub(super) const GATHERS: i32 = 200;
pub(super) const VISITS: i32 = 55;
/// A tile in hand against its effect at once, in hundredths.
pub(super) const TILE: i32 = 95;
/// Income of planets, rows and outpost slots against the same gain at once, in hundredths.
pub(super) const INCOME: i32 = 40;
/// Income of a track, from which the marker will move on: once, in hundredths.
pub(super) const PAUSE: i32 = 29;
/// Military at the end of a round: the lead of now, in hundredths, in this round and the later ones.
pub(super) const PARADE: i32 = 85;
pub(super) const PARADES: i32 = 28;
/// A mission or a decree from which so many steps are missing, in hundredths.
pub(super) const NEAR: [i32; 7] = [65, 45, 38, 17, 9, 11, 4];
/// Steps that can be made with a worker at hand, and in a round to come: what takes longer is not counted.
pub(super) const PACE: i32 = 9;
/// What a mission brings that is not on the card: objectives, decrees.
pub(super) const FULFILLED: i32 = 60;
/// A ship at a place to settle, or one line from it, against the outpost, in hundredths.
pub(super) const AT: i32 = 13;
pub(super) const NEARBY: i32 = 4;
/// Where the exact value would lead too far: a mission, a technology card, a main or secondary action, a space moved.
pub(super) const MISSION: i32 = 150;
pub(super) const CLAIM: i32 = 205;
pub(super) const ACTION: i32 = 270;
pub(super) const SECONDARY: i32 = 155;
pub(super) const MOVE: i32 = 36;
pub(super) const JUMP: i32 = 45;
pub(super) const RIFT: i32 = 15;
/// A bonus tile, basic or advanced.
pub(super) const BASIC: i32 = 160;
pub(super) const ADVANCED: i32 = 360;
/// A level that counts two higher for the rest of a round.
pub(super) const TEMPORARY: i32 = 75;
/// Leave to use a main action space that is taken.
pub(super) const LEAVE: i32 = 90;

/// How often in a whole game, in hundredths, the moment comes for which a card waits.
pub(super) fn often(when: When) -> i32 {
    match when {
        When::IncomeStart => 55,
        When::MiningAction => 325,
        When::ExplorationAction => 390,
        When::SecondaryAction => 665,
        When::ActionPlanet => 335,
        When::FreeAction => 285,
        When::ObtainTechnology | When::ObtainMission => 135,
        When::FulfilCommercial | When::FulfilWar => 85,
        When::AdvanceProduction | When::AdvanceMilitary => 90,
        When::AnyMilitary => 130,
        When::SenateSeat => 115,
        When::MoveShip => 350,
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
        Power::WormholeTwoResources => 155,
        Power::MilitaryMaintenance => 310,
        Power::Overbuild => 170,
        Power::ForeignPlanet => 325,
        Power::UsedMain => 160,
        Power::SecondaryAsMain => 390,
        Power::Lieutenant => 660,
        Power::Terror => 285,
        Power::Wildcard => 465,
        Power::SecondStarship => 470,
        Power::StockTile => 0,
    }
}
