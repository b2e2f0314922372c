//! The game's own words for what comes in few kinds: tracks, areas, workers, colours, where VP come from.

use crate::spelled::words;

words! {
    /// The five tracks.
    Track "track" {
        /// Technology.
        Technology "technology",
        /// Military.
        Military "military",
        /// Production.
        Production "production",
        /// Politics.
        Politics "politics",
        /// Trade, on the Control Panel.
        Trade "trade",
    }
}

impl Track {
    /// The four tracks of the Operations Panel.
    pub const PANEL: [Self; 4] = [Self::Technology, Self::Military, Self::Production, Self::Politics];
}

words! {
    /// The eight action areas.
    Area "area" {
        /// Any other area for a fee.
        Omni "omni",
        /// Move and place.
        Exploration "exploration",
        /// Tiles and mining planets.
        Mining "mining",
        /// The trade track.
        Trading "trading",
        /// Technology track and cards.
        Technology "technology",
        /// The military track.
        Military "military",
        /// Production track and gathering.
        Production "production",
        /// Politics track and missions.
        Politics "politics",
    }
}

words! {
    /// Who is sent.
    Worker "worker" {
        /// Takes main actions.
        Captain "captain",
        /// Follows, goes to planets and into the Senate.
        Crew "crew",
        /// Follows with a main action.
        Lieutenant "lieutenant",
    }
}

words! {
    /// The colours of planets.
    Color "color" {
        /// Yields aliens.
        Green "green",
        /// Yields energy.
        Yellow "yellow",
        /// Yields minerals.
        Purple "purple",
        /// Helps to move.
        Gray "gray",
    }
}

words! {
    /// What kind of planet it is.
    PlanetType "type of planet" {
        /// An action planet without any trade requirement.
        BasicAction "basic-action",
        /// An action planet.
        Action "action",
        /// A mining planet.
        Mining "mining",
        /// A wilderness planet.
        Wilderness "wilderness",
        /// Technological Terror: counts as a mining planet.
        Terror "terror",
        /// The Central Planet: no type.
        Central "central",
    }
}

impl PlanetType {
    /// Is it an action planet, basic or not?
    pub const fn is_action(self) -> bool {
        matches!(self, Self::BasicAction | Self::Action)
    }

    /// Is it a mining planet?
    pub const fn is_mining(self) -> bool {
        matches!(self, Self::Mining | Self::Terror)
    }
}

words! {
    /// The kinds of missions.
    MissionKind "kind of mission" {
        /// Trade.
        Commercial "commercial",
        /// War.
        War "war",
        /// Culture.
        Cultural "cultural",
    }
}

words! {
    /// What an effect belongs to; VP are counted by it.
    Source "source" {
        /// The start of the game.
        Setup "setup",
        /// An action of the panel.
        Action "action",
        /// A planet.
        Planet "planet",
        /// A technology card.
        Technology "technology",
        /// A mission.
        Mission "mission",
        /// A bonus tile.
        Bonus "bonus",
        /// A mining tile.
        Mining "mining",
        /// The Senate.
        Senate "senate",
        /// A space of a track.
        Track "track",
        /// A slot of the outpost row.
        Outpost "outpost",
        /// Pirates that were defeated.
        Pirates "pirates",
        /// Income of the Control Panel.
        Income "income",
        /// A skill.
        Skill "skill",
        /// Military at the end of a round.
        Maintenance "maintenance",
    }
}

words! {
    /// What a sealed order lets a mission ignore.
    Waived "part of a mission" {
        /// Its cost.
        Cost "cost",
        /// Its requirement.
        Requirement "requirement",
    }
}
