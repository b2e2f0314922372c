//! Rocket Dice: a colour and a number, in the galaxy, in the reserve or in a fleet.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The colours of dice. The order is the one in which dice of equal number lie unless their owner says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Color {
    /// Neither purple, silver nor blue.
    White,
    /// Purple.
    Purple,
    /// Silver.
    Silver,
    /// Blue.
    Blue,
}

impl Color {
    /// All four.
    pub const ALL: [Self; 4] = [Self::White, Self::Purple, Self::Silver, Self::Blue];
    /// All but white.
    pub const COLORED: [Self; 3] = [Self::Purple, Self::Silver, Self::Blue];

    /// The word for it in content and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Purple => "purple",
            Self::Silver => "silver",
            Self::Blue => "blue",
        }
    }

    fn letter(self) -> char {
        char::from(self.word().as_bytes()[0])
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Color {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|color| color.word() == text)
            .ok_or_else(|| format!("`{text}` is not a color; colors are white, purple, silver and blue"))
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colors(u8);

impl Colors {
    /// Just this colour.
    pub const fn only(color: Color) -> Self {
        Self(1 << color as u8)
    }

    /// This set and that colour.
    #[must_use]
    pub const fn with(self, color: Color) -> Self {
        Self(self.0 | 1 << color as u8)
    }

    /// Is the colour in it?
    pub const fn contains(self, color: Color) -> bool {
        self.0 & (1 << color as u8) != 0
    }

    /// How many colours.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// No colour at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Self {
        colors.into_iter().fold(Self::default(), Self::with)
    }
}

/// A die as it lies: its colour in the high half of the byte, its number in the low half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(NonZeroU8);

impl Die {
    /// A die of that colour showing that number, 1 to 6.
    pub fn new(color: Color, pips: u8) -> Self {
        debug_assert!((1..=6).contains(&pips));
        Self(NonZeroU8::MIN.saturating_add(((color as u8 + 1) << 4 | pips) - 1))
    }

    /// Its colour.
    pub fn color(self) -> Color {
        Color::ALL[(self.0.get() >> 4) as usize - 1]
    }

    /// The number it shows.
    pub fn pips(self) -> u8 {
        self.0.get() & 0xf
    }

    /// The same die showing another number.
    #[must_use]
    pub fn showing(self, pips: u8) -> Self {
        Self::new(self.color(), pips)
    }

    /// The byte that it is: colour in the high half, number in the low half, never 0.
    #[inline]
    pub(crate) fn byte(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color().letter(), self.pips())
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Die {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut chars = text.chars();
        let color = chars.next().and_then(|c| Color::ALL.into_iter().find(|color| color.letter() == c));
        let pips = chars.next().and_then(|c| c.to_digit(10)).filter(|pips| (1..=6).contains(pips));
        match (color, pips, chars.next()) {
            (Some(color), Some(pips), None) => Ok(Self::new(color, pips as u8)),
            _ => Err(format!("`{text}` is not a die; a die is w, p, s or b and its number, such as p4")),
        }
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.byte()
    }
}

impl TryFrom<u8> for Die {
    type Error = String;
    fn try_from(byte: u8) -> Result<Self, String> {
        let good = (1..=4).contains(&(byte >> 4)) && (1..=6).contains(&(byte & 0xf));
        NonZeroU8::new(byte).filter(|_| good).map(Self).ok_or_else(|| format!("{byte} is not a die"))
    }
}

impl From<DiceSet> for u8 {
    fn from(dice: DiceSet) -> Self {
        dice.0
    }
}

impl TryFrom<u8> for DiceSet {
    type Error = String;
    fn try_from(bits: u8) -> Result<Self, String> {
        if bits < 32 { Ok(Self(bits)) } else { Err(format!("{bits} are not dice of a fleet")) }
    }
}

orrery_kernel::spelled!(Die, DiceSet);

/// A die of the fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FleetDie {
    /// The die itself.
    pub die: Die,
    /// The colour it counts as in payments this turn, if it was painted (RD-BUILD-6).
    pub painted: Option<Color>,
    /// Has it paid for something?
    pub spent: bool,
}

impl FleetDie {
    /// A die fresh in the fleet.
    pub fn new(die: Die) -> Self {
        Self { die, painted: None, spent: false }
    }

    /// The colour that counts in a payment.
    pub fn pays_as(self) -> Color {
        self.painted.unwrap_or(self.die.color())
    }
}

/// Some dice of a fleet, by their places in it; people see the places counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiceSet(pub u8);

impl DiceSet {
    /// Is the place in it?
    pub const fn contains(self, place: usize) -> bool {
        self.0 & (1 << place) != 0
    }

    /// How many dice.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// No die at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let place = left.trailing_zeros() as usize;
                left &= left - 1;
                place
            })
        })
    }
}

impl fmt::Display for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, place) in self.iter().enumerate() {
            write!(f, "{}{}", if nth == 0 { "" } else { "+" }, place + 1)?;
        }
        Ok(())
    }
}

impl FromStr for DiceSet {
    type Err = String;
    /// Places in ascending order joined by `+`: one spelling for one set.
    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("`{text}` are not dice of the fleet; write their places as in 1+3");
        let mut set = 0u8;
        for place in text.split('+') {
            let place: u8 = place.parse().ok().filter(|place| (1..=5).contains(place)).ok_or_else(bad)?;
            if set >> (place - 1) != 0 {
                return Err(bad());
            }
            set |= 1 << (place - 1);
        }
        Ok(Self(set))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_keep_color_and_number() {
        for color in Color::ALL {
            for pips in 1..=6 {
                let die = Die::new(color, pips);
                assert_eq!((die.color(), die.pips(), die.to_string().parse()), (color, pips, Ok(die)));
            }
        }
        assert!(
            "x3".parse::<Die>().is_err() && "p7".parse::<Die>().is_err() && "p33".parse::<Die>().is_err()
        );
    }

    #[test]
    fn sets_of_dice_have_one_spelling() {
        for bits in 1..32 {
            assert_eq!(DiceSet(bits).to_string().parse(), Ok(DiceSet(bits)));
        }
        for wrong in ["", "0", "6", "2+1", "1+1", "1+", "a"] {
            assert!(wrong.parse::<DiceSet>().is_err(), "{wrong}");
        }
    }
}
