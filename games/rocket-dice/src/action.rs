//! What a player can do. Small decisions, each `Copy`; the notation is in `notation.rs`.

use crate::dice::{Color, DiceSet};
use crate::galaxy::{Cell, Line, Whole};
use crate::ids::{AllianceId, MoonId, PlanetId, SpaceId, VpCardId};
use crate::triples::Triple;
use orrery_kernel::Seat;
use serde::{Serialize, Serializer};

/// A decision. The order of the variants is the order in which legal actions are listed.
///
/// In parts, for programs, it is the name of the variant with what belongs to it, spelled as in the notation: places of
/// dice count from 1, the ends of a line are cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Enough: stop, decline, commit no more, end the Build step.
    Done,
    /// Yes: pay, or exchange the battles.
    Yes,
    /// Fill this row or column (setup).
    Fill(Whole),
    /// Lay down a die of this colour next, among dice of equal number.
    Place(Color),
    /// Recruit without a swap: this line, and the white dice beyond its ends that come along.
    #[serde(serialize_with = "taken")]
    Take(Line, Ends),
    /// Swap two adjacent dice before recruiting.
    Swap(Cell, Cell),
    /// Recruit three dice that hang together, where no line can be had.
    Gather(Triple),
    /// Reroll these dice, none allowed.
    Reroll(DiceSet),
    /// Resolve the normal ability of a planet.
    Activate(PlanetId),
    /// Colonize a planet with these dice.
    Colonize(PlanetId, DiceSet),
    /// Work on a space of The Station with these dice and so much scrap.
    Work(SpaceId, DiceSet, u8),
    /// Break up these dice for scrap.
    Deposit(DiceSet),
    /// Build a moon, with a die unless it is free.
    Moon(MoonId, #[serde(serialize_with = "free_or_from_one")] Option<u8>),
    /// Salvage: change the die at this place by so many pips.
    Trim(#[serde(serialize_with = "from_one")] u8, i8),
    /// Salvage: a VP card and an alliance.
    Deal,
    /// Salvage: conquer this planet.
    Seize(PlanetId),
    /// Use the once ability of a planet.
    Once(PlanetId),
    /// Use a moon.
    UseMoon(MoonId),
    /// Play an alliance.
    Play(AllianceId),
    /// Change the die at this place by so many pips.
    Pip(#[serde(serialize_with = "from_one")] u8, i8),
    /// Turn the die at this place to its opposite face.
    Flip(#[serde(serialize_with = "from_one")] u8),
    /// Turn the die at this place to this face.
    Turn(#[serde(serialize_with = "from_one")] u8, u8),
    /// The die at this place counts as this colour.
    Paint(#[serde(serialize_with = "from_one")] u8, Color),
    /// Exchange the die at this place.
    Exchange(#[serde(serialize_with = "from_one")] u8),
    /// Take the die of this cell.
    FromCell(Cell),
    /// Mark the lowest open space of this row.
    Mark(Color),
    /// This planet.
    Planet(PlanetId),
    /// A moon of this kind.
    Kind(MoonId),
    /// This alliance: take it, or give it up.
    Alliance(AllianceId),
    /// This VP card: keep it, or give it up.
    VpCard(VpCardId),
    /// This opponent.
    Opponent(Seat),
    /// Pay the first (0) or the second (1) Conquest Die and gain the other.
    PayFace(#[serde(serialize_with = "from_one")] u8),
    /// Commit this alliance to the battle.
    Commit(AllianceId),
    /// Commit all scrap to the battle.
    CommitScrap,
}

fn from_one<S: Serializer>(place: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(place + 1)
}

fn free_or_from_one<S: Serializer>(place: &Option<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    place.map(|place| place + 1).serialize(serializer)
}

fn taken<S: Serializer>(line: &Line, ends: &Ends, serializer: S) -> Result<S::Ok, S::Error> {
    (line, ends.cells(*line).collect::<Vec<_>>()).serialize(serializer)
}

/// The white dice beyond the ends of a line that are taken too: bit 0 before it, bit 1 after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ends(pub u8);

impl Ends {
    /// The line from end to end with these dice.
    pub fn extend(self, line: Line) -> Line {
        let cells = line.cells();
        let [before, after] = line.beyond();
        let first = before.filter(|_| self.0 & 1 != 0).unwrap_or(cells[0]);
        let last = after.filter(|_| self.0 & 2 != 0).unwrap_or(cells[cells.len() - 1]);
        Line::between(first, last).unwrap_or(line)
    }

    /// The cells that these ends of the line are.
    pub fn cells(self, line: Line) -> impl Iterator<Item = Cell> {
        let [before, after] = line.beyond();
        let before = before.filter(|_| self.0 & 1 != 0);
        before.into_iter().chain(after.filter(|_| self.0 & 2 != 0))
    }
}
