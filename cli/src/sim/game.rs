//! One game between bots, from the set table to its end.

use orrery_bots::Bot;
use orrery_kernel::{Appraise, Chance, Fast, Game, Logged, Outcome, Prompt, Recorder, Seat, Viewer};

use super::choices::Choices;
use crate::failure::Failure;
use crate::table::bot;

/// A game that is not over after so many decisions never will be.
const LIMIT: u64 = 1_000_000;

/// Who decides.
pub(crate) enum Chooser<G: Game> {
    /// Anything, for every seat: no views are made, so that games run at the full speed of the rules.
    Random(Fast),
    /// A bot for every seat.
    Bots(Vec<Box<dyn Bot<G>>>),
}

impl<G: Game + Appraise> Chooser<G> {
    /// The bots of these names in their seats, with seeds from the stream.
    pub(crate) fn new(names: &[&str], mut seeds: Fast) -> Result<Self, Failure> {
        if names.iter().all(|&name| name == "random") {
            return Ok(Self::Random(seeds));
        }
        let bots = names.iter().map(|name| bot::<G>(name, seeds.word()));
        Ok(Self::Bots(bots.collect::<Result<_, _>>()?))
    }

    #[inline]
    fn choose(&mut self, game: &G, seat: Seat, actions: &[G::Action]) -> Option<G::Action> {
        match (self, actions) {
            (_, []) => None,
            (Self::Random(chance), actions) => chance.pick(actions),
            (Self::Bots(_), [only]) => Some(*only),
            (Self::Bots(bots), actions) => {
                let choice =
                    bots.get_mut(seat.index())?.choose(&game.view(Viewer::Seat(seat)), seat, actions);
                actions.contains(&choice).then_some(choice)
            }
        }
    }
}

/// Told of every action, what it caused and where it led.
pub(crate) type Listen<'a, G> =
    dyn FnMut(Seat, <G as Game>::Action, &Logged<<G as Game>::Event>, &G) -> Result<(), Failure> + 'a;

/// How a game went.
#[derive(Debug)]
pub(crate) struct Course {
    pub(crate) outcome: Outcome,
    /// Who played without a seat, and its final score.
    pub(crate) automa: Option<(&'static str, i16)>,
    pub(crate) decisions: u64,
    /// Turns of all seats together.
    pub(crate) turns: u64,
    pub(crate) choices: Choices,
}

/// Plays to the end. Without a listener nothing is logged at all.
pub(crate) fn play<G: Game + Appraise>(
    mut game: G,
    chooser: &mut Chooser<G>,
    chance: &mut Fast,
    mut listen: Option<&mut Listen<'_, G>>,
) -> Result<Course, Failure> {
    let mut actions = Vec::with_capacity(256);
    let (mut turn, mut turns, mut choices) = (None, 0, Choices::default());
    for decisions in 0..LIMIT {
        let seat = match game.prompt() {
            Prompt::Over(outcome) => {
                return Ok(Course { outcome, automa: game.automa(), decisions, turns, choices });
            }
            Prompt::Ask(seats) => seats.first().ok_or_else(|| stuck::<G>("nobody is asked"))?,
        };
        game.actions(seat, &mut actions);
        choices.add(actions.len());
        turns += u64::from(turn.replace(game.turn(seat)) != Some(game.turn(seat)));
        let choice = chooser.choose(&game, seat, &actions);
        let action = choice.ok_or_else(|| stuck::<G>("a seat is asked and has no legal action"))?;
        match &mut listen {
            None => game.play(seat, action, chance, &mut ()),
            Some(listen) => {
                let mut recorder = Recorder::new(chance);
                let mut events = Vec::new();
                game.play(seat, action, &mut recorder, &mut events);
                let logged = Logged { events, chance: recorder.outcomes };
                listen(seat, action, &logged, &game)?;
            }
        }
    }
    Err(stuck::<G>("a game does not end"))
}

fn stuck<G: Game>(why: &str) -> Failure {
    Failure::found(format!("this is an error in the rules of {}: {why}", G::ID))
}
