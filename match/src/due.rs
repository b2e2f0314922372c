//! What waits for the server.

use orrery_wire::Status;

use crate::{Board, Due, Match, Playable, Task};

impl<G: Playable> Match<G> {
    /// All that waits, soonest first.
    pub(crate) fn all_due(&self) -> Vec<Due> {
        let at_once = |task| vec![Due { at: self.clocks.time(), task }];
        let revise = || if self.revised().is_ok() { at_once(Task::Revise) } else { Vec::new() };
        match (self.status, &self.board) {
            (Status::Gathering, _) if !self.current() => revise(),
            (Status::Gathering, _) if self.all_ready() => at_once(Task::Start),
            (Status::Running, Board::Old(_)) => revise(),
            (Status::Running, Board::Set(_)) => self.answers_due(),
            (Status::Running, Board::Bare) | (Status::Gathering | Status::Over | Status::Quarantined, _) => {
                Vec::new()
            }
        }
    }

    /// Seats for which a bot or a standing order answers.
    fn answers_due(&self) -> Vec<Due> {
        let mut due: Vec<Due> = Vec::new();
        for seat in self.asked.iter() {
            if self.asked_bot(seat).is_some() {
                let at = self.clocks.since(seat).unwrap_or(self.clocks.time());
                due.push(Due { at, task: Task::Bot(seat) });
            } else if let Some(at) = self.order_due(seat) {
                due.push(Due { at, task: Task::Order(seat) });
            }
        }
        due.sort_by_key(|due| due.at);
        due
    }
}
