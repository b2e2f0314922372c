//! Decisions taken at the same time.
//!
//! Actions are played one by one, so in the tree a seat asked together with others would come below what they have
//! just chosen, and would seem to know it. A group mends that: the first seat decides at the common point, every other
//! at a *blind* point that hangs on the same node and is the same whatever the others chose (decoupled selection). The
//! shared path goes on through all actions, so that decisions after the group know everything.
//!
//! A group ends when its last seat has acted once, or the game asks for something else. A last seat that answers in
//! several small steps therefore sees the others' answers from its second step on; the prompt does not tell that case
//! from a new, informed decision of the same seat.

use orrery_kernel::{PerSeat, Seat, SeatSet};

use super::tree::{Id, Tree};

/// Where each seat stands while a simultaneous decision is being made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    base: Id,
    left: SeatSet,
    /// How far each seat has come by its own actions; none if it has yet to begin.
    at: PerSeat<Option<Id>>,
}

impl Group {
    /// A group if several seats are asked at the node; `first` decides first.
    pub(super) fn open(asked: SeatSet, base: Id, first: Seat) -> Option<Self> {
        if asked.len() < 2 || !asked.contains(first) {
            return None;
        }
        let mut at = PerSeat::default();
        at[first] = Some(base);
        Some(Self { base, left: asked, at })
    }

    /// The point at which the seat decides, made if need be; none if the tree is full.
    pub(super) fn point<A: Copy + Ord>(&self, seat: Seat, tree: &mut Tree<A>) -> Option<Id> {
        self.at[seat].or_else(|| tree.blind(self.base, seat))
    }

    /// The seat has taken the edge and the game asks `asked` next: the group as it goes on, if it does.
    pub(super) fn after(mut self, seat: Seat, edge: Id, asked: SeatSet) -> Option<Self> {
        let others = self.left.without(seat);
        if others.is_empty() || (asked != self.left && asked != others) {
            return None;
        }
        self.left = asked;
        self.at[seat] = Some(edge);
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(indices: &[u8]) -> SeatSet {
        indices.iter().filter_map(|&index| Seat::new(index)).collect()
    }

    #[test]
    fn one_seat_is_no_group_and_the_last_answer_ends_it() {
        let [first, second] = [Seat::default(), Seat::new(1).unwrap()];
        let mut tree = Tree::<u8>::new(10);
        assert!(Group::open(seats(&[0]), Id::ROOT, first).is_none());
        let group = Group::open(seats(&[0, 1]), Id::ROOT, first).unwrap();
        assert_eq!(group.point(first, &mut tree), Some(Id::ROOT));
        let edge = tree.child(Id::ROOT, 1, first).unwrap();
        let group = group.after(first, edge, seats(&[1])).unwrap();
        let blind = group.point(second, &mut tree).unwrap();
        assert!(blind != Id::ROOT && blind != edge);
        assert!(group.after(second, blind, seats(&[0, 1])).is_none());
    }

    #[test]
    fn an_answer_of_several_steps_walks_its_own_path() {
        let first = Seat::default();
        let mut tree = Tree::<u8>::new(10);
        let group = Group::open(seats(&[0, 1]), Id::ROOT, first).unwrap();
        let edge = tree.child(Id::ROOT, 1, first).unwrap();
        let group = group.after(first, edge, seats(&[0, 1])).unwrap();
        assert_eq!(group.point(first, &mut tree), Some(edge));
        assert!(group.after(first, edge, seats(&[0])).is_none());
    }
}
