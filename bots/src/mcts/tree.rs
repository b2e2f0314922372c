//! The tree: nodes in one vector, children as a linked list in the order of their actions.
//!
//! A node stands for a run of actions since the root, not for a position: dice and hidden cards differ from visit to
//! visit. It is two things at once: the *edge* that led to it, with what that action brought the seat that took it,
//! and the *point* at which the next decision falls.

use orrery_kernel::Seat;

/// An index into the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Id(u32);

impl Id {
    /// The node in which every search begins.
    pub(super) const ROOT: Self = Self(0);
    /// No node. The root is nobody's child or sibling, so its index is free to say so.
    pub(super) const NONE: Self = Self(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// See the top of this file.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// The action that led here; none for the root and for blind points.
    pub(super) action: Option<A>,
    /// The seat that took it; at a blind point, the seat that decides.
    seat: Seat,
    next: Id,
    child: Id,
    blind: Id,
    /// Edge: how often it was taken.
    pub(super) visits: u32,
    /// Edge: how often it could have been taken.
    pub(super) available: u32,
    /// Edge: the rewards that it brought its seat, added up.
    pub(super) total: f64,
    /// Edge: how much better than its siblings it looked at first sight.
    pub(super) prior: f32,
    /// Point: how often a decision was made here.
    pub(super) decisions: u32,
    /// Point: the rewards of the seat that decides here, added up.
    pub(super) worth: f64,
    /// Point: what a move here usually adds to the own reward at first sight; none as long as there are no priors.
    pub(super) drift: Option<f32>,
}

impl<A> Node<A> {
    fn new(action: Option<A>, seat: Seat, next: Id) -> Self {
        Self {
            action,
            seat,
            next,
            child: Id::NONE,
            blind: Id::NONE,
            visits: 0,
            available: 0,
            total: 0.0,
            prior: 0.0,
            decisions: 0,
            worth: 0.0,
            drift: None,
        }
    }

    /// The mean reward of the edge; 0 if it was never taken.
    pub(super) fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }
}

/// The nodes of one search. Clearing keeps the memory for the next.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    most: usize,
}

impl<A: Copy + Ord> Tree<A> {
    /// A tree of at most so many nodes.
    pub(super) fn new(most: u32) -> Self {
        let mut tree = Self { nodes: Vec::new(), most: (most as usize).max(1) };
        tree.clear();
        tree
    }

    /// Back to the root alone.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, Seat::default(), Id::NONE));
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn node(&self, id: Id) -> &Node<A> {
        &self.nodes[id.index()]
    }

    pub(super) fn node_mut(&mut self, id: Id) -> &mut Node<A> {
        &mut self.nodes[id.index()]
    }

    /// The children of a point, in the order of their actions.
    pub(super) fn children(&self, point: Id) -> impl Iterator<Item = &Node<A>> {
        let mut at = self.node(point).child;
        std::iter::from_fn(move || {
            let node = (at != Id::NONE).then(|| self.node(at))?;
            at = node.next;
            Some(node)
        })
    }

    /// Begins a walk over the children of a point.
    pub(super) fn walk(&self, point: Id) -> Walk {
        Walk { point, before: Id::NONE, at: self.node(point).child }
    }

    /// Walks on to the child for the action, if there is one. Actions must come in ascending order.
    pub(super) fn find(&self, walk: &mut Walk, action: A) -> Option<Id> {
        while walk.at != Id::NONE && self.node(walk.at).action < Some(action) {
            walk.before = walk.at;
            walk.at = self.node(walk.at).next;
        }
        (walk.at != Id::NONE && self.node(walk.at).action == Some(action)).then_some(walk.at)
    }

    /// Puts in the child that `find` has just not found; none if the tree is full.
    pub(super) fn insert(&mut self, walk: &mut Walk, action: A, seat: Seat) -> Option<Id> {
        let id = self.push(Node::new(Some(action), seat, walk.at))?;
        if walk.before == Id::NONE {
            self.node_mut(walk.point).child = id;
        } else {
            self.node_mut(walk.before).next = id;
        }
        walk.at = id;
        Some(id)
    }

    /// The child for the action, found or made.
    pub(super) fn child(&mut self, point: Id, action: A, seat: Seat) -> Option<Id> {
        let mut walk = self.walk(point);
        self.find(&mut walk, action).or_else(|| self.insert(&mut walk, action, seat))
    }

    /// The point at which the seat decides without knowing what others have just decided from `base` on.
    pub(super) fn blind(&mut self, base: Id, seat: Seat) -> Option<Id> {
        let mut at = self.node(base).blind;
        while at != Id::NONE {
            if self.node(at).seat == seat {
                return Some(at);
            }
            at = self.node(at).next;
        }
        let id = self.push(Node::new(None, seat, self.node(base).blind))?;
        self.node_mut(base).blind = id;
        Some(id)
    }

    fn push(&mut self, node: Node<A>) -> Option<Id> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = Id(self.nodes.len() as u32);
        self.nodes.push(node);
        Some(id)
    }
}

/// A place in the list of children of a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk {
    point: Id,
    before: Id,
    at: Id,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(tree: &Tree<u8>, point: Id) -> Vec<u8> {
        tree.children(point).filter_map(|node| node.action).collect()
    }

    #[test]
    fn children_stay_sorted_whatever_the_order_they_come_in() {
        let mut tree = Tree::new(100);
        for action in [5, 1, 9, 3, 5, 1] {
            tree.child(Id::ROOT, action, Seat::default()).unwrap();
        }
        assert_eq!(actions(&tree, Id::ROOT), [1, 3, 5, 9]);
        assert_eq!(tree.len(), 5);
    }

    #[test]
    fn a_walk_finds_and_inserts_in_one_pass() {
        let mut tree = Tree::new(100);
        for action in [2, 4] {
            tree.child(Id::ROOT, action, Seat::default());
        }
        let mut walk = tree.walk(Id::ROOT);
        for action in 1..=5 {
            let found = tree.find(&mut walk, action);
            assert_eq!(found.is_some(), action % 2 == 0);
            if found.is_none() {
                tree.insert(&mut walk, action, Seat::default()).unwrap();
            }
        }
        assert_eq!(actions(&tree, Id::ROOT), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn blind_points_are_one_for_each_seat_and_no_children() {
        let mut tree = Tree::<u8>::new(100);
        let second = Seat::new(1).unwrap();
        let blind = tree.blind(Id::ROOT, second).unwrap();
        assert_eq!(tree.blind(Id::ROOT, second), Some(blind));
        assert_ne!(tree.blind(Id::ROOT, Seat::default()), Some(blind));
        assert!(actions(&tree, Id::ROOT).is_empty());
    }

    #[test]
    fn a_full_tree_takes_nothing_more() {
        let mut tree = Tree::new(2);
        assert!(tree.child(Id::ROOT, 1, Seat::default()).is_some());
        assert!(tree.child(Id::ROOT, 2, Seat::default()).is_none());
        assert!(tree.child(Id::ROOT, 1, Seat::default()).is_some());
        tree.clear();
        assert_eq!((tree.len(), tree.children(Id::ROOT).count()), (1, 0));
    }
}
