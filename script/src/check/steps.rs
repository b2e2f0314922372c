//! One step of an effect: verbs with their forms, and blocks that say nothing.

use super::Found;
use super::strings::Text;
use crate::tree::{Arg, Span, Step, Verb};
use crate::vocabulary::Section;
use crate::walk::blocks;

/// Checks a step, but not the steps inside it.
pub(super) fn check(text: &Text<'_>, step: &Step, found: &mut Found) {
    doubled_braces(text, step, found);
    match step {
        Step::Verb(verb) => check_verb(text, verb, found),
        Step::Pay { cost, .. } => text.cost(cost, found),
        Step::May(_) => needless_may(text, step, found),
        Step::If { condition, .. } => text.condition(condition, found),
        Step::On(triggers, _) => text.triggers(triggers, found),
        Step::Cap(number, _) | Step::Times(number, _) => text.at_least(number, 1, found),
        Step::Scope(scope, _) => {
            if text.words.word(Section::Scopes, text.game, &scope.text).is_none() {
                let problem = text.site.at(&scope.span, format!("unknown scope or form `{scope}`"));
                found.push(text.nearest_of(Section::Scopes, problem, &scope.text));
            }
        }
        Step::Special(slug) => {
            if !text.has_text {
                let message = format!("special \"{slug}\" without text_en and text_de");
                found.push(text.site.at(&slug.span, message));
            }
        }
        Step::Choice(_) => {}
    }
}

fn check_verb(text: &Text<'_>, verb: &Verb, found: &mut Found) {
    let (words, game) = (text.words, text.game);
    let name = verb.name.text.as_str();
    let forms = words.verb_forms(game, name);
    if forms.is_empty() {
        let problem = text.site.at(&verb.name.span, format!("unknown verb `{name}`"));
        found.push(text.nearest_of(Section::Verbs, problem, name));
    } else if words.bind(game, verb).is_none() {
        let forms: Vec<String> = forms.iter().map(|row| format!("`{}`", row.form.text)).collect();
        let problem = text.site.at(&verb.name.span, format!("`{verb}` fits no form of the verb"));
        found.push(problem.with_help(format!("the forms are {}", forms.join(", "))));
    }
    if let Some(per) = &verb.per {
        text.counter(&per.counter, found);
        for number in per.every.iter().chain(&per.max) {
            text.at_least(number, 1, found);
        }
        if !verb.args.iter().any(|arg| matches!(arg, Arg::Number(_))) {
            found.push(text.site.at(&verb.name.span, format!("nothing to count in `{verb}`")));
        }
    }
    habits(text, verb, found);
}

/// What the forms allow and the game has another way to say, or no use for.
fn habits(text: &Text<'_>, verb: &Verb, found: &mut Found) {
    let has = |word: &str| verb.args.iter().any(|arg| matches!(arg, Arg::Word(found) if found.text == word));
    let andromeda = matches!(text.game, "andromedas-edge" | "escalation");
    if andromeda && verb.name.text == "gain" && has("tactics") {
        found.push(text.site.at(&verb.name.span, "tactics cards are gained by `draw`"));
    }
    let priced = ["military", "trade", "any-track"].into_iter().any(has);
    if text.game == "transgalactica" && verb.name.text == "advance" && has("free") && !priced {
        found.push(text.site.at(&verb.name.span, format!("`free` on a track without cost in `{verb}`")));
    }
}

fn doubled_braces(text: &Text<'_>, step: &Step, found: &mut Found) {
    for block in blocks(step) {
        if let [alternative] = block.alternatives.as_slice()
            && let [inner @ Step::Choice(_)] = alternative.as_slice()
        {
            let message = format!("doubled braces in `{step}`");
            found.push(text.site.at(&first_word(inner), message));
        }
    }
}

fn needless_may(text: &Text<'_>, step: &Step, found: &mut Found) {
    let Step::May(block) = step else { return };
    let [alternative] = block.alternatives.as_slice() else { return };
    let [inner] = alternative.as_slice() else { return };
    let declinable = match inner {
        Step::Pay { .. } => true,
        Step::Verb(verb) => text.words.may_be_declined(text.game, verb),
        _ => false,
    };
    if declinable {
        let message = format!("needless `may` around `{inner}`, which may be declined anyway");
        found.push(text.site.at(&first_word(inner), message));
    }
}

/// The first word of a step that has a place.
fn first_word(step: &Step) -> Span {
    let first = match step {
        Step::Verb(verb) => Some(&verb.name.span),
        Step::Scope(word, _) | Step::Special(word) => Some(&word.span),
        Step::Times(number, _) | Step::Cap(number, _) => Some(&number.span),
        Step::Pay { cost, .. } => cost.items.first().map(|item| &item.what.span),
        Step::On(triggers, _) => triggers.first().and_then(|t| t.words.first()).map(|word| &word.span),
        Step::Choice(_) | Step::May(_) | Step::If { .. } => None,
    };
    match first {
        Some(span) => span.clone(),
        None => blocks(step)
            .next()
            .and_then(|block| block.alternatives.first()?.first())
            .map_or_else(Span::default, first_word),
    }
}
