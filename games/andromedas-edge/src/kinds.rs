//! The small enumerations of the game, spelled as in the content.

use orrery_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::spelled::words;

words! {
    /// The six resources (AE-RES-1), in the order in which they are chosen.
    Resource "resource" {
        /// Energy.
        Energy "energy",
        /// Titanium.
        Titanium "titanium",
        /// Ice.
        Ice "ice",
        /// Nanocarbon.
        Nanocarbon "nanocarbon",
        /// A credit.
        Credit "credit",
        /// A tactics card.
        Tactics "tactics",
    }
}

impl Resource {
    /// The kinds of tokens in storage.
    pub const STORED: [Self; 5] = [Self::Energy, Self::Titanium, Self::Ice, Self::Nanocarbon, Self::Credit];

    /// Titanium, ice or nanocarbon?
    pub const fn is_material(self) -> bool {
        matches!(self, Self::Titanium | Self::Ice | Self::Nanocarbon)
    }
}

words! {
    /// The five progress tracks. The first four are also the types of modules and the rows of a station; all five are
    /// the types of planets and developments.
    Track "track" {
        /// Science, with observatories.
        Science "science",
        /// Industry, with factories.
        Industry "industry",
        /// Commerce, with spaceports.
        Commerce "commerce",
        /// Civilization, with cities.
        Civilization "civilization",
        /// Supremacy, with obelisks.
        Supremacy "supremacy",
    }
}

impl Track {
    /// The rows of a station and the columns of modules.
    pub const ROWS: [Self; 4] = [Self::Science, Self::Industry, Self::Commerce, Self::Civilization];
}

words! {
    /// The four types of ships.
    Ship "ship" {
        /// A transport.
        Transport "transport",
        /// A fighter.
        Fighter "fighter",
        /// A science vessel.
        ScienceVessel "science-vessel",
        /// A heavy cruiser.
        HeavyCruiser "heavy-cruiser",
    }
}

words! {
    /// The classes of raiders.
    Class "raider class" {
        /// S, which has several ships.
        S "S",
        /// A.
        A "A",
        /// B.
        B "B",
        /// C.
        C "C",
        /// D.
        D "D",
    }
}

words! {
    /// The types of tactics cards.
    CardType "type of tactics card" {
        /// At its time, some on other players' turns.
        Action "action",
        /// Moves the event marker.
        Event "event-tactics",
        /// Stays in play.
        Sustain "sustain",
        /// In the Diplomacy step.
        Diplomacy "diplomacy",
        /// During a battle.
        Battle "battle-tactics",
    }
}

words! {
    /// Where VP come from.
    Source "source of VP" {
        /// The place of the start player and those after it.
        Start "start",
        /// An activated region or a vortex.
        Region "region",
        /// A moon.
        Moon "moon",
        /// The VP of a slot.
        Slot "slot",
        /// A module.
        Module "module",
        /// A token.
        Token "token",
        /// Building a development.
        Development "development",
        /// A space of a track.
        Track "track",
        /// A tactics card.
        Tactics "tactics",
        /// A faction.
        Faction "faction",
        /// An upgrade tile.
        Upgrade "upgrade",
        /// A raider.
        Raider "raider",
        /// A repair with nothing to repair.
        Repair "repair",
        /// An event.
        Event "event",
    }
}

