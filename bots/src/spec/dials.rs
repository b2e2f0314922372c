//! The dials of `mcts` as text: one table says how each is read and written.

use std::fmt;
use std::str::FromStr;

use crate::MctsConfig;
use crate::mcts::Rollout;

/// One dial.
struct Dial {
    key: &'static str,
    /// What may stand behind the `=`.
    allowed: &'static str,
    /// Turns the dial; false if that is not allowed.
    set: fn(&mut MctsConfig, &str) -> bool,
    /// Where it stands.
    get: fn(&MctsConfig) -> String,
}

const DIALS: [Dial; 12] = [
    Dial {
        key: "c",
        allowed: "a number from 0 to 100",
        set: |config, text| put(&mut config.exploration, number(text, 0.0, 100.0)),
        get: |config| config.exploration.to_string(),
    },
    Dial {
        key: "weight",
        allowed: "a number from 0.01 to 1000",
        set: |config, text| put(&mut config.weight, number(text, 0.01, 1000.0)),
        get: |config| config.weight.to_string(),
    },
    Dial {
        key: "fpu",
        allowed: "a number from -10 to 10",
        set: |config, text| put(&mut config.reluctance, number(text, -10.0, 10.0)),
        get: |config| config.reluctance.to_string(),
    },
    Dial {
        key: "prior",
        allowed: "`off` or a number from 0",
        set: |config, text| put(&mut config.prior_after, or("off", text)),
        get: |config| show_or("off", config.prior_after),
    },
    Dial {
        key: "samples",
        allowed: "a number from 1",
        set: |config, text| put(&mut config.root_samples, from_one(text)),
        get: |config| config.root_samples.to_string(),
    },
    Dial {
        key: "rollout",
        allowed: "`random`, or `best1` to `best255`",
        set: |config, text| {
            let rollout = rollout(config.rollout, text);
            put(&mut config.rollout, rollout)
        },
        get: |config| show_rollout(config.rollout),
    },
    Dial {
        key: "epsilon",
        allowed: "a number from 0 to 1 (not after `rollout=random`)",
        set: set_epsilon,
        get: |config| epsilon(config.rollout).to_string(),
    },
    Dial {
        key: "cut",
        allowed: "a number from 0",
        set: |config, text| put(&mut config.cut, text.parse().ok()),
        get: |config| config.cut.to_string(),
    },
    Dial {
        key: "reach",
        allowed: "`off` or a number from 0",
        set: |config, text| put(&mut config.reach, or("off", text)),
        get: |config| show_or("off", config.reach),
    },
    Dial {
        key: "scale",
        allowed: "`own` or a number from 1 to 1000000",
        set: |config, text| {
            let scale =
                or("own", text).filter(|scale| scale.is_none_or(|scale| (1.0..=1e6).contains(&scale)));
            put(&mut config.scale, scale)
        },
        get: |config| show_or("own", config.scale),
    },
    Dial {
        key: "margin",
        allowed: "a number from 0 to 1",
        set: |config, text| put(&mut config.margin, number(text, 0.0, 1.0)),
        get: |config| config.margin.to_string(),
    },
    Dial {
        key: "nodes",
        allowed: "a number from 1",
        set: |config, text| put(&mut config.nodes, from_one(text)),
        get: |config| config.nodes.to_string(),
    },
];

/// Turns the dial that `part` (`c=0.9`) names.
pub(super) fn set(config: &mut MctsConfig, part: &str) -> Result<(), String> {
    let (key, value) = part.split_once('=').unwrap_or((part, ""));
    let Some(dial) = DIALS.iter().find(|dial| dial.key == key) else {
        let keys: Vec<_> = DIALS.iter().map(|dial| format!("`{}=`", dial.key)).collect();
        return Err(format!("`{part}` is unknown; mcts has {}", keys.join(", ")));
    };
    if (dial.set)(config, value) {
        return Ok(());
    }
    Err(format!("`{value}` does not go with `{key}=`; allowed is {}", dial.allowed))
}

/// Writes the dials that do not stand where they usually do.
pub(super) fn write_changed(config: &MctsConfig, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let usual = MctsConfig::default();
    for dial in &DIALS {
        let stands = (dial.get)(config);
        let random = dial.key == "epsilon" && config.rollout == Rollout::Random;
        if stands != (dial.get)(&usual) && !random {
            write!(f, ":{}={stands}", dial.key)?;
        }
    }
    Ok(())
}

fn put<T>(dial: &mut T, value: Option<T>) -> bool {
    value.map(|value| *dial = value).is_some()
}

fn number(text: &str, least: f32, most: f32) -> Option<f32> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

fn from_one(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&number| number > 0)
}

/// A value, or the word for none.
fn or<T: FromStr>(none: &str, text: &str) -> Option<Option<T>> {
    if text == none { Some(None) } else { text.parse().ok().map(Some) }
}

fn show_or<T: ToString>(none: &str, value: Option<T>) -> String {
    value.map_or(none.to_owned(), |value| value.to_string())
}

fn epsilon(rollout: Rollout) -> f32 {
    match rollout {
        Rollout::Random => 0.0,
        Rollout::Best { epsilon, .. } => epsilon,
    }
}

fn rollout(now: Rollout, text: &str) -> Option<Rollout> {
    if text == "random" {
        return Some(Rollout::Random);
    }
    let of: u8 = text.strip_prefix("best")?.parse().ok().filter(|&of| of >= 1)?;
    Some(Rollout::Best { of, epsilon: epsilon(now) })
}

fn show_rollout(rollout: Rollout) -> String {
    match rollout {
        Rollout::Random => "random".to_owned(),
        Rollout::Best { of, .. } => format!("best{of}"),
    }
}

fn set_epsilon(config: &mut MctsConfig, text: &str) -> bool {
    match &mut config.rollout {
        Rollout::Random => false,
        Rollout::Best { epsilon, .. } => put(epsilon, number(text, 0.0, 1.0)),
    }
}
