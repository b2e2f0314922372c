//! Andromeda's Edge joins the conformance suite, with every player count and option.

use orrery_andromedas_edge::{AndromedasEdge, Deck, Length, Limits, Options, Special};
use orrery_kernel::{Fast, Viewer};
use orrery_testkit::Conforms;

struct Joins;

impl Conforms for Joins {
    type Game = AndromedasEdge;
    const MAX_DECISIONS: usize = 20_000;
    const STATE_BYTES: usize = 3072;
    const MAX_ACTIONS: usize = 320;
    const ONE_IN: u64 = 100;
    // Alone one plays against Unity, which may win.
    const SEATS_WIN: bool = false;

    fn tables() -> Vec<Options> {
        let standard = |players| Options::standard(players).expect("1 to 4 players");
        vec![
            standard(1),
            standard(2),
            standard(3),
            standard(4),
            Options {
                deck: Deck::CosmicTwilight,
                length: Length::Short,
                special: Special::Quasars,
                destiny: true,
                ..standard(3)
            },
            Options { special: Special::Vortexes, teams: true, limits: Limits::None, ..standard(4) },
            Options {
                deck: Deck::CosmicTwilight,
                length: Length::Long,
                s_class: "ashwing-locusts".parse().expect("a raider"),
                raiders: [
                    "umbral-stalker".parse().ok(),
                    "rust-colossus".parse().ok(),
                    "mindweaver".parse().ok(),
                    "obsidian-dreadnought".parse().ok(),
                ],
                destiny: true,
                teams: true,
                ..standard(4)
            },
        ]
    }

    fn audit(game: &AndromedasEdge) -> Result<(), String> {
        game.audit()
    }

    fn reshuffled(game: &AndromedasEdge, viewer: Viewer, chance: &mut Fast) -> Option<AndromedasEdge> {
        Some(game.reshuffled(viewer, chance))
    }
}

orrery_testkit::conformance!(Joins);
