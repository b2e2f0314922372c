//! Rulings and hidden information that no chapter's test looks at closely.

use orrery_andromedas_edge::{AndromedasEdge, View};
use orrery_kernel::{Game, Seat, Viewer};

mod battles;
mod events;
mod hidden;
mod launching;
mod stations;

/// What a seat sees.
fn view(game: &AndromedasEdge, number: u8) -> View {
    game.view(Viewer::Seat(Seat::new(number - 1).expect("a seat")))
}
