//! Every step of an effect, however deep it stands.

use crate::tree::{Block, Step};

/// Visits every step, outermost first, in the order they are written.
pub fn each_step<'t>(steps: &'t [Step], visit: &mut dyn FnMut(&'t Step)) {
    for step in steps {
        visit(step);
        if let Step::Pay { then, .. } = step {
            each_step(then, visit);
        }
        for block in blocks(step) {
            for alternative in &block.alternatives {
                each_step(alternative, visit);
            }
        }
    }
}

/// The blocks in braces that stand directly in a step.
pub fn blocks(step: &Step) -> impl Iterator<Item = &Block> {
    let (first, second) = match step {
        Step::Choice(block)
        | Step::May(block)
        | Step::Times(_, block)
        | Step::On(_, block)
        | Step::Cap(_, block)
        | Step::Scope(_, block) => (Some(block), None),
        Step::If { then, otherwise, .. } => (Some(then), otherwise.as_ref()),
        Step::Pay { .. } | Step::Special(_) | Step::Verb(_) => (None, None),
    };
    first.into_iter().chain(second)
}
