//! The measured strength of the bots, from `docs/ladder`.

use serde::Deserialize;

/// What an arena found out.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Ladder {
    /// The day on which it was measured.
    pub(crate) date: String,
    /// The command that measures it.
    pub(crate) command: String,
    /// Games of each pair of bots.
    pub(crate) per_pairing: i64,
    /// The bots, best first.
    pub(crate) bots: Vec<Rung>,
    /// Longer matches of two bots.
    pub(crate) duels: Vec<Duel>,
}

/// A bot and its strength.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Rung {
    /// Its name on the command line.
    pub(crate) bot: String,
    /// Elo points; the average of all is 0.
    pub(crate) rating: f64,
    /// With 95 % confidence it is not below this.
    pub(crate) low: f64,
    /// Nor above this.
    pub(crate) high: f64,
    /// How many games it played.
    pub(crate) games: i64,
    /// How many it won; a shared victory counts in part.
    pub(crate) points: f64,
    /// The share that it won against each, in the order of the bots; none against itself.
    pub(crate) against: Vec<Option<f64>>,
}

/// Many games of two bots.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Duel {
    /// One.
    pub(crate) bot: String,
    /// The other.
    pub(crate) other: String,
    /// How many games.
    pub(crate) games: i64,
    /// How many the one won.
    pub(crate) points: f64,
    /// The command that measures it.
    pub(crate) command: String,
}

/// The ladder of Rocket Dice.
pub(crate) fn rocket_dice() -> Option<Ladder> {
    orrery_session::json::read(include_str!("../../../../docs/ladder/rocket-dice.json")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_is_read_and_ordered() {
        let ladder =
            rocket_dice().unwrap_or_else(|| panic!("docs/ladder/rocket-dice.json is not understood"));
        assert!(ladder.bots.is_sorted_by(|better, worse| better.rating >= worse.rating));
        for (nth, rung) in ladder.bots.iter().enumerate() {
            assert!(rung.low <= rung.rating && rung.rating <= rung.high, "{}", rung.bot);
            assert_eq!((rung.against.len(), rung.against[nth]), (ladder.bots.len(), None));
            assert_eq!(rung.games, ladder.per_pairing * (ladder.bots.len() as i64 - 1));
        }
    }
}
