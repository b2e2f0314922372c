//! When it is time to think.

use orrery_wire::{Command, State, Status};

use crate::{Brain, Heard, Player};

/// Keeps the table in mind for a brain, and says when it has something to decide: not before the last wish is answered
/// and its effect is seen, and not twice on the same position unless it was refused.
#[derive(Debug)]
pub struct Turn<B> {
    brain: B,
    state: Option<Box<State>>,
    /// The entry that did what was last asked for.
    done: u32,
    /// The entry on whose position was last decided.
    decided: Option<u32>,
}

impl<B: Brain> Turn<B> {
    /// For this brain.
    pub fn new(brain: B) -> Self {
        Self { brain, state: None, done: 0, decided: None }
    }

    /// The table as it was last seen.
    pub fn state(&self) -> Option<&State> {
        self.state.as_deref()
    }

    /// Is the match over, or stopped for good?
    pub fn over(&self) -> bool {
        self.state().is_some_and(|state| match state.status {
            Status::Over | Status::Quarantined => true,
            Status::Gathering | Status::Running => false,
        })
    }

    /// Takes note of what was heard.
    pub fn note(&mut self, heard: &Heard) {
        match heard {
            Heard::State(state) => self.state = Some(state.clone()),
            Heard::Done { seq, .. } => self.done = self.done.max(*seq),
            // The position may still be the same: another decision is needed.
            Heard::Refused { .. } => self.decided = None,
            Heard::Welcome(_)
            | Heard::News(_)
            | Heard::Skipped { .. }
            | Heard::Said { .. }
            | Heard::Trouble(_)
            | Heard::Chat(_)
            | Heard::Gap { .. } => {}
        }
    }

    /// What to ask for now, and the entry on whose position it was decided.
    pub fn decide(&mut self, player: &Player) -> Option<(u32, Command)> {
        let state = self.state.as_deref()?;
        if player.waiting() > 0 || state.seq < self.done || self.decided == Some(state.seq) {
            return None;
        }
        let command = self.brain.choose(state)?;
        self.decided = Some(state.seq);
        Some((state.seq, command))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Client, Scripted, Settings};
    use orrery_kernel::Seat;
    use serde_json::json;

    fn state(seq: u32, status: &str, asked: &[u8], offers: &[&str]) -> Heard {
        let offers: Vec<_> =
            offers.iter().map(|action| json!({ "action": action, "parts": action })).collect();
        let seat = json!({ "holder": { "person": { "name": "Ada" } }, "ready": status != "gathering", "resigned": false });
        let state = json!({
            "seq": seq, "now": 0, "status": status, "seats": [seat], "clocks": [], "asked": asked, "offers": offers,
        });
        Heard::State(serde_json::from_value(state).unwrap())
    }

    fn table() -> (Player, Turn<Scripted>) {
        let player =
            Player::new(Client::new([]), "0123456789abcdef".parse().unwrap(), None, Settings::default());
        (player, Turn::new(Scripted::new(Seat::default(), 1)))
    }

    #[test]
    fn a_player_is_ready_then_decides_once_on_each_position() {
        let (player, mut turn) = table();
        assert_eq!(turn.decide(&player), None);
        turn.note(&state(1, "gathering", &[], &[]));
        assert_eq!(turn.decide(&player), Some((1, Command::Ready { ready: true })));
        turn.note(&state(2, "running", &[2], &[]));
        assert_eq!(turn.decide(&player), None);
        turn.note(&state(3, "running", &[1], &["roll"]));
        assert_eq!(turn.decide(&player), Some((3, Command::Act { action: "roll".to_owned() })));
        assert_eq!(turn.decide(&player), None);
        turn.note(&state(4, "over", &[], &[]));
        assert!(turn.decide(&player).is_none() && turn.over());
    }

    #[test]
    fn nothing_is_decided_before_the_last_wish_is_answered_and_seen() {
        let (mut player, mut turn) = table();
        turn.note(&state(3, "running", &[1], &["roll"]));
        let id = player.ask(3, Command::Resign).unwrap();
        assert_eq!(turn.decide(&player), None);
        let (player, _) = table();
        turn.note(&Heard::Done { id: id.clone(), seq: 4 });
        assert_eq!(turn.decide(&player), None);
        turn.note(&state(4, "running", &[1], &["hold"]));
        assert!(turn.decide(&player).is_some());
        let problem = orrery_wire::Problem::new(orrery_wire::Code::Illegal, "no");
        turn.note(&Heard::Refused { id, problem });
        assert!(turn.decide(&player).is_some());
    }
}
