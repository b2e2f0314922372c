//! Bots by name: `random`, `greedy`, `mcts:200ms`, `mcts:800:c=0.9:cut=40`.
//!
//! Parts are separated by colons, so that a list of bots can be separated by commas. A bot prints as the shortest text
//! that names it, and that text reads back as the same bot.

mod dials;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use orrery_kernel::Appraise;
use thiserror::Error;

use crate::mcts::Budget;
use crate::{Bot, Clock, Greedy, Mcts, MctsConfig, RandomBot, Wall};

/// Which bot, with all its dials.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spec {
    /// Plays at random.
    Random,
    /// Looks one step ahead.
    Greedy {
        /// On how many imagined positions.
        samples: u32,
    },
    /// Searches.
    Mcts(MctsConfig),
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{input}` names no bot: {why}")]
pub struct BadSpec {
    /// The text as given.
    pub input: String,
    /// What is wrong with it, and what is allowed.
    pub why: String,
}

/// A bot for the game. The clock is the operating system's, if there is one.
pub fn make<G: Appraise>(spec: &Spec, seed: u64) -> Box<dyn Bot<G>> {
    make_with_clock(spec, seed, Box::new(Wall::default()))
}

/// A bot for the game with the caller's clock, for places where the operating system has none.
pub fn make_with_clock<G: Appraise>(spec: &Spec, seed: u64, clock: Box<dyn Clock>) -> Box<dyn Bot<G>> {
    match *spec {
        Spec::Random => Box::new(RandomBot::new(seed)),
        Spec::Greedy { samples } => Box::new(Greedy::new(samples, seed)),
        Spec::Mcts(config) => Box::new(Mcts::with_clock(config, seed, clock)),
    }
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Self, BadSpec> {
        parse(text).map_err(|why| BadSpec { input: text.to_owned(), why })
    }
}

fn parse(text: &str) -> Result<Spec, String> {
    let mut parts = text.split(':');
    match (parts.next().unwrap_or_default(), parts) {
        ("random", mut rest) => match rest.next() {
            None => Ok(Spec::Random),
            Some(_) => Err("`random` has nothing to set".to_owned()),
        },
        ("greedy", rest) => greedy(rest),
        ("mcts", mut rest) => {
            let budget = rest
                .next()
                .ok_or("how long may it think? `mcts:500ms`, `mcts:2s`, or `mcts:800` iterations")?;
            let mut config = MctsConfig { budget: parse_budget(budget)?, ..MctsConfig::default() };
            rest.try_for_each(|part| dials::set(&mut config, part))?;
            Ok(Spec::Mcts(config))
        }
        _ => Err("there are `random`, `greedy` and `mcts:` with a time (`mcts:500ms`, `mcts:2s`) \
                  or a number of iterations (`mcts:800`)"
            .to_owned()),
    }
}

fn greedy<'a>(parts: impl Iterator<Item = &'a str>) -> Result<Spec, String> {
    let mut samples = Greedy::SAMPLES;
    for part in parts {
        let number = part.strip_prefix("samples=").and_then(|number| number.parse().ok());
        samples = number
            .filter(|&number| number > 0)
            .ok_or_else(|| format!("`{part}` is unknown; greedy has `samples=` and a number from 1"))?;
    }
    Ok(Spec::Greedy { samples })
}

fn parse_budget(text: &str) -> Result<Budget, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = &text[digits.len()..];
    let number: u32 = digits.parse().ok().filter(|&number| number > 0).ok_or_else(|| bad_budget(text))?;
    match unit {
        "" => Ok(Budget::Iterations(number)),
        "ms" => Ok(Budget::Time(Duration::from_millis(number.into()))),
        "s" => Ok(Budget::Time(Duration::from_secs(number.into()))),
        _ => Err(bad_budget(text)),
    }
}

fn bad_budget(text: &str) -> String {
    format!(
        "`{text}` is no time to think; allowed are `500ms`, `2s`, or a number of iterations such as `800`"
    )
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy { samples: Greedy::SAMPLES } => f.write_str("greedy"),
            Self::Greedy { samples } => write!(f, "greedy:samples={samples}"),
            Self::Mcts(config) => {
                f.write_str("mcts:")?;
                match config.budget {
                    Budget::Iterations(count) => write!(f, "{count}")?,
                    Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs())?,
                    Budget::Time(time) => write!(f, "{}ms", time.as_millis())?,
                }
                dials::write_changed(config, f)
            }
        }
    }
}
