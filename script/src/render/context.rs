//! What the words of a step depend on besides the step: the form of the verb, whose step it is, and what stands
//! around it.

use std::cell::Cell;

/// The form that a verb takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// “gain”, „erhalte“
    Imperative,
    /// “gain” after “may”, „erhalten“
    Infinitive,
    /// “gain” after “to”, „zu erhalten“
    ToInfinitive,
    /// “gains”, „erhält“
    They,
    /// “gain” after “you”, „erhältst“
    You,
}

impl Form {
    /// The attribute of a phrase that holds this form; the imperative is its value.
    pub(super) fn attribute(self) -> Option<&'static str> {
        match self {
            Form::Imperative => None,
            Form::Infinitive | Form::ToInfinitive => Some("inf"),
            Form::They => Some("they"),
            Form::You => Some("you"),
        }
    }
}

/// Who does the step: decides possessives and pronouns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// The reader.
    You,
    /// A player that a scope names.
    They,
    /// The automatic opponent.
    Unity,
}

impl Who {
    /// The value of `$who` in the Fluent files.
    pub(super) fn tag(self) -> &'static str {
        match self {
            Who::You => "you",
            Who::They => "they",
            Who::Unity => "unity",
        }
    }
}

/// A scope, timing or card type around a step, on which its phrase may depend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around<'a> {
    /// The word.
    pub(super) word: &'a str,
    /// What stands around that.
    pub(super) outer: Option<&'a Around<'a>>,
}

/// What the entry itself contributes to the text of its effect.
#[derive(Debug, Default)]
pub(super) struct Card<'a> {
    /// Its own sentences, for `special`.
    pub(super) special: Option<&'a str>,
    /// They are shown once, even if the effect has two specials.
    pub(super) told: Cell<bool>,
    /// It is the ability of a single ship.
    pub(super) ship: bool,
}

/// All of it; made anew wherever something changes on the way into the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ctx<'a> {
    pub(super) form: Form,
    pub(super) who: Who,
    /// German: the verb comes before its subject.
    pub(super) verb_first: bool,
    pub(super) around: Option<&'a Around<'a>>,
    pub(super) card: &'a Card<'a>,
}

impl<'a> Ctx<'a> {
    /// The beginning: the reader is told what to do.
    pub(super) fn new(card: &'a Card<'a>) -> Self {
        Ctx { form: Form::Imperative, who: Who::You, verb_first: false, around: None, card }
    }

    /// The same person in another form.
    pub(super) fn form(self, form: Form) -> Self {
        Ctx { form, verb_first: false, ..self }
    }

    /// Another person, in another form.
    pub(super) fn who(self, who: Who, form: Form) -> Self {
        Ctx { who, form, verb_first: false, ..self }
    }

    /// The words around, innermost first.
    pub(super) fn surroundings(self) -> impl Iterator<Item = &'a str> {
        std::iter::successors(self.around, |around| around.outer).map(|around| around.word)
    }
}
