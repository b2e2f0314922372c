//! One string of notation: does it parse, is it spelled canonically, does the game have its words?

use super::site::Site;
use super::suggest::nearest;
use super::{Found, steps};
use crate::diagnostic::Diagnostic;
use crate::print;
use crate::syntax::SyntaxError;
use crate::tree::{Atom, Condition, Cost, Number, Step, Trigger};
use crate::vocabulary::{FieldKind, Section, Vocabulary};
use crate::walk::each_step;
use crate::{parse_condition, parse_cost, parse_effect, parse_region, parse_triggers};

/// A string and what has to be known to check it.
pub(super) struct Text<'c> {
    pub(super) words: &'c Vocabulary,
    pub(super) game: &'c str,
    pub(super) site: Site<'c>,
    /// The entry has `text_en` and `text_de`, which a `special` needs; examples need none.
    pub(super) has_text: bool,
    /// The whole effect may be one `on`: its field has no `when` beside it.
    pub(super) on_may_be_all: bool,
}

impl Text<'_> {
    /// Checks a string of a kind. Limits and picks are words, not strings of the language: they are checked where
    /// they stand.
    pub(super) fn check(&self, kind: FieldKind, text: &str, found: &mut Found) {
        let result = match kind {
            FieldKind::Effect => self.effect(text, found),
            FieldKind::Cost => parse_cost(text).map(|cost| {
                self.spelling(text, &cost.to_string(), found);
                self.cost(&cost, found);
            }),
            FieldKind::Require => parse_condition(text).map(|condition| {
                self.spelling(text, &condition.to_string(), found);
                self.condition(&condition, found);
            }),
            FieldKind::When => parse_triggers(text).map(|triggers| {
                self.spelling(text, &print::triggers(&triggers).to_string(), found);
                self.triggers(&triggers, found);
            }),
            FieldKind::Region => self.region(text, found),
            FieldKind::Picks | FieldKind::Limit => Ok(()),
        };
        if let Err(error) = result {
            found.push(self.site.error(&error.span, error.message));
        }
    }

    /// The problems of an effect alone, for examples that need to fit one of several games.
    pub(super) fn fits_as_effect(&self, text: &str) -> bool {
        let mut found = Found::new();
        self.check(FieldKind::Effect, text, &mut found);
        found.is_empty()
    }

    fn effect(&self, text: &str, found: &mut Found) -> Result<(), SyntaxError> {
        let effect = parse_effect(text)?;
        self.spelling(text, &print::effect(&effect).to_string(), found);
        if let ([Step::On(triggers, _)], false) = (effect.as_slice(), self.on_may_be_all) {
            let place = triggers.first().and_then(|trigger| trigger.words.first());
            let span = place.map_or(0..text.len(), |word| word.span.0.clone());
            found.push(self.site.error(&span, "`on` around the whole effect: use the field `when`"));
        }
        each_step(&effect, &mut |step| steps::check(self, step, found));
        Ok(())
    }

    fn region(&self, text: &str, found: &mut Found) -> Result<(), SyntaxError> {
        let region = parse_region(text)?;
        self.spelling(text, &print::region(&region).to_string(), found);
        if self.words.region(self.game, &region).is_none() {
            let forms = self.forms(Section::Regions);
            let problem = self.site.error(&(0..text.len()), format!("unknown region `{text}`"));
            found.push(problem.with_help(format!("the forms are {forms}")));
        }
        Ok(())
    }

    fn spelling(&self, text: &str, canonical: &str, found: &mut Found) {
        if text != canonical {
            let same = text.bytes().zip(canonical.bytes()).take_while(|(a, b)| a == b).count();
            let message = format!("not in canonical spelling, write: {canonical}");
            found.push(self.site.error(&(same..text.len().max(same + 1)), message));
        }
    }

    pub(super) fn cost(&self, cost: &Cost, found: &mut Found) {
        if let Some(of) = &cost.of {
            self.at_least(of, 1, found);
        }
        for item in &cost.items {
            let word = item.what.text.as_str();
            let counted =
                self.words.noun(self.game, "COST", word).map(|noun| !noun.meaning.contains("no number"));
            let resource = self.words.is_noun(self.game, "RES", word);
            match &item.count {
                None if counted != Some(false) => {
                    found.push(self.site.at(&item.what.span, format!("cost `{word}` wants a number")));
                }
                Some(_) if !resource && counted != Some(true) => {
                    let problem = self.site.at(&item.what.span, format!("unknown cost `{word}`"));
                    let nouns =
                        ["RES", "COST"].into_iter().flat_map(|class| self.words.nouns(self.game, class));
                    found.push(advise(problem, word, nouns.map(|noun| noun.word.as_str())));
                }
                Some(count) => self.at_least(count, 1, found),
                None => {}
            }
        }
    }

    pub(super) fn condition(&self, condition: &Condition, found: &mut Found) {
        for atom in condition.clauses.iter().flatten() {
            if !self.words.is_condition(self.game, atom) {
                let (Atom::Compare(word, ..) | Atom::Flag(word)) = atom;
                let problem = self.site.at(&word.span, format!("unknown condition `{atom}`"));
                let sections = [Section::Counters, Section::Conditions];
                let rows = sections.into_iter().flat_map(|section| self.words.rows(section, self.game));
                found.push(advise(problem, &word.text, rows.map(|row| row.form.head())));
            }
        }
    }

    pub(super) fn triggers(&self, triggers: &[Trigger], found: &mut Found) {
        for trigger in triggers {
            let unknown = self.words.trigger(self.game, trigger).is_none();
            if let Some(first) = trigger.words.first().filter(|_| unknown) {
                let problem = self.site.at(&first.span, format!("unknown trigger `{trigger}`"));
                found.push(self.nearest_of(Section::Triggers, problem, &first.text));
            }
        }
    }

    pub(super) fn counter(&self, word: &crate::tree::Word, found: &mut Found) {
        if !self.words.is_counter(self.game, &word.text) {
            let problem = self.site.at(&word.span, format!("unknown counter `{word}`"));
            found.push(self.nearest_of(Section::Counters, problem, &word.text));
        }
    }

    /// Numbers that count something are not negative, and 0 would make the step do nothing.
    pub(super) fn at_least(&self, number: &Number, least: i32, found: &mut Found) {
        if number.value < least {
            found.push(self.site.at(&number.span, format!("`{number}`: the number must be {least} or more")));
        }
    }

    pub(super) fn nearest_of(&self, section: Section, problem: Diagnostic, word: &str) -> Diagnostic {
        advise(problem, word, self.words.rows(section, self.game).into_iter().map(|row| row.form.head()))
    }

    fn forms(&self, section: Section) -> String {
        let rows = self.words.rows(section, self.game);
        rows.iter().map(|row| format!("`{}`", row.form.text)).collect::<Vec<_>>().join(", ")
    }
}

fn advise<'w>(problem: Diagnostic, word: &str, words: impl IntoIterator<Item = &'w str>) -> Diagnostic {
    match nearest(word, words) {
        Some(other) if other != word => problem.with_help(format!("did you mean `{other}`?")),
        _ => problem,
    }
}
