//! What Unity has.

use std::sync::Arc;

use arrayvec::ArrayVec;
use orrery_kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::content::{Moment, Stat, Verb};
use super::ids::{ActionId, CommanderId, ConflictId, UnityUpgradeId, WheelId};
use super::pending::Pending;
use crate::content::{Stats, content};
use crate::effect::Step;
use crate::ids::{Finds, Hand, ModuleId, MoonId, SpaceId, TokenId, TokenSet};
use crate::kinds::{Ship, Side, Track};
use crate::squad::{Fleet, Squad};
use crate::state::AndromedasEdge;

/// What Unity has beyond its ships, its leaders in regions and its developments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Unity {
    /// The Commander.
    pub(crate) commander: CommanderId,
    /// Who holds the Conn.
    pub(crate) conn: Seat,
    /// Is it Unity's turn?
    pub(crate) acting: bool,
    /// Was the end triggered before this turn began, whoever takes it?
    pub(crate) last: bool,
    /// Who has had the last turn, as bits of sides.
    pub(crate) done: u8,
    /// VP so far.
    pub(crate) vp: i16,
    /// Markers on the tracks, by [`Track`].
    pub(crate) markers: [u8; 5],
    /// Tactics cards, which nobody sees.
    pub(crate) hand: Hand,
    /// Moons, ascending.
    pub(crate) moons: ArrayVec<MoonId, 51>,
    /// Discovery tokens, which nobody sees.
    pub(crate) finds: Finds,
    /// Supremacy tokens.
    pub(crate) tokens: TokenSet,
    /// Own leaders and corrupted ones on the station, and how many were spent.
    pub(crate) leaders: u8,
    pub(crate) corrupted: u8,
    pub(crate) spent_leaders: u8,
    /// Modules in the order gained; their damage is where every module's is.
    pub(crate) modules: ArrayVec<ModuleId, 108>,
    /// Developments, by [`Track`].
    pub(crate) developments: [u8; 5],
    /// Damage markers on shield icons, by [`Ship`].
    pub(crate) shields: [u8; 4],
    /// Filled spaces of the launch bay, as bits.
    pub(crate) bay: u16,
    /// The Command marker: a space from 1 to 8.
    pub(crate) wheel: u8,
    /// Steps of the Command marker still due in this return turn, and whether they are being made.
    pub(crate) due: u8,
    pub(crate) marching: bool,
    /// Action decks, top card last; the cards face up on them; those used.
    pub(crate) decks: [ArrayVec<ActionId, 6>; 3],
    pub(crate) face_up: [Option<ActionId>; 3],
    pub(crate) used: [ArrayVec<ActionId, 6>; 3],
    /// The conflict deck, top card last; the card of this battle; those used.
    pub(crate) conflicts: ArrayVec<ConflictId, 16>,
    pub(crate) conflict: Option<ConflictId>,
    pub(crate) used_conflicts: ArrayVec<ConflictId, 16>,
    /// The upgrade deck, top card last; the upgrades gained, in order.
    pub(crate) upgrade_deck: ArrayVec<UnityUpgradeId, 14>,
    pub(crate) upgrades: ArrayVec<UnityUpgradeId, 14>,
    /// Where the probe is.
    pub(crate) probe: Option<SpaceId>,
    /// Damage that its ships ignore in this battle.
    pub(crate) ignored: u8,
    /// The type of the module gained last.
    pub(crate) newest_type: Track,
}

/// Unity in a saved position. In bytes it stands at the end, or not at all.
pub(crate) mod at_the_end {
    use super::{Arc, Deserialize, Deserializer, Serialize, Serializer, Unity};

    pub(crate) fn serialize<S: Serializer>(unity: &Option<Arc<Unity>>, to: S) -> Result<S::Ok, S::Error> {
        unity.as_deref().serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Arc<Unity>>, D::Error> {
        let readable = from.is_human_readable();
        match Option::<Unity>::deserialize(from) {
            Ok(unity) => Ok(unity.map(Arc::new)),
            Err(error) if readable => Err(error),
            Err(_) => Ok(None),
        }
    }
}

impl Unity {
    /// The Commander.
    pub fn commander(&self) -> CommanderId {
        self.commander
    }

    /// Who holds the Conn.
    pub fn conn(&self) -> Seat {
        self.conn
    }

    /// Is it Unity's turn?
    pub fn is_acting(&self) -> bool {
        self.acting
    }

    /// VP so far.
    pub fn vp(&self) -> i16 {
        self.vp
    }

    /// Where the markers stand, by [`Track`].
    pub fn markers(&self) -> [u8; 5] {
        self.markers
    }

    /// Where the Command marker stands, 1 to 8.
    pub fn wheel(&self) -> u8 {
        self.wheel
    }

