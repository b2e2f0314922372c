//! Transgalactica joins the conformance suite.

use orrery_kernel::{Fast, Viewer};
use orrery_testkit::Conforms;
use orrery_transgalactica::{Options, Transgalactica};

struct Joins;

impl Conforms for Joins {
    type Game = Transgalactica;
    const MAX_DECISIONS: usize = 5000;
    const STATE_BYTES: usize = 3072;
    const MAX_ACTIONS: usize = 256;

    fn tables() -> Vec<Options> {
        (2..=5).map(|players| Options::standard(players).expect("2 to 5 players")).collect()
    }

    fn audit(game: &Transgalactica) -> Result<(), String> {
        game.audit()
    }

    fn reshuffled(game: &Transgalactica, viewer: Viewer, chance: &mut Fast) -> Option<Transgalactica> {
        Some(game.reshuffled(viewer, chance))
    }
}

orrery_testkit::conformance!(Joins);
