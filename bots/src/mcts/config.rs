//! The dials of the search, each with the value it has if nothing is said.

use std::time::Duration;

/// How long to think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same seed gives the same choice on every machine, and no clock is touched.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

/// How moves beyond the tree are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rollout {
    /// Any legal action, all equally likely.
    Random,
    /// The best appraised of `of` actions drawn at random (as good as greedy when `of` is at least the number of
    /// actions), but any legal action with probability `epsilon`. Costs `of + 1` moves for each move made.
    Best {
        /// How many are compared.
        of: u8,
        /// How often not even that.
        epsilon: f32,
    },
}

/// All dials of the search. [`MctsConfig::default`] is meant for games with turns of several small decisions and an
/// appraisal worth the name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MctsConfig {
    /// How long to think. Default: 200 ms.
    pub budget: Budget,
    /// Exploration (`c`): weight of the uncertainty of a move, in units of twice the spread of the rewards met in this
    /// search, so that it means the same whether rewards are wins and losses or small differences of appraisal.
    /// Default 0.4.
    pub exploration: f32,
    /// How many imaginary visits the first impression of a move counts for (`weight`). The impression is the mean of
    /// the decision so far, corrected by the prior if there is one. Above 0, so that wide nodes need not try
    /// everything once: first-play urgency. Default 5.
    pub weight: f32,
    /// What a move not yet tried is marked down by, in units of the spread of the rewards (`fpu`). Default 0.1.
    pub reluctance: f32,
    /// A decision met so often gets a prior for each of its moves: the appraisal right after it (`prior`). Costs one
    /// move and one appraisal for each action, once; the root always has one, over `root_samples` positions.
    /// None (`off`) switches all priors off. Default 2.
    pub prior_after: Option<u32>,
    /// On how many imagined positions the prior of the root is taken (`samples`). Default 8.
    pub root_samples: u32,
    /// How moves beyond the tree are chosen (`rollout`, `epsilon`). Default: best of 6, epsilon 0.02.
    pub rollout: Rollout,
    /// After how many decisions beyond the tree the position is appraised instead of played on (`cut`). Default 60.
    pub cut: u32,
    /// An iteration, in the tree or beyond it, ends with the own turn, or with the first later turn that is usually
    /// at least so many decisions away (`reach`); a turn is that of one seat, see [`orrery_kernel::Appraise::turn`]. Positions are then appraised
    /// between turns, always the same ones, where they compare best, and chance has less time to drown the difference
    /// that a move makes; in games with turns of one move the number keeps the view from being too short. None
    /// (`off`) for no such end. Default 4.
    pub reach: Option<u32>,
    /// By how many hundredths of a point one must lead for the odds to be e : 1 (`scale`). None (`own`) for what the
    /// game says, [`orrery_kernel::Appraise::SCALE`]. Default `own`.
    pub scale: Option<f32>,
    /// How much of a finished game's reward comes from the points and not from the victory (`margin`). Default 0.2.
    pub margin: f32,
    /// The most nodes the tree may have (`nodes`); when they are used up the tree grows no more. Default 500 000.
    pub nodes: u32,
}

impl Default for MctsConfig {
    fn default() -> Self {
        Self {
            budget: Budget::Time(Duration::from_millis(200)),
            exploration: 0.4,
            weight: 5.0,
            reluctance: 0.1,
            prior_after: Some(2),
            root_samples: 8,
            rollout: Rollout::Best { of: 6, epsilon: 0.02 },
            cut: 60,
            reach: Some(4),
            scale: None,
            margin: 0.2,
            nodes: 500_000,
        }
    }
}

impl MctsConfig {
    /// The defaults with a budget of iterations.
    pub fn iterations(count: u32) -> Self {
        Self { budget: Budget::Iterations(count), ..Self::default() }
    }

    /// The defaults with a budget of time.
    pub fn time(each_decision: Duration) -> Self {
        Self { budget: Budget::Time(each_decision), ..Self::default() }
    }
}
