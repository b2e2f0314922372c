//! What the host may switch (ledger section 8).

use orrery_kernel::BadOptions;
use serde::{Deserialize, Serialize};

use crate::content::{Setup, content};
use crate::ids::{MoonId, PlanetId};

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play: 2, 3 or 4.
    pub players: u8,
    /// Cards kept in the planet piles of value 6 to 12.
    pub planets_per_pile: [u8; 7],
    /// Cards in the VP deck.
    pub vp_cards: u8,
    /// Copies of each kind of moon.
    pub moons_per_kind: u8,
    /// Do empires get their balancing start?
    pub balance_start: bool,
    /// Do later seats get their gifts?
    pub seat_gift: bool,
    /// Is there a truce after a battle?
    pub truce: bool,
    /// The round with which the game ends at the latest.
    pub end_round: u8,
}

impl Options {
    /// The options of the rules for so many players.
    pub fn standard(players: u8) -> Result<Self, BadOptions> {
        let setup = layout(players)?;
        Ok(Self {
            players,
            planets_per_pile: setup.planets_per_pile,
            vp_cards: setup.vp_cards,
            moons_per_kind: setup.moons_per_kind,
            balance_start: true,
            seat_gift: true,
            truce: true,
            end_round: content().limits.end_round,
        })
    }

    /// Can a game be set up like this?
    pub fn check(&self) -> Result<&'static Setup, BadOptions> {
        let setup = layout(self.players)?;
        for (value, &wanted) in (6..).zip(&self.planets_per_pile) {
            let there = PlanetId::all().filter(|id| id.card().value == value).count();
            if usize::from(wanted) > there {
                let why = format!("there are {there} planets of value {value}, not {wanted}");
                return Err(BadOptions::new("planets_per_pile", why));
            }
        }
        at_most("vp_cards", self.vp_cards, content().vp_cards.len() as u8)?;
        let copies = MoonId::all().map(|id| id.card().copies).min().unwrap_or(0);
        at_most("moons_per_kind", self.moons_per_kind, copies)?;
        if !(1..=99).contains(&self.end_round) {
            return Err(BadOptions::new("end_round", "the last round is one from 1 to 99"));
        }
        Ok(setup)
    }
}

fn layout(players: u8) -> Result<&'static Setup, BadOptions> {
    content().setups.iter().find(|setup| setup.players == players).ok_or_else(|| {
        BadOptions::new("players", format!("Rocket Dice is for 2, 3 or 4 players, not {players}"))
    })
}

fn at_most(field: &str, wanted: u8, most: u8) -> Result<(), BadOptions> {
    if wanted <= most { Ok(()) } else { Err(BadOptions::new(field, format!("at most {most}, not {wanted}"))) }
}
