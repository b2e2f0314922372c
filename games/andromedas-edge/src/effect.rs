//! Effects as Andromeda's Edge executes them: the words of the notation become typed steps, each knowing the one after
//! it.

use orrery_script::tree::{self, Relation};

use crate::kinds::{Power, Resource, Ship, Track};
use crate::units::Cost;

/// A step in the code of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NodeId(pub(crate) u16);

/// A step and what follows it.
#[derive(Clone, Debug)]
pub struct Node {
    /// What is done.
    pub step: Step,
    /// The step after it.
    pub next: Option<NodeId>,
}

/// Which resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Res {
    /// This one.
    Of(Resource),
    /// Titanium, ice or nanocarbon, each unit of choice.
    Material,
    /// Any, each unit of choice.
    Any,
}

impl Res {
    /// Is this resource meant?
    pub const fn allows(self, resource: Resource) -> bool {
        match self {
            Self::Of(only) => only as u8 == resource as u8,
            Self::Material => resource.is_material(),
            Self::Any => true,
        }
    }
}

/// Which discovery stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Finding {
    /// One of the science track, 0 or 1; nothing named: of choice.
    Track(Option<u8>),
    /// The observatory discoveries.
    Observatory,
}

/// Where moons are claimed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum From {
    /// Regions with an own ship.
    Ship,
    /// Any planet.
    Planet,
    /// Any nebula.
    Nebula,
    /// The active region.
    ActiveRegion,
    /// The discarded moons.
    Discard,
    /// The leftmost nebula, else a planet; only Unity claims like this (UN-MOON-3).
    NebulaFirst,
}

/// Which moons are used where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Used {
    /// The one in the output slot.
    Output,
    /// One beside the module.
    Adjacent,
    /// Each beside the module.
    EachAdjacent,
}

/// Which modules are activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Modules {
    /// Next to this one.
    Neighbor,
    /// Of this row.
    Row(Track),
    /// Already activated this turn.
    Spent,
    /// Any.
    Any,
}

/// For whom a part is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// One opposing player of choice.
    ChooseOpponent,
    /// Every player.
    EachPlayer,
    /// Every opposing player.
    EachOpponent,
    /// The player whose turn it is.
    ActivePlayer,
    /// Every player in the battle.
    EachParticipant,
    /// One other side of the battle of choice.
    ChooseParticipant,
    /// Whoever won the battle.
    Winner,
    /// Every player who lost the battle.
    EachDefeated,
    /// Every player with most VP.
    MostVp,
    /// The owner of the effect.
    You,
    /// Every player with a ship in Unity's battle.
    EachOpposingPlayer,
}

/// Rules of one battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Defeated ships return to their bays undamaged.
    NoScrap = 1,
    /// Everybody rolls one die.
    OneDie = 2,
    /// The lower die wins.
    LowWins = 4,
    /// No battle cards.
    NoCards = 8,
    /// Nobody spends energy on dice.
    NoEnergy = 16,
}

/// What a step does. "You" is whoever does it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "named like the words of the notation, which explains them")]
pub enum Step {
    Gain(Res, Amount),
    Vp(Amount),
    LoseVp(u8),
    Advance(Option<Track>, u8),
    Lose(Res, u8),
    Give(Res, u8),
    Draw {
        count: u8,
        keep: Option<u8>,
    },
    Recover(u8),
    Repair(u8),
    PeekEvents,
    TakeDiscovery(Finding, u8),
    Recruit(u8),
    ClaimMoon(u8, From),
    UseMoon(Used),
    Activate(u8, Modules),
    BuyModule(Option<Track>, u8),
    GainModule(Option<Track>, bool),
    BuildShip(u8),
    BuildDevelopment(u8),
    Upgrade(u8),
    FlipUp(u8),
    Launch(u8),
    ReturnShip(u8),
    Withdraw,
    DamageModule(u8),
    DamageShip(u8),
    Shield(u8),
    ExileLeader(u8),
    RemoveMoonOfActivePlanet(u8),
    RemoveMoonOfPlanetsWithTwo(u8),
    BonusOnBases(Resource, u8),
    BonusOnUndeveloped(Resource, u8),
    PlaceRaiders(u8),
    MoveEventMarker(u8),
    Cancel,
    EndBattle,
    Dice(i8),
    Targeting(i8),
    Reroll(u8),
    Set {
        dice: u8,
        face: u8,
    },
    Range(Option<u8>),
    Ability(u8),
    Rule(Rule),
    Pay {
        cost: Cost,
        then: NodeId,
    },
    Choice {
        alternatives: Vec<NodeId>,
        may_decline: bool,
    },
    Times(u8, NodeId),
    If(Test, Option<NodeId>, Option<NodeId>),
    Scope(Scope, NodeId),
    Special(Special),
    /// What only Unity's cards do.
    Unity(crate::unity::Verb),
}

