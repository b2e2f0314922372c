//! What is pending, as data. A frame either waits for a decision or is carried out at once; the top one comes first.

use orrery_kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Thing;
use crate::effect::{Finding, From, Modules, NodeId, Res};
use crate::ids::{ModuleId, MoonId, SpaceId, TacticId};
use crate::kinds::{Class, Resource, Ship, Side, Source, Track, When};

/// Whose effect it is and what it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Context {
    /// Whoever does the step: "you".
    pub who: Side,
    /// The owner of the effect.
    pub owner: Side,
    /// Does the owner make the choices of whoever does the step?
    pub by_owner: bool,
    /// Where VP are counted.
    pub source: Source,
    /// The module that carries the effect.
    pub module: Option<ModuleId>,
    /// It was just chosen, so it can no longer be declined.
    pub sure: bool,
}

impl Context {
    /// An effect of the seat.
    pub(crate) fn new(seat: Seat, source: Source) -> Self {
        Self::of(Side::of(seat), source)
    }

    /// An effect of a contender, seat or not.
    pub(crate) fn of(side: Side, source: Source) -> Self {
        Self { who: side, owner: side, by_owner: false, source, module: None, sure: false }
    }

    /// The same, no longer to be declined.
    pub(crate) fn surely(self) -> Self {
        Self { sure: true, ..self }
    }
}

/// What a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Then {
    /// What follows the arrow of this step.
    Effect(NodeId, Context),
    /// A module of the display.
    Module(ModuleId),
    /// A ship.
    Ship(Ship),
    /// A development.
    Development(SpaceId),
}

/// A point at which cards of other players, or of all, may answer (AE-RULING-73).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Point {
    /// The active player has launched.
    Launched,
    /// This player has played a card.
    Played(Seat),
    /// Raiders are about to move in.
    Strike,
    /// This player's pieces are about to take damage.
    Damage(Seat),
    /// An event has been revealed.
    Event,
    /// The dice are rolled.
    Rolled,
    /// This player has won.
    Won(Seat),
    /// A battle was fought to the end.
    Resolved,
}

/// The parts of a battle that wait for nobody; a number counts the players in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Part {
    Start,
    Escalation(u8),
    Diplomacy(u8),
    Preparations(u8),
    Roll,
    Compare,
    Won,
    RaiderWon,
    Lost(u8),
    Damage(u8),
    RaiderDamage,
    Resolved,
    Over,
}

