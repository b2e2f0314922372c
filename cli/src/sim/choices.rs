//! How many choices the decisions of a simulation had.

/// How many decisions there were of each number of choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choices(Vec<u64>);

impl Choices {
    /// One more decision, with so many choices.
    pub(crate) fn add(&mut self, choices: usize) {
        self.put(choices, 1);
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        other
            .0
            .iter()
            .enumerate()
            .filter(|&(_, &count)| count > 0)
            .for_each(|(choices, &count)| self.put(choices, count));
    }

    fn put(&mut self, choices: usize, count: u64) {
        if self.0.len() <= choices {
            self.0.resize(choices + 1, 0);
        }
        self.0[choices] += count;
    }

    /// The share of the decisions that were none: with one choice.
    pub(crate) fn forced(&self) -> f64 {
        let forced = self.0.get(1).copied().unwrap_or(0);
        forced as f64 / self.0.iter().sum::<u64>().max(1) as f64
    }

    /// The number of choices that so many in a thousand decisions do not exceed.
    pub(crate) fn within(&self, per_mille: u64) -> usize {
        let wanted = (self.0.iter().sum::<u64>() * per_mille).div_ceil(1000);
        let mut seen = 0;
        let reached = |&count: &u64| {
            seen += count;
            seen >= wanted
        };
        self.0.iter().position(reached).unwrap_or(0)
    }

    /// The longest list.
    pub(crate) fn most(&self) -> usize {
        self.0.len().saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_counted_by_their_length() {
        let mut choices = Choices::default();
        [1, 1, 2, 5].into_iter().for_each(|length| choices.add(length));
        let mut more = Choices::default();
        (0..6).for_each(|_| more.add(3));
        choices.merge(&more);
        assert_eq!((choices.within(200), choices.within(500), choices.within(1000)), (1, 3, 5));
        assert_eq!((choices.forced(), choices.most()), (0.2, 5));
        assert_eq!((Choices::default().within(500), Choices::default().most()), (0, 0));
    }
}