/// What the language would have to be bent for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Buy at a Field.
    Field,
    /// Carry out the science row.
    ScienceRow,
    /// Damage in the nebulae.
    NovaFlash,
    /// Leave before a battle.
    SlipAway,
    /// Another module of the row.
    TwinDock,
    /// A moon of a defeated player.
    Boarding,
    /// Energy at trading bases.
    Commission,
    /// Energy for a moon claimed.
    Tow,
    /// A look at the next event.
    Foresight,
    /// Something that the rules look up where it matters.
    Power(Power),
}

/// A number, or a number for every so many of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// The number, or the number for each.
    pub number: u8,
    /// For every how many of what, and at most how much.
    pub per: Option<(u8, Counter, u8)>,
}

/// What can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "named like the words of the notation, which explains them")]
pub enum Counter {
    Held(Resource),
    Space(Track),
    TrackAtLevel2,
    Development,
    Leader,
    Ship,
    ShipOnBoard,
    ShipInScrapyard,
    ShipInActiveRegion,
    OpposingShipInActiveRegion,
    ModuleOf(Track),
    DamagedModule,
    ActivatedIndustry,
    SlottedMoon,
    AdjacentMoon,
    /// What only Unity's cards count.
    Unity(crate::unity::Count),
}

/// Clauses that must all hold, each by one of its atoms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Test(pub Vec<Vec<Atom>>);

/// A question about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Atom {
    /// A count compared with a number.
    Count(Counter, Relation, i32),
    /// A count compared with another.
    Counts(Counter, Relation, Counter),
    /// It is the own turn.
    YourTurn,
    /// A raider was defeated in this battle.
    RaiderDefeated,
    /// The active region is a planet.
    ActivePlanet,
    /// The active region is a nebula.
    ActiveNebula,
    /// The active region is an Alliance Base.
    ActiveBase,
    /// This lies on the module; no ship named: energy.
    Docked(Option<Ship>),
}

/// Does the comparison hold?
pub(crate) fn compare(left: i32, relation: Relation, right: i32) -> bool {
    match relation {
        Relation::AtLeast => left >= right,
        Relation::AtMost => left <= right,
        Relation::Equal => left == right,
        Relation::Less => left < right,
        Relation::More => left > right,
    }
}

/// What is wrong with a step, and where.
pub(crate) type Wrong = (tree::Span, String);

/// The code of all effects: nodes that know their successors.
#[derive(Clone, Debug, Default)]
pub struct Code {
    nodes: Vec<Node>,
}

impl Code {
    /// The node itself.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The steps of an effect in order, without going into blocks.
    pub fn steps(&self, first: Option<NodeId>) -> impl Iterator<Item = &Step> {
        std::iter::successors(first.map(|id| self.node(id)), |node| node.next.map(|id| self.node(id)))
            .map(|node| &node.step)
    }

    /// May every step of the effect be declined?
    pub fn may_be_declined(&self, first: NodeId) -> bool {
        self.steps(Some(first)).all(Step::may_be_declined)
    }

