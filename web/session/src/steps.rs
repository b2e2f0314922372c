//! What happened and waits to be shown.

use std::collections::VecDeque;

use crate::Step;

/// Steps that wait to be shown, oldest first. Each holds a whole position, so only so many wait: who looks away for long is shown
/// the rest of the story, not all of it.
#[derive(Debug, Default)]
pub(crate) struct Steps(VecDeque<Step>);

impl Steps {
    /// The most that wait.
    pub(crate) const MOST: usize = 60;

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.0.push_back(step);
        if self.0.len() > Self::MOST {
            self.0.pop_front();
            // What led to the first that is left is no longer the step before it: it is a jump.
            if let Some(first) = self.0.front_mut() {
                first.news = None;
            }
        }
    }

    /// The next to show.
    pub(crate) fn next(&mut self) -> Option<Step> {
        self.0.pop_front()
    }

    /// The last of all; the others are dropped. If others were dropped, it is a jump.
    pub(crate) fn skip(&mut self) -> Option<Step> {
        let jump = self.0.len() > 1;
        let mut last = self.0.pop_back()?;
        self.0.clear();
        if jump {
            last.news = None;
        }
        Some(last)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use crate::testing::step;

    fn seqs(steps: &mut Steps) -> Vec<u32> {
        std::iter::from_fn(|| steps.next()).map(|step| step.state.seq).collect()
    }

    #[test]
    fn steps_are_shown_in_order() {
        let mut steps = Steps::default();
        (1..=3).for_each(|seq| steps.push(step(seq)));
        assert_eq!((steps.len(), seqs(&mut steps)), (3, vec![1, 2, 3]));
        assert!(steps.next().is_none() && steps.skip().is_none());
    }

    #[test]
    fn who_skips_sees_the_last_as_a_jump() {
        let mut steps = Steps::default();
        (1..=3).for_each(|seq| steps.push(step(seq)));
        let last = steps.skip().unwrap();
        assert_eq!((last.state.seq, last.news, steps.len()), (3, None, 0));
        steps.push(step(4));
        assert!(steps.skip().unwrap().news.is_some(), "nothing was left out");
    }

    #[test]
    fn only_so_many_wait() {
        let mut steps = Steps::default();
        let last = Steps::MOST as u32 + 5;
        (1..=last).for_each(|seq| steps.push(step(seq)));
        assert_eq!(steps.len(), Steps::MOST);
        let first = steps.next().unwrap();
        assert_eq!((first.state.seq, first.news), (6, None));
        assert!(steps.next().unwrap().news.is_some());
        assert_eq!(seqs(&mut steps).last(), Some(&last));
    }
}
