//! Which dice of the fleet can pay together, worked out once per list of actions.

use arrayvec::ArrayVec;

use crate::dice::{Color, Colors, DiceSet, FleetDie};

/// All sets of unspent dice with what they are worth. Of dice that are alike in everything, only the foremost are
/// used, so that one payment is listed once.
#[derive(Debug, Default)]
pub(crate) struct Payments {
    sets: ArrayVec<Payment, 31>,
}

/// A set of unspent dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payment {
    pub(crate) dice: DiceSet,
    pub(crate) pips: u8,
    /// The colours they pay as.
    pub(crate) colors: Colors,
}

impl Payments {
    pub(crate) fn of(fleet: &[FleetDie]) -> Self {
        let usable = usable(fleet);
        let twins = twins(fleet, usable);
        let mut sets = ArrayVec::new();
        // Each set is the set without its lowest die, worked out before, and that die.
        let mut pips = [0u8; 32];
        let mut colors = [Colors::default(); 32];
        for bits in 1..1u8 << fleet.len() {
            let (lowest, rest) = (bits.trailing_zeros() as usize, usize::from(bits & (bits - 1)));
            let at = usize::from(bits);
            pips[at] = pips[rest] + fleet[lowest].die.pips();
            colors[at] = colors[rest].with(fleet[lowest].pays_as());
            if bits & !usable == 0 && is_foremost(&twins, DiceSet(bits)) {
                sets.push(Payment { dice: DiceSet(bits), pips: pips[at], colors: colors[at] });
            }
        }
        Self { sets }
    }

    /// All of them, in ascending order of [`DiceSet`].
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Payment> {
        self.sets.iter()
    }

    /// Single dice: place and pips.
    pub(crate) fn singles(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let single = |payment: &&Payment| payment.dice.len() == 1;
        self.sets.iter().filter(single).map(|payment| (payment.dice.0.trailing_zeros() as u8, payment.pips))
    }
}

impl Payment {
    /// Do the dice pay as this colour alone?
    pub(crate) fn is_all(&self, color: Color) -> bool {
        self.colors == Colors::only(color)
    }
}

/// The places of unspent dice, as bits.
pub(crate) fn usable(fleet: &[FleetDie]) -> u8 {
    fleet.iter().enumerate().filter(|(_, die)| !die.spent).fold(0, |bits, (place, _)| bits | 1 << place)
}

/// For each place, the usable dice before it that are alike in everything, as bits.
pub(crate) fn twins(fleet: &[FleetDie], usable: u8) -> [u8; 5] {
    let mut twins = [0; 5];
    for place in 1..fleet.len() {
        for before in (0..place).filter(|before| usable & 1 << before != 0) {
            twins[place] |= u8::from(fleet[before] == fleet[place]) << before;
        }
    }
    twins
}

/// Is no die in the set while an equal one before it is not?
pub(crate) fn is_foremost(twins: &[u8; 5], dice: DiceSet) -> bool {
    dice.iter().all(|place| twins[place] & !dice.0 == 0)
}
