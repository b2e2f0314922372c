//! Who may do what: the one table that every request passes through.

use super::routes::Endpoint;

/// What somebody is to a match. One may be several at once: a host who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Nothing: the match answers like one that does not exist.
    Stranger,
    /// May look on: anybody where the host lets people watch, and whoever may still take a seat.
    Watcher,
    /// Holds a seat.
    Player,
    /// Made the table.
    Host,
}

impl Rank {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Stranger, Self::Watcher, Self::Player, Self::Host];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Stranger => "stranger",
            Self::Watcher => "watcher",
            Self::Player => "player",
            Self::Host => "host",
        }
    }

    /// May somebody of this rank do this?
    pub fn may(self, endpoint: Endpoint) -> bool {
        use Endpoint::*;
        //                                stranger watcher player host
        let [stranger, watcher, player, host] = match endpoint {
            // The house: no match is meant, everybody is a stranger.
            Health | Metrics | OpenApi => [true, true, true, true],
            Games | Lobby | Mine => [true, true, true, true],
            Make | Import => [true, true, true, true],
            // A match. A stranger can sit down with the ticket of a link, which is in the body of the request.
            Page | Log | Past | Record => [false, true, true, true],
            Socket => [false, true, true, true],
            Sit => [true, true, true, true],
            Stand | Ready => [false, false, true, false],
            Assign => [false, false, false, true],
            Rematch | Report => [false, false, true, true],
        };
        match self {
            Self::Stranger => stranger,
            Self::Watcher => watcher,
            Self::Player => player,
            Self::Host => host,
        }
    }
}
