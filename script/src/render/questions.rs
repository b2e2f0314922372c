//! The text of what is not a step: costs, counters, conditions, requirements, triggers and regions.

use super::Renderer;
use super::context::{Card, Ctx};
use super::joining::{Glue, small};
use super::phrases::{Holes, Kind};
use crate::tree::{Arg, Atom, Condition, Cost, Item, Per, Relation, Trigger, Word};

impl Renderer<'_> {
    /// “2 ice and 1 energy”, “any 2 of …”
    pub(super) fn cost(&self, cost: &Cost, ctx: Ctx<'_>) -> String {
        let text = self.join(cost.items.iter().map(|item| self.item(item, ctx)), Glue::And);
        match &cost.of {
            None => text,
            Some(of) => self.fill("form-pay-of", None, &Holes::number(of.value).with("cost", text), ctx),
        }
    }

    fn item(&self, item: &Item, ctx: Ctx<'_>) -> String {
        let class = if self.is_resource(&item.what.text) { "res" } else { "cost" };
        match &item.count {
            None => self.noun(class, &item.what.text, 1, ctx),
            Some(count) => format!("{count} {}", self.noun(class, &item.what.text, count.value, ctx)),
        }
    }

    /// “ for every 2 leaders on your station (at most 4)”, with the blank before it
    pub(super) fn per(&self, per: &Per, ctx: Ctx<'_>) -> String {
        let every = per.every.as_ref().map_or(1, |every| every.value);
        let counter = self.find_or_show(Kind::Counter, &per.counter.text);
        let holes = Holes { every: Some(every), ..Holes::default() };
        let things = self.fill(&counter, Some("per"), &holes, ctx);
        let frame = if every == 1 { "form-per-one" } else { "form-per-many" };
        let mut out = format!(" {}", self.fill(frame, None, &holes.with("things", things), ctx));
        if let Some(max) = &per.max {
            out = format!("{out} {}", self.fill("form-max", None, &Holes::number(max.value), ctx));
        }
        out
    }

    /// What stands after “if”.
    pub(super) fn condition(&self, condition: &Condition, ctx: Ctx<'_>) -> String {
        let clause = |atoms: &Vec<Atom>| self.join(atoms.iter().map(|atom| self.atom(atom, ctx)), Glue::Or);
        self.join(condition.clauses.iter().map(clause), Glue::And)
    }

    fn atom(&self, atom: &Atom, ctx: Ctx<'_>) -> String {
        match atom {
            Atom::Compare(left, relation, Arg::Number(number)) => {
                self.compared(left, *relation, number.value, ctx)
            }
            Atom::Compare(left, relation, Arg::Word(right)) if self.is_counter(&left.text) => {
                let frame = if *relation == Relation::Less { "form-fewer" } else { "form-more" };
                let holes = Holes::default()
                    .with("things", self.than(left, ctx))
                    .with("others", self.than(right, ctx));
                self.fill(frame, None, &holes, ctx)
            }
            Atom::Compare(..) | Atom::Flag(_) => self.fill(
                &self.find_or_show(Kind::Condition, &atom.to_string()),
                None,
                &Holes::default(),
                ctx,
            ),
        }
    }

    /// “you have 3 or more leaders”, or what the counter says instead
    fn compared(&self, counter: &Word, relation: Relation, number: i32, ctx: Ctx<'_>) -> String {
        let name = match relation {
            Relation::AtLeast => "min",
            Relation::AtMost => "most",
            Relation::Equal if number == 0 => "none",
            Relation::Equal => "exactly",
            // Kind 4 of the notation has no such form.
            Relation::Less | Relation::More => return format!("[{counter} {relation} {number}]"),
        };
        let key = self.find_or_show(Kind::Counter, &counter.text);
        let (own, holes) = (format!("if-{name}"), Holes::number(number));
        if self.words.has(&key, Some(&own)) {
            return self.fill(&key, Some(&own), &holes, ctx);
        }
        let things = self.fill(&key, (name == "none").then_some("zero"), &holes, ctx);
        self.fill(&format!("form-{name}"), None, &holes.with("things", things), ctx)
    }

    /// A counter in a comparison of two.
    fn than(&self, counter: &Word, ctx: Ctx<'_>) -> String {
        let key = self.find_or_show(Kind::Counter, &counter.text);
        let attribute = self.words.has(&key, Some("than")).then_some("than");
        self.fill(&key, attribute, &Holes::number(2), ctx)
    }

    /// A requirement as a list of nouns.
    pub(super) fn need(&self, condition: &Condition) -> String {
        let or = format!(" {} ", self.joining("or"));
        let clause = |atoms: &Vec<Atom>| {
            let needs: Vec<String> = atoms.iter().map(|atom| self.needed(atom)).collect();
            needs.join(&or)
        };
        let clauses: Vec<String> = condition.clauses.iter().map(clause).collect();
        clauses.join("; ")
    }

    fn needed(&self, atom: &Atom) -> String {
        let card = Card::default();
        let ctx = Ctx::new(&card);
        let (key, holes) = match atom {
            Atom::Compare(counter, _, Arg::Number(number)) => {
                (self.find_or_show(Kind::Counter, &counter.text), Holes::number(number.value))
            }
            _ => (self.find_or_show(Kind::Condition, &atom.to_string()), Holes::default()),
        };
        if self.words.has(&key, Some("need")) {
            return self.fill(&key, Some("need"), &holes, ctx);
        }
        let text = self.fill(&key, None, &holes, ctx);
        if holes.numbers.is_empty() {
            text
        } else {
            self.fill("form-need", None, &holes.with("things", text), ctx)
        }
    }

    /// “When you win a battle or when you lose a battle”; `ship`: of a single ship's ability.
    pub(super) fn triggers(&self, triggers: &[Trigger], ship: bool) -> String {
        let mut texts = Vec::new();
        for trigger in triggers {
            let text = self.trigger(trigger, ship);
            texts.push(if texts.is_empty() { text } else { small(&text) });
        }
        self.join(texts, Glue::Or)
    }

    fn trigger(&self, trigger: &Trigger, ship: bool) -> String {
        let (Some(first), Some(holes)) = (trigger.words.first(), self.bind_trigger(trigger)) else {
            return format!("[{trigger}]");
        };
        let own = if ship { self.find(Kind::Trigger, &format!("{first} ship")) } else { None };
        let key = own.unwrap_or_else(|| self.find_or_show(Kind::Trigger, &first.text));
        self.fill(&key, None, &holes, Ctx::new(&Card::default()))
    }

    /// “to the region of the probe”
    pub(super) fn region(&self, region: &[Arg]) -> String {
        let Some((key, holes)) = self.bind_region(region) else {
            return format!("[{}]", crate::print::region(region));
        };
        self.fill(&self.find_or_show(Kind::Region, &key), None, &holes, Ctx::new(&Card::default()))
    }
}