/// Something still to happen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Frame {
    // Before the game
    /// Everybody chooses a faction.
    Factions,
    /// Everybody chooses a destiny.
    Destinies,
    /// Factions are revealed, leaders placed, the start player found.
    Begin,

    // Turns
    /// A turn begins.
    StartTurn(Seat),
    /// Vortexes whose benefit is still to come, as bits.
    Vortexes { seat: Seat, left: u8 },
    /// The Launch Bay is looked at.
    Ready(Seat),
    /// Launch or return?
    Turn(Seat),
    /// Another launch of this turn.
    ExtraLaunch(Seat),
    /// After launching, before activation.
    BeforeActivation(Seat),
    /// The active region is activated.
    Activation(Seat),
    /// It was activated: what answers to that.
    Activated(Seat),
    /// After activation, before the raider strike.
    AfterActivation(Seat),
    /// Do raiders strike?
    Strike(Seat),
    /// Which raider strikes?
    ChooseRaider(Seat),
    /// Raiders of a class move in.
    StrikeMoves(Class),
    /// After the strike, before battle.
    AfterStrike(Seat),
    /// Activate a module, or go on?
    Return(Seat),
    /// With what is the module activated?
    Crew { seat: Seat, module: ModuleId },
    /// All ships return, energy and sustain cards are discarded.
    ReturnAll(Seat),
    /// The last free actions.
    EndOfTurn(Seat),
    /// The pending event, limits, the next player.
    EndTurn(Seat),
    /// Resources and cards beyond the limits are discarded.
    Limits(Seat),
    /// The next player, or the end.
    NextTurn(Seat),

    // Battle
    /// A part of the battle.
    Battle(Part),
    /// A chance to move ships in.
    Escalate(Seat),
    /// A chance to play a diplomacy card.
    Negotiate(Seat),
    /// A chance to spend energy and play cards.
    Prepare(Seat),
    /// Tactical Operations.
    Defeat { seat: Seat, done: bool },
    /// Both of a team reach a token: who comes first?
    TokenFirst { one: Seat, other: Seat },
    /// Which dice are rerolled? `chosen` by face.
    Reroll { side: Side, by: Seat, left: u8, chosen: [u8; 6] },
    /// Which dice are turned to this face?
    SetDice { side: Side, by: Seat, left: u8, face: u8 },

    // Events
    /// The event card is revealed.
    Reveal(Seat),
    /// Leave the top event, or put it under the deck?
    Foresight(Seat),
    /// Its VP are scored.
    ScoreEvent,
    /// Its raider comes.
    EventRaider,
    /// Its special effect.
    EventEffect,
    /// The marker is reset.
    EventOver,

    // Windows and cards
    /// Cards may answer.
    Window { point: Point, passed: SeatSet, cancelled: bool },
    /// A card takes effect.
    Card { card: TacticId, seat: Seat },
    /// A card is done.
    CardDone { card: TacticId, seat: Seat },
    /// What answers to a moment; `left` as bits.
    Fire { when: When, or: When, seat: Seat, left: u32, module: Option<ModuleId> },

    // Effects
    /// An effect goes on.
    Do { node: NodeId, context: Context },
    /// Up to so many more times.
    Times { node: NodeId, context: Context, left: u8 },
    /// For each of these sides, as bits, in turn order.
    Each { node: NodeId, context: Context, left: u8 },
    /// One of the alternatives; `taken`: it was the other one, and a second may follow.
    Choice { node: NodeId, context: Context, taken: Option<u8> },
    /// Which opponent?
    ChooseSeat { node: NodeId, context: Context },
    /// Which side of the battle?
    ChooseSide { node: NodeId, context: Context },
    /// Pay for something.
    Pay { then: Then, seat: Seat, minus: u8, sure: bool },
    /// It is paid.
    Paid { then: Then, seat: Seat },
    /// Name the kinds of so many resources, from this one on; cards are drawn at the end.
    GainAny { seat: Seat, left: u8, from: Resource, draws: u8, material: bool },
    /// Give up so many resources, from this kind on, to somebody or to nobody.
    Lose { seat: Seat, left: u8, res: Res, from: Resource, to: Option<Side> },
    /// Score VP that would trigger the end, or forgo them (AE-RULING-24)?
    TakeVp { seat: Seat, vp: u8, source: Source },
    /// Cards from the hand are discarded, or handed over.
    Discard { seat: Seat, left: u8, to: Option<Side> },
    /// So many of the cards drawn are discarded.
    Keep { seat: Seat, discard: u8 },
    /// Cards come back from the discard pile.
    Recover { seat: Seat, left: u8 },
    /// Steps on a track of choice.
    AnyTrack { seat: Seat, left: u8 },
    /// Steps on a track.
    Steps { seat: Seat, track: Track, left: u8 },
    /// Draw up to the hand limit?
    DrawUp { seat: Seat },
    /// So many repairs.
    Repairs { seat: Seat, left: u8 },
    /// What is repaired?
    Repair { seat: Seat },
    /// The top events are looked at.
    Look(Seat),
    /// Which of the two events goes on top?
    Peek { seat: Seat },
    /// Which tokens are taken?
    TakeDiscovery { seat: Seat, stack: Finding, left: u8 },
    /// Which leaders come to the station?
    Recruit { seat: Seat, left: u8 },
    /// Which moons are claimed?
    ClaimMoon { seat: Seat, left: u8, from: From },
    /// Which moon of the planet?
    Survey { seat: Seat, space: SpaceId },
    /// Room for a moon.
    Room { seat: Seat, moon: MoonId },
    /// Which moon beside the module is used?
    UseAdjacent { seat: Seat, module: ModuleId },
    /// The moons beside an industry module that was activated.
    HalfMoons { seat: Seat, module: ModuleId },
    /// Which modules are activated?
    Activate { seat: Seat, left: u8, which: Modules, of: Option<ModuleId> },
    /// Which science modules are activated?
    ScienceRow(Seat),
    /// Another module of the row?
    TwinDock { seat: Seat, row: Track },
    /// Which module is bought?
    BuyModule { seat: Seat, row: Option<Track>, minus: u8, sure: bool },
    /// At a Field, with so many bought.
    Field { seat: Seat, bought: u8 },
    /// Which module is gained?
    GainModule { seat: Seat, row: Option<Track>, bottom: bool },
    /// May the teammate have it?
    PassOn { seat: Seat, module: ModuleId },
    /// Does the teammate want it?
    AcceptModule { seat: Seat, module: ModuleId },
    /// The module is placed.
    PlaceModule { seat: Seat, module: ModuleId },
    /// Columns are refilled.
    Refill,
    /// Which ship is built?
    BuildShip { seat: Seat, minus: u8, sure: bool },
    /// Where is a development built?
    BuildDevelopment { seat: Seat, minus: u8, sure: bool },
    /// A development that was built is scored.
    ScoreDevelopment { seat: Seat, space: SpaceId },
    /// Which tile is placed?
    Upgrade { seat: Seat, left: u8 },
    /// Which development card is turned up?
    FlipUp { seat: Seat, left: u8 },
    /// Which ships return?
    Recall { seat: Seat, left: u8 },
    /// Where do the ships in the active region go?
    Withdraw { seat: Seat, only: Option<Ship> },
    /// Whose moon is taken?
    Boarding { seat: Seat },
    /// Which modules are damaged?
    DamageModules { seat: Seat, left: u8 },
    /// Which ships are damaged?
    DamageShips { seat: Seat, left: u8 },
    /// Damage in the nebulae, for these.
    Nova { left: SeatSet, spared: SeatSet },
    /// Damage is settled.
    Threatened(Seat),
    /// Which pieces take none?
    Shield { seat: Seat, left: u8 },
    /// Damage is dealt.
    Deal(Seat),
    /// Which ships are saved by shields?
    Save { seat: Seat, ship: Ship, left: u8 },
    /// The others are scrapped.
    Scrap(Seat),
    /// Something is handed to the teammate, or asked of the teammate.
    Transfer { from: Seat, to: Seat, thing: Thing },
    /// A gain that belongs to an effect above.
    Gain { seat: Seat, resource: Resource, count: u8 },
    /// Something that Unity does, or that is decided for it.
    Unity(crate::unity::Pending),
}
