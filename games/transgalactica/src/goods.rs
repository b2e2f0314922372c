//! Resources and Credits, what things cost, and the ways to pay (TG-GEN-2 to -6).

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::spelled::words;

words! {
    /// What a player holds. Credits are not Resources (TG-GEN-2).
    Good "good" {
        /// Mined and built with.
        Mineral "mineral",
        /// Moves ships.
        Energy "energy",
        /// Opens wormholes.
        Alien "alien",
        /// Money.
        Credit "credit",
    }
}

impl Good {
    /// The Resources: all but the Credit.
    pub const RESOURCES: [Self; 3] = [Self::Mineral, Self::Energy, Self::Alien];
}

/// So many of each good, by [`Good`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Units(pub [u8; 4]);

impl Units {
    /// Nothing.
    pub const NONE: Self = Self([0; 4]);

    /// So many of one good.
    pub const fn of(good: Good, count: u8) -> Self {
        let mut units = [0; 4];
        units[good as usize] = count;
        Self(units)
    }

    /// How many of a good.
    pub const fn get(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// More of a good.
    pub fn add(&mut self, good: Good, count: u8) {
        let units = &mut self.0[good as usize];
        *units = units.saturating_add(count);
    }

    /// Takes these away.
    pub fn take(&mut self, units: Self) {
        for (have, gone) in self.0.iter_mut().zip(units.0) {
            *have = have.saturating_sub(gone);
        }
    }

    /// Are these among them?
    pub fn cover(self, units: Self) -> bool {
        self.0.iter().zip(units.0).all(|(&have, wanted)| have >= wanted)
    }

    /// Could they cover these once Credits are exchanged for Energy and Minerals (TG-FREE-1)?
    pub fn cover_by_exchange(self, units: Self) -> bool {
        let short = |good: Good| units.get(good).saturating_sub(self.get(good));
        let credits = units.get(Good::Credit) + short(Good::Mineral) + short(Good::Energy);
        short(Good::Alien) == 0 && credits <= self.get(Good::Credit)
    }

    /// Resources of all types.
    pub fn resources(self) -> u8 {
        Good::RESOURCES.iter().fold(0, |sum: u8, &good| sum.saturating_add(self.get(good)))
    }
}

/// `2-mineral 1-alien`, or `nothing`.
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for good in Good::ALL.into_iter().filter(|&good| self.get(good) > 0) {
            write!(f, "{separator}{}-{good}", self.get(good))?;
            separator = " ";
        }
        if separator.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}

impl FromStr for Units {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut units = Self::NONE;
        for part in text.split(' ').filter(|&part| part != "nothing") {
            let (count, good) =
                part.split_once('-').ok_or("a payment is written like `2-mineral 1-alien`")?;
            let count = count.parse().map_err(|_| format!("`{count}` is not a number of units"))?;
            units.add(good.parse()?, count);
        }
        Ok(units)
    }
}

/// What something costs: all of the units, or so many of them; `any` is a Resource of any type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// The units of each good.
    pub units: Units,
    /// Units of any Resource.
    pub any: u8,
    /// Only so many of the units, by choice.
    pub of: Option<u8>,
}

/// The ways to pay a cost, ascending.
pub type Ways = ArrayVec<Units, 24>;

impl Cost {
    /// With a discount of named units (TG-GEN-5): of a cost "so many of", a unit that is covered counts as paid
    /// (TG-RULING-46).
    #[must_use]
    pub fn less(mut self, discount: Units) -> Self {
        for good in Good::ALL {
            let covered = self.units.get(good).min(discount.get(good));
            self.units.take(Units::of(good, covered));
            self.of = self.of.map(|of| of.saturating_sub(covered));
        }
        self
    }

    /// Every way to pay, with `fewer` Resources of one's choice less.
    pub fn ways(self, fewer: u8) -> Ways {
        let mut ways = Ways::new();
        let [minerals, energy, aliens, credits] = self.units.0;
        let listed = minerals + energy + aliens + credits;
        let wanted = self.of.unwrap_or(listed);
        for m in 0..=minerals + self.any {
            for e in 0..=energy + self.any {
                for a in 0..=aliens + self.any {
                    for c in 0..=credits {
                        if self.is_met_by([m, e, a, c], wanted, listed, fewer) {
                            ways.push(Units([m, e, a, c]));
                        }
                    }
                }
            }
        }
        ways
    }

    /// How many ways there are at most.
    pub(crate) fn ways_count(self) -> usize {
        let [m, e, a, c] = self.units.0.map(usize::from);
        match self.of {
            Some(_) => (m + 1) * (e + 1) * (a + 1) * (c + 1),
            // All units, with at most two of any kind, or one less of some kind.
            None => 6,
        }
    }

    fn is_met_by(self, [m, e, a, c]: [u8; 4], wanted: u8, listed: u8, fewer: u8) -> bool {
        let resources = self.units.0[0] + self.units.0[1] + self.units.0[2] + self.any;
        let fewer = fewer.min(resources);
        if wanted < listed {
            // "So many of the units": any of them; nothing in the game combines this with other kinds of discount.
            return m + e + a + c == wanted;
        }
        let beyond = |have: u8, good: usize| have.saturating_sub(self.units.0[good]);
        let chosen = beyond(m, 0) + beyond(e, 1) + beyond(a, 2);
        c == self.units.0[3] && m + e + a + fewer == resources && chosen <= self.any
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(cost: Cost, fewer: u8) -> Vec<String> {
        cost.ways(fewer).iter().map(Units::to_string).collect()
    }

    #[test]
    fn costs_have_their_ways() {
        let trade = Cost { units: Units([2, 0, 1, 0]), any: 0, of: Some(2) };
        assert_eq!(ways(trade, 0), ["1-mineral 1-alien", "2-mineral"]);
        assert_eq!(ways(trade.less(Units([0, 0, 1, 0])), 0), ["1-mineral"]);
        let full = Cost { of: None, ..trade };
        assert_eq!(ways(full, 0), ["2-mineral 1-alien"]);
        assert_eq!(ways(full, 1), ["1-mineral 1-alien", "2-mineral"]);
        let any = Cost { any: 1, ..Cost::default() };
        assert_eq!(ways(any, 0), ["1-alien", "1-energy", "1-mineral"]);
        let two = Cost { any: 2, ..Cost::default() };
        assert_eq!(ways(two, 0).len(), 6);
        let credit = Cost { units: Units([0, 0, 0, 1]), ..Cost::default() };
        assert_eq!(ways(credit.less(Units([0, 0, 0, 1])), 3), ["nothing"]);
    }

    #[test]
    fn payments_are_spelled_in_one_way() {
        for text in ["nothing", "1-alien", "2-mineral 1-alien", "1-mineral 1-energy 1-alien 1-credit"] {
            assert_eq!(text.parse::<Units>().unwrap().to_string(), text);
        }
        assert!("alien".parse::<Units>().is_err() && "x-alien".parse::<Units>().is_err());
    }

    #[test]
    fn credits_stand_in_for_minerals_and_energy() {
        let have = Units([0, 1, 1, 3]);
        assert!(have.cover_by_exchange(Units([2, 1, 1, 1])));
        assert!(!have.cover_by_exchange(Units([2, 2, 1, 1])));
        assert!(!have.cover_by_exchange(Units([0, 0, 2, 0])));
    }
}
