//! The text of steps, blocks and whole sequences.

use orrery_words::Lang;

use super::Renderer;
use super::clauses::{Clause, plain};
use super::context::{Around, Ctx, Form, Who};
use super::joining::{Glue, sentence};
use super::phrases::{Holes, Kind};
use crate::tree::{Arg, Block, Condition, Cost, Step, Trigger, Verb};

impl Renderer<'_> {
    /// The steps joined into one clause.
    pub(super) fn seq(&self, seq: &[Step], ctx: Ctx<'_>) -> String {
        let (mut groups, mut run): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        let mut last = None;
        for clause in self.clauses(seq, ctx) {
            let text = match run.last_mut() {
                Some(text) if last.as_ref() == Some(&clause) => {
                    self.twice(text);
                    continue;
                }
                _ => self.clause(&clause, ctx),
            };
            if stands_alone(&clause, ctx) {
                groups.push(self.join(std::mem::take(&mut run), Glue::And));
                groups.push(text);
            } else {
                run.push(text);
            }
            last = Some(clause);
        }
        groups.push(self.join(run, Glue::And));
        groups.retain(|group| !group.is_empty());
        groups.join("; ")
    }

    fn twice(&self, text: &mut String) {
        *text = format!("{text} {}", self.joining("twice"));
    }

    /// One clause for the whole sequence, with Unity as the subject in its game.
    pub(super) fn whole(&self, seq: &[Step], ctx: Ctx<'_>) -> String {
        if !self.unity() || ctx.who != Who::Unity && ctx.form == Form::They {
            return self.seq(seq, ctx.who(Who::You, Form::Imperative));
        }
        let unity = ctx.who(Who::Unity, Form::They);
        let (mut out, mut run) = (Vec::new(), Vec::new());
        for clause in self.clauses(seq, ctx) {
            if unity_does(&clause) {
                run.push(self.clause(&clause, unity));
                continue;
            }
            out.extend(self.unity_run(std::mem::take(&mut run), unity));
            let verb = matches!(clause, Clause::Step(Step::Verb(_)));
            out.push(self.clause(&clause, if verb { unity.form(Form::Imperative) } else { unity }));
        }
        out.extend(self.unity_run(run, unity));
        out.join("; ")
    }

    /// What Unity does, in one clause; nothing if that is nothing.
    fn unity_run(&self, run: Vec<String>, ctx: Ctx<'_>) -> Option<String> {
        let done = !run.is_empty();
        done.then(|| self.frame("unity", &Holes::default().with("effect", self.join(run, Glue::And)), ctx))
    }

    /// The steps as sentences.
    pub(super) fn sentences(&self, seq: &[Step], ctx: Ctx<'_>) -> String {
        let mut parts: Vec<String> = Vec::new();
        if self.unity() {
            parts.push(self.whole(seq, ctx));
        } else {
            let mut last = None;
            for clause in self.clauses(seq, ctx) {
                match parts.last_mut() {
                    Some(text) if last.as_ref() == Some(&clause) => self.twice(text),
                    _ => parts.push(self.clause(&clause, ctx)),
                }
                last = Some(clause);
            }
        }
        let sentences: Vec<String> =
            parts.iter().filter(|part| !part.is_empty()).map(|part| sentence(part)).collect();
        sentences.join(" ")
    }

    /// The alternatives of a block, or its only one.
    fn block(&self, block: &Block, ctx: Ctx<'_>) -> String {
        if let [only] = block.alternatives.as_slice() {
            return self.seq(only, ctx);
        }
        let they = ctx.form == Form::They;
        if !they && let Some(short) = self.factored(block, ctx) {
            return short;
        }
        let inner = if they { ctx.form(Form::Infinitive) } else { ctx };
        let alternatives = block.alternatives.iter().map(|seq| self.seq(seq, inner));
        let holes = Holes::default().with("effect", self.join(alternatives, Glue::Or));
        self.frame(if they { "choice-they" } else { "choice" }, &holes, ctx)
    }

    /// One step.
    pub(super) fn step(&self, step: &Step, ctx: Ctx<'_>) -> String {
        match step {
            Step::Verb(verb) => self.verb(verb, ctx),
            Step::Pay { cost, then } => self.payment(cost, then, ctx),
            Step::Choice(block) => self.block(block, ctx),
            Step::May(block) => self.may(block, ctx),
            Step::Times(times, block) => {
                self.frame("times", &Holes::number(times.value).with("effect", self.block(block, ctx)), ctx)
            }
            Step::If { condition, then, otherwise } => {
                self.conditional(condition, then, otherwise.as_ref(), ctx)
            }
            Step::On(triggers, block) => self.on(triggers, block, ctx),
            Step::Cap(most, block) => {
                self.frame("cap", &Holes::number(most.value).with("effect", self.block(block, ctx)), ctx)
            }
            Step::Scope(scope, block) => self.scope(&scope.text, block, ctx),
            Step::Special(_) => special(ctx),
        }
    }

    fn payment(&self, cost: &Cost, then: &[Step], ctx: Ctx<'_>) -> String {
        let holes = Holes::default().with("cost", self.cost(cost, ctx));
        if plain(then) {
            let effect = self.seq(then, ctx.form(Form::ToInfinitive));
            return self.frame("pay", &holes.with("effect", effect), ctx);
        }
        let effect = self.after_colon(&self.seq(then, ctx.form(Form::Imperative)));
        self.frame("pay-then", &holes.with("effect", effect), ctx)
    }

    fn may(&self, block: &Block, ctx: Ctx<'_>) -> String {
        // The sentences of a special say themselves what is voluntary.
        if let [only] = block.alternatives.as_slice()
            && let Some(Step::Special(_)) = only.first()
        {
            return special(ctx);
        }
        let effect = self.block(block, ctx.form(Form::Infinitive));
        self.frame("may", &Holes::default().with("effect", effect), ctx)
    }

    fn conditional(
        &self,
        condition: &Condition,
        then: &Block,
        otherwise: Option<&Block>,
        ctx: Ctx<'_>,
    ) -> String {
        let holes = Holes::default().with("condition", self.condition(condition, ctx));
        let mut out = self.frame("if", &holes.with("effect", self.consequence(then, ctx)), ctx);
        if let Some(block) = otherwise {
            let holes = Holes::default().with("effect", self.consequence(block, ctx));
            out = format!("{out}; {}", self.frame("else", &holes, ctx));
        }
        out
    }

    /// What follows “if …,”.
    fn consequence(&self, block: &Block, ctx: Ctx<'_>) -> String {
        if ctx.form != Form::They {
            return self.block(block, ctx.form(Form::Imperative));
        }
        let (frame, inner) = match (self.lang(), ctx.who) {
            (Lang::De, _) => ("they", Ctx { verb_first: true, ..ctx }),
            (Lang::En, Who::Unity) => ("unity", ctx.form(Form::They)),
            // “they gain”, not “they gains”
            (Lang::En, Who::You | Who::They) => ("they", ctx.form(Form::Imperative)),
        };
        self.frame(frame, &Holes::default().with("effect", self.block(block, inner)), ctx)
    }

    fn on(&self, triggers: &[Trigger], block: &Block, ctx: Ctx<'_>) -> String {
        let effect = match block.alternatives.as_slice() {
            [only] => self.whole(only, ctx),
            _ => self.whole(&[Step::Choice(block.clone())], ctx),
        };
        let holes = Holes::default().with("trigger", self.triggers(triggers, ctx.card.ship));
        self.frame("on", &holes.with("effect", self.after_colon(&effect)), ctx)
    }

    fn scope(&self, scope: &str, block: &Block, ctx: Ctx<'_>) -> String {
        let owner = ctx.who(if self.unity() { Who::Unity } else { Who::You }, Form::Imperative);
        let subject = self.fill(&self.find_or_show(Kind::Scope, scope), None, &Holes::default(), owner);
        let around = Around { word: scope, outer: ctx.around };
        let inner = Ctx { around: Some(&around), ..ctx };
        let effect = match scope {
            "you" => self.block(block, inner.who(Who::You, Form::You)),
            _ => self.block(block, inner.who(Who::They, Form::They)),
        };
        format!("{subject} {effect}")
    }

    /// A verb with everything it needs.
    pub(super) fn verb(&self, verb: &Verb, ctx: Ctx<'_>) -> String {
        self.verb_with(verb, None, ctx)
    }

    /// A verb, with `what` in place of its own object.
    pub(super) fn verb_with(&self, verb: &Verb, what: Option<String>, ctx: Ctx<'_>) -> String {
        let Some((words, holes)) = self.bind(verb) else { return format!("[{verb}]") };
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let Some(key) = self.verb_phrase(&verb.name.text, &words, negative(verb), ctx) else {
            return format!("[{verb}]");
        };
        if self.words.has(&key, Some("object")) {
            let what = what.unwrap_or_else(|| self.object(verb, ctx));
            return self.inflect(&key, &holes.with("what", what), ctx);
        }
        let per = verb.per.as_ref().map(|per| self.per(per, ctx)).unwrap_or_default();
        let placed = self.words.mentions(&key, ctx.form.attribute(), "per");
        let text = self.inflect(&key, &holes.with("per", per.as_str()), ctx);
        if placed { text } else { text + &per }
    }

    /// What a verb such as `gain` gives, without the verb.
    pub(super) fn object(&self, verb: &Verb, ctx: Ctx<'_>) -> String {
        let key = self.verb_phrase(&verb.name.text, &[], false, ctx);
        let (Some(key), Some((_, holes))) = (key, self.bind(verb)) else { return format!("[{verb}]") };
        let per = verb.per.as_ref().map(|per| self.per(per, ctx)).unwrap_or_default();
        self.fill(&key, Some("object"), &holes.with("per", per), ctx)
    }
}

/// In the third person, an `if` and a scope bring their own subject and so end the clause before them.
fn stands_alone(clause: &Clause<'_>, ctx: Ctx<'_>) -> bool {
    match clause {
        Clause::Step(Step::If { .. }) => ctx.form == Form::They,
        Clause::Step(Step::Scope(..)) => true,
        _ => false,
    }
}

/// Is Unity the one who does this, so that its name comes first?
fn unity_does(clause: &Clause<'_>) -> bool {
    match clause {
        Clause::Objects(_) | Clause::Qualities(_) | Clause::Tracks(_) => true,
        Clause::Step(Step::Verb(verb)) => !matches!(verb.name.text.as_str(), "rule" | "stat" | "nothing"),
        Clause::Step(step) => matches!(step, Step::Choice(_) | Step::May(_) | Step::Pay { .. }),
    }
}

/// The sentences of the entry, the first time they are asked for.
fn special(ctx: Ctx<'_>) -> String {
    if ctx.card.told.replace(true) {
        return String::new();
    }
    ctx.card.special.unwrap_or_default().trim_end_matches('.').to_owned()
}

fn negative(verb: &Verb) -> bool {
    verb.args.iter().any(|arg| matches!(arg, Arg::Number(number) if number.value < 0))
}
