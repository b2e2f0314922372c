//! The log: what is written down of everything that happens to a match.
//!
//! Entries are complete and hold secrets (the key, actions not yet revealed). What a viewer may know of one is
//! [`orrery_wire::News`], made by [`crate::Table::news`].

use orrery_kernel::{Digest, Seat, SeatSet};
use orrery_wire::{ActionId, Clock, Ending, Hand, Holder, MatchId, Millis, Order};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1 without gaps.
    pub seq: u32,
    /// When.
    pub at: Millis,
    /// Who caused it.
    pub by: By,
    /// What whoever caused it called their wish; no two entries by the same have the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<ActionId>,
    /// What happened.
    #[serde(flatten)]
    pub deed: Deed,
}

/// Who causes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The holder of a seat.
    Seat(Seat),
    /// Whoever made the table.
    Host,
    /// The server: starts, bots, standing orders, quarantine.
    Server,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum Deed {
    /// The table was made: always the first entry, and only that.
    Created(Created),
    /// A seat changed hands before the start: somebody sat down or stood up, or the host gave it to a bot, opened it, or kept
    /// it for a guest. Whoever sits down is not ready.
    Seated {
        /// Where.
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
    },
    /// Somebody is ready, or no longer.
    Ready {
        /// Who.
        seat: Seat,
        /// Ready?
        ready: bool,
    },
    /// All were ready: the table was set.
    Started {
        /// The key of all dice and shuffles of this match, in hexadecimal. The outcomes of entry n are those of stream n.
        key: String,
        /// What chance answered while the table was set.
        chance: Vec<u32>,
        /// What happened while the table was set, complete.
        events: Vec<Value>,
        /// The digest of the position.
        digest: Digest,
        /// Who is asked there.
        asked: SeatSet,
        /// In a match from a record: the last entry that came from it. Chance up to there is that of the record, not of the key.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        imported: Option<u32>,
    },
    /// A decision of the game.
    Played {
        /// Whose.
        seat: Seat,
        /// Who made it.
        hand: Hand,
        /// In the notation of the game.
        action: String,
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<u32>,
        /// What happened, complete.
        events: Vec<Value>,
        /// The digest of the position after it.
        digest: Digest,
        /// Who is asked there.
        asked: SeatSet,
        /// How the game ended, if it did: as the rules say, whoever gave up before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<Ending>,
    },
    /// Decisions that told nobody anything were taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// The game stands as after this entry.
        to: u32,
    },
    /// Somebody asks the table to go back further.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// To the position after this entry.
        to: u32,
    },
    /// Somebody agreed, or not. With the last agreement the game stands as after the entry that was asked for.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Agreed?
        yes: bool,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
        /// How the match ended, if too few are left to go on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<Ending>,
    },
    /// A bot plays for somebody.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// Which.
        bot: String,
    },
    /// Somebody is back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// Somebody's standing orders from now on.
    Ordered {
        /// Whose.
        seat: Seat,
        /// All of them.
        orders: Vec<Order>,
    },
    /// The rules or the content were revised while the match was running; it goes on under the new ones.
    Revised {
        /// The revision from now on.
        revision: u16,
        /// The digest of the content from now on.
        content: Digest,
        /// The game stands as after this entry, which has a snapshot; what came later in the turn is taken back.
        to: u32,
        /// The position there as the new rules write it, so that the log goes on by itself; null before the start.
        state: Value,
        /// The digest of the position there.
        digest: Digest,
        /// Who is asked there.
        asked: SeatSet,
    },
    /// The match that follows was made.
    Rematch {
        /// Its name. An entry itself has an `id`, so here it is written as `next`.
        #[serde(rename = "next")]
        id: MatchId,
    },
    /// The rules failed. Nothing more happens to the match; its log is kept for a report.
    Quarantined {
        /// What is known of it.
        why: String,
    },
}

/// How the table was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Created {
    /// The name of the match.
    #[serde(rename = "match")]
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// The revision of the rules.
    pub revision: u16,
    /// The digest of the content.
    pub content: Digest,
    /// The options of the game.
    pub options: Value,
    /// Who holds which seat, seat 1 first.
    pub seats: Vec<Holder>,
    /// Time for thinking.
    pub clock: Clock,
    /// What the host calls it.
    pub title: String,
    /// Is it in the lobby?
    pub listed: bool,
    /// May people without a seat look on?
    pub watch: bool,
    /// The match that this one follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<MatchId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_with_a_name_of_its_own_keeps_both_names() {
        let next: MatchId = "0123456789abcdef".parse().unwrap();
        for id in [None, Some("w1".parse().unwrap())] {
            let entry = Entry { seq: 9, at: 1, by: By::Host, id, deed: Deed::Rematch { id: next.clone() } };
            let text = serde_json::to_string(&entry).unwrap();
            assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry, "{text}");
        }
    }
}
