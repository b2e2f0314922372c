//! Which update belongs to which move: the one who moves learns its number, the others hear the number.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use orrery_kernel::Seat;
use orrery_wire::ActionId;
use tokio::time::Instant;

/// The latest moves of one match, shared by its seats.
#[derive(Debug, Default)]
pub(crate) struct Moves {
    sent: HashMap<ActionId, Instant>,
    entries: BTreeMap<u32, Entry>,
}

#[derive(Debug, Default)]
struct Entry {
    /// Who moved, and when it was sent; known when it is acknowledged.
    moved: Option<(Seat, Instant)>,
    /// Who heard of it before that was known.
    heard: Vec<(Seat, Instant)>,
}

impl Moves {
    /// Older ones are forgotten.
    const KEPT: usize = 64;

    pub(crate) fn sent(&mut self, id: ActionId, at: Instant) {
        self.sent.insert(id, at);
    }

    /// A move was acknowledged: how long that took, and how long it took others to hear of it, as far as they have.
    pub(crate) fn done(
        &mut self,
        id: &ActionId,
        seat: Seat,
        seq: u32,
        at: Instant,
    ) -> Option<(Duration, Vec<Duration>)> {
        let sent = self.sent.remove(id)?;
        let entry = self.entry(seq);
        entry.moved = Some((seat, sent));
        let others = entry.heard.drain(..).filter(|(other, _)| *other != seat);
        let others = others.map(|(_, heard)| heard.saturating_duration_since(sent)).collect();
        Some((at.saturating_duration_since(sent), others))
    }

    /// A seat heard of an entry: how long after it was sent, if that is known and was somebody else.
    pub(crate) fn heard(&mut self, seat: Seat, seq: u32, at: Instant) -> Option<Duration> {
        let entry = self.entry(seq);
        match entry.moved {
            Some((mover, sent)) => (mover != seat).then(|| at.saturating_duration_since(sent)),
            None => {
                entry.heard.push((seat, at));
                None
            }
        }
    }

    pub(crate) fn refused(&mut self, id: &ActionId) {
        self.sent.remove(id);
    }

    fn entry(&mut self, seq: u32) -> &mut Entry {
        if self.entries.len() > Self::KEPT {
            self.entries.pop_first();
        }
        self.entries.entry(seq).or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_timed_at_others_whichever_message_comes_first() {
        let mut moves = Moves::default();
        let [one, two] = [Seat::default(), Seat::default().next(2)];
        let begun = Instant::now();
        let at = |ms| begun + Duration::from_millis(ms);
        let ids: Vec<ActionId> = ["a", "b"].iter().map(|id| id.parse().unwrap()).collect();
        moves.sent(ids[0].clone(), at(0));
        assert_eq!((moves.heard(two, 7, at(5)), moves.heard(one, 7, at(6))), (None, None));
        let done = moves.done(&ids[0], one, 7, at(9));
        assert_eq!(done, Some((Duration::from_millis(9), vec![Duration::from_millis(5)])));
        moves.sent(ids[1].clone(), at(10));
        assert_eq!(moves.done(&ids[1], two, 8, at(14)), Some((Duration::from_millis(4), Vec::new())));
        assert_eq!(moves.heard(one, 8, at(17)), Some(Duration::from_millis(7)));
        assert_eq!(moves.heard(two, 8, at(17)), None);
        assert_eq!(moves.done(&ids[1], two, 8, at(20)), None);
    }
}
