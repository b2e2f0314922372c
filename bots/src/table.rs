//! Whole games between bots.

use orrery_kernel::{Fast, Game, Outcome, Prompt, Seat, Viewer};

use crate::Bot;

/// Plays a game that has been started to its end: the bot at index `i` answers for seat `i`.
///
/// Seats that are asked at the same time are asked lowest first; since each bot sees its own view only, the order
/// tells nobody anything. None if the game did not end within `limit` decisions, or a seat has no bot.
pub fn play_out<G: Game>(
    mut game: G,
    bots: &mut [Box<dyn Bot<G>>],
    chance: &mut Fast,
    limit: usize,
) -> Option<Outcome> {
    let mut actions = Vec::new();
    for _ in 0..limit {
        let seat = match game.prompt() {
            Prompt::Over(outcome) => return Some(outcome),
            Prompt::Ask(seats) => seats.first()?,
        };
        game.actions(seat, &mut actions);
        let action = answer(&game, bots.get_mut(seat.index())?.as_mut(), seat, &actions)?;
        game.play(seat, action, chance, &mut ());
    }
    game.outcome()
}

fn answer<G: Game>(game: &G, bot: &mut dyn Bot<G>, seat: Seat, actions: &[G::Action]) -> Option<G::Action> {
    match actions {
        [] => None,
        [only] => Some(*only),
        several => Some(bot.choose(&game.view(Viewer::Seat(seat)), seat, several)),
    }
}
