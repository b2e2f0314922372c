//! What the host may choose (AE-WINDOW-1).

use orrery_kernel::BadOptions;
use serde::{Deserialize, Serialize};

use crate::ids::RaiderId;
use crate::kinds::Class;
use crate::spelled::words;
use crate::unity::Foe;

words! {
    /// The event deck (AE-SETUP-3).
    Deck "event deck" {
        /// Mostly helpful.
        GalacticDawn "galactic-dawn",
        /// Harder.
        CosmicTwilight "cosmic-twilight",
    }
}

words! {
    /// How long the game is (AE-SETUP-24).
    Length "length" {
        /// To 50 VP.
        Short "short",
        /// To 60 VP.
        Medium "medium",
        /// To 70 VP.
        Long "long",
    }
}

words! {
    /// Special regions (AE-SPECIAL-1).
    Special "kind of special regions" {
        /// None.
        None "none",
        /// Both Quasars.
        Quasars "quasars",
        /// Both Vortexes.
        Vortexes "vortexes",
    }
}

words! {
    /// How much a station stores (AE-RULING-1).
    Limits "resource limit" {
        /// The numbers of the content.
        Standard "standard",
        /// Only the hand is limited.
        None "none",
    }
}

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play: 2 to 4, with Unity 1 to 3.
    pub players: u8,
    /// The event deck.
    pub deck: Deck,
    /// The S-Class raiders.
    pub s_class: RaiderId,
    /// The raiders of class A to D, where the table has agreed on one; the others are drawn and hidden (AE-RULING-53).
    pub raiders: [Option<RaiderId>; 4],
    /// The length.
    pub length: Length,
    /// Special regions.
    pub special: Special,
    /// Destiny cards?
    pub destiny: bool,
    /// Two against two? Seats 1 and 2 play against seats 3 and 4.
    pub teams: bool,
    /// Storage.
    pub limits: Limits,
    /// Does Unity play, and under whom?
    #[serde(default)]
    pub unity: Option<Foe>,
    /// Are Unity's decisions taken without asking the Conn holder (UN-CONN-5)?
    #[serde(default)]
    pub automatic_conn: bool,
}

impl Options {
    /// What the books recommend, for so many players; one alone plays against Unity.
    pub fn standard(players: u8) -> Result<Self, BadOptions> {
        let s_class = RaiderId::all().find(|raider| raider.card().class == Class::S);
        let options = Self {
            players,
            deck: Deck::GalacticDawn,
            s_class: s_class.unwrap_or(RaiderId::numbered(0)),
            raiders: [None; 4],
            length: Length::Medium,
            special: Special::None,
            destiny: false,
            teams: false,
            limits: Limits::Standard,
            unity: (players == 1).then_some(Foe::Level(1)),
            automatic_conn: false,
        };
        options.check().and(Ok(options))
    }

    /// Can a game be set up like this?
    pub fn check(&self) -> Result<(), BadOptions> {
        self.check_unity()?;
        if self.unity.is_none() && !(2..=4).contains(&self.players) {
            let why = format!("Andromeda's Edge is for 2 to 4 players, not {}", self.players);
            return Err(BadOptions::new("players", why));
        }
        if self.teams && self.players != 4 {
            return Err(BadOptions::new("teams", "two against two needs 4 players"));
        }
        if self.s_class.card().class != Class::S {
            return Err(BadOptions::new("s_class", format!("{} is no raider of class S", self.s_class)));
        }
        for (raider, class) in self.raiders.iter().zip([Class::A, Class::B, Class::C, Class::D]) {
            if raider.is_some_and(|raider| raider.card().class != class) {
                return Err(BadOptions::new(
                    "raiders",
                    format!("one of class {class} belongs in this place"),
                ));
            }
        }
        Ok(())
    }
}
