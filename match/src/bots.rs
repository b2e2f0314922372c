//! Bots of the house: which there are, and how they think and answer.

use std::time::Duration;

use orrery_bots::mcts::Budget;
use orrery_bots::{Greedy, MctsConfig, Spec, make};
use orrery_kernel::{Fast, Seat, Viewer};
use orrery_wire::{Code, Hand, Holder, Millis, Problem};
use serde_json::Value;

use crate::decide::read;
use crate::problem::no;
use crate::{Deed, Match, Moment, Playable, Thinking};

/// The bots that are offered, weakest first.
pub(crate) const OFFERED: [&str; 5] = ["random", "greedy", "mcts:200ms", "mcts:1s", "mcts:3s"];

const LONGEST: Duration = Duration::from_secs(3);
const MOST_ITERATIONS: u32 = 10_000;
/// What a search does in a millisecond even on a slow machine.
const PER_MILLISECOND: u32 = 10;

/// The bot in its shortest spelling, if it may play here: not for too long, and without dials.
pub(crate) fn spelled(name: &str) -> Result<String, Problem> {
    allowed(name).map(|spec| spec.to_string())
}

fn allowed(name: &str) -> Result<Spec, Problem> {
    let why = "Bots are random, greedy, and mcts with a time of at most 3s (mcts:200ms) or at most 10000 iterations \
               (mcts:800).";
    let fits = |spec: &Spec| match *spec {
        Spec::Random => true,
        Spec::Greedy { samples } => samples == Greedy::SAMPLES,
        Spec::Mcts(config) => {
            let plain = MctsConfig { budget: config.budget, ..MctsConfig::default() };
            config == plain && in_time(config.budget)
        }
    };
    name.parse().ok().filter(fits).ok_or_else(|| no(Code::BadBot, why))
}

fn in_time(budget: Budget) -> bool {
    match budget {
        Budget::Iterations(count) => count <= MOST_ITERATIONS,
        Budget::Time(time) => time <= LONGEST,
    }
}

/// The same bot, but not for longer than that.
fn within(spec: Spec, limit: Millis) -> Spec {
    let Spec::Mcts(config) = spec else { return spec };
    let limit = Duration::from_millis(limit);
    let budget = match config.budget {
        Budget::Time(time) => Budget::Time(time.min(limit)),
        Budget::Iterations(count) if u128::from(count.div_ceil(PER_MILLISECOND)) > limit.as_millis() => {
            Budget::Time(limit)
        }
        Budget::Iterations(count) => Budget::Iterations(count),
    };
    Spec::Mcts(MctsConfig { budget, ..config })
}

/// What the bot would do, from nothing but what its seat sees. What the seat may do is the same in all positions that look
/// the same to it, so any of them will tell.
pub(crate) fn chosen<G: Playable>(
    view: &Value,
    seat: Seat,
    bot: &str,
    seed: u64,
    limit: Millis,
) -> Result<String, Problem> {
    let view = serde_json::from_value::<G::View>(view.clone())
        .map_err(|error| no(Code::BadRequest, error.to_string()))?;
    let spec = allowed(bot)?;
    let mut actions = Vec::new();
    G::imagine(&view, &mut Fast::new(seed)).actions(seat, &mut actions);
    if actions.is_empty() {
        return Err(no(Code::NotAsked, "Nothing is asked of that seat."));
    }
    Ok(make::<G>(&within(spec, limit), seed).choose(&view, seat, &actions).to_string())
}

impl<G: Playable> Match<G> {
    pub(crate) fn thinking(&self, seat: Seat, seed: u64) -> Option<Thinking> {
        let line = self.running().ok()?;
        let spec = allowed(self.asked_bot(seat)?).ok()?;
        let view = line.now().view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        line.now().actions(seat, &mut actions);
        if actions.is_empty() {
            return None;
        }
        Some(Box::new(move |limit| {
            make::<G>(&within(spec, limit), seed).choose(&view, seat, &actions).to_string()
        }))
    }

    /// The bot that is asked in this seat.
    pub(crate) fn asked_bot(&self, seat: Seat) -> Option<&str> {
        self.chair(seat).ok().filter(|_| self.asked.contains(seat))?.bot()
    }

    pub(crate) fn answered_by_bot(&self, seat: Seat, notation: &str) -> Result<Deed, Problem> {
        let line = self.running()?;
        if self.asked_bot(seat).is_none() {
            return Err(no(Code::NotAsked, "No bot is asked there."));
        }
        self.played(line, seat, Hand::Bot, read::<G>(notation)?)
    }

    /// A bot takes over: one's own seat at any time, another's when it keeps the table waiting.
    pub(crate) fn stood_in(&self, by: Seat, seat: Seat, bot: &str, moment: &Moment) -> Result<Deed, Problem> {
        self.running()?;
        self.player(by)?;
        let chair = self.chair(seat)?;
        if !matches!(chair.holder, Holder::Person { .. }) || chair.bot().is_some() {
            return Err(no(Code::WrongTime, "A bot plays there already."));
        }
        let now = moment.now.max(self.clocks.time());
        if by != seat && !self.clocks.overdue(seat, now) {
            let why = "A bot can play for somebody else only when they are asked and their time is up.";
            return Err(no(Code::Forbidden, why));
        }
        Ok(Deed::StoodIn { seat, bot: spelled(bot)? })
    }

    pub(crate) fn returned(&self, seat: Seat) -> Result<Deed, Problem> {
        self.running()?;
        match self.player(seat)?.stand_in {
            Some(_) => Ok(Deed::Returned { seat }),
            None => Err(no(Code::WrongTime, "No bot plays for you.")),
        }
    }
}
