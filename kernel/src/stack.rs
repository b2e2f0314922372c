//! What is pending, as data: frames on a stack inside the state instead of calls on the call stack.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A stack of at most `N` frames. The top frame is what happens next.
///
/// The depth of nesting is bounded by the rules, so a push beyond `N` is an error in the rules and panics; the
/// conformance suite looks for it, and a server quarantines the match.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stack<F, const N: usize>(ArrayVec<F, N>);

impl<F, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self(ArrayVec::new())
    }
}

impl<F, const N: usize> Stack<F, N> {
    /// Puts a frame on top.
    pub fn push(&mut self, frame: F) {
        assert!(!self.0.is_full(), "the stack of pending frames holds at most {N}");
        self.0.push(frame);
    }

    /// Puts frames on top so that they are taken in the order written.
    pub fn push_in_order<const K: usize>(&mut self, frames: [F; K]) {
        for frame in frames.into_iter().rev() {
            self.push(frame);
        }
    }

    /// Takes the top frame.
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// The top frame.
    pub fn top(&self) -> Option<&F> {
        self.0.last()
    }

    /// The top frame, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// All frames, bottom first.
    pub fn frames(&self) -> &[F] {
        &self.0
    }

    /// All frames, bottom first, to be changed.
    pub fn frames_mut(&mut self) -> &mut [F] {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_come_back_in_the_order_written() {
        let mut stack: Stack<u8, 4> = Stack::default();
        stack.push(9);
        stack.push_in_order([1, 2, 3]);
        assert_eq!(
            (stack.pop(), stack.pop(), stack.pop(), stack.top()),
            (Some(1), Some(2), Some(3), Some(&9))
        );
    }

    #[test]
    #[should_panic(expected = "at most 1")]
    fn too_deep_is_an_error_in_the_rules() {
        let mut stack: Stack<u8, 1> = Stack::default();
        stack.push_in_order([1, 2]);
    }
}
