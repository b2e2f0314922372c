//! What a player can do. Small decisions, each `Copy`; the notation is in `notation.rs`.

use orrery_kernel::Seat;
use serde::{Deserialize, Serialize, Serializer};

use crate::ids::{
    DestinyId, DiscoveryId, EventId, FactionId, ModuleId, MoonId, SpaceId, TacticId, TokenId, UpgradeId,
};
use crate::kinds::{Class, Resource, Ship, Side, Track};
use crate::units::Units;

/// A decision. The order of the variants is the order in which legal actions are listed; free actions come last, so
/// that they can follow the choices of any step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Enough: stop, decline, pass, go on.
    Done,
    /// Take a Return to Station turn.
    Return,
    /// Launch a ship to a region.
    Launch(Ship, SpaceId),
    /// Launch a ship anywhere for 1 energy.
    Jump(Ship, SpaceId),
    /// Keep this faction.
    Faction(FactionId),
    /// Keep this destiny.
    Destiny(DestinyId),
    /// This alternative, counted from 0.
    Choose(u8),
    /// Pay this.
    #[serde(serialize_with = "spell")]
    Pay(Units),
    /// Gain this resource.
    Take(Resource),
    /// Give up this resource.
    Give(Resource),
    /// Discard or hand over this card.
    Drop(TacticId),
    /// Take this card from the discard pile.
    Recover(TacticId),
    /// Draw a card.
    Draw,
    /// One step on this track.
    Advance(Track),
    /// Repair: this ship goes to the Repair Barge.
    FixShip(Ship),
    /// Repair: a shield of this ship type.
    FixShield(Ship),
    /// Repair: this module.
    FixModule(ModuleId),
    /// Put this event on top.
    Top(EventId),
    /// Take this discovery token.
    Find(DiscoveryId),
    /// Take a token from this stack of the science track, counted from 0.
    Stack(u8),
    /// Claim the moon there.
    Claim(SpaceId),
    /// This moon: claim it, pay with it, discard it, use it.
    Moon(MoonId),
    /// Take this moon from that player.
    Board(Seat, MoonId),
    /// Take this moon from Unity.
    BoardUnity(MoonId),
    /// Activate this module.
    Activate(ModuleId),
    /// With this ship from there.
    With(Ship, SpaceId),
    /// With this ship from the Repair Barge.
    WithBarge(Ship),
    /// With energy.
    WithEnergy,
    /// Buy or gain this module.
    Module(ModuleId),
    /// Put this module under its deck.
    Bury(ModuleId),
    /// This module takes damage, or is spared.
    Mark(ModuleId),
    /// Build this ship.
    Build(Ship),
    /// Build a development there.
    Develop(SpaceId),
    /// Place this upgrade tile.
    Upgrade(UpgradeId),
    /// Turn up a development card of this type.
    Flip(Track),
    /// This ship there: return it, damage it, spare it.
    Pick(Ship, SpaceId),
    /// Move a ship of the active region there.
    Move(Ship, SpaceId),
    /// Move this ship from there into the battle.
    Join(Ship, SpaceId),
    /// The same for 1 energy.
    JoinByJump(Ship, SpaceId),
    /// Spend so much energy on dice.
    Energy(u8),
    /// This die: reroll it, or turn it.
    Die(u8),
    /// This raider strikes.
    Raider(Class),
    /// This player.
    Player(Seat),
    /// This side of the battle.
    Side(Side),
    /// This ship of that player takes the damage of Unity's card; no ship: the raider.
    Hit(Side, Option<Ship>),
    /// The benefit of this vortex first.
    Vortex(SpaceId),
    /// This answers first, counted from 0: abilities of the faction, upgrades, sustain cards.
    Resolve(u8),
    /// Bring a leader to the station; free where a ship is.
    Recruit(SpaceId),
    /// Free: take a bonus resource.
    Collect(SpaceId, Resource),
    /// Free: use a development card.
    Use(Track),
    /// Free: use a discovery token.
    Discovery(DiscoveryId),
    /// Free: use a supremacy token.
    Token(TokenId),
    /// Free: abandon a moon.
    Abandon(MoonId),
    /// Play a tactics card.
    Play(TacticId),
    /// Free: give this to the teammate.
    Hand(Thing),
    /// Free: ask the teammate for this.
    Ask(Thing),
    /// Put a claimed moon into a slot.
    Slot(MoonId, Place),
    /// Discard the moon in a slot.
    Empty(Place),
    /// Move an industry module to this place of its row, counted from 0.
    Shift(ModuleId, u8),
}

/// A slot for a moon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Tactical Operations.
    Operations,
    /// The input slot of a module.
    Input(ModuleId),
    /// The output slot of a module.
    Output(ModuleId),
    /// Before this industry module.
    Half(ModuleId),
}

/// What teammates may hand over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A resource in storage.
    Resource(Resource),
    /// A tactics card.
    Card(TacticId),
    /// A claimed moon.
    Moon(MoonId),
    /// A discovery token.
    Discovery(DiscoveryId),
    /// A supremacy token.
    Token(TokenId),
}

fn spell<S: Serializer>(units: &Units, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(units)
}