    /// The space of the wheel with this number, 1 to 8.
    pub fn wheel_space(&self, number: u8) -> WheelId {
        WheelId::numbered(8 * u8::from(self.commander) + (number - 1) % 8)
    }

    /// The action card that lies face up on each deck.
    pub fn face_up(&self) -> [Option<ActionId>; 3] {
        self.face_up
    }

    /// The conflict card of this battle.
    pub fn conflict(&self) -> Option<ConflictId> {
        self.conflict
    }

    /// The upgrades gained, in order.
    pub fn upgrades(&self) -> &[UnityUpgradeId] {
        &self.upgrades
    }

    /// The modules gained, in order.
    pub fn modules(&self) -> &[ModuleId] {
        &self.modules
    }

    /// Its moons.
    pub fn moons(&self) -> &[MoonId] {
        &self.moons
    }

    /// Leaders on the station, corrupted ones included.
    pub fn all_leaders(&self) -> u8 {
        self.leaders + self.corrupted
    }

    /// Its developments, by [`Track`].
    pub fn developments(&self) -> [u8; 5] {
        self.developments
    }

    /// Its supremacy tokens.
    pub fn tokens(&self) -> impl Iterator<Item = TokenId> {
        self.tokens.iter()
    }

    /// Damage markers on shield icons, by [`Ship`].
    pub fn shields(&self) -> [u8; 4] {
        self.shields
    }

    /// Where the probe is.
    pub fn probe(&self) -> Option<SpaceId> {
        self.probe
    }

    /// The ship on a space of the launch bay, counted from 0: section by section, letter by letter.
    pub fn in_bay(&self, space: usize) -> Option<Ship> {
        let there = self.bay & 1 << space != 0;
        content().unity.bay.get(space).filter(|_| there).map(|place| place.ship)
    }

    /// What its ships of a type can do, upgrades included.
    pub fn stats(&self, ship: Ship) -> Stats {
        let mut stats = content().unity.ships[ship as usize];
        for upgrade in self.upgrades.iter().filter(|upgrade| upgrade.card().when == Moment::Passive) {
            for step in content().code.steps(Some(upgrade.card().effect)) {
                match *step {
                    Step::Unity(Verb::Stat(kind, stat, value)) if kind == ship => match stat {
                        Stat::Range => stats.range = value,
                        Stat::Weapons => stats.weapons = value,
                        Stat::Shields => stats.shields = value,
                    },
                    _ => {}
                }
            }
        }
        stats
    }

    /// Puts a moon into its area.
    pub(super) fn put_moon(&mut self, moon: MoonId) {
        let place = self.moons.partition_point(|&other| other < moon);
        self.moons.insert(place, moon);
    }

    /// UN-CHOICE-4: corrupted leaders are spent first.
    pub(super) fn spend_leaders(&mut self, count: u8) {
        let corrupted = count.min(self.corrupted);
        self.corrupted -= corrupted;
        self.leaders = self.leaders.saturating_sub(count - corrupted);
        self.spent_leaders += count;
    }
}

impl AndromedasEdge {
    /// Unity, where it plays.
    pub fn unity(&self) -> Option<&Unity> {
        self.unity.as_deref()
    }

    /// Is it Unity's turn?
    #[inline]
    pub fn unity_acts(&self) -> bool {
        self.unity().is_some_and(|unity| unity.acting)
    }

    /// Unity, to be changed; a position that shares it gets its own.
    pub(crate) fn unity_mut(&mut self) -> Option<&mut Unity> {
        self.unity.as_mut().map(Arc::make_mut)
    }

    /// Changes what Unity has; nothing where it does not play.
    pub(super) fn with_unity<T: Default>(&mut self, change: impl FnOnce(&mut Unity) -> T) -> T {
        self.unity_mut().map(change).unwrap_or_default()
    }

    pub(super) fn ask_unity(&mut self, pending: Pending) {
        self.stack.push(crate::frame::Frame::Unity(pending));
    }

    /// The same for several, so that they are taken in the order written.
    pub(super) fn ask_unity_in_order<const K: usize>(&mut self, pending: [Pending; K]) {
        pending.into_iter().rev().for_each(|one| self.ask_unity(one));
    }

    pub(super) fn unity_fleet(&self) -> &Fleet {
        &self.fleets[Side::UNITY.index()]
    }

    pub(super) fn unity_fleet_mut(&mut self) -> &mut Fleet {
        &mut self.fleets[Side::UNITY.index()]
    }

    /// Unity's ships in a region.
    pub(crate) fn unity_at(&self, space: SpaceId) -> Squad {
        self.unity_fleet().at(space)
    }

    /// Unity's ships in the active region.
    pub(crate) fn unity_here(&self) -> Squad {
        self.turn.region.map_or(Squad::NONE, |space| self.unity_at(space))
    }
}
