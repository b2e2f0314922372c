//! Unity joins the conformance suite: solo, with two and with three players, under every Commander.

use orrery_andromedas_edge::unity::Foe;
use orrery_andromedas_edge::{AndromedasEdge, Deck, Length, Options, Special};
use orrery_kernel::{Fast, Viewer};
use orrery_testkit::Conforms;

struct Joins;

fn against(players: u8, foe: &str) -> Options {
    let unity: Option<Foe> = Some(foe.parse().expect("a Commander or a level"));
    let table = Options::standard(1).expect("one player against Unity");
    Options { players, unity, ..table }
}

impl Conforms for Joins {
    type Game = AndromedasEdge;
    const MAX_DECISIONS: usize = 20_000;
    const STATE_BYTES: usize = 3072;
    const MAX_ACTIONS: usize = 320;
    const ONE_IN: u64 = 100;
    const SEATS_WIN: bool = false;

    fn tables() -> Vec<Options> {
        let without = |players| Options::standard(players).expect("2 to 4 players");
        vec![
            against(1, "envoy-sera-vint"),
            against(1, "overmind-tessera"),
            Options {
                deck: Deck::CosmicTwilight,
                special: Special::Vortexes,
                destiny: true,
                ..against(1, "level-2")
            },
            against(2, "marshal-brakka"),
            Options { automatic_conn: true, special: Special::Quasars, ..against(2, "surveyor-okto-9") },
            against(3, "archivist-mnemos"),
            Options {
                deck: Deck::CosmicTwilight,
                length: Length::Short,
                special: Special::Vortexes,
                ..against(3, "director-halcyon")
            },
            Options { length: Length::Short, ..without(4) },
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
