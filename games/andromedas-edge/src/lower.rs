//! From trees to typed steps: sequences, payments, choices, scopes, and what a card does for as long as it lies there
//! (NOTATION, sections 2 and 3). The words themselves are in `vocabulary.rs`.

use orrery_script::tree;

use crate::content::Traits;
use crate::effect::{Code, NodeId, Step, Wrong};
use crate::kinds::When;
use crate::vocabulary;

/// A sustain card: what is done when it is played, what holds, what it answers to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lasting {
    pub(crate) effect: Option<NodeId>,
    pub(crate) traits: Traits,
    pub(crate) triggers: Vec<(When, NodeId)>,
}

impl Code {
    /// Lowers a sequence; nothing if it has no step.
    pub(crate) fn lower(&mut self, seq: &[tree::Step]) -> Result<Option<NodeId>, Wrong> {
        let mut next = None;
        for step in seq.iter().rev() {
            let step = self.step(step)?;
            next = Some(self.put(step, next)?);
        }
        Ok(next)
    }

    /// Lowers a sequence that must have a step.
    pub(crate) fn must(&mut self, seq: &[tree::Step]) -> Result<NodeId, Wrong> {
        self.lower(seq)?.ok_or_else(|| (tree::Span::default(), "nothing is done here".to_owned()))
    }

    /// A sustain card: what is in force goes to its traits, `on` to its triggers, the rest is done at once.
    pub(crate) fn lower_lasting(&mut self, seq: &[tree::Step]) -> Result<Lasting, Wrong> {
        let mut card = Lasting::default();
        let mut rest = Vec::new();
        for step in seq {
            match step {
                tree::Step::On(triggers, block) => {
                    let effect = self.only(block)?;
                    for trigger in triggers {
                        card.triggers.push((vocabulary::when(trigger)?, effect));
                    }
                }
                step if vocabulary::trait_of(step, &mut card.traits)? => {}
                step => rest.push(step.clone()),
            }
        }
        card.effect = self.lower(&rest)?;
        Ok(card)
    }

    /// A block that must have one alternative.
    fn only(&mut self, block: &tree::Block) -> Result<NodeId, Wrong> {
        match block.alternatives.as_slice() {
            [only] => self.must(only),
            [] => Err((tree::Span::default(), "nothing stands in the braces".to_owned())),
            _ => {
                let step = self.choice(block, false)?;
                self.put(step, None)
            }
        }
    }

    fn step(&mut self, step: &tree::Step) -> Result<Step, Wrong> {
        match step {
            tree::Step::Verb(verb) => vocabulary::verb(verb),
            tree::Step::Pay { cost, then } => {
                Ok(Step::Pay { cost: vocabulary::cost(cost)?, then: self.must(then)? })
            }
            tree::Step::Choice(block) => self.choice(block, false),
            tree::Step::May(block) => self.choice(block, true),
            tree::Step::Times(count, block) => Ok(Step::Times(vocabulary::small(count)?, self.only(block)?)),
            tree::Step::If { condition, then, otherwise } => {
                let test = vocabulary::test(condition)?;
                let then = Some(self.only(then)?);
                let otherwise = otherwise.as_ref().map(|block| self.only(block)).transpose()?;
                Ok(Step::If(test, then, otherwise))
            }
            tree::Step::Special(word) => vocabulary::special(word).map(Step::Special),
            tree::Step::Scope(word, block) => Ok(Step::Scope(vocabulary::scope(word)?, self.only(block)?)),
            tree::Step::On(..) => Err((span(step), "`on` stands only on sustain cards".to_owned())),
            tree::Step::Cap(number, _) => {
                Err((number.span.clone(), "Andromeda's Edge caps nothing".to_owned()))
            }
        }
    }

    fn choice(&mut self, block: &tree::Block, may: bool) -> Result<Step, Wrong> {
        let alternatives =
            block.alternatives.iter().map(|seq| self.must(seq)).collect::<Result<Vec<_>, _>>()?;
        let may_decline = may || alternatives.iter().all(|&first| self.may_be_declined(first));
        Ok(Step::Choice { alternatives, may_decline })
    }
}

/// Where a step begins.
pub(crate) fn span(step: &tree::Step) -> tree::Span {
    match step {
        tree::Step::Verb(verb) => verb.name.span.clone(),
        tree::Step::Special(word) | tree::Step::Scope(word, _) => word.span.clone(),
        tree::Step::Pay { cost, .. } => {
            cost.items.first().map(|item| item.what.span.clone()).unwrap_or_default()
        }
        tree::Step::Times(number, _) | tree::Step::Cap(number, _) => number.span.clone(),
        tree::Step::On(triggers, _) => {
            let word = triggers.first().and_then(|trigger| trigger.words.first());
            word.map(|word| word.span.clone()).unwrap_or_default()
        }
        tree::Step::Choice(_) | tree::Step::May(_) | tree::Step::If { .. } => tree::Span::default(),
    }
}