words! {
    /// The moments of triggers and the windows of tactics cards.
    When "moment" {
        /// As long as the card is in force.
        Passive "passive",
        /// While the table is set.
        Setup "setup",
        /// Whenever a free action is allowed on the own turn.
        OnYourTurn "on-your-turn",
        /// Before the ship is placed.
        BeforeLaunch "before-launch",
        /// The ship has been launched.
        Launch "launch",
        /// A region has been activated.
        ActivateRegion "activate-region",
        /// A planet has.
        ActivatePlanet "activate-planet",
        /// A nebula has.
        ActivateNebula "activate-nebula",
        /// An Alliance Base has.
        ActivateBase "activate-base",
        /// After the battle of the own Launch turn.
        EndOfYourTurn "end-of-your-turn",
        /// Between the activations of a Return turn.
        OnReturn "on-return",
        /// At the start of a Return turn.
        ReturnStart "return-start",
        /// The ship has been put on a module.
        Dock "dock",
        /// The ship has been scrapped.
        Scrapped "scrapped",
        /// An opponent has launched to the own region.
        OpponentLaunches "when-opponent-launches-to-your-region",
        /// An opponent has played a card.
        OpponentPlays "when-opponent-plays-tactics",
        /// Raiders are about to strike.
        RaiderStrikes "when-raider-strikes",
        /// Damage is about to be dealt.
        WhenDamaged "when-damaged",
        /// An event has been revealed.
        WhenEvent "when-event",
        /// An event is about to be revealed.
        EventReveal "event-reveal",
        /// A battle would begin.
        BattleStart "battle-start",
        /// The chance in step 1 of a battle.
        Escalation "escalation",
        /// The chance in step 2.
        DiplomacyStep "diplomacy-step",
        /// The chance in step 3.
        BattlePreparations "battle-preparations",
        /// The dice are rolled.
        AfterRoll "after-roll",
        /// The battle is won.
        BattleWon "battle-won",
        /// The battle is lost.
        BattleLost "battle-lost",
        /// The battle was fought to the end.
        BattleResolved "battle-resolved",
        /// A module has been gained.
        GainScience "gain-module-science",
        /// A module has been gained.
        GainIndustry "gain-module-industry",
        /// A module has been gained.
        GainCommerce "gain-module-commerce",
        /// A module has been gained.
        GainCivilization "gain-module-civilization",
        /// An upgrade tile has been placed.
        GainUpgrade "gain-upgrade",
        /// A development has been built.
        BuildDevelopment "build-development",
        /// A moon has been abandoned.
        AbandonMoon "abandon-moon",
        /// Discovery tokens are claimed.
        ClaimDiscovery "claim-discovery",
        /// An event card of the own hand has been resolved.
        PlayedEvent "play-tactics-event-tactics",
        /// A diplomacy card has.
        PlayedDiplomacy "play-tactics-diplomacy",
        /// An action card has.
        PlayedAction "play-tactics-action",
        /// A sustain card has.
        PlayedSustain "play-tactics-sustain",
        /// A battle card has.
        PlayedBattle "play-tactics-battle-tactics",
        /// Final scoring.
        FinalScoring "final-scoring",
    }
}

words! {
    /// What an ability does all the time, or at a moment of the rules, for which the language has no verb.
    Power "power" {
        /// More energy from the reactor, and energy in one row without a ship.
        OverclockedReactor "overclocked-reactor",
        /// Modules of all columns at the Fields.
        OpenFields "open-fields",
        /// The first module at a Field is cheaper.
        TolzeedBloom "tolzeed-bloom",
        /// All ships have Attack; VP for launching to others.
        DreadFlag "dread-flag",
        /// Two tokens of a discovery stack.
        DeepCatalogue "deep-catalogue",
        /// Build and repair at a shipyard.
        GuildYards "guild-yards",
        /// More credits at the Trade Hub.
        Middlemen "middlemen",
        /// All ships have Voyage.
        VoidBorn "void-born",
        /// A look at the event card before it is revealed.
        Foresight "foresight",
        /// The leaders of the nebula start on the station.
        AncestralCharter "ancestral-charter",
        /// Any moon of the planet.
        Survey "survey",
        /// Two diplomacy cards.
        SecondVoice "second-voice",
        /// Two dice for each development.
        SwornGuard "sworn-guard",
    }
}

/// One side of a battle, or whom an effect is about: the colour of a player, or the raiders. Places 0 to 3 are the
/// seats; place 4 is Unity, the contender that is no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Side(u8);

impl Side {
    /// How many sides there can be.
    pub const COUNT: usize = 6;
    /// Unity, the contender that is no seat.
    pub const UNITY: Self = Self(4);
    /// The raiders.
    pub const RAIDERS: Self = Self(5);

    /// The side of a seat.
    pub const fn of(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    /// Its place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side at this place.
    pub const fn at(place: usize) -> Option<Self> {
        if place < Self::COUNT { Some(Self(place as u8)) } else { None }
    }

    /// The seat, if it is one's.
    pub const fn seat(self) -> Option<Seat> {
        if self.0 < 4 { Seat::new(self.0) } else { None }
    }

    /// As a bit.
    pub const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// `seat-2`, `unity`, or `raiders`.
impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.seat() {
            Some(seat) => write!(f, "seat-{seat}"),
            None => f.write_str(if *self == Self::UNITY { "unity" } else { "raiders" }),
        }
    }
}

impl std::str::FromStr for Side {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "raiders" => return Ok(Self::RAIDERS),
            "unity" => return Ok(Self::UNITY),
            _ => {}
        }
        let seat: Seat = text.strip_prefix("seat-").unwrap_or("0").parse()?;
        if seat.index() < 4 { Ok(Self::of(seat)) } else { Err(format!("there is no side `{text}`")) }
    }
}
