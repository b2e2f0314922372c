//! Playing random games under the eyes of a law.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use orrery_kernel::{Fast, Game, Logged, Recorder, Seat};

use super::Failure;
use crate::Conforms;
use crate::bench::choose_anybody;

/// Fine, or what is wrong.
pub(crate) type Verdict = Result<(), String>;

/// A game that has just begun.
pub(crate) struct Start<'a, G: Game> {
    pub(crate) options: &'a G::Options,
    pub(crate) game: &'a G,
    pub(crate) logged: &'a Logged<G::Event>,
}

/// An action that was just played.
pub(crate) struct Step<'a, G: Game> {
    pub(crate) before: &'a G,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) after: &'a G,
    pub(crate) logged: &'a Logged<G::Event>,
}

/// What every game must keep. One value watches all games of a table, one after another. The chance given to it is
/// its own: what it draws does not change the game.
pub(crate) trait Law<C: Conforms> {
    /// A game begins.
    fn start(&mut self, _start: &Start<'_, C::Game>) -> Verdict {
        Ok(())
    }

    /// A position is reached, the first and the last included.
    fn position(&mut self, _game: &C::Game, _chance: &mut Fast) -> Verdict {
        Ok(())
    }

    /// An action was played.
    fn step(&mut self, _step: &Step<'_, C::Game>, _chance: &mut Fast) -> Verdict {
        Ok(())
    }

    /// The game is over, or has gone on for longer than it may.
    fn end(&mut self, _game: &C::Game) -> Verdict {
        Ok(())
    }
}

/// How a verdict begins that was a panic.
const PANIC: &str = "panic: ";

/// The moves so far, kept outside the game so that they survive a panic.
type Past<G> = Vec<(Seat, <G as Game>::Action)>;

/// Plays a game for each table and seed; the shortest game that breaks the law, if any.
pub(crate) fn walk<C: Conforms, L: Law<C>>(
    name: &'static str,
    seeds: &[u64],
    make: impl Fn() -> L,
) -> Result<(), Failure> {
    for (table, options) in C::tables().iter().enumerate() {
        let mut law = make();
        let mut shortest: Option<Failure> = None;
        let mut panics = 0;
        for &seed in seeds {
            let mut past = Vec::new();
            let verdict = catch_unwind(AssertUnwindSafe(|| play::<C, L>(&mut law, options, seed, &mut past)))
                .unwrap_or_else(|panic| Err(format!("{PANIC}{}", message(&*panic))));
            let Err(what) = verdict else { continue };
            // Each panic prints its backtrace; a few are enough.
            panics += u32::from(what.starts_with(PANIC));
            if panics > 5 {
                break;
            }
            // What the law has gathered may be half done.
            law = make();
            let failure = Failure::new::<C>(name, what).at::<C::Game>(table, options, seed, &past);
            if shortest.as_ref().is_none_or(|known| failure.actions.len() < known.actions.len()) {
                shortest = Some(failure);
            }
        }
        shortest.map_or(Ok(()), Err)?;
    }
    Ok(())
}

fn play<C: Conforms, L: Law<C>>(
    law: &mut L,
    options: &<C::Game as Game>::Options,
    seed: u64,
    past: &mut Past<C::Game>,
) -> Verdict {
    let (mut chance, mut picks, mut own) = (Fast::new(seed), Fast::stream(seed, 1), Fast::stream(seed, 2));
    let mut logged = Logged { events: Vec::new(), chance: Vec::new() };
    let mut recorder = Recorder::new(&mut chance);
    let mut game = C::Game::start(options, &mut recorder, &mut logged.events)
        .map_err(|bad| format!("cannot start: {bad}"))?;
    logged.chance = recorder.outcomes;
    law.start(&Start { options, game: &game, logged: &logged })?;
    law.position(&game, &mut own)?;

    let mut buffer = Vec::new();
    while past.len() < C::MAX_DECISIONS {
        let Some((seat, action)) = choose_anybody(&game, &mut picks, &mut buffer) else { break };
        past.push((seat, action));
        let before = game.clone();
        logged.events.clear();
        let mut recorder = Recorder::new(&mut chance);
        game.play(seat, action, &mut recorder, &mut logged.events);
        logged.chance = recorder.outcomes;
        law.step(&Step { before: &before, seat, action, after: &game, logged: &logged }, &mut own)?;
        law.position(&game, &mut own)?;
    }
    law.end(&game)
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("(without a message)")
}
