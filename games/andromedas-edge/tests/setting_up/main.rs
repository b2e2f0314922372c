//! Setting the table, and chance in general (AE-SETUP, AE-RANDOM).

use orrery_andromedas_edge::{AndromedasEdge, Event, Options, Tile, View};
use orrery_kernel::{Fast, Game, Prompt, Seat, Viewer};

mod chance;
mod options;
mod players;
mod table;

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).expect("a seat")
}

fn standard(players: u8) -> Options {
    Options::standard(players).expect("2 to 4 players")
}

fn start(options: Options, seed: u64) -> (AndromedasEdge, Vec<Event>) {
    let mut events = Vec::new();
    let game = AndromedasEdge::start(&options, &mut Fast::new(seed), &mut events).expect("a table");
    (game, events)
}

/// Everybody takes the first faction and destiny dealt.
fn begun(options: Options, seed: u64) -> (AndromedasEdge, Vec<Event>) {
    let (mut game, mut events) = start(options, seed);
    let mut chance = Fast::new(seed + 1000);
    let mut actions = Vec::new();
    while let Prompt::Ask(asked) = game.prompt() {
        if asked.len() == 1 && events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
            break;
        }
        let first = asked.first().expect("somebody");
        game.actions(first, &mut actions);
        game.play(first, actions[0], &mut chance, &mut events);
    }
    (game, events)
}

fn view(game: &AndromedasEdge, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

fn tiles(view: &View) -> Vec<Tile> {
    view.sites.iter().map(|site| site.tile).collect()
}