    /// Could carrying it out take resources, cards, leaders or ships away from the player?
    pub fn spends(&self, first: NodeId) -> bool {
        self.steps(Some(first)).any(|step| match step {
            Step::Pay { .. }
            | Step::Lose(..)
            | Step::Give(..)
            | Step::BuyModule(..)
            | Step::BuildShip(_)
            | Step::BuildDevelopment(_)
            | Step::Activate(..)
            | Step::ReturnShip(_)
            | Step::ExileLeader(_)
            | Step::Special(_) => true,
            Step::Choice { alternatives, .. } => alternatives.iter().any(|&first| self.spends(first)),
            Step::Times(_, inner) | Step::Scope(_, inner) => self.spends(*inner),
            Step::If(_, then, otherwise) => then.iter().chain(otherwise).any(|&first| self.spends(first)),
            Step::Gain(..)
            | Step::Vp(..)
            | Step::LoseVp(..)
            | Step::Advance(..)
            | Step::Draw { .. }
            | Step::Recover(..)
            | Step::Repair(..)
            | Step::PeekEvents
            | Step::TakeDiscovery(..)
            | Step::Recruit(..)
            | Step::ClaimMoon(..)
            | Step::UseMoon(..)
            | Step::GainModule(..)
            | Step::Upgrade(..)
            | Step::FlipUp(..)
            | Step::Launch(..)
            | Step::Withdraw
            | Step::DamageModule(..)
            | Step::DamageShip(..)
            | Step::Shield(..)
            | Step::RemoveMoonOfActivePlanet(..)
            | Step::RemoveMoonOfPlanetsWithTwo(..)
            | Step::BonusOnBases(..)
            | Step::BonusOnUndeveloped(..)
            | Step::PlaceRaiders(..)
            | Step::MoveEventMarker(..)
            | Step::Cancel
            | Step::EndBattle
            | Step::Dice(..)
            | Step::Targeting(..)
            | Step::Reroll(..)
            | Step::Set { .. }
            | Step::Range(..)
            | Step::Ability(..)
            | Step::Rule(..)
            | Step::Unity(..) => false,
        })
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> u16 {
        self.nodes.len() as u16
    }

    /// Puts a step before another.
    pub(crate) fn put(&mut self, step: Step, next: Option<NodeId>) -> Result<NodeId, Wrong> {
        let id = u16::try_from(self.nodes.len())
            .map_err(|_| (tree::Span::default(), "the content has too many effects".to_owned()))?;
        self.nodes.push(Node { step, next });
        Ok(NodeId(id))
    }
}

impl Step {
    /// Verbs marked so in the notation, payments, and choices of such.
    pub fn may_be_declined(&self) -> bool {
        match self {
            Self::Repair(_)
            | Self::Recruit(_)
            | Self::Activate(..)
            | Self::BuyModule(..)
            | Self::BuildShip(_)
            | Self::BuildDevelopment(_)
            | Self::Upgrade(_)
            | Self::ReturnShip(_)
            | Self::Shield(_)
            | Self::Reroll(_)
            | Self::Pay { .. }
            | Self::Times(..) => true,
            Self::Choice { may_decline, .. } => *may_decline,
            Self::Gain(..)
            | Self::Vp(..)
            | Self::LoseVp(..)
            | Self::Advance(..)
            | Self::Lose(..)
            | Self::Give(..)
            | Self::Draw { .. }
            | Self::Recover(..)
            | Self::PeekEvents
            | Self::TakeDiscovery(..)
            | Self::ClaimMoon(..)
            | Self::UseMoon(..)
            | Self::GainModule(..)
            | Self::FlipUp(..)
            | Self::Launch(..)
            | Self::Withdraw
            | Self::DamageModule(..)
            | Self::DamageShip(..)
            | Self::ExileLeader(..)
            | Self::RemoveMoonOfActivePlanet(..)
            | Self::RemoveMoonOfPlanetsWithTwo(..)
            | Self::BonusOnBases(..)
            | Self::BonusOnUndeveloped(..)
            | Self::PlaceRaiders(..)
            | Self::MoveEventMarker(..)
            | Self::Cancel
            | Self::EndBattle
            | Self::Dice(..)
            | Self::Targeting(..)
            | Self::Set { .. }
            | Self::Range(..)
            | Self::Ability(..)
            | Self::Rule(..)
            | Self::If(..)
            | Self::Scope(..)
            | Self::Special(..)
            | Self::Unity(..) => false,
        }
    }
}
