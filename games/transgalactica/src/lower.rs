//! From trees to typed steps: sequences, payments, choices, and what a card does for as long as it is in force
//! (NOTATION, sections 2 and 3). The words themselves are in `vocabulary.rs`.

use orrery_script::tree;

use crate::content::{Traits, When};
use crate::effect::{Code, NodeId, Step, Test, Wrong};
use crate::vocabulary;

/// What a card with a trigger or in force says: effects with their moments, and what holds all the time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Card {
    pub(crate) triggers: Vec<(When, NodeId)>,
    pub(crate) traits: Traits,
}

impl Code {
    /// Lowers a sequence; nothing if it has no step.
    pub(crate) fn lower(&mut self, seq: &[tree::Step]) -> Result<Option<NodeId>, Wrong> {
        let mut next = None;
        for (nth, step) in seq.iter().enumerate().rev() {
            let mut step = self.step(step)?;
            // A free move directly before a free outpost: both in either order, as the office that has them says.
            if let Step::Move(spaces) = step
                && let Some(outpost) = next
                && nth + 1 < seq.len()
                && self.node(outpost).step == (Step::Place { action_planet: false, free: true })
            {
                step = Step::Colonize(spaces);
                next = self.node(outpost).next;
            }
            next = Some(self.put(step, next)?);
        }
        Ok(next)
    }

    /// A card: what is in force goes to its traits, `on` to its triggers, the rest belongs to the moments of `when`.
    pub(crate) fn lower_card(&mut self, seq: &[tree::Step], when: &[When]) -> Result<Card, Wrong> {
        let mut card = Card::default();
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
        if when == [When::Passive] {
            if let Some(step) = rest.first() {
                let why = "a card that is in force has no moment at which this would be done";
                return Err((span(step), why.to_owned()));
            }
            return Ok(card);
        }
        if let Some(effect) = self.lower(&rest)? {
            card.triggers.extend(when.iter().map(|&when| (when, effect)));
        }
        Ok(card)
    }

    /// A block that must have one alternative.
    fn only(&mut self, block: &tree::Block) -> Result<NodeId, Wrong> {
        match block.alternatives.as_slice() {
            [only] => self.must(only),
            [] => Err((tree::Span::default(), "nothing stands in the braces".to_owned())),
            [first, ..] => {
                Err((first.first().map(span).unwrap_or_default(), "one alternative only".to_owned()))
            }
        }
    }

    fn must(&mut self, seq: &[tree::Step]) -> Result<NodeId, Wrong> {
        self.lower(seq)?.ok_or_else(|| (tree::Span::default(), "nothing is done here".to_owned()))
    }

    fn step(&mut self, step: &tree::Step) -> Result<Step, Wrong> {
        match step {
            tree::Step::Verb(verb) => vocabulary::verb(verb),
            tree::Step::Pay { cost, then } => {
                let cost = vocabulary::cost(cost)?;
                let then = self.must(then)?;
                let unlocks = vocabulary::is_trade_step(&self.node(then).step);
                Ok(Step::Pay { cost, then, unlocks })
            }
            tree::Step::Choice(block) => self.choice(block, false),
            tree::Step::May(block) => self.choice(block, true),
            tree::Step::Times(count, block) => {
                let inner = self.only(block)?;
                if !matches!(self.node(inner).step, Step::Pay { .. }) {
                    let why = "Transgalactica repeats only what is paid for each time";
                    return Err((count.span.clone(), why.to_owned()));
                }
                Ok(Step::Times(vocabulary::small(count)?, inner))
            }
            tree::Step::If { condition, then, otherwise } => {
                let test = vocabulary::test(condition)?;
                let then = Some(self.only(then)?);
                let otherwise = otherwise.as_ref().map(|block| self.only(block)).transpose()?;
                Ok(Step::If(test, then, otherwise))
            }
            tree::Step::Cap(number, block) => Ok(Step::Cap(vocabulary::small(number)?, self.only(block)?)),
            tree::Step::Special(word) => vocabulary::special(word).map(Step::Special),
            tree::Step::On(..) => Err((span(step), "`on` stands only on cards that are in force".to_owned())),
            tree::Step::Scope(word, _) => {
                Err((word.span.clone(), format!("Transgalactica has no scope `{}`", word.text)))
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

/// A requirement that is absent holds always.
impl Test {
    /// Nothing is required.
    pub fn always() -> Self {
        Self::default()
    }
}
