//! Many games on several threads. Every game has its own stream of chance and the sums are of whole numbers, so the
//! result does not depend on how many threads there are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// What threads collect and put together at the end.
pub(crate) trait Collect: Send {
    /// Adds what another thread collected.
    fn merge(&mut self, other: Self);
}

/// As many threads as asked for, or as the machine has cores.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).clamp(1, 256)
}

/// Does the work for every index below `count` and puts the results together. The error of the lowest index that has
/// one is the one to tell.
pub(crate) fn each<C: Collect>(
    count: u64,
    jobs: usize,
    bar: &ProgressBar,
    empty: impl Fn() -> C + Sync,
    work: impl Fn(u64, &mut C) -> Result<(), Failure> + Sync,
) -> Result<C, Failure> {
    let next = AtomicU64::new(0);
    let failed: Mutex<Option<(u64, Failure)>> = Mutex::new(None);
    // Short games are taken in bunches: the counter and the bar would otherwise cost more than the game.
    let bunch = (count / (jobs as u64 * 8)).clamp(1, 64);
    let worker = || {
        let mut collected = empty();
        loop {
            let first = next.fetch_add(bunch, Ordering::Relaxed);
            if first >= count {
                return collected;
            }
            let last = count.min(first + bunch);
            for index in first..last {
                if let Err(failure) = work(index, &mut collected) {
                    next.store(count, Ordering::Relaxed);
                    note(&failed, index, failure);
                    return collected;
                }
            }
            bar.inc(last - first);
        }
    };
    let collected = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..jobs).map(|_| scope.spawn(worker)).collect();
        let mut collected = worker();
        for helper in helpers {
            match helper.join() {
                Ok(other) => collected.merge(other),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        collected
    });
    bar.finish_and_clear();
    match failed.into_inner() {
        Ok(None) => Ok(collected),
        Ok(Some((_, failure))) => Err(failure),
        Err(_) => Err(Failure::found("a thread broke off")),
    }
}

fn note(failed: &Mutex<Option<(u64, Failure)>>, index: u64, failure: Failure) {
    if let Ok(mut failed) = failed.lock()
        && failed.as_ref().is_none_or(|(earlier, _)| index < *earlier)
    {
        *failed = Some((index, failure));
    }
}

/// A bar on stderr; hidden where that is no terminal.
pub(crate) fn bar(count: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(count).with_message(what.to_owned());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} ({eta} left)");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Collect for u64 {
        fn merge(&mut self, other: Self) {
            *self += other;
        }
    }

    #[test]
    fn the_result_does_not_depend_on_the_threads() {
        for jobs in [1, 2, 7] {
            let sum = each(
                1000,
                jobs,
                &ProgressBar::hidden(),
                || 0u64,
                |index, sum| {
                    *sum += index;
                    Ok(())
                },
            );
            assert_eq!(sum.ok(), Some(499_500));
        }
    }

    #[test]
    fn an_error_stops_the_work() {
        let found = each(
            1000,
            3,
            &ProgressBar::hidden(),
            || 0u64,
            |index, _| match index {
                0..500 => Ok(()),
                _ => Err(Failure::found(index.to_string())),
            },
        );
        assert!(matches!(found, Err(Failure::Found(_))));
    }
}
