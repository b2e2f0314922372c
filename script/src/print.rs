//! From a tree back to its string, in the one canonical spelling.

use std::fmt::{self, Display, Formatter};

use crate::tree::{
    Arg, Atom, Block, Condition, Cost, Item, Number, Per, Relation, Step, Trigger, Verb, Word,
};

/// Parts of a tree with a separator between them, ready to be printed.
#[derive(Clone, Copy, Debug)]
pub struct Joined<'t, T> {
    parts: &'t [T],
    separator: &'static str,
}

/// The spelling of an effect.
pub fn effect(steps: &[Step]) -> Joined<'_, Step> {
    Joined { parts: steps, separator: "; " }
}

/// The spelling of a field of kind `when`.
pub fn triggers(triggers: &[Trigger]) -> Joined<'_, Trigger> {
    Joined { parts: triggers, separator: " or " }
}

/// The spelling of a region selector.
pub fn region(parts: &[Arg]) -> Joined<'_, Arg> {
    Joined { parts, separator: " " }
}

impl<T: Display> Display for Joined<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts.iter().enumerate() {
            if index > 0 {
                f.write_str(self.separator)?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }
}

impl Display for Word {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl Display for Arg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Word(word) => word.fmt(f),
        }
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Step::Pay { cost, then } => write!(f, "pay {cost} -> {}", effect(then)),
            Step::Choice(block) => block.fmt(f),
            Step::May(block) => write!(f, "may {block}"),
            Step::Times(number, block) => write!(f, "x{number} {block}"),
            Step::If { condition, then, otherwise: None } => write!(f, "if {condition} {then}"),
            Step::If { condition, then, otherwise: Some(otherwise) } => {
                write!(f, "if {condition} {then} else {otherwise}")
            }
            Step::On(when, block) => write!(f, "on {} {block}", triggers(when)),
            Step::Cap(number, block) => write!(f, "cap {number} {block}"),
            Step::Scope(scope, block) => write!(f, "{scope} {block}"),
            Step::Special(slug) => write!(f, "special \"{slug}\""),
            Step::Verb(verb) => verb.fmt(f),
        }
    }
}

impl Display for Block {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, alternative) in self.alternatives.iter().enumerate() {
            write!(f, "{} {}", if index == 0 { "{" } else { " |" }, effect(alternative))?;
        }
        f.write_str(" }")
    }
}

impl Display for Verb {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        for arg in &self.args {
            write!(f, " {arg}")?;
        }
        self.per.as_ref().map_or(Ok(()), |per| write!(f, " {per}"))
    }
}

impl Display for Per {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("per ")?;
        if let Some(every) = &self.every {
            write!(f, "{every} ")?;
        }
        self.counter.fmt(f)?;
        self.max.as_ref().map_or(Ok(()), |max| write!(f, " (max {max})"))
    }
}

impl Display for Cost {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(of) = &self.of {
            write!(f, "{of} of ")?;
        }
        Joined { parts: &self.items, separator: ", " }.fmt(f)
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.count {
            Some(count) => write!(f, "{count} {}", self.what),
            None => self.what.fmt(f),
        }
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, clause) in self.clauses.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            Joined { parts: clause, separator: " or " }.fmt(f)?;
        }
        Ok(())
    }
}

impl Display for Atom {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Atom::Compare(left, relation, right) => write!(f, "{left} {relation} {right}"),
            Atom::Flag(flag) => flag.fmt(f),
        }
    }
}

impl Display for Relation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Relation::AtLeast => ">=",
            Relation::AtMost => "<=",
            Relation::Equal => "=",
            Relation::Less => "<",
            Relation::More => ">",
        })
    }
}

impl Display for Trigger {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Joined { parts: &self.words, separator: " " }.fmt(f)
    }
}
