//! Resources in storage, what things cost, and the ways to pay (AE-RES, AE-RULING-5 to -7).

use std::fmt;
use std::str::FromStr;

use orrery_kernel::Offers;
use serde::{Deserialize, Serialize};

use crate::kinds::Resource;

/// So many of each resource, by [`Resource`]; the last counts tactics cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Units(pub [u8; 6]);

impl Units {
    /// Nothing.
    pub const NONE: Self = Self([0; 6]);

    /// So many of one resource.
    pub const fn of(resource: Resource, count: u8) -> Self {
        let mut units = [0; 6];
        units[resource as usize] = count;
        Self(units)
    }

    /// How many of a resource.
    #[inline]
    pub const fn get(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// More of a resource.
    pub fn add(&mut self, resource: Resource, count: u8) {
        let units = &mut self.0[resource as usize];
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

    /// How many of all kinds.
    pub fn sum(self) -> u8 {
        self.0.iter().fold(0, |sum: u8, &count| sum.saturating_add(count))
    }

    /// How many are lacking for these.
    fn short_of(self, units: Self) -> u8 {
        self.0.iter().zip(units.0).map(|(&have, wanted)| wanted.saturating_sub(have)).sum()
    }
}

/// `2-titanium 1-energy`, or `nothing`.
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for resource in Resource::ALL.into_iter().filter(|&resource| self.get(resource) > 0) {
            write!(f, "{separator}{}-{resource}", self.get(resource))?;
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
            let (count, resource) =
                part.split_once('-').ok_or("a payment is written like `2-titanium 1-energy`")?;
            let count = count.parse().map_err(|_| format!("`{count}` is not a number of units"))?;
            units.add(resource.parse()?, count);
        }
        Ok(units)
    }
}

/// What something costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// The units of each resource.
    pub units: Units,
    /// Units of titanium, ice or nanocarbon.
    pub material: u8,
    /// Units of any resource.
    pub any: u8,
    /// Claimed moons, discarded without benefit.
    pub moons: u8,
    /// The resources printed on the moon in the module's input slot.
    pub moon_input: bool,
}

impl Cost {
    /// How many units are paid once `minus` of the payer's choice are taken off (AE-C5).
    pub fn total(self, minus: u8) -> u8 {
        (self.units.sum() + self.material + self.any).saturating_sub(minus)
    }

    /// Do these units pay it? Credits stand in for titanium, ice and nanocarbon (AE-RES-6), never the other way
    /// (AE-RULING-6) and never for energy or cards (AE-RES-7).
    pub fn is_met_by(self, paid: Units, minus: u8) -> bool {
        if paid.sum() != self.total(minus) {
            return false;
        }
        let (mut loose, mut materials, mut short) = (0, 0, 0);
        for resource in
            [Resource::Energy, Resource::Titanium, Resource::Ice, Resource::Nanocarbon, Resource::Tactics]
        {
            let (have, wanted) = (paid.get(resource), self.units.get(resource));
            let beyond = have.saturating_sub(wanted);
            if resource.is_material() {
                materials += beyond;
                short += wanted.saturating_sub(have);
            } else {
                loose += beyond;
            }
        }
        let credits = paid.get(Resource::Credit).saturating_sub(self.units.get(Resource::Credit));
        loose <= self.any
            && loose + materials <= self.any + self.material
            && loose + materials + credits <= self.any + self.material + short
    }

    /// Every way to pay from these holdings, ascending.
    pub fn each_way(self, minus: u8, held: Units, mut each: impl FnMut(Units)) {
        let total = self.total(minus);
        let most = |resource: Resource| {
            let named = self.units.get(resource);
            let wanted = match resource {
                Resource::Credit => total,
                _ if resource.is_material() => named + self.material + self.any,
                _ => named + self.any,
            };
            wanted.min(held.get(resource)).min(total)
        };
        let top = Resource::ALL.map(most);
        let mut paid = [0; 6];
        for energy in 0..=top[0] {
            paid[0] = energy;
            for titanium in 0..=top[1].min(total - energy) {
                paid[1] = titanium;
                for ice in 0..=top[2].min(total - energy - titanium) {
                    paid[2] = ice;
                    for nanocarbon in 0..=top[3].min(total - energy - titanium - ice) {
                        paid[3] = nanocarbon;
                        let left = total - energy - titanium - ice - nanocarbon;
                        for credit in left.saturating_sub(top[5])..=top[4].min(left) {
                            paid[4] = credit;
                            paid[5] = left - credit;
                            if self.is_met_by(Units(paid), minus) {
                                each(Units(paid));
                            }
                        }
                    }
                }
            }
        }
    }

    /// Offers the ways to pay as actions.
    pub(crate) fn offer<A>(
        self,
        minus: u8,
        held: Units,
        as_action: fn(Units) -> A,
        offers: &mut impl Offers<A>,
    ) {
        self.each_way(minus, held, |units| offers.offer(as_action(units)));
    }

    /// Can it be paid from these holdings and so many further units of any kind?
    pub fn is_payable(self, minus: u8, held: Units, wild: u8) -> bool {
        let total = self.total(minus);
        if total <= wild {
            return true;
        }
        let mut roomy = held;
        if wild > 0 {
            // A further unit can stand wherever a unit is named or any will do.
            roomy.0.iter_mut().for_each(|count| *count = count.saturating_add(wild));
        }
        let mut payable = false;
        self.each_way(minus, roomy, |units| payable |= held.short_of(units) <= wild);
        payable
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(cost: Cost, minus: u8, held: [u8; 6]) -> Vec<String> {
        let mut ways = Vec::new();
        cost.each_way(minus, Units(held), |units| ways.push(units.to_string()));
        ways
    }

    #[test]
    fn costs_have_their_ways() {
        let ship = Cost { units: Units([1, 2, 0, 0, 0, 0]), ..Cost::default() };
        assert_eq!(
            ways(ship, 0, [9; 6]),
            ["1-energy 2-credit", "1-energy 1-titanium 1-credit", "1-energy 2-titanium"]
        );
        assert_eq!(ways(ship, 0, [9, 2, 9, 9, 0, 9]), ["1-energy 2-titanium"]);
        assert_eq!(ways(ship, 1, [9, 2, 9, 9, 0, 9]), ["2-titanium", "1-energy 1-titanium"]);
        assert_eq!(ways(ship, 9, [0; 6]), ["nothing"]);
        let any = Cost { any: 2, ..Cost::default() };
        assert_eq!(ways(any, 0, [9; 6]).len(), 21);
        let material = Cost { material: 1, ..Cost::default() };
        assert_eq!(ways(material, 0, [9; 6]), ["1-credit", "1-nanocarbon", "1-ice", "1-titanium"]);
        let port = Cost { units: Units([0, 0, 0, 0, 1, 0]), any: 1, ..Cost::default() };
        assert_eq!(ways(port, 0, [1, 0, 0, 0, 1, 1]), ["1-credit 1-tactics", "1-energy 1-credit"]);
        assert_eq!(ways(port, 0, [9, 9, 9, 9, 0, 9]), [""; 0]);
    }

    #[test]
    fn further_units_count_where_they_fit() {
        let cost = Cost { units: Units([0, 2, 0, 0, 0, 0]), any: 1, ..Cost::default() };
        assert!(!cost.is_payable(0, Units([5, 0, 0, 0, 0, 0]), 1));
        assert!(cost.is_payable(0, Units([5, 0, 0, 0, 0, 0]), 2));
        assert!(cost.is_payable(0, Units([1, 0, 0, 0, 2, 0]), 0));
    }
}
