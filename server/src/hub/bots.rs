//! Threads on which bots think, apart from those that serve people.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use orrery_match::Thinking;
use orrery_wire::Millis;

use super::guard;
use crate::Metrics;

/// How many decisions may wait to be thought about.
const QUEUE: usize = 4096;
/// The least time for a decision, however many wait.
const LEAST: Duration = Duration::from_millis(20);

/// Something to think about, and where the thought goes: an action, or what a panic said.
struct Job {
    thinking: Thinking,
    answer: Box<dyn FnOnce(Result<String, String>) + Send>,
}

/// The threads.
pub(super) struct Bots {
    jobs: mpsc::SyncSender<Job>,
    waiting: Arc<AtomicUsize>,
    metrics: Arc<Metrics>,
}

impl Bots {
    /// Starts so many threads. They end when nobody can ask them any more.
    pub(super) fn start(threads: usize, longest: Duration, metrics: Arc<Metrics>) -> Self {
        let (jobs, queue) = mpsc::sync_channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        let threads = threads.max(1);
        for number in 1..=threads {
            let (queue, waiting, metrics) = (queue.clone(), waiting.clone(), metrics.clone());
            let spawned = thread::Builder::new().name(format!("bot {number}")).spawn(move || {
                step_back();
                while let Some(job) = next(&queue) {
                    let left = waiting.fetch_sub(1, Ordering::AcqRel).saturating_sub(1);
                    metrics.bot_queue(left);
                    think(job, share(longest, left, threads), &metrics);
                }
            });
            if let Err(error) = spawned {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { jobs, waiting, metrics }
    }

    /// Has a bot think. False if too many wait already: ask again later.
    pub(super) fn ask(
        &self,
        thinking: Thinking,
        answer: impl FnOnce(Result<String, String>) + Send + 'static,
    ) -> bool {
        let waiting = self.waiting.fetch_add(1, Ordering::AcqRel) + 1;
        let taken = self.jobs.try_send(Job { thinking, answer: Box::new(answer) }).is_ok();
        if !taken {
            self.waiting.fetch_sub(1, Ordering::AcqRel);
        }
        self.metrics.bot_queue(waiting);
        taken
    }
}

/// People first: the operating system runs these threads when no other wants to.
fn step_back() {
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "bots think with the same right as everyone else");
    }
}

fn next(queue: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// The time for one decision: all of it if nobody waits, an equal share if many do.
fn share(longest: Duration, waiting: usize, threads: usize) -> Duration {
    let rounds = 1 + waiting / threads;
    (longest / u32::try_from(rounds).unwrap_or(u32::MAX)).max(LEAST)
}

fn think(job: Job, time: Duration, metrics: &Metrics) {
    let begun = Instant::now();
    let action = guard::caught(|| (job.thinking)(time.as_millis() as Millis));
    metrics.bot_decided(begun.elapsed().as_secs_f64());
    (job.answer)(action);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_who_wait_share_the_time() {
        let longest = Duration::from_secs(3);
        assert_eq!(share(longest, 0, 1), longest);
        assert_eq!(share(longest, 2, 1), Duration::from_secs(1));
        assert_eq!(share(longest, 2, 4), longest);
        assert_eq!(share(longest, 4000, 1), LEAST);
    }

    #[test]
    fn a_thought_that_panics_is_an_answer_and_the_thread_goes_on() {
        let bots = Bots::start(1, Duration::from_millis(100), Arc::new(Metrics::new()));
        let (tell, told) = mpsc::channel();
        let thoughts: [Thinking; 2] =
            [Box::new(|_| panic!("no rule for this")), Box::new(|_| "pass".to_owned())];
        for thinking in thoughts {
            let tell = tell.clone();
            assert!(bots.ask(thinking, move |action| tell.send(action).unwrap()));
        }
        assert_eq!(told.recv().unwrap(), Err("no rule for this".to_owned()));
        assert_eq!(told.recv().unwrap(), Ok("pass".to_owned()));
    }
}
