//! What a game says about itself to join the conformance suite.

use orrery_kernel::{Fast, Game, Viewer};

/// Which tables to try, how large things may get, and what must always hold.
///
/// Implemented by the game itself inside its crate (`type Game = Self`), or by any type of a test file, since a test
/// file may not implement a foreign trait for a foreign game.
pub trait Conforms: 'static {
    /// The game.
    type Game: Game;
    /// No game takes more decisions than this.
    const MAX_DECISIONS: usize;
    /// A state takes no more bytes of memory than this.
    const STATE_BYTES: usize;
    /// No seat is ever offered more actions than this.
    const MAX_ACTIONS: usize;
    /// One in so many of the usual number of games is tried, for games that take long.
    const ONE_IN: u64 = 1;
    /// Does a seat always win? Not where the game itself is an opponent.
    const SEATS_WIN: bool = true;

    /// The options to be tried: every player count, and whatever else makes a table different.
    fn tables() -> Vec<<Self::Game as Game>::Options>;

    /// What holds in every position: no piece is lost or doubled, no track is left, and so on. What is wrong if not.
    fn audit(game: &Self::Game) -> Result<(), String>;

    /// The same position with everything that this viewer must not know dealt anew, so that the suite can see whether
    /// a view tells it. Works on the state and not on a view: a view that leaks, and an `imagine` that believes it,
    /// would agree with each other. Nothing if the viewer knows everything.
    fn reshuffled(_game: &Self::Game, _viewer: Viewer, _chance: &mut Fast) -> Option<Self::Game> {
        None
    }
}
