//! Neighbouring steps that become one clause: “gain 2 energy and 1 ice” rather than “gain 2 energy and gain 1 ice”.

use orrery_words::Lang;

use super::Renderer;
use super::context::{Ctx, Form};
use super::joining::Glue;
use super::phrases::{Holes, Kind};
use crate::tree::{Arg, Block, Seq, Step, Verb};

/// A clause of a sequence.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Clause<'t> {
    /// The same verb with several objects: gains, VP or strength.
    Objects(Vec<&'t Verb>),
    /// Range and abilities: what they have in common at the beginning is said once.
    Qualities(Vec<&'t Verb>),
    /// Steps of the same number on several tracks.
    Tracks(Vec<&'t Verb>),
    /// Anything else.
    Step(&'t Step),
}

impl Renderer<'_> {
    /// The steps of a sequence, neighbours joined where the language does so.
    pub(super) fn clauses<'t>(&self, seq: &'t [Step], ctx: Ctx<'_>) -> Vec<Clause<'t>> {
        let mut out = Vec::new();
        for step in seq {
            let Step::Verb(verb) = step else {
                out.push(Clause::Step(step));
                continue;
            };
            match (out.last_mut(), verb.name.text.as_str()) {
                (Some(Clause::Qualities(verbs)), "range" | "ability") => verbs.push(verb),
                (_, "range" | "ability") => out.push(Clause::Qualities(vec![verb])),
                (last, "advance") if self.plain_advance(verb, ctx) => match last {
                    Some(Clause::Tracks(verbs)) if other_track(verbs, verb) => verbs.push(verb),
                    _ => out.push(Clause::Tracks(vec![verb])),
                },
                (Some(Clause::Objects(verbs)), "gain" | "vp" | "strength") if self.same_verb(verbs, verb) => {
                    verbs.push(verb);
                }
                (_, "gain" | "vp" | "strength") => out.push(Clause::Objects(vec![verb])),
                _ => out.push(Clause::Step(step)),
            }
        }
        out
    }

    /// Does the verb go on with the object list? German says the same verb for gains and VP.
    fn same_verb(&self, verbs: &[&Verb], verb: &Verb) -> bool {
        let Some(last) = verbs.last() else { return false };
        let counts = verb.per.is_some() || last.per.is_some();
        let same = verb.name == last.name && (verb.name.text != "gain" || !counts);
        same || self.lang() == Lang::De && !counts
    }

    /// Does this step use the usual phrase of its game for advancing, which can name several tracks?
    pub(super) fn plain_advance(&self, verb: &Verb, ctx: Ctx<'_>) -> bool {
        if verb.name.text != "advance" {
            return false;
        }
        let words: Vec<&str> = verb.args.iter().skip(1).filter_map(word).collect();
        let own = self.verb_phrase("advance", &words, false, ctx);
        let usual = self.find(Kind::Verb, "advance");
        // A phrase of its own may still say the same: then it is plain all the same.
        let text = |key| self.fill(key, None, &Holes::number(2), ctx);
        own == usual || own.as_deref().map(text) == usual.as_deref().map(text)
    }

    /// The text of a clause.
    pub(super) fn clause(&self, clause: &Clause<'_>, ctx: Ctx<'_>) -> String {
        match clause {
            Clause::Step(step) => self.step(step, ctx),
            Clause::Objects(verbs) | Clause::Qualities(verbs) | Clause::Tracks(verbs) if verbs.len() == 1 => {
                verbs.iter().map(|verb| self.verb(verb, ctx)).collect()
            }
            Clause::Objects(verbs) => self.with_objects(verbs, ctx),
            Clause::Qualities(verbs) => self.with_common_beginning(verbs, ctx),
            Clause::Tracks(verbs) => {
                let tracks = self.join(self.tracks(verbs, ctx), Glue::And);
                let key = self.find_or_show(Kind::Verb, "advance each");
                self.inflect(&key, &common_number(verbs).with("tracks", tracks), ctx)
            }
        }
    }

    /// “score 1 VP for each moon plus 2 VP for each leader”, “gain 2 energy and 1 ice”
    fn with_objects(&self, verbs: &[&Verb], ctx: Ctx<'_>) -> String {
        let Some(first) = verbs.first() else { return String::new() };
        let objects = self.objects(verbs, ctx);
        let what = if verbs.iter().any(|verb| verb.per.is_some()) {
            objects.join(&format!(" {} ", self.joining("plus")))
        } else {
            self.join(objects, Glue::And)
        };
        self.verb_with(first, Some(what), ctx)
    }

    /// “your ships have +2 range and Voyage”
    fn with_common_beginning(&self, verbs: &[&Verb], ctx: Ctx<'_>) -> String {
        let texts: Vec<String> = verbs.iter().map(|verb| self.verb(verb, ctx)).collect();
        let parts: Vec<Vec<&str>> = texts.iter().map(|text| text.split(' ').collect()).collect();
        let Some(first) = parts.first() else { return String::new() };
        let same = |at: &usize| parts.iter().all(|part| part.get(*at) == first.get(*at));
        let common = (0..first.len()).take_while(same).count();
        let rest = self.join(parts.iter().map(|part| part[common..].join(" ")), Glue::And);
        [&first[..common], &[rest.as_str()]].concat().join(" ")
    }

    /// What each of the verbs gives, without the verb.
    fn objects(&self, verbs: &[&Verb], ctx: Ctx<'_>) -> Vec<String> {
        verbs.iter().map(|verb| self.object(verb, ctx)).collect()
    }

    fn tracks(&self, verbs: &[&Verb], ctx: Ctx<'_>) -> Vec<String> {
        let words = verbs.iter().filter_map(|verb| verb.args.get(1).and_then(word));
        words.map(|track| self.noun("track", track, 1, ctx)).collect()
    }

    /// Alternatives that differ in one noun: “gain 1 Mineral or 1 Energy”.
    pub(super) fn factored(&self, block: &Block, ctx: Ctx<'_>) -> Option<String> {
        let mut steps = Vec::new();
        for alternative in &block.alternatives {
            let [step] = alternative.as_slice() else { return None };
            steps.push(step);
        }
        self.factored_payments(&steps, ctx).or_else(|| self.factored_verbs(&steps, ctx))
    }

    /// Payments that differ in their cost only.
    fn factored_payments(&self, steps: &[&Step], ctx: Ctx<'_>) -> Option<String> {
        let mut common: Option<&Seq> = None;
        let mut costs = Vec::new();
        for step in steps {
            let Step::Pay { cost, then } = step else { return None };
            if common.is_some_and(|common| common != then) {
                return None;
            }
            common = Some(then);
            costs.push(self.cost(cost, ctx));
        }
        let then = common.filter(|then| plain(then))?;
        let effect = self.seq(then, ctx.form(Form::ToInfinitive));
        let holes = Holes::default().with("cost", self.join(costs, Glue::Or)).with("effect", effect);
        Some(self.frame("pay", &holes, ctx))
    }

    /// Gains, VP or tracks that differ in their object only.
    fn factored_verbs(&self, steps: &[&Step], ctx: Ctx<'_>) -> Option<String> {
        let mut verbs: Vec<&Verb> = Vec::new();
        for step in steps {
            let Step::Verb(verb) = step else { return None };
            verbs.push(verb);
        }
        let first = verbs.first()?;
        let name = first.name.text.as_str();
        if verbs.iter().all(|verb| verb.name.text == name) && matches!(name, "gain" | "vp") {
            return Some(self.verb_with(first, Some(self.join(self.objects(&verbs, ctx), Glue::Or)), ctx));
        }
        let same_number = verbs.iter().all(|verb| verb.args.first() == first.args.first());
        if same_number && verbs.iter().all(|verb| self.plain_advance(verb, ctx)) {
            let tracks = self.join(self.tracks(&verbs, ctx), Glue::Or);
            let key = self.find_or_show(Kind::Verb, "advance");
            return Some(self.inflect(&key, &common_number(&verbs).with("track", tracks), ctx));
        }
        None
    }
}

/// Can it all be said with infinitives?
pub(super) fn plain(seq: &[Step]) -> bool {
    seq.iter().all(|step| match step {
        Step::Verb(_) => true,
        Step::Choice(block) => block.alternatives.iter().all(|seq| plain(seq)),
        Step::Pay { then, .. } => plain(then),
        _ => false,
    })
}

/// The word that an argument is.
pub(super) fn word(arg: &Arg) -> Option<&str> {
    match arg {
        Arg::Word(word) => Some(&word.text),
        Arg::Number(_) => None,
    }
}

/// The number that the verbs have in common.
fn common_number(verbs: &[&Verb]) -> Holes {
    match verbs.first().and_then(|verb| verb.args.first()) {
        Some(Arg::Number(number)) => Holes::number(number.value),
        _ => Holes::default(),
    }
}

/// As many steps as those, and on a track that is not among them.
fn other_track(verbs: &[&Verb], verb: &Verb) -> bool {
    verbs.iter().all(|other| other.args.first() == verb.args.first() && other.args != verb.args)
}
