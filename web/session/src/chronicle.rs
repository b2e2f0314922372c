//! The news of a match in order, however they arrive.

use std::collections::BTreeMap;
use std::sync::Arc;

use orrery_wire::News;

/// Everything that is known to have happened: told from the first on without a gap, the rest held back until the gap is filled.
#[derive(Debug, Default)]
pub(crate) struct Chronicle {
    told: u32,
    held: BTreeMap<u32, Arc<News>>,
}

impl Chronicle {
    /// Takes what arrived; the answer is what can be told now, in order. What was told before is not told again.
    pub(crate) fn take(&mut self, news: impl IntoIterator<Item = News>) -> Vec<Arc<News>> {
        for news in news {
            if news.seq > self.told {
                self.held.entry(news.seq).or_insert_with(|| Arc::new(news));
            }
        }
        let mut next = Vec::new();
        while let Some(news) = self.held.remove(&(self.told + 1)) {
            self.told += 1;
            next.push(news);
        }
        next
    }

    /// The number of the last entry that was told.
    pub(crate) fn told(&self) -> u32 {
        self.told
    }

    /// Is something missing up to this entry?
    pub(crate) fn lacks(&self, seq: u32) -> bool {
        seq > self.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::news;

    fn take(chronicle: &mut Chronicle, seqs: impl IntoIterator<Item = u32>) -> Vec<u32> {
        chronicle.take(seqs.into_iter().map(news)).iter().map(|news| news.seq).collect()
    }

    #[test]
    fn news_are_told_once_and_in_order() {
        let mut chronicle = Chronicle::default();
        assert_eq!(take(&mut chronicle, [1, 2]), [1, 2]);
        assert_eq!(take(&mut chronicle, [2, 3, 1]), [3]);
        assert_eq!(chronicle.told(), 3);
    }

    #[test]
    fn what_comes_after_a_gap_waits_until_it_is_filled() {
        let mut chronicle = Chronicle::default();
        assert_eq!(take(&mut chronicle, [1, 4, 5]), [1]);
        assert!(chronicle.lacks(5) && !chronicle.lacks(1));
        assert_eq!(take(&mut chronicle, [2]), [2]);
        assert_eq!(take(&mut chronicle, [3, 4]), [3, 4, 5]);
        assert!(!chronicle.lacks(5));
    }
}
