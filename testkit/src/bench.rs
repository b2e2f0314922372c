//! Random playouts: as a measure of speed for the benches of games, and as the way the rest of the test kit plays.
//! Nothing here looks at a clock.

use orrery_kernel::{Chance, Fast, Game, Prompt, Seat};

/// What some playouts came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Legal actions listed at these decisions, for the breadth of the game; also keeps the work from being removed.
    pub actions: u64,
}

/// Plays random games and keeps its buffer between them, so that it does not allocate once warm.
#[derive(Clone, Debug)]
pub struct Playouts<G: Game> {
    buffer: Vec<G::Action>,
}

impl<G: Game> Default for Playouts<G> {
    fn default() -> Self {
        Self { buffer: Vec::new() }
    }
}

impl<G: Game> Playouts<G> {
    /// Plays on from this position to the end, at most `limit` decisions.
    pub fn play(&mut self, game: &mut G, chance: &mut Fast, limit: u64) -> Played {
        let mut played = Played::default();
        while played.decisions < limit {
            let Some((seat, action)) = choose(game, chance, &mut self.buffer) else {
                played.games = 1;
                break;
            };
            game.play(seat, action, chance, &mut ());
            played.decisions += 1;
            played.actions += self.buffer.len() as u64;
        }
        played
    }
}

/// Plays `games` random games with these options; none if the options are bad.
pub fn playouts<G: Game>(options: &G::Options, seed: u64, games: u64) -> Played {
    let mut total = Played::default();
    let mut playouts = Playouts::<G>::default();
    for index in 0..games {
        let mut chance = Fast::stream(seed, index);
        let Ok(mut game) = G::start(options, &mut chance, &mut ()) else { return total };
        let played = playouts.play(&mut game, &mut chance, u64::MAX);
        total.games += played.games;
        total.decisions += played.decisions;
        total.actions += played.actions;
    }
    total
}

/// A random action of a random seat that is asked. The seat's actions are left in the buffer. None if nobody is asked
/// or the one who is cannot answer.
pub fn choose<G: Game>(
    game: &G,
    picks: &mut impl Chance,
    buffer: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let Prompt::Ask(asked) = game.prompt() else { return None };
    let seat = asked.iter().nth(picks.below(asked.len()) as usize)?;
    game.actions(seat, buffer);
    Some((seat, picks.pick(buffer)?))
}

/// Like [`choose`], but now and then looks first whether some seat may act unasked.
pub fn choose_anybody<G: Game>(
    game: &G,
    picks: &mut impl Chance,
    buffer: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    if picks.below(8) == 0 {
        let anybody = Seat::new(picks.below(game.seats().into()) as u8)?;
        game.actions(anybody, buffer);
        if let Some(action) = picks.pick(buffer) {
            return Some((anybody, action));
        }
    }
    choose(game, picks, buffer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Gops;

    #[test]
    fn playouts_count_decisions() {
        let played = playouts::<Gops>(&Gops::options(3).expect("three can play"), 1, 10);
        // Three seats bid five cards each, from hands of 5, 4, 3, 2 and 1.
        assert_eq!(played, Played { games: 10, decisions: 10 * 15, actions: 10 * 45 });
    }
}
